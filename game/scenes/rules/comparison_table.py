"""A comparison, a column for each of what is compared: `CompareTable(title, columns, things, opened)`.

Where the columns would be too narrow for their text, those of each card or rule are listed below each other.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from pygame import Rect, Surface

from game.view.base.colours import BROWN, INK, LIGHT, RUST, Colour
from game.view.base.fonts import BOLD, EXTRABOLD, MEDIUM, SEMIBOLD, TITLE
from game.view.base.pictures import CARD_RATIO
from game.view.base.scene_kit import SceneKit
from game.view.widgets.choice_row import ROW, ROW_FOCUSED, TAG
from game.view.widgets.focus_group import FocusGroup
from game.view.widgets.paper_sheet import GAP, PADDING, Sheet
from game.view.widgets.widgets import Look, Row, Widget
from game.words.card_comparison import Compared, Effect

SIZE, SMALL, NAME, RULE_NAME = 23, 20, 34, 26
HEADING = 25
CARD_WIDE = 66
LEAST_COLUMN = "passed over for each"
"""The text that has to fit into a line of a column."""
FIRST = 0.62
"""The width of the cards' column, as a share of a game's."""
PALE = Colour.hex("#f3ead6")


class Column(NamedTuple):
    """Something that is compared: its id in what is said of each card, what it is called, and its colour."""

    id: str
    title: str
    colour: Colour


class ThingCell(Row):
    """The first cell of a line: the card, or the rule, which has no picture. It cannot have the focus."""

    share = FIRST

    def __init__(self, card: Compared, abreast: bool) -> None:
        super().__init__()
        self.card = card
        self.abreast = abreast and bool(card.pictures)
        self.enabled = False

    @property
    def spoken(self) -> tuple[str, ...]:
        return (self.card.name,)

    def _card_size(self, kit: SceneKit) -> tuple[int, int]:
        wide = kit.px(CARD_WIDE)
        return wide, round(wide * CARD_RATIO)

    def _name_size(self, kit: SceneKit, width: int) -> float:
        return kit.fonts.fitted(self.card.name, NAME, TITLE, width - kit.px(8))

    def _lines(self, kit: SceneKit, width: int) -> list[str]:
        return kit.fonts.wrap(self.card.name, RULE_NAME, BOLD, width - kit.px(8))

    def height(self, kit: SceneKit, width: int) -> int:
        if not self.card.pictures:
            return len(self._lines(kit, width)) * kit.fonts.height(RULE_NAME, BOLD) + kit.px(16)
        high = self._card_size(kit)[1]
        if not self.abreast:
            return max(high, kit.fonts.height(NAME, TITLE)) + kit.px(16)
        return high + kit.fonts.height(NAME, TITLE) + kit.px(18)

    def draw(self, kit: SceneKit, target: Surface, look: Look) -> None:
        px, fonts = kit.px, kit.fonts
        if not self.card.pictures:
            lines, step = self._lines(kit, self.rect.w), fonts.height(RULE_NAME, BOLD)
            y = self.rect.centery - len(lines) * step // 2
            for line in lines:
                at = (self.rect.left + px(8), y)
                kit.paint.text(target, line, at, RULE_NAME, BOLD, INK, "topleft")
                y += step
            return
        wide, high = self._card_size(kit)
        count, step = len(self.card.pictures), wide + px(10)
        rect = self.rect
        if self.abreast:
            tall = fonts.height(NAME, TITLE)
            top = rect.centery - (high + px(6) + tall) // 2
            x = rect.centerx - ((count - 1) * step) // 2
            size = self._name_size(kit, rect.w)
            at = (rect.centerx, top + high + px(6) + tall // 2)
            kit.paint.text(target, self.card.name, at, size, TITLE, INK, "center")
        else:
            top = rect.centery - high // 2
            x = rect.left + px(8) + wide // 2
            at = (x + (count - 1) * step + wide // 2 + px(20), rect.centery)
            kit.paint.text(target, self.card.name, at, NAME, TITLE, INK, "midleft")
        for place, name in enumerate(self.card.pictures):
            middle = (x + place * step, top + high // 2)
            scale = kit.space.scale
            kit.pictures.blit_card(target, f"cards/{name}", middle, wide, scale=scale)


class EffectCell(Row):
    """What a card does in a game, or a rule is in a set; Enter or a click opens the clause.

    `name` is that of the game or set, if it is shown here.
    """

    radius = 14

    def __init__(
        self, column: str, name: str, card: str, effect: Effect, opened: Callable[[], None]
    ) -> None:
        super().__init__()
        self.column = column
        self.name = name
        self.card = card
        self.effect = effect
        self.clause = effect.clause
        self.opened = opened

    @property
    def spoken(self) -> tuple[str, ...]:
        return self.column, self.card, self.effect.text, self.effect.clause

    def activate(self, kit: SceneKit) -> None:
        kit.sound.play("press")
        self.opened()

    def _lines(self, kit: SceneKit, width: int) -> list[str]:
        return kit.fonts.wrap(self.effect.text, SIZE, SEMIBOLD, width - 2 * kit.px(16))

    def _tag_height(self, kit: SceneKit) -> int:
        return kit.fonts.height(SMALL, BOLD) + kit.px(2)

    def height(self, kit: SceneKit, width: int) -> int:
        lines = len(self._lines(kit, width)) * kit.fonts.height(SIZE, SEMIBOLD)
        return self._tag_height(kit) + lines + kit.px(12 + 6 + 14)

    def draw(self, kit: SceneKit, target: Surface, look: Look) -> None:
        px, paint, fonts = kit.px, kit.paint, kit.fonts
        rect = self.rect.move(0, px(2)) if look.pressed else self.rect
        quiet = self.effect.quiet
        fill = ROW_FOCUSED if look.focused else PALE if quiet else ROW
        paint.box(target, rect, fill, radius=self.radius)
        tag = Rect(rect.left + px(14), rect.top + px(12), 0, self._tag_height(kit))
        tag.w = fonts.width(self.clause, SMALL, BOLD) + px(20)
        paint.box(target, tag, TAG, radius=9)
        paint.text(target, self.clause, tag.center, SMALL, BOLD, BROWN, "center")
        if self.name:
            at = (tag.right + px(14), tag.centery)
            name = fonts.cut(self.name, SIZE, EXTRABOLD, rect.right - px(16) - at[0])
            paint.text(target, name, at, SIZE, EXTRABOLD, RUST, "midleft")
        y = tag.bottom + px(6)
        face, ink = (MEDIUM, BROWN) if quiet else (SEMIBOLD, INK)
        for line in self._lines(kit, rect.w):
            paint.text(target, line, (rect.left + px(16), y), SIZE, face, ink)
            y += fonts.height(SIZE, SEMIBOLD)


class CompareTable(Sheet):
    """The sheet. `opened` is called with a column's id and a clause when a cell is activated.

    What the cards say nothing about has no column.
    """

    def __init__(
        self,
        title: str,
        columns: Sequence[Column],
        cards: Sequence[Compared],
        opened: Callable[[str, str], None],
    ) -> None:
        super().__init__(title)
        told = {column for card in cards for column in card.effects}
        self.columns = [each for each in columns if each.id in told]
        self.cards = list(cards)
        self.opened = opened
        self.abreast = True
        self._build()

    def _build(self) -> None:
        rows: list[list[Row]] = []
        for card in self.cards:
            cells = [self._cell(card, column) for column in self.columns]
            if self.abreast:
                rows.append([ThingCell(card, True), *cells])
            else:
                rows.append([ThingCell(card, False)])
                rows += [[cell] for cell in cells]
        self.rows = rows

    def _cell(self, card: Compared, column: Column) -> EffectCell:
        effect = card.effects[column.id]
        name = "" if self.abreast else column.title
        opened = partial(self.opened, column.id, effect.clause)
        return EffectCell(column.title, name, card.name, effect, opened)

    @property
    def cells(self) -> list[EffectCell]:
        """Everything that can have the focus, in reading order."""
        return [each for row in self.rows for each in row if isinstance(each, EffectCell)]

    def arrange(self, kit: SceneKit, rect: Rect) -> bool:
        """Choose columns or lists for this place; return whether all cells were made anew."""
        gaps = kit.px(GAP) * len(self.columns)
        room = rect.w - 2 * kit.px(PADDING) - gaps
        column = room / (len(self.columns) + FIRST) - 2 * kit.px(16)
        abreast = column >= kit.fonts.width(LEAST_COLUMN, SIZE, SEMIBOLD)
        if abreast == self.abreast:
            return False
        self.abreast = abreast
        self._build()
        return True

    def _head(self, kit: SceneKit, title: str | None = None) -> int:
        head = super()._head(kit)
        return head + self._heading_height(kit) + kit.px(14) if self.abreast else head

    def _heading_height(self, kit: SceneKit) -> int:
        return kit.fonts.height(HEADING, BOLD) + kit.px(20)

    def draw(self, kit: SceneKit, target: Surface, group: FocusGroup) -> None:
        """Draw the sheet, with names above the columns."""
        super().draw(kit, target, group)
        if not self.abreast or not self.rows:
            return
        top = self.rect.top + super()._head(kit) - kit.px(4)
        for column, cell in zip(self.columns, self.rows[0][1:], strict=True):
            where = Rect(cell.rect.left, top, cell.rect.w, self._heading_height(kit))
            kit.paint.box(target, where, column.colour, radius=14)
            room = where.w - kit.px(20)
            size = kit.fonts.fitted(column.title, HEADING, BOLD, room)
            title = kit.fonts.cut(column.title, size, BOLD, room)
            kit.paint.text(target, title, where.center, size, BOLD, LIGHT, "center")

    def like(self, old: Widget) -> EffectCell:
        """Return the present cell for the column and card of an older cell, or else the first one."""
        for cell in self.cells:
            if isinstance(old, EffectCell) and (cell.column, cell.card) == (old.column, old.card):
                return cell
        return self.cells[0]
