"""Who goes on in a cup, and what it is made of, as a function of the logs of matches."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from game.session.cup.bracket import (
    Bracket,
    CupState,
    LoggedCupMatch,
    Metal,
    logged_of,
    waiting_of,
)
from game.session.cup.cup_draw import (
    MEETINGS,
    CupDraw,
    CupPlace,
    drawn_guests,
    game_of,
    in_order,
    once_more,
    plan_of,
)
from game.session.plan import Seat
from game.session.records.parts import part_text
from tests.harness.played import played

DRAW = CupDraw(
    "c", "Ada", "ada", 100.0, ("classic", "oono", "tricks"), 9, drawn_guests("abcdefg", 9)
)


def bot(slot: int) -> str:
    return "" if slot == 0 else DRAW.guests[slot - 1]


def logged(
    meeting: int,
    match: int,
    pair: tuple[int, int],
    winner: int | None,
    *,
    began: float = 0.0,
    over: bool = True,
    waits: bool = False,
    stand_in: bool = False,
) -> LoggedCupMatch:
    """A match of two; without a winner equals share it."""
    seats = in_order(DRAW, meeting, match, pair)
    won = [seat for seat, slot in enumerate(seats) if winner in (None, slot)]
    return LoggedCupMatch(
        f"{meeting}-{match}-{began}",
        game_of(DRAW, meeting, match),
        CupPlace("c", meeting, match),
        began or 100.0 * meeting + match,
        tuple("greedy" if stand_in and slot == 0 else bot(slot) for slot in seats),
        tuple(won) if over else (),
        over,
        waits,
    )


Winner = Callable[[int, int, tuple[int, int]], int | None]


def play(win: Winner, most: int = 100) -> tuple[Bracket, list[LoggedCupMatch]]:
    """Play what is due, the player's first, until there is nothing, or so many have been played."""
    matches: list[LoggedCupMatch] = []
    for _ in range(most):
        bracket = Bracket(DRAW, matches)
        meeting = bracket.next or bracket.bots_next
        if meeting is None:
            break
        assert meeting.pair is not None
        assert meeting.due is not None
        slot = win(meeting.number, meeting.due, meeting.pair)
        matches.append(logged(meeting.number, meeting.due, meeting.pair, slot))
    return Bracket(DRAW, matches), matches


def lower(meeting: int, match: int, pair: tuple[int, int]) -> int:
    """The player always wins, and else the lower slot."""
    return pair[0]


def lossy(*lost: tuple[int, int]) -> Winner:
    return lambda meeting, match, pair: pair[(meeting, match) in lost]


def test_who_wins_all_wins_gold() -> None:
    bracket, matches = play(lower)
    assert bracket.state is CupState.WON
    assert bracket.metal is Metal.GOLD
    assert len(matches) == 14
    assert bracket.champion == 0
    assert bracket.beaten == (1, 2, 4)
    assert bracket.next is None
    assert bracket.bots_next is None
    assert bracket.last == 702


def test_one_lost_match_makes_silver_and_more_copper() -> None:
    for lost, metal in [
        ([(1, 1)], Metal.SILVER),
        ([(1, 2), (7, 1)], Metal.COPPER),
        ([(1, 2), (5, 1), (7, 2)], Metal.COPPER),
    ]:
        bracket, _ = play(lossy(*lost))
        assert bracket.state is CupState.WON
        assert bracket.metal is metal
        assert bracket.lost == len(lost)


def test_who_loses_a_meeting_is_out_and_the_others_play_on() -> None:
    bracket, _ = play(lossy((5, 1), (5, 2)))
    assert bracket.state is CupState.LOST
    assert bracket.own.number == 5
    assert bracket.own.loser == 0
    assert bracket.beaten == (1,)
    assert bracket.champion == 2


def test_bots_do_not_run_ahead_of_the_players_round() -> None:
    first = Bracket(DRAW, [])
    assert first.next is not None
    assert first.next.number == 1
    pairs = {2: (2, 3), 3: (4, 5), 4: (6, 7)}
    bots = [logged(each, n, pair, pair[0]) for each, pair in pairs.items() for n in (1, 2)]
    waits = Bracket(DRAW, bots)
    assert waits.bots_next is None
    own = [logged(1, match, (0, 1), 0) for match in (1, 2)]
    through = Bracket(DRAW, [*own, *bots])
    assert through.own_round == 2
    assert through.bots_next is not None
    assert through.bots_next.number == 6
    alone = Bracket(DRAW, own)
    assert alone.next is None
    assert alone.own_round == 2
    assert alone.bots_next is not None
    assert alone.bots_next.number == 2


