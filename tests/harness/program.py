"""The whole program without a screen: the real main loop, driven by real pygame events."""

from __future__ import annotations

import gc
from collections.abc import Sequence
from pathlib import Path
from random import Random

import pygame
from pygame import Surface
from pygame.event import Event

from game.app import App, First, open_kit
from game.scenes.base.scene_stack import Scene, Stack
from game.scenes.routes import declared_games
from game.scenes.title.title_scene import TitleScene
from game.store.platform_folders import PlayerFolders
from game.store.settings_file import Settings
from game.tools.offscreen import FRAME, Canvas, ManualClock, explained
from game.view.base.scene_kit import SceneKit
from game.view.base.window import Window
from game.view.input.input_reader import InputReader
from game.view.music.sound import Sound
from game.view.widgets.widgets import Widget
from tests.harness import events
from tests.harness.drawn_once import keep_pictures
from tests.harness.shared_words import shared_words

Point = tuple[int, int]

keep_pictures()


class Screen(Canvas):
    """Stands in for pygame's Window: a size in units, and whether the whole screen was asked for."""

    whole_screen = False

    def set_fullscreen(self, desktop: bool = False) -> None:
        self.whole_screen = desktop

    def set_windowed(self) -> None:
        self.whole_screen = False


class Ear(Sound):
    """Stands in for the loudspeakers: the names of the sounds that would be `heard`, the oldest first."""

    def __init__(self) -> None:
        self.heard: list[str] = []

    def play(self, name: str, channel: str = "effects", higher: int = 0, side: float = 0.0) -> None:
        """Note the name."""
        self.heard.append(name)


def still() -> Settings:
    """Settings with which nothing moves and no bot takes time to think."""
    return Settings(speed="OFF", think="OFF")


