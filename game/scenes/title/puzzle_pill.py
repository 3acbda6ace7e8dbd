"""Today's puzzle on the title: whether it is solved, and the way to all puzzles."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Rect, Surface

from game.scenes.base.puzzles.puzzle_board import PuzzleBoard
from game.scenes.title.title_pill import AIR, BELOW, INSET, LABEL, PAD, TitlePill
from game.view.base.boxes import Box, ColumnBox, LeafBox, RowBox, TextBox
from game.view.base.colours import AMBER, INK, LIGHT, PAPER, QUIET
from game.view.base.fonts import BOLD, MEDIUM
from game.view.base.scene_kit import SceneKit
from game.view.widgets.widget_boxes import draw_text

SIGN, GAP, HIGH, ON_PANEL = 46, 16, 84, 88


class PuzzlePill(TitlePill):
    """Pressing it opens the puzzles. `show` tells it how today's stands, once it has been read."""

    def __init__(self, kit: SceneKit, opened: Callable[[], None]) -> None:
        super().__init__(kit.words("ui.puzzles.todays"), opened)
        self.solved = False

    def show(self, kit: SceneKit, board: PuzzleBoard) -> None:
        """Take over whether today's is solved."""
        self.solved = board.solved_today
        self.below = kit.words(f"ui.puzzles.{'solved' if self.solved else 'open'}")

    def box(self, kit: SceneKit, *, low: bool, small: bool = False) -> LeafBox:
        """Return its box: the texts, or of a `low` one the first alone, beside the sign, or that alone."""
        if small:
            return LeafBox(SIGN + 2 * INSET, HIGH, key=self)
        belows = (kit.words(f"ui.puzzles.{each}") for each in ("solved", "open"))
        wide, high = self._texts_size(kit, *belows, low=low)
        return LeafBox(wide + SIGN + 2 * INSET + GAP, max(HIGH, high + AIR), key=self)

    def _texts(self) -> tuple[TextBox, TextBox]:
        return (
            TextBox(self.label, LABEL, BOLD, lines=1, key="label"),
            TextBox(self.below, BELOW, MEDIUM, lines=1, key="below"),
        )

    def _inner(self, kit: SceneKit) -> Box:
        """What is on the panel: the sign between the two texts."""
        label, below = self._texts()
        sign = RowBox((LeafBox(ON_PANEL, ON_PANEL, key="sign"),), spread="middle")
        lines = (RowBox((each,), spread="middle") for each in (label, below))
        above, under = lines
        return ColumnBox((above, sign, under), 14, spread="middle", pad=PAD)

    def _draw_panel(self, kit: SceneKit, target: Surface, rect: Rect) -> None:
        placed = kit.arrange(self._inner(kit), rect)
        for text, ink in zip(self._texts(), (LIGHT, QUIET), strict=True):
            draw_text(kit, target, text, placed[text.key], ink, "middle")
        self._draw_sign(kit, target, placed["sign"].center, placed["sign"].w // 2)

    def _draw_pill(self, kit: SceneKit, target: Surface, rect: Rect) -> None:
        px = kit.px
        radius = px(SIGN) // 2
        at = rect.left + px(INSET) + radius, rect.centery
        self._draw_sign(kit, target, at, radius)
        left = at[0] + radius + px(GAP)
        if rect.right - left >= px(INSET):
            self._draw_texts(kit, target, rect, left)

    def _draw_sign(self, kit: SceneKit, target: Surface, at: tuple[int, int], radius: int) -> None:
        """Draw the sign: a tick once it is solved, a glass to look with before."""
        kit.paint.disc(target, at, radius, AMBER if self.solved else PAPER)
        side = round(radius * 1.2)
        icon = kit.pictures.tinted(f"icons/{'check' if self.solved else 'find'}", side, side, INK)
        target.blit(icon, icon.get_rect(center=at))
