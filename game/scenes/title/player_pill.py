"""The player on the title: portrait, name and wins of the month, which open the profile; and the records."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Rect, Surface

from game.view.base.colours import AMBER, LIGHT, LINE, PANEL, QUIET
from game.view.base.fonts import BOLD, MEDIUM
from game.view.base.scene_kit import SceneKit
from game.view.table.portraits import blit_portrait
from game.view.widgets.widgets import Look, Widget

NAME, BELOW, RECORDS = 30.0, 24.0, 30.0
FACE, HIGH = 42, 96


class PillPart(Widget):
    """One of the two parts; `opened` is called when it is pressed."""

    def __init__(self, opened: Callable[[], None]) -> None:
        super().__init__()
        self.opened = opened

    def activate(self, kit: SceneKit) -> None:
        kit.sound.play("press")
        self.opened()

    def ring(self, kit: SceneKit, target: Surface) -> None:
        kit.paint.ring(target, self.rect, self.rect.h / 2 / kit.space.scale, gap=-4)


class PlayerPart(PillPart):
    """The player; there may be no room for what stands `below` the name."""

    def __init__(self, name: str, portrait: str, below: str, opened: Callable[[], None]) -> None:
        super().__init__(opened)
        self.name, self.portrait, self.below = name, portrait, below
        self.crowned = False
        """Whether the line below the name tells of wins."""
        self.lines = 2
        """How many lines are written: two, or the name alone."""

    @property
    def spoken(self) -> tuple[str, ...]:
        return self.name, self.below

    def text_height(self, kit: SceneKit) -> int:
        """Return the height of its lines, in real pixels."""
        heights = (kit.fonts.height(NAME, BOLD), kit.fonts.height(BELOW, MEDIUM))
        return sum(heights[: self.lines])

    def width(self, kit: SceneKit) -> int:
        """Return the width that it needs, in real pixels."""
        px, fonts = kit.px, kit.fonts
        wide = 2 * px(FACE) + px(18)
        text = [fonts.width(self.name, NAME, BOLD)]
        if self.lines > 1:
            text.append(fonts.width(self.below, BELOW, MEDIUM) + self._crown(kit))
        return wide + max(text) + px(18 + 24)

    def _crown(self, kit: SceneKit) -> int:
        return kit.fonts.height(BELOW, MEDIUM) if self.crowned else 0

    def draw(self, kit: SceneKit, target: Surface, look: Look) -> None:
        px, fonts, rect = kit.px, kit.fonts, self.rect
        radius = px(FACE)
        middle = (rect.left + px(8) + radius, rect.centery)
        blit_portrait(kit, target, self.portrait, middle, radius)
        x, y = middle[0] + radius + px(18), rect.centery - self.text_height(kit) // 2
        kit.paint.text(target, self.name, (x, y), NAME, BOLD, LIGHT)
        y += fonts.height(NAME, BOLD)
        if self.lines > 1:
            if self.crowned:
                side = round(self._crown(kit) * 0.75)
                icon = kit.pictures.tinted("icons/crown", side, side, AMBER)
                target.blit(icon, (x, y + (self._crown(kit) - side) // 2))
            at = (x + self._crown(kit), y)
            kit.paint.text(target, self.below, at, BELOW, MEDIUM, QUIET)


class RecordsPart(PillPart):
    """The way to the records."""

    def __init__(self, label: str, opened: Callable[[], None]) -> None:
        super().__init__(opened)
        self.label = label

    @property
    def spoken(self) -> tuple[str, ...]:
        return (self.label,)

    def _side(self, kit: SceneKit) -> int:
        return round(kit.fonts.height(RECORDS, BOLD) * 0.9)

    def width(self, kit: SceneKit) -> int:
        """Return the width that it needs, in real pixels."""
        text = kit.fonts.width(self.label, RECORDS, BOLD)
        return text + self._side(kit) + kit.px(28 + 14 + 38)

    def draw(self, kit: SceneKit, target: Surface, look: Look) -> None:
        px, rect, side = kit.px, self.rect, self._side(kit)
        icon = kit.pictures.tinted("icons/trophy", side, side, AMBER)
        x = rect.left + px(28)
        target.blit(icon, icon.get_rect(midleft=(x, rect.centery)))
        at = (x + side + px(14), rect.centery)
        kit.paint.text(target, self.label, at, RECORDS, BOLD, LIGHT, "midleft")


class PlayerPill:
    """The pill with both parts."""

    def __init__(self, player: PlayerPart, records: RecordsPart) -> None:
        self.player = player
        self.records = records
        self.rect = Rect(0, 0, 0, 0)

    @property
    def widgets(self) -> list[Widget]:
        """The two parts."""
        return [self.player, self.records]

    def size(self, kit: SceneKit, lines: int) -> tuple[int, int]:
        """Return the size that it needs with so many lines about the player, in real pixels."""
        self.player.lines = lines
        wide = self.player.width(kit) + self.records.width(kit)
        return wide, max(kit.px(HIGH), self.player.text_height(kit) + kit.px(12))

    def place(self, kit: SceneKit, rect: Rect, lines: int) -> None:
        """Place it, with so many lines about the player."""
        self.player.lines, self.rect = lines, rect
        wide = self.player.width(kit)
        self.player.rect = Rect(rect.left, rect.top, wide, rect.h)
        self.records.rect = Rect(rect.left + wide, rect.top, rect.w - wide, rect.h)

    def draw(self, kit: SceneKit, target: Surface) -> None:
        """Draw the pill below the parts."""
        kit.paint.pill(target, self.rect, PANEL, line=LINE, shadow=True)
        between = Rect(self.records.rect.left, 0, max(1, kit.px(2)), self.rect.h * 6 // 10)
        between.centery = self.rect.centery
        target.fill(LIGHT.mix(PANEL, 0.7), between)
