"""The evening: its games, the standing between matches, who joins and who leaves, and the winner."""

from __future__ import annotations

from pathlib import Path

import pygame

from game.scenes.base.evenings.evenings_board import EveningsBoard
from game.scenes.couch.corners_scene import CornersScene
from game.scenes.evening.evening_panels import StandingPanel
from game.scenes.evening.evening_scene import EveningScene
from game.scenes.evening.winners_scene import WinnersScene
from game.scenes.result.evening_end import EveningEnd
from game.scenes.seating.seating_scene import SeatingScene
from game.scenes.table.table_scene import TableScene
from game.session.evening.evening import Evening
from game.session.evening.evening_log import evening_place
from game.session.evening.points import paid
from game.session.host import Host
from game.session.records.ending import ending_of
from game.store.settings_file import Settings
from game.tools.offscreen import explained
from tests.harness import events
from tests.harness.program import Program

A = pygame.CONTROLLER_BUTTON_A


def in_room(folder: Path, pads: int = 3, text: float = 1.0) -> Program:
    """The room of the party with so many people, each with a pad; the last of them can be the mouse's."""
    settings = Settings(speed="OFF", think="OFF", guides=explained(), text_scale=text)
    program = Program(folder, settings=settings)
    program.stack.ways.party("classic")
    for number in range(1, pads + 1):
        press(program, number)
    assert len(room(program).seating_plan.chairs.people) == pads
    return program


def press(program: Program, number: int, button: int = A) -> None:
    program.post(
        events.pad_button(button, pad=number), events.pad_button(button, False, pad=number)
    )


def room(program: Program) -> SeatingScene:
    assert isinstance(program.top, SeatingScene)
    return program.top


def page(program: Program) -> EveningScene:
    assert isinstance(program.top, EveningScene)
    return program.top


def begin(program: Program, *games: str) -> None:
    """Choose the games of an evening one by one, by the mouse, and begin it."""
    program.click(room(program).evening)
    program.frame()
    scene = page(program)
    assert scene.chooser is not None
    while scene.chooser.matches > len(games):
        program.click(scene.chooser.count.spot(program.kit, -1))
    for row, game in zip(scene.chooser.rows, games, strict=False):
        for _ in range(9):
            if row.value != game:
                program.click(row.spot(program.kit, 1 if row._can(1) else -1))
                if not row._can(1) and row.value != game:
                    while row._can(-1):
                        program.click(row.spot(program.kit, -1))
        assert row.value == game
    program.click(scene.begin)
    program.frame()


def host(program: Program) -> Host:
    assert isinstance(program.top, TableScene | CornersScene)
    return program.top.host


def play(program: Program) -> EveningEnd:
    """Let everybody play what is legal first, until the match is over; return its end."""
    playing = host(program)
    while not playing.match.over:
        if playing.over:
            playing.next_round()
            continue
        turn = playing.match.state.turn
        playing.runner.submit(turn, playing.match.observe(turn).legal[-1])
    program.wait(3000)
    assert isinstance(program.top, EveningEnd)
    return program.top


def evening(program: Program) -> Evening:
    found = EveningsBoard(program.kit).current
    assert found is not None
    return found


def test_an_evening_of_three_matches_from_the_room_to_its_winner(tmp_path: Path) -> None:
    program = in_room(tmp_path)
    begin(program, "Classic", "OONO", "Attack")
    games, totals = [], {}
    for number in (1, 2, 3):
        playing = host(program)
        games.append(playing.plan.game)
        place = evening_place(playing.plan.part)
        assert place is not None
        assert place.match == number
        end = play(program)
        names = [seat.name for seat in playing.plan.seats if seat.person]
        places = dict(zip(names, ending_of(playing.match).places, strict=True))
        for name, points in paid(places).items():
            totals[name] = totals.get(name, 0) + points
        program.click(end.on)
        program.frame()
        if number < 3:
            scene = page(program)
            panel = scene.panels[0]
            assert isinstance(panel, StandingPanel)
            assert {row.member.name: row.points for row in panel.rows} == totals
            assert scene.about == f"Match {number + 1} of 3"
            assert scene.strip is not None
            program.click(scene.play)
            press(program, 1), press(program, 2), press(program, 3)
            program.frames(3)
    assert games == ["classic", "oono", "attack"]
    assert isinstance(program.top, WinnersScene)
