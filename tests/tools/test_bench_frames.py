"""`bench frames` measures what it says: here only that it runs, for figures need a quiet machine."""

import json

from game.tools import bench_frames


def test_frames_are_timed_at_every_size_and_an_idle_window_draws_none() -> None:
    found = bench_frames.run(0.1, [(960, 540)])
    assert json.loads(json.dumps(found)) == found
    assert found["players"] == 10
    assert found["cards"] >= 107
    size = found["sizes"]["960x540"]
    assert size["blit_ms"] > 0
    for moving in ("0", "10", "30"):
        times = size["moving"][moving]
        assert 0 < times["median_ms"] <= times["p99_ms"] <= times["worst_ms"]
        assert times["multiples"] > 0
    assert found["idle"]["frames"] == 0
