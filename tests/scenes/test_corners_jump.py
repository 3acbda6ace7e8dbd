"""Jumps at one screen, by devices of one's own (H-4)."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.show.devices import LEFT_KEYS, MOUSE, NUMBER_KEYS, RIGHT_KEYS
from game.show.seating import Corners
from game.store.settings_file import Settings
from tests.harness.couch import Couch, couch
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


FOUR: Position = {
    "hands": ["R9 G1 G2", "R3 B2 B4", "R9 B8 B7", "Y1 Y2 Y3"],
    "discard": "R1 R2",
    "turn": 0,
}
DEVICES = [LEFT_KEYS, RIGHT_KEYS, NUMBER_KEYS, MOUSE]


def prompts(made: Couch) -> list[str]:
    """The first prompt of each corner."""
    return [made.corner(seat).content().items[0].label for seat in range(4)]


def marked(made: Couch) -> list[list[int]]:
    """The slots of each corner whose cards are shown as jumping."""
    return [sorted(made.corner(seat).content().jumps) for seat in range(4)]


@pytest.mark.parametrize("jumped_with", ["R9 B8 B7", "R8 B8 B7"])
def test_corners_with_closed_hands_say_to_all_alike_that_jumping_is_open(
    tmp_path: Path, jumped_with: str
) -> None:
    """Whoever lays the card and whoever is in turn cannot jump; that nobody else can must not show."""
    position: Position = {**FOUR, "hands": ["R9 G1 G2", "R3 B2 B4", jumped_with, "Y1 Y2 Y3"]}
    with couch(tmp_path, DEVICES, position=position, options={"jump_in": True}) as made:
        assert prompts(made) == ["Play"] * 4
        across = [made.corner(seat).content().across for seat in range(4)]
        made.do(0, "confirm")
        made.wait(3000)
        assert prompts(made) == ["Play", "Play", "Jump in", "Jump in"]
        assert marked(made) == [[], [], [], []]
        assert [made.corner(seat).content().across for seat in range(4)] == across
        made.do(1, "draw")
        made.wait(3000)
        assert prompts(made) == ["Play"] * 4


@pytest.mark.parametrize(("legal", "slots"), [(True, [[], [], [0], []]), (False, [[]] * 4)])
def test_with_open_hands_the_very_same_card_is_marked_as_jumping(
    tmp_path: Path, legal: bool, slots: list[list[int]]
) -> None:
    settings = Settings(speed="OFF", think="OFF", show_legal=legal)
    rules = {"jump_in": True}
    with couch(
        tmp_path, DEVICES, position=FOUR, options=rules, corners=Corners.OPEN, settings=settings
    ) as made:
        assert marked(made) == [[], [], [], []]
        made.do(0, "confirm")
        made.wait(300)
        assert marked(made) == slots
        made.do(2, "confirm")
        made.wait(300)
        assert marked(made) == [[], [], [], []]


def test_where_nobody_may_jump_corners_say_play(tmp_path: Path) -> None:
    with couch(tmp_path, DEVICES, position=FOUR) as made:
        made.do(0, "confirm")
        made.wait(3000)
        assert prompts(made) == ["Play"] * 4
