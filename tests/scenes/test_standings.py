"""The round, the totals and the target are seen at any time; the hand is sorted by a button."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from game.scenes.pause.pause_scene import PauseScene
from game.store.settings_file import Settings
from game.variants import with_a_table
from tests.harness.seen import Writing
from tests.harness.table import Sit, Table

TOTALS = [12, 345, 60, 7]
ENDS = {
    "oono": "Ends at 400 points",
    "callout": "Ends at 500 points",
    "tricks": "Ends at 30 points",
}
OPTIONS: dict[str, dict[str, int]] = {
    "classic": {"rounds": 5},
    "attack": {"rounds": 5},
    "oono": {"rounds": 5, "target": 400},
    "callout": {"rounds": 5, "target": 500},
}


def in_second_round(folder: Path, game: str, size: tuple[int, int], text: float = 1.0) -> Table:
    settings = Settings(speed="OFF", think="OFF", text_scale=text)
    table = Table(folder, size, game=game, players=4, settings=settings, **OPTIONS.get(game, {}))
    if game == "tricks":
        position: dict[str, object] = {
            "hands": ["AS", "KS", "QS", "JS"],
            "centre": "Joker",
            "phase": "auction",
            "bids": ["", 12, "pass", "pass"],
        }
    else:
        french = game in ("attack", "callout")
        hands = (
            ["5S 6S 9D", "7S 8S", "9S 10S", "JS QD"]
            if french
            else ["R5 B6 G7", "R1 B1", "Y2 Y3", "G4 G6"]
        )
        position = {"hands": hands, "discard": "5D" if french else "R7", "turn": 0}
    table.at({**position, "scores": TOTALS, "round": 2})
    table.wait(300)
    return table


@pytest.mark.parametrize("size", [(1280, 720), (1000, 900), (720, 1280)])
@pytest.mark.parametrize("text", [1.0, 2.0])
@pytest.mark.parametrize("game", [variant.info.id for variant in with_a_table()])
def test_the_round_the_totals_and_the_target_are_seen_at_the_table(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    game: str,
    size: tuple[int, int],
    text: float,
) -> None:
    writing = Writing(monkeypatch)
    table = in_second_round(tmp_path, game, size, text)
    writing.clear()
    table.draw_anew()
    table.picture()
    said = " ".join(line for line, _ in writing.texts)
    assert ("Round 2 of 5" if game in OPTIONS else "Round 2") in said
    assert ENDS.get(game, "") in said
    written = [line for line, _ in writing.texts]
    assert all(str(total) in written for total in TOTALS)
    window = pygame.Rect(0, 0, *table.kit.size)
    for line, rect in writing.texts:
        if "Round" in line or "Ends" in line or line in map(str, TOTALS):
            assert window.contains(rect), line


@pytest.mark.parametrize("text", [1.0, 2.0])
@pytest.mark.parametrize("game", [variant.info.id for variant in with_a_table()])
def test_the_pause_menu_says_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, text: float
) -> None:
    table = in_second_round(tmp_path, game, (1280, 720), text)
    writing = Writing(monkeypatch)
    while not isinstance(table.top, PauseScene):
        table.press(pygame.K_ESCAPE)
    scene = table.top
    writing.clear()
    table.picture()
    below = {line: rect for line, rect in writing.texts if scene.card.contains(rect)}
    assert any(line.startswith("Round 2") and ENDS.get(game, "") in line for line in below)
    assert all(str(total) in below for total in TOTALS)
    assert pygame.Rect(0, 0, *table.kit.size).contains(scene.card)
    buttons = [button.rect for button in scene.group.widgets]
    assert all(scene.card.contains(rect) for rect in buttons)
    assert not any(
        rect.collidelistall(buttons) for line, rect in below.items() if line in map(str, TOTALS)
    )


def test_a_match_of_one_round_has_nothing_to_count(
    sit: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    writing = Writing(monkeypatch)
    table = sit(players=4, settings=Settings(speed="OFF", think="OFF"))
    table.wait(300)
    table.picture()
    assert not any(
        "Round" in line and "Recent" not in line
        for line, _ in writing.texts[:40]
        if "deals" not in line
    )
    assert "round" not in table.areas()


@pytest.mark.parametrize("game", [variant.info.id for variant in with_a_table()])
def test_sorting_has_a_button(tmp_path: Path, game: str) -> None:
    table = Table(tmp_path, game=game, players=3, settings=Settings(speed="OFF", think="OFF"))
    table.dealt()
    assert table.my_turn()
    table.skip_guide()
    table.wait(300)
    table.picture()
    button = table.prompt("sort")
    before = table.kit.settings.sorting
    table.click(button.rect.center)
    assert table.kit.settings.sorting != before


LONG = "Maximiliane Oberhofer"


@pytest.mark.parametrize("size", [(1280, 720), (720, 1280)])
@pytest.mark.parametrize("text", [1.0, 2.0])
def test_the_longest_name_stands_beside_its_total(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], text: float
) -> None:
    writing = Writing(monkeypatch)
    table = in_second_round(tmp_path, "classic", size, text)
    seats = table.scene.host.plan.seats
    plan = replace(
        table.scene.host.plan, seats=(seats[0], seats[1]._replace(name=LONG), *seats[2:])
    )
    table.scene.host.plan = plan
    table.press(pygame.K_F10)
    assert isinstance(table.top, PauseScene)
    table.wait(500)
    writing.clear()
    table.picture()
    written = [line for line, _ in writing.texts]
    names = [seat.name for seat in plan.seats[1:]]
    begun = tuple(line.removesuffix("…") for line in written)
    assert all(any(each and name.startswith(each) for each in begun) for name in names)
    assert text > 1 or LONG in written
