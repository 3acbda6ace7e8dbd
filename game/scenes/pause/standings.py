"""The standings in the pause menu: the round, when the match ends, and everybody's total."""

from __future__ import annotations

from pygame import Rect, Surface

from game.session.host import Host
from game.view.base.colours import BROWN, INK, PAPER_LOW
from game.view.base.fonts import BOLD, SEMIBOLD, TITLE
from game.view.base.scene_kit import SceneKit
from game.view.table.portraits import portrait
from game.view.widgets.figures import plain_number
from game.words.match_standing import several_rounds, standing_sentence

ABREAST, GAP = 5, 10
LINE, NAME, TOTAL = 24.0, 20.0, 28.0


class Standings:
    """The line about the rounds, and below it a chip with portrait, name and total for each seat.

    A match of one round has the line alone.
    """

    def __init__(self, kit: SceneKit, host: Host) -> None:
        self.kit = kit
        self.seats = host.plan.seats
        state = host.match.state
        options = host.match.table.options
        line = standing_sentence(kit.words, state.round, options)
        self.line = line or kit.words("ui.pause.one_round")
        self.totals = tuple(state.scores) if several_rounds(options) else ()

    def _rows(self, width: int) -> tuple[int, int]:
        """How many chips stand abreast, and how high one is (real pixels)."""
        kit, count = self.kit, len(self.totals)
        least = round(kit.px(150) * min(1.6, kit.space.text_scale))
        abreast = max(1, min(ABREAST, count, width // least))
        abreast = -(-count // -(-count // abreast))
        return abreast, kit.fonts.height(TOTAL, TITLE) + kit.px(8)

    def height(self, width: int) -> int:
        """Return the height at a width; both are real pixels."""
        high = self.kit.fonts.height(LINE, SEMIBOLD)
        if not self.totals:
            return high
        abreast, chip = self._rows(width)
        return high + -(-len(self.totals) // abreast) * (chip + self.kit.px(GAP))

    def draw(self, target: Surface, rect: Rect) -> None:
        """Draw everything with its top at that of `rect`, as wide as that."""
        kit, px, paint = self.kit, self.kit.px, self.kit.paint
        size = kit.fonts.fitted(self.line, LINE, SEMIBOLD, rect.w)
        at = (rect.centerx, rect.top)
        y = paint.text(target, self.line, at, size, SEMIBOLD, BROWN, "midtop").bottom
        if not self.totals:
            return
        abreast, high = self._rows(rect.w)
        wide = (rect.w - px(GAP) * (abreast - 1)) // abreast
        for place, (seat, total) in enumerate(zip(self.seats, self.totals, strict=True)):
            row, column = divmod(place, abreast)
            left = rect.left + column * (wide + px(GAP))
            chip = Rect(left, y + px(GAP) + row * (high + px(GAP)), wide, high)
            self._chip(target, chip, seat.name, seat.portrait, plain_number(total))

    def _chip(self, target: Surface, chip: Rect, name: str, face: str, total: str) -> None:
        kit, px, paint = self.kit, self.kit.px, self.kit.paint
        paint.pill(target, chip, (PAPER_LOW, PAPER_LOW))
        radius = chip.h // 2 - px(3)
        picture = portrait(kit, face, radius)
        at = picture.get_rect(center=(chip.left + chip.h // 2, chip.centery))
        target.blit(picture, at)
        end = (chip.right - px(14), chip.centery)
        size = kit.fonts.fitted(total, TOTAL, TITLE, chip.w // 2)
        number = paint.text(target, total, end, size, TITLE, INK, "midright")
        left = chip.left + chip.h + px(4)
        room = number.left - px(6) - left
        size = kit.fonts.fitted(name, NAME, BOLD, room)
        if kit.fonts.width(name, size, BOLD) <= room:
            paint.text(target, name, (left, chip.centery), size, BOLD, BROWN, "midleft")
