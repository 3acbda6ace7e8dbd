"""What fits the pile, at corners: cards that are told apart, a card just drawn, and the way back."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

from game.engine.out_of_turn import Timeliness
from game.show.devices import LEFT_KEYS, MOUSE, NUMBER_KEYS, RIGHT_KEYS, Device
from game.show.seating import Corners
from game.store.settings_file import Settings
from tests.harness.couch import PAD, Couch, couch
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
            ("Ruth · 3", False),
            ("Jun · 2", False),
            ("Back", True),
        ]
        made.do(0, "left", "confirm")
        assert made.corner(0).panel() is None
        assert not made.match.log
        made.do(0, "confirm", "back")
        assert made.corner(0).panel() is None
        assert not made.match.log


def dim(made: Couch, seat: int) -> set[str]:
    """The prompts of a corner that are dim."""
    items = made.corner(seat).content().items
    return {item.label for item in items if item.when is Timeliness.NEVER}


MANY = "B2 R+2 G4 W G2 B8 Y+2 Rskip G5 Y9 B6 R3"


def test_a_hand_is_sorted_when_it_is_looked_at_for_the_first_time(tmp_path: Path) -> None:
    position = {**TWO, "hands": [MANY, "R3 B2 B4"]}
    with couch(tmp_path, KEYS_OF_TWO, position=position) as made:
        deck, corner = made.match.table.deck, made.corner(0)
        made.go_to(0, 2)
        made.do(0, "look_hand")
        ranked = "R3 Rskip R+2 Y9 Y+2 G2 G4 G5 B2 B6 B8 W"
        assert sorted(deck.codes[card] for card in corner.faces()) == sorted(ranked.split())
        suits = [deck.suit[card] for card in corner.faces()]
        assert len([1 for a, b in pairwise(suits) if a != b]) == 4, "each colour is together"
        assert corner.cursor() == 2
        before = corner.faces()
        made.do(0, "look_hand", "draw")
        made.wait(3000)
        made.do(0, "look_hand")
        assert corner.faces()[: len(before)] == before, "what was seen stays where it lies"


def test_up_to_thirteen_cards_lie_in_one_row_of_a_large_corner(tmp_path: Path) -> None:
    with couch(tmp_path, KEYS_OF_TWO, position=TWO) as made:
        box = made.corner(0).box()
        assert [len({slot.top for slot in box.slots(n)}) for n in (8, 9, 13, 14)] == [1, 1, 1, 2]
        for count in range(1, 17):
            slots = box.slots(count)
            assert all(box.rail.contains(slot) for slot in slots)
            assert min(slot.w for slot in slots) >= 22


def test_an_open_hand_closes_after_a_jump(tmp_path: Path) -> None:
    position = {**FACED, "hands": ["R9 G1 G3", "R3 B2 B5", "R9 G8 G5", "Y1 Y2 Y3"]}
    with couch(tmp_path, FOUR, position=position, options={"jump_in": True}) as made:
        made.do(2, "look_hand")
        made.do(0, "confirm")
        made.wait(1000)
        assert made.corner(2).content().is_open
        place = made.corner(2).faces().index(made.match.state.discard[-1])
        made.go_to(2, place)
        made.do(2, "confirm")
        made.wait(1000)
        assert [entry.seat for entry in made.match.log] == [0, 2]
        assert not made.corner(2).content().is_open


FACED: Position = {
    "hands": ["R+2 G1 G2", "B3 B4", "R9 G8", "Y1 Y2 Y3"],
    "discard": "R1 R2",
    "draw": "Y5 R8 Y6 Y3 G5 G6",
    "turn": 0,
}
WILD = {"stacking": "up", "jump_in": True, "call": True, "play_drawn": True}
FOUR = [LEFT_KEYS, RIGHT_KEYS, NUMBER_KEYS, MOUSE]


def test_who_faces_cards_is_offered_to_take_them_and_is_not_urged_to_call(tmp_path: Path) -> None:
    with couch(tmp_path, FOUR, position=FACED, options=WILD) as made:
        made.do(0, "confirm")
        made.wait(3000)
        items = {item.label: item.when for item in made.corner(1).content().items}
        assert items["Take 2"] is Timeliness.PERHAPS
        assert items["One!"] is Timeliness.PERHAPS
        assert items["Play"] is Timeliness.PERHAPS, "a closed hand does not tell"
        assert dim(made, 0) >= {"Play", "Draw"}
        assert dim(made, 2) == {"Draw", "Challenge"}, "who may jump is lit whatever they hold"
        made.do(1, "look_hand")
        made.do(2, "look_hand")
        assert dim(made, 1) >= {"Play"}, "everybody sees that nothing goes"
        assert dim(made, 2) >= {"Jump in", "Draw"}


def test_who_has_drawn_is_not_offered_to_draw_again(tmp_path: Path) -> None:
    position = {**FACED, "hands": ["G9 G1 G3", "R3 B2", "R9 G8", "Y1 Y2 Y3"], "draw": "R8 Y6"}
    with couch(tmp_path, FOUR, position=position, options={"play_drawn": True}) as made:
        assert "Draw" not in dim(made, 0)
        made.do(0, "draw")
        made.wait(3000)
        assert made.match.state.turn == 0
        assert "Draw" in dim(made, 0)


@pytest.mark.parametrize("called", [True, False])
def test_a_challenge_is_lit_only_right_after_somebody_came_down_to_one_card(
    tmp_path: Path, called: bool
) -> None:
    position = {**FACED, "hands": ["R9 G1", "R3 B2 B5", "R8 G8 G5", "Y1 Y2 Y3"]}
    with couch(tmp_path, FOUR, position=position, options=WILD) as made:
        if called:
            made.do(0, "call_1")
        made.do(0, "confirm")
        made.wait(3000)
        assert ["Challenge" in dim(made, seat) for seat in range(4)] == [True, False, False, False]
        made.do(1, "confirm")
        made.wait(3000)
        assert all("Challenge" in dim(made, seat) for seat in range(4))


def test_hands_to_be_taken_come_in_the_order_of_the_table_from_oneself(tmp_path: Path) -> None:
    hands = ["G1 G2", "R7 B2 B4", "Y1 Y2 Y3", "G5 G6 G7 G8"]
    position: Position = {"hands": hands, "discard": "R1 R2", "turn": 1}
    with couch(tmp_path, FOUR, position=position, options={"seven_zero": True}) as made:
        made.do(1, "confirm")
        labels = [item.label for item in made.corner(1).content().items]
        assert labels == ["Jun · 3", "Milo · 4", "Ada · 2", "Back"]
        made.do(1, "confirm")
        assert made.match.log[-1].action.seat == 2
