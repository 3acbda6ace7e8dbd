"""Declarations of verbs: how each is written, who may use it, and how it is bound, offered and heard.

A game lists its verbs in its `Info`. The notation, the bindings, the sounds and the layouts read them there, so
that a new verb needs no edit anywhere else.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Any, TypeAlias

from game.engine.actions import Action
from game.engine.option_values import Value
from game.engine.zones import HAND

CONNECTIVES = frozenset({"as", "swap"})
"""Words that stand between the arguments of an action, and so name no zone."""

_ZONE_NAME = re.compile("[a-z]+(-[a-z]+)*")


class Names(Enum):
    """The arguments of a verb, as they are written after it."""

    NOTHING = "nothing"
    CARDS = "cards"
    """One card or several: `call 8S 8S`."""
    PLAY = "cards and suit"
    """Cards of the hand, perhaps the suit they are played as, and a seat: `play W as R`, `play R7 swap 2`."""
    SUIT = "suit"
    """A suit or colour by its letter: `suit H`."""
    SEAT = "seat"
    """A seat by its number: `challenge 2`."""
    SEAT_OR_ALL = "seat or all"
    """A seat, or `all` (−1): `deal 2`, `deal all`."""
    NUMBER = "number"
    """A whole number: `bid 9`."""
    SEAT_AND_WORD = "seat and word"
    """A seat and one word about it: `accuse 2 too-slow`."""
    TEXT = "text"
    """Everything to the end of the line: `say TEXT`."""


@dataclass(frozen=True, slots=True)
class Verb:
    """The declaration of one verb.

    `word` is its word in the notation, `names` the kind of its arguments. A `turn` verb is for the player in
    turn; the others are calls, which may be made at any time. A call that is `offered` has a button on the
    table while the game is played. `takes` are the zones of its cards: the hand, and then those on the table
    of which it may take cards (`play 7H pool 3S 4D`); the hand alone unless it says otherwise, and none where
    the cards are only named. `cards` are the faces that it may name; `words` are the words that it may
    name (such as kinds of mistakes), in the order in which they are offered (see `OutOfTurn.nameable`).
    `closing` is the word of the call that ends what this one began, and has its button meanwhile. `reveals`
    tells that it uncovers the player's own hand where hands are veiled. It `needs` an option (its name, and the
    value that it must have): with any other value nobody uses it, and it is not offered.

    `key` is the letter of the default key and `button` the default button of a pad (`lb`, `rt` …), both "" for
    none; players may bind others. `sound` names the sound of its announcement ("" for none).
    """

    word: str
    names: Names = Names.NOTHING
    turn: bool = False
    offered: bool = False
    cards: tuple[int, ...] = ()
    words: tuple[str, ...] = ()
    closing: str = ""
    reveals: bool = False
    key: str = ""
    button: str = ""
    sound: str = ""
    takes: tuple[str, ...] = ()
    needs: tuple[str, Value] | None = None

    def __post_init__(self) -> None:
        """Raise ValueError if cards cannot be taken from the zones that it names."""
        if not self.takes:
            if self.names is Names.PLAY:
                object.__setattr__(self, "takes", (HAND,))
            return
        if self.names not in (Names.PLAY, Names.CARDS):
            raise ValueError(f"the verb {self.word} names no cards, and so takes none")
        if self.takes[0] != HAND:
            raise ValueError(f"the first cards of {self.word} are those of the {HAND}")
        if len(set(self.takes)) < len(self.takes):
            raise ValueError(f"the verb {self.word} takes from a zone twice")
        for zone in self.zones:
            # Cards, the letters of suits and numbers have capitals or digits, or are one letter.
            if len(zone) < 2 or zone in CONNECTIVES or not _ZONE_NAME.fullmatch(zone):
                raise ValueError(
                    f"{zone!r} cannot be the name of a zone from which {self.word} takes: "
                    "it is written between cards, and is a word in small letters other than "
                    f"{' and '.join(sorted(CONNECTIVES))}"
                )

    @property
    def zones(self) -> tuple[str, ...]:
        """The zones on the table of which it may take cards, in the order in which they are written."""
        return self.takes[1:]

    def taken(self, action: Action) -> dict[str, tuple[int, ...]]:
        """Return the cards of the table that an action with this verb takes, by their zones."""
        found, start = {}, 0
        shares = action.shares or (len(action.taken),)
        for zone, share in zip(self.zones, shares, strict=False):
            found[zone] = action.taken[start : start + share]
            start += share
        return found

    def used(self, options: Mapping[str, Any]) -> bool:
        """Return whether anybody uses it in a match with these options."""
        return self.needs is None or options[self.needs[0]] == self.needs[1]

    @property
    def names_a_seat(self) -> bool:
        """Whether its arguments include a seat."""
        return self.names in (Names.SEAT, Names.SEAT_OR_ALL, Names.SEAT_AND_WORD)


Vocabulary: TypeAlias = Mapping[str, Verb]
"""The declarations of verbs by their words."""

PLAY = Verb("play", Names.PLAY, turn=True)
DRAW = Verb("draw", turn=True)
NEXT_ROUND = Verb("next round", turn=True)
"""The verb of the table itself, in every game."""


def vocabulary(verbs: Iterable[Verb]) -> Vocabulary:
    """Return the verbs by their words, with that of the table.

    Raises ValueError if two verbs have the same word and different kinds of arguments.
    """
    found = {NEXT_ROUND.word: NEXT_ROUND}
    for verb in verbs:
        known = found.setdefault(verb.word, verb)
        if known.names is not verb.names:
            raise ValueError(
                f"the verb {verb.word} names {known.names.name} in one game, {verb.names.name} in another"
            )
    return found
