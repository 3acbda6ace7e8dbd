"""What came of an attempt, on paper over the table: `PuzzleCard(kit, stack, title, told, answers, back)`."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pygame import FRect, Rect, Surface

from game.scenes.base.overlays.asking_card import AskingCard, Way
from game.scenes.base.overlays.paper_overlay import PADDING, card_box
from game.scenes.base.scene_stack import Stack
from game.view.base.box_sizes import Align
from game.view.base.boxes import Box, ColumnBox, TextBox
from game.view.base.colours import BROWN, INK
from game.view.base.fonts import TITLE
from game.view.base.scene_kit import SceneKit
from game.view.speech.spots import covers_none
from game.view.widgets.rich_lines import RichLines
from game.view.widgets.widget_boxes import draw_text, line_high

WIDTH = 30
"""The greatest width of the card in heights of a line."""
HEAD, TOLD, MORE = 50.0, 27.0, 24.0
PLACES: tuple[Align, ...] = ("middle", "end", "start")
"""Where the card may lie, from above, the first best."""


def _nothing_said() -> list[FRect]:
    return []


class PuzzleCard(AskingCard):
    """A title, what is `told` and, if there is room, `more`, and the ways on.

    `said` returns where bubbles are, of which it covers as few as can be.
    """

    def __init__(
        self,
        kit: SceneKit,
        stack: Stack,
        title: str,
        told: Sequence[str],
        more: Sequence[str],
        ways: Sequence[Way],
        back: Callable[[], None],
        said: Callable[[], Sequence[FRect]] = _nothing_said,
    ) -> None:
        super().__init__(kit, stack, ways, back)
        self.said = said
        self._around: Sequence[FRect] = ()
        """Where bubbles were when its place was looked for."""
        self.title = title
        self.told = [RichLines(each, TOLD) for each in told]
        self.more = [RichLines(each, MORE) for each in more]

    @property
    def boxes(self) -> Sequence[Box]:
        """The card with as much on it as there is room for, where it covers least of what is said."""
        window = Rect((0, 0), self.kit.size)
        shrinking = ((False, True), (True, True), (True, False))
        fitting = [
            each for each in shrinking if self.kit.boxes.fits(self._box(*each, "middle"), window)
        ]
        shown = [each for each in fitting if each[1] == fitting[0][1]] or shrinking[-1:]
        ways = [self._box(*each, along) for each in shown for along in PLACES]
        return [min(ways, key=self._covered)]

    def _covered(self, box: Box) -> int:
        """Return over how many bubbles a box would lie."""
        card = self.kit.design(self.kit.arrange(box)["card"])
        return sum(not covers_none(card, [each]) for each in self.said())

    def _box(self, low: bool, more: bool, along: Align) -> Box:
        """What is said above the ways on, which are in as few rows as there is room for."""
        kit = self.kit
        told = [each.box(kit, ("told", number)) for number, each in enumerate(self.told)]
        others = [each.box(kit, ("more", number)) for number, each in enumerate(self.more)]
        texts = [ColumnBox(tuple(told), 8), *([ColumnBox(tuple(others), 2)] if others else [])]
        said = ColumnBox((self._title, *texts[: 2 if more else 1]), 10 if low else 16)
        body = ColumnBox((said, self.ways_on(low=low)), 16 if low else 28)
        most = WIDTH * line_high(kit) + 2 * PADDING
        return card_box(body, low=low, most=most, fill=True, along=along)

    @property
    def _title(self) -> TextBox:
        return TextBox(self.title, HEAD, TITLE, smallest=24, key="title")

    def layout(self) -> None:
        self._around = self.said()
        super().layout()

    def draw(self, target: Surface) -> None:
        # The table below has just been drawn, which gives bubbles their places; some come later.
        if self.said() != self._around:
            self.layout()
        super().draw(target)

    def draw_card(self, target: Surface) -> None:
        kit, placed = self.kit, self.placed
        draw_text(kit, target, self._title, placed["title"], INK)
        for name, lines, ink in (("told", self.told, INK), ("more", self.more, BROWN)):
            for number, each in enumerate(lines):
                if (name, number) in placed:
                    each.draw(kit, target, placed[name, number], ink)
        self.group.draw(kit, target)
