"""The command line keeps to its notation: what each command prints as JSON, and its exit status."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import click
import pytest
from click.testing import CliRunner, Result

from game.bots.policies import POLICIES
from game.commands import commands
from game.engine import replay
from game.store.platform_folders import use_player_folder
from game.tools.monkey import monkey
from tests.harness.taped import tape_of

ROOT = Path(__file__).resolve().parents[2]
QUICK = ("--players", "2", "--json")


@pytest.fixture(autouse=True)
def places(tmp_path: Path) -> Iterator[Path]:
    """A folder for what is the player's."""
    use_player_folder(tmp_path / "own")
    yield tmp_path / "own"
    use_player_folder(None)


def run(*arguments: str | Path) -> Result:
    return CliRunner().invoke(commands, [str(each) for each in arguments])


def program(*arguments: str | Path) -> subprocess.CompletedProcess[str]:
    """The same in a process of its own."""
    environment = {**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    return subprocess.run(
        [sys.executable, "main.py", *map(str, arguments)],
        cwd=ROOT, env=environment, capture_output=True, text=True, check=False, timeout=120,
    )  # fmt: skip


def printed(*arguments: str | Path, status: int = 0) -> Any:
    """What a command prints as JSON, and nothing else."""
    done = run(*arguments)
    assert done.exit_code == status, done.output
    assert done.stdout.endswith("\n")
    return json.loads(done.stdout)


def every_command(group: click.Group, above: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    context = click.Context(group)
    for name in group.list_commands(context):
        command = group.get_command(context, name)
        yield (*above, name)
        if isinstance(command, click.Group):
            yield from every_command(command, (*above, name))


@pytest.mark.parametrize("words", [(), *every_command(commands)], ids=" ".join)
def test_every_command_has_help(words: tuple[str, ...]) -> None:
    for flag in ("--help", "-h"):
        told = run(*words, flag)
        assert told.exit_code == 0
        assert told.stdout.startswith("Usage: ")
        assert told.stderr == ""


def test_bots_are_listed_with_their_ratings() -> None:
    rows = printed("bots", "list", "--json")
    keys = {"id", "name", "policy", "budget", "temper", "own", "file", "ratings"}
    assert all(row.keys() >= keys for row in rows)
    known = {row["id"]: row for row in rows}
    assert known.keys() >= POLICIES.keys()
    assert known["greedy"]["ratings"]["classic"] == 0
    assert known["hard"]["ratings"].keys() == known["greedy"]["ratings"].keys()
    assert known["hard"]["file"] is None
    assert Path(known["greedy"]["file"]).is_file()
    assert all(isinstance(rating, float) for row in rows for rating in row["ratings"].values())


def test_every_bot_that_is_listed_may_be_named() -> None:
    names = ",".join(row["id"] for row in printed("bots", "list", "--json"))
    told = run("simulate", "classic", "--bots", f"{names},cat", "--matches", "1")
    assert told.exit_code == 2
    assert "cat" in told.stderr
    assert not any(f"'{name}'" in told.stderr for name in names.split(","))
    printed("simulate", "classic", *QUICK, "--matches", "1", "--bots", "zoe,master")


def test_a_ladder() -> None:
    report = printed("ladder", "classic", *QUICK, "--bots", "greedy,random", "--deals", "2")
    assert report.keys() >= {"game", "players", "deals", "seed", "bots", "file"}
    assert report["file"] is None
    for row in report["bots"]:
        assert row.keys() >= {"id", "rating", "ci95", "matches", "win_rate"}


def test_a_duel() -> None:
    asked = ("--deals", "2", "--sprt", "0.5,0.6", "--alpha", "0.1", "--beta", "0.2", "--seed", "3")
    report = printed("duel", "classic", "greedy", "random", *QUICK, *asked, "--jobs", "1")
    assert report.keys() >= {
        "game", "players", "a", "b", "deals", "wins_a", "win_rate", "ci95", "low", "high", "alpha",
        "beta", "llr", "decision",
    }  # fmt: skip
    assert [report[key] for key in ("low", "high", "alpha", "beta")] == [0.5, 0.6, 0.1, 0.2]


def test_blunders_are_faults() -> None:
    asked = ("bots", "blunders", "classic", "--decisions", "200", "--json", "--bot")
    report = printed(*asked, "random", status=1)
    assert report.keys() >= {"game", "bot", "decisions", "blunders"}
    assert all(row.keys() >= {"rule", "count", "replay"} for row in report["blunders"])
    assert sum(row["count"] for row in report["blunders"]) > 0


def test_the_fuzzer() -> None:
    report = printed("fuzz", "--seed", "2", "--count", "2", "--kinds", "bots,rules", "--json")
    assert report.keys() == {"seed", "count", "kinds", "faults", "seconds"}
    assert report["kinds"] == {"bots": 1, "rules": 1}


def test_the_torture() -> None:
    done = program("torture", "--kills", "1", "--cuts", "3", "--mutations", "2", "--json")
    report = json.loads(done.stdout)
    assert done.returncode == 0, done.stderr
    assert report.keys() == {
        "seed", "kills", "cuts", "mutations", "actions", "lost", "faults", "max_rss_mb", "seconds",
    }  # fmt: skip
    assert [report[key] for key in ("cuts", "mutations", "lost", "faults")] == [3, 2, 0, []]
    assert report["max_rss_mb"] > 10


@pytest.mark.parametrize("report", [(), ("--report",)])
def test_the_monkey(report: tuple[str, ...], monkeypatch: pytest.MonkeyPatch) -> None:
    keys = {"events", "faults", "max_rss_mb", "open_files"}
    told = printed("monkey", "--events", "20", "--seed", "1", *report, "--json")
    assert told.keys() == keys
    assert (told["events"], told["faults"]) == (20, [])
    assert told["max_rss_mb"] > 10
    assert told["open_files"] > 0

    def failing(self: monkey.Monkey, happens: bool = True) -> None:
        raise ZeroDivisionError("on purpose")

    monkeypatch.setattr(monkey.Monkey, "act", failing)
    told = printed("monkey", "--events", "20", "--seed", "1", *report, "--json", status=1)
    assert told.keys() == keys
    (fault,) = told["faults"]
    assert "ZeroDivisionError in failing" in fault["what"]
    assert fault["again"].startswith("main.py monkey --seed 1 --events ")
    assert fault["again"].endswith("--report") == bool(report)


def test_pictures_are_chosen_by_the_beginnings_of_their_names(tmp_path: Path) -> None:
    done = run("shots", tmp_path, "--scene", "guide-at", "--size", "960x540")
    assert (done.exit_code, done.stdout) == (0, f"1 picture in {tmp_path}\n")
    assert [file.name for file in tmp_path.glob("*.png")] == ["guide-attack.png"]
    wrong = run("shots", tmp_path, "--scene", "nowhere", "--scene", "title")
    assert wrong.exit_code == 2
    assert "there is no 'nowhere'" in wrong.stderr


def test_the_history_and_the_matches_under_way() -> None:
    assert printed("history", "list", "--json") == []
    assert printed("matches", "list", "--json") == []
    assert printed("history", "rebuild", "--json") == {"matches": 0, "skipped": 0}


def test_the_folder_of_the_player_stands_before_the_command(tmp_path: Path) -> None:
    bots = tmp_path / "elsewhere" / "data" / "bots"
    bots.mkdir(parents=True)
    (bots / "hawk.toml").write_text('portrait = "zoe"\npolicy = "random"\n', encoding="utf-8")
    for given in (["--data-dir", str(tmp_path / "elsewhere")], [f"--data-dir={bots.parents[1]}"]):
        done = program(*given, "bots", "list", "--json")
        assert done.returncode == 0, done.stderr
        (row,) = [row for row in json.loads(done.stdout) if row["own"]]
        assert (row["id"], row["file"], row["ratings"]) == ("hawk", str(bots / "hawk.toml"), {})
    behind = program("bots", "list", "--data-dir", str(tmp_path))
    assert behind.returncode == 2
    assert "--data-dir" in behind.stderr
    assert program("--data-dir").returncode == 2


BAD = [
    ("simulate", "whist"),
    ("simulate", "classic", "--option", "nothing=1"),
    ("ladder", "classic", "--bots", "greedy"),
    ("duel", "classic", "greedy", "greedy"),
    ("duel", "classic", "greedy", "random", "--sprt", "0.6,0.5"),
    ("bots", "check", "none.toml"),
    ("bots", "blunders", "classic", "--bot", "cat"),
    ("fuzz", "--kinds", "cats"),
    ("fuzz", "--count", "0"),
    ("torture", "--kills", "-1"),
    ("monkey", "--without", "x"),
    ("shots", "pictures", "--scene", "nowhere"),
    ("open", "none.oneplay"),
    ("open", "none.oneplay", "--check"),
    ("replay", "none.jsonl"),
    ("scenario", "none.toml"),
    ("history", "export"),
    ("nonsense",),
]


@pytest.mark.parametrize("arguments", BAD, ids=" ".join)
def test_bad_input_is_told_in_a_sentence(arguments: tuple[str, ...]) -> None:
    done = run(*arguments)
    assert done.exit_code == 2
    assert done.stdout == ""
    (told,) = done.stderr.splitlines()
    assert told[-1] in ".?"
    assert not any(word in told for word in ("Error", "Usage", "Try", "Invalid"))


def test_what_is_found_wrong_is_a_fault(tmp_path: Path) -> None:
    file = tmp_path / "wrong"
    file.write_text("policy = 7\n", encoding="utf-8")
    scenario = tmp_path / "wrong.toml"
    scenario.write_text("game = 7\n", encoding="utf-8")
    for arguments in (
        ("bots", "check", file),
        ("open", file, "--check"),
        ("replay", file),
        ("replay", file, "--check"),
        ("scenario", scenario),
    ):
        assert run(*arguments).exit_code == 1, arguments


@pytest.mark.parametrize("form", ["text", "replay", "log", "position"])
def test_a_replay_is_any_file_that_can_be_opened(tmp_path: Path, form: str) -> None:
    from game.engine.notation.match_as_text import write_match, write_position_text
    from game.session.host import Host
    from tests.harness.kept import kept, play, watched_plan

    match = tape_of("oono", actions=40).match(40)
    file = tmp_path / "one.oneplay"
    said = f"{len(match.log)} actions"
    if form == "log":
        host = Host(watched_plan("oono", ("easy", "easy")))
        journal = kept(host, tmp_path)
        play(host, 12)
        journal.close()
        file, said = journal.log.path, f"{len(host.match.log)} actions"
    elif form == "position":
        file.write_text(write_position_text(match.variant, match.state), encoding="utf-8")
        said = "0 actions"
    else:
        lines = [write_match(match)] if form == "text" else replay.write(match)
        file.write_text("\n".join(lines), encoding="utf-8")
    for flags in ((), ("--check",)):
        done = run("replay", file, *flags)
        assert done.exit_code == 0, done.output
        assert said in done.stdout
        assert done.stdout.startswith(f"{file}: OONO, ")
