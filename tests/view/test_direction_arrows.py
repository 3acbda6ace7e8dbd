"""The arrows of the direction: one from each seat to the next, whole, and in nobody's way."""

from itertools import pairwise
from math import dist

import pytest

from game.view.layout.table_layout import Placement
from game.view.table.middles.direction_arrows import LEAST, ring_arcs
from tests.view.test_layout import SHAPES, placed


def lengths(placement: Placement) -> list[float]:
    return [sum(dist(a, b) for a, b in pairwise(arc)) for arc in ring_arcs(placement)]


@pytest.mark.parametrize("players", range(2, 11))
@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("text_scale", [1.0, 1.5, 2.0])
def test_arrows_are_whole_and_cover_nothing(
    shape: tuple[int, int], players: int, text_scale: float
) -> None:
    placement = placed(*shape, players, text_scale)
    assert all(length >= LEAST for length in lengths(placement))
    others = [seat.box for seat in placement.seats]
    others += [rect for name, rect in placement.places.items() if name not in ("hand", "called")]
    for arc in ring_arcs(placement):
        for x, y in arc:
            assert not any(rect.inflate(10, 10).collidepoint(x, y) for rect in others)


@pytest.mark.parametrize("players", range(2, 6))
def test_few_players_have_an_arrow_each(players: int) -> None:
    assert len(ring_arcs(placed(1920, 1080, players, 1.0))) == players


@pytest.mark.parametrize("players", range(6, 11))
def test_many_players_have_some_on_every_side(players: int) -> None:
    placement = placed(1920, 1080, players, 1.0)
    middle = placement["draw"].union(placement["called"]).center
    arcs = ring_arcs(placement)
    assert len(arcs) >= 4
    for side in (0, 1):
        centres = [sum(point[side] for point in arc) / len(arc) for arc in arcs]
        assert min(centres) < middle[side] < max(centres)
