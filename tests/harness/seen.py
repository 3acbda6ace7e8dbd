"""What is to be seen: the texts that are written into a picture, and where."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest
from pygame import Rect, Surface

from game.view.base import rich_text
from game.view.base.fonts import Fonts
from game.view.base.paint import Paint
from game.view.base.scene_kit import SceneKit


class Writing:
    """Every text that is written from now on: where, whether it is seen, and what was cut for want of room."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.texts: list[tuple[str, Rect]] = []
        self.seen: list[tuple[str, Rect]] = []
        """Those that lie wholly in the part of the window that is drawn on."""
        self.cut: list[str] = []
        cut, text = Fonts.cut, Paint.text

        def cut_and_tell(fonts: Fonts, line: str, size: float, face: str, width: int) -> str:
            kept = cut(fonts, line, size, face, width)
            if kept != line:
                self.cut.append(line)
            return kept

        def write_and_tell(
            paint: Paint, target: Surface, line: str, *how: object, **also: object
        ) -> Rect:
            rect = text(paint, target, line, *how, **also)  # type: ignore[arg-type]
            self.texts.append((line, rect))
            if target.get_clip().contains(rect):
                self.seen.append((line, rect))
            return rect

        patch.setattr(Fonts, "cut", cut_and_tell)
        patch.setattr(Paint, "text", write_and_tell)

    def clear(self) -> None:
        """Forget what has been written until now."""
        self.texts.clear()
        self.seen.clear()
        self.cut.clear()

    def place(self, line: str) -> Rect:
        """Where a text was written last."""
        return next(rect for text, rect in reversed(self.texts) if text == line)


class RichWriting:
    """The lines of rich text that are written from now on, without their marks."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.lines: list[str] = []
        draw = rich_text.draw

        def draw_and_tell(
            kit: SceneKit, target: Surface, line: rich_text.Line, *how: Any, **also: Any
        ) -> None:
            self.lines.append("".join(f"{word.text}{' ' * word.blank}" for word in line).strip())
            draw(kit, target, line, *how, **also)

        patch.setattr(rich_text, "draw", draw_and_tell)


def overlapping(texts: list[tuple[str, Rect]], spare: int) -> list[tuple[str, str]]:
    """Pairs of texts one of which lies over the other; a line has room for what hangs below it.

    Text that is written twice in one place counts once. Of each side `spare` pixels do not count.
    """
    once = {(line, *rect): rect.inflate(-spare, -rect.h // 3) for line, rect in texts}
    inked = [(key[0], rect) for key, rect in once.items()]
    return [(one, other) for (one, a), (other, b) in combinations(inked, 2) if a.colliderect(b)]
