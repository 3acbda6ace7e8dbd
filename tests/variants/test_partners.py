"""Partners (section P): one score of a pair, its wins, and what counts in a round."""

from __future__ import annotations

from typing import Any

import pytest

from game.bots.search import prospects
from game.engine.actions import NEXT_ROUND, TABLE
from game.engine.match import Match
from game.engine.notation.action_text import parse_action
from game.engine.notation.positions import count_players, read_position
from game.engine.options import SetupError
from game.variants import all_verbs, find_variant


def played(game: str, does: str, position: dict[str, Any], **options: object) -> Match:
    variant = find_variant(game)
    table = variant.table(count_players(position), {"partners": True, **options})
    match = Match.from_state(variant, read_position(variant, table, position))
    action = parse_action(does, table.deck, all_verbs())
    assert isinstance(match.submit(match.state.turn, action, 0), list)
    return match


LAST = {"hands": ["R5", "R9 W", "Y8", "B+2"], "discard": "R3", "draw": "G1 G2 G3"}


@pytest.mark.parametrize(
    ("game", "options", "scores"),
    [
        ("classic", {}, [1, 0, 1, 0]),
        ("classic", {"scoring": "left"}, [0, 79, 0, 79]),
        ("classic", {"scoring": "winner"}, [79, 0, 79, 0]),
        ("oono", {}, [0, 79, 0, 79]),
        ("oono", {"scoring": "winner"}, [79, 0, 79, 0]),
    ],
)
def test_a_pair_wins_and_has_one_score(
    game: str, options: dict[str, object], scores: list[int]
) -> None:
    state = played(game, "play R5", LAST, **options).state
    assert (state.winners, state.round_scores, state.scores) == ([0, 2], scores, scores)


def test_three_pairs_of_six() -> None:
    hands = ["R5", "R9", "Y8", "B1", "G1 G2", "Y1"]
    state = played("oono", "play R5", {**LAST, "hands": hands, "draw": "G3"}).state
    assert state.winners == [0, 3]
    assert state.round_scores == [0, 12, 9, 0, 12, 9]


def test_a_blocked_round_goes_to_the_lowest_hands_together() -> None:
    position = {"hands": ["R9", "Y2", "R8", "Y9"], "discard": "B1", "draw": "", "idle": 3}
    state = played("oono", "draw", position).state
    assert state.winners == [1, 3]
    assert state.round_scores == [17, 11, 17, 11]


def test_who_went_out_begins_the_next_round_of_attack() -> None:
    position = {"hands": ["4S 5S", "KD 3D", "6S", "9C"], "discard": "5S", "turn": 2}
    match = played("attack", "play 6S", position)
    assert match.state.winners == [0, 2]
    assert match.state.round_scores == [0, -3, 0, -3]
    assert isinstance(match.submit(TABLE, NEXT_ROUND, 0), list)
    assert match.state.beginner == 2


@pytest.mark.parametrize(("game", "players"), [("oono", 5), ("classic", 2), ("tricks", 3)])
def test_another_number_of_players_is_refused(game: str, players: int) -> None:
    with pytest.raises(SetupError) as refused:
        find_variant(game).table(players, {"partners": True})
    assert refused.value.clause == "G-11"


def test_the_chance_of_a_seat_is_that_of_its_side() -> None:
    state = played("oono", "play R5", LAST).state
    assert prospects(state, low_wins=True) == [1, 0, 1, 0]
    longer = played("oono", "play R5", LAST, rounds=5).state
    chances = prospects(longer, low_wins=True)
    assert chances[0] == chances[2] > chances[1] == chances[3]
    assert sum(chances) == pytest.approx(2)


TRICK = {
    "hands": ["AS", "KS", "QS", "9S"],
    "centre": "9D",
    "phase": "play",
    "bidder": 0,
    "bids": [6, "pass", "pass", "pass"],
    "trump": "S",
    "turn": 0,
}


def test_partners_take_points_and_make_a_bid_together() -> None:
    taken = ["JS JH QH", "", "KH KD QD", ""]
    match = played("tricks", "play AS", {**TRICK, "taken": taken})
    deck = match.table.deck
    for text in ("play KS", "play QS", "play 9S"):
        seat = match.state.turn
        assert isinstance(match.submit(seat, parse_action(text, deck, all_verbs()), 0), list)
    assert match.state.round_scores == [8, 0, 8, 0]
    assert match.state.winners == [0, 2]
