"""The command line: what it prints, and its exit status."""

from __future__ import annotations

import errno
import json
import os
import shutil
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from game import __version__, variants
from game.commands import commands
from game.commands.common import MOST_TOLD
from game.store.platform_folders import PlayerFolders, assets
from tests.harness.some import some
from tests.knock import game as knock
from tests.knock.broken_games import Broken
from tests.knock.game import KnockAdviser

GOOD = """
game = "classic"
clauses = ["C-5"]
title = "A red card goes on a red card"
[position]
hands = ["R1 R2", "B1"]
discard = "R9"
[[step]]
seat = 0
does = "play R1"
then = { turn = 1, top = "R1" }
"""


def run(*arguments: str | Path) -> Result:
    return CliRunner().invoke(commands, [str(each) for each in arguments])


def scenario(folder: Path, text: str) -> Result:
    file = folder / "one.toml"
    file.write_text(text, encoding="utf-8")
    return run("scenario", file)


def test_it_says_its_version() -> None:
    assert run("--version").output.strip() == f"All for One, version {__version__}"


@pytest.mark.parametrize("command", ["scenario", "simulate", "bots", "replay", "bench"])
def test_every_command_explains_itself(command: str) -> None:
    result = run(command, "--help")
    assert result.exit_code == 0
    assert "Usage" in result.output
    assert command in run("--help").output


def test_a_scenario_that_holds_passes(tmp_path: Path) -> None:
    result = scenario(tmp_path, GOOD)
    assert result.exit_code == 0
    assert result.output.endswith("1 passed, 0 failed\n")


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ('top = "R1"', 'top = "R2"', "step 1: top should be 'R2', but is 'R1'"),
        ("turn = 1", "turn = 0", "step 1: turn should be 0, but is 1"),
        ("play R1", "play B1", "step 1: 'play B1' is refused by C-5"),
        ('"play R1"', '"play R1"\nrefused = true', "should be refused, but it is allowed"),
        ('"play R1"', '"play B1"\nrefused = "G-13"', "is refused by C-5, not by G-13"),
        ('"C-5"', '"C-99"', "'C-99' is not a clause of this game"),
        ('"classic"', '"whist"', "there is no game whist"),
        ("seat = 0", "seat = 2", "2 is not a seat of this table"),
        ("seat = 0", "seat = 0\nat = -1", "time goes back"),
        ("seat = 0", "seat = 0\nat = inf", "step 1, the key at: inf is not a moment"),
        ("seat = 0", "seat = 0\nat = 1e308", "step 1, the key at: 1e+308 is not a moment"),
        ("seat = 0", "seat = 0\nat = nan", "step 1, the key at: nan is not a moment"),
        ("play R1", "play X1", "'X1' is not a card of this deck"),
        ("turn = 1", "tern = 1", "then: tern is not known"),
        ('discard = "R9"', 'discard = "R9"\npile = ""', "pile is not a key of a position"),
        ('title = "', 'name = "', "name is not a key"),
        ("[position]", "[deal]", "hands is not a key"),
        ("seat = 0", 'seat = "0"', "seat is '0', where a whole number was expected"),
        ("seat = 0", "seat = true", "seat is true, where a whole number was expected"),
        ("seat = 0", "seat = { a = [1] }", "seat is {a = [1]}, where a whole number was expected"),
        ("turn = 1", "turn = [true, 'x']", "then: the key turn: [true, 'x'] is not a whole number"),
        ("seat = 0", 'seat = 0\nat = "1"', "at is '1', where a number was expected"),
        ('top = "R1"', 'top = "R99"', "then, top: 'R99' is not a card of this deck"),
        ("[position]", "[options]\nrounds = 0\n[position]", "rounds cannot be 0"),
        ('game = "classic"', 'game = "classic"\nfails = "G-11"', "should be refused by G-11"),
        ("[[step]]", "[[step]", "it is not valid TOML"),
        (
            "[[step]]",
            "step = " + "[" * 50_000,
            "more than 20,000 values, lists, tables and parts of names",
        ),
    ],
)
def test_one_that_does_not_is_told_where_and_what(
    tmp_path: Path, old: str, new: str, says: str
) -> None:
    assert old in GOOD
    result = scenario(tmp_path, GOOD.replace(old, new, 1))
    assert result.exit_code == 1
    assert "one.toml" in result.output
    assert says in result.output
    assert result.output.endswith("0 passed, 1 failed\n")


