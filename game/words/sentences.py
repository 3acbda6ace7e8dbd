"""Sentences about cards, refusals and events of one table: to the one who reads, or naming all players.

They are rich texts (see `game.words.marks`). Cards, suits and players are passed to the messages as values,
which each message names in the form that it needs.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import groupby

from game.engine.actions import Reason, Refusal
from game.engine.cards import NO_SUIT, UNKNOWN
from game.engine.events import (
    EVERYONE,
    Announced,
    CardsMoved,
    DirectionChanged,
    Event,
    FacingChanged,
    HandShown,
    MatchEnded,
    RoundBegan,
    RoundEnded,
    SeatSkipped,
    Shuffled,
    SuitCalled,
    changes_hands,
    moved,
)
from game.engine.table import Table
from game.words.catalogue import Catalogue
from game.words.marks import Worded
from game.words.named_things import UNNAMED, Join, Player, Several, Term
from game.words.people_texts import TALK, shortened

MOST_PLAYED = 4
"""The cards that are told, of those that a bot has played for somebody: the last ones."""
LONGEST_WORD = 40
"""Letters of what somebody has written in the place of a word of the rules, at most."""


def suit_name(letter: str) -> Term:
    """A suit or colour by its letter, without its shape."""
    return Term((f"suit.{letter}",))


def rank_name(table: Table, card: int) -> Term:
    """A card's face without its suit, as the game calls it: "7", "queen", "Draw 2"."""
    code = table.deck.rank_code(card)
    return Term((f"{table.game}.card.{code}", f"card.{code}"))


def card_name(table: Table, card: int) -> Term:
    """A card: "blue 7", "queen of clubs", "Wild"."""
    if card == UNKNOWN:
        return Term(("card.unknown",))
    deck = table.deck
    if deck.suit[card] == NO_SUIT:
        return Term(rank_name(table, card).keys, strong=True)
    letter = deck.suits[deck.suit[card]]
    parts = ("rank", rank_name(table, card)), ("suit", suit_name(letter))
    return Term((f"card.pattern.{deck.suits}",), parts, mark=letter, strong=True)


def alike(card: Term, count: int) -> Term:
    """Several cards that are alike: "two aces of spades"."""
    parts = ("card", replace(card, mark="", strong=False)), ("count", count)
    return replace(card, keys=("card.alike",), parts=parts)


def _told_together(cards: Iterable[int], named: Callable[[int], Term]) -> Several:
    """Cards by their names, separated by commas, neighbours that are alike together."""
    found = []
    for card, same in groupby(cards):
        count, name = len(list(same)), named(card)
        found.append(name if count == 1 else alike(name, count))
    return Several(tuple(found), Join.COMMA)


def nobody() -> int:
    """Return the seat of who reads where several do, or nobody plays: none."""
    return -1


