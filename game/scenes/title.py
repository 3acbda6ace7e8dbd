"""The title: where a game is chosen."""

from __future__ import annotations

from pygame import Rect, Surface

from game.scenes.stack import Scene, Stack
from game.view.focus import Group
from game.view.input import Intent
from game.view.stage import Stage
from game.view.widgets import Button


class TitleScene(Scene):
    def __init__(self, stage: Stage, stack: Stack) -> None:
        super().__init__(stage, stack)
        w = stage.words
        self.play = Button(w("ui.title.play"), lambda: None, primary=True, icon="play")
        self.rules = Button(w("ui.title.rules"), lambda: None)
        self.quit = Button(w("ui.title.quit"), stack.clear)
        self.group = Group([self.play, self.rules, self.quit])

    def layout(self) -> None:
        px = self.stage.px
        for i, b in enumerate(self.group.widgets):
            b.rect = Rect(px(124 + 400 * i), px(950), px(360), px(88))

    def handle(self, intent: Intent) -> None:
        self.dirty |= self.group.handle(self.stage, intent)

    def draw(self, target: Surface) -> None:
        target.blit(self.stage.cloth(), (0, 0))
        self.group.draw(self.stage, target)
