"""The two arrows beside the title of a rule book, which turn to the rules of another game."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Surface

from game.scenes.base.game_titles import game_title
from game.variants import VARIANTS
from game.view.base.colours import LIGHT, LINE, PANEL
from game.view.base.scene_kit import SceneKit
from game.view.widgets.widgets import Look, Widget
from game.words.catalogue import Catalogue

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
    """Both arrows beside the rules of a game; `turn` is called with −1 or +1. Their labels name the games.

    `beside` has the ids of the games before and after it, round all of them, by −1 and +1.
    """

    def __init__(self, words: Catalogue, game: str, turn: Callable[[int], None]) -> None:
        games = [variant.info.id for variant in VARIANTS]
        at = games.index(game)
        self.beside = {step: games[(at + step) % len(games)] for step in (-1, 1)}
        self.both = [
            ArrowButton(game_title(words, self.beside[-1]), "arrow-left", lambda: turn(-1)),
            ArrowButton(game_title(words, self.beside[1]), "arrow-right", lambda: turn(1)),
        ]
