"""Hands that change owners are told at the seats: whose cards one has, and who swapped (H-5)."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.engine.notation.action_text import parse_action
from game.phones.phone_sight import PhoneSight
from game.session.host import Host
from game.session.plan import Plan, Seat
from game.session.viewpoint import Viewpoint
from game.show.devices import LEFT_KEYS, NUMBER_KEYS, RIGHT_KEYS
from game.store.settings_file import Settings
from game.variants import find_variant
from game.words.catalogue import Catalogue
from tests.harness.couch import couch
from tests.harness.table import Table
from tests.harness.written import Position, match_at

HANDS: Position = {"hands": ["R1 Y2", "R7 R0 G1", "B1 B2 B3 B4"], "discard": "R5", "turn": 1}
STILL = Settings(guides={"classic": ["skipped"]}, think="SLOW")


@pytest.mark.parametrize(
    ("text", "seat", "told", "other"),
    [
        ("play R7 swap 0", 0, "You have Ruth's cards now.", ""),
        ("play R7 swap 2", 1, "Ruth and Jun swapped hands.", "Ruth and Jun swapped hands."),
        ("play R0", 0, "You have Jun's cards now.", "Every hand moved on to the next player."),
    ],
)
def test_one_is_told_whose_cards_one_has_and_who_else_has_swapped(
    tmp_path: Path, text: str, seat: int, told: str, other: str
) -> None:
    variant = find_variant("classic")
    table = Table(tmp_path, position=HANDS, settings=STILL, seven_zero=True)
    action = parse_action(text, variant.table(3).deck, variant.info.vocabulary)
    assert table.scene.host.runner.submit(1, action) is None
    table.wait(900)
    assert [(each.seat, each.text) for each in table.explained()] == [(seat, told)]
    assert table.explained()[0].clause == "H-5"
    if other:
        assert any(other in line for line in table.moves())


def test_at_corners_everybody_reads_who_swapped(tmp_path: Path) -> None:
    position: Position = {**HANDS, "hands": ["R0 Y2", "R1 G1", "B1 B2 B3 B4"], "turn": 0}
    used = [LEFT_KEYS, RIGHT_KEYS, NUMBER_KEYS]
    with couch(tmp_path, used, position=position, options={"seven_zero": True}) as made:
        made.do(0, "confirm")
        made.wait(900)
        told = [(each.seat, each.text) for each in made.notices()]
        assert (0, "Every hand moved on to the next player.") in told


def test_a_phone_tells_whose_cards_one_has(words: Catalogue) -> None:
    seats = tuple(Seat(name, name.lower()) for name in ("Ada", "Ruth", "Jun"))
    plan = Plan("classic", seats, {"seven_zero": True}, 3)
    host = Host(plan, match_at("classic", HANDS, plan.options, [each.name for each in seats]))
    phones = [PhoneSight(Viewpoint(host, seat), words, seats, ()) for seat in range(3)]
    variant = find_variant("classic")
    action = parse_action("play R7 swap 2", variant.table(3).deck, variant.info.vocabulary)
    assert host.runner.submit(1, action) is None
    moves = [phone.shown().moves for phone in phones]
    assert "You have Jun's cards now." in moves[1]
    assert "You have Ruth's cards now." in moves[2]
    assert not any("cards now" in line for line in moves[0])
