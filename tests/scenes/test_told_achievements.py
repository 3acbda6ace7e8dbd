"""Achievements are told at the table: once, at the seat, and never over a moment."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.engine.actions import Action
from game.engine.rng import Rng
from game.scenes.base.at_table.achieved_here import AchievedHere
from game.scenes.base.match_history import MatchHistory
from game.scenes.result.result_scene import ResultScene
from game.session.plan import Plan, Seat, TakingBack
from game.store.history_index import HistoryIndex
from game.store.match_folder import MatchFolder
from game.store.settings_file import Settings
from game.tools.offscreen import explained
from tests.harness.played import played
from tests.harness.table import Table, bots

TOLD = "Achievement: "


def told(table: Table) -> list[str]:
    """What is told at the seats of what was achieved."""
    return [each.text for each in table.notices() if each.text.startswith(TOLD)]


def begun(
    folder: Path, seed: int, *, practice: bool = False, rounds: int = 1, company: bool = False
) -> Table:
    """A match of Ada's against three guests, in which she may take back what the rules of that allow.

    In `company` one of these is a person as well.
    """
    table = Table(folder, settings=Settings(speed="OFF", think="OFF", guides=explained()))
    seats = Seat("Ada", "ada"), *((Seat("Ruth", "ruth"), *bots(2)) if company else bots(3))
    back = TakingBack.ALLOWED
    table.sit(Plan("classic", seats, {"rounds": rounds}, seed, back, practised=practice))
    return table


def until_achieved(folder: Path, *, practice: bool = False) -> tuple[Table, Action]:
    """A match in which Ada is about to achieve something in the midst of a round, and how."""
    for seed in range(1, 60):
        host, luck = begun(folder, seed, practice=practice).scene.host, Rng(seed)
        done = 0
        while not host.over:
            if host.match.state.turn == 0:
                host.runner.submit(0, luck.choice(host.match.observe(0).legal))
                done += 1
                if host.achieved.by_seat().get(0) and not host.over:
                    return _before(begun(folder, seed, practice=practice), seed, done)
            else:
                host.update(100)
    raise AssertionError("nothing is ever achieved in the midst of a round")


def _before(table: Table, seed: int, done: int) -> tuple[Table, Action]:
    """Play the same match, but for the last of so many actions of Ada's."""
    host, luck = table.scene.host, Rng(seed)
    while True:
        if host.match.state.turn == 0:
            action = luck.choice(host.match.observe(0).legal)
            done -= 1
            if not done:
                return table, action
            host.runner.submit(0, action)
        else:
            host.update(100)


def test_it_is_told_when_all_is_calm(tmp_path: Path) -> None:
    table, action = until_achieved(tmp_path)
    scene, host = table.scene, table.scene.host
    table.frames(3)
    assert not told(table)
    table.kit.settings.speed = "NORMAL"
    scene.resume()
    host.runner.submit(0, action)
    moved, calm = 0, False
    for _ in range(2000):
        if told(table):
            break
        moved += not scene.at_rest
        table.frame()
        calm = scene.at_rest
    (text,) = told(table)
    assert moved
    assert calm
    (id, *_) = host.achieved.by_seat()[0]
    assert text == TOLD + table.kit.words(f"achievement.classic.{id}") + "!"


def test_among_several_people_it_is_left_to_the_end_of_the_round(tmp_path: Path) -> None:
    for seed in range(1, 60):
        table = begun(tmp_path, seed, company=True)
        host, luck = table.scene.host, Rng(seed)
        while not (host.over or host.achieved.by_seat().get(0)):
            turn = host.match.state.turn
            host.runner.submit(turn, luck.choice(host.match.observe(turn).legal))
        if not host.over:
            break
    table.frames(20)
    assert host.achieved.of_late()[0], "which the result of the round tells"
    assert not told(table)


def test_it_is_told_once_and_not_again_in_a_later_match(tmp_path: Path) -> None:
    table, action = until_achieved(tmp_path)
    table.scene.host.runner.submit(0, action)
    ids = table.scene.host.achieved.by_seat()[0]
    table.frames(3)
    assert len(told(table)) == 1
    log = MatchFolder(table.kit.places.data).ended / "1.match"
    log.parent.mkdir(parents=True, exist_ok=True)
    log.touch()
    before = played(log.name, "classic", "Ada* jun milo", [3, 1, 1], 1e9, achieved=tuple(ids))
    HistoryIndex(table.kit.places.data).put([before])
    again, action = until_achieved(tmp_path)
    again.scene.host.runner.submit(0, action)
    again.frames(20)
    assert again.scene.host.achieved.by_seat()[0] == ids
    assert not told(again)


def test_nothing_is_told_in_practice(tmp_path: Path) -> None:
    table, action = until_achieved(tmp_path, practice=True)
    table.scene.host.runner.submit(0, action)
    table.frames(20)
    assert table.scene.host.achieved.by_seat()[0]
    assert not told(table)


def until_the_end_achieves(folder: Path) -> Table:
    """A match of several rounds of which the first has just ended, by which Ada has achieved something."""
    for seed in range(1, 400):
        table, luck = begun(folder, seed, rounds=3), Rng(seed)
        host = table.scene.host
        by_then: tuple[str, ...] = ()
        while not host.over:
            by_then = host.achieved.by_seat().get(0, ())
            if host.match.state.turn == 0:
                host.runner.submit(0, luck.choice(host.match.observe(0).legal))
            else:
                host.update(100)
        if host.achieved.by_seat().get(0, ()) != by_then:
            return table
    raise AssertionError("no round's end achieves anything")


def test_what_the_end_of_a_round_achieves_is_told_by_its_result_alone(tmp_path: Path) -> None:
    """It was told in the next round, after the deal."""
    table = until_the_end_achieves(tmp_path)
    ids = table.scene.host.achieved.by_seat()[0]
    for _ in range(2000):
        if isinstance(table.top, ResultScene):
            break
        table.frame()
    result = table.top
    assert isinstance(result, ResultScene)
    (block,) = result.achieved
    title = table.kit.words(f"achievement.classic.{ids[-1]}")
    assert any(title in line for line, _, _ in block.lines)
    assert not told(table)
    host = table.scene.host
    host.next_round()
    table.stack.pop()
    table.frames(60)
    assert not told(table)


def test_what_was_taken_back_before_it_was_told_is_told_when_it_is_done_again(
    tmp_path: Path,
) -> None:
    table, action = until_achieved(tmp_path)
    host = table.scene.host
    here = AchievedHere(table.kit, host, table.scene.history)
    host.runner.submit(0, action)
    here.look()
    assert here.waits
    assert host.take_back(0) is None
    here.look()
    assert not here.waits
    host.runner.submit(0, action)
    here.look()
    assert here.waits


def test_nothing_is_told_as_new_while_earlier_matches_are_unread(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, action = until_achieved(tmp_path)
    monkeypatch.setattr(MatchHistory, "whole", property(lambda history: False))
    table.scene.host.runner.submit(0, action)
    table.frames(20)
    assert table.scene.host.achieved.by_seat()[0]
    assert not told(table)
