"""The game's clock made slower: all of it runs slower for everybody, and the match is the same match."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.engine.actions import Action
from game.engine.out_of_turn import ClockKind
from game.store.settings_file import Settings
from tests.harness.events import key, post
from tests.harness.table import Table

GAME_MS = 20
"""So much game time passes in each frame of these tests."""


def opened(folder: Path, slowing: float, seed: int = 5, fair: int = 1500) -> Table:
    wishes = Settings(speed="OFF", slowing=slowing, fair=fair)
    folder.mkdir(exist_ok=True)
    table = Table(folder, game="callout", players=4, seed=seed, bot="greedy", settings=wishes)
    return table.dealt()


def played(table: Table, slowing: float, frames: int) -> None:
    """A person who draws in turn, by key, and asks something now and then."""
    for number in range(frames):
        table.frame(round(GAME_MS * slowing))
        if table.match.state.over:
            return
        if number % 25 == 0 and table.match.state.turn == 0:
            post(*key(pygame.K_d))
            table.frame(0)
        if number == 100:
            table.shown.local.viewpoint.do(Action("say", text="what time is it?"))


@pytest.mark.parametrize("slowing", [5.0, 10.0])
def test_a_slowed_match_is_the_same_match(tmp_path: Path, slowing: float) -> None:
    usual, slow = opened(tmp_path / "a", 1.0), opened(tmp_path / "b", slowing)
    played(usual, 1.0, 1500)
    played(slow, slowing, 1500)
    assert len(usual.match.log) > 12
    assert {entry.seat for entry in usual.match.log} >= {0, 1, 2, 3}
    assert slow.match.log == usual.match.log
    assert slow.match.state == usual.match.state
    assert slow.match.table.options == usual.match.table.options
    assert slow.scene.host.now == usual.scene.host.now


def test_the_clocks_run_at_a_fifth(tmp_path: Path) -> None:
    slow = opened(tmp_path, 5.0)
    runner = slow.scene.host.runner
    began = runner.now
    before = next(
        clock.left for clock in slow.shown.local.viewpoint.clocks() if clock.kind is ClockKind.TURN
    )
    for _ in range(100):
        slow.frame(16)
    assert not slow.match.log
    assert runner.now - began == 320
    after = next(
        clock.left for clock in slow.shown.local.viewpoint.clocks() if clock.kind is ClockKind.TURN
    )
    assert before - after == 320


def test_the_time_for_people_is_slowed_with_all_else(tmp_path: Path) -> None:
    """What a bot leaves to people, 1.5 s of the game, is 7.5 s in the room."""
    waited = {}
    for slowing in (1.0, 5.0):
        table = opened(tmp_path / str(slowing), slowing)
        asked = table.scene.host.now
        table.shown.local.viewpoint.do(Action("say", text="who is next?"))
        happened, room = len(table.match.log), 0
        while len(table.match.log) == happened:
            table.frame(10)
            room += 10
        assert table.match.log[happened].now >= asked + 1500
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
