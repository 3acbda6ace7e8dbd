"""Bots that are programs on the command line: allowed for a run, or confirmed before."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from game.commands import commands
from game.store.bot_files import OWN_BOTS
from game.store.platform_folders import PlayerFolders
from game.store.settings_file import Settings
from game.tools.simulate import _tell
from game.tools.strength import entrants
from tests.harness.own_programs import confirmed, write_program

EXAMPLE = Path(__file__).resolve().parents[2] / "docs" / "example-bot" / "wanda.py"


@pytest.fixture
def places(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[PlayerFolders]:
    """Folders of a player's, which the commands use."""
    found = PlayerFolders.under(tmp_path)
    monkeypatch.setattr(PlayerFolders, "of_platform", classmethod(lambda cls: found))
    caches = (entrants.entrant, entrants._roster, _tell)
    for each in caches:
        each.cache_clear()
    yield found
    for each in caches:
        each.cache_clear()


def run(*arguments: str) -> Result:
    return CliRunner().invoke(commands, list(arguments))


SIMULATE = ("simulate", "classic", "--players", "2", "--matches", "2", "--bots", "wanda,greedy")
DUEL = ("duel", "classic", "wanda", "greedy", "--deals", "1")


@pytest.mark.parametrize("command", [SIMULATE, DUEL])
def test_a_program_is_started_when_that_is_allowed(
    command: tuple[str, ...], places: PlayerFolders
) -> None:
    folder = places.data / OWN_BOTS
    guest = write_program(folder, "open('started', 'w')\n" + EXAMPLE.read_text(encoding="utf-8"))
    refused = run(*command)
    assert refused.exit_code == 2
    said = " ".join(refused.output.split())
    assert f"{sys.executable} wanda.py" in said
    assert "--allow-programs" in said
    assert not (folder / "started").exists()

    played = run(*command, "--allow-programs", "--json")
    assert played.exit_code == 0, played.output
    assert json.loads(played.stdout)["errors"] == 0
    assert played.stderr == ""
    assert (folder / "started").exists()
    assert not (places.settings / "settings.json").exists()

    settings = Settings(programs=confirmed(guest))
    assert settings.save(places.settings) is None
    assert run(*command).exit_code == 0
    write_program(folder, "", more="budget = 2\n")
    entrants.entrant.cache_clear()
    entrants._roster.cache_clear()
    assert run(*command).exit_code == 2


def test_what_goes_wrong_is_told_once(places: PlayerFolders) -> None:
    write_program(places.data / OWN_BOTS, "raise SystemExit('no luck')\n")
    played = run(*SIMULATE, "--allow-programs")
    assert played.exit_code == 0
    assert played.stderr.count("Wanda has stopped running (no luck).") == 1


@pytest.mark.parametrize(
    "command",
    [
        ("ladder", "classic", "--players", "2", "--bots", "wanda,greedy", "--deals", "1"),
        ("bots", "blunders", "classic", "--bot", "wanda", "--decisions", "10"),
    ],
)
def test_other_commands_have_no_use_for_programs(
    command: tuple[str, ...], places: PlayerFolders
) -> None:
    write_program(places.data / OWN_BOTS, "")
    result = run(*command)
    assert result.exit_code == 2
    assert "wanda is a program" in result.output


def test_a_file_elsewhere_may_not_name_a_command(places: PlayerFolders, tmp_path: Path) -> None:
    here = places.data / OWN_BOTS
    write_program(here, "")
    assert run("bots", "check", str(here / "wanda.toml")).exit_code == 0
    write_program(tmp_path / "elsewhere", "")
    result = run("bots", "check", str(tmp_path / "elsewhere" / "wanda.toml"))
    assert result.exit_code == 1
    assert "only a bot in the folder of your own bots may name a command" in result.output


def test_of_a_bot_whose_file_is_damaged_its_file_is_told(places: PlayerFolders) -> None:
    """It was told that there is no such bot; one in the place of ours was not told at all."""
    folder = places.data / OWN_BOTS
    folder.mkdir(parents=True)
    for name, text in (("hostile", "policy = 3"), ("ruth", "name = ["), ("greedy", "=")):
        (folder / f"{name}.toml").write_text(text)
    for name in ("hostile", "ruth"):
        refused = run("simulate", "classic", "--matches", "1", "--bots", name)
        assert refused.exit_code == 2
        assert f"{name}.toml" in "".join(refused.output.split())
        assert "is not a bot: " in refused.output
    played = run("simulate", "classic", "--matches", "1", "--bots", "greedy")
    assert played.exit_code == 0, played.output


def test_of_hundreds_of_bots_some_are_told(places: PlayerFolders) -> None:
    folder = places.data / OWN_BOTS
    folder.mkdir(parents=True)
    for number in range(300):
        text = 'portrait = "ada"\npolicy = "random"\n'
        (folder / f"bot{number}.toml").write_text(text)
    refused = run("simulate", "classic", "--matches", "1", "--bots", "nobody")
    assert refused.exit_code == 2
    assert len(refused.output) < 1000
    assert "there is no bot 'nobody'; the bots are random, greedy, easy" in refused.output
    assert " more." in refused.output
