"""One: Call-Out, where a scenario cannot show it: what time does, and what nobody may know."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations
from typing import Any

import pytest

from game.bots.bot import Temper
from game.bots.greedy_bot import GreedyBot
from game.engine.actions import Action
from game.engine.events import (
    NOBODY,
    Announced,
    CardsMoved,
    DirectionChanged,
    Event,
    FacingChanged,
    Place,
    RoundEnded,
    Shuffled,
    only,
)
from game.engine.match import Match
from game.engine.notation.action_text import parse_action
from game.engine.notation.positions import read_position, write_position
from game.engine.observe import observe
from game.engine.rng import Rng
from game.engine.state import PLAY
from game.session.controllers import BotSeat, Human
from game.session.runner import Runner
from game.tools.soak import random_action, random_table
from game.variants import all_verbs
from game.variants.callout import CALLOUT
from game.variants.callout.accusations import open_mistakes, settle
from game.variants.callout.broken_rules import breaks
from game.variants.callout.cards import SPADES
from game.variants.callout.moves import mismatch
from game.variants.callout.state import ALWAYS, CalloutState, Mistake
from game.variants.callout.talk_judge import TalkJudge, claim
from tests.harness.some import some

HANDS = ["7C KD", "6H 3C", "QD 5D"]


def position(hands: list[str], options: dict[str, object] | None = None, **keys: Any) -> Any:
    table = CALLOUT.table(len(hands), options)
    given = {"hands": hands, "discard": "5H", "draw": "2C 4H 8D 9C 3H 3D", **keys}
    return read_position(CALLOUT, table, given)


def do(state: CalloutState, seat: int, text: str, at: float) -> None:
    action = parse_action(text, state.table.deck, all_verbs())
    now = round(at * 1000)
    assert CALLOUT.check(state, seat, action, now) is None
    CALLOUT.apply(state, seat, action, now, [])


def opened(state: CalloutState, at: float) -> list[str]:
    return sorted(CALLOUT.readings(state, round(at * 1000))["open"]())


def random_positions(seed: int, steps: int, pace: int = 2500, *, played: bool = False) -> Any:
    """The positions of a match with options drawn at random; mistakes can be `played` in it for certain."""
    players = 2 + seed % 9
    table = random_table(CALLOUT, players, Rng(seed))
    if played:
        table = CALLOUT.table(players, {**table.options, "mistakes": "played"})
    match = Match(CALLOUT, table, seed)
    rng, now = Rng(seed + 1), 0
    for _ in range(steps):
        if match.over:
            return
        yield match.state
        now += rng.below(pace)
        seat, action = random_action(CALLOUT, match.state, now, rng)
        assert isinstance(match.submit(seat, action, now), list)


@pytest.mark.parametrize("seed", range(6))
def test_to_settle_what_has_run_out_changes_nothing_of_what_is_open(seed: int) -> None:
    rng = Rng(99)
    for state in some(random_positions(seed, 300)):
        now = state.now + rng.below(15_000)
        later = now + rng.below(15_000)
        settled = state.clone()
        settle(settled, settled.clock(now))
        once = settled.encode()
        settle(settled, settled.clock(now))
        assert settled.encode() == once
        for moment in (now, later):
            open_then = Counter(open_mistakes(state, moment))
            assert Counter(open_mistakes(settled, moment)) == open_then


@pytest.mark.parametrize("seed", range(8))
def test_what_lapses_first_comes_first(seed: int) -> None:
    """So what has not lapsed need not be looked at as what has is dropped."""
    found = 0
    for state in random_positions(seed, 400, pace=300):
        assert state.mistakes == sorted(state.mistakes, key=lambda each: each.until)
        assert state.owed == sorted(state.owed, key=lambda each: each.due)
        for each in (state.met, state.heard):
            assert each == sorted(each, key=lambda one: one.at)
        found += len(state.heard) > 1 or len(state.mistakes) > 1
    assert found > 10


class Counted(list[Any]):
    """A list that counts how often one of its items is handed out by going through it."""

    seen = 0

    def __iter__(self) -> Iterator[Any]:
        for each in super().__iter__():
            self.seen += 1
            yield each


def test_an_action_does_not_look_at_all_that_was_done_before() -> None:
    state = position(HANDS)
    for _ in range(300):
        do(state, 0, "one", 1)
        do(state, 1, "say well played", 1)
    mistakes, heard = Counted(state.mistakes), Counted(state.heard)
    do(replace(state, mistakes=mistakes, heard=heard), 1, "say well played", 1)
    assert (len(mistakes), len(heard)) == (300, 601)
    assert (mistakes.seen, heard.seen) == (0, 0)


@pytest.mark.parametrize("seed", range(4))
def test_what_is_open_came_about_by_now_and_has_not_lapsed(seed: int) -> None:
    found = 0
    for state in random_positions(seed, 200):
        at = state.clock(state.now)
        for each in open_mistakes(state, state.now):
            assert 0 <= each.since <= at <= each.until
            found += 1
    assert found > 10


@pytest.mark.parametrize("seed", range(4))
def test_nothing_lapses_before_the_deadline(seed: int) -> None:
    found = 0
    for state in random_positions(seed, 200):
        deadline = CALLOUT.out_of_turn.deadline(state)
        if deadline is None:
            continue
        assert deadline > state.now
        before = CALLOUT.readings(state, state.now)
        still = CALLOUT.readings(state, deadline - 1)
        assert still["open"]() == before["open"]()
        assert still["uncalled_spades"]() == before["uncalled_spades"]()
        found += 1
    assert found > 10


PUT_BACK = (
    "turn",
    "direction",
    "facing",
    "more_turns",
    "skips",
    "called",
    "awaiting_suit",
    "laid_by",
    "discard",
    "uncalled_spades",
)


@pytest.mark.parametrize("seed", range(6))
def test_a_play_called_out_at_once_is_as_if_it_had_not_been(seed: int) -> None:
    """L-20: whatever card or cards; the player has one card more, and a fresh clock."""
    undone = 0
    for before in random_positions(seed, 120, played=True):
        if before.phase != PLAY or before.time_out >= 0 or not before.draw:
            continue
        seat, now = before.turn, before.now
        was = write_position(CALLOUT, before)
        hand = sorted(set(before.hands[seat]))
        for cards in (*combinations(hand, 1), *combinations(hand, 2)):
            play = Action("play", cards)
            if not mismatch(before, seat, cards) or CALLOUT.check(before, seat, play, now):
                continue
            state = before.clone()
            CALLOUT.apply(state, seat, play, now)
            kind = breaks(state.moves[0])[0]
            other = (seat + 1) % state.players
            CALLOUT.apply(state, other, Action("accuse", seat=seat, text=kind), now)
            found = write_position(CALLOUT, state)
            assert {key: found[key] for key in PUT_BACK} == {key: was[key] for key in PUT_BACK}
            assert sorted(state.hands[seat]) == sorted((*before.hands[seat], before.draw[-1]))
            assert found["turn_started"] == (now if state.running else -1)
            undone += 1
    assert undone > 100


def test_what_was_heard_and_met_is_kept_as_long_as_it_can_matter() -> None:
    """L-19, L-22: for the ten seconds in which it can be called out."""
    state = position(HANDS, {"turn_seconds": 0})
    for at in (1, 5):
        do(state, 1, "say why", at)
        do(state, 2, "accuse 1 question", at)
    do(state, 2, "say well played", 11)
    assert [each.at for each in state.heard] == [1000, 1000, 5000, 5000, 11_000]
    assert [each.at for each in state.met] == [1000, 5000]
    do(state, 2, "say well played", 11.001)
    assert [each.at for each in state.heard] == [5000, 5000, 11_000, 11_001]
    assert [each.at for each in state.met] == [5000]
    do(state, 2, "say well played", 15.001)
    assert [each.at for each in state.met] == []


def test_a_wrong_deal_and_an_illegal_play_are_open_without_a_limit_of_time() -> None:
    hands = ["5C KD QC 10H", "6H 3C 4C 9D 9H", "QD 5D 8C 2H 2D"]
    wrong = position(hands, {"deal": "by hand"}, discard="", phase="dealt", dealer=0)
    assert open_mistakes(wrong, 0) == [Mistake("misdeal", 0, 0, ALWAYS)]
    state = position(HANDS, {"turn_seconds": 0})
    do(state, 0, "play 7C", 1)
    for now in (1000, 500_000):
        assert open_mistakes(state, now) == [Mistake("no-match", 0, 0, ALWAYS, 1)]


@pytest.mark.parametrize("listened", [True, False])
def test_a_shuffle_under_cards_in_question_is_told(listened: bool) -> None:
    state = position(["9C KD", "6H 4S", "QD"], discard="2D 3D 5H", draw="")
    do(state, 0, "play 9C", 0)
    events: list[Event] = []
    CALLOUT.apply(state, 2, Action("draw"), 0, events if listened else None)
    assert (len(state.draw), len(state.hands[2])) == (1, 2)
    if listened:
        two, three = (state.table.deck.index[code] for code in ("2D", "3D"))
        shuffled, told = events[:2]
        assert isinstance(shuffled, CardsMoved)
        assert (sorted(shuffled.cards), shuffled.seen_by) == (sorted((two, three)), NOBODY)
        assert (shuffled.src, shuffled.dst) == (Place("discard"), Place("draw"))
        assert told == Shuffled(2)


def test_a_position_in_short_has_nothing_waiting() -> None:
    state = position(HANDS)
    assert (state.time_out, state.suit_by, state.suit_at, state.called) == (-1, -1, -1, -1)
    assert (state.more_turns, state.skips, state.laid_by) == (0, 0, 2)
    assert (state.awaiting_suit, state.opening, state.owed, state.dealt) == (False, False, [], [])


def test_time_stands_in_a_time_out() -> None:
    state = position(HANDS)
    do(state, 1, "say why", 1)
    assert CALLOUT.out_of_turn.deadline(state) == 8001
    do(state, 2, "time out", 2)
    assert CALLOUT.out_of_turn.deadline(state) is None
    assert opened(state, 500) == ["1 question"]
    do(state, 2, "time in", 102)
    assert CALLOUT.out_of_turn.deadline(state) == 108_001
    assert opened(state, 111) == ["0 too-slow", "1 question"]
    assert opened(state, 111.001) == ["0 too-slow"]


def test_a_view_holds_no_list_of_mistakes() -> None:
    state = position(HANDS)
    do(state, 1, "say fish ride bicycles", 1)
    assert state.mistakes
    for seat in (-1, 0, 1, 2):
        assert observe(CALLOUT, state, seat, 1000).state.mistakes == []


def test_what_is_said_is_noticed_by_those_who_hear_it() -> None:
    state = position(HANDS)
    do(state, 1, "say fish ride bicycles", 1)
    wanted = Action("accuse", seat=1, text="false-statement")
    for seat in (0, 2):
        view = observe(CALLOUT, state, seat, 1000).state
        assert [action for _, action in CALLOUT.out_of_turn.noticed(view, seat, 1000)] == [wanted]
    own = observe(CALLOUT, state, 1, 1000).state
    assert CALLOUT.out_of_turn.noticed(own, 1, 1000) == []


def test_a_claim_that_held_is_not_held_against_whoever_plays_at_the_same_moment() -> None:
    state = position(HANDS)
    do(state, 0, "say it is my turn", 1)
    do(state, 0, "play KD", 1)
    view = observe(CALLOUT, state, 1, 1000).state
    noticed = [action for _, action in CALLOUT.out_of_turn.noticed(view, 1, 1000)]
    assert noticed == [Action("accuse", seat=0, text="no-match")]


def test_what_has_been_paid_for_is_not_noticed_again() -> None:
    state = position(HANDS)
    do(state, 0, "play 7C", 1)
    view = observe(CALLOUT, state, 1, 1000).state
    (noticed,) = CALLOUT.out_of_turn.noticed(view, 1, 1000)
    assert noticed[1] == Action("accuse", seat=0, text="no-match")
    do(state, 2, "accuse 0 no-match", 2)
    view = observe(CALLOUT, state, 1, 2000).state
    assert CALLOUT.out_of_turn.noticed(view, 1, 2000) == []
    assert CALLOUT.out_of_turn.moot(view, 1, noticed[1], 2000)


@pytest.mark.parametrize("late_calls", [0, 1, 2])
def test_an_uncalled_spade_is_noticed_until_its_window_closes_whatever_is_said_late(
    late_calls: int,
) -> None:
    state = position(["9S KD", "6H 3C", "QD 5D"], {"turn_seconds": 0}, discard="9H")
    do(state, 0, "play 9S", 1)
    for _ in range(late_calls):
        do(state, 0, "call 9S", 5)
    wanted = Action("accuse", seat=0, text="uncalled-spade")
    times = ((4000, []), (4001, [wanted]), (14_000, [wanted]), (14_001, []))
    for at, noticed in some(each for each in times if each[0] >= state.now):
        view = observe(CALLOUT, state, 1, at).state
        assert [action for _, action in CALLOUT.out_of_turn.noticed(view, 1, at)] == noticed


def test_attentive_bots_call_out_an_uncalled_spade_that_was_named_late() -> None:
    match = Match(CALLOUT, CALLOUT.table(3, {"turn_seconds": 0}), 4)
    sleeper = match.state.turn
    spade = next(card for card in match.state.hands[sleeper] if SPADES[card])
    assert isinstance(match.submit(sleeper, Action("play", (spade,)), 0), list)
    for now in (3001, 3002):
        assert isinstance(match.submit(sleeper, Action("call", (spade,)), now), list)
    bot = GreedyBot(CALLOUT, Temper(attention=1.0, reaction=1500, honesty=1.0))
    seats = [Human() if seat == sleeper else BotSeat(bot, Rng(seat)) for seat in range(3)]
    Runner(match, seats).update(6000)
    accused = [entry.action for entry in match.log if entry.action.verb == "accuse"]
    assert Action("accuse", seat=sleeper, text="uncalled-spade") in accused


@pytest.mark.parametrize("seed", range(4))
def test_a_late_call_out_of_turn_changes_nothing(seed: int) -> None:
    named = 0
    for state in random_positions(seed, 300):
        if state.phase != PLAY or state.time_out >= 0:
            continue
        settled = state.clone()
        settle(settled, settled.clock(settled.now))
        waiting = {(each.seat, each.card) for each in settled.owed}
        for each in settled.late:
            if each.seat == settled.turn or (each.seat, each.card) in waiting:
                continue
            after = settled.clone()
            CALLOUT.apply(after, each.seat, Action("call", (each.card,)), after.now)
            assert after == settled
            assert CalloutState.decode(after.table, after.encode()) == settled
            named += 1
    assert named > 10


@pytest.mark.parametrize("seed", range(4))
def test_who_pays_attention_accuses_nobody_wrongly(seed: int) -> None:
    found = 0
    for state in random_positions(seed, 200):
        for seat in range(state.players):
            view = observe(CALLOUT, state, seat, state.now).state
            open_now = {(m.seat, m.kind) for m in open_mistakes(state, state.now)}
            for _, action in CALLOUT.out_of_turn.noticed(view, seat, state.now):
                assert (action.seat, action.text) in open_now
                found += 1
    assert found > 10


def test_before_the_deal_is_looked_at_nobody_sees_a_card() -> None:
    table = CALLOUT.table(3, {"deal": "by hand"})
    state = CALLOUT.begin(table, 5)
    do(state, state.dealer, "deal all", 1)
    other = (state.dealer + 1) % 3
    assert set(state.seen_from(other).hands[other]) == {-1}
    do(state, other, "look", 2)
    assert state.seen_from(other).hands[other] == state.hands[other]
    assert set(state.seen_from(state.dealer).hands[state.dealer]) == {-1}
    do(state, state.dealer, "done", 3)
    do(state, state.dealer, "look", 3)
    for seat in range(3):
        assert state.seen_from(seat).hands[seat] == state.hands[seat]


def seen(state: CalloutState) -> list[str]:
    """By viewer, an onlooker first: the seats whose hands it sees."""
    return [
        "".join(str(n) for n, hand in enumerate(state.seen_from(eye).hands) if set(hand) != {-1})
        for eye in range(-1, state.players)
    ]


def test_who_sees_whose_hand_from_the_deal_to_the_end_of_the_round() -> None:
    """L-28: nobody a hand that was not looked at; afterwards the own one, and at last all."""
    hands = ["5C KD QC 10H 7H", "6H 3C 4C 9D 9H", "QD 5D 8C 2H 2D"]
    state = position(hands, {"deal": "by hand"}, discard="", phase="deal", dealer=0)
    assert seen(state) == ["", "", "", ""]
    do(state, 1, "look", 1)
    assert seen(state) == ["", "", "1", ""]
    do(state, 0, "done", 1)
    do(state, 2, "look", 1)
    assert seen(state) == ["", "", "1", "2"]
    do(state, 0, "look", 1)
    assert seen(state) == ["", "0", "1", "2"]
    first = position(hands, {"deal": "by hand"}, discard="", phase="deal", dealer=1)
    do(first, 0, "look", 1)
    assert seen(first) == ["", "0", "", ""]
    state = position(["5C", "6H 3C", "QD 5D"])
    do(state, 0, "play 5C", 1)
    do(state, 0, "one", 1)
    assert state.over
    assert [set(state.seen_from(eye).hands[1]) for eye in (-1, 0, 2)] == [set(state.hands[1])] * 3


def test_cards_dealt_by_hand_are_shown_to_whoever_has_looked() -> None:
    state = CALLOUT.begin(CALLOUT.table(3, {"deal": "by hand"}), 5)
    dealer = state.dealer
    early, other = (dealer + 1) % 3, (dealer + 2) % 3
    do(state, early, "look", 1)
    for seat, seen_by in ((early, only(early)), (other, NOBODY), (dealer, NOBODY)):
        events: list[Event] = []
        CALLOUT.apply(state, dealer, Action("deal", seat=seat), 1000, events)
        (moved,) = events
        assert isinstance(moved, CardsMoved)
        assert moved.seen_by == seen_by
    events = []
    CALLOUT.apply(state, other, Action("look"), 2000, events)
    (card,) = state.hands[other]
    place = Place("hand", other)
    assert events == [Announced("look", other), CardsMoved((card,), place, place, only(other))]
    events = []
    CALLOUT.apply(state, other, Action("look"), 2000, events)
    CALLOUT.apply(state, early, Action("look"), 2000, events)
    assert events == [Announced("look", other), Announced("look", early)]


@pytest.mark.parametrize("called", [True, False])
def test_a_round_that_nobody_wins_by_a_call_is_told_as_blocked(called: bool) -> None:
    if called:
        state = position(["5C", "6H 3C", "QD 5D"])
        do(state, 0, "play 5C", 1)
        seat, action = 0, Action("one")
    else:
        state = position(HANDS, draw="", idle=2)
        seat, action = 0, Action("draw")
    events: list[Event] = []
    CALLOUT.apply(state, seat, action, 1000, events)
    (ended,) = (event for event in events if isinstance(event, RoundEnded))
    assert ended.blocked is not called
    assert ended.winners == (0,) if called else (1,)


@pytest.mark.parametrize(("started", "since"), [(0, 8000), (-3000, 5000), (-20_000, 0)])
def test_a_turn_is_too_slow_from_when_its_time_ran_out(started: int, since: int) -> None:
    state = position(HANDS, turn_started=started)
    assert open_mistakes(state, since + 1) == [Mistake("too-slow", 0, since, ALWAYS)]
    do(state, 0, "draw", 9)
    assert open_mistakes(state, 9000) == [Mistake("too-slow", 0, since, 19_000)]


def test_attentive_bots_call_a_sleeper_too_slow() -> None:
    match = Match(CALLOUT, CALLOUT.table(3), 4)
    bot = GreedyBot(CALLOUT, Temper(attention=1.0, reaction=1500, honesty=1.0))
    sleeper = match.state.turn
    seats = [Human() if seat == sleeper else BotSeat(bot, Rng(seat)) for seat in range(3)]
    runner = Runner(match, seats)
    runner.update(8000)
    assert [entry for entry in match.log if entry.action.verb == "accuse"] == []
    runner.update(3000)
    accused = [entry for entry in match.log if entry.action.verb == "accuse"]
    assert accused
    assert accused[0].action == Action("accuse", seat=sleeper, text="too-slow")
    # A person's time to notice and speak up.
    assert accused[0].now >= 9000


def test_greedy_bots_call_what_they_have_to() -> None:
    table = CALLOUT.table(4, {"target": 0, "rounds": 3})
    match = Match(CALLOUT, table, 6)
    perfect = Temper(attention=1.0, reaction=1500, honesty=1.0, talk=0.0)
    bots = [BotSeat(GreedyBot(CALLOUT, perfect), Rng(seat)) for seat in range(4)]
    Runner(match, bots).run()
    assert match.over
    verbs = Counter(entry.action.verb for entry in match.log)
    assert verbs["one"] == 3
    assert verbs["call"] > 0
    assert verbs["accuse"] == 0


@pytest.mark.parametrize(
    ("text", "asked"),
    [
        ("who", True),
        ("Who is it", True),
        ("“is it?”", True),
        ("you took two?!", True),
        ("what a card!", False),
        ("what a card!)", False),
        ("whoever", False),
        ("who's there", False),
        ("tell me who", False),
        ("...", False),
        ("?", True),
    ],
)
def test_questions(text: str, asked: bool) -> None:
    assert TalkJudge(CALLOUT.table(2)).read(text).question is asked


def test_a_claim_may_be_of_more_cards_than_python_reads_as_a_number() -> None:
    state = position(HANDS)
    assert claim(state, 0, f"I have {'9' * 5000} cards") is False
    assert claim(state, 0, "seat 1 has 02 cards") is True


def test_a_hand_of_nothing_but_jokers_has_a_hint_too() -> None:
    state = position(["Joker Joker Joker", "6H 3C", "QD 5D"])
    advice = CALLOUT.adviser.advice(observe(CALLOUT, state, 0, 0).state, 0, 0)
    assert advice is not None
    assert "suit" not in advice.why.reason


@pytest.mark.parametrize(("first", "told"), [("AD", DirectionChanged(1)), ("7D", FacingChanged(0))])
def test_a_misdeal_tells_what_the_first_card_did_and_does_no_more(first: str, told: Event) -> None:
    hands = ["5C KD QC 10H", "6H 3C 4C 9D 9H", "QD 5D 8C 2H 2D"]
    pile = " ".join((first, "3H 3D 4H 4D 6C 6D 7H 8D 8H 9C 10C 10D JD JH KC KH QH"))
    state = position(hands, {"deal": "by hand"}, discard="", draw=pile, phase="dealt", dealer=0)
    do(state, 0, "look", 1)
    events: list[Event] = []
    accusation = parse_action("accuse 0 misdeal", state.table.deck, all_verbs())
    CALLOUT.apply(state, 1, accusation, 2000, events)
    assert (state.phase, state.direction, state.facing) == ("deal", 1, 0)
    assert told in events
    moved = [each for each in events if isinstance(each, CardsMoved)]
    aside = [each for each in moved if each.dst == Place("aside", 0)]
    assert [(each.src.seat, len(each.cards), each.seen_by) for each in aside] == [
        (0, 4, NOBODY),
        (1, 5, NOBODY),
        (2, 5, NOBODY),
    ]
    assert len(state.aside[0]) == 14