IMPOSSIBLE = {
    "attack.toml": (
        "attack",
        'hands = ["3H 4C", "3D 5C"]',
        'discard = "7H"\ncalled = "H"',
        "called",
    ),
    "oono.toml": ("oono", 'hands = ["R1 G5", "R2"]', 'discard = "R3"\nfacing = 2', "facing"),
    "tricks.toml": (
        "tricks",
        'hands = ["Joker", "QH"]',
        'centre = "JC"\nphase = "auction"',
        "hands",
    ),
}


def test_what_a_position_cannot_be_is_told_by_file_key_and_reason(tmp_path: Path) -> None:
    """And the other files are tried all the same."""
    for name, (game, hands, more, _) in IMPOSSIBLE.items():
        position = f"[position]\n{hands}\n{more}"
        head = f'game = "{game}"\nclauses = ["G-12"]\ntitle = "Not so"'
        (tmp_path / name).write_text(f"{head}\n{position}\n", encoding="utf-8")
    (tmp_path / "good.toml").write_text(GOOD, encoding="utf-8")
    result = run("scenario", tmp_path)
    assert result.exit_code == 1
    assert result.output.endswith("1 passed, 3 failed\n")
    for name, (*_, key) in IMPOSSIBLE.items():
        (line,) = [each for each in result.output.splitlines() if name in each]
        assert line.startswith(f"ERROR  {tmp_path / name}: the position: the key {key}: ")


def test_a_fault_of_the_program_at_a_scenario_takes_no_other_with_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(variants, "VARIANTS", [*variants.VARIANTS, Broken(KnockAdviser)])
    example = next(Path(knock.__file__).with_name("examples").glob("a_knock*.toml"))
    shutil.copy(example, tmp_path / "a.toml")
    (tmp_path / "b.toml").write_text(GOOD, encoding="utf-8")
    result = run("scenario", tmp_path)
    assert result.exit_code == 1
    fault, passed, counted = result.output.splitlines()
    assert fault.startswith(
        f"FAILED {tmp_path / 'a.toml'}: the program has a fault there: IndexError: "
    )
    assert "(apply, broken_games.py:" in fault
    assert passed == f"passed {tmp_path / 'b.toml'}"
    assert counted == "1 passed, 1 failed"


