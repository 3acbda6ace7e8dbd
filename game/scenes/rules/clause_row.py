"""A row of the rule book with one clause: `ClauseRow(clause, query, opened)`."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Rect, Surface

from game.scenes.rules.quick_row import draw_cards
from game.view.base.colours import AMBER, AMBER_FILL, BROWN, INK, RUST
from game.view.base.fonts import BOLD, MEDIUM
from game.view.base.pictures import CARD_RATIO
from game.view.base.scene_kit import SceneKit
from game.view.widgets.choice_row import ROW_FOCUSED, TAG
from game.view.widgets.widgets import Look, Row
from game.words.rule_files import Clause
from game.words.rule_search import spans

FOUND = AMBER.fade(0.55)
SIZE = 26
CARD_WIDE = 60
"""The width in design pixels of a card that is shown beside a clause."""
PARAGRAPH = 10
"""Design pixels between two paragraphs of a clause."""


class ClauseRow(Row):
    """One clause with its number, as refusals name it. Matches of `query` are highlighted.

    `opened` is called when it is pressed; None where that does nothing. `here` says what is not as written by
    this clause at the table where the book was opened, or which rules hold instead ("": all is as written).
    """

    radius = 14

    def __init__(
        self,
        clause: Clause,
        query: str,
        opened: Callable[[], None] | None,
        here: str = "",
    ) -> None:
        super().__init__()
        self.here = here
        self.clause = self.id = clause.id
        self.text = clause.text
        self.cards = clause.cards
        self.query = query
        self.opened = opened

    @property
    def spoken(self) -> tuple[str, ...]:
        return self.id, self.text, self.here

    def activate(self, kit: SceneKit) -> None:
        if self.opened is not None:
            kit.sound.play("press")
            self.opened()

    def height(self, kit: SceneKit, width: int) -> int:
        line = kit.fonts.height(SIZE, MEDIUM)
        high = sum(line for _ in self._lines(kit, width)) + self._gaps(kit)
        high += len(self._here_lines(kit, width)) * kit.fonts.height(SIZE, BOLD)
        cards = round(kit.px(CARD_WIDE) * CARD_RATIO) + kit.px(16) if self.cards else 0
        return max(kit.px(52), high + kit.px(22), cards)

    def _beside(self, kit: SceneKit) -> int:
        """The width that the cards take at the right."""
        return kit.px(CARD_WIDE + 24 + 34 * (len(self.cards) - 1)) if self.cards else 0

    def _gaps(self, kit: SceneKit) -> int:
        return kit.px(PARAGRAPH) * self.text.count("\n")

    def _tag_width(self, kit: SceneKit) -> int:
        return kit.fonts.width("L-28", 22, BOLD) + kit.px(24)

    def _lines(self, kit: SceneKit, width: int) -> list[str]:
        """The lines of all paragraphs; a new paragraph begins with a line break."""
        room = self._room(kit, width)
        lines: list[str] = []
        for place, paragraph in enumerate(self.text.split("\n")):
            wrapped = kit.fonts.wrap(paragraph, SIZE, MEDIUM, room)
            lines += [("\n" if place else "") + wrapped[0], *wrapped[1:]]
        return lines

    def _room(self, kit: SceneKit, width: int) -> int:
        return width - self._tag_width(kit) - kit.px(16 + 22 + 20) - self._beside(kit)

    def _here_lines(self, kit: SceneKit, width: int) -> list[str]:
        return kit.fonts.wrap(self.here, SIZE, BOLD, self._room(kit, width)) if self.here else []

    def draw(self, kit: SceneKit, target: Surface, look: Look) -> None:
        px, paint, fonts = kit.px, kit.paint, kit.fonts
        if look.focused:
            paint.box(target, self.rect, ROW_FOCUSED, radius=self.radius)
        line = fonts.height(SIZE, MEDIUM)
        y = self.rect.top + px(11)
        height = fonts.height(22, BOLD) + px(4)
        tag = Rect(self.rect.left + px(16), y + (line - height) // 2, self._tag_width(kit), height)
        paint.box(target, tag, AMBER_FILL if self.here else TAG, radius=10)
        paint.text(target, self.id, tag.center, 22, BOLD, BROWN, "center")
        if self.cards:
            room = Rect(self.rect)
            room.w = self._beside(kit) - px(12)
            room.right = self.rect.right - px(12)
            draw_cards(kit, target, self.cards, room, px(CARD_WIDE))
        for text in self._lines(kit, self.rect.w):
            y += px(PARAGRAPH) if text.startswith("\n") else 0
            self._line(kit, target, text.removeprefix("\n"), (tag.right + px(22), y))
            y += line
        for text in self._here_lines(kit, self.rect.w):
            paint.text(target, text, (tag.right + px(22), y), SIZE, BOLD, RUST)
            y += fonts.height(SIZE, BOLD)

    def _line(self, kit: SceneKit, target: Surface, text: str, at: tuple[int, int]) -> None:
        x, y = at
        for start, end in spans(text, self.query):
            left = kit.fonts.width(text[:start], SIZE, MEDIUM)
            right = kit.fonts.width(text[:end], SIZE, MEDIUM)
            mark = Rect(x + left, y, right - left, kit.fonts.height(SIZE, MEDIUM))
            kit.paint.box(target, mark.inflate(kit.px(6), 0), FOUND, radius=7)
        kit.paint.text(target, text, at, SIZE, MEDIUM, INK)
