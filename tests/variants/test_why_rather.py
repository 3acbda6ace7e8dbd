"""What speaks for a better action, and for the one that was played as well, is no reason."""

from __future__ import annotations

import pytest

from game.engine.notation.action_text import parse_action
from game.store.language_files import load_words
from game.words.marks import plain
from game.words.sentences import Sentences
from tests.harness.written import Position, match_at

OONO: Position = {
    "hands": ["W W+4 B7 B4 G3 Y8", "R1 R2 R3", "R4 R5 R6"],
    "discard": "B9",
    "draw": "G1 G2",
}
ATTACK: Position = {
    "hands": ["QC 3C 6C 6C 7D 8D", "9H 8H 4S", "9S JD 4H"],
    "discard": "7C",
    "draw": "2C 4H",
}
FACED: Position = {**ATTACK, "hands": ["7D JD 8C", "9H 8H", "9S 4S"], "discard": "3D", "facing": 3}


def told(game: str, position: Position, better: str, played: str, rounds: int = 3) -> str:
    """The reason for the better action of the first seat, in words; "" where there is none."""
    match = match_at(game, {**position, "turn": 0}, {"rounds": rounds})
    deck, verbs = match.table.deck, match.variant.info.vocabulary
    one, other = (parse_action(each, deck, verbs) for each in (better, played))
    found = match.variant.adviser.why_rather(match.state.seen_from(0), 0, one, other)
    return "" if found is None else plain(Sentences(load_words(), match.table).advice(found))


def test_the_card_to_keep_is_the_one_that_was_played() -> None:
    assert "Keep the Draw 4" in told("oono", OONO, "play B7", "play W+4 as G")
    assert "Keep the Wild" in told("oono", OONO, "play B7", "play W as G")
    other = {**OONO, "hands": ["W B7 B4 Y9 G3", *OONO["hands"][1:]]}
    assert "Keep" not in told("oono", other, "play B7", "play Y9")
    assert "one fewer" in told("oono", OONO, "play B7", "draw"), "who drew has kept it as well"


def test_a_suit_speaks_for_no_card_where_both_ask_for_it() -> None:
    assert (
        told(
            "attack",
            {**ATTACK, "hands": ["QC 3C 6C 9D", *ATTACK["hands"][1:]]},
            "play 6C",
            "play QC",
        )
        == ""
    )
    clubs = {**ATTACK, "hands": ["QC 3C 6C 9D", *ATTACK["hands"][1:]], "discard": "9C"}
    assert "clubs" in told("attack", clubs, "play 6C", "play 9D")


@pytest.mark.parametrize(("played", "speaks"), [("draw", True), ("play 7D", False)])
def test_an_answer_speaks_against_drawing_alone(played: str, speaks: bool) -> None:
    assert (told("attack", FACED, "play JD", played) != "") is speaks


def test_that_nothing_else_matches_says_nothing_of_a_colour() -> None:
    position = {**OONO, "hands": ["W R7 R4 G3", *OONO["hands"][1:]]}
    assert "colour you hold most of" in told("oono", position, "play W as R", "play W as G")
    assert told("oono", position, "play W as G", "play W as Y") == ""


def test_points_say_nothing_in_the_last_round() -> None:
    hands = ["R6 Rskip B1", "R9", "G1 G2 G4"]
    position: Position = {"hands": hands, "discard": "R1", "draw": "G5 G6", "direction": "right"}
    assert "costs" in told("oono", position, "play Rskip", "play R6")
    assert told("oono", position, "play Rskip", "play R6", rounds=1) == ""


def test_that_a_bid_is_a_gamble_speaks_for_none() -> None:
    hands = ["10H KC 9H 9D 9C AH", "KS KH KD JC JD JH", "AS AD AC QS QD QC"]
    position: Position = {"hands": hands, "phase": "auction", "centre": "10S", "bids": ["", "", ""]}
    assert told("tricks", position, "bid 15", "pass", rounds=0) == ""
