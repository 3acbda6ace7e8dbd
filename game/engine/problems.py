"""Problems and phrases: messages to players, independent of any language.

The place that finds out what is wrong knows no language: it names a message and hands over what the message is
about. A `game.words.catalogue.Catalogue` makes the sentence of it.
"""

from __future__ import annotations

from itertools import islice
from typing import TypeAlias


class Phrase:
    """A message by its key, with the values that fill it; compared and hashed by both.

    A value that is a phrase is put into words first, and a tuple is a list in the way of the language.
    """

    __slots__ = ("key", "values")

    key: str
    values: tuple[tuple[str, Filling], ...]

    def __init__(self, key: str, /, **values: Filling) -> None:
        self.key = key
        self.values = tuple(sorted(values.items()))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Phrase):
            return NotImplemented
        return (self.key, self.values) == (other.key, other.values)

    def __hash__(self) -> int:
        return hash((self.key, self.values))

    def __repr__(self) -> str:
        filled = "".join(f", {name}={value!r}" for name, value in self.values)
        return f"Phrase({self.key!r}{filled})"

    def __str__(self) -> str:
        """The phrase in no language: its key, and its values by name, for logs and tests."""
        filled = ", ".join(f"{name}: {_text(value)}" for name, value in self.values)
        return f"{self.key} ({filled})" if filled else self.key


Filling: TypeAlias = "str | int | float | Phrase | tuple[str | Phrase, ...]"


def _text(value: Filling) -> str:
    return ", ".join(map(str, value)) if isinstance(value, tuple) else str(value)


class Problem(Exception):
    """Something a player can put right or has to know of; `phrase` is the sentence that says it.

    As text it has no language: whoever shows it to a person puts its phrase into words.
    """

    def __init__(self, phrase: Phrase) -> None:
        super().__init__(phrase)
        self.phrase = phrase


def abridged(text: str, longest: int = 200) -> str:
    """Return a text of which, beyond `longest` letters, the beginning and the end are left."""
    if len(text) <= longest:
        return text
    return f"{text[: longest // 2]} … {text[-longest // 2 :]}"


def presentable(text: str, longest: int = 200) -> str:
    """Return what may be anything at all, such as a part of a file, as it can stand in a sentence.

    It is `abridged`, and what cannot be printed is replaced.
    """
    text = abridged(text, longest)
    if text.isprintable():
        return text
    return "".join(letter if letter.isprintable() else "\ufffd" for letter in text)


_MOST_ITEMS = 20
"""How many entries of a list or table are written."""


def as_written(value: object, longest: int = 200) -> str:
    """Return a value of a file as it can stand in a sentence: much as a file would write it, in one line.

    A text is in quotes. What comes of it is `presentable`.
    """
    return presentable(_written(value, longest, 3), longest)


def _written(value: object, longest: int, depth: int) -> str:
    if isinstance(value, str):
        return f"'{abridged(value, longest)}'"
    if isinstance(value, bool):
        return "true" if value else "false"
    if value is None:
        return "null"
    if not isinstance(value, list | tuple | dict):
        try:
            return str(value)
        except ValueError:  # Python writes no whole number of thousands of digits
            return "a number of thousands of digits"
    if isinstance(value, dict):
        parts = [(f"{key} = ", each) for key, each in islice(value.items(), _MOST_ITEMS)]
    else:
        parts = [("", each) for each in islice(value, _MOST_ITEMS)]
    inner = [f"{key}{_written(each, longest, depth - 1)}" if depth else "…" for key, each in parts]
    if len(value) > _MOST_ITEMS:
        inner.append("…")
    text = ", ".join(inner)
    return f"{{{text}}}" if isinstance(value, dict) else f"[{text}]"
