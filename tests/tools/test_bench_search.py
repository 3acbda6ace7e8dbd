"""`bench search`: what it measures and reports; how fast that is on some machine is no matter of tests."""

from __future__ import annotations

import pytest

from game.tools.strength import bench_search, search_peers
from game.tools.timing import Measure
from game.variants import VARIANTS, find_variant
from tests.harness.some import some


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (bench_search, search_peers):
        monkeypatch.setattr(module, "DECISION", 3)
        monkeypatch.setattr(module, "POSITIONS", 2)


def test_every_game_without_a_clock_is_searched() -> None:
    report = bench_search.run(0.001)
    assert report["games"].keys() == {v.info.id for v in VARIANTS if not v.info.timed}
    for game, found in report["games"].items():
        assert found["rate"]["value"] > 0, game
        assert found["rate"]["unit"] == "iterations/s"
        # A ratio to each of its family's peers that is installed, and to no other.
        bounds = dict(bench_search.TARGETS[find_variant(game).info.family])
        assert found["against"].keys() == bounds.keys() & report["peers"].keys()
        for peer, compared in found["against"].items():
            assert compared["target"] == f"at least {bounds[peer]:g}"
            assert compared["met"] == (compared["ratio"] >= bounds[peer])


def test_positions_leave_a_choice_and_are_those_of_the_one_in_turn() -> None:
    for variant in some(each for each in VARIANTS if not each.info.timed):
        found = bench_search.positions(variant)
        assert len(found) == 2
        for seen in found:
            assert len(seen.legal) > 1
            assert seen.seat == seen.state.turn
        again = bench_search.positions(variant)
        assert [each.legal for each in again] == [each.legal for each in found]


def test_a_sample_goes_through_all_positions_and_counts_their_iterations(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    clock = 0.0
    calls = []

    def search(name: str, seconds: float) -> None:
        nonlocal clock
        clock += seconds
        calls.append(name)

    monkeypatch.setattr(search_peers, "process_time", lambda: clock)
    chunk = search_peers.iterations_per_second(
        [lambda: search("quick", 0.1), lambda: search("slow", 0.4)]
    )
    assert chunk(0.7) == pytest.approx(2 * 2 * 3 / 1.0)
    assert calls == ["quick", "slow"] * 2


def test_a_peer_that_is_not_installed_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing() -> Measure:
        raise ImportError("no such package")

    for name in ("spiel_python", "spiel_python_fast", "spiel_compiled"):
        monkeypatch.setattr(search_peers, name, missing)
    report = bench_search.run(0.001)
    assert report["peers"] == {}
    assert all(found["against"] == {} for found in report["games"].values())
