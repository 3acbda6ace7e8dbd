"""The picture of the table of a match that was left shows no hand that somebody else has held."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

import pytest
from pygame import Surface

from game.scenes.base.matches_under_way import matches_under_way
from game.scenes.title.table_picture import TablePicture
from game.session.plan import Plan, Seat
from game.show.devices import MOUSE, Device, phone
from game.show.seating import Hands, Seating
from tests.harness.program import Program
from tests.scenes.test_seats_change import host

ADA, JUN = Seat("Ada", "ada", colour="rose"), Seat("Jun", "jun", colour="green")
MILO, SANA = Seat("Milo", "milo", "greedy"), Seat("Sana", "sana", "greedy")


def left(
    folder: Path, seats: tuple[Seat, ...], own: Mapping[int, Device] | None, bot: int | None = None
) -> Program:
    """A program with a match that was left, in which a bot has sat down on a seat at last."""
    program = Program(folder)
    program.kit.settings.guides = {"classic": ["skipped"]}
    devices = None if own is None else {seat: frozenset({each}) for seat, each in own.items()}
    seating = None if devices is None else Seating(devices, Hands.CORNERS)
    program.stack.ways.table(Plan("classic", seats, {}, 3), seating)
    program.frames(3)
    if bot is not None:
        host(program.top).seat_bot(bot, "greedy")
    program.stack.ways.title()
    return program


def seen(program: Program) -> bytes:
    """The picture that the title shows."""
    (each,) = matches_under_way(program.kit).going
    return picture(TablePicture(program.kit, each).of((480, 270)))


def picture(surface: Surface) -> bytes:
    return bytes(surface.get_buffer())


def onlookers(program: Program) -> bytes:
    """The picture in which no hand is seen."""
    (each,) = matches_under_way(program.kit).going
    plan = each.kept.plan
    nobody = tuple(seat._replace(bot=seat.bot or "greedy") for seat in plan.seats)
    hidden = replace(each.kept, plan=replace(plan, seats=nobody))
    return picture(TablePicture(program.kit, each._replace(kept=hidden)).of((480, 270)))


def test_who_has_played_alone_sees_the_own_hand(tmp_path: Path) -> None:
    program = left(tmp_path, (ADA, MILO, SANA), None)
    assert seen(program) != onlookers(program)


@pytest.mark.parametrize(
    ("seats", "own", "bot"),
    [
        ((ADA, MILO, SANA), {0: phone(1)}, None),
        ((ADA, JUN, SANA), {0: MOUSE, 1: phone(1)}, 0),
        ((ADA, JUN, SANA), {0: MOUSE, 1: phone(1)}, 1),
        ((ADA, JUN, SANA), {0: MOUSE, 1: MOUSE}, 1),
    ],
    ids=["one by phone", "who is left has a phone", "the phone has gone", "another has gone"],
)
def test_nobody_sees_a_hand_that_was_not_theirs_alone(
    tmp_path: Path, seats: tuple[Seat, ...], own: Mapping[int, Device], bot: int | None
) -> None:
    program = left(tmp_path, seats, own, bot)
    assert seen(program) == onlookers(program)
