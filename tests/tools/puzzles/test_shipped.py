"""The puzzles that come with the program: each is proved anew, and no two of a game are alike."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest
from click.testing import CliRunner

from game.commands import commands
from game.commands.proving import puzzles as command
from game.session.puzzles.puzzle_files import Puzzle, load_puzzle
from game.store.platform_folders import assets
from game.tools.puzzles.checking import Likeness, refuted
from tests.harness.some import some

FILES = sorted((assets() / "puzzles").rglob("*.toml"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_each_is_proved(file: Path) -> None:
    assert refuted(load_puzzle(file, game=file.parent.name)) is None


def test_no_two_of_a_game_have_the_same_hand_up_to_a_swap_of_suits() -> None:
    likeness = Likeness()
    for file in some(FILES):
        assert likeness.before(load_puzzle(file)) is None, file


def test_no_two_are_from_the_same_moment() -> None:
    found = [load_puzzle(file) for file in FILES]
    moments = Counter((each.game, each.deal, each.action) for each in found)
    assert set(moments.values()) == {1}


def run(*arguments: str) -> tuple[int, str]:
    done = CliRunner().invoke(commands, ["puzzles", "check", *arguments])
    return done.exit_code, done.output


def test_the_command_proves_a_file_or_says_what_is_wrong(tmp_path: Path) -> None:
    good = tmp_path / "good.toml"
    text = (assets() / "puzzles" / "tricks" / "001.toml").read_text("utf-8")
    good.write_text(text, "utf-8")
    status, output = run(str(good))
    assert status == 0
    assert output.splitlines()[-1] == "1 proved, 0 failed"
    count = load_puzzle(good).worlds
    fewer = re.sub(rf"= {count}$", f"= {count - 1}", text, flags=re.MULTILINE)
    (tmp_path / "less.toml").write_text(fewer, "utf-8")
    (tmp_path / "bad.toml").write_text("game = 1", "utf-8")
    status, output = run(str(tmp_path))
    bad, right, less, last = output.splitlines()
    assert status == 1
    assert bad.startswith("FAILED ")
    assert right.startswith("proved ")
    assert less.endswith(f"less.toml: worlds is {count - 1}, and there are {count} deals.")
    assert last == "1 proved, 2 failed"


def test_the_command_tells_of_hands_that_are_alike(tmp_path: Path) -> None:
    for name in ("one", "two"):
        (tmp_path / f"{name}.toml").write_text(FILES[0].read_text("utf-8"), "utf-8")
    status, output = run(str(tmp_path))
    assert status == 1
    assert "two.toml: its hand is that of one, up to a swap of suits." in output


def test_a_fault_of_the_program_at_a_puzzle_takes_no_other_with_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, file in zip("ab", FILES, strict=False):
        (tmp_path / f"{name}.toml").write_text(file.read_text("utf-8"), "utf-8")

    def proved(puzzle: Puzzle) -> str | None:
        if puzzle.id == "a":
            raise IndexError("out of range")
        return refuted(puzzle)

    monkeypatch.setattr(command, "refuted", proved)
    status, output = run(str(tmp_path))
    fault, right, last = output.splitlines()
    assert (status, last) == (1, "1 proved, 1 failed")
    assert fault.startswith(
        f"FAILED {tmp_path / 'a.toml'}: the program has a fault there: IndexError:"
    )
    assert right == f"proved {tmp_path / 'b.toml'}"


def test_the_command_says_where_there_is_none(tmp_path: Path) -> None:
    status, output = run(str(tmp_path))
    assert status == 2
    assert "There is no puzzle in" in output
