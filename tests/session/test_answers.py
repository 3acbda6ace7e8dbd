"""The cards by which a player in turn could answer what is faced, as a viewpoint tells them."""

from typing import Any

import pytest

from game.session.host import Host
from game.session.plan import Plan, Seat
from game.session.viewpoint import Viewpoint
from tests.harness.written import match_at

TWO = {"R+2", "B+2", "G+2", "Y+2"}


@pytest.mark.parametrize(
    ("options", "hand", "answers"),
    [
        ({}, "R1", TWO | {"W+4"}),
        ({"last_card": "number"}, "R1", set()),
        ({"last_card": "number"}, "R1 R2", TWO | {"W+4"}),
        ({"last_card": "no-wild"}, "R1", TWO),
        ({"draw4": "no-colour"}, "R1 R2", TWO | {"W+4"}),
        ({"seven_zero": True}, "R1 R2", TWO | {"W+4"}),
        ({"stacking": "none"}, "R1 R2", set()),
    ],
)
def test_what_could_answer_keeps_to_house_rules_and_the_number_of_cards(
    options: dict[str, Any], hand: str, answers: set[str]
) -> None:
    seats = tuple(Seat(name, name.lower()) for name in ("Ada", "Jun"))
    position = {"hands": [hand, "B1 B2"], "discard": "R9 G+2", "facing": 2, "turn": 0}
    host = Host(Plan("oono", seats, options, 3), match_at("oono", position, options))
    for seat in (0, 1):
        found = Viewpoint(host, seat).answers()
        assert {host.match.table.deck.codes[card] for card in found} == answers
