"""What is said of how well bots play: only what was measured, and of nobody else."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from game.store.bot_files import load_roster
from game.store.strengths import load_strengths

GOOD = {"players": 2, "over_greedy": 0.61, "low": 0.59, "high": 0.63, "deals": 4000}
ROSTER = load_roster()
RUTH, INGA = ROSTER["ruth"], ROSTER["inga"]


def write(folder: Path, entries: object) -> Path:
    (folder / "strengths.json").write_text(json.dumps({"classic": entries}), encoding="utf-8")
    return folder


def test_a_bot_is_as_strong_as_it_was_measured_or_as_its_policy(tmp_path: Path) -> None:
    entries = {"inga": GOOD, "master": GOOD | {"over_greedy": 0.7, "high": 0.72}}
    found = load_strengths("classic", write(tmp_path, entries))
    strength = found.of(INGA)
    assert strength is not None
    assert (strength.in_ten, strength.deals, strength.wins) == (6, 4000, 0.61)
    level = found.of(RUTH, "master")
    assert level is not None
    assert level.in_ten == 7
    assert found.of(replace(INGA, own=True)) == level
    assert found.of(RUTH) is None
    assert load_strengths("oono", tmp_path).of(INGA) is None


@pytest.mark.parametrize(
    "entries",
    [
        [],
        {"inga": None},
        {"inga": GOOD | {"players": 4}},
        {"inga": GOOD | {"over_greedy": 1.2, "high": 1.3}},
        {"inga": GOOD | {"low": 0.7}},
        {"inga": GOOD | {"deals": 0}},
        {"inga": {"over_greedy": 0.6}},
    ],
)
def test_what_is_not_in_order_says_nothing(tmp_path: Path, entries: object) -> None:
    assert load_strengths("classic", write(tmp_path, entries)).of(INGA) is None


def test_no_file_or_a_damaged_one_says_nothing(tmp_path: Path) -> None:
    assert load_strengths("classic", tmp_path).of(INGA) is None
    (tmp_path / "strengths.json").write_text("{", encoding="utf-8")
    assert load_strengths("classic", tmp_path).of(INGA) is None
