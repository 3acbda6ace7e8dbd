"""Today's puzzle on the title: whether it is solved, and the way to all puzzles."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Rect, Surface

from game.scenes.base.puzzles.puzzle_board import PuzzleBoard
from game.scenes.title.title_pill import AIR, INSET, TitlePill
from game.view.base.boxes import LeafBox
from game.view.base.colours import AMBER, INK, PAPER
from game.view.base.scene_kit import SceneKit

SIGN, GAP, HIGH = 46, 16, 84


class PuzzlePill(TitlePill):
    """Pressing it opens the puzzles. `show` tells it how today's stands, once it has been read."""

    def __init__(self, kit: SceneKit, opened: Callable[[], None]) -> None:
        super().__init__(kit.words("ui.puzzles.todays"), opened)
        self.solved = False

    def show(self, kit: SceneKit, board: PuzzleBoard) -> None:
        """Take over whether today's is solved."""
        self.solved = board.solved_today
        self.below = kit.words(f"ui.puzzles.{'solved' if self.solved else 'open'}")

    def box(
        self, kit: SceneKit, *, low: bool, small: bool = False, unsigned: bool = False
    ) -> LeafBox:
        """Return its box: the texts, or of a `low` one the first alone, beside the sign.

        A `small` one has that alone, an `unsigned` one the texts alone.
        """
        if small:
            return LeafBox(SIGN + 2 * INSET, HIGH, key=self)
        wide, high = self._written(kit, low=low)
        sign = 0 if unsigned else SIGN + GAP
        return LeafBox(wide + sign + 2 * INSET, max(HIGH, high + AIR), key=self)

    def _written(self, kit: SceneKit, *, low: bool) -> tuple[float, float]:
        """The size of its texts, however today's stands."""
        belows = (kit.words(f"ui.puzzles.{each}") for each in ("solved", "open"))
        return self._texts_size(kit, *belows, low=low)

    def _draw_pill(self, kit: SceneKit, target: Surface, rect: Rect) -> None:
        px = kit.px
        radius = px(SIGN) // 2
        at = rect.left + px(INSET) + radius, rect.centery
        wide, _ = self._written(kit, low=True)
        signed = px(SIGN + 2 * INSET)
        if signed + px(GAP) < rect.w < signed + px(wide):  # the texts alone
            self._draw_texts(kit, target, rect, rect.left + px(INSET))
            return
        self._draw_sign(kit, target, at, radius)
        left = at[0] + radius + px(GAP)
        if rect.right - left >= px(INSET):
            self._draw_texts(kit, target, rect, left)

    def _draw_sign(self, kit: SceneKit, target: Surface, at: tuple[int, int], radius: int) -> None:
        """Draw the sign: a tick once it is solved, a piece of a jigsaw before."""
        kit.paint.disc(target, at, radius, AMBER if self.solved else PAPER)
        side = round(radius * 1.2)
        icon = kit.pictures.tinted(f"icons/{'check' if self.solved else 'puzzle'}", side, side, INK)
        target.blit(icon, icon.get_rect(center=at))
