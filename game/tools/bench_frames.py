"""How long a frame of the real table takes: 10 players, every card of the deck, none to 30 in the air.

Times are given in ms and as multiples of one full-screen opaque blit of the same size, which is timed beside
every frame: so machines can be compared. And what a window in which nothing moves costs.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from itertools import cycle
from statistics import median
from time import perf_counter, process_time
from typing import Any

from pygame import Surface

from game.engine.cards import UNKNOWN
from game.engine.events import Place
from game.engine.variant import Variant
from game.scenes.guests import PORTRAITS, guest_name
from game.scenes.round import Play
from game.scenes.table import TableScene, table_layout
from game.session.plan import Plan, Seat
from game.store.places import assets
from game.tools.offscreen import Canvas, canvas_stage
from game.variants import VARIANTS
from game.view.director import DEAL_FLIGHT, Director, Flight
from game.view.presented import HAND, PILE
from game.view.stage import Stage
from game.view.table import TableView
from game.view.tween import Speed, Tween
from game.view.window import Window, open_display

SIZES = ((1280, 720), (1920, 1080), (3840, 2160))
MOVING = (0, 10, 30)
PLAYERS = 10
CARDS = 108
FRAME = 16
DISCARD = Place("discard")


def run(seconds: float = 1.0, sizes: Sequence[tuple[int, int]] = SIZES) -> dict[str, Any]:
    """Measure, `seconds` at 240 frames a second for each size and number of moving cards.

    Everything as plain values for JSON. Without a screen unless SDL_VIDEODRIVER names one.
    """
    frames = max(6, round(240 * seconds))
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    open_display()
    return {
        "players": PLAYERS,
        "cards": _game().table(PLAYERS).deck.size,
        "frames": frames,
        "sizes": {f"{wide}x{tall}": _one_size((wide, tall), frames) for wide, tall in sizes},
        "idle": _idle(4 * seconds),
    }


def _game() -> Variant[Any]:
    """A game with piles whose deck has the cards that are to lie on the table, or the most."""
    shedding = [each for each in VARIANTS if each.info.layout == "shedding"]
    return min(shedding, key=lambda each: abs(each.table(PLAYERS).deck.size - CARDS))


def _plan(persons: int = 1) -> Plan:
    seats = [Seat("Ada", "ada")] * persons
    seats += [Seat(guest_name(each), each, "greedy") for each in PORTRAITS[: PLAYERS - persons]]
    return Plan(_game().info.id, tuple(seats), {}, 1)


# --- frames in which cards move


class _Juggler:
    """Keeps so many cards in the air: dealt, drawn and played, over the table's real places."""

    def __init__(self, director: Director, cards: int) -> None:
        self.director = director
        self.cards = cards
        self._seats = cycle(range(PLAYERS))
        self._faces = cycle(range(40))

    def advance(self) -> None:
        """Throw another card for each that has landed. The first ones are spread over a flight."""
        flights = self.director.flights
        while len(flights) < self.cards:
            ahead = 0 if flights else DEAL_FLIGHT
            self._throw(ahead * len(flights) // max(1, self.cards))

    def start(self) -> None:
        """Have all of them in the air, evenly spread over their flight."""
        for place in range(self.cards):
            self._throw(DEAL_FLIGHT * (self.cards - place) // max(1, self.cards))

    def _throw(self, elapsed: int) -> None:
        shown = self.director.presented
        self.director.changes += 1
        seat = next(self._seats)
        hand = Place(HAND, seat)
        cards = shown.cards(hand)
        if len(cards) > 7:
            card = next(self._faces) if seat != shown.seat else cards[-1]
            before, index = tuple(cards), len(cards) - 1
            del cards[-1], shown.lies[hand][-1]
            flight = Flight((card,), hand, DISCARD, before, index, (False, True), Tween(0), index)
        else:
            pile = shown.cards(PILE)
            if not pile:
                under = shown.cards(DISCARD)
                pile.extend([UNKNOWN] * (len(under) - 1))
                shown.lies[PILE].extend([0] * (len(under) - 1))
                del under[:-1], shown.lies[DISCARD][:-1]
            card = next(self._faces) if seat == shown.seat else UNKNOWN
            before, index = tuple(pile), len(pile) - 1
            del pile[-1], shown.lies[PILE][-1]
            seen = card != UNKNOWN
            flight = Flight((card,), PILE, hand, before, index, (False, seen), Tween(0), index)
        flight.tween = Tween(DEAL_FLIGHT)
        flight.tween.advance(elapsed)
        self.director.flights.append(flight)


def _one_size(size: tuple[int, int], frames: int) -> dict[str, Any]:
    window = Window("bench", size, Canvas(size))
    stage = canvas_stage(window)
    full = Surface(size, depth=32)
    full.fill((40, 90, 70))
    blits: list[float] = []
    moving = {str(cards): _frames(stage, cards, frames, full, blits) for cards in MOVING}
    return {"blit_ms": round(median(blits), 3), "moving": moving}


def _frames(
    stage: Stage, cards: int, frames: int, full: Surface, blits: list[float]
) -> dict[str, float]:
    plan = _plan()
    play = Play(plan, stage.words, Speed.NORMAL, stage.sound)
    info = play.variant.info
    layout = table_layout(assets() / "tables" / f"{info.layout}.tmx")
    view = TableView(stage, play.match.table, info, plan.seats, play.seat, play.director, layout)
    view.hurry()
    juggler = _Juggler(play.director, cards)
    juggler.start()
    target = stage.window.surface
    taken, multiples = [], []
    warm = frames // 2
    for number in range(warm + frames):
        start = perf_counter()
        target.blit(full, (0, 0))
        blit = perf_counter() - start
        start = perf_counter()
        view.advance(FRAME)
        juggler.advance()
        view.draw(target)
        frame = perf_counter() - start
        if number >= warm:
            blits.append(blit * 1000)
            taken.append(frame * 1000)
            multiples.append(frame / blit)
    taken.sort()
    return {
        "multiples": round(median(multiples), 2),
        "median_ms": round(median(taken), 3),
        "p99_ms": round(taken[int(len(taken) * 0.99)], 3),
        "worst_ms": round(taken[-1], 3),
    }


# --- a window in which nothing moves


def _idle(seconds: float) -> dict[str, float]:
    """The program's own loop at a table where everybody waits for the player."""
    from game.app import App

    window = Window("bench", SIZES[0])
    stage = canvas_stage(window)
    stage.settings.speed = Speed.OFF.name
    try:
        # With a person in every seat nobody but a person can do anything.
        app = App(stage, lambda st, stack: TableScene(st, stack, _plan(PLAYERS)))
        until = perf_counter() + 1.0
        while perf_counter() < until:
            app.step()
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
