"""The game's clock made slower for everybody: all but the pauses of bots before their own turns."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.engine.actions import Action
from game.engine.out_of_turn import ClockKind
from game.store.settings_file import Settings
from tests.harness.table import Table


def opened(folder: Path, slowing: float, seed: int = 5, fair: int = 1500) -> Table:
    wishes = Settings(speed="OFF", slowing=slowing, fair=fair)
    folder.mkdir(exist_ok=True)
    table = Table(folder, game="callout", players=4, seed=seed, bot="greedy", settings=wishes)
    return table.dealt()


def pauses(table: Table, count: int) -> list[tuple[int, int]]:
    """(seat, ms in the room) of the first turns of bots, while the person draws at once in turn."""
    found: list[tuple[int, int]] = []
    room = 0
    while len(found) < count and not table.match.state.over:
        happened, turn = len(table.match.log), table.match.state.turn
        if turn == 0:
            table.press(pygame.K_d)
            room = 0
            continue
        table.frame(10)
        room += 10
        for entry in table.match.log[happened:]:
            if entry.seat == turn and entry.action.verb in ("play", "draw"):
                found.append((turn, room))
            room = 0
    return found


@pytest.mark.parametrize("fair", [0, 1500])
def test_bots_pause_before_their_turns_as_long_as_with_the_usual_clock(
    tmp_path: Path, fair: int
) -> None:
    usual = [room for _, room in pauses(opened(tmp_path / "a", 1.0, fair=fair), 9)]
    slow = [room for _, room in pauses(opened(tmp_path / "b", 4.0, fair=fair), 9)]
    assert len(slow) == len(usual) == 9
    # Now and then a call of the bot's own comes first; it has the time of the game.
    assert sorted(slow)[4] == pytest.approx(sorted(usual)[4], abs=60)
    assert sorted(usual)[4] >= 1200


def test_the_clocks_run_at_a_fifth(tmp_path: Path) -> None:
    slow = opened(tmp_path, 5.0)
    runner = slow.scene.host.runner
    began = runner.now
    before = next(clock.left for clock in slow.viewpoint.clocks() if clock.kind is ClockKind.TURN)
    for _ in range(50):
        slow.frame(16)
    assert not slow.match.log
    assert runner.now - began == 160
    after = next(clock.left for clock in slow.viewpoint.clocks() if clock.kind is ClockKind.TURN)
    assert before - after == 160


def test_the_time_for_people_to_call_something_out_is_slowed_with_all_else(tmp_path: Path) -> None:
    """Before it calls out a question a bot leaves people 1.5 s of the game, which is 7.5 s in the room."""
    waited = {}
    for slowing in (1.0, 5.0):
        table = opened(tmp_path / str(slowing), slowing)
        asked = table.scene.host.now
        table.viewpoint.do(Action("say", text="who is next?"))
        room, called = 0, None
        while called is None and room < 60_000:
            table.frame(10)
            room += 10
            called = next((e for e in table.match.log if e.action.verb == "accuse"), None)
        assert called is not None
        assert called.now >= asked + 1500
        waited[slowing] = room
    assert waited[5.0] == pytest.approx(5 * waited[1.0], abs=60)
    assert waited[1.0] >= 1500


def test_it_can_be_slowed_in_the_middle_of_a_match(tmp_path: Path) -> None:
    table = opened(tmp_path, 1.0)
    runner = table.scene.host.runner
    table.kit.settings.slowing = 10.0
    table.scene.resume()
    began = runner.now
    for _ in range(125):
        table.frame(16)
    assert runner.now - began == 200


@pytest.mark.parametrize("slowing", [1.0, 4.0])
def test_the_table_says_that_its_clock_is_slow(tmp_path: Path, slowing: float) -> None:
    table = opened(tmp_path, slowing)
    said = table.match_lines()[1]
    assert said == ("Clock 4 times slower" if slowing > 1 else "Ends at 500 points")
