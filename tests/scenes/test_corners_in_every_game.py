"""Every game played from corners by several devices: whatever is asked for can be done from there."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.engine.rng import Rng
from game.show.devices import KEYS, LEFT_KEYS, MOUSE, NUMBER_KEYS, RIGHT_KEYS, Device
from game.variants import with_a_table
from tests.harness.corner_turns import take_turn
from tests.harness.couch import PAD, couch

GAMES = [variant.info.id for variant in with_a_table()]
TURNS = 24
"""Turn actions that are taken in each game."""


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    "used", [(KEYS, PAD), (LEFT_KEYS, RIGHT_KEYS, NUMBER_KEYS), (MOUSE, PAD)], ids=str
)
def test_rounds_are_played_from_corners(
    tmp_path: Path, game: str, used: tuple[Device, ...]
) -> None:
    luck = Rng(5)
    with couch(tmp_path, used, game=game, seed=3) as made:
        played: set[int] = set()
        for _ in range(TURNS):
            made.frame()
            if made.scene.host.over:
                break
            seat = made.match.state.turn
            take_turn(made, seat, luck)
            played.add(seat)
        assert played == set(range(len(used)))
