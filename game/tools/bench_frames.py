"""Benchmark of frames: every game's table with its most players and cards, 0 to 30 of them moving.

Times are given in ms and as multiples of a full-screen opaque blit of the same size, which is timed beside
every frame, so that machines can be compared. Where its resolution allows, the thread's CPU time is measured,
so that other programs do not count. The cost of a window in which nothing moves is measured as well.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import replace
from statistics import median
from time import get_clock_info, perf_counter, process_time, thread_time
from typing import Any

import pygame
from pygame import Surface

from game.app import DRAWING, PICTURES_A_FRAME, App
from game.engine.option_values import Value
from game.engine.options import SetupError
from game.engine.variant import Variant
from game.scenes.base.at_table.sitting_down import dealt, local_seat
from game.scenes.base.guest_names import PLAYER_PORTRAIT, PORTRAITS, guest_name
from game.scenes.base.scene_stack import Scene, Stack
from game.scenes.couch.corners_scene import open_corners
from game.scenes.routes import Routes
from game.scenes.table.table_scene import TableScene
from game.session.plan import Plan, Seat
from game.show.devices import pad
from game.show.director import Director
from game.show.motion.tween import Speed
from game.show.seating import Corners, Hands, Seating
from game.store.language_files import load_words
from game.store.settings_file import Settings
from game.tools.cards_in_air import CardJuggler
from game.tools.offscreen import FRAME, Canvas, canvas_kit, explained
from game.variants import with_a_table
from game.view.base.scene_kit import SceneKit
from game.view.base.window import Window, open_display

SIZES = ((1280, 720), (1920, 1080), (3840, 2160))
MOVING = (0, 10, 30)
TARGETS = {"0": 2.0, "10": 6.0, "30": 11.0}
"""The most multiples that a frame should take at TARGET_SIZE, by the number of cards in the air."""
TARGET_SIZE = "1920x1080"
WORST = {"1920x1080": 16.0, "3840x2160": 10.0}
"""The most multiples that 99 of 100 frames should keep to with WORST_MOVING cards in the air, by size."""
WORST_MOVING = "30"
IDLE_TARGET = 0.03
"""The most of a core that a window may use in which nothing moves."""
CARDS = 108
"""The table that stands first in the figures has as many cards as this, or nearly."""
COUCH = {4: Corners.OPEN, 10: Corners.SEVERAL}
"""How many people play all at once, and whose corners are open."""
FRAMES = 120
"""Frames a second of measuring, for each size and number of moving cards."""
LONGEST_REST = 20_000
"""ms within which a table must have come to rest."""


_clock = thread_time if get_clock_info("thread_time").resolution < 1e-6 else perf_counter


class NeverRests(RuntimeError):
    """A table at which nobody does anything does not come to rest."""


def run(
    seconds: float = 1.0,
    sizes: Sequence[tuple[int, int]] = SIZES,
    games: Sequence[Variant[Any]] = (),
) -> dict[str, Any]:
    """Measure these games (all that have a table), each size and number of moving cards for `seconds`.

    Everything as plain values for JSON; `players`, `cards`, `sizes` and `idle` are those of the game whose deck
    comes nearest to 108 cards, and so is `couch`: people who play all at once, by their number. Without a
    screen unless SDL_VIDEODRIVER names one.
    """
    frames = max(6, round(FRAMES * seconds))
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    open_display()
    games = games or with_a_table()
    found: dict[str, dict[str, Any]] = {}
    for variant in games:
        deck = variant.table(variant.info.max_players, largest(variant)).deck
        found[variant.info.id] = {
            "players": variant.info.max_players,
            "cards": deck.size,
            "sizes": {},
        }
    usual = min(games, key=lambda each: abs(int(found[each.info.id]["cards"]) - CARDS))
    couch: dict[str, dict[str, Any]] = {str(people): {} for people in COUCH}
    for wide, tall in sizes:
        kit = canvas_kit(Window("bench", native=Canvas((wide, tall))), _wishes())
        full = Surface((wide, tall), depth=32)
        full.fill((40, 90, 70))
        for people, corners in COUCH.items():
            measured = _couch(kit, usual, people, corners, frames, full)
            couch[str(people)][f"{wide}x{tall}"] = measured
        for variant in games:
            measured = _one_size(kit, variant, frames, full)
            found[variant.info.id]["sizes"][f"{wide}x{tall}"] = measured
    for variant in games:
        found[variant.info.id]["idle"] = _idle(variant, 4 * seconds)
    return {
        **found[usual.info.id],
        "couch": couch,
        "frames": frames,
        "targets": {TARGET_SIZE: TARGETS, "p99": WORST, "idle": IDLE_TARGET},
        "games": found,
        "over": over(found, couch),
    }


def over(games: dict[str, dict[str, Any]], couch: dict[str, dict[str, Any]]) -> list[str]:
    """What does not keep to the targets, each as a line: where, how many move, how much, and the target."""
    tables = {game: each["sizes"] for game, each in games.items()}
    tables |= {f"couch of {people}": sizes for people, sizes in couch.items()}
    found = []
    for table, sizes in tables.items():
        medians = sizes.get(TARGET_SIZE, {"moving": {}})["moving"]
        found += [
            f"{table} {TARGET_SIZE}, {cards} moving: median {times['multiples']}, not {TARGETS[cards]}"
            for cards, times in medians.items()
            if times["multiples"] > TARGETS[cards]
        ]
        found += [
            f"{table} {size}, {WORST_MOVING} moving: p99 {worst}, not {WORST[size]}"
            for size, each in sizes.items()
            if size in WORST
            and (worst := each["moving"][WORST_MOVING]["p99_multiples"]) > WORST[size]
        ]
    return found


def largest(variant: Variant[Any]) -> dict[str, Value]:
    """The options with which most cards lie on a game's table."""
    chosen: dict[str, Value] = {}
    for option in variant.info.options:
        if option.name in ("decks", "cards"):
            more = {**chosen, option.name: option.high}
            try:
                variant.table(variant.info.max_players, more)
            except SetupError:
                continue
            chosen = more
    return chosen


