"""The pictures of docs/layout.md: each kind of box as the engine places it, written to docs/layout.

.venv/bin/python build/layout_pictures.py
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

import pygame  # noqa: E402
from pygame import Rect, Surface  # noqa: E402

from game.view.base.arranging import Boxes  # noqa: E402
from game.view.base.boxes import (  # noqa: E402
    Box,
    ColumnBox,
    FirstBox,
    GridBox,
    LeafBox,
    RowBox,
    ScrollBox,
    StackBox,
    TextBox,
    WrapBox,
)
from game.view.base.fonts import BOLD, SEMIBOLD, TITLE, Fonts  # noqa: E402
from game.view.base.space import Space  # noqa: E402

FOLDER = ROOT / "docs" / "layout"
CLOTH, EDGE, PAPER, INK = (31, 74, 78), (255, 198, 90), (243, 233, 210), (43, 33, 26)
FRAME = 12
"""Real pixels around each picture of a box."""


def leaf(name: str, width: float = 110, height: float = 44, **more: float) -> LeafBox:
    """Return a box that stands for a widget."""
    return LeafBox(width, height, key=name, **more)


def text(words: str, size: float = 20, **more: float) -> TextBox:
    """Return a text whose key is what it says."""
    return TextBox(words, size, SEMIBOLD, key=words, **more)


_BACK, _RESET, _PLAY = leaf("Back"), leaf("Reset"), leaf("Play", 180, share=1)
_SENTENCE = "Play turns counter-clockwise until somebody turns it again."
_BESIDE = RowBox((text("Number of opponents", lines=1), Box(share=1), leaf("Four")), align="middle")
_BELOW = ColumnBox((text("Number of opponents"), leaf("Four")), 6)
_CARDS = RowBox(tuple(leaf(name, 60, 84) for name in "234"), 6, turns=False, key="hand")

_SCROLLED = ScrollBox(leaf("rows", 90, 150), 60, key="view")

EXAMPLES: dict[str, list[tuple[Box, tuple[int, int]]]] = {
    "row": [
        (RowBox((_BACK, _RESET, _PLAY), 12), (520, 44)),
        (RowBox((_BACK, _RESET, leaf("Play")), 12, spread="between"), (520, 44)),
    ],
    "column": [
        (ColumnBox((text("Settings", 32), leaf("rows", share=1), leaf("foot", 90, 36)), 10), (250, 230)),
        (ColumnBox((text("Settings", 32), leaf("rows", most=150), _BACK), 10, "middle"), (250, 230)),
    ],
    "wrap": [
        (WrapBox(tuple(leaf(name, 96, 36) for name in "ABCDEF"), 8, line_gap=8), (width, 124))
        for width in (430, 230)
    ],
    "grid": [
        (GridBox(tuple(leaf(name, 60, 36) for name in "ABCDE"), 8, columns=2, line_gap=8), (240, 124)),
        (
            GridBox(
                (text("Ada"), text("12 points"), text("Bartholomew"), text("7")),
                14, align="start", columns=2, line_gap=8, even=False,
            ),
            (240, 124),
        ),
    ],
    "stack": [
        (StackBox((leaf("card", 150, 110), leaf("badge", 70, 34)), "end", "start"), (170, 120)),
        (StackBox((leaf("card", 150, 110), leaf("badge", 70, 34)), "middle", "middle"), (170, 120)),
    ],
    "first": [(FirstBox((_BESIDE, _BELOW)), (width, 84)) for width in (400, 240)],
    "baseline": [
        (RowBox((TextBox("Ace", 52, TITLE, key="Ace"), text("of spades")), 8, "baseline"), (230, 70)),
        (RowBox((TextBox("Ace", 52, TITLE, key="Ace"), text("of spades")), 8, "middle"), (230, 70)),
    ],
    "text": [
        (ColumnBox((text(_SENTENCE, 22),)), (460, 66)),
        (ColumnBox((text(_SENTENCE, 22),)), (250, 92)),
        (ColumnBox((text(_SENTENCE, 22, lines=2, smallest=18),)), (300, 66)),
    ],
    "scroll": [
        (ColumnBox((text("Rules", 28), _SCROLLED, _BACK), 8), (200, height))
        for height in (250, 180)
    ],
    "mirrored": [
        (RowBox((text("Your hand", 22), Box(share=1), _CARDS), align="middle"), (400, 84)),
    ],
}  # fmt: skip


def picture(examples: list[tuple[Box, tuple[int, int]]], *, mirrored: bool = False) -> Surface:
    """Return the examples beside each other, each in its area."""
    fonts = Fonts(Space(1920, 1080))
    wide = sum(width + 2 * FRAME for _, (width, _) in examples)
    made = Surface((wide, max(height for _, (_, height) in examples) + 2 * FRAME))
    made.fill((255, 255, 255))
    left = 0
    for box, size in examples:
        area = Rect((left + FRAME, FRAME), size)
        pygame.draw.rect(made, CLOTH, area.inflate(FRAME, FRAME), border_radius=6)
        made.set_clip(area)
        _draw(made, box, area, Boxes(fonts), mirrored)
        made.set_clip(None)
        left += size[0] + 2 * FRAME
    return made


def _texts(box: Box) -> dict[object, TextBox]:
    found = {box.key: box} if isinstance(box, TextBox) else {}
    parts = getattr(box, "parts", (box.part,) if isinstance(box, ScrollBox) else ())
    for part in parts:
        found |= _texts(part)
    return found


def _draw(target: Surface, box: Box, area: Rect, boxes: Boxes, mirrored: bool) -> None:
    texts = _texts(box)
    placed = boxes.arrange(box, area, mirrored=mirrored)
    for key, rect in placed.items():
        target.set_clip(placed["view"] if key == "rows" and "view" in placed else area)
        words = texts.get(key, TextBox(str(key), 18, BOLD, cut=True))
        setting = boxes.texts.setting(words, rect.w, rect.h)
        ink, step = (PAPER, boxes.texts.fonts.height(setting.size, words.face))
        if key in texts:
            pygame.draw.rect(target, EDGE, rect, 1)
        elif key in ("view", "hand"):
            pygame.draw.rect(target, EDGE, rect, 2)
            continue
        else:
            pygame.draw.rect(target, PAPER, rect, border_radius=6)
            pygame.draw.rect(target, EDGE, rect, 1, border_radius=6)
            ink = INK
        for at, line in enumerate(setting.lines):
            shown = boxes.texts.fonts.font(setting.size, words.face).render(line, True, ink)
            place = shown.get_rect(topleft=(rect.x, rect.y + at * step))
            if key not in texts:
                place.center = rect.center
            target.blit(shown, place)


def pictures() -> dict[str, Surface]:
    """Return the pictures by the names of their files."""
    pygame.font.init()
    found = {name: picture(examples) for name, examples in EXAMPLES.items()}
    found["mirrored"] = picture(EXAMPLES["mirrored"], mirrored=True)
    found["turned"] = picture(EXAMPLES["mirrored"])
    return found


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name, made in pictures().items():
        pygame.image.save(made, FOLDER / f"{name}.png")
    print(f"{len(EXAMPLES) + 1} pictures in {FOLDER.relative_to(ROOT)}")
