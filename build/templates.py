"""Texts with places in them: `filled(text, values)`.

`@NAME@` is a place. Lines between `@if NAME@` and `@end@` stay if that value is not empty, those after
`@if not NAME@` if it is. So whatever needs a value that may be missing is left out whole.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

_PLACE = re.compile(r"@([A-Z_]+)@")
_IF = re.compile(r"\s*@if (not )?([A-Z_]+)@\s*")
_END = re.compile(r"\s*@end@\s*")


def filled(text: str, values: Mapping[str, str]) -> str:
    """Fill the places of a text. ValueError for one that is not known, or for which there is nothing."""

    def value(name: str) -> str:
        if name not in values:
            raise ValueError(f"nothing is known to fill @{name}@ with")
        return values[name]

    def place(match: re.Match[str]) -> str:
        if not value(match[1]):
            raise ValueError(f"{match[0]} is empty, and no @if says what then")
        return value(match[1])

    shown: list[bool] = []
    lines = []
    for line in text.splitlines(keepends=True):
        if asked := _IF.fullmatch(line):
            shown.append(bool(value(asked[2])) != bool(asked[1]))
        elif _END.fullmatch(line):
            if not shown:
                raise ValueError("an @end@ has no @if")
            shown.pop()
        elif all(shown):
            lines.append(_PLACE.sub(place, line))
    if shown:
        raise ValueError("an @if has no @end@")
    return "".join(lines)
