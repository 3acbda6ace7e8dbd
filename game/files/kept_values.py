"""Values of a JSON file, taken over one by one: what is wrong with one of them costs the others nothing.

A value is a plain one, a table with entries of one kind, or a dataclass, whose field `unknown` keeps what
another version of the program has written there.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import MISSING, fields, is_dataclass
from functools import cache
from types import NoneType, UnionType
from typing import Any, NamedTuple, get_args, get_origin, get_type_hints

import msgspec

from game.engine.problems import Phrase, as_written, presentable
from game.files.nesting import check_values
from game.files.reading import Unreadable

UNKNOWN = "unknown"
"""The field of a dataclass with what is not known of a table."""
LONGEST_SHOWN = 40
"""Letters of a part of the file in a sentence."""

_DAMAGED = Phrase("problem.reason-damaged")
_NUMBER = frozenset(b"+-.0123456789eE")


@cache
def _hints(kind: Any) -> dict[str, Any]:
    """Return the types of a dataclass's fields; looking them up takes longer than taking the values over."""
    return get_type_hints(kind)


class Rules(NamedTuple):
    """What values may be, by the name of a setting or `Class.field`: whether one is `allowed`, and what is.

    What is `expected` in place of a value is asked with its name, kind and what was found.
    """

    allowed: Callable[[str, Any], bool]
    expected: Callable[[str, Any, Any], Phrase]


class Taker:
    """Takes values over by their kinds, and notes what is `wrong` with others."""

    def __init__(self, rules: Rules) -> None:
        self.wrong: list[Phrase] = []
        self._rules = rules

    def take(self, place: str, name: str, raw: Any, kind: Any, instead: Any = None) -> Any:
        """Return the value in a part of a file; None if it cannot be used, and `instead` is.

        `place` says where it is, `name` which rules it has.
        """
        if isinstance(kind, UnionType) and NoneType in get_args(kind):
            if bytes(raw).strip() == b"null":
                return None
            kind = next(each for each in get_args(kind) if each is not NoneType)
        if is_dataclass(kind):
            return self._object(place, name, raw, kind)
        if get_origin(kind) is dict:
            return self._entries(place, name, raw, get_args(kind)[1])
        if get_origin(kind) is list and is_dataclass(get_args(kind)[0]):
            return self._objects(place, name, raw, get_args(kind)[0])
        value = decoded(raw, kind)
        if value is None or not self._rules.allowed(name, value):
            return self._refuse(place, name, raw, kind, instead)
        return value

    def _refuse(self, place: str, name: str, raw: Any, kind: Any, instead: Any = None) -> None:
        found = found_in(raw)
        expected = self._rules.expected(name, kind, found)
        self.wrong.append(wrong_value(place, found, expected, instead))

    def _entries(self, place: str, name: str, raw: Any, kind: Any) -> Any:
        parts = decoded(raw, dict[str, msgspec.Raw])
        if parts is None:
            return self._refuse(place, name, raw, dict)
        found = {}
        for key, part in parts.items():
            value = self.take(f"{place}.{presentable(key, LONGEST_SHOWN)}", name, part, kind)
            if value is not None:
                found[key] = value
        return found if found or not parts else None

    def _objects(self, place: str, name: str, raw: Any, kind: Any) -> Any:
        parts = decoded(raw, list[msgspec.Raw])
        if parts is None:
            return self._refuse(place, name, raw, list)
        found = [self.take(f"{place}.{at}", name, part, kind) for at, part in enumerate(parts, 1)]
        return None if None in found else found

    def _object(self, place: str, name: str, raw: Any, kind: Any) -> Any:
        parts = decoded(raw, dict[str, msgspec.Raw])
        if parts is None:
            return self._refuse(place, name, raw, kind)
        made, hints = kind(), _hints(kind)
        usual = {each.name: each.default for each in fields(kind) if each.name != UNKNOWN}
        for key, part in parts.items():
            within = f"{place}.{presentable(key, LONGEST_SHOWN)}"
            if key in usual:
                instead = None if usual[key] is MISSING else usual[key]
                value = self.take(within, f"{kind.__name__}.{key}", part, hints[key], instead)
                if value is not None:
                    setattr(made, key, value)
            else:
                self.keep(within, key, part, getattr(made, UNKNOWN))
        return made

    def keep(self, place: str, key: str, raw: Any, kept: dict[str, Any]) -> None:
        """Keep what is not known, if it can be written again."""
        try:
            value = msgspec.json.decode(raw)
            check_values({key: value})
        except (Unreadable, msgspec.MsgspecError, RecursionError) as error:
            setting = presentable(place, LONGEST_SHOWN)
            reason = error.phrase if isinstance(error, Unreadable) else _DAMAGED
            self.wrong.append(Phrase("problem.settings-unknown", setting=setting, reason=reason))
        else:
            kept[key] = value


def decoded(raw: Any, kind: Any) -> Any:
    """Return the value in a part of a file; None if it is of another kind."""
    try:
        return msgspec.json.decode(raw, type=kind)
    except (msgspec.MsgspecError, RecursionError):
        return None


def found_in(raw: Any) -> Any:
    """Return what stands in a part of a file, for a sentence: a text, a number, a truth value, or else None."""
    value = decoded(raw, Any)
    if value is None and bytes(raw) and _NUMBER.issuperset(bytes(raw).strip()):
        return Phrase(
            "problem.settings-number", number=presentable(bytes(raw).decode(), LONGEST_SHOWN)
        )
    return value


def wrong_value(place: str, value: Any, expected: Phrase, instead: Any = None) -> Phrase:
    """Return the phrase about a value that must be something else, and what is used `instead` (None: nothing).

    A list or a table is not shown.
    """
    used = Phrase("problem.settings-left-out")
    if instead not in (None, ""):
        used = Phrase("problem.settings-instead", value=as_written(instead, LONGEST_SHOWN))
    if value is None or isinstance(value, list | dict):
        return Phrase("problem.settings-structure", key=place, expected=expected, instead=used)
    shown = value if isinstance(value, Phrase) else as_written(value, LONGEST_SHOWN)
    return Phrase("problem.settings-value", key=place, value=shown, expected=expected, instead=used)


def written(value: Any) -> Any:
    """Return a value as it is written, with what is not known of it."""
    if is_dataclass(value):
        own = {each.name: getattr(value, each.name) for each in fields(value)}
        return {**own.pop(UNKNOWN), **written(own)}
    if isinstance(value, Mapping):
        return {key: written(each) for key, each in value.items()}
    if isinstance(value, list):
        return [written(each) for each in value]
    return value
