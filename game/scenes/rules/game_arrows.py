"""The two arrows beside the title of a rule book, which turn to the rules of another game."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Surface

from game.view.base.colours import LIGHT, LINE, PANEL
from game.view.base.scene_kit import SceneKit
from game.view.widgets.widgets import Look, Widget

SIDE = 60
"""How wide and high an arrow is, in design pixels."""


class ArrowButton(Widget):
    """A button with a picture alone; `label` is what a screen reader says."""

    radius = 16

    def __init__(self, label: str, icon: str, action: Callable[[], None]) -> None:
        super().__init__()
        self.label = label
        self.icon = icon
        self.action = action

    @property
    def spoken(self) -> tuple[str, ...]:
        return (self.label,)

    def activate(self, kit: SceneKit) -> None:
        kit.sound.play("tick")
        self.action()

    def draw(self, kit: SceneKit, target: Surface, look: Look) -> None:
        rect = self.rect.move(0, kit.px(3)) if look.pressed else self.rect
        kit.paint.box(target, rect, PANEL.fade(0.92), radius=self.radius, line=LINE, shadow=True)
        side = round(min(rect.size) * 0.5)
        picture = kit.pictures.tinted(f"icons/{self.icon}", side, side, LIGHT)
        target.blit(picture, picture.get_rect(center=rect.center))


class GameArrows:
    """Both arrows; `turn` is called with −1 or +1. The labels name the games to which they lead."""

    def __init__(self, before: str, after: str, turn: Callable[[int], None]) -> None:
        self.both = [
            ArrowButton(before, "arrow-left", lambda: turn(-1)),
            ArrowButton(after, "arrow-right", lambda: turn(1)),
        ]
