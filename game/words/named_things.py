"""Values of messages besides texts and numbers: things that are named in the form a message needs.

A message names such a value as it stands, `{ $card }`, or asks for a form of it,
`{ NAME($card, case: "dative") }`. Which forms there are, only the language's own files know: an option of NAME
is handed to the message that names the thing, as a variable to choose by.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple, Protocol, TypeAlias


class Player(str):
    """A player's name, the player's grammatical gender where it is known, and whether it is who reads.

    Who reads is named "you" in the form that a message needs. Two players of one name are equal only if both
    are spoken of in the same way.
    """

    __slots__ = ("gender", "you")

    gender: str
    you: bool

    def __new__(cls, name: str, gender: str = "", *, you: bool = False) -> Player:
        self = super().__new__(cls, name)
        self.gender = gender
        self.you = you
        return self

    def __eq__(self, other: object) -> bool:
        same = not isinstance(other, Player) or (self.gender, self.you) == (other.gender, other.you)
        return same and str.__eq__(self, other) is True

    def __ne__(self, other: object) -> bool:
        return not self == other

    def __hash__(self) -> int:
        return str.__hash__(self)


@dataclass(frozen=True, slots=True)
class Term:
    """A thing named by a message of the language: a suit, a rank, a card, a kind of mistake.

    The first of `keys` that the language has names it. `parts` are what that message may be made of, by
    name: what is known of a part (its gender) is known of the whole, and of the other parts; a number is one to
    choose by. `mark` is the letter of a suit whose shape stands before the name; names that are `strong` are
    drawn heavier.
    """

    keys: tuple[str, ...]
    parts: tuple[tuple[str, Value | int], ...] = ()
    mark: str = ""
    strong: bool = False


class Join(StrEnum):
    """The kind of a list: joined by "and", "or" or commas in the way of the language, or set apart by dots.

    Dots part what has commas itself.
    """

    AND = "and"
    OR = "or"
    COMMA = "comma"
    DOT = "dot"


_STYLES = {Join.AND: "standard", Join.OR: "or", Join.COMMA: "unit"}
"""The styles of lists, as locales call them."""
_DOTS = dict.fromkeys(("2", "start", "middle", "end"), "{} · {}")


def joined(texts: Sequence[str], join: Join, patterns: Mapping[str, Mapping[str, str]]) -> str:
    """Return two texts or more in a list. `patterns` are those of a locale, by style, as babel has them."""
    # Many locales have but some of the patterns of a style, which babel.lists.format_list fails at.
    own = _DOTS if join is Join.DOT else patterns.get(_STYLES[join], {})
    pattern = {**patterns["standard"], **own}
    if len(texts) == 2:
        return pattern["2"].format(*texts)
    found = pattern["start"].format(*texts[:2])
    for each in texts[2:-1]:
        found = pattern["middle"].format(found, each)
    return pattern["end"].format(found, texts[-1])


@dataclass(frozen=True, slots=True)
class Several:
    """Things in a list, joined in the way of the language."""

    items: tuple[Value, ...]
    join: Join = Join.AND

    def __bool__(self) -> bool:
        return bool(self.items)


class Part(NamedTuple):
    """A value with options for its form, as the message of a term passes it to its parts."""

    value: Value
    options: Mapping[str, str]


UNNAMED = "–"
"""Stands for what no language has a name or a message for: a key says nothing to anybody."""

Value: TypeAlias = str | Term | Several


class Namer(Protocol):
    """The interface by which a language names values; a chain of languages implements it."""

    def name(self, value: Value, options: Mapping[str, str]) -> str:
        """Return a value's name in the form given by the options."""

    def traits(self, value: Value) -> Mapping[str, str]:
        """Return the traits of a value by name, such as its gender."""