@pytest.mark.parametrize("command", [("scenario",), ("puzzles", "check")])
def test_a_folder_that_cannot_be_listed_takes_no_file_with_it(
    command: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As some of the system's own, below the root."""
    (tmp_path / "net").mkdir()
    puzzle = assets() / "puzzles" / "tricks" / "001.toml"
    text = GOOD if command == ("scenario",) else puzzle.read_text("utf-8")
    (tmp_path / "b.toml").write_text(text, encoding="utf-8")
    listed = os.scandir

    def scandir(path: str | Path) -> object:
        if Path(path).name == "net":
            raise OSError(errno.EINVAL, os.strerror(errno.EINVAL))
        return listed(path)

    monkeypatch.setattr(os, "scandir", scandir)
    result = run(*command, tmp_path)
    first, last = result.output.splitlines()
    assert (result.exit_code, first.partition(" ")[2]) == (0, str(tmp_path / "b.toml"))
    assert last in ("1 passed, 0 failed", "1 proved, 0 failed")


def test_a_scenario_with_the_mark_that_some_editors_begin_with_passes(tmp_path: Path) -> None:
    assert scenario(tmp_path, "\ufeff" + GOOD).exit_code == 0


def test_a_scenario_that_is_not_there_is_told() -> None:
    result = run("scenario", "nowhere.toml")
    assert result.exit_code == 2
    assert "nowhere.toml" in result.output


def test_a_folder_without_scenarios_is_told(tmp_path: Path) -> None:
    result = run("scenario", tmp_path)
    assert result.exit_code == 2
    assert "There is no scenario in" in result.output


def simulate(*more: str) -> dict[str, object]:
    result = run("simulate", "classic", "--matches", "12", "--json", *more)
    assert result.exit_code == 0, result.output
    report: dict[str, object] = json.loads(result.output)
    return report


def test_a_simulation_reports_every_bot() -> None:
    report = simulate("--players", "3", "--bots", "random,greedy", "--option", "rounds=2")
    assert set(report) == {
        *("game", "players", "bots", "matches", "seed", "seconds", "cpu_seconds"),
        *("rounds", "actions", "errors", "by_bot"),
    }
    assert (report["rounds"], report["errors"], report["bots"]) == (24, 0, ["random", "greedy"])
    rows = report["by_bot"]
    assert isinstance(rows, dict)
    assert sum(row["seats"] for row in rows.values()) == 36
    assert sum(row["wins"] for row in rows.values()) == pytest.approx(12)
    for row in rows.values():
        assert set(row) == {
            *("seats", "wins", "win_rate", "ci95", "mean_score", "mean_decision_ms")
        }
        assert row["ci95"][0] <= row["win_rate"] <= row["ci95"][1]


def test_the_beginner_beats_chance() -> None:
    report = simulate("--players", "2", "--bots", "greedy,random")
    rows = report["by_bot"]
    assert isinstance(rows, dict)
    assert rows["greedy"]["ci95"][0] > rows["random"]["ci95"][1]


def test_a_simulation_does_not_depend_on_its_processes() -> None:
    def facts(report: dict[str, object]) -> object:
        rows = report["by_bot"]
        assert isinstance(rows, dict)
        wins = {name: (row["wins"], row["mean_score"]) for name, row in rows.items()}
        return report["rounds"], report["actions"], wins

    assert facts(simulate()) == facts(simulate("--jobs", "2"))


def test_bots_change_seats_on_the_same_cards(tmp_path: Path) -> None:
    simulate("--players", "2", "--save", str(tmp_path))
    heads = [json.loads(file.read_text().splitlines()[0]) for file in sorted(tmp_path.iterdir())]
    assert [head["seed"] for head in heads[:4]] == [1, 1, 2, 2]
    assert heads[0]["names"] == ["greedy 0", "random 1"]
    assert heads[1]["names"] == ["random 0", "greedy 1"]


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["whist"], "there is no game whist"),
        (["classic", "--players", "11"], "for 2 to 10 players, not 11"),
        (["classic", "--bots", "greedy,clever"], "there is no bot 'clever'; the bots are"),
        (["classic", "--option", "rounds=0"], "rounds cannot be 0; it may be 1 to 99"),
        (["classic", "--option", "rounds"], "NAME=VALUE was expected"),
        (["classic", "--option", "speed=3"], "There is no option speed"),
        (
            ["classic", "--matches", "0"],
            "--matches: '0' was given; a whole number, 1 or more, was expected.",
        ),
        (["classic", "--save", "/dev/null/x"], "cannot be made"),
    ],
)
def test_a_wrong_simulation_is_told_in_a_sentence(arguments: list[str], says: str) -> None:
    result = run("simulate", *arguments)
    assert result.exit_code == 2
    assert says in result.output
    assert "Traceback" not in result.output


def test_a_saved_match_runs_again(tmp_path: Path) -> None:
    simulate("--players", "4", "--save", str(tmp_path))
    for file in some(tmp_path.iterdir()):
        result = run("replay", file, "--check")
        assert result.exit_code == 0, result.output
        assert " compared, finished" in result.output


def test_a_replay_cut_off_at_the_end_of_a_line_is_told(tmp_path: Path) -> None:
    simulate("--save", str(tmp_path))
    file = min(tmp_path.iterdir())
    lines = file.read_text().splitlines()
    file.write_text("\n".join(lines[:-1]))
    result = run("replay", file, "--check")
    assert result.exit_code == 1
    assert "the file may be cut off there" in result.output


