"""The whole program without a screen: the real main loop, driven by real pygame events."""

from __future__ import annotations

from pathlib import Path

import pygame

from game.app import FRAMES_A_SECOND, App, First
from game.scenes.base.scene_stack import Scene
from game.scenes.routes import declared_games
from game.scenes.title.title_scene import TitleScene
from game.store.platform_folders import PlayerFolders, assets
from game.store.settings_file import Settings
from game.view.base.scene_kit import SceneKit
from game.view.base.window import Window
from game.view.input.reader import Reader
from game.view.widgets.widgets import Widget
from game.words.catalogue import Catalogue
from tests.view.window_kit import FakeNative, click, key

FRAME = 1000 // FRAMES_A_SECOND
"""ms that a turn of the main loop takes."""


class House:
    """A program at its title. Positions are real pixels; `native` is the window it believes in."""

    def __init__(
        self,
        folder: Path,
        size: tuple[int, int] = (1280, 720),
        *,
        density: int = 1,
        settings: Settings | None = None,
        first: First = TitleScene,
    ) -> None:
        pygame.display.init()
        pygame.event.clear()
        self.native = FakeNative(size, density)
        window = Window("test", native=self.native)
        self.kit = SceneKit(
            window,
            Reader(window.to_pixels, declared_games),
            Catalogue.load(assets() / "strings" / "en"),
            settings or Settings(speed="OFF", think="OFF"),
            PlayerFolders.under(folder),
        )
        self.app = App(self.kit, first)
        self.steps(2)

    @property
    def top(self) -> Scene:
        return self.app.stack.top

    @property
    def group(self) -> object:
        return self.top.group  # type: ignore[attr-defined]

    @property
    def focused(self) -> Widget:
        return self.group.focused  # type: ignore[attr-defined, no-any-return]

    def post(self, events: list[pygame.event.Event]) -> None:
        """Let events happen, and the program deal with them."""
        for event in events:
            pygame.event.post(event)
        self.steps(len(events) + 1)

    def steps(self, count: int) -> None:
        """So many turns of the main loop, each of a frame's time, without sleeping."""
        for _ in range(count):
            self.app.draw()
            if not self.app.turn(FRAME, pygame.event.get()):
                return

    def press(self, *codes: int) -> None:
        for code in codes:
            self.post(key(code))

    def click(self, widget: Widget) -> None:
        """Click in the middle of a widget."""
        x, y = widget.rect.center
        self.post(click((x // self.native.density, y // self.native.density)))

    def resize(self, size: tuple[int, int]) -> None:
        self.native.resize(size)
        self.post([pygame.event.Event(pygame.WINDOWSIZECHANGED, x=size[0], y=size[1])])

    def walk(self, wanted: Widget, *, most: int = 60) -> None:
        """Move the focus to a widget by Tab alone."""
        for _ in range(most):
            if self.focused is wanted:
                return
            self.press(pygame.K_TAB)
        raise AssertionError(f"{wanted.spoken!r} cannot be reached")
