"""What fits the pile, at corners: cards that are told apart, a card just drawn, and the way back."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.show.devices import LEFT_KEYS, MOUSE, RIGHT_KEYS, Device
from game.show.seating import Corners
from game.store.settings_file import Settings
from tests.harness.couch import PAD, couch
from tests.harness.written import Position

TWO: Position = {
    "hands": ["R9 G1 G2 W", "R3 B2 B4"],
    "discard": "R1 R2",
    "draw": "Y5 R8 Y6 Y3",
    "turn": 0,
}
KEYS_OF_TWO = [LEFT_KEYS, RIGHT_KEYS]


@pytest.mark.parametrize(("legal", "slots"), [(True, {0, 2, 3}), (False, None)])
def test_the_cards_of_an_open_hand_that_fit_are_told_apart_in_its_turn(
    tmp_path: Path, legal: bool, slots: set[int] | None
) -> None:
    settings = Settings(speed="OFF", think="OFF", show_legal=legal)
    with couch(
        tmp_path, KEYS_OF_TWO, position=TWO, corners=Corners.OPEN, settings=settings
    ) as made:
        made.wait(300)
        assert made.corner(0).content().fitting == slots
        assert made.corner(1).content().fitting is None


def test_a_closed_hand_does_not_tell_what_fits(tmp_path: Path) -> None:
    with couch(tmp_path, KEYS_OF_TWO, position=TWO) as made:
        made.wait(300)
        assert made.corner(0).content().fitting is None
        made.do(0, "look_hand")
        assert made.corner(0).content().fitting == {0, 2, 3}


def test_cards_that_do_not_fit_are_darker_than_those_that_do(tmp_path: Path) -> None:
    with couch(tmp_path, KEYS_OF_TWO, position=TWO) as made:
        made.wait(300)
        slots = [made.kit.rect(area) for area in made.corner(0).box().slots(4)]
        made.do(0, "look_hand")
        made.wait(300)
        picture = made.picture()
        bright = [sum(picture.get_at(slot.move(4, 8).topleft)[:3]) for slot in slots]
        assert bright[1] < bright[2] * 0.6, "of two green cards the one that does not fit is dark"


@pytest.mark.parametrize("device", [LEFT_KEYS, PAD])
def test_a_card_just_drawn_that_may_be_played_has_the_cursor(
    tmp_path: Path, device: Device
) -> None:
    position = {**TWO, "hands": ["G9 G1 G3 B5", "R3 B2 B4"], "draw": "R8 Y6 Y3"}
    used = [device, RIGHT_KEYS]
    with couch(tmp_path, used, position=position, options={"play_drawn": True}) as made:
        made.do(0, "right")
        made.do(0, "draw")
        made.wait(3000)
        assert made.match.state.turn == 0
        assert made.corner(0).cursor() == 4
        assert made.corner(0).content().cursor == 4
        made.do(0, "left")
        made.wait(300)
        assert made.corner(0).cursor() == 3, "it is led there once"
        made.do(0, "right", "confirm")
        made.wait(300)
        assert [entry.action.verb for entry in made.match.log] == ["draw", "play"]


def test_a_card_drawn_that_does_not_fit_moves_no_cursor(tmp_path: Path) -> None:
    position = {**TWO, "hands": ["G9 G1 G3 B5", "R3 B2 B4"], "draw": "Y8 Y6 Y3"}
    rules = {"play_drawn": True}
    with couch(tmp_path, KEYS_OF_TWO, position=position, options=rules) as made:
        made.do(0, "right", "draw")
        made.wait(3000)
        assert (made.match.state.turn, made.corner(0).cursor()) == (1, 1)


SEVEN: Position = {"hands": ["R7 G1 G2", "R3 B2 B4", "Y1 Y2"], "discard": "R1 R2", "turn": 0}


def test_by_keys_the_choice_of_a_hand_has_a_way_back_with_its_key(tmp_path: Path) -> None:
    used = [LEFT_KEYS, RIGHT_KEYS, MOUSE]
    with couch(tmp_path, used, position=SEVEN, options={"seven_zero": True}) as made:
        made.do(0, "confirm")
        items = made.corner(0).content().items
        assert [(item.label, bool(item.key)) for item in items] == [
            ("Ruth", False),
            ("Jun", False),
            ("Back", True),
        ]
        made.do(0, "left", "confirm")
        assert made.corner(0).panel() is None
        assert not made.match.log
        made.do(0, "confirm", "back")
        assert made.corner(0).panel() is None
        assert not made.match.log


def test_a_challenge_that_makes_no_sense_is_answered_and_asks_for_nobody(tmp_path: Path) -> None:
    position = {**SEVEN, "turn": 2}
    used = [LEFT_KEYS, RIGHT_KEYS, MOUSE]
    with couch(tmp_path, used, position=position, options={"call": True}) as made:
        made.wait(300)
        made.do(0, "call_2")
        assert made.corner(0).panel() is None
        assert made.corner(0).answer()
        assert not made.match.log
