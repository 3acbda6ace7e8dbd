"""The draw of a cup: the same from the same seed, guests that grow stronger, games that do not come twice."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.engine.notation.rule_set_text import changed_rules
from game.session.cup.cup_draw import (
    MEETINGS,
    CupDraw,
    CupPlace,
    TooFewGuests,
    before,
    cup_guests,
    drawn_guests,
    first_pair,
    game_of,
    in_order,
    is_of_cup,
    once_more,
    place_of,
    plan_of,
    round_of,
)
from game.session.cup.ladder import choices_of_cups, ladder, ladder_for
from game.session.host import Host
from game.session.plan import Seat, TakingBack
from game.session.today.dealing import of_length
from game.store.bot_files import KEPT, load_roster
from game.store.strength_file import Strengths, load_strengths
from game.variants import VARIANTS, find_variant, with_a_table

GAMES = tuple(sorted(load_strengths()))
LADDER = tuple("abcdefghijkl")
SEEDS = st.integers(0, 2**48 - 1)
DRAWS = st.builds(
    lambda seed, games: CupDraw("x", "Ada", "ada", 0.0, games, seed, drawn_guests(LADDER, seed)),
    SEEDS,
    st.sampled_from([GAMES, GAMES[:1], GAMES[2:]]),
)


def sitter(slot: int) -> Seat:
    return Seat(f"Slot {slot}", "ruth", f"guest{slot}" if slot else "")


@given(SEEDS, st.integers(7, 15))
def test_the_weakest_are_met_first_and_the_strongest_in_the_final(seed: int, count: int) -> None:
    steps = tuple("abcdefghijklmno"[:count])
    guests = drawn_guests(steps, seed)
    assert guests == drawn_guests(steps, seed)
    order = sorted(guests)
    assert len(set(guests)) == 7
    weak, strong = order[:2], order[-2:]
    own_half, others = guests[:3], guests[3:]
    assert guests[0] in weak
    assert set(others) >= set(strong)
    assert not {*weak, *strong} & set(own_half[1:])
    pairs = [set(others[:2]), set(others[2:])]
    # The other weak one first meets a strong one, and the two strong ones do not meet before the semi-final.
    assert all(len(pair & set(strong)) == 1 for pair in pairs)
    (left,) = set(weak) - {guests[0]}
    assert sum(left in pair for pair in pairs) == 1


def test_every_guest_of_the_ladder_comes_to_some_cup() -> None:
    met = {guest for seed in range(60) for guest in drawn_guests(LADDER, seed)}
    assert met == set(LADDER)
    first = {drawn_guests(LADDER[:7], seed)[0] for seed in range(20)}
    assert first == {"a", "b"}


def test_seven_guests_are_needed() -> None:
    with pytest.raises(TooFewGuests):
        drawn_guests(LADDER[:6], 1)


@pytest.mark.parametrize("game", GAMES)
def test_the_ladder_is_in_the_order_of_what_was_measured(game: str) -> None:
    strengths = load_strengths()[game]
    found = ladder([game])
    assert set(found) == set(load_roster()) - set(KEPT)
    ratings = [strengths[each].rating for each in found]
    assert ratings == sorted(ratings)


def test_of_several_games_the_mean_place_counts() -> None:
    def strengths(*order: str) -> dict[str, object]:
        some = load_strengths()[GAMES[0]]["inga"]
        return {each: replace(some, rating=float(place)) for place, each in enumerate(order)}

    found = {"a": strengths("ruth", "jun", "mei"), "b": strengths("mei", "ruth", "jun")}
    assert ladder(["a", "b"], found) == ["ruth", "mei", "jun"]  # type: ignore[arg-type]
    assert ladder(["a", "b", "never measured"], found) == ["ruth", "mei", "jun"]  # type: ignore[arg-type]
    assert ladder(["never measured"], found) == []  # type: ignore[arg-type]
    found["b"].pop("ruth")
    assert ladder(["a", "b"], found) == ["jun", "mei"]  # type: ignore[arg-type]


def test_the_winners_of_two_meetings_meet_in_one() -> None:
    assert [first_pair(each) for each in (1, 2, 3, 4)] == [(0, 1), (2, 3), (4, 5), (6, 7)]
    assert [before(each) for each in MEETINGS] == [None] * 4 + [(1, 2), (3, 4), (5, 6)]
    assert [round_of(each) for each in MEETINGS] == [1, 1, 1, 1, 2, 2, 3]


@given(DRAWS, st.sampled_from(MEETINGS))
def test_no_game_comes_twice_in_a_meeting(draw: CupDraw, meeting: int) -> None:
    games = [game_of(draw, meeting, match) for match in (1, 2, 3)]
    assert set(games) <= set(draw.games)
    assert len(set(games)) == (3 if draw.mixed else 1)


def test_all_games_are_drawn_for_some_match() -> None:
    draw = CupDraw("x", "Ada", "ada", 0.0, GAMES, 5, drawn_guests(LADDER, 5))
    seen = {game_of(draw, meeting, match) for meeting in MEETINGS for match in (1, 2, 3)}
    assert seen == set(GAMES)


@given(DRAWS, st.sampled_from(MEETINGS), st.integers(1, 3))
def test_a_plan_is_drawn_from_the_seed_and_says_where_it_belongs(
    draw: CupDraw, meeting: int, match: int
) -> None:
    plan = plan_of(draw, meeting, match, {0: sitter(0), 3: sitter(3)})
    assert plan == plan_of(draw, meeting, match, {3: sitter(3), 0: sitter(0)})
    assert plan.part == {"cup": "x", "meeting": meeting, "match": match}
    assert place_of(plan.part) == CupPlace("x", meeting, match)
    assert [seat.name for seat in plan.seats] == [
        f"Slot {slot}" for slot in in_order(draw, meeting, match, (0, 3))
    ]
    assert 1 <= plan.seed <= 999_999
    assert plan.taking_back is TakingBack.OFF
    assert is_of_cup(plan)
    assert not changed_rules(find_variant(plan.game).info, plan.options)


def test_matches_have_deals_of_their_own_and_both_orders_of_the_seats() -> None:
    draw = CupDraw("x", "Ada", "ada", 0.0, GAMES[:1], 7, drawn_guests(LADDER, 7))
    plans = [
        plan_of(draw, meeting, match, {0: sitter(0), 1: sitter(1)})
        for meeting in MEETINGS
        for match in (1, 2, 3)
    ]
    assert len({plan.seed for plan in plans}) == len(plans)
    assert {plan.seats[0].name for plan in plans} == {"Slot 0", "Slot 1"}


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.info.id)
def test_a_short_match_has_one_length(variant: object) -> None:
    options = of_length(variant.info, variant.info.short)  # type: ignore[attr-defined]
    lengths = {name: options[name] for name in ("rounds", "target", "minutes") if options.get(name)}
    assert (
        lengths
        == {
            "classic": {"rounds": 1},
            "oono": {"rounds": 1},
            "attack": {"rounds": 1},
            "tricks": {"target": 10},
            "callout": {"target": 100},
        }[variant.info.id]
    )  # type: ignore[attr-defined]
    seats = [sitter(0), Seat("Inga", "inga", "inga")]
    draw = CupDraw("x", "Ada", "ada", 0.0, (variant.info.id,), 1, ())  # type: ignore[attr-defined]
    assert Host(plan_of(draw, 1, 1, dict(enumerate(seats)))).match.table.players == 2


def test_what_is_played_once_more_is_practice() -> None:
    draw = CupDraw("x", "Ada", "ada", 0.0, GAMES[:1], 7, drawn_guests(LADDER, 7))
    plan = plan_of(draw, 1, 1, {0: sitter(0), 1: sitter(1)})
    assert once_more(plan).for_practice
    assert not is_of_cup(once_more(plan))
    other = replace(plan, part={})
    assert once_more(other) == other


def test_the_guests_of_a_cup_are_the_programs_own() -> None:
    draw = CupDraw("x", "Ada", "ada", 0.0, GAMES[:1], 7, drawn_guests(LADDER, 7))
    plan = plan_of(draw, 1, 1, {0: sitter(0), 1: sitter(1)})
    assert cup_guests(plan) == load_roster()
    assert cup_guests(replace(plan, part={})) == {}


@pytest.mark.parametrize(
    "part",
    [
        {},
        {"cup": "x", "meeting": 8, "match": 1},
        {"cup": "x", "meeting": 1, "match": 0},
        {"cup": "x", "meeting": True, "match": 1},
        {"cup": 5, "meeting": 1, "match": 1},
        {"cup": "x", "meeting": 1},
    ],
)
def test_what_is_no_place_in_a_cup(part: dict[str, str | int]) -> None:
    assert place_of(part) is None


def measured(*tables: Sequence[str]) -> Strengths:
    """Return strengths in the first games, by the order of who was measured in each."""
    some = load_strengths()[GAMES[0]]["inga"]
    return {
        game: {each: replace(some, rating=float(place)) for place, each in enumerate(table)}
        for game, table in zip((each.info.id for each in with_a_table()), tables, strict=False)
    }


def test_a_cup_of_all_mixed_needs_guests_who_were_measured_in_all() -> None:
    guests = ladder(GAMES[:1])
    one, two = [each.info.id for each in with_a_table()][:2]
    assert choices_of_cups("ada", measured(guests[:8], guests[:8])) == [
        (one,),
        (two,),
        (one, two),
    ]
    apart = measured(guests[:8], guests[-8:])
    assert len(set(guests[:8]) & set(guests[-8:])) < 7
    assert choices_of_cups("ada", apart) == [(one,), (two,)]


def test_who_has_the_players_portrait_is_on_no_ladder() -> None:
    guests = ladder(GAMES[:1])[:7]
    portrait = load_roster()[guests[3]].portrait
    assert choices_of_cups(portrait, measured(guests)) == []
    assert guests[3] not in ladder_for(portrait, GAMES[:1])
