"""The program without a screen and without a clock of its own: for pictures, benchmarks and the monkey.

`Offscreen(size)` is the real `App` with real scenes on a window that is only a surface. Time passes when it is
told to (`wait`), events come from whoever calls (`happen`), and `picture` is what a player would see. The same
calls give the same pictures.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

import pygame
from pygame import Surface
from pygame.event import Event

from game.app import App, First
from game.scenes.base.scene_stack import Scene, Stack
from game.scenes.routes import declared_games
from game.scenes.title.title_scene import TitleScene
from game.show.guide_notes import SKIPPED
from game.store.language_files import load_words
from game.store.platform_folders import PlayerFolders
from game.store.settings_file import Settings
from game.variants import VARIANTS
from game.view.base.scene_kit import SceneKit
from game.view.base.window import Window, open_display
from game.view.input.reader import Reader

FRAME = 16
"""ms of a frame, as at 60 a second."""
NOWHERE = Path(os.devnull)


class Canvas:
    """A window that is only a surface, with `density` pixels to a unit."""

    def __init__(self, size: tuple[int, int], density: int = 1) -> None:
        self.minimum_size = size
        self.density = density
        self.resize(size)

    def resize(self, size: tuple[int, int]) -> None:
        """Be so large, in units, from the next `get_surface` on."""
        self.size = size
        self._surface = Surface((size[0] * self.density, size[1] * self.density), depth=32)

    def get_surface(self) -> Surface:
        """What is drawn on."""
        return self._surface

    def flip(self) -> None:
        """There is nobody to show it to."""

    def set_fullscreen(self, desktop: bool = False) -> None:
        """It has no screen to fill."""

    def set_windowed(self) -> None:
        """It always is."""

    def set_icon(self, icon: Surface, /) -> None:
        """It has no task bar."""

    def destroy(self) -> None:
        """Nothing to close."""


class ManualClock:
    """ms that pass when they are told to."""

    def __init__(self) -> None:
        self.now = 0

    def __call__(self) -> int:
        """The ms until now."""
        return self.now


def canvas_kit(
    window: Window, settings: Settings | None = None, clock: ManualClock | None = None
) -> SceneKit:
    """A silent kit whose settings come from and go to nowhere."""
    settings = settings or Settings()
    words = load_words(settings.language)
    reader = Reader(window.to_pixels, declared_games, clock or pygame.time.get_ticks)
    places = PlayerFolders(NOWHERE, NOWHERE, NOWHERE, NOWHERE)
    return _Forgetful(window, reader, words, settings, places)


def explained() -> dict[str, list[str]]:
    """The settings' `guides` of somebody to whom no game explains itself any more."""
    return {variant.info.id: [SKIPPED] for variant in VARIANTS}


class _Forgetful(SceneKit):
    """A kit whose settings are nobody's: they are not kept, and nobody is told that they are not."""

    def keep_settings(self) -> None:
        """They last as long as the kit."""


class Offscreen:
    """A program at its title, or at whatever `first` makes. Positions of events are in window units."""

    def __init__(
        self,
        size: tuple[int, int],
        settings: Settings | None = None,
        first: First = TitleScene,
        density: int = 1,
    ) -> None:
        os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
        open_display()
        pygame.event.clear()
        self.canvas = Canvas(size, density)
        self.clock = ManualClock()
        window = Window("All for One", native=self.canvas)
        self.kit = canvas_kit(window, settings, self.clock)
        self.app = App(self.kit, first)
        self.app.draw()

    @property
    def stack(self) -> Stack:
        """The scenes."""
        return self.app.stack

    @property
    def top(self) -> Scene:
        """The scene that is played."""
        return self.app.stack.top

    def happen(self, events: Sequence[Event], elapsed: int = FRAME) -> bool:
        """Let `elapsed` ms pass and these events happen; whether the program goes on."""
        self.clock.now += elapsed
        return self.app.turn(elapsed, list(events))

    def wait(self, ms: int) -> None:
        """Let time pass, frame by frame."""
        while ms > 0:
            self.happen((), min(FRAME, ms))
            ms -= FRAME

    def picture(self) -> Surface:
        """What is to be seen now, in real pixels."""
        self.app.stack.draw(self.kit.window.surface)
        return self.kit.window.surface
