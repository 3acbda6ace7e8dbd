"""Jumps at one screen, by devices of one's own (H-4)."""

from __future__ import annotations

from pathlib import Path

from game.show.devices import LEFT_KEYS, NUMBER_KEYS, RIGHT_KEYS
from tests.harness.couch import couch
from tests.harness.written import Position

THREE: Position = {
    "hands": ["R9 G1 G2", "R3 B2 B4", "R9 B8 B7"],
    "discard": "R1 R2",
    "turn": 0,
}


def test_of_two_who_press_in_one_frame_the_nearest_to_who_laid_the_card_acts_and_the_other_is_told(
    tmp_path: Path,
) -> None:
    used = [LEFT_KEYS, RIGHT_KEYS, NUMBER_KEYS]
    with couch(tmp_path, used, position=THREE, options={"jump_in": True}) as made:
        made.do(0, "confirm")
        made.wait(3000)
        made.send(2, "confirm")
        made.send(1, "confirm")
        made.frame()
        assert [entry.seat for entry in made.match.log] == [0, 1]
        said = "Somebody was quicker than you, in the same moment."
        assert made.corner(2).content().line == said
