"""Two people who share a pad while all play at once: whose turn it is, who looks, who calls."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pygame
import pytest

from game.engine.actions import Action
from game.show.devices import LEFT_KEYS
from tests.harness.couch import PAD, Couch, couch
from tests.harness.written import Position

LT, RT = pygame.CONTROLLER_AXIS_TRIGGERLEFT, pygame.CONTROLLER_AXIS_TRIGGERRIGHT
HANDS: Position = {
    "hands": ["R5 G9 Y3", "R7 Y2 B9", "R1 G2 Y4"],
    "discard": "R3",
    "turn": 0,
}
UNCALLED: Position = {**HANDS, "hands": ["R5 G9 Y3", "R7 Y2 B9", "R1"], "uncalled": 2}


@contextmanager
def pair(folder: Path, game: str = "classic", position: Position = HANDS) -> Iterator[Couch]:
    """Ada and Ruth share a pad, and Jun has keys; Ada is in turn."""
    with couch(folder, (PAD, PAD, LEFT_KEYS), game=game, position=position, shared=True) as made:
        yield made


def squeeze(made: Couch, axis: int) -> None:
    pad = made.pads[made.used[0].number]
    for share in (1.0, -1.0):
        pad.axis(axis, share)
        pygame.event.pump()
    made.frame()


def cursors(made: Couch) -> list[bool]:
    """Whether a cursor is shown in each corner that shares the pad."""
    return [made.corner(seat).content().cursor is not None for seat in (0, 1)]


def by_side(made: Couch) -> list[int]:
    """The seats that share the pad, the one further left first."""
    return sorted((0, 1), key=lambda seat: made.corner(seat).box(grown=False).rect.centerx)


def test_it_plays_for_whoever_is_in_turn(tmp_path: Path) -> None:
    with pair(tmp_path) as made:
        assert cursors(made) == [True, False]
        made.go_to(0, 0)
        before = made.corner(1).cursor()
        made.do(0, "confirm")
        assert [entry.seat for entry in made.match.log] == [0]
        assert made.corner(1).cursor() == before
        made.frames(3)
        assert cursors(made) == [False, True]
        made.go_to(1, 0)
        made.do(1, "confirm")
        assert [entry.seat for entry in made.match.log] == [0, 1]
        made.frames(3)
        made.do(0, "draw")  # Jun is in turn, with keys
        assert len(made.match.log) == 2


def test_each_has_a_look_button_on_their_own_side(tmp_path: Path) -> None:
    with pair(tmp_path) as made:
        left, right = by_side(made)
        squeeze(made, LT)
        assert [made.corner(seat).is_open() for seat in (left, right)] == [True, False]
        squeeze(made, RT)
        assert [made.corner(seat).is_open() for seat in (left, right)] == [True, True]
        squeeze(made, LT)
        assert [made.corner(seat).is_open() for seat in (left, right)] == [False, True]
        assert made.corner(left).content().look_key == "pad-lt"
        assert made.corner(right).content().look_key == "pad-rt"
        assert made.corner(left).content().device_name == "Pad 1, shared"


def test_look_buttons_are_bound_anew(tmp_path: Path) -> None:
    with pair(tmp_path) as made:
        left, _ = by_side(made)
        made.kit.input.buttons.bind("look_hand_too", pygame.CONTROLLER_BUTTON_RIGHTSTICK)
        assert made.corner(left).content().look_key == "pad-rs"
        made.pads[made.used[0].number].press(pygame.CONTROLLER_BUTTON_RIGHTSTICK)
        made.frame()
        assert made.corner(left).is_open()


def test_whoever_looked_last_has_the_pad_while_neither_is_in_turn(tmp_path: Path) -> None:
    with pair(tmp_path, position={**HANDS, "turn": 2}) as made:
        left, right = by_side(made)
        squeeze(made, RT)
        assert cursors(made)[right]
        made.do(0, "right")
        assert made.corner(right).cursor() == 1
        squeeze(made, LT)
        made.do(0, "right", "right")
        assert [made.corner(seat).cursor() for seat in (left, right)] == [2, 1]


@pytest.mark.parametrize("caller", [0, 1])
def test_who_calls_is_asked(tmp_path: Path, caller: int) -> None:
    with pair(tmp_path, "oono", UNCALLED) as made:
        made.do(0, "call_2")
        panel = made.corner(0).panel()
        assert panel is not None
        assert [offer.label for offer in panel.items] == ["Ada", "Ruth"]
        assert not made.match.log
        made.do(0, *["right"] * caller, "confirm")
        asked = made.corner(caller).panel()
        assert asked is not None
        labels = [offer.label for offer in asked.items]
        assert set(labels) == {"Ada", "Ruth", "Jun"} - {("Ada", "Ruth")[caller]}
        at = labels.index("Jun") - made.corner(caller).item()
        made.do(0, *["right" if at > 0 else "left"] * abs(at), "confirm")
        assert made.match.log[-1].seat == caller
        assert made.match.log[-1].action == Action("challenge", seat=2)


def test_a_call_is_called_off_with_back_and_the_pad_plays_on(tmp_path: Path) -> None:
    with pair(tmp_path, "oono", UNCALLED) as made:
        made.do(0, "call_1", "back")
        assert made.corner(0).panel() is None
        made.go_to(0, 0)
        made.do(0, "confirm")
        assert made.match.log[-1].action.verb == "play"


def test_the_other_people_play_with_their_own(tmp_path: Path) -> None:
    with pair(tmp_path) as made:
        made.do(2, "look_hand", "right")
        assert made.corner(2).is_open()
        assert made.corner(2).cursor() == 1
        assert [made.corner(seat).is_open() for seat in (0, 1)] == [False, False]
        assert made.corner(2).content().look_key != made.corner(0).content().look_key
