"""Benchmark of phones as hands: frames while the program is raided, beside frames while it is not.

A table at which people play with phones is drawn at 60 frames a second, with cards in the air. A raider, in
a process of its own, raids in every other turn, and keeps the processor as busy otherwise in between:
what is compared is the raid alone. Frames are measured by the clock on the wall, as a server that takes the
frame's time (by Python's lock) would not show in the time on a core.
"""

from __future__ import annotations

import os
from statistics import median
from time import monotonic
from typing import Any

from websockets.exceptions import WebSocketException

from game.show.motion.tween import Speed
from game.tools.phone_bench.coming_back import KINDS, coming_back
from game.tools.phone_bench.phone_table import PhoneTable, phone_table
from game.tools.phone_bench.raids import RAIDS, raided
from game.tools.phone_bench.virtual_phone import PATIENCE, VirtualPhone
from game.variants import with_a_table

WITHIN = 1.0
"""Seconds within which a phone must have its hand again."""
GOAL = 16.7
"""ms that a frame may take."""
TURNS = 6
"""Turns with the raid, and as many without it."""
PHONES, BOTS = 3, 1
MOVING = 10
"""Cards in the air."""
A_SECOND = 40
"""So many times a phone goes and comes back for each second of measuring."""


def run(seconds: float = 1.0) -> dict[str, Any]:
    """Measure each raid for so many seconds, and phones that come back; all as plain values for JSON."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    return {"back": back(max(10, round(A_SECOND * seconds)), 1), "frames": frames(seconds)}


def back(count: int, seed: int) -> dict[str, Any]:
    """Return how long phones took until they had their hands again, in seconds, by how they had gone."""
    found = list(coming_back(count, seed))
    times = {
        kind: sorted(each.seconds for each in found if each.kind == kind) or [0.0] for kind in KINDS
    }
    return {
        "times": count,
        "within": sum(each.seconds <= WITHIN and not each.wrong for each in found),
        "wrong": [f"{each.kind}, {each.game}: {each.wrong}" for each in found if each.wrong],
        "seconds": {
            kind: {"median": round(median(taken), 3), "worst": round(taken[-1], 3)}
            for kind, taken in times.items()
        },
    }


def frames(seconds: float) -> dict[str, Any]:
    """Return the ms of frames without and with each raid, and their ratios."""
    with phone_table(Speed.NORMAL) as table:
        _seat(table)
        return {name: _under(table, name, seconds / TURNS) for name in RAIDS}


def _seat(table: PhoneTable) -> None:
    for _ in range(PHONES):
        table.come_in()
    table.deal(with_a_table()[0].info.id, BOTS, 1)
    table.juggle(MOVING)


def _under(table: PhoneTable, name: str, seconds: float) -> dict[str, Any]:
    """Measure one raid in turns of so many seconds."""
    quiet: list[float] = []
    raid: list[float] = []
    raids, back = 0, []
    with raided(name, table.address, table.phones.code) as raider:
        while not raider.done:
            _watch(table, 0.1)
        for _ in range(TURNS):
            for on, taken in ((False, quiet), (True, raid)):
                raider.raid(on)
                _watch(table, 0.1)
                before = raider.done
                taken += _watch(table, seconds)
                if on:
                    raids += raider.done - before
                    back.append(_comes_back(table))
    return {
        "raids_a_second": round(raids / (seconds * TURNS)),
        "ratio": round(median(raid) / median(quiet), 2),
        "back_worst_s": round(max(back), 3),
        "quiet": _figures(quiet),
        "raid": _figures(raid),
    }


def _comes_back(table: PhoneTable) -> float:
    """Let a phone with a seat open a new line, whatever raids; return the seconds until it has its hand.

    A line that makes way for others before it is open is tried again, as the page does.
    """
    guest = next(iter(table.phones.guests.values()))
    start = monotonic()
    while True:
        try:
            client = VirtualPhone(table.address, table.frame)
            client.hello(secret=guest.secret)
            client.hears("table")
        except (WebSocketException, OSError):
            if monotonic() - start > PATIENCE:
                raise
            table.frame()
            continue
        client.vanish()
        return monotonic() - start


def _watch(table: PhoneTable, seconds: float) -> list[float]:
    """Draw for so many seconds; return the ms of each frame."""
    taken = []
    until = monotonic() + seconds
    while monotonic() < until:
        spent = table.frame()
        taken.append(spent * 1000)
        table.rest(spent)
    return taken


def _figures(taken: list[float]) -> dict[str, float]:
    taken.sort()
    return {
        "median_ms": round(median(taken), 2),
        "p99_ms": round(taken[int(len(taken) * 0.99)], 2),
        "worst_ms": round(taken[-1], 2),
        "over": sum(each > GOAL for each in taken),
        "frames": len(taken),
    }
