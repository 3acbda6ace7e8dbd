"""Sentences about cards, refusals and happenings, with names and never "you".

They are rich texts: `MARK` and a suit's letter stand for that suit's shape, and what is between `BOLD` and
`PLAIN` is to be heavier. `plain` takes both out.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from game.engine.actions import Reason, Refusal
from game.engine.cards import NO_SUIT, UNKNOWN
from game.engine.events import (
    Announced,
    CardsMoved,
    DirectionChanged,
    Event,
    FacingChanged,
    MatchEnded,
    RoundBegan,
    RoundEnded,
    SeatSkipped,
    Shuffled,
    SuitCalled,
)
from game.engine.table import Table
from game.words.catalogue import Catalogue

MARK = "\ue000"
BOLD = "\ue001"
PLAIN = "\ue002"

PLAYED = ("discard", "trick")
"""Where a card goes when it is played."""

_RICH = re.compile(f"{MARK}.|{BOLD}|{PLAIN}")


def plain(text: str) -> str:
    """A rich text as simple text."""
    return _RICH.sub("", text)


def first_upper(text: str) -> str:
    """The text with its first letter as a capital, whatever marks stand before it."""
    for place, letter in enumerate(text):
        if letter in (BOLD, PLAIN):
            continue
        if letter == MARK or (place and text[place - 1] == MARK):
            continue
        return text[:place] + letter.upper() + text[place + 1 :]
    return text


class Sentences:
    """The sentences about one table, in the language of a catalogue."""

    def __init__(self, words: Catalogue, table: Table) -> None:
        self.words = words
        self.table = table

    def suit(self, suit: int) -> str:
        """A suit or colour by name: "green", "hearts"."""
        letter = self.table.deck.suits[suit]
        return f"{MARK}{letter}{BOLD}{self.words(f'suit.{letter}')}{PLAIN}"

    def card(self, card: int) -> str:
        """A card by name: "blue 7", "queen of clubs", "Wild"."""
        if card == UNKNOWN:
            return self.words("card.unknown")
        deck = self.table.deck
        code, suit = deck.codes[card], deck.suit[card]
        if suit == NO_SUIT:
            return f"{BOLD}{self._face(code)}{PLAIN}"
        letter = deck.suits[suit]
        # A code is the suit's letter and the rank, in the order of the deck's kind.
        rank = code[1:] if code.startswith(letter) else code[: -len(letter)]
        name = self.words(
            f"card.pattern.{deck.suits}", suit=self.words(f"suit.{letter}"), rank=self._face(rank)
        )
        return f"{MARK}{letter}{BOLD}{name}{PLAIN}"

    def _face(self, rank: str) -> str:
        own = f"{self.table.game}.card.{rank}"
        return self.words(own if own in self.words else f"card.{rank}")

    def cards(self, cards: Iterable[int]) -> str:
        """Cards by name, separated by commas."""
        return ", ".join(self.card(card) for card in cards)

    def any_of(self, cards: Iterable[int]) -> str:
        """Cards to choose from, by what they share: "Draw 2 or Draw 4", "2, or hearts 3, 7"."""
        deck = self.table.deck
        suits: dict[int, set[int]] = {}
        faces: dict[int, int] = {}
        for card in cards:
            suits.setdefault(deck.rank[card], set()).add(deck.suit[card])
            faces.setdefault(deck.rank[card], card)
        every = [set(range(len(deck.suits))), {NO_SUIT}]
        found = [self._rank(faces[rank]) for rank, of in suits.items() if of in every]
        for suit, letter in enumerate(deck.suits):
            ranks = [r for r, of in suits.items() if suit in of and of not in every]
            if ranks:
                names = ", ".join(self._rank(faces[rank]) for rank in ranks)
                found.append(f"{MARK}{letter}{BOLD}{names}{PLAIN}")
        if len(found) < 2:
            return "".join(found)
        return self.words("list.or", first=", ".join(found[:-1]), last=found[-1])

    def _rank(self, card: int) -> str:
        """A card's face without its suit."""
        deck = self.table.deck
        code, suit = deck.codes[card], deck.suit[card]
        letter = deck.suits[suit] if suit != NO_SUIT else ""
        return self._face(code.removeprefix(letter) if code.startswith(letter) else code[:-1])

    def name(self, seat: int) -> str:
        """The name of a seat's player."""
        return self.table.names[seat] if 0 <= seat < len(self.table.names) else "–"

    def refusal(self, refusal: Refusal) -> str:
        """Why an action is refused, and what would be allowed, in a sentence or two."""
        details = dict(refusal.details)
        values = self._values(details)
        return first_upper(self.words(self._refusal_key(refusal, details, values), **values))

    def advice(self, why: Reason) -> str:
        """Why something is a good idea, in a sentence or two."""
        key = self._own(f"advice.{why.reason}")
        return first_upper(self.words(key, **self._values(dict(why.details))))

    def _values(self, details: dict[str, object]) -> dict[str, object]:
        """What a sentence is about, by name instead of by number."""
        values: dict[str, object] = {}
        for name, value in details.items():
            if name in ("card", "top", "kept"):
                values[name] = self.card(int(str(value)))
            elif name == "suit" and value != NO_SUIT:
                values[name] = self.suit(int(str(value)))
            elif name in ("turn", "other"):
                values[name] = self.name(int(str(value)))
            elif name == "kind":
                values[name] = self.words(self._own(f"kind.{value}"))
            else:
                values[name] = value
        return values

    def _refusal_key(
        self, refusal: Refusal, details: dict[str, object], values: dict[str, object]
    ) -> str:
        """The key of the sentence; a card that does not match has one by what lies on top."""
        key = f"refusal.{refusal.reason}"
        top = details.get("top")
        if top is None:
            return self._own(key)
        deck = self.table.deck
        called = int(str(details.get("suit", NO_SUIT)))
        face = int(str(top))
        if called != NO_SUIT:
            values["suit"] = self.suit(called)
            return self._own(f"{key}-called")
        if deck.suit[face] == NO_SUIT:
            return self._own(f"{key}-wild")
        values["suit"] = self.suit(deck.suit[face])
        code, letter = deck.codes[face], deck.suits[deck.suit[face]]
        values["rank"] = self._face(code[1:] if code.startswith(letter) else code[:-1])
        return self._own(key)

    def _own(self, key: str) -> str:
        own = f"{self.table.game}.{key}"
        return own if own in self.words else key

    def happening(self, event: Event) -> str | None:
        """What an event says in the list of last happenings; None for what needs no sentence."""
        words = self.words
        match event:
            case CardsMoved(cards, src, dst) if src.zone == "hand" and dst.zone in PLAYED:
                return words("event.played", name=self.name(src.seat), cards=self.cards(cards))
            case CardsMoved(cards, src, dst) if dst.zone == "taken":
                key = self._own(f"event.took-{src.zone}")
                return words(key, name=self.name(dst.seat), cards=self.cards(cards))
            case CardsMoved(cards, src, dst) if src.zone == "draw" and dst.zone == "hand":
                return words("event.drew", name=self.name(dst.seat), count=len(cards))
            case CardsMoved(cards, src, dst) if src.zone == "draw" and dst.zone == "discard":
                return words("event.turned-up", cards=self.cards(cards))
            case CardsMoved(cards, src, dst) if src.zone == "discard" and dst.zone == "hand":
                key = self._own("event.taken-back")
                return words(key, name=self.name(dst.seat), cards=self.cards(cards))
            case CardsMoved(_, src, dst) if src.zone == "draw" and dst.zone == "aside":
                return words(self._own("event.set-aside"), name=self.name(dst.seat))
            case CardsMoved(_, src, dst) if src.zone == "aside" and dst.zone == "hand":
                return words(self._own("event.taken-up"), name=self.name(dst.seat))
            case CardsMoved(cards, src, dst) if src.zone == "discard" and len(cards) == 1:
                return words("event.buried", cards=self.cards(cards))
            case FacingChanged(number) if number:
                return words("event.facing", count=number)
            case SuitCalled(seat, suit):
                key = self._own("event.suit")
                return words(key, name=self.name(seat), suit=self.suit(suit))
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
            case Announced(what, seat, other, number, cards, text):
                return words(
                    self._own(f"event.{what}"),
                    name=self.name(seat),
                    other=self.name(other),
                    count=number,
                    cards=self.cards(cards),
                    text=text,
                    kind=words(self._own(f"kind.{text}")),
                )
        return None

    def names(self, seats: Iterable[int]) -> str:
        """Players by name: "Ada", "Ada and Jun", "Ada, Jun and Ruth"."""
        names = [self.name(seat) for seat in seats]
        if len(names) < 2:
            return "".join(names)
        return self.words("list.and", first=", ".join(names[:-1]), last=names[-1])
