"""The program on a surface instead of a window, with time set by hand: for pictures, benchmarks, tests.

`Offscreen(size)` is the real `App` with real scenes. Time passes by `wait` alone, events come from `happen`,
and `picture` is what a player would see. The same calls give the same pictures.
"""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Callable, Sequence
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
from game.view.base.freed_memory import give_back_large_blocks
from game.view.base.scene_kit import SceneKit
from game.view.base.window import Window, open_display
from game.view.input.input_reader import InputReader

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
        """Set the size in window units; the next `get_surface` has it."""
        self.size = size
        self._surface = Surface((size[0] * self.density, size[1] * self.density), depth=32)

    def get_surface(self) -> Surface:
        """Return the surface."""
        return self._surface

    def flip(self) -> None:
        """Do nothing."""

    def set_fullscreen(self, desktop: bool = False) -> None:
        """Do nothing."""

    def set_windowed(self) -> None:
        """Do nothing."""

    def set_icon(self, icon: Surface, /) -> None:
        """Do nothing."""

    def destroy(self) -> None:
        """Do nothing."""


class ManualClock:
    """A clock in ms that is set by hand."""

    def __init__(self) -> None:
        self.now = 0

    def __call__(self) -> int:
        """The ms until now."""
        return self.now


def canvas_kit(
    window: Window,
    settings: Settings | None = None,
    clock: ManualClock | None = None,
    tell: Callable[[str], None] | None = None,
) -> SceneKit:
    """Return a scene kit without sound, whose settings are neither read from a file nor saved.

    No lesson is offered. `tell` gets the notices, in the place of the player.
    """
    gc.collect()  # programs before it: whole windows of pixels, of which the collector knows nothing
    settings = settings or Settings()
    words = load_words(settings.language)
    reader = InputReader(window.to_pixels, declared_games, clock or pygame.time.get_ticks)
    places = PlayerFolders(NOWHERE, NOWHERE, NOWHERE, NOWHERE)
    kit = _Forgetful(window, reader, words, settings, places)
    kit.keeps_matches = kit.offers_lessons = False
    if tell is not None:
        kit.notices, kit.most_alike = _Unshown(tell), sys.maxsize
        words.on_damage(kit.notices.append)
    return kit


class _Unshown(list[str]):
    """Notices that are told to somebody else, so that none lies over a picture: there are never any here."""

    def __init__(self, tell: Callable[[str], None]) -> None:
        super().__init__()
        self._tell = tell

    def append(self, notice: str) -> None:
        """Tell a notice."""
        self._tell(notice)


def explained() -> dict[str, list[str]]:
    """Return the value of the setting `guides` with which no game shows notes of its guide."""
    return {variant.info.id: [SKIPPED] for variant in VARIANTS}


class _Forgetful(SceneKit):
    """A scene kit whose settings and matches are not saved."""

    def keep_settings(self) -> None:
        """Do nothing."""


class Offscreen:
    """A program at its title, or at whatever `first` makes. Positions of events are in window units.

    With `tell` notices are not shown, but told to it.
    """

    def __init__(
        self,
        size: tuple[int, int],
        settings: Settings | None = None,
        first: First = TitleScene,
        density: int = 1,
        tell: Callable[[str], None] | None = None,
    ) -> None:
        os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
        open_display()
        pygame.event.clear()
        self.canvas = Canvas(size, density)
        self.clock = ManualClock()
        window = Window("All for One", native=self.canvas)
        self.kit = canvas_kit(window, settings, self.clock, tell)
        self.app = App(self.kit, first)
        self.app.draw()
        give_back_large_blocks()  # as the program does

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
        goes_on = self.app.advance(elapsed, list(events))
        self.app.clear_up()
        return goes_on

    def wait(self, ms: int) -> None:
        """Let time pass, frame by frame."""
        while ms > 0:
            self.happen((), min(FRAME, ms))
            ms -= FRAME

    def picture(self) -> Surface:
        """Return the present picture, in real pixels."""
        self.app.stack.draw(self.kit.window.surface)
        return self.kit.window.surface
