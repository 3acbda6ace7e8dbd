"""The order in which parts of a line of text stand from left to right: `visual_runs(text)`.

A line runs as the first of its letters does that is not set apart. What runs the other way does so within it;
what is set apart (from U+2066, U+2067 or U+2068 to U+2069) turns nothing outside it. This is a small part of
Unicode's bidirectional algorithm (UAX #9): levels 0 to 2, numbers, neutral letters between others, isolates.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import groupby
from typing import NamedTuple, TypeAlias, Union
from unicodedata import bidirectional

LEFT_TO_RIGHT, RIGHT_TO_LEFT, FIRST_STRONG, END = "\u2066", "\u2067", "\u2068", "\u2069"
ISOLATES = frozenset((LEFT_TO_RIGHT, RIGHT_TO_LEFT, FIRST_STRONG, END))
DEEPEST = 8
"""Parts within parts; deeper ones are not told apart."""


class Run(NamedTuple):
    """Letters in the order in which they are read, and whether they run from right to left."""

    text: str
    backwards: bool


class _Apart(NamedTuple):
    """A part that is set apart: what opened it, and what is in it."""

    opened: str
    inside: list[_Item]


_Item: TypeAlias = Union[str, "_Apart"]


def turns(text: str) -> bool:
    """Return whether any part of a text may run from right to left, or is set apart."""
    return any(each in ISOLATES or bidirectional(each) in ("R", "AL") for each in text)


def visual_runs(text: str) -> list[Run]:
    """Return the runs of a line from left to right, without the marks that set parts apart."""
    return [Run("".join(each.letters), each.backwards) for each in _stretches(_items(text))]


def whole_parts(lines: Sequence[str]) -> list[str]:
    """Return the lines of a text so that a part which is broken between two is set apart in both."""
    found: list[str] = []
    opened: list[str] = []
    for line in lines:
        begun = "".join(opened)
        for each in line:
            if each == END and opened:
                opened.pop()
            elif each in ISOLATES and each != END:
                opened.append(each)
        found.append(f"{begun}{line}{END * len(opened)}")
    return found


class _Word(str):
    """A word by the letter that says which way it runs, and its place among the words of a line."""

    __slots__ = ("place",)

    place: int

    def __new__(cls, text: str, place: int) -> _Word:
        kinds = {bidirectional(each): each for each in reversed(text)}
        strong = [kinds[kind] for kind in ("R", "AL", "L") if kind in kinds]
        self = super().__new__(cls, min(strong, key=text.index) if strong else text[:1] or " ")
        self.place = place
        return self


def visual_order(words: Sequence[str], parts: Sequence[int]) -> list[int]:
    """Return the places of the words of a line from left to right.

    `parts` are the numbers of the parts that the words belong to that are set apart, 0 for none.
    """
    items: list[_Item] = []
    places = [_Word(word, place) for place, word in enumerate(words)]
    for part, group in groupby(places, lambda word: parts[word.place]):
        some: list[_Item] = [*group]
        items += [_Apart(FIRST_STRONG, some)] if part else some
    found: list[int] = []
    for letters, backwards in _stretches(items):
        of = [word.place for word in letters if isinstance(word, _Word)]
        found += reversed(of) if backwards else of
    return found


class _Stretch(NamedTuple):
    """As a Run, of single letters, or of words."""

    letters: list[str]
    backwards: bool


def _stretches(items: list[_Item]) -> list[_Stretch]:
    """Return the stretches of a line from left to right."""
    return _ordered(items, backwards=_begins_backwards(_Apart(FIRST_STRONG, items)))


def _items(text: str) -> list[_Item]:
    """Return the letters of a text, with each part that is set apart as one of them."""
    open_parts = [_Apart("", [])]
    for each in text:
        if each == END:
            if len(open_parts) > 1:
                open_parts.pop()
        elif each in ISOLATES:
            if len(open_parts) <= DEEPEST:
                part = _Apart(each, [])
                open_parts[-1].inside.append(part)
                open_parts.append(part)
        else:
            open_parts[-1].inside.append(each)
    return open_parts[0].inside


def _ordered(items: Sequence[_Item], *, backwards: bool) -> list[_Stretch]:
    levels = _levels(items, 1 if backwards else 0)
    # Rule L2: from the highest level down, whatever is at it or above is turned round. Of letters it is the
    # runs that are turned: those of one run stay in the order in which they are read.
    blocks = [
        (level, [item for item, _ in block])
        for level, block in groupby(zip(items, levels, strict=True), key=lambda pair: pair[1])
    ]
    for least in range(max(levels, default=0), 0, -1):
        turned: list[tuple[int, list[_Item]]] = []
        for high, group in groupby(blocks, partial(_is_at_least, least)):
            some = list(group)
            turned += reversed(some) if high else some
        blocks = turned
    runs: list[_Stretch] = []
    for level, block in blocks:
        runs += _runs_of(block, backwards=level % 2 == 1)
    return runs


def _is_at_least(level: int, block: tuple[int, list[_Item]]) -> bool:
    return block[0] >= level


def _runs_of(block: Sequence[_Item], *, backwards: bool) -> list[_Stretch]:
    """Return the stretches of items of one level from left to right."""
    found: list[list[_Stretch]] = []
    for apart, group in groupby(block, key=lambda item: isinstance(item, _Apart)):
        if not apart:
            found.append([_Stretch([each for each in group if isinstance(each, str)], backwards)])
            continue
        for each in group:
            assert isinstance(each, _Apart)
            found.append(_ordered(each.inside, backwards=_begins_backwards(each)))
    return [run for runs in (reversed(found) if backwards else found) for run in runs]


def _begins_backwards(part: _Apart) -> bool:
    if part.opened != FIRST_STRONG:
        return part.opened == RIGHT_TO_LEFT
    kinds = (bidirectional(each) for each in part.inside if isinstance(each, str))
    return next((kind != "L" for kind in kinds if kind in ("L", "R", "AL")), False)


def _levels(items: Sequence[_Item], base: int) -> list[int]:
    """Return the level of each item: even ones run from left to right, odd ones from right to left."""
    kinds: list[str] = []
    strong = "R" if base else "L"
    for each in items:
        kind = _kind(each)
        if kind == "M":
            kind = kinds[-1] if kinds else ""
        elif kind in ("L", "R"):
            strong = kind
        elif kind == "N" and strong == "L" and not base:
            kind = "L"  # W7: a number in a text from left to right
        kinds.append(kind)
    own = "R" if base else "L"
    level = {"L": 2 * base, "R": 1, "N": 2, "": base}
    before, after = _last_known(kinds, own), _last_known(kinds[::-1], own)[::-1]
    return [
        level[kind or (sides[0] if sides[0] == sides[1] else "")]
        for kind, *sides in zip(kinds, before, after, strict=True)
    ]


def _kind(item: _Item) -> str:
    """Return L or R for a letter, N for a figure, M for a mark on what is before it, "" for what is neutral."""
    if isinstance(item, _Apart):
        return ""
    kind = bidirectional(item)
    if kind in ("R", "AL"):
        return "R"
    return {"L": "L", "EN": "N", "AN": "N", "NSM": "M"}.get(kind, "")


def _last_known(kinds: Sequence[str], first: str) -> list[str]:
    """Return for each item which way the last one runs that is not neutral; figures run backwards (N1)."""
    found = []
    for kind in kinds:
        first = kind.replace("N", "R") or first
        found.append(first)
    return found
