"""Who feels what as things happen, and what bots say of it."""

from __future__ import annotations

from itertools import pairwise

import pytest

from game.engine.events import (
    Announced,
    CardsMoved,
    Event,
    FacingChanged,
    Place,
    RoundBegan,
    RoundEnded,
    SeatSkipped,
    TurnChanged,
)
from game.show.chatter import QUIET, Chatter, Talker
from game.show.feelings import (
    HAPPY,
    LEANS,
    LEANT,
    LOOKS,
    SAD,
    SURPRISED,
    TILTS,
    WORRIED,
    WRY,
    Feelings,
)
from game.show.remarks.said_lately import LATELY, SaidLately

PILE, DISCARD = Place("draw"), Place("discard")


def play(seat: int) -> CardsMoved:
    return CardsMoved((3,), Place("hand", seat), DISCARD)


def draw(seat: int, count: int = 1) -> CardsMoved:
    return CardsMoved((-1,) * count, PILE, Place("hand", seat))


def felt(*events: Event, players: int = 3) -> tuple[list[tuple[int, str]], Feelings]:
    told: list[tuple[int, str]] = []
    feelings = Feelings(players, lambda seat, what: told.append((seat, what)))
    for event in events:
        feelings.hear(event)
    return told, feelings


def test_everybody_greets_in_the_first_round_only_and_the_deal_hurts_nobody() -> None:
    told, feelings = felt(RoundBegan(1, 0), draw(0, 7), draw(1, 7), draw(2, 7))
    assert told == [(0, "greets"), (1, "greets"), (2, "greets")]
    assert feelings.looks == {}
    assert felt(RoundBegan(2, 0), draw(0, 7))[0] == []


def test_whoever_is_hit_by_a_card_worries_and_whoever_played_it_is_glad() -> None:
    told, feelings = felt(RoundBegan(2, 0), TurnChanged(0), play(0), draw(1, 2), SeatSkipped(1))
    assert told == [(0, "hits"), (1, "draws")]
    assert feelings.looks == {0: HAPPY, 1: WORRIED}


def test_a_growing_number_to_draw_is_told_once_and_drawing_it_hurts() -> None:
    events = (TurnChanged(0), play(0), FacingChanged(2), TurnChanged(1))
    assert felt(*events)[0] == [(0, "hits")]
    told = felt(*events, play(1), FacingChanged(4), TurnChanged(2), FacingChanged(0), draw(2, 4))[0]
    assert told == [(0, "hits"), (1, "hits"), (2, "draws")]


def test_one_card_drawn_is_nothing_and_several_one_by_one_are_told_once() -> None:
    turn = (play(1), TurnChanged(0))
    assert felt(*turn, draw(0))[0] == []
    assert felt(*turn, draw(0), draw(0), draw(0))[0] == [(0, "draws")]
    assert felt(*turn, draw(0), TurnChanged(1), TurnChanged(0), draw(0))[0] == []


def test_who_is_skipped_is_surprised() -> None:
    told, feelings = felt(play(0), SeatSkipped(1))
    assert told == [(0, "hits"), (1, "skipped")]
    assert feelings.looks[1] == SURPRISED


def test_who_is_caught_draws_and_whoever_was_wrong_is_caught_too() -> None:
    right = felt(play(2), Announced("challenge", 0, 2), draw(2, 2))
    assert right[0] == [(2, "caught"), (0, "catches")]
    assert right[1].looks == {2: SURPRISED, 0: HAPPY}
    wrong = felt(play(2), Announced("accuse", 0, 2), draw(0, 1))
    assert wrong[0] == [(0, "caught"), (2, "escapes")]
    assert wrong[1].looks == {0: WRY, 2: WRY}
    # A call that concerns nobody else accuses nobody, and an accusation ends with the turn.
    assert felt(play(2), Announced("one", 2), draw(2))[0] == []
    assert felt(Announced("accuse", 0, 2), TurnChanged(2), draw(2))[0] == []


def test_who_is_caught_is_shocked_first_and_then_sorry() -> None:
    _, feelings = felt(play(2), Announced("challenge", 0, 2), draw(2, 2))
    feelings.advance(LOOKS["caught"][1])
    assert feelings.looks == {2: SAD, 0: HAPPY}
    feelings.advance(LOOKS["sorry"][1])
    assert 2 not in feelings.looks


def test_winning_and_losing_and_a_round_that_nobody_wins() -> None:
    told, feelings = felt(RoundEnded((1,), (0, 9, 0), (0, 9, 0)))
    assert told == [(1, "wins"), (0, "loses"), (2, "loses")]
    assert feelings.looks == {0: SAD, 1: HAPPY, 2: SAD}
    assert felt(RoundEnded((), (0, 0, 0), (0, 0, 0), blocked=True))[0] == []


def test_one_card_left_is_told_when_the_table_is_warned_of_it() -> None:
    told, feelings = felt()
    feelings.warn(frozenset({1}))
    feelings.warn(frozenset({1}))
    feelings.warn(frozenset())
    feelings.warn(frozenset({1, 2}))
    assert told == [(1, "last_card"), (1, "last_card"), (2, "last_card")]


