"""The tour by which a package is tried: it plays in the window with pads, and continues what was left."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import pygame
import pytest
from click.testing import CliRunner

from game.commands import commands
from game.store.match_folder import MatchFolder
from game.store.platform_folders import PlayerFolders, use_player_folder
from game.tools.tour import stops
from game.tools.tour.stops import Tour
from game.variants import with_a_table


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.setattr(stops, "A_WHILE", 0)
    use_player_folder(tmp_path)
    yield tmp_path
    use_player_folder(None)


def test_it_plays_every_game_and_with_pads(tmp_path: Path) -> None:
    done = CliRunner().invoke(commands, ["tour", str(tmp_path / "pictures")])
    assert done.exit_code == 0, done.output
    found = [json.loads(line) for line in done.stdout.splitlines()]
    games = [each.info.id for each in with_a_table()]
    assert [each["game"] for each in found if each["stop"] == "rounds"] == games
    assert all(each["actions"] > 0 for each in found)
    assert found[-1]["stop"] == "couch"
    wanted = {"title", "couch", *(f"table-{game}" for game in games)}
    pictures = {file.stem: pygame.image.load(file) for file in tmp_path.rglob("*.png")}
    assert wanted <= pictures.keys()
    colours = {bytes(pictures["title"].get_at((x, 200))) for x in range(0, 900, 7)}
    assert len(colours) > 5
    assert not MatchFolder(PlayerFolders.of_platform().data).find()[0]


def test_it_takes_up_what_was_left(tmp_path: Path) -> None:
    tour = Tour(tmp_path)
    left = [each["actions"] for each in islice(stops.play_on(tour), 6)][-1]
    tour.close()
    tour = Tour(tmp_path)
    (found,) = stops.take_up(tour)
    tour.close()
    assert found["kept"] >= left > 0
    assert found["actions"] > found["kept"]


def test_it_says_what_did_not_come(tmp_path: Path) -> None:
    done = CliRunner().invoke(commands, ["tour", str(tmp_path), "--stop", "take-up"])
    assert done.exit_code == 1
    assert done.stderr == "The title offers no match to go on with.\n"
