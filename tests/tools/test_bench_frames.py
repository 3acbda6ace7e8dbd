"""`bench frames` measures what it says: here only that it runs, for figures need a quiet machine."""

import json
import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from typing import Any

import pytest

from game.engine.variant import Variant
from game.session.host import Host
from game.session.plan import Plan, Seat
from game.session.viewpoint import Viewpoint
from game.show.motion.tween import Speed
from game.show.showing import Showing
from game.tools import bench_frames
from game.tools.cards_in_air import TRICK, CardJuggler
from game.variants import VARIANTS, with_a_table
from game.words.catalogue import Catalogue

CLOCK_CHANGES = 4
"""How often, in a second, the clocks of a timed table may at most show something else."""


def test_frames_are_timed_at_every_table_and_an_idle_window_draws_none() -> None:
    # The tables of all games at once are much memory, which a process of its own gives back.
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as own:
        found = own.submit(bench_frames.run, 0.1, [(960, 540)]).result()
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
            assert times["p99_multiples"] > 0
        idle = each["idle"]
        timed = next(v.info.timed for v in VARIANTS if v.info.id == game)
        assert idle["frames"] <= (CLOCK_CHANGES * idle["seconds"] + 1 if timed else 0)
    assert found["sizes"] == found["games"]["oono"]["sizes"]
    assert set(found["couch"]) == {"4", "10"}
    for couch in found["couch"].values():
        assert all(each["multiples"] > 0 for each in couch["960x540"]["moving"].values())


def test_what_is_over_a_target_is_told() -> None:
    def moving(median: float, worst: float) -> dict[str, Any]:
        times = {"multiples": median, "p99_multiples": worst}
        return {"moving": {"0": times, "10": times, "30": times}}

    games = {
        "calm": {"sizes": {"1920x1080": moving(1.9, 15.9), "3840x2160": moving(9, 9.9)}},
        "wild": {"sizes": {"1920x1080": moving(6.5, 16.5), "3840x2160": moving(1, 10.5)}},
        "small": {"sizes": {"1280x720": moving(40, 90)}},
    }
    assert bench_frames.over(games, {"4": {"1920x1080": moving(11.5, 1)}}) == [
        "wild 1920x1080, 0 moving: median 6.5, not 2.0",
        "wild 1920x1080, 10 moving: median 6.5, not 6.0",
        "wild 1920x1080, 30 moving: p99 16.5, not 16.0",
        "wild 3840x2160, 30 moving: p99 10.5, not 10.0",
        "couch of 4 1920x1080, 0 moving: median 11.5, not 2.0",
        "couch of 4 1920x1080, 10 moving: median 11.5, not 6.0",
        "couch of 4 1920x1080, 30 moving: median 11.5, not 11.0",
    ]


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
