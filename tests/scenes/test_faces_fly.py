"""Faces that people make by phone fly from their plates over the table on the big screen, and guests answer."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.phones import reception
from game.scenes.base.phone_door import phones_of
from game.scenes.table.table_scene import TableScene
from game.session.plan import Plan
from game.session.reactions import LATER
from game.show.devices import phone
from game.show.moments.faces_in_air import FLIES
from game.show.seating import Hands, Seating
from tests.harness.program import Program
from tests.phones.table_of_phones import HOME
from tests.scenes.test_phones import Phone, go_on
from tests.scenes.test_ready import SEATS, sit_down


@pytest.fixture
def program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Program]:
    monkeypatch.setattr(reception, "private_addresses", lambda: [HOME])
    program = Program(tmp_path)
    program.stack.ways.party("classic")
    phones_of(program.kit).let_in([HOME], 0)
    program.stack.ways.phones()
    yield program
    phones_of(program.kit).close()


def at_table(program: Program, game: str = "classic") -> tuple[Phone, TableScene]:
    """Ada's phone, and the big screen with her plate and that of a guest."""
    program.kit.settings.guides = {game: ["skipped"]}
    program.kit.settings.speed = "NORMAL"
    ada = sit_down(program, "Ada", "ada")
    seats, own = (SEATS[0], SEATS[-1]), {0: frozenset({phone(1)})}
    program.stack.ways.table(Plan(game, seats, {}, 3), Seating(own, Hands.TURN_BY_TURN))
    assert isinstance(program.top, TableScene)
    table = program.top
    program.wait(4000)
    return ada, table


def flying(table: TableScene) -> list[tuple[int, str]]:
    return [(each.seat, each.face) for each in table.room.faces.flying]


def made(program: Program, ada: Phone, table: TableScene, face: str) -> None:
    """Make a face by phone, and let it come to the big screen."""
    ada.say("react", face=face)
    go_on(program, lambda: table.room.feelings.looks.get(0) == face)


def test_it_flies_from_the_plate_and_the_guest_answers(program: Program) -> None:
    ada, table = at_table(program)
    made(program, ada, table, "surprised")
    assert flying(table) == [(0, "surprised")]
    assert table.moving
    program.wait(LATER)
    assert flying(table) == [(0, "surprised"), (1, "surprised")]
    program.wait(FLIES)
    assert flying(table) == []
    ada.close()


def test_it_is_drawn_on_its_way(program: Program) -> None:
    ada, table = at_table(program)
    made(program, ada, table, "surprised")
    program.wait(FLIES // 3)
    during = program.pixels()
    assert program.pixels() == during
    table.room.faces.forget()
    assert program.pixels() != during
    ada.close()


@pytest.mark.parametrize("reduced", [False, True])
def test_with_less_motion_looks_change_and_nothing_flies(
    program: Program, *, reduced: bool
) -> None:
    program.kit.settings.reduced_motion = reduced
    ada, table = at_table(program)
    made(program, ada, table, "sad")
    assert bool(flying(table)) != reduced
    program.wait(LATER + 50)
    assert table.room.feelings.looks[1] == "worried"
    assert bool(flying(table)) != reduced
    ada.close()


def test_none_flies_while_a_clock_runs(program: Program) -> None:
    ada, table = at_table(program, "callout")
    assert table.host.timed
    made_before = table.room.faces.due
    ada.say("react", face="happy")
    ada.say("rule", clause="L-25")
    ada.hears("rule")  # what was said before it has been heard by now
    assert (made_before, table.room.faces.due) == (None, None)
    ada.close()


def test_one_on_its_way_is_gone_as_a_clock_begins(program: Program) -> None:
    ada, table = at_table(program)
    made(program, ada, table, "surprised")
    assert flying(table)
    table.host.reactions.allowed = False
    program.frame()
    assert table.room.faces.due is None
    ada.close()
