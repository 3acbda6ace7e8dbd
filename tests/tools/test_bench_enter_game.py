"""Entering a game can be measured: the table comes first, then its first card."""

from game.tools import bench_enter_game as entering


def test_a_game_is_entered_by_way_of_its_setup() -> None:
    entered = entering.in_new_process("tricks", (960, 540), {"SDL_VIDEODRIVER": "dummy"})
    assert 0 < entered.first_frame <= entered.dealing
