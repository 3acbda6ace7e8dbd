"""The notes of the first-game guide: when each of them is shown."""

from __future__ import annotations

from game.show.guide_notes import HOLDS
from game.store.guide_files import CONDITIONS


def test_every_condition_has_a_meaning() -> None:
    assert set(HOLDS) == set(CONDITIONS)
