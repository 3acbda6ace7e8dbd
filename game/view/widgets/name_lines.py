"""A person's name where it has little room: in smaller letters, or in lines, before anything is cut off.

`draw_name(kit, target, name, room, size, face, ink)` draws it in a room of real pixels.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from pygame import Rect, Surface

from game.view.base.boxes import TextBox
from game.view.base.colours import LIGHT, Colour
from game.view.base.fonts import BOLD, Fonts
from game.view.base.paint import Anchor
from game.view.base.scene_kit import SceneKit
from game.view.widgets.widget_boxes import draw_text
from game.words.line_breaks import letters_of

CLOSE = 0.84
"""The height of one of several lines, as a share of that of a line alone: a name has no room to lose."""
LITTLE = 0.7
"""A name stays in one line in letters not smaller than this share of the usual size."""
TINY = 0.6
"""Of what can be read no longer a name keeps all its letters down to this share of the last size.

Twenty W need it in narrow places: tiny letters still tell two names apart, which an ellipsis does not.
"""
AT_LEAST = 18.0
"""The design size of what is cut after all."""

_WORDS = re.compile(r"[^\s-]*[\s-]+|[^\s-]+")


class NameLines(NamedTuple):
    """The lines of a name, the size of their letters in real pixels, and whether nothing of it is missing."""

    lines: tuple[str, ...]
    px: int
    whole: bool = True


def name_lines(
    fonts: Fonts,
    name: str,
    size: float,
    face: str,
    room: tuple[int, int],
    most: int = 2,
    *,
    tiny: bool = False,
) -> NameLines:
    """Return a name as it is set in a width and height, in not more than so many lines.

    It is in one line if its letters are large enough for that, else in lines of whole words; a word is broken
    only where it has no room in letters that can still be read, and is cut at last, or set in `tiny` ones.
    """
    usual, least = fonts.space.text_px(size), min(fonts.space.text_px(size), fonts.space.least_px)
    sizes = range(usual, least - 1, -1)
    one = next((px for px in sizes if fonts.real_width(name, px, face) <= room[0]), 0)
    if one >= LITTLE * usual:
        return NameLines((name,), one)
    words, letters = _WORDS.findall(name), letters_of(name)
    legible = fonts.space.last_px
    last = round((TINY if tiny else 1.0) * legible)
    for parts, tried in (
        (words, sizes[: usual - max(one, least - 1)]),
        (words, range(least - 1, legible - 1, -1)),
        (letters, [*sizes, *range(least - 1, last - 1, -1)]),
    ):
        for px in tried:
            lines = _lines(fonts, parts, px, face, room[0])
            if lines and len(lines) <= _most(fonts, px, face, room[1], most):
                return NameLines(_balanced(fonts, parts, px, face, room[0]), px)
        if one:
            return NameLines((name,), one)
    px = fonts.space.text_px(AT_LEAST)
    lines = tuple(
        fonts.wrap(name, AT_LEAST, face, room[0], most=_most(fonts, px, face, room[1], most))
    )
    return NameLines(lines, px, False)


def _balanced(
    fonts: Fonts, parts: Sequence[str], px: int, face: str, width: int
) -> tuple[str, ...]:
    """Return parts that have room in lines, in as many of them, the first no longer than it must be."""
    best = lines = _lines(fonts, parts, px, face, width) or ()
    while len(lines) == len(best) and width > 1:
        best, width = lines, max(fonts.real_width(line, px, face) for line in lines) - 1
        lines = _lines(fonts, parts, px, face, width) or ()
    return best


def _most(fonts: Fonts, px: int, face: str, height: int, most: int) -> int:
    """Return how many lines have room in a height: never none."""
    return max(1, min(most, height // _step(fonts, px, face)))


def _step(fonts: Fonts, px: int, face: str) -> int:
    return round(CLOSE * fonts.line_height(px, face))


def _lines(
    fonts: Fonts, parts: Sequence[str], px: int, face: str, width: int
) -> tuple[str, ...] | None:
    """Return parts in lines, each as long as it can be; None if one of them is wider than a line."""
    lines = [""]
    for part in parts:
        if fonts.real_width((lines[-1] + part).rstrip(), px, face) <= width:
            lines[-1] += part
        elif fonts.real_width(part.rstrip(), px, face) <= width:
            lines.append(part)
        else:
            return None
    return tuple(line.rstrip() for line in lines)


def draw_name(
    kit: SceneKit,
    target: Surface,
    name: str,
    room: Rect,
    size: float,
    face: str = BOLD,
    ink: Colour = LIGHT,
    anchor: Anchor = "midleft",
    most: int = 2,
) -> None:
    """Draw it in the middle of a room's height, and where `anchor` says: at the left, or in the "center".

    Its letters are tiny before anything of it is cut.
    """
    lines, px, _ = name_lines(kit.fonts, name, size, face, room.size, most, tiny=True)
    step = _step(kit.fonts, px, face) if len(lines) > 1 else kit.fonts.line_height(px, face)
    x = room.left if anchor == "midleft" else room.centerx
    for at, line in enumerate(lines):
        middle = round(room.centery + (at - (len(lines) - 1) / 2) * step)
        kit.paint.text(target, line, (x, middle), size, face, ink, anchor, px)


def draw_name_box(
    kit: SceneKit, target: Surface, box: TextBox, rect: Rect, ink: Colour, room: Rect | None = None
) -> None:
    """Draw a name that has been placed: as its box is set, or in the `room` around it if it is cut there."""
    if not kit.boxes.texts.setting(box, rect.w, rect.h).cut:
        draw_text(kit, target, box, rect, ink)
        return
    draw_name(kit, target, box.text, rect if room is None else room, box.size, box.face, ink)
