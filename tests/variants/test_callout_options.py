"""One: Call-Out by its options, where a scenario cannot show it: what bots do and players notice."""

from __future__ import annotations

from typing import Any

import pytest

from game.bots.bot import Temper
from game.bots.policies import POLICIES
from game.engine.actions import Action
from game.engine.notation.action_text import parse_action
from game.engine.notation.positions import read_position
from game.engine.observe import Observation, observe
from game.engine.rng import Rng
from game.engine.worlds import sample
from game.variants import all_verbs
from game.variants.callout import CALLOUT

HANDS = ["9S 9D", "6H 3C", "QD 5D"]


def position(options: dict[str, object], *hands: str, **keys: Any) -> Any:
    table = CALLOUT.table(len(hands), options)
    given = {"hands": list(hands), "discard": "5H", "draw": "2C 4H 8D 9C 3H 3D", **keys}
    return read_position(CALLOUT, table, given)


def do(state: Any, seat: int, text: str, now: int) -> None:
    action = parse_action(text, state.table.deck, all_verbs())
    assert CALLOUT.check(state, seat, action, now) is None
    CALLOUT.apply(state, seat, action, now)


def played(observation: Observation) -> str:
    bot = POLICIES["greedy"](CALLOUT, Temper())
    return CALLOUT.text(observation.state, bot.decide(observation, 0, Rng(1)))


@pytest.mark.parametrize(("ace", "card"), [(1, "9H"), (10, "AH"), (11, "AH")])
def test_a_beginner_gets_rid_of_what_counts_most(ace: int, card: str) -> None:
    """L-15: an Ace that counts much is dearer than a nine."""
    state = position({"ace_points": ace}, "9H AH 3S", "6H 3C 4C 4D", "QD 5D 7C 8S")
    assert played(observe(CALLOUT, state, 0, 0)) == f"play {card}"


@pytest.mark.parametrize(("any_seven", "wanted"), [(False, "draw"), (True, "play 7C")])
def test_a_beginner_answers_with_any_seven_where_that_is_allowed(
    any_seven: bool, wanted: str
) -> None:
    """L-7: it matters on a Joker, called or not."""
    for called in ("H", ""):
        state = position(
            {"any_seven": any_seven},
            *("7C 9D", "6H 3C", "QD 5D"),
            discard="5H Joker",
            called=called,
            awaiting_suit=not called,
            facing=4,
        )
        observation = observe(CALLOUT, state, 0, 0)
        assert played(observation) == wanted
        for luck in range(10):
            assert CALLOUT.legal(sample(observation, Rng(luck)), 0) == observation.legal


@pytest.mark.parametrize(("option", "mistake"), [("free", False), ("count", True)])
def test_a_false_accusation_in_a_time_out_is_noticed_where_it_counts(
    option: str, mistake: bool
) -> None:
    """L-19."""
    state = position({"time_out_accusations": option}, *HANDS)
    do(state, 1, "time out", 1000)
    do(state, 1, "accuse 2 question", 1500)
    wanted = [Action("accuse", seat=1, text="wrong-accusation")] if mistake else []
    for seat in (0, 2):
        view = observe(CALLOUT, state, seat, 2000).state
        assert [each for _, each in CALLOUT.out_of_turn.noticed(view, seat, 2000)] == wanted


@pytest.mark.parametrize("hand", [3, 10])
def test_a_dealer_deals_as_many_cards_as_the_option_says(hand: int) -> None:
    """L-2, L-27."""
    state = CALLOUT.begin(CALLOUT.table(4, {"hand": hand, "deal": "by hand"}), 7, [])
    dealer = state.dealer
    for text in ("deal all", "done", "look"):
        view = observe(CALLOUT, state, dealer, 0).state
        ((seat, due),) = CALLOUT.out_of_turn.due(view, 0)
        assert (seat, CALLOUT.text(view, due)) == (dealer, text)
        do(state, dealer, text, 0)
    assert [len(cards) for cards in state.hands] == [hand] * 4
    assert CALLOUT.readings(state, 0)["open"]() == []
