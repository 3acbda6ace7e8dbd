"""`bench frames` measures what it says: here only that it runs, for figures need a quiet machine."""

import json
from typing import Any

import pytest

from game.engine.variant import Variant
from game.session.host import Host
from game.session.plan import Plan, Seat
from game.session.viewpoint import Viewpoint
from game.show.showing import Showing
from game.show.tween import Speed
from game.tools import bench_frames
from game.tools.cards_in_air import TRICK, CardJuggler
from game.variants import VARIANTS, with_a_table
from game.words.catalogue import Catalogue

CLOCK_CHANGES = 4
"""How often, in a second, the clocks of a timed table may at most show something else."""


def test_frames_are_timed_at_every_table_and_an_idle_window_draws_none() -> None:
    found = bench_frames.run(0.1, [(960, 540)])
    assert json.loads(json.dumps(found)) == found
    assert found["players"] == 10
    assert found["cards"] == 108
    assert set(found["games"]) == {each.info.id for each in with_a_table()}
    for game, each in found["games"].items():
        size = each["sizes"]["960x540"]
        assert size["blit_ms"] > 0
        for moving in ("0", "10", "30"):
            times = size["moving"][moving]
            assert 0 < times["median_ms"] <= times["p99_ms"] <= times["worst_ms"]
            assert times["multiples"] > 0
        idle = each["idle"]
        timed = next(v.info.timed for v in VARIANTS if v.info.id == game)
        assert idle["frames"] <= (CLOCK_CHANGES * idle["seconds"] + 1 if timed else 0)
    assert found["sizes"] == found["games"]["oono"]["sizes"]
    assert set(found["couch"]) == {"4", "10"}
    for couch in found["couch"].values():
        assert all(each["multiples"] > 0 for each in couch["960x540"]["moving"].values())


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda each: each.info.id)
def test_the_juggler_keeps_its_cards_in_the_air_over_any_table(
    variant: Variant[Any], words: Catalogue
) -> None:
    seats = tuple(Seat(f"P{n}", "ada") for n in range(variant.info.max_players))
    viewpoint = Viewpoint(Host(Plan(variant.info.id, seats, {}, 1)), 0)
    director = Showing(viewpoint, words, Speed.NORMAL).director
    director.hurry()
    juggler = CardJuggler(director, 30)
    shown = director.presented
    began = shown.landed
    for _ in range(200):
        director.advance(16)
        juggler.advance()
        assert len(director.flights) == 30
        assert len(shown.cards(TRICK)) <= 2 * variant.info.max_players
    assert shown.landed > began + 100
