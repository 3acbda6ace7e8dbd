"""What is told at the table of Call-Out as it happens, and to whom."""

from __future__ import annotations

from typing import Any

import pytest

from game.engine.actions import Action
from game.engine.events import (
    EVERYONE,
    NOBODY,
    Announced,
    CardsMoved,
    Event,
    Place,
    RoundBegan,
    only,
)
from game.engine.notation.action_text import parse_action
from game.engine.notation.positions import read_position
from game.variants import all_verbs
from game.variants.callout import CALLOUT

DRAW, DISCARD = Place("draw"), Place("discard")


def position(hands: list[str], options: dict[str, object] | None = None, **keys: Any) -> Any:
    table = CALLOUT.table(len(hands), options)
    given = {"hands": hands, "discard": "5H", "draw": "2C 4H 8D 9C 3H 3D", **keys}
    return read_position(CALLOUT, table, given)


def told(state: Any, seat: int, text: str, now: int = 1000) -> list[Event]:
    action = parse_action(text, state.table.deck, all_verbs())
    assert CALLOUT.check(state, seat, action, now) is None
    events: list[Event] = []
    CALLOUT.apply(state, seat, action, now, events)
    return events


def test_an_accusation_is_told_with_what_came_of_it() -> None:
    state = position(["7C KD", "6H 3C", "QD 5D"])
    assert told(state, 1, "say why") == [Announced("say", 1, text="why")]
    right = told(state, 0, "accuse 1 question")
    (penalty,) = right[2:]
    assert right[:2] == [
        Announced("accuse", 0, 1, text="question"),
        Announced("right", 0, 1, text="question"),
    ]
    assert isinstance(penalty, CardsMoved)
    assert (penalty.src, penalty.dst, penalty.seen_by) == (DRAW, Place("hand", 1), only(1))
    assert told(state, 2, "accuse 1 question") == [
        Announced("accuse", 2, 1, text="question"),
        Announced("met-already", 2, 1, text="question"),
    ]
    assert told(state, 2, "accuse 1 bad-word") == [
        Announced("accuse", 2, 1, text="bad-word"),
        Announced("wrong", 2, 1, text="bad-word"),
    ]


@pytest.mark.parametrize(
    ("play", "kind", "back"),
    [("9C", "no-match", 1), ("9S", "uncalled-spade", 0)],
)
def test_who_is_caught_is_told_how_many_cards_go_back(play: str, kind: str, back: int) -> None:
    state = position([f"{play} KD", "6H 3C", "QD 5D"], discard="9H" if back == 0 else "5H")
    told(state, 0, f"play {play}")
    right = told(state, 1, f"accuse 0 {kind}", 9000)[1]
    assert right == Announced("right", 1, 0, back, text=kind)


@pytest.mark.parametrize("hand", ["5C", "6H 3C"])
def test_one_is_told_whether_it_is_right_or_not(hand: str) -> None:
    state = position([hand, "QD 5D", "4C"])
    if hand == "5C":
        told(state, 0, "play 5C")
    assert told(state, 0, "one")[0] == Announced("one", 0)


def test_time_out_and_time_in_are_told() -> None:
    state = position(["7C KD", "6H 3C", "QD 5D"])
    assert told(state, 2, "time out") == [Announced("time-out", 2)]
    assert told(state, 1, "time in") == [Announced("not-your-time-out", 1)]
    assert told(state, 2, "time in") == [Announced("time-in", 2)]


def test_a_spade_called_is_told() -> None:
    state = position(["9S KD", "6H 3C", "QD 5D"], discard="9H")
    (nine,) = (state.table.deck.index[code] for code in ("9S",))
    told(state, 0, "play 9S")
    assert told(state, 0, "call 9S") == [Announced("call", 0, cards=(nine,))]


def test_the_end_of_a_deal_by_hand_is_told() -> None:
    state = position(["", "", ""], {"deal": "by hand"}, discard="", phase="deal", dealer=0)
    assert told(state, 0, "done") == [Announced("done", 0)]


def test_cards_dealt_by_themselves_are_shown_to_their_owners() -> None:
    events: list[Event] = []
    state = CALLOUT.begin(CALLOUT.table(3), 5, events)
    assert events[0] == RoundBegan(1, state.dealer)
    moved = [event for event in events if isinstance(event, CardsMoved)]
    dealt, first = moved[:15], moved[15]
    assert [each.dst.seat for each in dealt] == [
        (state.dealer + step) % 3 for _ in range(5) for step in (1, 2, 3)
    ]
    assert all(each.seen_by == only(each.dst.seat) for each in dealt)
    assert (first.src, first.dst, first.seen_by) == (DRAW, DISCARD, EVERYONE)


def test_a_misdeal_is_laid_aside_for_the_dealer_unseen() -> None:
    """L-27: the cards of every hand that has any."""
    state = position(
        ["5C KD QC 10H 7H", "", "QD 5D"], {"deal": "by hand"}, discard="", phase="deal", dealer=0
    )
    hands = [tuple(hand) for hand in state.hands]
    told(state, 0, "done")
    events = told(state, 1, "accuse 0 misdeal")
    aside = [each for each in events if isinstance(each, CardsMoved) and each.src.zone == "hand"]
    assert aside == [
        CardsMoved(hands[seat], Place("hand", seat), Place("aside", 0), NOBODY) for seat in (0, 2)
    ]
    # Nothing is set aside for good before the round is on.
    assert CALLOUT.check(state, 0, Action("take"), 1000) is not None


def test_nobody_has_stopped_a_round_that_begins() -> None:
    for options in ({}, {"deal": "by hand"}):
        state = CALLOUT.begin(CALLOUT.table(2, options), 5)
        assert CALLOUT.out_of_turn.stopped_by(state) == -1
