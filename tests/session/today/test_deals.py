"""The deal of a day: drawn from one text, the same everywhere, and what its matches are."""

from __future__ import annotations

import json
from dataclasses import replace
from datetime import date, timedelta
from hashlib import sha256
from pathlib import Path

import pytest

from game.engine.match import Match
from game.engine.rng import Rng
from game.files.reading import AssetError
from game.session.plan import Seat, TakingBack
from game.session.today.dealing import DEALING, known_dealing, load_dealing
from game.session.today.golden import deal_row
from game.session.today.par import is_won
from game.session.today.todays_deal import (
    PLAYERS,
    UnknownDealing,
    day_of_part,
    deal_of,
    deal_text,
    drawn,
    for_practice,
    frozen_guests,
    games_of_the_day,
    is_first_try,
    is_late,
    seat_drawn,
    seed_of,
)
from game.store.platform_folders import assets
from game.store.talk_options import talk_options
from game.variants import find_variant

GOLDEN = json.loads(Path(__file__).with_name(f"dealing-{DEALING}.json").read_text())
TUESDAY, SUNDAY = date(2026, 11, 24), date(2026, 11, 29)
SEATS = [
    Seat("Ada", "ada"),
    *(Seat(each.capitalize(), each, each) for each in ("jun", "mei", "zoe")),
]


def test_everything_is_drawn_from_one_text() -> None:
    text = "all-for-one today 1 classic 2026-11-24"
    assert deal_text("classic", TUESDAY, 1) == text
    seed = int(sha256(text.encode()).hexdigest()[:16], 16)
    assert seed_of(text) == seed
    rng = Rng(seed)
    deal = drawn("classic", TUESDAY, 1)
    assert deal.number == 1 + rng.below(999_999)
    assert deal.seat == rng.below(4)
    frozen = known_dealing(1)
    assert frozen is not None
    left = [guest.id for guest in frozen.guests]
    assert [guest.id for guest in deal.guests] == [left.pop(rng.below(len(left))) for _ in "123"]


def test_the_golden_file_has_sixty_days_of_every_game() -> None:
    days = {row["day"] for row in GOLDEN}
    assert len(days) == 60
    assert [(row["day"], row["game"]) for row in GOLDEN] == [
        (day, game) for day in sorted(days) for game in games_of_the_day()
    ]


@pytest.mark.parametrize("row", GOLDEN, ids=lambda row: f"{row['game']}-{row['day']}")
def test_deals_are_those_of_the_golden_file(row: dict[str, object]) -> None:
    """This file is not written anew: what makes a deal another one is a new number of the dealing."""
    deal = drawn(str(row["game"]), date.fromisoformat(str(row["day"])))
    assert deal_row(deal) == {key: value for key, value in row.items() if key != "won"}


@pytest.mark.parametrize("row", GOLDEN[::43], ids=lambda row: f"{row['game']}-{row['day']}")
def test_matches_of_par_end_as_in_the_golden_file(row: dict[str, str]) -> None:
    deal = drawn(row["game"], date.fromisoformat(row["day"]))
    won = "".join("x" if is_won(deal, number) else "-" for number in range(5))
    assert won == row["won"][:5]
    assert len(row["won"]) == 20


@pytest.mark.parametrize("game", games_of_the_day())
def test_it_is_one_round_of_four_and_house_rules_are_for_sundays(game: str) -> None:
    variant = find_variant(game)
    for day in (TUESDAY, SUNDAY):
        deal = drawn(game, day)
        assert deal.house is (day == SUNDAY)
        assert (deal.options != drawn(game, TUESDAY).options) is (day == SUNDAY)
        table = variant.table(PLAYERS, {**talk_options(variant), **deal.options})
        assert table.options["rounds"] == 1
        assert not table.options.get("target")
        assert not table.options.get("minutes")
        Match(variant, table, deal.number)


def test_every_set_of_a_sunday_is_one_of_the_game() -> None:
    frozen = known_dealing(DEALING)
    assert frozen is not None
    assert all(len(sets) >= 3 for sets in frozen.sundays.values())
    for game, sets in frozen.sundays.items():
        usual = drawn(game, TUESDAY).options
        assert all(usual | dict(rules) != usual for rules in sets)


