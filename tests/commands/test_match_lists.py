"""The commands that list and export matches: what they print, and their exit status."""

from __future__ import annotations

import csv
import json
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from game.commands import commands
from game.commands.common import MOST_TOLD
from game.session.host import Host
from game.session.plan import Plan, Seat
from game.store.platform_folders import use_player_folder
from game.words.catalogue import Catalogue
from tests.harness.kept import BEGAN, ended, kept, play, watched_plan
from tests.harness.rules_changed import rules_changed


@pytest.fixture
def data(tmp_path: Path) -> Iterator[Path]:
    """The folder of data that the commands use."""
    use_player_folder(tmp_path)
    yield tmp_path / "data"
    use_player_folder(None)


def run(*arguments: str | Path) -> Result:
    return CliRunner().invoke(commands, [str(each) for each in arguments])


def left(data: Path, game: str, seed: int = 1, actions: int = 5) -> tuple[Host, Path]:
    """Leave a match of bots under way; return it and its log."""
    host = Host(watched_plan(game, ("normal", "easy"), seed))
    journal = kept(host, data)
    play(host, actions)
    host.close()
    return host, journal.log.path


def test_finished_matches_are_listed(data: Path) -> None:
    hosts = {
        "classic": ended(data, "classic", 1, person=True),
        "attack": ended(data, "attack", 2, person=True, whole=False),
    }
    result = run("history", "list", "--json")
    assert (result.exit_code, result.stderr) == (0, "")
    listed = json.loads(result.stdout)
    assert {each["game"] for each in listed} == hosts.keys()
    for each in listed:
        host = hosts[each["game"]]
        state = host.match.state
        log = Path(each["replay"])
        assert each == {
            "id": log.stem,
            "game": host.plan.game,
            "options": {},
            "seats": [
                {"name": seat.name, "bot": seat.bot, "level": seat.level}
                for seat in host.plan.seats
            ],
            "seed": host.plan.seed,
            "started": each["started"],
            "seconds": state.now // 1000,
            "rounds": state.round,
            "winners": list(state.winners) if host.match.over else [],
            "scores": list(state.scores),
            "replay": str(data / "history" / log.name),
        }
        assert datetime.fromisoformat(each["started"]).timestamp() == BEGAN
        assert run("open", log, "--check").exit_code == 0
    told = run("history", "list").stdout.splitlines()
    assert len(told) == 2
    assert any("Ruth, Jun" in line and "won by" in line for line in told)
    assert any(line.endswith("left") for line in told)
    assert json.loads(run("history", "list", "--json", "--game", "oono").stdout) == []
    assert run("history", "list", "--player", "Nobody").stdout == ""


