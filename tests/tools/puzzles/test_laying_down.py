"""Laying down all cards before anybody else is in turn, on hands whose order can be worked out by hand."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.engine.actions import Action
from game.tools.puzzles.checking import refuted
from game.tools.puzzles.obvious import obvious
from game.variants import find_variant
from tests.harness.puzzle_texts import puzzle_of
from tests.harness.written import match_at

CLASSIC, CALLOUT = find_variant("classic"), find_variant("callout")
IN_ORDER = """\
game = "classic"
seat = 0
asks = "out"
answers = ["play G+2"]
proof = "certain"
grade = "middle"
share = 0.38
worlds = 1

[position]
hands = ["Yskip Y+2 Y8 G+2", "? ? ?"]
discard = "R3 Y+2"
draw = "?x60"

[reached]
draw = 0
"play Yskip" = 0
"play Y+2" = 0
"play Y8" = 0
"play G+2" = 1

[from]
deal = 1
action = 1
"""
"""With two players a Pickup 2 or a Skip brings the turn back. The green card goes on another Pickup 2 alone, so
it comes first: on it the yellow one, the Skip, the 8. After any other card it is left over at the end.
"""


def test_the_order_is_proved(tmp_path: Path) -> None:
    assert refuted(puzzle_of(tmp_path, IN_ORDER)) is None


OTHER_ANSWER = [
    ('answers = ["play G+2"]', 'answers = ["play Y+2"]'),
    ('"play Y+2" = 0', '"play Y+2" = 1'),
    ('"play G+2" = 1', '"play G+2" = 0'),
]


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        (OTHER_ANSWER, "the answer is play G+2"),
        (  # a third player is in turn after a skipped one
            [('"? ? ?"]', '"? ? ?", "? ? ?"]')],
            "no action reaches the goal in every deal",
        ),
        (
            [("[from]", '[fails]\n"play Y8" = ["Yskip Y+2 Y8 G+2", "R1 R3 R4"]\n\n[from]')],
            "fails is of no use: no unseen card has a part in what is asked",
        ),
        (  # two yellow numbers are one too many
            [("Yskip", "Y7")],
            "no action reaches the goal in every deal",
        ),
        (
            [("[position]", "[options]\nplay_drawn = true\n\n[position]")],
            "it is played by other rules than the usual, which no proof knows",
        ),
    ],
)
def test_what_is_not_so_is_refused_in_a_sentence(
    tmp_path: Path, changes: list[tuple[str, str]], sentence: str
) -> None:
    assert refuted(puzzle_of(tmp_path, IN_ORDER, *changes)) == sentence


def test_rules_of_thumb_take_other_cards(tmp_path: Path) -> None:
    seen = puzzle_of(tmp_path, IN_ORDER).seen
    verbs = {name: rule(seen.state, 0, seen.legal) for name, rule in CLASSIC.puzzles.thumbs.items()}
    assert {name: CLASSIC.text(seen.state, action) for name, action in verbs.items()} == {
        "highest": "play Yskip",
        "acting": "play Y+2",
        "keep": "play Y8",
        "draw": "draw",
        "first": "play Y8",
    }
    assert set(verbs.values()) <= obvious(CLASSIC, seen)


SPOKEN = """\
game = "callout"
seat = 0
asks = "out"
answers = ["play 2D"]
proof = "certain"
grade = "hard"
share = 0.18
worlds = 1

[position]
hands = ["2S KS 2D", "? ? ?", "? ? ?"]
turn = 0
discard = "9H 2S"
draw = "?x60"

[reached]
draw = 0
"play 2S" = 0
"play KS" = 0
"play 2D" = 1

[from]
deal = 1
action = 1
"""
"""A 2 lets its player go again. On that of diamonds the other 2 goes, and on it the king, which ends the turn.
Whoever plays the king first has ended it, and a 2 is nothing to end with (L-14)."""


def test_who_goes_again_lays_down_all(tmp_path: Path) -> None:
    assert refuted(puzzle_of(tmp_path, SPOKEN)) is None


@pytest.mark.parametrize(
    ("hand", "played", "reached"),
    [
        (
            "2D",
            ["2D"],
            False,
        ),  # a 2 comes straight back: no turn has ended without a card (L-6, L-14)
        ("2D KD", ["2D", "KD"], True),
        ("2D JD", ["2D", "JD"], True),
        ("2D JD 3D", ["2D"], None),
        ("2S 2D JD 3D", ["2S", "2D", "JD"], False),  # anybody may call its suit now (L-9)
        ("3S 2D", ["3S"], False),
    ],
)
def test_a_turn_must_have_ended_without_a_card(
    hand: str, played: list[str], reached: bool | None
) -> None:
    match = match_at("callout", {"hands": [hand, "3C 4C", "5C 6C"], "discard": "2S", "turn": 0})
    for code in played:
        match.submit(0, Action("play", (match.table.deck.index[code],)), 0)
    assert CALLOUT.puzzles.goals["out"](match.state, 0) is reached
