"""What the shedding games share, where a scenario cannot show it: sentences, events and what is handed back."""

from __future__ import annotations

from typing import Any

import pytest

from game.engine.actions import TABLE, Action
from game.engine.events import (
    EVERYONE,
    CardsMoved,
    DirectionChanged,
    Event,
    Place,
    SeatSkipped,
    Shuffled,
    SuitCalled,
    only,
)
from game.engine.notation.action_text import parse_action
from game.engine.notation.positions import read_position
from game.variants import all_verbs, find_variant
from game.variants.families.shedding import take, take_one

DRAW, DISCARD = Place("draw"), Place("discard")


def position(game: str, hands: list[str], discard: str, **keys: Any) -> Any:
    variant = find_variant(game)
    table = variant.table(len(hands), keys.pop("options", {}))
    return read_position(variant, table, {"hands": hands, "discard": discard, **keys})


def act(state: Any, seat: int, text: str) -> list[Event]:
    variant = find_variant(state.table.game)
    action = parse_action(text, state.table.deck, all_verbs())
    assert variant.check(state, seat, action, 0) is None
    events: list[Event] = []
    variant.apply(state, seat, action, 0, events)
    return events


@pytest.mark.parametrize(
    ("game", "hand", "top", "text", "clause", "reason"),
    [
        ("classic", "W R5", "R3", "play W", "G-13", "no-colour"),
        ("classic", "W R5", "R3", "play R5 as G", "G-13", "colour-not-yours"),
        ("oono", "W R5", "R3", "play W", "G-13", "no-colour"),
        ("oono", "W R5", "R3", "play R5 as G", "G-13", "colour-not-yours"),
        ("attack", "5H 6C", "5D", "play 5H as S", "G-13", "suit-not-called"),
        ("attack", "5H 6C", "5D", "play 5S", "G-13", "not-in-hand"),
        ("attack", "5H 6C", "5D", "play 6C", "A-7", "no-match"),
    ],
)
def test_a_card_that_is_not_played_rightly_is_told_why(
    game: str, hand: str, top: str, text: str, clause: str, reason: str
) -> None:
    other = "8C 9C" if game == "attack" else "B8 B9"
    state = position(game, [hand, other], top)
    action = parse_action(text, state.table.deck, all_verbs())
    refusal = find_variant(game).check(state, 0, action, 0)
    assert refusal is not None
    assert (refusal.clause, refusal.reason) == (clause, reason)


def test_no_more_cards_are_taken_than_there_are() -> None:
    state = position("classic", ["R5", "B8"], "R3 R4", draw="G1")
    assert take(state, 0, 4, None) == 2
    assert take(state, 0, 4, None) == 0
    assert not take_one(state, 0, None)
    assert len(state.hands[0]) == 3


def test_cards_taken_are_told_to_who_takes_them_and_a_shuffle_to_all() -> None:
    state = position("classic", ["R5", "B8"], "R3 R4", draw="G1")
    events: list[Event] = []
    assert take(state, 1, 2, events) == 2
    three, one = (state.table.deck.index[code] for code in ("R3", "G1"))
    assert events == [
        CardsMoved((three,), DISCARD, DRAW, 0),
        Shuffled(1),
        CardsMoved((one, three), DRAW, Place("hand", 1), only(1)),
    ]


def test_a_card_played_or_drawn_is_told_with_the_colour_called_for_it() -> None:
    oono = position("oono", ["W R5 R6", "B8 B9", "G1 G2"], "R3", draw="G1 Y2")
    wild, drawn = (oono.table.deck.index[code] for code in ("W", "G1"))
    blue = oono.table.deck.suits.index("B")
    assert act(oono, 0, "play W as B")[:2] == [
        CardsMoved((wild,), Place("hand", 0), DISCARD, EVERYONE),
        SuitCalled(0, blue),
    ]
    classic = position("classic", ["R5 R6", "B8 B9"], "G3", draw="G1 Y2")
    assert act(classic, 0, "draw")[0] == CardsMoved((drawn,), DRAW, Place("hand", 0), only(0))
    plain = act(position("classic", ["R5 R6", "B8 B9"], "R3"), 0, "play R5")
    assert not any(isinstance(event, SuitCalled) for event in plain)