def test_guests_are_frozen_and_none_searches() -> None:
    """They are those of the dealing's file, whatever becomes of the program's guests."""
    frozen = known_dealing(DEALING)
    assert frozen is not None
    for guest in (*frozen.guests, frozen.chair):
        assert guest.policy in ("easy", "normal", "hard")
        assert guest.own is False
        assert guest.program is None


@pytest.mark.parametrize("game", games_of_the_day())
def test_the_player_has_the_seat_that_was_drawn_with_the_guests_to_the_left(game: str) -> None:
    for number in range(8):
        deal = drawn(game, TUESDAY + timedelta(number))
        plan = deal.plan(SEATS)
        around = [plan.seats[(deal.seat + step) % PLAYERS] for step in range(PLAYERS)]
        assert around == SEATS
        assert plan.people == (deal.seat,)
        assert (plan.seed, plan.options) == (deal.number, deal.options)


def test_a_first_try_takes_nothing_back_and_later_ones_are_practice() -> None:
    plan = drawn("classic", TUESDAY).plan(SEATS)
    assert plan.part == {"today": "2026-11-24", "dealing": DEALING}
    assert plan.taking_back is TakingBack.OFF
    assert is_first_try(plan)
    again = for_practice(plan)
    assert again.for_practice
    assert not is_first_try(again)
    assert again.taking_back is TakingBack.PRACTICE
    timed = for_practice(drawn("callout", TUESDAY).plan(SEATS))
    assert timed.for_practice
    assert timed.taking_back is TakingBack.OFF
    assert not is_first_try(plan.anew(5))


def test_a_plan_knows_its_deal() -> None:
    deal = drawn("classic", TUESDAY)
    plan = deal.plan(SEATS)
    assert deal_of(plan) == deal
    assert frozen_guests(plan).keys() >= {guest.id for guest in deal.guests}
    for part in ({}, {"today": "2026-11-31", "dealing": 1}, {"today": "2026-11-24"}, {"cup": "a"}):
        assert deal_of(replace(plan, part=part)) is None
        assert day_of_part(part) is None
        assert frozen_guests(replace(plan, part=part)) == {}
    newer = replace(plan, part={"today": "2026-11-24", "dealing": DEALING + 1})
    assert deal_of(newer) is None
    assert frozen_guests(newer) == {}
    assert is_first_try(newer)


@pytest.mark.parametrize("dealing", [0, DEALING + 1])
def test_another_dealing_is_not_known(dealing: int) -> None:
    with pytest.raises(UnknownDealing):
        drawn("classic", TUESDAY, dealing)
    assert games_of_the_day(dealing) == ()


@pytest.mark.parametrize("game", games_of_the_day())
def test_the_seat_alone_is_that_of_the_deal(game: str) -> None:
    days = [TUESDAY + timedelta(number) for number in range(200)]
    seats = [drawn(game, day).seat for day in days]
    assert [seat_drawn(game, day, DEALING) for day in days] == seats
    assert set(seats) == set(range(PLAYERS))


def test_a_game_without_a_deal_a_day_has_none() -> None:
    with pytest.raises(UnknownDealing):
        drawn("whist", TUESDAY)


@pytest.mark.parametrize(("newest", "late"), [(0, False), (1, False), (2, True), (-3, False)])
def test_a_clock_put_back_by_more_than_a_day_is_noted(newest: int, late: bool) -> None:
    plan = drawn("classic", TUESDAY).plan(SEATS, TUESDAY + timedelta(newest))
    assert ("newest" in plan.part) is (newest > 0)
    assert is_late(plan.part) is late


@pytest.mark.parametrize(
    ("change", "to"),
    [
        ('policy = "hard"', 'policy = "godlike"'),
        ("budget = 1", "budget = 0"),
        ("attention = ", "atention = "),
        ('"classic jump_in"', '"oono jump_in"'),
        ("[chair]", "[chairs]"),
    ],
)
def test_a_file_of_a_dealing_that_is_no_good_is_refused(
    tmp_path: Path, change: str, to: str
) -> None:
    text = (assets() / "today" / "dealing-1.toml").read_text()
    text = text.replace('"classic stacking=up jump_in"', '"classic jump_in"')
    assert change in text
    file = tmp_path / "dealing-1.toml"
    file.write_text(text.replace(change, to))
    with pytest.raises(AssetError):
        load_dealing(file, 1)
