"""Whose turn came straight back, as shown: a jump is a turn of who jumps (H-4)."""

from __future__ import annotations

from game.show.presented_table import Presented
from tests.harness.bot_play import tape_of_bots


def test_a_turn_that_a_jump_brought_on_did_not_come_straight_back() -> None:
    tape = tape_of_bots("classic", "greedy greedy greedy")
    shown = Presented.of(tape.variant, tape.state(0), 0)
    shown.pass_to(1)
    shown.pass_to(1)
    assert shown.again
    shown.jump_in(0)
    shown.pass_to(1)
    assert not shown.again
