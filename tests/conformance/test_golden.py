"""Golden transcripts: a finished match of each game, kept as a replay file, runs as it did.

A change of the rules that breaks one raises the game's `rules` version, and a new transcript is made with
`main.py simulate GAME --matches 1 --save DIR`.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from game.engine import replay
from game.tools.check_replay import load

GOLDEN = Path(__file__).resolve().parents[1] / "golden"


@pytest.mark.parametrize("file", sorted(GOLDEN.glob("*.jsonl")), ids=lambda file: file.stem)
def test_the_kept_match_runs_as_it_did(file: Path) -> None:
    kept = load(file)
    match = kept.play()
    assert match.over
    assert kept.variant.info.id == file.stem
    assert list(replay.write(match)) == file.read_text(encoding="utf-8").splitlines()
