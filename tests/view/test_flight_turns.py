"""When a card on its way turns over."""

from __future__ import annotations

import pytest

from game.engine.events import Place
from game.engine.zones import DISCARD, DRAW, HAND
from game.show.motion.flight import Flight
from game.show.motion.tween import Tween, ease_out
from game.view.table.card_flights import _turning


def face_seen(src: Place, dst: Place, time: float) -> bool:
    """Whether the face of a card that nobody saw before is seen after this share of its time."""
    flight = Flight((7,), src, dst, (), 0, (False, True), Tween(200), 0)
    return _turning(flight, ease_out(time))[0]


@pytest.mark.parametrize(("time", "known"), [(0.3, False), (0.5, False), (0.7, True), (1.0, True)])
def test_a_card_that_is_drawn_is_there_a_beat_before_it_is_known(time: float, known: bool) -> None:
    assert face_seen(Place(DRAW), Place(HAND, 0), time) is known
    assert face_seen(Place(HAND, 1), Place(DISCARD), 0.3)