def test_a_tie_is_played_out() -> None:
    ties = {(1, 1), (1, 2)}
    bracket, _ = play(lambda n, m, pair: None if (n, m) in ties else pair[0])
    assert bracket.state is CupState.WON
    assert bracket.metal is Metal.GOLD
    assert [each.winner for each in bracket.meetings[1].matches] == [None, None, 0, 0]


def test_what_waits_goes_on_and_what_was_given_up_is_lost() -> None:
    waits = Bracket(DRAW, [logged(1, 1, (0, 1), None, over=False, waits=True)])
    assert waits.next is not None
    assert waits.next.waits
    assert waits.next.due == 1
    gone = Bracket(DRAW, [logged(1, 1, (0, 1), None, over=False)])
    assert gone.next is not None
    assert gone.next.due == 2
    assert gone.lost == 1
    bots = Bracket(DRAW, [logged(2, 1, (2, 3), None, over=False)])
    assert bots.bots_next is not None
    assert bots.bots_next.due == 1


def test_a_bot_may_have_played_on_for_the_player() -> None:
    bracket = Bracket(DRAW, [logged(1, 1, (0, 1), 0, stand_in=True)])
    assert bracket.meetings[1].wins(0) == 1


def test_of_two_that_are_one_match_the_first_counts() -> None:
    first, second = logged(1, 1, (0, 1), 1, began=5), logged(1, 1, (0, 1), 0, began=6)
    for order in ([first, second], [second, first]):
        assert Bracket(DRAW, order).meetings[1].wins(1) == 1
        assert len(Bracket(DRAW, order).meetings[1].matches) == 1


def test_matches_of_others_are_no_matches_of_it() -> None:
    good = logged(1, 1, (0, 1), 0)
    others = [
        good._replace(place=CupPlace("d", 1, 1)),
        good._replace(game="callout"),
        good._replace(bots=(*good.bots, "x")),
        good._replace(bots=("", "")),
    ]
    assert all(not Bracket(DRAW, [each]).meetings[1].matches for each in others)


def test_a_cup_that_was_given_up_goes_on_no_more() -> None:
    given_up = replace(DRAW, given_up=True)
    bracket = Bracket(given_up, [])
    assert bracket.state is CupState.GIVEN_UP
    assert bracket.next is None
    assert bracket.bots_next is None
    _, matches = play(lower)
    assert Bracket(given_up, matches).state is CupState.WON


@given(st.randoms(use_true_random=False), st.integers(0, 40))
def test_advancing_by_any_results(chance: random.Random, most: int) -> None:
    """In whatever order logs are read, and however far it has come, the bracket is one that can be."""

    def any_of(meeting: int, match: int, pair: Sequence[int]) -> int | None:
        return None if chance.random() < 0.05 else chance.choice(pair)

    bracket, matches = play(any_of, most)
    chance.shuffle(matches)
    again = Bracket(DRAW, matches)
    assert again.meetings == bracket.meetings
    for meeting in bracket.meetings.values():
        wins = [meeting.wins(slot) for slot in meeting.pair or ()]
        assert all(each <= 2 for each in wins)
        assert sorted(wins) != [2, 2]
        if meeting.number > 4 and meeting.pair is not None:
            earlier = (2 * meeting.number - 9, 2 * meeting.number - 8)
            assert meeting.pair == tuple(bracket.meetings[each].winner for each in earlier)
    if bracket.state is CupState.WON:
        assert bracket.champion == 0
        assert len(bracket.beaten) == 3
        assert bracket.lost <= 3
    if bracket.next is None and bracket.bots_next is None:
        assert bracket.champion is not None
    # One result more never changes what is decided.
    for count in range(len(matches)):
        part = Bracket(DRAW, sorted(matches, key=lambda each: each.began)[:count])
        for number in MEETINGS:
            if part.meetings[number].winner is not None:
                assert part.meetings[number].winner == bracket.meetings[number].winner


def test_what_the_history_and_matches_under_way_tell() -> None:
    seats = in_order(DRAW, 1, 1, (0, 1))
    names = " ".join("Ada*" if slot == 0 else bot(slot) for slot in seats)
    scores = [int(slot == 0) for slot in seats]
    part = part_text({"cup": "c", "meeting": 1, "match": 1})
    record = played("log", game_of(DRAW, 1, 1), names, scores, 5.0, part=part)
    found = logged_of(record)
    assert found is not None
    assert Bracket(DRAW, [found]).meetings[1].wins(0) == 1
    assert logged_of(record._replace(part="")) is None
    sitters = {0: Seat("Ada", "ada"), 1: Seat("A", "ruth", bot(1))}
    plan = plan_of(DRAW, 1, 1, sitters)
    waits = waiting_of("log", plan, 5.0)
    assert waits is not None
    assert Bracket(DRAW, [waits]).meetings[1].waits
    assert waiting_of("log", once_more(plan), 5.0) is None