def test_a_match_by_older_rules_is_listed_without_a_replay(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    host = ended(data, "classic", 1, person=True)
    rules_changed(monkeypatch)
    (each,) = json.loads(run("history", "list", "--json").stdout)
    assert each["scores"] == list(host.match.state.scores)
    assert each["replay"] is None


def test_what_is_told_of_the_index_when_it_is_made_again(data: Path) -> None:
    ended(data, "classic", 1, person=True)
    ended(data, "oono", 2, person=False)
    result = run("history", "rebuild", "--json")
    assert result.exit_code == 0
    assert json.loads(result.stdout) == {"matches": 2, "skipped": 0}
    (data / "history" / "bad.match").write_bytes(b"nothing")
    result = run("history", "rebuild", "--json")
    assert result.exit_code == 1
    assert json.loads(result.stdout) == {"matches": 2, "skipped": 1}
    assert "bad.match: it holds no match." in result.stderr
    assert run("history", "rebuild").stdout == "2 matches, 1 skipped\n"


def test_finished_matches_are_exported_into_a_file(data: Path, tmp_path: Path) -> None:
    host = ended(data, "classic", 1, person=True)
    ended(data, "oono", 2, person=False)
    file = tmp_path / "out.json"
    result = run("history", "export", file, "--format", "json", "--game", "classic")
    assert (result.exit_code, result.output) == (0, "")
    (each,) = json.loads(file.read_text("utf-8"))
    assert each["deal"] == 1
    assert [seat["score"] for seat in each["seats"]] == list(host.match.state.scores)
    table = tmp_path / "out.csv"
    assert run("history", "export", table).exit_code == 0
    header, *lines = csv.reader(table.read_text("utf-8").splitlines())
    assert header[:6] == ["match", "began", "game", "options", "deal", "rounds"]
    assert len(lines) == 2 + 2
    printed = run("history", "export", "-", "--format", "csv")
    assert printed.stdout == table.read_text("utf-8")


@pytest.mark.parametrize("form", ["csv", "json"])
def test_an_export_takes_the_place_of_an_older_one_and_of_nothing_else(
    data: Path, tmp_path: Path, form: str
) -> None:
    file = tmp_path / "out"
    assert run("history", "export", file, "--format", form).exit_code == 0
    none = file.read_bytes()
    ended(data, "classic", 1, person=True)
    assert run("history", "export", file, "--format", form).exit_code == 0
    full = file.read_bytes()
    assert len(full) > len(none)
    for export in (full, b""):
        file.write_bytes(export)
        assert run("history", "export", file, "--format", form).exit_code == 0
        assert file.read_bytes() == full
    for other in (b"my diary", b"match,began\n", b"[1]", b"\xff\x00", full[1:]):
        file.write_bytes(other)
        result = run("history", "export", file, "--format", form)
        assert result.exit_code == 2
        assert "is there already" in result.stderr
        assert file.read_bytes() == other
    assert run("history", "export", file, "--format", form, "--force").exit_code == 0
    assert file.read_bytes() == full


def test_an_export_that_cannot_be_written_says_so(data: Path, tmp_path: Path) -> None:
    result = run("history", "export", tmp_path / "nowhere" / "out.csv")
    assert result.exit_code == 2
    assert "out.csv cannot be written" in result.stderr
    assert run("history", "export").exit_code == 2
    assert run("history", "export", tmp_path / "x", "--format", "xml").exit_code == 2


def test_matches_under_way_are_listed_as_they_are(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hosts = dict(left(data, game)[::-1] for game in ("classic", "callout"))
    ended(data, "attack", 1, person=True)
    (data / "matches" / "bad.match").write_bytes(b"nothing")
    before = {each: each.read_bytes() for each in (data / "matches").iterdir()}
    result = run("matches", "list", "--json")
    assert result.exit_code == 0
    assert result.stderr == f"{data / 'matches' / 'bad.match'}: it holds no match.\n"
    listed = {each["id"]: each for each in json.loads(result.stdout)}
    assert listed.keys() == {path.stem for path in hosts}
    for path, host in hosts.items():
        each = listed[path.stem]
        assert each == {
            "id": path.stem,
            "game": host.plan.game,
            "seats": [
                {"name": seat.name, "bot": seat.bot, "level": seat.level}
                for seat in host.plan.seats
            ],
            "actions": len(host.match.log),
            "round": host.match.state.round,
            "turn": host.match.state.turn,
            "saved": each["saved"],
        }
        saved = datetime.fromisoformat(each["saved"]).timestamp()
        assert abs(saved - path.stat().st_mtime) <= 1
    told = run("matches", "list").stdout
    assert "is in turn" in told
    rules_changed(monkeypatch, ["classic"])
    result = run("matches", "list", "--json")
    assert "it was played by older rules" in result.stderr
    stopped = next(each for each in json.loads(result.stdout) if each["game"] == "classic")
    assert (stopped["round"], stopped["turn"], stopped["actions"]) == (None, None, 5)
    assert "cannot go on: it was played by older rules" in run("matches", "list").stdout
    assert {each: each.read_bytes() for each in (data / "matches").iterdir()} == before


COMMANDS = (("matches", "list"), ("matches", "list", "--json"), ("history", "rebuild"))


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_of_hundreds_of_damaged_matches_some_are_told_and_english_is_read_once(
    data: Path, command: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    """For 1,500 it took 20 s, which went into reading all of English for each."""
    for folder in (data / "matches", data / "history"):
        folder.mkdir(parents=True)
        for number in range(200):
            (folder / f"{number}.match").write_bytes(b"nothing")
    read: list[Path] = []
    usual = Catalogue.load

    def counted(folder: Path, english: Path | None = None) -> Catalogue:
        read.append(folder)
        return usual(folder, english)

    monkeypatch.setattr(Catalogue, "load", counted)
    result = run(*command)
    assert len(read) <= 1
    assert result.stderr.count(": it holds no match.") == MOST_TOLD
    assert f"There are {200 - MOST_TOLD} more like these." in result.stderr


def test_a_match_that_is_over_is_not_under_way(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    left(data, "classic", actions=1_000_000)
    assert json.loads(run("matches", "list", "--json").stdout) == []
    rules_changed(monkeypatch)
    assert json.loads(run("matches", "list", "--json").stdout) == []


def test_names_turn_nothing_around_in_a_terminal(data: Path) -> None:
    names = ("\u05d0\u05d1", "Ada\u202e")
    seats = tuple(Seat(name, "ada", "ruth", level="easy") for name in names)
    host = Host(Plan("classic", seats, {}, 1))
    kept(host, data)
    play(host, 5)
    host.close()
    told = run("matches", "list").stdout
    assert "\u202e" not in told
    assert "\u2068\u05d0\u05d1\u2069" in told


def test_nobody_has_a_name_in_letters_that_are_none(data: Path) -> None:
    ended(data, "classic", 1, person=True)
    result = run("history", "list", "--player", "Ruth\udcff")
    assert (result.exit_code, result.stdout, result.stderr) == (0, "", "")
