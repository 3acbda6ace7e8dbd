"""What is said at corners of what is refused: why, all of it, and nothing of a hand that lies closed."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.engine.option_values import Value
from game.show.devices import KEYS, LEFT_KEYS, MOUSE, NUMBER_KEYS, RIGHT_KEYS, pad
from game.store.settings_file import Settings
from game.words.marks import plain
from tests.harness.couch import Couch, couch
from tests.harness.seen import RichWriting
from tests.harness.written import Position

STACKED: Position = {
    "hands": ["R+2 G4 G2", "R4 B2 B4", "R9 B8 B7"],
    "discard": "R1 R2",
    "turn": 0,
}
THREE = [LEFT_KEYS, RIGHT_KEYS, NUMBER_KEYS]
WILD: dict[str, Value] = {"stacking": "up", "jump_in": True}


def told(made: Couch, seat: int) -> str:
    """What a corner says below its name."""
    return plain(made.corner(seat).content().line or "")


def test_of_an_open_hand_a_corner_says_all_that_a_table_of_ones_own_would(tmp_path: Path) -> None:
    with couch(tmp_path, THREE, position=STACKED, options=WILD) as made:
        made.do(0, "confirm")
        made.do(1, "look_hand", "confirm")
        said = "Red 4 does not answer a Pickup 2. Play a Pickup 2 or a Wild Draw 4, or draw the 2 cards."
        assert told(made, 1) == said


@pytest.mark.parametrize("hand", ["R4 B2 B4", "W B2 B4", "G+2 B2 B4"])
def test_of_a_closed_hand_every_card_that_is_refused_is_refused_alike(
    tmp_path: Path, hand: str
) -> None:
    position = {**STACKED, "hands": ["R+2 G4 G2", hand, "R9 B8 B7"]}
    with couch(tmp_path, THREE, position=position, options=WILD) as made:
        made.do(0, "confirm")
        made.go_to(1, 1)
        made.do(1, "confirm")
        said = (
            "That card can't be played now. Play a Pickup 2 or a Wild Draw 4, or take the 2 cards."
        )
        assert told(made, 1) == said


@pytest.mark.parametrize(("hand", "place"), [("W+4 R3 B4", 0), ("B5 R3 B4", 2)])
def test_a_draw_4_that_its_holder_may_not_play_is_refused_as_any_card_is(
    tmp_path: Path, hand: str, place: int
) -> None:
    position = {**STACKED, "hands": [hand, "R4 B2 B4", "R9 B8 B7"]}
    with couch(tmp_path, THREE, position=position, options={"draw4": "no-colour"}) as made:
        made.go_to(0, place)
        made.do(0, "confirm")
        assert not made.match.log
        said = "That card can't be played now. Play red, another 2 or a wild card; or draw."
        assert told(made, 0) == said


def test_a_jump_is_refused_by_what_is_true_of_the_card_that_lies(tmp_path: Path) -> None:
    with couch(tmp_path, THREE, position=STACKED, options=WILD) as made:
        made.do(2, "confirm")
        assert told(made, 2).startswith("It is Ada's turn. Nobody can jump in on the card")
        made.do(0, "confirm")
        made.do(0, "confirm")
        own = "It is Ruth's turn. The card on the pile is yours, so only the others can jump in."
        assert told(made, 0) == own
        made.do(2, "confirm")
        assert "Only the very same card" in told(made, 2)


def test_a_call_is_refused_with_its_reason(tmp_path: Path) -> None:
    with couch(tmp_path, THREE, position=STACKED, options={"call": True}) as made:
        made.do(1, "call_1")
        assert told(made, 1).startswith("Call One on your own turn")


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize(("people", "text"), [(3, 1.0), (3, 1.5), (3, 2.0), (6, 1.0)])
def test_a_refusal_is_written_to_its_end(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    size: tuple[int, int],
    people: int,
    text: float,
) -> None:
    writing = RichWriting(monkeypatch)
    devices = [*THREE, KEYS, MOUSE, pad(0)][:people]
    hands = ["R+2 G4 G2", "R4 B2 B4", "R9 B8 B7", "Y1 Y2 Y3", "G7 G8 G9", "Y7 Y8 Y9"][:people]
    position = {**STACKED, "hands": hands}
    wishes = Settings(speed="OFF", think="OFF", text_scale=text)
    with couch(
        tmp_path, devices, position=position, options=WILD, size=size, settings=wishes
    ) as made:
        made.do(0, "confirm")
        made.do(2, "confirm")
        made.wait(300)
        made.picture()
        assert told(made, 2).endswith("can jump in.")
        assert told(made, 2) in " ".join(writing.lines)
