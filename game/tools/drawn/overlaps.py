"""What is wrong with a picture: cut labels, texts over each other, and what is covered that must be seen.

`wrong_in(frame)` says it in English sentences for those who build the program; a picture with none is sound.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

from pygame import Rect

from game.tools.drawn.record import FACED, SWOLLEN, TEXT, Frame, Stroke
from game.view.speech.occupancy import OWN_PLATE

IN_FORCE = ("called", "top card", "trump and order")
"""Areas with what is in force."""
OF_THE_MIDDLE = frozenset(
    {"ring", "stock", "count", "discard", "called", "circle", "trick", "trump", "order"}
)
"""The pieces of the still layer that draw what is in force themselves."""
TO_READ = frozenset({OWN_PLATE, "stock count", "round", "called", "trump", "order", FACED})
"""Pieces with texts that must be seen: names, numbers of cards, totals, what is faced or in force."""
SEATS = ("seat ", "corner ")
"""How the names of the pieces of players begin, which are to be read as well."""
RECAP = "recap"
"""The look back at what has happened, after which the table is seen again; it may lie over anything."""
OVER_ALL = OF_THE_MIDDLE | {RECAP}
SPARE = 3
"""So many pixels may be covered at each side, where lines of letters have blank edges."""


def wrong_in(frame: Frame) -> list[str]:
    """Return a sentence for everything that is wrong, in the order in which it was drawn."""
    found = [
        *_cut(frame),
        *_outside(frame),
        *_covered(frame),
        *_hidden(frame),
        *_over_each_other(frame),
        *_over_what_counts(frame),
    ]
    return list(dict.fromkeys(found))


def _texts(frame: Frame) -> list[tuple[int, Stroke]]:
    """The texts and their places in the order of drawing; what was drawn twice in one place counts once."""
    once = {
        (mark.line, tuple(mark.whole), mark.on): (place, mark)
        for place, mark in enumerate(frame.marks)
        if mark.kind == TEXT and mark.line.strip()
    }
    return sorted(once.values(), key=lambda each: each[0])


def ink(mark: Stroke) -> Rect:
    """Where the letters of a text are: a line has room above and below them."""
    whole = mark.whole
    letters = whole.inflate(-2 * min(SPARE, whole.w // 6), -whole.h // 3)
    return letters.clip(mark.rect)


def _cut(frame: Frame) -> Iterator[str]:
    for _, text in _texts(frame):
        if text.line in frame.shortened:
            yield f"cut: {frame.shortened[text.line]!r} to {text.line!r}"


def _outside(frame: Frame) -> Iterator[str]:
    """Texts that reach over an edge of the window; those that are scrolled away are not seen at all."""
    for _, text in _texts(frame):
        if text.on is None and not 0 <= text.whole.left <= text.whole.right <= frame.size[0]:
            yield f"outside: {text.line!r} at {tuple(text.whole)}"


def _covered(frame: Frame) -> Iterator[str]:
    """Texts of which a part lies under something, and the rest can be seen."""
    for place, text in _texts(frame):
        letters = ink(text)
        for cover in frame.marks[place + 1 :]:
            if _hides(cover, text, letters) and not _contains(cover, letters):
                if _gone(frame.marks[place + 1 :], text, letters):
                    break
                yield f"covered: {text.line!r} at {tuple(text.whole)} by {_what(cover)}"
                break


def _hidden(frame: Frame) -> Iterator[str]:
    """Texts that are to be read and lie wholly under something else than their own piece."""
    for place, text in _texts(frame):
        if text.piece not in TO_READ and not text.piece.startswith(SEATS):
            continue
        letters = ink(text)
        for cover in frame.marks[place + 1 :]:
            other = cover.piece not in (text.piece, SWOLLEN)
            if other and _hides(cover, text, letters) and _contains(cover, letters):
                yield f"hidden: {text.line!r} at {tuple(text.whole)} under {_what(cover)}"
                break


def _over_each_other(frame: Frame) -> Iterator[str]:
    for (first, below), (second, above) in combinations(_texts(frame), 2):
        both = ink(below).clip(ink(above))
        if below.on != above.on or min(both.size) < SPARE or above.piece == RECAP:
            continue
        if not any(
            _hides(cover, below, both) and _contains(cover, both)
            for cover in frame.marks[first + 1 : second]
        ):
            yield f"over each other: {below.line!r} and {above.line!r} at {tuple(both)}"


def _over_what_counts(frame: Frame) -> Iterator[str]:
    last = max((n for n, mark in enumerate(frame.marks) if mark.piece == FACED), default=None)
    if last is not None:
        for area in frame.areas.get(FACED, []):
            yield from _over(frame.marks[last + 1 :], FACED, area)
    for name in IN_FORCE:
        for area in frame.areas.get(name, []):
            first = next(
                (
                    place
                    for place, mark in enumerate(frame.marks)
                    if mark.piece in OF_THE_MIDDLE and mark.rect.colliderect(area)
                ),
                None,
            )
            if first is not None:
                yield from _over(frame.marks[first:], name, area)


def _over(marks: Sequence[Stroke], name: str, area: Rect) -> Iterator[str]:
    middle = area.inflate(-2 * SPARE, -2 * SPARE)
    for mark in marks:
        if mark.on is None and mark.piece not in OVER_ALL and mark.rect.colliderect(middle):
            yield f"over what counts: {_what(mark)} over {name!r} at {tuple(area)}"


def _hides(cover: Stroke, text: Stroke, letters: Rect) -> bool:
    return (
        cover.kind != TEXT
        and cover.piece != RECAP
        and cover.on == text.on
        and cover.rect.inflate(-2 * SPARE, -2 * SPARE).colliderect(letters)
    )


def _contains(cover: Stroke, letters: Rect) -> bool:
    return bool(cover.rect.inflate(2 * SPARE, 2 * SPARE).contains(letters))


def _gone(marks: Sequence[Stroke], text: Stroke, letters: Rect) -> bool:
    """Whether something hides all of a text."""
    return any(_hides(mark, text, letters) and _contains(mark, letters) for mark in marks)


def _what(mark: Stroke) -> str:
    said = repr(mark.line) if mark.kind == TEXT else f"a {mark.kind}"
    of = f" of {mark.piece!r}" if mark.piece else ""
    return f"{said}{of} at {tuple(mark.rect)}"
