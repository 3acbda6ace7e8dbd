"""Golden transcripts: one finished match a game, kept as a replay file, runs as it did when it was kept.

A change of the rules that breaks one raises the game's `rules` version, and a new transcript is made with
`main.py simulate GAME --matches 1 --save DIR`.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from game.engine import replay
from game.engine.variant import Variant
from game.tools.check_replay import load
from game.variants import VARIANTS

GOLDEN = Path(__file__).resolve().parents[1] / "golden"


@pytest.mark.parametrize(
    "variant", [pytest.param(variant, id=variant.info.id) for variant in VARIANTS]
)
def test_the_kept_match_runs_as_it_did(variant: Variant[Any]) -> None:
    file = GOLDEN / f"{variant.info.id}.jsonl"
    kept = load(file)
    match = kept.play()
    assert match.over
    assert kept.variant is variant
    assert list(replay.write(match)) == file.read_text(encoding="utf-8").splitlines()
