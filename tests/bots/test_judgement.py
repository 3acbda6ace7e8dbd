"""What a decision was worth: by the same worlds for every action, and from what its seat saw alone."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.bots import judgement
from game.bots.belief import Belief
from game.bots.judgement import PARTS, Judgement, Weighed, forgets, weigh
from game.bots.memory import Memory
from game.engine.actions import DRAW, PASS, Action
from game.engine.events import redact
from game.engine.match import Match
from game.engine.observe import Observation
from game.engine.rng import Rng
from game.variants import VARIANTS, find_variant
from tests.harness.behind import dealt_otherwise
from tests.harness.bot_play import tape_of_bots
from tests.harness.written import match_at

every_game = pytest.mark.parametrize("variant", VARIANTS, ids=lambda each: each.info.id)
ONE, TWO, THREE = Action("play", (1,)), DRAW, PASS
FEW = 0.1
"""How many times the usual worlds are enough to see that a judgement is the same."""


def remembered(match: Match, seat: int, log: tuple) -> tuple[Observation, Belief]:
    """What a seat sees and believes after the first actions of a log."""
    again, memory, belief = match.again(), Memory(), Belief(match.variant)
    memory.begin(again.state.seen_from(seat))
    for entry, events in again.follow(log):
        view = again.state.seen_from(seat)
        memory.note(entry.now, entry.seat, entry.action, redact(events, seat), view)
    belief.update(memory, seat)
    return again.observe(seat), belief


def weighed_at(match: Match, seat: int, log: tuple, times: float = FEW, seed: int = 3) -> Weighed:
    seen, belief = remembered(match, seat, log)
    steps = weigh(match.variant, seen, belief, Rng(seed), times=times)
    while True:
        try:
            next(steps)
        except StopIteration as end:
            return end.value


def choices(match: Match, *, least: int = 2) -> Iterator[tuple[int, int]]:
    """The number of actions, and the seat, before each turn action with so many to choose from."""
    again = match.again()
    for at, entry in enumerate(match.log):
        legal = match.variant.legal(again.state, max(entry.seat, 0))
        if entry.seat >= 0 and len(legal) >= least and entry.action in legal:
            yield at, entry.seat
        again.submit(entry.seat, entry.action, entry.now)


@every_game
def test_the_same_worlds_and_seed_give_the_same(variant) -> None:
    match = tape_of_bots(variant.info.id, "normal normal normal").match(400)
    at, seat = list(choices(match))[3]
    one, other = (weighed_at(match, seat, tuple(match.log[:at])) for _ in range(2))
    for action in one.actions:
        assert one.mean(action) == other.mean(action)
        assert 0 <= one.mean(action) <= 1
    assert one.best == other.best
    another = weighed_at(match, seat, tuple(match.log[:at]), seed=4)
    assert [one.mean(each) for each in one.actions] != [another.mean(e) for e in one.actions]


@every_game
def test_what_the_seat_has_not_seen_changes_nothing(variant) -> None:
    """The same log with other cards hidden: to the bit the same."""
    match = tape_of_bots(variant.info.id, "normal normal normal").match(400)
    compared = 0
    for at, seat in list(choices(match))[1:8:3]:
        other = dealt_otherwise(match, at, seat, Rng(at))
        if other is None:
            continue
        log = tuple(match.log[:at])
        one, again = weighed_at(match, seat, log), weighed_at(other, seat, log)
        assert [one.mean(each) for each in one.actions] == [again.mean(e) for e in again.actions]
        played = match.log[at].action
        assert Judgement.of(one, played) == Judgement.of(again, played)
        compared += 1
    assert compared


def test_the_one_legal_action_is_no_choice() -> None:
    match = match_at("classic", {"hands": ["R5 G9", "B1 B2 B3"], "discard": "Y3"})
    assert match.observe(0).legal == [DRAW]
    judged = Judgement.of(weighed_at(match, 0, ()), DRAW)
    assert judged.best == DRAW
    assert (judged.choice, judged.loss, judged.room, judged.margin) == (0, 0, 0, 0)
    assert not judged.shown
    assert judged.after == judged.value


def test_a_card_that_wins_at_once_is_worth_all() -> None:
    match = match_at(
        "classic", {"hands": ["R5", "B1 B2 B3"], "discard": "R3"}, {"rounds": 1, "call": False}
    )
    play = Action("play", match.observe(0).legal[0].cards)
    weighed = weighed_at(match, 0, (), times=0.5)
    assert weighed.best == play
    assert weighed.mean(play) == 1
    lost = Judgement.of(weighed, DRAW)
    assert lost.value == PARTS
    assert lost.choice < 0
    assert lost.shown
    assert lost.stands(weighed_at(match, 0, (), seed=8), DRAW)
    won = Judgement.of(weighed, play)
    assert (won.choice, won.after) == (0, PARTS)
    assert won.margin > 0


def test_the_last_tricks_are_tried_to_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """A world in which the same cards are held is not solved twice, and the sure trick is found."""
    match = tape_of_bots("tricks", "normal normal").match(400)
    last = [
        (at, seat)
        for at, seat in choices(match)
        if match.variant.adviser.solvable(match_after(match, at).state.seen_from(seat), seat)
    ]
    at, seat = last[0]
    solved = []
    tried = judgement.LastCards.add

    def counted(self, world, times):
        solved.append(tuple(tuple(sorted(hand)) for hand in world.hands))
        return tried(self, world, times)

    monkeypatch.setattr(judgement.LastCards, "add", counted)
    weighed = weighed_at(match, seat, tuple(match.log[:at]), times=1)
    assert solved
    assert len(solved) == len(set(solved))
    assert weighed.best in weighed.actions


def match_after(match: Match, at: int) -> Match:
    again = match.again()
    for _ in again.follow(match.log[:at]):
        pass
    return again


chances = st.lists(
    st.fixed_dictionaries({ONE: st.floats(0, 1), TWO: st.floats(0, 1), THREE: st.floats(0, 1)}),
    min_size=2,
    max_size=12,
)


@given(chances, chances, st.sampled_from([ONE, TWO, THREE]))
def test_choice_is_never_above_nothing(picking: list, measuring: list, played: Action) -> None:
    judged = Judgement.of(Weighed(picking, measuring), played)
    assert judged.choice <= 0
    assert 0 <= judged.after <= judged.value <= PARTS
    assert judged.choice == 0 or judged.loss > 3 * judged.error
    assert judged.margin >= 0
    assert judged.margin == 0 or judged.best == played


def test_one_half_picks_and_the_other_measures() -> None:
    """What was best by luck in the worlds that picked gets what it is worth in the others."""
    lucky = Weighed([{ONE: 1.0, TWO: 0.5}] * 4, [{ONE: 0.2, TWO: 0.5}] * 4)
    judged = Judgement.of(lucky, TWO)
    assert judged.best == ONE
    assert (judged.value, judged.choice) == (PARTS // 2, 0)
    assert judged.loss == pytest.approx(-0.3)


def test_a_loss_within_the_noise_is_none() -> None:
    noisy = [{ONE: 1.0, TWO: 0.0}, {ONE: 0.0, TWO: 0.9}] * 6
    judged = Judgement.of(Weighed(noisy, noisy), TWO)
    assert judged.best == ONE
    assert judged.loss > 0
    assert judged.choice == 0
    assert judged.value == round(PARTS * 0.45)


def test_a_loss_has_to_be_found_again() -> None:
    found = Weighed([{ONE: 0.6, TWO: 0.5}] * 4, [{ONE: 0.6, TWO: 0.5}] * 4)
    judged = Judgement.of(found, TWO)
    assert judged.shown
    assert judged.stands(found, TWO)
    less = [{ONE: 0.515, TWO: 0.5, THREE: 0.1}] * 4
    assert not judged.stands(Weighed(less, less), TWO)
    another = [{ONE: 0.5, TWO: 0.5, THREE: 0.9}] * 4
    assert not judged.stands(Weighed(another, another), TWO)
    as_good = [{ONE: 0.6, TWO: 0.5, THREE: 0.6}] * 4
    third = [{ONE: 0.6, TWO: 0.5, THREE: 0.7}] * 4
    assert judged.stands(Weighed(third, as_good), TWO)


def test_a_call_that_was_forgotten_is_told() -> None:
    hands = {"hands": ["R5 R9", "B1 B2 B3"], "discard": "R3"}
    match = match_at("classic", hands, {"call": True})
    seen = match.observe(0)
    play = next(each for each in seen.legal if each.verb == "play")
    assert forgets(find_variant("classic"), seen, play)
    assert not forgets(find_variant("classic"), seen, DRAW)
