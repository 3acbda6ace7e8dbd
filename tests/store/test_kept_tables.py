"""The last tables of games in the settings: what a game cannot have is left out, and told of."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from game.store.kept_tables import leave_out_impossible
from game.store.settings_file import FILE, LastTable, Settings
from tests.harness.problem_sentences import said

BOTS = {"greedy", "random"}


def checked(folder: Path, games: dict[str, Any]) -> tuple[Settings, str | None]:
    (folder / FILE).write_text(json.dumps({"games": games}), "utf-8")
    settings, told = Settings.load(folder)
    assert told is None
    told = settings.left_out(folder, leave_out_impossible(settings, BOTS))
    return settings, said(told) if told else None


@pytest.mark.parametrize(
    ("table", "kept", "sentence"),
    [
        (
            {"options": {"rounds": -3, "minutes": 5}},
            LastTable([], {"minutes": 5}),
            "games.callout.options.rounds is -3, but must be",
        ),
        (
            {"options": {"no_such": True}},
            LastTable(),
            "games.callout.options is 'no_such', but must be one of",
        ),
        (
            {"bots": ["greedy", "deep blue"], "deal": 8},
            LastTable([], {}, 8),
            "games.callout.bots is 'deep blue', but must be one of greedy, random",
        ),
        (
            {"bots": ["random"] * 40},
            LastTable(),
            "games.callout.bots is 40, but must be 1 to 9 of them",
        ),
        (
            {"bots": ["random"], "deal": -1},
            LastTable(["random"]),
            "games.callout.deal is -1, but must be 0 to 999,999",
        ),
        (
            {"bots": ["random"], "back": "sometimes"},
            LastTable(["random"]),
            "games.callout.back is 'sometimes', but must be one of off, always, practice",
        ),
        (
            {"bots": ["random"], "steps": "never"},
            LastTable(["random"]),
            "games.callout.steps is 'never', but must be one of on, off",
        ),
        (
            {"bots": ["random"], "number": 1_000_000},
            LastTable(["random"]),
            "games.callout.number is 1000000, but must be 0 to 999,999",
        ),
    ],
)
def test_what_a_game_cannot_have_is_left_out(
    tmp_path: Path, table: dict[str, Any], kept: LastTable, sentence: str
) -> None:
    settings, told = checked(tmp_path, {"callout": table})
    assert settings.games == {"callout": kept}
    assert told is not None
    assert sentence in told
    assert len(list(tmp_path.glob("settings.broken-*.json"))) == 1


def test_nothing_is_told_of_what_is_possible_or_not_known(tmp_path: Path) -> None:
    games = {"callout": {"deal": 3}, "bridge": {"bots": ["four"], "options": {"x": -1}}}
    settings, told = checked(tmp_path, games)
    assert told is None
    assert settings.games["bridge"].bots == ["four"]
    assert [each.name for each in tmp_path.iterdir()] == [FILE]
