"""Where each kind of middle lies on a couch's table, whose corners are people's: `PILES`, `OPEN`, `TRICK`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace

from pygame import FRect

from game.view.base.space import LARGE_TEXT

TAKEN_SIZE = (92.0, 112.0)
"""The size of the place for a seat's tricks."""
THICK = 16.0
"""How far a full draw pile reaches above its place."""
PANEL_TALL = 100.0, 50.0
"""The height of the panels for the trump and the order, and what is added at text scale 2."""
LOG_TALL = 116.0, 44.0
"""The height of the recent moves, for two lines, and what is added at text scale 2."""
CLOCK_LOW = 306.0
"""How far below the middle the match's clock reaches, which is above the recent moves."""
SIDE = 72.0
"""What is left free at the sides of the window."""
CROWDED = 388.0
"""The height of the middle between four rows of corners, even if those before it are open and have prompts."""


@dataclass(frozen=True)
class Spread:
    """The places of a middle, of whose turn it is and of the match's clock, and how far up they reach."""

    places: Mapping[str, FRect]
    turn: FRect
    clock: FRect
    top: float


@dataclass(frozen=True)
class CouchMiddle:
    """How a kind of middle lies between corners.

    `between` is given the area between large corners, the text scale, and whether bots sit below and above it;
    `rows` the centre between rows of narrow corners in a wide window, the text scale, and whether there are
    four of them. Without `rows` the middle lies there as `between` large corners. `takes` is whether each seat
    has a place for what it has taken: bots sit where people would then, and have large plates.
    """

    between: Callable[[FRect, float, bool, bool], Spread]
    rows: Callable[[float, float, float, bool], Spread] | None = None
    takes: bool = False


def _log(between: FRect, text_scale: float, low: bool) -> FRect:
    """Return the place of the recent moves between large corners."""
    room = min(between.w - 24, 620.0)
    wished = LOG_TALL[0] + LOG_TALL[1] * (text_scale - 1)
    high = max(LOG_TALL[0], min(wished, between.h / 2 - CLOCK_LOW))
    log = FRect(between.centerx - room / 2, between.bottom - high, room, high)
    if low:
        log.bottom = between.bottom - 96 - 12
        log.h = 84
    return log


def _trick_between(between: FRect, text_scale: float, low: bool, high: bool) -> Spread:
    x, log = between.centerx, _log(between, 1.0, low)  # the trick needs the room
    room = min(between.w - 24, 620.0)
    start = between.top + (158 if high else 0)
    panels = FRect(x - room / 2, log.top, room, PANEL_TALL[0] + PANEL_TALL[1] * (text_scale - 1))
    panels.bottom = log.top - 12
    turn = FRect(x - 210, panels.top - 84, 420, 74)
    circle = FRect(x - room / 2, start, room, turn.top - 12 - start)
    circle = circle.inflate(2 * (between.w / 2 - TAKEN_SIZE[0]) - circle.w, 0)
    trump = FRect(panels.left, panels.top, panels.w * 0.42, panels.h)
    order = FRect(trump.right + 12, panels.top, panels.right - trump.right - 12, panels.h)
    places = {"trick": circle, "trump": trump, "order": order, "log": log}
    return Spread(places, turn, FRect(0, 0, 0, 0), circle.top)


def _piles_between(between: FRect, text_scale: float, low: bool, high: bool) -> Spread:
    x, y = between.centerx, (between.top + between.bottom) / 2 - 66
    scale = min(1.0, min(between.w - 24, 620.0) / 600)
    pile = (148 * scale, 207 * scale)
    card = (164 * scale, 230 * scale)
    draw = FRect(x - 274 * scale, y - pile[1] / 2, *pile)
    places = {
        "draw": draw,
        "discard": FRect(x - 92 * scale, y - card[1] / 2, *card),
        "called": FRect(x + 126 * scale, y - 88 * scale, 176 * scale, 176 * scale),
        "stock": FRect(draw.left - 10, draw.bottom + 24, draw.w + 20, 50),
        "log": _log(between, text_scale, low),
    }
    turn = FRect(x - 220, y + 195, 440, 96)
    clock = FRect(x - 110, turn.bottom + 20, 220, 58)
    return Spread({**places, "turn": turn, "clock": clock}, turn, clock, draw.top - THICK)


def _piles_in_rows(x: float, y: float, text_scale: float, crowded: bool) -> Spread:
    if crowded:  # between four rows there are few recent moves
        top = y - CROWDED / 2
        turn = FRect(x - 220, top + 220, 440, 74)
        places = {
            "draw": FRect(x - 254, top + 14, 127, 178),
            "discard": FRect(x - 82, top + 4, 142, 198),
            "called": FRect(x + 108, top + 24, 160, 160),
            "stock": FRect(x - 444, top + 79, 174, 50),
            "log": FRect(x - 330, turn.bottom + 7, 660, top + CROWDED - turn.bottom - 7),
            "turn": turn,
        }
        clock = FRect(turn.right + 16, turn.top + 9, 220, 58)
    else:
        # Larger text has what is left beside the middle, up to the edges of the window.
        said, told = (
            min(x - SIDE - by, wide * text_scale) for by, wide in ((336, 320), (350, 330))
        )
        turn = FRect(x + 336, y - 50, said, 100)
        clock = FRect(x + 386, y + 66, 220, 58)
        # Below a usual pile lie the cards of corners, and beside it what is said with large text.
        draw, stock = FRect(x - 312, y - 112, 160, 224), FRect(x - 530, y + 46, 180, 50)
        if text_scale > LARGE_TEXT:
            draw, stock = FRect(x - 294, y - 115, 104, 146), FRect(x - 342, y + 50, 200, 66)
        places = {
            "draw": draw,
            "discard": FRect(x - 108, y - 115, 164, 230),
            "called": FRect(x + 116, y - 92, 184, 184),
            "stock": stock,
            "log": FRect(x - 350 - told, y - 96, told, 132),
            "turn": turn,
            "clock": clock,
        }
    return Spread(places, turn, clock, places["draw"].top - THICK)


def _with_open(spread: Spread) -> Spread:
    """Return where open cards lie: in the place of a discard pile and of the suit in force."""
    places = dict(spread.places)
    places["open"] = places.pop("discard").union(places.pop("called"))
    return replace(spread, places=places)


def _open_between(between: FRect, text_scale: float, low: bool, high: bool) -> Spread:
    return _with_open(_piles_between(between, text_scale, low, high))


def _open_in_rows(x: float, y: float, text_scale: float, crowded: bool) -> Spread:
    return _with_open(_piles_in_rows(x, y, text_scale, crowded))


OPEN = CouchMiddle(_open_between, _open_in_rows)
PILES = CouchMiddle(_piles_between, _piles_in_rows)
TRICK = CouchMiddle(_trick_between, takes=True)
