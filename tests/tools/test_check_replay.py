"""Checking a file with a match: what would keep the program busy for hours is refused in a sentence."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.engine import replay
from game.engine.actions import Action
from game.engine.match import Match
from game.tools.check_replay import check
from game.variants import find_variant


def written(path: Path, calls: int) -> Path:
    """A replay in which people call their last card over and over at one moment."""
    variant = find_variant("callout")
    match = Match(variant, variant.table(3), 5)
    for number in range(calls):
        assert isinstance(match.submit(number % 3, Action("one"), 1000), list)
    path.write_text("\n".join(replay.write(match)) + "\n", encoding="utf-8")
    return path


def test_a_replay_with_more_at_once_than_a_table_comes_to_is_refused(tmp_path: Path) -> None:
    crowded = written(tmp_path / "crowded.jsonl", replay.MOST_REMEMBERED // 2 + 100)
    with pytest.raises(replay.ReplayError, match="more is said and done at once"):
        check(crowded)


def test_one_of_a_lively_table_is_checked(tmp_path: Path) -> None:
    assert "300 actions" in check(written(tmp_path / "lively.jsonl", 300))
