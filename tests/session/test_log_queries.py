"""Queries on the log: the last turn action, play and call of a suit."""

from __future__ import annotations

from game.engine.actions import NEXT_ROUND, TABLE, Action
from game.engine.match import Entry
from game.session.host import Host
from game.session.log_queries import (
    Race,
    has_looked,
    last_mover,
    last_other,
    last_play,
    last_race,
)
from game.session.plan import Plan, Seat
from game.session.viewpoint import Viewpoint

PLAY, DRAW, LOOK = Action("play", (7,)), Action("draw"), Action("look")


SEATS = tuple(Seat(name, "ada") for name in ("Ada", "Jun", "Ruth"))


def done(*entries: tuple[int, int, Action], seat: int = 0) -> Viewpoint:
    """How a seat sees a match whose log says that this was done: (ms, seat, action) each."""
    host = Host(Plan("callout", SEATS, {}, 1))
    host.match.log += [Entry(*entry) for entry in entries]
    return Viewpoint(host, seat)


def test_who_moved_and_what_was_laid() -> None:
    assert last_mover(done()) == -1
    assert last_play(done()) is None
    match = done((10, 1, PLAY), (20, 2, DRAW), (30, 0, Action("say", text="hm")))
    assert last_mover(match) == 2
    assert last_play(match) == Entry(10, 1, PLAY)
    assert last_play(done((10, 1, PLAY), (20, TABLE, NEXT_ROUND))) is None


def test_whoever_accuses_is_not_whom_to_accuse() -> None:
    accused = Action("accuse", seat=0, text="no-match")
    assert last_other(done((10, 1, PLAY), (20, 2, accused))) == 1
    assert last_other(done((10, 1, PLAY), (20, 2, Action("say", text="hm")))) == 2
    assert last_other(done((20, 2, accused))) == -1


def test_how_soon_a_suit_was_named() -> None:
    assert last_race(done((10, 1, PLAY))) is None
    match = done((10, 1, PLAY), (40, 2, PLAY), (290, 0, Action("suit", suit=1)), (300, 1, DRAW))
    assert last_race(match) == Race(seat=0, took=250, at=290)
    assert last_race(done((290, 0, Action("suit", suit=1)))) == Race(0, 290, 290)


def test_who_has_looked_since_the_clocks_stand() -> None:
    entries = ((10, 1, LOOK), (20, 0, Action("time out")), (30, 2, LOOK))
    assert [has_looked(done(*entries, seat=seat)) for seat in range(3)] == [False, False, True]
    assert not has_looked(done())
