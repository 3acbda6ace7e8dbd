"""The buttons of a match that is watched: with a picture alone, the way back, the choice of the speed."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Rect, Surface

from game.show.playback import PACES
from game.view.base.colours import INK, LIGHT, LINE, PANEL, PAPER, PAPER_EDGE, PAPER_LOW, WINE
from game.view.base.fonts import BOLD
from game.view.base.scene_kit import SceneKit
from game.view.widgets.widgets import Button, Look, Widget

SIZE = 25.0


class IconButton(Widget):
    """A button with a picture; `label` is for those who do not see it, and may change with the picture."""

    radius = 16

    def __init__(
        self,
        icon: Callable[[], str],
        label: Callable[[], str],
        action: Callable[[], object],
        *,
        primary: bool = False,
    ) -> None:
        super().__init__()
        self.icon, self.label, self.action = icon, label, action
        self.primary = primary

    @property
    def spoken(self) -> tuple[str, ...]:
        return (self.label(),)

    def activate(self, kit: SceneKit) -> None:
        kit.sound.play("press")
        self.action()

    def draw(self, kit: SceneKit, target: Surface, look: Look) -> None:
        rect = self.rect.move(0, kit.px(3)) if look.pressed else self.rect
        side = round(min(rect.h * 0.46, rect.w * 0.6))
        if self.primary:
            fill = (PAPER, PAPER_LOW)
            kit.paint.box(target, rect, fill, radius=self.radius, edge=PAPER_EDGE, shadow=True)
            ink = WINE
        else:
            kit.paint.box(target, rect, PANEL.fade(0.92), radius=self.radius, line=LINE)
            ink = LIGHT
        picture = kit.pictures.tinted(f"icons/{self.icon()}", side, side, ink)
        target.blit(picture, picture.get_rect(center=rect.center))


class WayBack(Button):
    """The button on the table that leads back, in the measures of the table, which is a part of the window."""

    radius = 30

    def place(self, part: SceneKit, room: Rect) -> None:
        """Put it into a rectangle; with too little room it has no words."""
        self._part = part
        self._said = self.label
        if self._wide(part) > room.w:
            self._said = ""
        wide = self._wide(part)
        self.rect = Rect(room.topleft, (min(wide, room.w), room.h))

    def _wide(self, part: SceneKit) -> int:
        cap = part.paint.keycap_size(self._key(part))[0] if self._key(part) else 0
        text = part.fonts.width(self._said, self.size, BOLD) + part.px(14) if self._said else 0
        return cap + text + 2 * part.px(18)

    def draw(self, kit: SceneKit, target: Surface, look: Look) -> None:
        part = self._part
        rect = self.rect.move(0, part.px(3)) if look.pressed else self.rect
        part.paint.pill(target, rect, PANEL.fade(0.9), line=LINE, shadow=True)
        x = rect.left + part.px(18)
        key = self._key(part)
        if key:
            x = part.paint.keycap(target, key, (x, rect.centery)).right + part.px(14)
        if self._said:
            at = (x, rect.centery)
            part.paint.text(target, self._said, at, self.size, BOLD, LIGHT, "midleft")

    def ring(self, kit: SceneKit, target: Surface) -> None:
        self._part.paint.ring(target, self.rect, self.radius)


class PaceChoice(Widget):
    """The choice of the speed, as one strip. `chosen` is called with a pace."""

    radius = 16

    def __init__(
        self,
        label: str,
        texts: tuple[str, ...],
        pace: Callable[[], float],
        chosen: Callable[[float], object],
    ) -> None:
        super().__init__()
        self.label, self.texts = label, texts
        self.pace, self.chosen = pace, chosen

    @property
    def spoken(self) -> tuple[str, ...]:
        return self.label, self.texts[PACES.index(self.pace())]

    def natural_width(self, kit: SceneKit) -> int:
        """The width, in real pixels, at which everything on it has room."""
        return len(PACES) * self._part(kit)

    def _part(self, kit: SceneKit) -> int:
        return max(kit.fonts.width(text, SIZE, BOLD) for text in self.texts) + kit.px(26)

    def adjust(self, kit: SceneKit, step: int) -> bool:
        place = PACES.index(self.pace()) + step
        if not 0 <= place < len(PACES):
            return False
        kit.sound.play("press")
        self.chosen(PACES[place])
        return True

    def activate(self, kit: SceneKit) -> None:
        kit.sound.play("press")
        self.chosen(PACES[(PACES.index(self.pace()) + 1) % len(PACES)])

    def press(self, kit: SceneKit, pos: tuple[int, int]) -> None:
        kit.sound.play("press")
        place = (pos[0] - self.rect.left) * len(PACES) // max(1, self.rect.w)
        self.chosen(PACES[min(max(place, 0), len(PACES) - 1)])

    def draw(self, kit: SceneKit, target: Surface, look: Look) -> None:
        kit.paint.box(target, self.rect, PANEL.fade(0.92), radius=self.radius, line=LINE)
        for place, (text, pace) in enumerate(zip(self.texts, PACES, strict=True)):
            left = self.rect.left + self.rect.w * place // len(PACES)
            right = self.rect.left + self.rect.w * (place + 1) // len(PACES)
            part = Rect(left, self.rect.top, right - left, self.rect.h).inflate(
                -kit.px(8), -kit.px(8)
            )
            ink = LIGHT
            if pace == self.pace():
                kit.paint.box(target, part, (PAPER, PAPER_LOW), radius=12)
                ink = INK
            kit.paint.text(target, text, part.center, SIZE, BOLD, ink, "center")
