"""Benchmark of entering a game: from the key that deals to the table's first frame, and to the first card.

Each measurement has a process of its own, which has come by way of the title and the setup as a player does, so
that nothing of the table has been drawn or loaded before.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from functools import partial
from time import perf_counter
from typing import Any, NamedTuple

import pygame
from pygame.event import Event

from game.app import App
from game.scenes.setup.setup_scene import SetupScene
from game.scenes.title.title_scene import TitleScene
from game.store.settings_file import Settings
from game.tools.offscreen import canvas_kit, explained
from game.tools.worker_pool import spread
from game.variants import find_variant
from game.view.base.window import Window

RETURN = {"key": pygame.K_RETURN, "mod": 0, "unicode": "\r", "scancode": 0}
LOOK_AROUND = 0.6
"""Seconds for which the title and the setup are each looked at, at least."""
LONGEST = 20.0
"""Seconds after which the benchmark gives up waiting for a moving card."""


class NeverDealt(RuntimeError):
    """The key that deals was pressed, and no card ever flew."""


class Entered(NamedTuple):
    """ms from the key to the table's first frame, and to the first frame with a card in the air."""

    first_frame: float
    dealing: float


def in_new_process(game: str, size: tuple[int, int], environment: Mapping[str, str]) -> Entered:
    """Enter a game in a window of this size, in a process of its own."""
    work = partial(enter, size=size, environment=dict(environment))
    return next(spread(work, [game], jobs=1))


def enter(game: str, size: tuple[int, int], environment: Mapping[str, str]) -> Entered:
    """Open the window, come to the setup, deal; NeverDealt if nothing comes of it."""
    os.environ.update(environment)
    sys.dont_write_bytecode = "PYTHONDONTWRITEBYTECODE" in environment
    window = Window("bench", size)
    try:
        app = App(canvas_kit(window, Settings(guides=explained())), TitleScene)
        _look(app)
        setup = SetupScene(app.kit, app.stack, find_variant(game))
        app.stack.push(setup)
        setup.group.focus(app.kit, setup.deal)
        _look(app)
        return _deal(app, setup)
    finally:
        window.close()


def _look(app: Any) -> None:
    until = perf_counter() + LOOK_AROUND
    pygame.event.post(Event(pygame.WINDOWEXPOSED))
    while perf_counter() < until:
        app.step()


def _deal(app: App, setup: SetupScene) -> Entered:
    pygame.event.post(Event(pygame.KEYDOWN, RETURN))
    pygame.event.post(Event(pygame.KEYUP, RETURN))
    began, first = perf_counter(), 0.0
    while perf_counter() < began + LONGEST:
        app.step()
        app.draw()
        # Its class would have to be imported, which is a part of what is measured.
        scene: Any = app.stack.top
        if scene is setup:
            continue
        now = 1000 * (perf_counter() - began)
        first = first or now
        if any(flight.tween.begun for flight in scene.shown.local.showing.director.flights):
            return Entered(first, now)
    raise NeverDealt("the table was entered, and no card was ever dealt")
