"""What moves in a corner glides there, and hinders nothing: the cursor, and the backs of the cards."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.show.devices import LEFT_KEYS, RIGHT_KEYS
from game.store.settings_file import Settings
from tests.harness.couch import Couch, couch
from tests.harness.written import Position

LONG: Position = {
    "hands": ["R5 B7 R3 G1 R8 R2 R6 B1", "G5 Y2 B9"],
    "discard": "R9",
    "draw": "Y5 G1 Y6 Y3",
    "turn": 0,
}
GLIDES = Settings(think="OFF", away=0)
"""Settings at which things move at normal speed, and nobody is waited for."""


def settled(made: Couch) -> None:
    for _ in range(120):
        if not made.gliding() and not made.scene.room.busy:
            return
        made.frame()
    raise AssertionError("it glides for ever")


def test_the_cursor_and_the_raised_card_glide_to_the_next_slot(tmp_path: Path) -> None:
    with couch(tmp_path, [LEFT_KEYS, RIGHT_KEYS], position=LONG, settings=GLIDES) as made:
        settled(made)
        motion, box = made.motion(0), made.corner(0).box(grown=False)
        slots, lying = box.slots(8), motion.poses
        assert motion.cursor == slots[0]
        made.do(0, "right")
        seen = []
        while made.gliding():
            made.frame()
            assert motion.cursor is not None
            seen.append((motion.cursor.x, motion.poses[0].y, motion.poses[1].y))
        assert motion.cursor == slots[1]
        assert len(seen) > 4
        assert [x for x, _, _ in seen] == sorted(x for x, _, _ in seen)
        assert slots[0].x < seen[0][0] < slots[1].x
        # The lower corner's raised card goes back down, and the next one comes up.
        assert lying[0].y < seen[0][1] < lying[1].y
        assert lying[0].y < seen[0][2] < lying[1].y
        assert (motion.poses[0].y, motion.poses[1].y) == (lying[1].y, lying[0].y)
        assert made.scene.due() is None


def test_each_frame_of_the_way_is_drawn(tmp_path: Path) -> None:
    with couch(tmp_path, [LEFT_KEYS, RIGHT_KEYS], position=LONG, settings=GLIDES) as made:
        settled(made)
        pictures = {made.pixels()}
        made.do(0, "right")
        for _ in range(5):
            made.frame()
            assert made.scene.due() == 0
            assert made.scene.moving
            pictures.add(made.pixels())
        assert len(pictures) == 6
        settled(made)
        drawn = made.pixels()
        made.scene.layout()  # drawn anew, from nothing
        assert made.pixels() == drawn


@pytest.mark.parametrize("settings", [Settings(reduced_motion=True), Settings(speed="OFF")])
def test_with_reduced_motion_or_none_everything_is_in_its_place_at_once(
    tmp_path: Path, settings: Settings
) -> None:
    with couch(tmp_path, [LEFT_KEYS, RIGHT_KEYS], position=LONG, settings=settings) as made:
        settled(made)
        motion, box = made.motion(0), made.corner(0).box(grown=False)
        for slot in (1, 2, 3):
            made.do(0, "right")
            assert not made.gliding()
            assert motion.cursor == box.slots(8)[slot]


def test_nobody_waits_for_what_glides(tmp_path: Path) -> None:
    with couch(tmp_path, [LEFT_KEYS, RIGHT_KEYS], position=LONG, settings=GLIDES) as made:
        settled(made)
        for action in ("right", "right", "confirm"):
            made.send(0, action)
        made.frame()
        assert made.match.log[-1].action.cards == (made.match.table.deck.index["R3"],)
        settled(made)
        assert len(made.motion(0).poses) == 7


def test_a_corner_that_moves_takes_its_cards_with_it(tmp_path: Path) -> None:
    with couch(tmp_path, [LEFT_KEYS, RIGHT_KEYS], position=LONG, settings=GLIDES) as made:
        settled(made)
        made.do(0, "right")
        made.resize((900, 1400))
        made.frame()
        box = made.corner(0).box(grown=False)
        motion = made.motion(0)
        assert motion.cursor == box.slots(8)[1]
        assert [pose.x for pose in motion.poses] == [back.centerx for back in box.backs(8)]
