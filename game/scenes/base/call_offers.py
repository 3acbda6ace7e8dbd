"""What a call asks for, as lists of offers: whom it is about, which suit or card it names, which words it says.

`CallOffers` knows verbs by their declarations alone. The corners and the lists at a table that is handed on
both use it. What it offers never depends on what could be called out.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Protocol

from game.engine.actions import Action
from game.engine.cards import Deck
from game.engine.verbs import Names, Verb
from game.session.log_queries import last_other
from game.session.plan import Seat
from game.show.local_seat import LocalSeat
from game.store.talk_options import load_talk
from game.view.base.scene_kit import SceneKit
from game.words.named_things import Term
from game.words.sentences import suit_name
from game.words.talk_lists import Talk

AT_ONCE = 6
"""So many words that a call may name are offered at once."""


@dataclass(frozen=True, slots=True)
class Offer:
    """One thing that can be chosen: its label, what choosing it does, and the action of the bindings for it.

    `number` is its place among the calls that stand on a corner, from 1 (0: none). `suit` is a suit's letter,
    `portrait` the name of somebody's picture, `seat` the number of the seat that is meant (−1: none).
    """

    label: str
    act: Callable[[], None]
    command: str = ""
    number: int = 0
    suit: str = ""
    portrait: str = ""
    seat: int = -1


@dataclass(frozen=True, slots=True)
class Panel:
    """Offers that take the place of others until one is chosen; `warm` if somebody is accused in it.

    `at` is the offer that has the focus first.
    """

    title: str
    offers: Sequence[Offer]
    warm: bool = False
    at: int = 0


def spoken_talk(kit: SceneKit) -> Talk:
    """Return the talk of the player's language; a notice tells if its file is damaged."""
    talk = load_talk(kit.settings.language)
    for damaged in talk.damages:
        kit.words.note(damaged)
    return talk


def suit_offer(kit: SceneKit, deck: Deck, suit: int, act: Callable[[], None]) -> Offer:
    """Return the offer of a suit or colour of a deck."""
    letter = deck.suits[suit]
    return Offer(kit.words("label", name=suit_name(letter)), act, suit=letter)


def verb_message(kit: SceneKit, game: str, kind: str, verb: str, **values: object) -> str:
    """Return the message of a verb: the game's own, or else the one that games share."""
    own, words = f"{game}.{kind}.{verb}", kit.words
    return words(own if own in words else f"{kind}.{verb}", **values)


class Caller(Protocol):
    """What asks the questions of a call, and makes it."""

    def ask(self, panel: Panel) -> None:
        """Open a panel."""

    def do(self, action: Action) -> None:
        """Do an action, or say why it is refused."""


class CallOffers:
    """The calls of one local seat. `people` are the players by seat.

    Seats are offered clockwise from the own one, or `by_number`.
    """

    def __init__(
        self,
        kit: SceneKit,
        local: LocalSeat,
        people: Sequence[Seat],
        caller: Caller,
        *,
        by_number: bool = False,
    ) -> None:
        self.kit, self.local, self.people, self.caller = kit, local, people, caller
        self._by_number = by_number
        self._game = local.viewpoint.variant.info.id

    def word(self, kind: str, verb: str, **values: object) -> str:
        """Return the message of a verb in this game."""
        return verb_message(self.kit, self._game, kind, verb, **values)

    def now(self, verb: Verb) -> str:
        """Return the word that a call has now: its own, or that of the call which ends it."""
        closing = verb.closing and self.local.viewpoint.allows(Action(verb.closing))
        return verb.closing if closing else verb.word

    def call(self, verbs: Sequence[Verb]) -> None:
        """Make a call, or ask for what it names; verbs that name cards and suits are asked for as one."""
        verb = verbs[0]
        due = self.local.viewpoint.due_call(verb.word)
        if verb.closing:
            self.caller.do(Action(self.now(verb)))
        elif verb.names is Names.NOTHING:
            self.caller.do(Action(verb.word))
        elif verb.names in (Names.CARDS, Names.SUIT):
            if due is not None:
                self.caller.do(due)
            else:
                self._ask_what(verbs)
        elif verb.names is Names.TEXT:
            phrases = spoken_talk(self.kit).lists["phrases"]
            offers = [
                Offer(text, partial(self.caller.do, Action(verb.word, text=text)))
                for text in phrases
            ]
            self.caller.ask(Panel(self.word("call", verb.word), offers))
        elif verb.names_a_seat:
            self._ask_whom(verb)

    def _ask_what(self, verbs: Sequence[Verb]) -> None:
        """Ask for a suit or a card: for the suit first while everybody sees that one may be named."""
        suits = [verb for verb in verbs if verb.names is Names.SUIT]
        cards = [verb for verb in verbs if verb.names is Names.CARDS]
        first = suits and self.local.viewpoint.allows(Action(suits[0].word, suit=0))
        offers = [offer for verb in suits for offer in self._suits(verb)]
        named = [offer for verb in cards for offer in self._cards(verb)]
        offers = [*offers, *named] if first or not cards else [*named, *offers]
        self.caller.ask(Panel(self.word("call", verbs[0].word), offers))

    def _suits(self, verb: Verb) -> list[Offer]:
        deck = self.local.viewpoint.table.deck
        return [
            suit_offer(self.kit, deck, suit, partial(self.caller.do, Action(verb.word, suit=suit)))
            for suit in range(len(deck.suits))
        ]

    def _cards(self, verb: Verb) -> list[Offer]:
        deck = self.local.viewpoint.table.deck
        found = []
        for card in verb.cards:
            letter = deck.suits[deck.suit[card]]
            rank = deck.codes[card].removesuffix(letter)
            label = self.kit.words("label", name=Term((f"card.{rank}",)))
            act = partial(self.caller.do, Action(verb.word, (card,)))
            found.append(Offer(label, act, suit=letter))
        return found

    def _ask_whom(self, verb: Verb) -> None:
        """Ask whom a call is about, beginning with whoever acted last; then, of what it accuses them."""
        count, own = len(self.people), self.local.seat
        others = [(own + step) % count for step in range(1, count)]
        if self._by_number:
            others.sort()
        last = last_other(self.local.viewpoint)
        offers = [self.person(seat, partial(self._about, verb, seat)) for seat in others]
        if len(offers) == 1:
            offers[0].act()
            return
        at = others.index(last) if last in others else 0
        self.caller.ask(Panel(self.word("call", verb.word), offers, warm=True, at=at))

    def person(self, seat: int, act: Callable[[], None]) -> Offer:
        """Return the offer of a seat, by the name and portrait of whoever sits there."""
        person = self.people[seat]
        return Offer(person.name, act, portrait=person.portrait, seat=seat)

    def _about(self, verb: Verb, seat: int) -> None:
        if not verb.words:
            self.caller.do(Action(verb.word, seat=seat))
            return
        self._of_what(verb, seat, self.local.viewpoint.nameable(verb))

    def _of_what(self, verb: Verb, seat: int, words: Sequence[str]) -> None:
        """Ask for one of these words; the first few are offered, and the rest behind one more."""
        offers = [
            Offer(
                self.word("kind_short", text),
                partial(self.caller.do, Action(verb.word, seat=seat, text=text)),
            )
            for text in words[:AT_ONCE]
        ]
        if rest := words[AT_ONCE:]:
            label = self.kit.words("table.more_of_these")
            offers.append(Offer(label, partial(self._of_what, verb, seat, rest)))
        name = self.people[seat].name
        title = self.kit.words("table.panel-of", title=self.word("call", verb.word), name=name)
        self.caller.ask(Panel(title, offers, warm=True))