class Program:
    """The program at its title, or at what `first` makes; by default nothing moves in it.

    Positions are in real pixels; `screen` is the window that it believes in, and `ear` notes its sounds. Time
    passes for the scenes and for `clock`, by which held keys repeat, as `frame` tells. Settings are saved below
    `folder`. With `reports` faults are reported, as when players start it; else they are raised. Lessons are
    not offered unless it `offers` them. New matches get the same deals in each run of a test.
    """

    drawn_every = 1
    """The window is drawn in every such turn of the loop."""

    def __init__(
        self,
        folder: Path,
        size: Point = (1280, 720),
        *,
        density: int = 1,
        settings: Settings | None = None,
        first: First = TitleScene,
        reports: bool = False,
        offers: bool = False,
    ) -> None:
        pygame.display.init()
        self.screen = Screen(size, density)
        self.ear = Ear()
        self.clock = ManualClock()
        settings = settings or still()
        window = Window("test", native=self.screen)
        kit = SceneKit(
            window,
            InputReader(window.to_pixels, declared_games, self.clock),
            shared_words(settings.language),
            settings,
            PlayerFolders.under(folder),
            self.ear,
        )
        kit.offers_lessons = offers
        kit.chance = Random(1)
        self._begin(kit, first, reports=reports)

    def _begin(self, kit: SceneKit, first: First, *, reports: bool = False) -> None:
        gc.collect()  # programs of earlier tests: whole windows of pixels, of which the collector knows nothing
        pygame.event.clear()
        self.kit = kit
        self._turns = 0
        self.app = App(kit, first, reports=reports)
        self.app.draw()

    @property
    def stack(self) -> Stack:
        return self.app.stack

    @property
    def top(self) -> Scene:
        return self.app.stack.top

    @property
    def focused(self) -> Widget:
        return self.top.group.focused  # type: ignore[attr-defined, no-any-return]

    def frame(self, ms: int = FRAME) -> bool:
        """Run one turn of the main loop, in which `ms` pass; return whether the program goes on."""
        self.clock.now += ms
        on = self.app.advance(ms, pygame.event.get())
        self.app.clear_up()
        self._turns += 1
        if self._turns % self.drawn_every == 0:
            self.app.draw()
        return on

    def frames(self, count: int) -> None:
        """Run `count` turns of the main loop, or fewer if the program ends."""
        for _ in range(count):
            if not self.frame():
                return

    def wait(self, ms: int) -> None:
        """Let `ms` pass, frame by frame."""
        self.frames(-(-ms // FRAME))

    def post(self, *happened: Event) -> None:
        """Post events and run the turn of the loop that reads them."""
        events.post(*happened)
        self.frame()

    def press(self, *codes: int, mod: int = 0) -> None:
        """Press and release keys, one in each turn of the loop."""
        for code in codes:
            self.post(*events.key(code, mod))

    def write(self, letters: str) -> None:
        """Type a text, one letter in each turn of the loop."""
        for letter in letters:
            self.post(*events.text(letter))

    def point(self, at: Point, held: bool = False) -> None:
        """Move the mouse there, with its main button held down or not."""
        self.post(events.motion(self._unit(at), held))

    def button(self, at: Point, down: bool, button: int = 1) -> None:
        """Press a button of the mouse there, or let it go."""
        self.post(events.mouse_button(self._unit(at), down, button))

    def click(self, what: Widget | Point, button: int = 1) -> None:
        """Click on a point, or in the middle of a widget."""
        at = what if isinstance(what, tuple) else what.rect.center
        self.point(at)
        self.button(at, True, button)
        self.button(at, False, button)

    def drag(self, *way: Point) -> None:
        """Press at the first point, move along the others, let go at the last."""
        self.point(way[0])
        self.button(way[0], True)
        for at in way[1:]:
            self.point(at, held=True)
        self.button(way[-1], False)

    def pad(self, *buttons: int) -> None:
        """Press and release buttons of a pad, one in each turn of the loop."""
        for button in buttons:
            self.post(events.pad_button(button), events.pad_button(button, False))

    def resize(self, size: Point) -> None:
        """Change the size of the window, in window units."""
        self.screen.resize(size)
        self.post(events.window(pygame.WINDOWSIZECHANGED, x=size[0], y=size[1]))

    def walk(self, wanted: Widget, *, most: int = 60) -> None:
        """Move the focus to a widget by Tab alone."""
        for _ in range(most):
            if self.focused is wanted:
                return
            self.press(pygame.K_TAB)
        raise AssertionError(f"{wanted.spoken!r} cannot be reached")

    def _unit(self, at: Point) -> Point:
        return at[0] // self.screen.density, at[1] // self.screen.density

    def picture(self) -> Surface:
        """Draw and return the window's surface."""
        self.stack.draw(self.kit.window.surface)
        return self.kit.window.surface

    def pixels(self, part: pygame.Rect | None = None) -> bytes:
        """The pixels of the picture, or of a part of it, for comparison."""
        picture = self.picture()
        return pygame.image.tobytes(picture.subsurface(part) if part else picture, "RGB")


def at_rest(folder: Path, size: tuple[int, int] = (1280, 720), scale: float = 1.0) -> Program:
    """The program in which nothing moves, nobody thinks, and the guide has told everything."""
    settings = Settings(speed="OFF", think="OFF", text_scale=scale, guides=explained())
    return Program(folder, size, settings=settings)


class Installed(Program):
    """The program on SDL's own window (of the dummy driver, if that is set) with its platform's folders."""

    def __init__(self, first: First = TitleScene) -> None:
        kit = open_kit()
        self.clock = ManualClock()
        self._begin(kit, first)

    def _unit(self, at: Point) -> Point:
        return at


def points_between(start: Point, end: Point, steps: int) -> Sequence[Point]:
    """Return `steps` points on the line from start to end, without the start."""
    (x, y), (far_x, far_y) = start, end
    return [
        (round(x + (far_x - x) * step / steps), round(y + (far_y - y) * step / steps))
        for step in range(1, steps + 1)
    ]
