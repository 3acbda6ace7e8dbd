"""The verbs of a game, declared once: how each is written, who may use it, how it is offered and heard.

A game lists its verbs in its `Info`; the notation, the bindings, the sounds and the layouts read them there.
Adding a verb to a game needs no edit anywhere else.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias


class Names(Enum):
    """What a verb names, as it is written behind the verb."""

    NOTHING = "nothing"
    CARDS = "cards"
    """One card or several: `call 8S 8S`."""
    PLAY = "cards and suit"
    """Cards, and perhaps the suit they are played as: `play W as R`."""
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
    """One thing that a seat can do.

    `word` is how it is written; `names` what stands behind it. A `turn` verb is for the player in turn; the
    others are calls, which may be made at any time. A call that is `offered` has a button on the table while
    the game is played; `cards` are the faces that it may name, `groups` the words (as of an accusation), each
    under the key of its group's title. `closing` is the call that ends what this one began, and takes over
    its button meanwhile. `reveals` tells that it uncovers the own hand where hands are veiled.

    `key` is the usual key by its letter and `button` the usual button of a pad (`lb`, `rt` …), both "" where
    there is none; players may bind others. `sound` is heard when the verb is announced ("" for none).
    """

    word: str
    names: Names = Names.NOTHING
    turn: bool = False
    offered: bool = False
    cards: tuple[int, ...] = ()
    groups: tuple[tuple[str, tuple[str, ...]], ...] = ()
    closing: str = ""
    reveals: bool = False
    key: str = ""
    button: str = ""
    sound: str = ""

    @property
    def names_a_seat(self) -> bool:
        """Whether it is about somebody."""
        return self.names in (Names.SEAT, Names.SEAT_OR_ALL, Names.SEAT_AND_WORD)


Vocabulary: TypeAlias = Mapping[str, Verb]
"""Verbs by their words."""

PLAY = Verb("play", Names.PLAY, turn=True)
DRAW = Verb("draw", turn=True)
NEXT_ROUND = Verb("next round", turn=True)
"""What the table itself does, in every game."""


def vocabulary(verbs: Iterable[Verb]) -> Vocabulary:
    """The verbs by their words; the verb of the table is among them.

    Several games may share a word, if they write the same behind it. Raises ValueError if they do not.
    """
    found = {NEXT_ROUND.word: NEXT_ROUND}
    for verb in verbs:
        known = found.setdefault(verb.word, verb)
        if known.names is not verb.names:
            raise ValueError(
                f"the verb {verb.word} names {known.names.name} in one game, {verb.names.name} in another"
            )
    return found
