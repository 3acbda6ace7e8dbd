"""Small marks at a table's edge for the rules that are not as written, and their names under the focus."""

from __future__ import annotations

from collections.abc import Callable

from pygame import FRect, Rect, Surface

from game.engine.info import Info
from game.engine.notation.rule_set_text import changed_rules
from game.engine.table import Table
from game.view.base.colours import AMBER, INK, LIGHT, LINE, PANEL, PAPER, PAPER_LOW, QUIET
from game.view.base.fonts import BOLD, SEMIBOLD
from game.view.base.scene_kit import SceneKit
from game.view.base.still_layer import Piece
from game.view.speech.occupancy import Occupancy
from game.view.speech.spots import Covering
from game.words.option_words import rules_in_force

RULES, NAMES = "rules", "rules/names"
"""What the marks are called where something is pointed at, and their piece; and that of their names."""
SIDE, GAP, BESIDE, AWAY = 28.0, 8.0, 14.0, 12.0
"""The side of a mark, the gap to the next, the room at both ends, and the distance to the menu."""
LOW, HIGH = 0.66, 0.75
"""How high a mark is at least beside a line of text, and at most beside the menu."""
SIZE, EDGE, WIDEST = 24.0, 20.0, 620.0
"""The size of the names, the room around them, and how wide they are at most, in design pixels."""


class RuleMarks:
    """The marks of one table; there are none where all rules are as written, or where they have no room."""

    def __init__(self, kit: SceneKit, table: Table, info: Info, occupancy: Occupancy) -> None:
        self.kit, self.occupancy = kit, occupancy
        changed = changed_rules(info, table.options)
        self.icons = tuple(option.mark for option in changed)
        self.names = tuple(rules_in_force(kit.words, info, table.options))
        self.rect = Rect(0, 0, 0, 0)
        self.side = 0
        """The side of a mark on the table, in real pixels."""
        self.count = 0
        """How many of them are seen."""

    @property
    def shown(self) -> bool:
        """Whether any of them is seen."""
        return self.rect.w > 0

    def at(self, pos: tuple[int, int]) -> bool:
        """Return whether a point in real pixels is on them."""
        return bool(self.rect.collidepoint(pos))

    def find(self, menu: Rect, free: Callable[[FRect], bool]) -> None:
        """Place them beside the menu or across from it, as many as have room where it is `free`, or none."""
        self.rect = Rect(0, 0, 0, 0)
        if not self.icons:
            return
        px = self.kit.px
        self.side = side = min(self._side, round(menu.h * HIGH))
        whole = self.kit.size[0]
        at_left = menu.centerx < whole // 2
        for count in range(len(self.icons), 0, -1):
            wide = count * side + (count - 1) * px(GAP) + 2 * px(BESIDE)
            if count < len(self.icons):
                wide += self._more_width(len(self.icons) - count)
            beside = Rect(menu.right + px(AWAY), menu.top, wide, menu.h)
            across = Rect(whole - menu.left - wide, menu.top, wide, menu.h)
            if not at_left:
                beside.right, across.left = menu.left - px(AWAY), whole - menu.right
            for rect in (beside, across):
                if free(self.kit.design(rect)):
                    self.rect, self.count = rect, count
                    return

    @property
    def _side(self) -> int:
        """The side of a mark, in real pixels."""
        return max(self.kit.px(SIDE), round(self.kit.fonts.height(SIZE, SEMIBOLD) * LOW))

    def _more(self, count: int) -> str:
        return f"+{count}"

    def _more_width(self, count: int) -> int:
        return self.kit.fonts.width(self._more(count), SIZE, BOLD) + self.kit.px(GAP)

    def pieces(self, *, told: bool) -> list[Piece]:
        """Return their piece; they have the focus while they are `told`."""
        if not told:
            self.occupancy.remove(NAMES)
        if not self.rect.w:
            self.occupancy.remove(RULES)
            return []
        self.occupancy.report(RULES, self.kit.design(self.rect), cover=Covering.AT_LAST)
        key = (tuple(self.rect), self.count, told)
        around = self.kit.paint.shadowed(self.rect)
        return [Piece(RULES, key, around, lambda on: self._draw(on, told))]

    def _draw(self, target: Surface, told: bool) -> None:
        kit, px = self.kit, self.kit.px
        line, width = (AMBER, 4.0) if told else (LINE, 2.0)
        kit.paint.pill(target, self.rect, PANEL.fade(0.9), line=line, line_width=width, shadow=True)
        x, side = self.rect.left + px(BESIDE), self.side
        for icon in self.icons[: self.count]:
            picture = kit.pictures.tinted(f"icons/{icon}", side, side, LIGHT if told else QUIET)
            target.blit(picture, picture.get_rect(midleft=(x, self.rect.centery)))
            x += side + px(GAP)
        rest = len(self.icons) - self.count
        if rest:
            at = (x, self.rect.centery)
            kit.paint.text(target, self._more(rest), at, SIZE, BOLD, QUIET, "midleft")

    def named(self) -> Piece:
        """Return the piece of their names, which lies over the table."""
        kit, px, fonts = self.kit, self.kit.px, self.kit.fonts
        most = min(px(WIDEST), kit.size[0] - px(4 * EDGE) - self._side)
        lines = [
            (line, place == 0)
            for name in self.names
            for place, line in enumerate(fonts.wrap(name, SIZE, SEMIBOLD, most))
        ]
        step = fonts.height(SIZE, SEMIBOLD)
        side = self._side
        wide = max(fonts.width(line, SIZE, SEMIBOLD) for line, _ in lines)
        box = Rect(0, 0, wide + side + px(GAP) + 2 * px(EDGE), len(lines) * step + 2 * px(EDGE))
        box.topleft = (self.rect.left, self.rect.bottom + px(AWAY))
        if box.bottom > kit.size[1]:
            box.bottom = self.rect.top - px(AWAY)
        box.clamp_ip(Rect((0, 0), kit.size).inflate(-2 * px(EDGE), -2 * px(EDGE)))
        self.occupancy.report(NAMES, kit.design(box), cover=Covering.AT_LAST)

        def draw(target: Surface) -> None:
            kit.paint.box(target, box, (PAPER, PAPER_LOW), radius=18, shadow=True)
            icons = iter(self.icons)
            x, y = box.left + px(EDGE), box.top + px(EDGE)
            for line, first in lines:
                if first:
                    picture = kit.pictures.tinted(f"icons/{next(icons)}", side, side, INK)
                    target.blit(picture, picture.get_rect(midleft=(x, y + step // 2)))
                at = (x + side + px(GAP), y)
                kit.paint.text(target, line, at, SIZE, SEMIBOLD, INK)
                y += step

        return Piece(NAMES, (tuple(box), kit.space), kit.paint.shadowed(box), draw)