def test_who_loses_a_turn_is_told() -> None:
    attack = position("attack", ["JS 5H", "8C 9C", "4D 4S"], "JD", direction="right")
    assert SeatSkipped(2) in act(attack, 0, "play JS")
    oono = position("oono", ["Rskip R5", "B8 B9", "G1 G2"], "R3")
    assert SeatSkipped(1) in act(oono, 0, "play Rskip")
    classic = position("classic", ["R+2 R5", "B8 B9", "G1 G2"], "R3", direction="right")
    assert SeatSkipped(2) in act(classic, 0, "play R+2")
    queen = position("attack", ["QD 5H", "8C 9C", "4D 4S"], "JD", direction="right")
    told = act(queen, 0, "play QD")
    assert DirectionChanged(1) in told
    assert not any(isinstance(event, SeatSkipped) for event in told)


@pytest.mark.parametrize("seat", range(3))
def test_who_faces_cards_is_in_a_moment_of_its_own(seat: int) -> None:
    variant = find_variant("oono")
    hands = ["R5 R6", "B8 B9", "G1 G2"]
    faced = position("oono", hands, "R3 R+2", facing=2, turn=seat)
    assert [bool(variant.moments(faced, each)) for each in range(3)] == [
        each == seat for each in range(3)
    ]
    assert variant.moments(faced, seat) == {"faces"}
    calm = position("oono", hands, "R3", turn=seat)
    assert variant.moments(calm, seat) == frozenset()
    over = position("oono", hands, "R3 R+2", facing=2, turn=seat, phase="round over")
    assert variant.moments(over, seat) == frozenset()


@pytest.mark.parametrize("given", [{}, {"dealer": "none"}])
def test_attack_has_no_dealer(given: dict[str, str]) -> None:
    assert position("attack", ["5H", "6C"], "5D", **given).dealer == -1


def test_only_a_seat_of_the_table_or_the_table_itself_may_do_anything() -> None:
    variant = find_variant("classic")
    state = position("classic", ["R5", "B8"], "R3")
    draw, following = Action("draw"), Action("next round")
    reasons = [
        (seat, action.verb, refusal and refusal.reason)
        for seat in (TABLE, 0, 1, 2, -2)
        for action in (draw, following)
        for refusal in [variant.check(state, seat, action, 0)]
    ]
    assert reasons == [
        (TABLE, "draw", "not-yet"),
        (TABLE, "next round", "not-yet"),
        (0, "draw", None),
        (0, "next round", "not-yet"),
        (1, "draw", "not-in-turn"),
        (1, "next round", "not-yet"),
        (2, "draw", "no-such-seat"),
        (2, "next round", "not-yet"),
        (-2, "draw", "no-such-seat"),
        (-2, "next round", "not-yet"),
    ]


@pytest.mark.parametrize(
    ("game", "hands", "discard", "keys", "points"),
    [
        ("attack", ["", "2H KC AS"], "5D", {}, [-1, -1, -1]),
        ("classic", ["", "R5 W+4 B+2"], "R3", {}, []),
        ("oono", ["", "R5 G0 B+2 Yskip Rrev W W+4"], "R3", {}, [5, 0, 20, 20, 20, 50, 50]),
        ("callout", ["", "AH 9C KD"], "5D", {"aside": ["", "Joker 10S"]}, [1, 9, 10, 25, 10]),
    ],
)
def test_the_cards_that_made_a_score_are_told_with_their_points(
    game: str, hands: list[str], discard: str, keys: dict[str, Any], points: list[int]
) -> None:
    """A-13, O-18, L-15; in classic no card has points (C-14)."""
    state = position(game, hands, discard, phase="round over", **keys)
    tallies = [find_variant(game).tally(state, seat) for seat in range(2)]
    assert tallies[0].counted == ()
    assert sorted(worth for _, worth in tallies[1].counted) == sorted(points)
    going = position(game, [discard, hands[1]], discard, turn=1)
    assert find_variant(game).tally(going, 1).counted == ()