def test_who_is_hit_hard_looks_so_but_as_one_who_is_caught_if_that_is_why() -> None:
    _, feelings = felt(play(2), Announced("challenge", 0, 2), draw(2, 6))
    feelings.hurt(2)
    feelings.hurt(1)
    assert feelings.looks == {0: HAPPY, 1: WORRIED, 2: SURPRISED}


def test_looks_pass_with_time_and_end_with_the_round() -> None:
    _, feelings = felt(play(0), SeatSkipped(1))
    feelings.upright = True
    lasting = LOOKS["skipped"][1]
    assert feelings.due == lasting == LOOKS["hits"][1]
    feelings.advance(lasting - 1)
    assert set(feelings.looks) == {0, 1}
    feelings.advance(1)
    assert (feelings.looks, feelings.due) == ({}, None)
    _, feelings = felt(RoundEnded((1,), (0, 9, 0), (0, 9, 0)), RoundBegan(2, 0))
    assert (feelings.looks, feelings.due) == ({}, None)


def test_a_portrait_leans_goes_a_little_too_far_and_straightens_up_before_the_look_passes() -> None:
    _, feelings = felt(TurnChanged(0), play(0), draw(1, 4))
    assert feelings.tilts == {}
    most, seen = TILTS[WORRIED], []
    for _ in range(LEANS // 10):
        assert feelings.due == 0
        feelings.advance(10)
        seen.append(feelings.tilts.get(1, 0))
    assert seen[-1] == most
    assert min(seen) < most
    assert feelings.due == LEANT - LEANS
    feelings.advance(LEANT + LEANS)
    assert feelings.looks[1] == WORRIED
    assert feelings.tilts == {}


def test_where_motion_is_reduced_no_portrait_leans() -> None:
    _, feelings = felt(play(0), SeatSkipped(1))
    feelings.upright = True
    feelings.advance(LEANS)
    assert feelings.looks[1] == SURPRISED
    assert feelings.tilts == {}


def speaker(talk: float) -> Talker:
    """A bot with so many lines that it never runs out of those that were not said lately."""
    lines = tuple(map(str, range(100)))
    return Talker(talk, lambda occasion: () if occasion == "loses" else lines)


def said(talk: float, times: int = 2000) -> list[str]:
    chatter = Chatter({1: speaker(talk)}, 7)
    lines = []
    for _ in range(times):
        lines.append(chatter.answer(1, "wins"))
        chatter.advance(QUIET)
    return lines


def test_the_talkative_say_more_and_the_silent_nothing() -> None:
    shares = [sum(map(bool, said(talk))) / 2000 for talk in (0.0, 0.2, 0.6, 1.0)]
    assert shares[0] == 0
    assert shares == sorted(set(shares))
    assert 0.1 < shares[1] < 0.26


def test_nothing_is_said_twice_within_ten_minutes_also_in_the_next_match() -> None:
    few = Talker(1.0, lambda occasion: ("one", "two", "three"))
    lately, now = SaidLately(), 0
    heard: list[tuple[str, int]] = []
    for match in range(4):
        chatter = Chatter({0: few, 1: few}, match, lately)
        for turn in range(150):
            line = chatter.answer(turn % 2, "wins")
            if line:
                heard.append((line, now))
            chatter.advance(QUIET)
            now += QUIET
    for line in ("one", "two", "three"):
        times = [at for each, at in heard if each == line]
        assert len(times) > 3
        assert min(b - a for a, b in pairwise(times)) >= LATELY == 10 * 60 * 1000


def test_after_a_line_it_is_quiet_for_a_while() -> None:
    chatter = Chatter({0: speaker(1.0), 1: speaker(1.0)}, 3)
    while not chatter.answer(0, "wins"):
        pass
    assert not any(chatter.answer(seat, "wins") for seat in (0, 1) * 50)
    chatter.advance(QUIET - 1)
    assert not any(chatter.answer(1, "wins") for _ in range(50))
    chatter.advance(1)
    assert any(chatter.answer(1, "wins") for _ in range(50))


def test_who_surely_says_something_does_however_silent_and_whoever_has_just_spoken() -> None:
    chatter = Chatter({0: speaker(1.0), 1: speaker(0.0)}, 3)
    while not chatter.answer(0, "wins"):
        pass
    for _ in range(30):  # more often than there are lines
        assert chatter.answer(1, "wins", surely=True)
    assert not chatter.answer(2, "wins", surely=True)
    assert not chatter.answer(1, "loses", surely=True)


def test_people_and_those_without_a_line_say_nothing() -> None:
    chatter = Chatter({1: speaker(1.0)}, 3)
    assert not any(chatter.answer(0, "wins") for _ in range(50))
    assert not any(chatter.answer(1, "loses") for _ in range(50))


def test_the_same_seed_says_the_same() -> None:
    assert said(0.5, 100) == said(0.5, 100)


@pytest.mark.parametrize(("bid", "staring"), [(15, {0, 2}), (14, set())])
def test_the_others_stare_at_who_bids_all_there_is(bid: int, staring: set[int]) -> None:
    feelings = Feelings(3, lambda seat, what: None, 15)
    feelings.hear(RoundBegan(1, 0))
    feelings.hear(Announced("bid", 1, number=bid))
    assert {seat for seat, look in feelings.looks.items() if look == SURPRISED} == staring
