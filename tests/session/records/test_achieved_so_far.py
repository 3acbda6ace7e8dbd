"""What is achieved is known while a match is played, and gone where it is taken back."""

from __future__ import annotations

import pytest

from game.engine.match import Match
from game.engine.rng import Rng
from game.session.records.achieved import AchievedSoFar
from game.variants import VARIANTS


@pytest.mark.parametrize("game", [each.info.id for each in VARIANTS])
def test_it_is_what_the_whole_log_tells_at_any_time(game: str) -> None:
    variant = next(each for each in VARIANTS if each.info.id == game)
    earned = 0
    for seed in range(1, 5):
        match, luck = Match(variant, variant.table(3), seed), Rng(seed)
        so_far = AchievedSoFar(match)
        now = 0
        while not match.over and len(match.log) < 150:
            now += 1000
            seat = match.state.turn if match.state.turn >= 0 else luck.below(3)
            legal = variant.legal(match.state, seat)
            if not legal:
                break
            match.submit(seat, luck.choice(legal), now)
            if luck.below(8) == 0:
                match.take_back(min(2, len(match.log)))
            found = so_far.by_seat()
            if luck.below(10) == 0:
                assert found == AchievedSoFar(match).by_seat()
        found = so_far.by_seat()
        assert found == AchievedSoFar(match).by_seat()
        earned += len(found)
    assert earned or game not in ("classic", "tricks")
