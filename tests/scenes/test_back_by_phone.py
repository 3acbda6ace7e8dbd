"""Somebody whose phone was away comes back to the seat that a bot has held, whenever that is in a match."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.phones import reception
from game.phones.phone_people import HELD
from game.phones.phones import Phones
from game.scenes.base.phone_door import phones_of
from game.scenes.pause.lost_device_scene import LostDeviceScene
from game.scenes.pause.pause_scene import PauseScene
from game.scenes.result.result_scene import ResultScene
from game.scenes.table.table_scene import TableScene
from game.session.host import Host
from game.session.plan import Plan
from game.show.devices import phone
from game.show.seating import Hands, Seating
from tests.harness.program import Program
from tests.phones.table_of_phones import HOME
from tests.scenes.test_phones import Phone, asked_who_plays_on, go_on
from tests.scenes.test_ready import SEATS, sit_down
from tests.scenes.test_seats_change import host, to_the_result

PEOPLE = 3


@pytest.fixture
def held(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Program, Host, str]]:
    """A table of phones at which a bot plays for Jun, whose phone is away, and the secret of his phone."""
    monkeypatch.setattr(reception, "private_addresses", lambda: [HOME])
    program = Program(tmp_path)
    program.kit.settings.guides = {"classic": ["skipped"]}
    program.stack.ways.party("classic")
    phones = phones_of(program.kit)
    phones.let_in([HOME], 0)
    program.stack.ways.phones()
    clients = [sit_down(program, seat.name, seat.portrait) for seat in SEATS[:PEOPLE]]
    own = {seat: frozenset({phone(seat + 1)}) for seat in range(PEOPLE)}
    plan = Plan("classic", SEATS, {"rounds": 2}, 3)
    program.stack.ways.table(plan, Seating(own, Hands.CORNERS))
    secret = phones.guests[2].secret
    clients[1].close()
    go_on(program, lambda: phones.guests[2].line is None)
    with monkeypatch.context() as later:
        now = time.monotonic() + HELD + 1
        later.setattr(phones, "_now", lambda: now)
        go_on(program, lambda: asked_who_plays_on(program))
    lost = program.top
    assert isinstance(lost, LostDeviceScene)
    program.click(lost.bot)
    played = host(program.top)
    assert played.plan.people == (0, 2)
    yield program, played, secret
    phones.close()


def comes_back(program: Program, secret: str) -> None:
    again = Phone(program)
    again.hello(secret=secret)
    again.hears("seated")
    program.frames(5)


def table_phones(program: Program) -> Phones:
    assert program.kit.phones is not None
    return program.kit.phones


def test_under_the_menu_one_has_the_seat_when_the_game_goes_on(
    held: tuple[Program, Host, str],
) -> None:
    program, played, secret = held
    program.press(pygame.K_F10)
    assert isinstance(program.top, PauseScene)
    comes_back(program, secret)
    assert isinstance(program.top, PauseScene)
    program.press(pygame.K_ESCAPE)
    go_on(program, lambda: played.plan.people == (0, 1, 2))


def test_who_has_gone_again_before_the_menu_was_closed_has_the_seat_once_back(
    held: tuple[Program, Host, str],
) -> None:
    program, played, secret = held
    program.press(pygame.K_F10)
    again = Phone(program)
    again.hello(secret=secret)
    again.hears("seated")
    again.close()
    go_on(program, lambda: table_phones(program).guests[2].line is None)
    program.press(pygame.K_ESCAPE)
    program.frames(5)
    assert played.plan.people == (0, 2)
    comes_back(program, secret)
    assert played.plan.people == (0, 1, 2)


def test_as_a_round_is_over_one_has_the_seat_at_once(held: tuple[Program, Host, str]) -> None:
    program, played, secret = held
    while not played.over:
        turn = played.match.state.turn
        played.runner.submit(turn, played.match.observe(turn).legal[0])
    assert isinstance(program.top, TableScene)
    again = Phone(program)
    again.hello(secret=secret)
    again.hears("seated")
    assert isinstance(program.top, TableScene)
    go_on(program, lambda: played.plan.people == (0, 1, 2))
    assert played.over


def test_under_the_result_one_has_the_seat_in_the_next_round(
    held: tuple[Program, Host, str],
) -> None:
    program, played, secret = held
    result = to_the_result(program, played)
    assert isinstance(result, ResultScene)
    comes_back(program, secret)
    assert program.top is result
    assert played.plan.people == (0, 2)
    played.readiness.take(played.plan.people)
    go_on(program, lambda: played.plan.people == (0, 1, 2))
    assert played.match.state.round == 2