def test_a_replay_that_goes_another_way_is_told(tmp_path: Path) -> None:
    simulate("--save", str(tmp_path))
    file = min(tmp_path.iterdir())
    lines = file.read_text().splitlines()
    file.write_text("\n".join([*lines[:-1], '{"after": 1, "hash": "0"}']))
    result = run("replay", file, "--check")
    assert result.exit_code == 1
    assert "after action 1 the state is not what the file says" in result.output


def test_the_bots_are_listed_with_those_of_the_player(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(PlayerFolders, "of_platform", lambda: PlayerFolders.under(tmp_path))
    folder = tmp_path / "data" / "bots"
    folder.mkdir(parents=True)
    good = 'portrait = "zoe"\npolicy = "random"\nname = "Hawk"\n[temper]\nrisk = 1\n'
    (folder / "hawk.toml").write_text(good, encoding="utf-8")
    (folder / "bad.toml").write_text("policy = 3", encoding="utf-8")
    result = run("bots", "list", "--json")
    assert result.exit_code == 0
    assert "bad.toml is not a bot" in result.stderr
    rows = {row["id"]: row for row in json.loads(result.stdout)}
    assert {"greedy", "random", "ruth", "hawk"} <= set(rows)
    assert "bad" not in rows
    hawk = rows["hawk"]
    assert (hawk["name"], hawk["policy"], hawk["budget"], hawk["own"]) == (
        "Hawk",
        "random",
        1,
        True,
    )
    assert hawk["temper"]["risk"] == 1
    assert hawk["file"] == str(folder / "hawk.toml")
    assert not rows["ruth"]["own"]
    assert "hawk: Hawk, random, budget 1, own" in run("bots", "list").output


def test_of_very_many_bots_that_are_none_the_first_are_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(PlayerFolders, "of_platform", lambda: PlayerFolders.under(tmp_path))
    folder = tmp_path / "data" / "bots"
    folder.mkdir(parents=True)
    for number in range(60):
        (folder / f"bad{number}.toml").write_text("policy = 3", encoding="utf-8")
    result = run("bots", "list", "--json")
    assert result.exit_code == 0
    assert result.stderr.count("is not a bot") == MOST_TOLD
    assert f"There are {60 - MOST_TOLD} more like these." in result.stderr
    assert json.loads(result.stdout)


def test_a_bots_file_is_checked(tmp_path: Path) -> None:
    file = tmp_path / "hawk.toml"
    file.write_text('portrait = "zoe"\npolicy = "random"\n', encoding="utf-8")
    result = run("bots", "check", file)
    assert (result.exit_code, result.output) == (0, f"{file} is a bot.\n")
    file.write_text('portrait = "zoe"\npolicy = "x"\nspeed = 3\n', encoding="utf-8")
    result = run("bots", "check", file)
    assert result.exit_code == 1
    lines = result.stderr.splitlines()
    assert len(lines) == 2
    assert "no use for speed" in lines[0]
    assert "policy is 'x'" in lines[1]


def test_a_key_of_a_bots_file_is_told_in_one_line(tmp_path: Path) -> None:
    file = tmp_path / "hawk.toml"
    file.write_text('"a\\nTraceback" = 1\nportrait = "zoe"\npolicy = "random"\n', encoding="utf-8")
    result = run("bots", "check", file)
    assert result.stderr.count("\n") == 1
    assert "it has no use for a\ufffdTraceback; it knows" in result.stderr


def test_of_very_many_faults_of_a_bots_file_the_first_are_told(tmp_path: Path) -> None:
    file = tmp_path / "hawk.toml"
    keys = "".join(f"k{number} = 1\n" for number in range(100))
    file.write_text(f'{keys}portrait = "zoe"\npolicy = "random"\n', encoding="utf-8")
    lines = run("bots", "check", file).stderr.splitlines()
    assert len(lines) == 11
    assert "no use for k9;" in lines[9]
    assert lines[10] == "90 more faults."
