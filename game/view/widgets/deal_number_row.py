"""A row for the number of the deal, random or chosen: `DealNumberRow(label, chance, last, changed)`.

Enter begins and ends editing. Meanwhile the number is typed as it is written elsewhere, or its digits are
chosen with left and right and changed with up and down, or by clicks on their upper and lower halves. Enter or
a click on the dice to their left makes the deal random again, as do an empty number and one of noughts.
"""

from __future__ import annotations

from collections.abc import Callable

from pygame import Rect, Surface

from game.view.base.colours import AMBER_FILL, BROWN, INK, PAPER, RUST
from game.view.base.fonts import BOLD, SEMIBOLD, TITLE
from game.view.base.scene_kit import SceneKit
from game.view.input.intents import Intent, Kind
from game.view.widgets.choice_row import ROW, ROW_FOCUSED
from game.view.widgets.widgets import ROOMIER, Look, Row

DIGITS = 6
SIZE = 30
DICE = -1
"""The place of the dice, to the left of the first digit."""


class DealNumberRow(Row):
    """The row. `number` is 0 for a random deal; editing begins with `last`; `changed` gets the result."""

    grows = ROOMIER

    def __init__(
        self, label: str, chance: str, last: int, changed: Callable[[int], None], help: str
    ) -> None:
        super().__init__()
        self.label = label
        self.chance = chance
        self.last = last
        self.changed = changed
        self.help = help
        self.number = 0
        self.writing = False
        self._typed: str | None = None
        """The digits typed since editing began, as far as nothing else was done; None if digits are stepped."""
        self._at = 0
        self._before = 0

    @property
    def spoken(self) -> tuple[str, ...]:
        return self.label, str(self.number or self.chance)

    def height(self, kit: SceneKit, width: int) -> int:
        return max(super().height(kit, width), self._digit(kit)[1] + kit.px(14))

    def activate(self, kit: SceneKit) -> None:
        if self.writing:
            if self._at == DICE:
                self.number = 0
            self._end(kit)
            return
        self.writing, self._before, self._at = True, self.number, 0
        self._typed = ""
        self.number = self.number or self.last
        kit.input.type_text(True, self.rect)

    def _end(self, kit: SceneKit) -> None:
        self.writing = False
        kit.input.type_text(False)
        self.changed(self.number)

    def left(self, kit: SceneKit) -> None:
        if self.writing:
            self._end(kit)

    def press(self, kit: SceneKit, pos: tuple[int, int]) -> None:
        if (self.writing or self.number) and self._dice(kit).collidepoint(pos):
            self.number = 0
            self._end(kit)
            return
        if not self.writing:
            self.activate(kit)
            return
        for place, spot in enumerate(self._spots(kit)):
            if spot.collidepoint(pos):
                self._at, self._typed = place, None
                self._step(1 if pos[1] < spot.centery else -1)
                return
        self._end(kit)

    def take(self, kit: SceneKit, intent: Intent) -> bool:
        if not self.writing:
            return False
        if intent.kind is Kind.NAVIGATE:
            across, down = intent.direction
            self._typed = None
            self._at = (self._at + across - DICE) % (DIGITS - DICE) + DICE
            self._step(-down)
        elif intent.kind is Kind.TEXT:
            for letter in intent.text:
                if letter in "0123456789":
                    self._type(letter)
        elif intent.kind is Kind.ERASE:
            self._erase()
        elif intent.kind is Kind.SELECT_ALL:
            self._typed = ""
        elif intent.kind is Kind.BACK:
            self.number = self._before
            self._end(kit)
        else:
            return False
        return True

    def _type(self, digit: str) -> None:
        """Append a digit to those typed before, which the first one begins; or replace the chosen digit."""
        if self._typed is None and self._at != DICE:
            self._put(int(digit))
            self._at = min(self._at + 1, DIGITS - 1)
            return
        self._typed = ((self._typed or "") + digit)[:DIGITS]
        self.number, self._at = int(self._typed), DIGITS - 1

    def _erase(self) -> None:
        """Take away the last digit that was typed, or all that were there before; or the chosen digit."""
        if self._typed is not None:
            self._typed = self._typed[:-1]
            self.number, self._at = int(self._typed or 0), DIGITS - 1
        elif self._at != DICE:
            self._put(0)
            self._at = max(0, self._at - 1)

    def _worth(self) -> int:
        return int(10 ** (DIGITS - 1 - self._at))

    def _put(self, digit: int) -> None:
        worth = self._worth()
        self.number += (digit - self.number // worth % 10) * worth

    def _step(self, by: int) -> None:
        if by and self._at != DICE:
            self._put((self.number // self._worth() + by) % 10)

    def _digit(self, kit: SceneKit) -> tuple[int, int]:
        """How large a digit's box is."""
        wide = kit.fonts.width("8", SIZE, TITLE) + kit.px(14)
        return wide, kit.fonts.height(SIZE, TITLE) + kit.px(6)

    def _spots(self, kit: SceneKit) -> list[Rect]:
        wide, high = self._digit(kit)
        gap = kit.px(4)
        left = self.rect.right - kit.px(20) - DIGITS * (wide + gap) + gap
        return [
            Rect(left + place * (wide + gap), self.rect.centery - high // 2, wide, high)
            for place in range(DIGITS)
        ]

    def _dice(self, kit: SceneKit) -> Rect:
        """Where the dice stand beside the digits."""
        high = self._digit(kit)[1]
        return Rect(
            self._spots(kit)[0].left - kit.px(12) - high, self.rect.centery - high // 2, high, high
        )

    def draw(self, kit: SceneKit, target: Surface, look: Look) -> None:
        px, paint, rect = kit.px, kit.paint, self.rect
        lit = look.focused or self.writing
        line = RUST if self.writing else None
        paint.box(target, rect, ROW_FOCUSED if lit else ROW, radius=self.radius, line=line)
        at = (rect.left + px(22), rect.centery)
        paint.text(target, self.label, at, 27, SEMIBOLD, BROWN, "midleft")
        if not self.writing and not self.number:
            side = px(30)
            icon = kit.pictures.tinted("icons/dice", side, side, RUST)
            where = icon.get_rect(midright=(rect.right - px(22), rect.centery))
            target.blit(icon, where)
            middle = (where.left - px(14), rect.centery)
            paint.text(target, self.chance, middle, 27, BOLD, INK, "midright")
            return
        dice = self._dice(kit)
        paint.box(
            target, dice, AMBER_FILL if self.writing and self._at == DICE else PAPER, radius=9
        )
        picture = kit.pictures.tinted("icons/dice", dice.h - px(12), dice.h - px(12), RUST)
        target.blit(picture, picture.get_rect(center=dice.center))
        for place, spot in enumerate(self._spots(kit)):
            chosen = self.writing and place == self._at
            paint.box(target, spot, AMBER_FILL if chosen else PAPER, radius=9)
            digit = f"{self.number:0{DIGITS}d}"[place]
            paint.text(target, digit, spot.center, SIZE, TITLE, INK, "center")
