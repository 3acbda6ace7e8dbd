"""A game's clock that runs slower than real time."""

from __future__ import annotations

import pytest

from game.session.slow_clock import SlowClock


@pytest.mark.parametrize("times", [1.0, 1.5, 3.0, 10.0])
def test_nothing_is_lost_by_rounding(times: float) -> None:
    clock = SlowClock(times)
    assert sum(clock.game(16) for _ in range(3000)) == pytest.approx(48_000 / times, abs=1)


def test_what_is_due_is_later_in_the_room() -> None:
    clock = SlowClock(10.0)
    assert clock.real(150) == 1500
    assert clock.real(None) is None
    clock.game(1000)
    assert clock.real(50) == 500