class Sentences:
    """The sentences about one table, in the language of a catalogue.

    The player of the seat that `reader` returns is "you" in all of them; if it is negative, all have names.
    """

    def __init__(self, words: Catalogue, table: Table, reader: Callable[[], int] = nobody) -> None:
        self.words = words
        self.table = table
        self.reader = reader

    def suit(self, suit: int) -> Term:
        """A suit or colour: "green", "hearts"."""
        letter = self.table.deck.suits[suit]
        return Term((f"suit.{letter}",), mark=letter, strong=True)

    def card(self, card: int) -> Term:
        """A card: "blue 7", "queen of clubs", "Wild"."""
        return card_name(self.table, card)

    def rank(self, card: int) -> Term:
        """A card's face without its suit: "7", "queen", "Draw 2"."""
        return rank_name(self.table, card)

    def cards(self, cards: Iterable[int]) -> Several:
        """Cards, separated by commas; neighbours that are alike are told together: "two aces of spades"."""
        return _told_together(cards, self.card)

    def any_of(self, cards: Iterable[int]) -> Several:
        """Cards to choose from, by what they share: "Draw 2 or Draw 4", "any 2 or hearts 3, 7"."""
        deck = self.table.deck
        suits: dict[int, set[int]] = {}
        faces: dict[int, int] = {}
        for card in cards:
            suits.setdefault(deck.rank[card], set()).add(deck.suit[card])
            faces.setdefault(deck.rank[card], card)
        every = [set(range(len(deck.suits))), {NO_SUIT}]
        found = [self.rank(faces[rank]) for rank, of in suits.items() if of in every]
        if len(found) < len(suits):  # beside those of one suit alone
            found = [Term(("card.any",), (("rank", rank),), strong=rank.strong) for rank in found]
        for suit, letter in enumerate(deck.suits):
            ranks = [r for r, of in suits.items() if suit in of and of not in every]
            if ranks:
                named = Several(tuple(self.rank(faces[rank]) for rank in ranks), Join.COMMA)
                parts = ("ranks", named), ("suit", suit_name(letter))
                found.append(Term(("card.several",), parts, mark=letter, strong=True))
        return Several(tuple(found), Join.OR)

    def by_suit(self, cards: Iterable[int]) -> Iterator[Term]:
        """Yield the cards of each suit in their order, as their ranks, and last those without one."""
        deck = self.table.deck
        held: dict[int, list[int]] = {}
        for card in sorted(cards, key=lambda each: (deck.rank[each], each)):
            held.setdefault(deck.suit[card], []).append(card)
        for suit in (*range(len(deck.suits)), NO_SUIT):
            if suit in held:
                letter = deck.suits[suit] if suit != NO_SUIT else ""
                ranks = _told_together(held[suit], self.rank)
                yield Term(("card.several",), (("ranks", ranks),), mark=letter)

    def name(self, seat: int) -> Player:
        """The name of a seat's player, or "you"."""
        known = 0 <= seat < len(self.table.names)
        return Player(
            self.table.names[seat] if known else UNNAMED, you=known and seat == self.reader()
        )

    def called(self, seat: int) -> str:
        """What stands alone at a seat: the player's name, or "You"."""
        name = self.name(seat)
        return self.words("label", name=name) if name.you else str(name)

    def names(self, seats: Iterable[int]) -> Several:
        """Players by name: "Ada", "Ada and Jun", "Ada, Jun and Ruth"."""
        return Several(tuple(self.name(seat) for seat in seats))

    def kind(self, text: str, group: str = "kind") -> Term | str:
        """Return the game's name for a word of its rules, as of a kind of mistake; other words as they are."""
        keys = f"{self.table.game}.{group}.{text}", f"{group}.{text}"
        return Term(keys) if any(key in self.words for key in keys) else shortened(text, TALK)

    def refusal(self, refusal: Refusal) -> str:
        """Return why an action is refused, and what would be allowed, in a sentence or two."""
        details = dict(refusal.details)
        values = self._values(details)
        return self.words(self._refusal_key(refusal, details, values), **values)

    def refusal_of_closed(self, refusals: Sequence[Refusal]) -> str | None:
        """Return one sentence for all these refusals, which is true of each and tells of no card of a hand.

        It is that of the first; None if one of them has none.
        """
        told = [self.own_key(f"refusal.{each.reason}-closed") for each in refusals]
        if not told or not all(key in self.words for key in told):
            return None
        details = dict(refusals[0].details)
        del details["card"]
        values = self._values(details)
        key = self._refusal_key(
            refusals[0]._replace(reason=f"{refusals[0].reason}-closed"), details, values
        )
        return self.words(key, **values)

    def kept(self, why: Reason) -> str:
        """Return why nothing can be taken back, in a sentence."""
        return self.words(f"undo.{why.reason}", **self._values(dict(why.details)))

    def advice(self, why: Reason) -> str:
        """Return the reason for advice, in a sentence or two."""
        return self.words(self.own_key(f"advice.{why.reason}"), **self._values(dict(why.details)))

    def _values(self, details: dict[str, object]) -> dict[str, object]:
        """Return the values of a sentence, with names instead of numbers."""
        values: dict[str, object] = {}
        for name, value in details.items():
            if name in ("card", "top", "kept"):
                values[name] = self.card(int(str(value)))
            elif name == "suit" and value != NO_SUIT:
                values[name] = self.suit(int(str(value)))
            elif name in ("turn", "other"):
                values[name] = self.name(int(str(value)))
            elif name == "players" and isinstance(value, tuple):
                values["names"] = self.names(value)
            elif name == "kind":
                values[name] = self.kind(str(value))
            elif name == "text":
                values[name] = shortened(str(value), LONGEST_WORD)
            else:
                values[name] = value
        return values

    def _refusal_key(
        self, refusal: Refusal, details: dict[str, object], values: dict[str, object]
    ) -> str:
        """Return the key of the sentence; for a card that does not match, by the kind of the top card."""
        key = f"refusal.{refusal.reason}"
        top = details.get("top")
        if top is None:
            return self.own_key(key)
        deck = self.table.deck
        called = int(str(details.get("suit", NO_SUIT)))
        face = int(str(top))
        if called != NO_SUIT:
            values["suit"] = self.suit(called)
            return self.own_key(f"{key}-called")
        if deck.suit[face] == NO_SUIT:
            return self.own_key(f"{key}-wild")
        values["suit"] = self.suit(deck.suit[face])
        values["rank"] = self.rank(face)
        return self.own_key(key)

    def own_key(self, key: str) -> str:
        """Return the key of a game's own message in the place of one for all games, where it has one."""
        own = f"{self.table.game}.{key}"
        return own if own in self.words else key

    def _moved(self, event: CardsMoved) -> str | None:
        cards, src, dst, _ = event
        key = self.own_key(f"event.{moved(event)}")
        if key not in self.words:
            return None
        values: dict[str, object] = {"count": len(cards), "cards": self.cards(cards)}
        if max(src.seat, dst.seat) >= 0:
            values["name"] = self.name(src.seat if dst.seat < 0 else dst.seat)
        return self.words(key, **values)

    def meanwhile(
        self,
        seat: int,
        played: Sequence[int],
        drew: int,
        swapped: Sequence[int] = (),
        *,
        once: bool = False,
    ) -> str | None:
        """Return what a bot played and drew for a seat whose person was away; None if that was nothing.

        `swapped` are the seats with which it exchanged hands. `once`: it has taken one turn alone.
        """
        if not played and not drew and not swapped:
            return None
        last, count = self.cards(played[-MOST_PLAYED:]), len(played)
        key = "many" if count > MOST_PLAYED else "played" if played else "drew" if drew else "none"
        told = self.words(
            f"table.while_away_{key}",
            name=self.name(seat),
            count=count,
            cards=last,
            drew=drew,
            once=int(once),
        )
        if not swapped:
            return told
        others = self.names(dict.fromkeys(swapped))
        key = "swapped" if played or drew else "swapped_only"
        return self.words(f"table.while_away_{key}", told=Worded(told), names=others)

    def preparing(self) -> Iterator[None]:
        """Parse what tells of events and names cards, one message at a time, before it is needed."""
        groups = "event.", "moment.", "table.says_", "card.", "suit."
        yield from self.words.preparing(
            [*groups, *(f"{self.table.game}.{each}" for each in groups)]
        )

    def new_hand(self, event: Event, seat: int) -> str:
        """Return whose hand a seat has from an event on (H-5); "" if that moves no whole hand to it."""
        if not (changes_hands(event) and event.dst.seat == seat):
            return ""
        return self.words("table.has_hand", name=self.name(seat), other=self.name(event.src.seat))

    def happening(self, event: Event) -> str | None:
        """Return the sentence of an event for the log; None if it needs none."""
        words = self.words
        match event:
            case CardsMoved():
                return self._moved(event)
            case FacingChanged(number) if number:
                return words(self.own_key("event.facing"), count=number)
            case SuitCalled(seat, suit):
                key = self.own_key("event.suit")
                return words(key, name=self.name(seat), suit=self.suit(suit))
            case HandShown(seat, cards, seen_by) if seen_by != EVERYONE and UNKNOWN not in cards:
                key = "event.hand-shown" if cards else "event.hand-shown-empty"
                return words(key, name=self.name(seat), cards=self.cards(cards))
            case SeatSkipped(seat):
                return words("event.skipped", name=self.name(seat))
            case DirectionChanged(direction):
                return words("event.left" if direction > 0 else "event.right")
            case Shuffled(number):
                return words("event.shuffled", count=number)
            case RoundBegan(number, dealer) if dealer >= 0:
                return words("event.round", round=number, name=self.name(dealer))
            case RoundEnded(winners, _, _, blocked):
                key = "event.blocked" if blocked else "event.round-won"
                return words(key, names=self.names(winners))
            case MatchEnded(winners):
                return words("event.match-won", names=self.names(winners))
            case Announced(what, seat, other, number, cards, text, _, suit):
                return words(
                    self.own_key(f"event.{what}"),
                    name=self.name(seat),
                    other=self.name(other),
                    count=number,
                    cards=self.cards(cards),
                    text=shortened(text, TALK),
                    kind=self.kind(text),
                    **({} if suit == NO_SUIT else {"suit": self.suit(suit)}),
                )
        return None