def _plan(variant: Variant[Any]) -> Plan:
    """A table with a person in every seat: nobody but a person can do anything."""
    words = load_words()
    people = (PLAYER_PORTRAIT, *PORTRAITS[: variant.info.max_players - 1])
    seats = tuple(Seat(guest_name(words, each), each) for each in people)
    return Plan(variant.info.id, seats, largest(variant), 1)


def _wishes() -> Settings:
    return Settings(faces_told=True, guides=explained())


def _one_size(kit: SceneKit, variant: Variant[Any], frames: int, full: Surface) -> dict[str, Any]:
    blits: list[float] = []
    moving = {}
    for cards in MOVING:
        stack = Stack()
        Routes(kit, stack)
        scene = one_persons_table(kit, stack, variant)
        stack.push(scene)
        scene.shown.view.hurry()
        while scene.shown.seat_panels.notices.shown:
            scene.update(FRAME)  # bubbles about the deal are not what is measured
        director = scene.shown.local.showing.director
        moving[str(cards)] = _frames(kit, scene, director, cards, frames, full, blits)
    return {"blit_ms": round(median(blits), 3), "moving": moving}


def _couch(
    kit: SceneKit,
    variant: Variant[Any],
    people: int,
    corners: Corners,
    frames: int,
    full: Surface,
) -> dict[str, Any]:
    """Frames of a table at which so many people play all at once."""
    blits: list[float] = []
    moving = {}
    plan = _plan(variant)
    plan = replace(plan, seats=plan.seats[:people])
    devices = {seat: frozenset({pad(seat)}) for seat in range(people)}
    for cards in MOVING:
        stack = Stack()
        Routes(kit, stack)
        scene = open_corners(kit, stack, plan, Seating(devices, Hands.CORNERS, corners))
        stack.push(scene)
        scene.hurry()
        director = scene.room.seats[0].showing.director
        moving[str(cards)] = _frames(kit, scene, director, cards, frames, full, blits)
    return {"blit_ms": round(median(blits), 3), "moving": moving}


def one_persons_table(kit: SceneKit, stack: Stack, variant: Variant[Any]) -> TableScene:
    """The table that the first person sees, where all others are people somewhere else."""
    host = dealt(kit, _plan(variant))
    return TableScene(kit, stack, host, [local_seat(kit, host, 0)])


def _frames(
    kit: SceneKit,
    scene: Scene,
    director: Director,
    cards: int,
    frames: int,
    full: Surface,
    blits: list[float],
) -> dict[str, float]:
    """So many frames of the whole scene, after half as many to warm up; each `full` blit into `blits`.

    As in the main loop, a frame makes PICTURES_A_FRAME of the pictures that can wait, and what is left of its
    time goes to those that are wished for, which is not counted.
    """
    pool = kit.pool
    pool.allowance = PICTURES_A_FRAME
    while scene.ponder():
        pass  # as while the table rests
    juggler = CardJuggler(director, cards)
    target = kit.window.surface
    taken, multiples = [], []
    warm = frames // 2
    for number in range(warm + frames):
        start = _clock()
        target.blit(full, (0, 0))
        blit = _clock() - start
        start = _clock()
        juggler.advance()  # events come in an update, never between it and the picture
        scene.update(FRAME)
        pool.begin_frame()
        scene.draw(target)
        frame = _clock() - start
        while _clock() - start < (FRAME - DRAWING) / 1000 and scene.ponder():
            pass
        if number >= warm:
            blits.append(blit * 1000)
            taken.append(frame * 1000)
            multiples.append(frame / blit)
    taken.sort()
    worst = taken[int(len(taken) * 0.99)]
    return {
        "multiples": round(median(multiples), 2),
        "p99_multiples": round(worst / median(blits[-frames:]), 2),
        "median_ms": round(median(taken), 3),
        "p99_ms": round(worst, 3),
        "worst_ms": round(taken[-1], 3),
    }


def _idle(variant: Variant[Any], seconds: float) -> dict[str, float]:
    """The program's own loop at a table where everybody waits for the player.

    Where clocks run, a frame is drawn each time that one of them shows something else.
    """
    window = Window("bench", SIZES[0])
    wishes = _wishes()
    wishes.speed = Speed.OFF.name
    try:
        app = App(
            canvas_kit(window, wishes), lambda st, stack: one_persons_table(st, stack, variant)
        )
        _rest(app)
        drawn, spent, start = app.frames, process_time(), perf_counter()
        while perf_counter() < start + seconds:
            app.step()
        wall = perf_counter() - start
        return {
            "seconds": round(wall, 2),
            "frames": app.frames - drawn,
            "core_share": round((process_time() - spent) / wall, 4),
        }
    finally:
        window.close()


def _rest(app: App) -> None:
    """Let time pass until the table has been dealt, nothing moves, and nothing is left to prepare."""
    passed = still = 0
    while still < 3:
        app.advance(FRAME, pygame.event.get())
        app.draw()
        still = still + 1 if app.stack.due() != 0 and not app.stack.dirty else 0
        passed += FRAME
        if passed > LONGEST_REST:
            raise NeverRests("nothing happens at this table, and yet it never comes to rest")
    while app.stack.ponder():
        pass  # pictures for later are made once
