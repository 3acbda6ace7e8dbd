"""Pictures of the scenes: which there are, that they are the same again, and what the command says."""

from __future__ import annotations

import shutil
from pathlib import Path

import pygame
import pytest
from click.testing import CliRunner, Result

from game.commands import commands
from game.scenes.table.table_scene import TableScene
from game.store.platform_folders import assets, use_assets
from game.tools.offscreen import Offscreen
from game.tools.shots import take
from game.tools.standard_shots import chosen, standard
from game.variants import with_a_table
from tests.harness.seat_sight import seen_at
from tests.harness.some import some


def run(*arguments: str | Path) -> Result:
    return CliRunner().invoke(commands, ["shots", *map(str, arguments)])


def test_every_game_has_its_pictures_and_every_picture_its_own_name() -> None:
    names = [shot.name for shot in standard()]
    assert len(set(names)) == len(names)
    for variant in with_a_table():
        for scene in ("setup", "rules", "table", "result"):
            assert any(name.startswith(f"{scene}-{variant.info.id}") for name in names)
    assert {"title", "settings", "table-classic-4-1920x1080"} <= set(names)
    for scene in ("hint", "refusal", "match"):
        assert {f"{scene}-{variant.info.id}" for variant in with_a_table()} <= set(names)
    for variant in with_a_table():
        most, game = min(10, variant.info.max_players), variant.info.id
        assert {f"table-{game}-{most}", f"result-{game}-{most}"} <= set(names)
        assert {f"large-{game}-4", f"large-{game}-{most}", f"large-result-{game}"} <= set(names)
    assert {"guide-classic", "guide-callout"} <= set(names)
    assert {"accuse-callout", "talk-callout", "suits-callout", "race-callout"} <= set(names)


def test_the_guide_speaks_only_in_its_own_pictures() -> None:
    for shot in some(chosen(["guide-classic", "first-classic"], (960, 540))):
        room = Offscreen(shot.size, shot.wishes())
        shot.pose(room)
        assert isinstance(room.top, TableScene)
        assert (seen_at(room.top).told() is not None) == (shot.scene == "guide")


@pytest.mark.parametrize("scene", ["title", "table-tricks-2", "hand-oono-30", "accuse-callout"])
def test_the_same_picture_twice_is_the_same(tmp_path: Path, scene: str) -> None:
    first, again = tmp_path / "first", tmp_path / "again"
    for folder in (first, again):
        folder.mkdir()
        assert [file.stem for file in take(chosen([scene], (960, 540)), folder)] == [scene]
    taken = (first / f"{scene}.png").read_bytes()
    assert taken == (again / f"{scene}.png").read_bytes()
    assert pygame.image.load(first / f"{scene}.png").get_size() == (960, 540)


def test_the_command_makes_the_folder_and_says_what_it_took(tmp_path: Path) -> None:
    result = run(tmp_path / "new", "--scene", "title", "--size", "960x540")
    assert result.exit_code == 0
    assert result.output.startswith("1 picture in")
    assert [file.name for file in (tmp_path / "new").iterdir()] == ["title.png"]


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["--scene", "attic"], "there is no 'attic'; the scenes are title,"),
        (["--size", "large"], "two numbers were expected"),
        (["--size", "9x9"], "from 480x270"),
        (["--scene", "title", "--language", "zz"], "no 'zz'; the languages are en"),
    ],
)
def test_what_cannot_be_taken_is_said_in_a_sentence(
    tmp_path: Path, arguments: list[str], says: str
) -> None:
    result = run(tmp_path, *arguments)
    assert result.exit_code == 2
    assert says in result.output


def test_a_folder_that_cannot_be_written_is_said_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    result = run(tmp_path / "file" / "folder")
    assert result.exit_code == 2
    assert "No pictures can be written" in result.output
    assert result.output.count("\n") == 1


def test_a_map_that_is_refused_is_told_in_a_sentence(tmp_path: Path) -> None:
    """It ended in a traceback."""
    copy = tmp_path / "assets"
    shutil.copytree(assets(), copy, ignore=shutil.ignore_patterns("*.ogg"))
    table = copy / "tables" / "shedding.tmx"
    table.write_text(table.read_text().replace(' x="634"', ' x="nan"', 1))
    use_assets(copy)
    try:
        done = run(tmp_path / "pictures", "--scene", "table-classic-2")
    finally:
        use_assets(None)
    assert (done.exit_code, done.stdout) == (2, "")
    assert done.stderr == (
        f"{table}: the object draw must lie on the map. Please install the game again.\n"
    )
