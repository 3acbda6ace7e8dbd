"""What a game still owes is told, each with its file; a game that owes nothing is told so."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from game.commands import commands
from game.engine.options import Option
from game.engine.verbs import Verb
from game.tools.check_game import Debt, owed
from game.variants import VARIANTS
from tests.fishing import addition as fishing
from tests.fishing.game import CATCH, Fishing, FishingAdviser
from tests.fishing.game import GAME as FISHING
from tests.knock import addition as knock
from tests.knock.game import GAME as KNOCK

LARGE = "windows with large text (its property large)"


@pytest.fixture(scope="module")
def with_fishing(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with fishing.added(tmp_path_factory.mktemp("fishing")):
        yield


def checked(*arguments: str) -> tuple[int, str]:
    """The exit status of `games check`, and what it prints."""
    done = CliRunner().invoke(commands, ["games", "check", *arguments])
    return done.exit_code, done.stdout


@pytest.mark.parametrize("game", [each.info.id for each in VARIANTS])
def test_the_games_of_the_program_owe_nothing(game: str) -> None:
    assert checked(game) == (0, "nothing\n")


def test_a_game_that_has_everything_owes_nothing(with_fishing: None) -> None:
    assert checked("fishing") == (0, "nothing\n")
    assert checked("fishing", "--json") == (0, "[]\n")


def test_a_game_that_owes_is_told_what_and_where(tmp_path: Path) -> None:
    with knock.added(tmp_path / "assets"):
        status, text = checked("knock", "--json")
        lines = checked("knock")[1].splitlines()
    assert status == 1
    table = "assets/tables/knock.tmx"
    found = json.loads(text)
    assert found == [
        {"kind": kind, "file": file, "what": what}
        for kind, file, what in (
            ("message", "assets/strings/en/knock.ftl", "there is no message ui-family-drawing"),
            ("message", "assets/strings/en/knock.ftl", "there is no message knock-advice-play"),
            ("map", table, "there is no map for upright windows (its property upright)"),
            ("map", table, f"there is no map for wide {LARGE}"),
            ("map", table, f"there is no map for upright {LARGE}"),
            ("lesson", "assets/lessons/knock.toml", "the game has no lesson"),
        )
    ]
    assert len(lines) == len(found)
    assert lines[-1].split(maxsplit=2) == [*found[-1].values()]


def test_a_game_that_is_not_known_is_refused() -> None:
    done = CliRunner().invoke(commands, ["games", "check", "bridge"])
    assert done.exit_code == 2


def lacking(**changed: Any) -> list[Debt]:
    """What Fishing owes if its declarations are other ones."""

    class Changed(Fishing):
        info = replace(Fishing.info, **changed)

    return owed(Changed(FishingAdviser))


RULES, TEXTS = "assets/strings/en/rules/fishing.toml", "assets/strings/en/fishing.ftl"


@pytest.mark.parametrize(
    ("changed", "kind", "file", "what"),
    [
        ({"family": "angling"}, "message", TEXTS, "there is no message ui-family-angling"),
        (
            {"options": (*FISHING.info.options, Option("hooks", 1, "F-8", low=1, high=9))},
            "message",
            TEXTS,
            "there is no message fishing-option-hooks-help",
        ),
        (
            {"verbs": (CATCH, Verb("throw", turn=True))},
            "message",
            TEXTS,
            "there is no message fishing-action-throw",
        ),
        (
            {"verbs": (CATCH, Verb("bite", offered=True, closing="bitten"))},
            "message",
            TEXTS,
            "there is no message fishing-call-bitten",
        ),
        ({"clauses": ("F", 9)}, "clause", RULES, "F-9 has no text"),
        ({"clauses": ("F", 7)}, "clause", RULES, "F-8 is none of F-1 to F-7"),
        (
            {"gathers": "creel"},
            "zone",
            "",
            "the game gathers in creel, which is no field of its state",
        ),
        (
            {"gathers": "pool"},
            "zone",
            "",
            "the game gathers in pool, which is not Laid[list[list[int]]]",
        ),
        ({"layout": "lake"}, "map", "assets/tables/lake.tmx", ""),
        ({"layout": "shedding"}, "map", "assets/tables/shedding.tmx", ""),
        (
            {"middle": "lake"},
            "map",
            "game/phones/middle_sight.py",
            "the middle lake is not among MIDDLES",
        ),
    ],
)
def test_what_is_declared_and_not_there_is_owed(
    with_fishing: None, changed: dict[str, Any], kind: str, file: str, what: str
) -> None:
    found = lacking(**changed)
    assert [each for each in found if each.kind == kind and file in each.file and what in each.what]


def test_a_letter_that_another_game_has_is_told(with_fishing: None) -> None:
    found = lacking(id="angling", clauses=("F", 8))
    assert "the clauses of fishing have the letter F" in [each.what for each in found]
    assert (
        Debt("rules", "assets/strings/en/rules/angling.toml", "the game has no rules to be read")
        in found
    )


def test_messages_that_come_up_in_play_are_found(with_fishing: None) -> None:
    texts = [each.what for each in lacking(id="angling") if each.kind == "message"]
    for name in (
        "event-moved-hand-caught",
        "event-moved-pool-caught",
        "refusal-other-sum",
        "refusal-no-equal",
        "advice-catch",
        "advice-lay",
    ):
        assert f"there is no message angling-{name}" in texts


def test_a_game_of_the_command_line_alone_owes_no_table_and_no_lesson(with_fishing: None) -> None:
    assert lacking(layout="") == []
    assert KNOCK.info.layout
    assert FISHING.info.layout
