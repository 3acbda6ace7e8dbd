"""How one joins with a phone, on the table: seen as long as one can, in nobody's way, and not if one likes."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest
from pygame import FRect

from game.phones import reception
from game.scenes.base.phone_door import phones_of
from game.scenes.couch.corners_scene import CornersScene
from game.scenes.seating.phones_scene import PhonesScene
from game.scenes.table.table_scene import TableScene
from game.session.plan import Plan, Seat
from game.show.devices import KEY_ZONES, phone
from game.show.seating import Hands, Seating
from game.view.speech.join_card import NAME, JoinCard
from game.view.speech.occupancy import HAND_ROOM, PANEL_ROOM, Occupancy, Precedence
from game.view.speech.spots import Covering
from tests.harness.program import Program
from tests.harness.seat_sight import lying_on, seen_at
from tests.phones.table_of_phones import HOME


@pytest.fixture(autouse=True)
def _at_home(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reception, "private_addresses", lambda: [HOME])


def sit(program: Program, people: int, here: int, hands: Hands = Hands.CORNERS) -> Occupancy:
    """Open a table that is open to phones, with so many people, some at the screen; return its occupancy."""
    phones_of(program.kit).let_in([HOME], 0)
    seats = tuple(Seat(f"Somebody {n}", "ada", "", "rose") for n in range(people))
    devices = {
        seat: frozenset({KEY_ZONES[seat] if seat < here else phone(seat)}) for seat in range(people)
    }
    plan = Plan("classic", seats, {}, 5)
    program.stack.ways.table(plan, Seating(devices, hands))
    program.wait(4000)
    program.picture()
    return book(program)


def book(program: Program) -> Occupancy:
    return lying_on(program.top)


@pytest.fixture
def program(tmp_path: Path) -> Program:
    return Program(tmp_path)


SIZES = ((1280, 720), (1920, 1080), (720, 1280), (960, 540), (2560, 1080))


@pytest.mark.parametrize("large", [1.0, 2.0])
@pytest.mark.parametrize(("people", "here"), [(3, 0), (3, 1), (10, 2)])
def test_it_lies_on_nothing(program: Program, people: int, here: int, large: float) -> None:
    program.kit.settings.text_scale = large
    sit(program, people, here)
    seen = 0
    for size in SIZES:
        program.resize(size)
        program.picture()
        table = book(program)
        over = (HAND_ROOM, PANEL_ROOM) if isinstance(program.top, TableScene) else ()
        for rect in table.boxes(NAME):
            seen += 1
            assert table.ground(Precedence.PIECE, *over, own=NAME).free(rect)
            assert FRect(0, 0, *table.window).contains(rect)
    assert seen >= 3
    phones_of(program.kit).close()


def test_it_is_gone_when_phones_are_off_and_when_one_does_not_want_it(program: Program) -> None:
    table = sit(program, 3, 1)
    assert table.boxes(NAME)
    program.stack.ways.phones()
    scene = program.top
    assert isinstance(scene, PhonesScene)
    program.frame()
    program.click(scene.shown)
    program.press(pygame.K_ESCAPE)
    program.picture()
    assert not program.kit.settings.phone_card
    assert not table.boxes(NAME)
    program.kit.settings.phone_card = True
    program.frame()
    scene = program.top
    assert isinstance(scene, CornersScene)
    scene.dirty = True
    program.picture()
    assert table.boxes(NAME)
    phones_of(program.kit).close()
    program.picture()
    assert not table.boxes(NAME)


def test_a_table_that_is_not_open_to_phones_does_not_show_it(program: Program) -> None:
    plan = Plan("classic", (Seat("Ada", "ada"), Seat("Milo", "milo", "greedy")), {}, 5)
    program.stack.ways.table(plan)
    program.wait(4000)
    program.picture()
    assert not book(program).boxes(NAME)


def test_nothing_of_it_is_in_the_log(program: Program) -> None:
    sit(program, 3, 0)
    scene = program.top
    assert isinstance(scene, TableScene)
    phones = phones_of(program.kit)
    told = " ".join(seen_at(scene).moves())
    assert phones.code not in told
    assert phones.addresses[0] not in told
    phones.close()


def test_it_stays_where_it_is_until_something_comes_there(program: Program) -> None:
    phones_of(program.kit).let_in([HOME], 0)
    table = Occupancy()
    table.resize((1920.0, 1080.0))
    card = JoinCard(program.kit, table)
    (first,) = card.pieces()
    (corner,) = table.boxes(NAME)
    table.report("hand", FRect(0, 0, 300, 300), cover=Covering.NEVER)
    (second,) = card.pieces()
    assert second.key == first.key
    table.report("panel", FRect(corner.centerx, 0, 900, 300), cover=Covering.NEVER)
    assert card.pieces()
    (other,) = table.boxes(NAME)
    assert other != corner
    table.report("panel", FRect(0, 0, 1920, 1080), cover=Covering.NEVER)
    assert not card.pieces()
    assert not table.boxes(NAME)
    table.remove("panel")
    assert card.pieces()
    phones_of(program.kit).close()
