"""What a phone is told of the middle of the table, by the kinds that games declare (`Info.middle`)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.engine import zones
from game.engine.cards import NO_SUIT, UNKNOWN
from game.engine.events import Place
from game.phones.messages.table_shown import Laid, MiddleShown
from game.show.presented_table import PILE, Presented
from game.words.sentences import Sentences, suit_name


class NamedOnPhone:
    """The names of cards, suits and people at one table, as its phones are told them."""

    def __init__(self, sentences: Sentences) -> None:
        self.words, self.table = sentences.words, sentences.table
        self._sentences = sentences

    def card(self, card: int) -> str:
        """Return the name of a card."""
        return self.words("label", name=self._sentences.card(card))

    def suit(self, suit: int) -> tuple[str, str]:
        """Return the letter and the name of a suit; nothing for none."""
        if suit == NO_SUIT:
            return "", ""
        letter = self.table.deck.suits[suit]
        return letter, self.words("label", name=suit_name(letter))

    def person(self, seat: int) -> str:
        """Return the name of whoever sits at a seat, or "You"."""
        return self._sentences.called(seat)

    def laid(self, card: int, by: str = "", *, won: bool = False) -> Laid:
        """Return a card on the table, and by whom it was laid."""
        if card == UNKNOWN:
            return Laid("", self.words("phone.face_down"), by, won)
        return Laid(self.table.deck.codes[card], self.card(card), by, won)


def piles(named: NamedOnPhone, presented: Presented[Any]) -> MiddleShown:
    """Return the draw pile, the top of the discard pile, the suit in force, and which way play goes."""
    discard = presented.cards(Place(zones.DISCARD))
    suit = presented.facts.called
    if suit == NO_SUIT and discard and discard[-1] != UNKNOWN:
        suit = named.table.deck.suit[discard[-1]]
    letter, name = named.suit(suit)
    laid = [named.laid(card) for card in discard[-1:]]
    back = presented.facts.direction < 0
    return MiddleShown("piles", len(presented.cards(PILE)), laid, letter, name, back=back)


def trick(named: NamedOnPhone, presented: Presented[Any]) -> MiddleShown:
    """Return the cards of the trick in the order of play, the trump and the order of ranks."""
    facts, words, game = presented.facts, named.words, named.table.game
    laid = []
    for place, card in enumerate(presented.cards(Place(zones.TRICK))):
        seat = (facts.leader + place) % named.table.players
        laid.append(named.laid(card, named.person(seat), won=seat == facts.winning))
    letter, name = named.suit(facts.trump)
    told = []
    if letter:
        told.append(words("phone.trump", suit=name))
    elif facts.bids and facts.bidder >= 0:
        leads = words(f"{game}.trump-lead", name=named.person(facts.bidder))
        told.append(words("phone.trump", suit=leads))
    if facts.order:
        told.append(words(f"{game}.order.{facts.order}"))
    told += [
        words("phone.prize", name=words(f"{game}.centre"), card=named.card(card))
        for card in presented.cards(Place(zones.CENTRE))
        if card != UNKNOWN
    ]
    return MiddleShown("trick", -1, laid, letter, name, told)


def lying_open(named: NamedOnPhone, presented: Presented[Any]) -> MiddleShown:
    """Return the draw pile, and every card that lies open in the middle."""
    laid = [named.laid(card) for card in presented.lying()]
    return MiddleShown("open", len(presented.cards(PILE)), laid)


MIDDLES: dict[str, Callable[[NamedOnPhone, Presented[Any]], MiddleShown]] = {
    "piles": piles,
    "trick": trick,
    "open": lying_open,
}
"""What is told of a table's middle, by its kind."""
