"""The text of a licence: `LicenceScene(kit, stack, work, texts)`."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf

from pygame import Rect, Surface

from game.scenes.base.scene_stack import Scene, Stack
from game.store.licence_files import Work
from game.view.base.boxes import Box, ColumnBox, FirstBox
from game.view.base.colours import INK
from game.view.base.fonts import MEDIUM
from game.view.base.scene_kit import SceneKit
from game.view.input.intents import Intent, Kind
from game.view.widgets.choice_row import ROW_FOCUSED
from game.view.widgets.focus_group import FocusGroup
from game.view.widgets.paper_sheet import Sheet, use_sheets
from game.view.widgets.widget_boxes import button_box, in_order, inside, line_high, settle
from game.view.widgets.widgets import Button, Look, Row

WIDEST = 1300
LEAST_LINES = 15
"""How many lines of the sheet are seen, or else everything else takes less room."""
SIZE = 24.0
EDGE, AIR = 16, 8


class ParagraphRow(Row):
    """A paragraph, whose own line breaks stay."""

    radius = 12

    def __init__(self, text: str) -> None:
        super().__init__()
        self.text = text
        self._wrapped: tuple[int, list[str]] | None = None

    @property
    def spoken(self) -> tuple[str, ...]:
        return (self.text,)

    def resized(self) -> None:
        """Wrap it anew, as the size of the text may have changed."""
        self._wrapped = None

    def _lines(self, kit: SceneKit, width: int) -> list[str]:
        if self._wrapped is None or self._wrapped[0] != width:
            room = width - 2 * kit.px(EDGE)
            parts = self.text.split("\n")
            lines = [line for part in parts for line in kit.fonts.wrap(part, SIZE, MEDIUM, room)]
            self._wrapped = width, lines
        return self._wrapped[1]

    def height(self, kit: SceneKit, width: int) -> int:
        line = kit.fonts.height(SIZE, MEDIUM)
        return len(self._lines(kit, width)) * line + 2 * kit.px(AIR)

    def draw(self, kit: SceneKit, target: Surface, look: Look) -> None:
        if look.focused:
            kit.paint.box(target, self.rect, ROW_FOCUSED, radius=self.radius)
        x, y = self.rect.left + kit.px(EDGE), self.rect.top + kit.px(AIR)
        for line in self._lines(kit, self.rect.w):
            kit.paint.text(target, line, (x, y), SIZE, MEDIUM, INK)
            y += kit.fonts.height(SIZE, MEDIUM)


class LicenceScene(Scene):
    """The paragraphs on a long sheet, below the name of the work that they are about."""

    def __init__(self, kit: SceneKit, stack: Stack, work: Work, texts: Sequence[str]) -> None:
        super().__init__(kit, stack)
        self.work = work
        self.back = Button(kit.words("ui.back"), stack.pop, primary=True, command="back", size=34)
        self.rows = [ParagraphRow(each) for each in (work.home, *texts) if each]
        self.sheet = Sheet(work.name, [[each] for each in self.rows])
        self.group = FocusGroup([self.rows[0] if self.rows else self.back])
        self.wood = Rect(0, 0, 0, 0)

    @property
    def sheets(self) -> list[Sheet]:
        """The sheet, for `use_sheets`."""
        return [self.sheet]

    def layout(self) -> None:
        for row in self.rows:
            row.resized()
        placed = settle(self.kit, self.kit.arrange(FirstBox((self._page(), self._page(low=True)))))
        self.wood = placed["wood"]
        self.sheet.place(self.kit, placed["sheet"])
        self.group.regroup(in_order(placed, {"sheet": self.rows}))
        self.sheet.follow(self.kit, self.group.focused)

    def _page(self, *, low: bool = False) -> Box:
        """The sheet and the bar; where few lines have room, with less around them."""
        widest, air = (inf, 12) if low else (WIDEST, 22)
        sheet = Box(key="sheet", most=widest, low=0 if low else LEAST_LINES * line_high(self.kit))
        back = button_box(self.kit, self.back, high=80, air=20, least=420)
        bar = ColumnBox((back,), align="start", most=widest)
        wood = inside(bar, low=low, top=air, bottom=air + 4, key="wood")
        body = inside(sheet, low=low, top=air + 14 * (not low), bottom=20, share=1)
        return ColumnBox((body, wood))

    def handle(self, intent: Intent) -> None:
        kit = self.kit
        if (
            intent.kind is Kind.NAVIGATE
            and self.sheet.through(kit, self.group.focused, intent.direction[1])
        ) or use_sheets(kit, self, intent):
            self.dirty = True
        elif intent.kind in (Kind.BACK, Kind.MENU):
            self.stack.pop()

    def draw(self, target: Surface) -> None:
        kit = self.kit
        width, _ = kit.size
        target.blit(kit.theme.cloth(width, self.wood.top, kit.space.scale), (0, 0))
        kit.draw_wood(target, self.wood)
        self.group.draw(kit, target, [self.back])
        self.sheet.draw(kit, target, self.group)
