"""One true thing of everybody: nobody is left out, none is told twice, and it is true by the logs."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.engine.actions import Action, Refusal
from game.engine.match import Match
from game.engine.rng import Rng
from game.session.course import SatDown
from game.session.evening.praise import (
    CALLED,
    LEAST,
    PLAYED_CARDS,
    QUICK,
    RESTED,
    Counts,
    PlayedOfEvening,
    Praise,
    counted,
    praises,
)
from game.session.records.ending import ending_of
from game.variants import VARIANTS, find_variant
from tests.harness.some import some
from tests.harness.written import match_at

COUNTS = st.builds(
    Counts,
    st.dictionaries(st.sampled_from(sorted(LEAST)), st.integers(0, 40)).map(Counter),
    st.lists(st.integers(1, 60_000), max_size=8),
    st.integers(0, 3),
)
EVERYBODY = st.lists(COUNTS, min_size=1, max_size=10).map(lambda each: dict(enumerate(each, 1)))


@given(EVERYBODY)
def test_everybody_is_told_one_thing_and_none_is_told_twice(counts: dict[int, Counts]) -> None:
    told = praises(counts)
    assert told.keys() == counts.keys()
    kinds = [each.kind for each in told.values() if each.kind not in (PLAYED_CARDS, RESTED)]
    assert len(kinds) == len(set(kinds))


@given(EVERYBODY)
def test_what_is_told_is_true_and_ties_are_told(counts: dict[int, Counts]) -> None:
    for member, told in some(praises(counts).items()):
        own = counts[member]
        if told.kind == PLAYED_CARDS:
            assert told.amount == own.of["played"] > 0
        elif told.kind == RESTED:
            assert (told.amount, own.of["played"]) == (own.rested, 0)
        else:
            values = {each: counts[each].value(told.kind) for each in counts}
            most = max(value for value in values.values() if value is not None)
            assert values[member] == most
            assert abs(most) == told.amount
            assert set(told.level) == {m for m, v in values.items() if v == most} - {member}
            assert len(told.level) < len(counts) - 1 or len(counts) == 1


@given(EVERYBODY)
def test_it_does_not_depend_on_the_order(counts: dict[int, Counts]) -> None:
    assert praises(counts) == praises(dict(reversed(counts.items())))


def test_what_somebody_is_furthest_ahead_in_comes_first_and_gives_way_to_others() -> None:
    ahead = Counts(Counter({"handed": 20, "suits": 9}))
    other = Counts(Counter({"handed": 5, "suits": 8}))
    assert praises({1: ahead, 2: other})[1] == Praise("handed", 20)
    # Of two who are level in one thing one has something else to be told of.
    level = Counts(Counter({"handed": 20}))
    third = Counts(Counter({"played": 12}))
    told = praises({1: ahead, 2: level, 3: third})
    assert told == {1: Praise("suits", 9), 2: Praise("handed", 20, (1,)), 3: Praise("played", 12)}


def test_what_all_have_alike_says_nothing_and_nobody_alone_is_the_quickest() -> None:
    both = Counts(Counter({"won": 1, "played": 30}), [1000] * 6)
    told = praises({1: both, 2: Counts(Counter({"won": 1, "played": 30}), [1000])})
    assert told == {1: Praise(PLAYED_CARDS, 30), 2: Praise(PLAYED_CARDS, 30)}
    quick = praises({1: both, 2: Counts(Counter({"won": 1, "played": 30}), [3000] * 6)})
    assert quick[1] == Praise(QUICK, 1000)
    assert praises({7: Counts(rested=2)}) == {7: Praise(RESTED, 2)}


def _played(game: str, players: int, seed: int) -> Match:
    """A match of any moves."""
    variant, luck = find_variant(game), Rng(seed)
    match, now = Match(variant, variant.table(players, {"rounds": 1}), seed), 0
    while not match.over and len(match.log) < 2000:
        turn, now = match.state.turn, now + 1000
        match.submit(turn, luck.choice(match.observe(turn).legal), now)
    return match


@pytest.mark.parametrize("game", [each.info.id for each in VARIANTS if not each.info.timed])
def test_a_match_is_counted_as_it_was_played(game: str) -> None:
    match = _played(game, 3, 5)
    places = ending_of(match).places
    found = counted([PlayedOfEvening(match, {0: 1, 1: 2, 2: 3}, places, (), (4,))])
    assert found.keys() == {1, 2, 3, 4}
    plays = Counter(e.seat for e in match.log if e.action.verb == "play")
    for seat in some(range(3)):
        own = found[seat + 1]
        assert own.of["played"] >= plays[seat] > 0
        assert own.of["won"] == (places[seat] == 1)
        assert own.turns
    assert found[4].rested == 1
    told = praises(found)
    assert told.keys() == found.keys()
    # Once more gives twice as much of what is added up.
    twice = counted([PlayedOfEvening(match, {0: 1, 1: 2, 2: 3}, places)] * 2)
    assert twice[1].of["played"] == 2 * found[1].of["played"]
    assert twice[1].of["took"] == found[1].of["took"]


def test_what_a_bot_did_before_somebody_sat_down_is_nobodys() -> None:
    match = _played("classic", 3, 5)
    places = ending_of(match).places
    late = len(match.log) // 2
    whole = counted([PlayedOfEvening(match, {0: 1}, places)])[1]
    half = counted([PlayedOfEvening(match, {0: 1}, places, [SatDown(late, 0, "", "Milo")])])[1]
    assert 0 < half.of["played"] < whole.of["played"]
    assert 0 < len(half.turns) < len(whole.turns)


def test_the_fastest_call_is_timed_from_when_the_rules_required_it() -> None:
    match = match_at(
        "callout", {"hands": ["JD 9C 8C", "5S 7C 2H", "JC 9D 3H"], "discard": "5D", "turn": 0}
    )
    code = match.table.deck.index

    def do(seat: int, action: Action, now: int) -> None:
        assert not isinstance(match.submit(seat, action, now), Refusal)

    do(0, Action("play", (code["JD"],)), 1000)
    do(0, Action("suit", suit=2), 1800)
    do(1, Action("say", text="well played"), 2000)  # which nobody owes
    found = counted([PlayedOfEvening(match, {0: 1, 1: 2, 2: 3}, (1, 2, 3))])
    assert found[1].calls == [800]
    assert (found[2].calls, found[3].calls) == ([], [])
    assert found[1].value(CALLED) == -800
    slow = Counts(calls=[int(LEAST[CALLED]) + 1])
    assert slow.value(CALLED) is None
    told = praises({1: Counts(calls=found[1].calls), 2: Counts(calls=[900])})
    assert told[1] == Praise(CALLED, 800)
    assert praises({1: Counts(calls=[800])}) == {1: Praise(RESTED, 0)}, "nobody else has called"


@pytest.mark.parametrize(
    ("called", "waited", "timed"), [("9S", 700, [700]), ("KS", 700, []), ("9S", 60_000, [])]
)
def test_a_call_that_is_wrong_or_too_late_is_no_fast_one(
    called: str, waited: int, timed: list[int]
) -> None:
    match = match_at(
        "callout", {"hands": ["9S 9C 8C", "5S 7C 2H", "JC 9D 3H"], "discard": "5S", "turn": 0}
    )
    code = match.table.deck.index
    for action, now in (
        (Action("play", (code["9S"],)), 1000),
        (Action("call", (code[called],)), 1000 + waited),
    ):
        assert not isinstance(match.submit(0, action, now), Refusal)
    assert counted([PlayedOfEvening(match, {0: 1}, (1, 2, 3))])[1].calls == timed
