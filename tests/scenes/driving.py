"""A kit without a screen, driven by real pygame events: `seat = Seated(...)`, `seat.press(key)`."""

from __future__ import annotations

from pathlib import Path

import pygame

from game.engine.match import Match
from game.scenes.base.scene_stack import Scene, Stack
from game.scenes.routes import Routes, declared_games
from game.scenes.table.table_scene import open_table
from game.session.plan import Plan, Seat
from game.show.presented_table import Presented
from game.store.platform_folders import PlayerFolders, assets
from game.store.settings_file import Settings
from game.view.base.scene_kit import SceneKit
from game.view.base.window import Window
from game.view.input.reader import Reader
from game.words.catalogue import Catalogue
from tests.view.window_kit import FakeNative

FRAME = 16
NAMES = ("ruth", "jun", "milo", "emil", "inga", "kofi", "mei", "otis", "lola")


class Driver:
    """Posts events and lets time pass, as the main loop would."""

    def __init__(
        self,
        folder: Path,
        size: tuple[int, int] = (1280, 720),
        settings: Settings | None = None,
        density: int = 1,
    ) -> None:
        pygame.display.init()
        self.native = FakeNative(size, density)
        window = Window("test", native=self.native)
        places = PlayerFolders.under(folder)
        words = Catalogue.load(assets() / "strings" / "en")
        chosen = settings or Settings()
        self.kit = SceneKit(
            window,
            Reader(window.to_pixels, declared_games),
            words,
            chosen,
            places,
        )
        self.stack = Stack()
        Routes(self.kit, self.stack)
        self._frames = 0
        pygame.event.clear()

    @property
    def top(self) -> Scene:
        return self.stack.top

    def pump(self) -> None:
        """Hand every waiting event to the scene on top."""
        for intent in self.kit.reader.read(pygame.event.get()):
            if self.stack:
                self.stack.top.handle(intent)

    def frame(self, dt: int = FRAME) -> None:
        self.stack.update(dt)
        self.pump()
        self._frames += 1
        # Drawing every frame would make these tests three times as long, and find no more.
        if self.stack.dirty and self._frames % 5 == 0:
            self.stack.draw(self.kit.window.surface)

    def wait(self, ms: int) -> None:
        for _ in range(0, ms, FRAME):
            self.frame()

    def press(self, key: int) -> None:
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode=""))
        pygame.event.post(pygame.event.Event(pygame.KEYUP, key=key, mod=0))
        self.frame()

    def point(self, pos: tuple[int, int], held: bool = False) -> None:
        event = pygame.event.Event(
            pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(int(held), 0, 0), touch=False
        )
        pygame.event.post(event)
        self.frame()

    def button(self, pos: tuple[int, int], down: bool, button: int = 1) -> None:
        kind = pygame.MOUSEBUTTONDOWN if down else pygame.MOUSEBUTTONUP
        pygame.event.post(pygame.event.Event(kind, pos=pos, button=button, touch=False))
        self.frame()

    def click(self, pos: tuple[int, int], button: int = 1) -> None:
        self.point(pos)
        self.button(pos, True, button)
        self.button(pos, False, button)

    def resize(self, size: tuple[int, int]) -> None:
        self.native.resize(size)
        assert self.kit.resize()
        self.stack.resized()


class Seated(Driver):
    """A person at a table with bots."""

    def __init__(
        self,
        folder: Path,
        size: tuple[int, int] = (1280, 720),
        *,
        players: int = 3,
        seat: int = 0,
        seed: int = 1,
        game: str = "classic",
        bot: str = "greedy",
        settings: Settings | None = None,
        density: int = 1,
        **options: int | str,
    ) -> None:
        super().__init__(folder, size, settings, density)
        seats = [Seat(name.capitalize(), name, bot) for name in NAMES[: players - 1]]
        seats.insert(seat, Seat("Ada", "ada"))
        self.scene = open_table(self.kit, self.stack, Plan(game, tuple(seats), options, seed))
        self.stack.push(self.scene)

    @property
    def match(self) -> Match:
        return self.scene.host.match

    def my_turn(self, most: int = 4000) -> bool:
        """Let time pass until it is the person's turn; False if the round ends first."""
        for _ in range(most):
            if self.scene.shown.local.in_turn:
                return True
            if self.stack.top is not self.scene:
                return False
            self.frame(50)
        raise AssertionError("nothing happens any more")

    def agrees(self) -> bool:
        """Whether what is shown is what the person may know."""
        local = self.scene.shown.local
        state = self.match.observe(local.seat).state
        truth = Presented.of(self.scene.host.variant, state, local.seat)
        return local.showing.presented.shows() == truth.shows()

    def spot(self, slot: int) -> tuple[int, int]:
        """A point on the index of a card in the hand, in pixels; the pointer leaves the hand first."""
        self.point((2, 2))
        view = self.scene.shown.view
        x, y = view.fan.rest[slot].corner(0.15, 0.2)
        scale = self.kit.space.scale
        return round(x * scale), round(y * scale)

    def middle(self, place: str) -> tuple[int, int]:
        x, y = self.scene.shown.view.placement[place].center
        scale = self.kit.space.scale
        return round(x * scale), round(y * scale)
