"""Values of a table in a file, checked as they are taken.

Every method raises Unreadable for what is not as expected; its phrase names the key and what was expected.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.engine.problems import Filling, Phrase, as_written, presentable
from game.files.reading import Unreadable, unreadable


def unexpected(key: str, value: object, expected: str | Phrase, /, **values: Filling) -> Unreadable:
    """The problem of a value that is not what a phrase, or "problem.expected-" with this ending, says."""
    if isinstance(expected, str):
        expected = Phrase(f"problem.expected-{expected}", **values)
    return unreadable("value", key=key, value=as_written(value), expected=expected)


class Fields:
    """A table of a file; `place` is its key in the file, "" for the whole of it."""

    def __init__(self, table: object, place: str = "") -> None:
        if not isinstance(table, Mapping):
            raise unexpected(place, table, "table")
        self.table: Mapping[str, Any] = table
        self.place = place

    def only(self, *keys: str) -> None:
        """Check that there are no keys but these, which finds misspelt ones."""
        for key in self.table:
            if key not in keys:
                raise unreadable("key", key=presentable(self._named(key)), keys=keys)

    def value(self, key: str) -> Any:
        """What stands at the key, whatever it is."""
        if key not in self.table:
            raise unreadable("missing", key=self._named(key))
        return self.table[key]

    def unexpected(self, key: str, expected: str | Phrase, /, **values: Filling) -> Unreadable:
        """The problem of the value at this key."""
        return unexpected(self._named(key), self.value(key), expected, **values)

    def text(self, key: str) -> str:
        """A text that is not blank."""
        value = self.value(key)
        if not isinstance(value, str) or not value.strip():
            raise self.unexpected(key, "some-text" if isinstance(value, str) else "text")
        return value

    def optional_text(self, key: str) -> str | None:
        """A text, which may be empty; None if there is no such key."""
        value = self.table.get(key)
        if value is not None and not isinstance(value, str):
            raise self.unexpected(key, "text")
        return value

    def short_text(self, key: str, most: int, usual: str = "") -> str:
        """A text in one line of at most so many letters, the usual one if there is no such key."""
        value = self.table.get(key, usual)
        if not _is_short(value, most):
            raise self.unexpected(key, _unprinted((value,)) or "short-text", most=most)
        if key in self.table and not value.strip():
            raise self.unexpected(key, "some-short-text", most=most)
        return str(value)

    def short_texts(self, key: str, most: int, letters: int) -> tuple[str, ...]:
        """A list of at most `most` texts of so many letters at most; none if there is no such key."""
        value = self.table.get(key, [])
        if (
            not isinstance(value, list)
            or len(value) > most
            or not all(_is_short(each, letters) for each in value)
        ):
            unprinted = _unprinted(value) if isinstance(value, list) else None
            raise self.unexpected(key, unprinted or "short-texts", most=most, letters=letters)
        if not all(each.strip() for each in value):
            raise self.unexpected(key, "some-short-texts", most=most, letters=letters)
        return tuple(value)

    def texts(self, key: str) -> tuple[str, ...]:
        """A list of texts; none if there is no such key."""
        value = self.table.get(key, [])
        if not isinstance(value, list) or not all(isinstance(each, str) for each in value):
            raise self.unexpected(key, "texts")
        return tuple(value)

    def choice(self, key: str, choices: tuple[str, ...], usual: str) -> str:
        """One of the choices, the usual one if there is no such key."""
        value = self.table.get(key, usual)
        if key in self.table and value not in choices:
            raise self.unexpected(key, "choice", choices=choices)
        return str(value)

    def number(self, key: str, low: float, high: float, usual: float) -> float:
        """A number from `low` to `high`, the usual one if there is no such key."""
        value = self.table.get(key, usual)
        number = isinstance(value, int | float) and not isinstance(value, bool)
        if not number or not low <= value <= high:
            raise self.unexpected(key, "number", low=low, high=high)
        return float(value)

    def whole(self, key: str, low: int, usual: int) -> int:
        """A whole number that is `low` or more, the usual one if there is no such key."""
        value = self.table.get(key, usual)
        if not isinstance(value, int) or isinstance(value, bool) or value < low:
            raise self.unexpected(key, "count", low=low)
        return value

    def whole_between(self, key: str, low: int, high: int, usual: int) -> int:
        """A whole number from `low` to `high`, the usual one if there is no such key."""
        value = self.table.get(key, usual)
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise self.unexpected(key, "whole", low=low, high=high)
        return value

    def switch(self, key: str) -> bool:
        """True or false; false if there is no such key."""
        value = self.table.get(key, False)
        if not isinstance(value, bool):
            raise self.unexpected(key, "switch")
        return value

    def fields(self, key: str) -> Fields:
        """The table at the key; an empty one if there is no such key."""
        return Fields(self.table.get(key, {}), self._named(key))

    def each(self, key: str) -> list[Fields]:
        """A list of tables; none if there is no such key."""
        value = self.table.get(key, [])
        if not isinstance(value, list):
            raise self.unexpected(key, "tables")
        return [Fields(table, self._named(key)) for table in value]

    def _named(self, key: str) -> str:
        return f"{self.place}.{key}" if self.place else key


def _unprinted(values: Sequence[object]) -> Phrase | None:
    """Return what is wrong with a text that has a letter that cannot be printed; None if none has."""
    texts = (each for each in values if isinstance(each, str))
    codes = (
        f"U+{ord(letter):04X}" for text in texts for letter in text if not letter.isprintable()
    )
    found = next(codes, None)
    return None if found is None else Phrase("problem.expected-shown", codes=found)


def _is_short(value: object, most: int) -> bool:
    return isinstance(value, str) and len(value) <= most and value.isprintable()
