"""Cards on their way to a hand that lies face down, or from one: they show no face there."""

from __future__ import annotations

from typing import Any

import pytest

from game.engine.events import Place
from game.engine.zones import HAND
from game.show.hands.hand_order import Arrangement
from game.show.motion.flight import Flight
from game.show.motion.tween import Tween
from game.variants import find_variant
from game.view.table.card_flights import Scenery, as_seen

OWN, OTHERS, PILE = Place(HAND, 0), Place(HAND, 1), Place("draw", -1)
DECK = find_variant("classic").table(2).deck


def scenery(*, closed: bool) -> Scenery:
    nowhere: Any = None
    return Scenery(nowhere, {}, 0, Arrangement(DECK, "suit"), closed)


@pytest.mark.parametrize(
    ("src", "dst", "hand", "shown", "seen"),
    [
        (PILE, OWN, (), (False, True), (False, False)),
        (OWN, OTHERS, (4, 5), (True, False), (False, False)),
        (OTHERS, OWN, (4, 5), (False, True), (False, False)),
        (OWN, Place("discard", -1), (), (True, True), (True, True)),  # everybody sees it lie there
        (PILE, OTHERS, (), (False, False), (False, False)),
    ],
)
def test_a_closed_hand_shows_no_face_that_comes_or_goes(
    src: Place,
    dst: Place,
    hand: tuple[int, ...],
    shown: tuple[bool, bool],
    seen: tuple[bool, bool],
) -> None:
    flight = Flight((4,), src, dst, (4, 5), 0, shown, Tween(100), 0, hand=hand)
    assert as_seen(flight, scenery(closed=True)).shown == seen
    assert as_seen(flight, scenery(closed=False)) is flight
