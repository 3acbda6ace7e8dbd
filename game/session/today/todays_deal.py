"""The deal of a day and game, drawn from one text, so that it is the same for everybody: `drawn(game, day)`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import date, timedelta
from hashlib import sha256
from typing import TypeVar

from game.engine.option_values import Value
from game.engine.rng import Rng
from game.session.plan import Part, Plan, Seat, TakingBack
from game.session.today.day import read_day
from game.session.today.dealing import DEALING, known_dealing, of_length
from game.store.bot_files import Guest
from game.variants import find_variant

Each = TypeVar("Each")

PLAYERS = 4
MOST_DEALS = 999_999
"""The highest number of a deal, as the set-up shows it."""
SUNDAY = 6
"""The weekday on which a set of house rules is drawn."""
TODAY, NUMBER, NEWEST = "today", "dealing", "newest"
"""The keys of what a match belongs to that is the deal of a day: its day, and the number of the dealing.

`newest` is there as well where a log had a later day than that: the clock had been put back.
"""
LATE = timedelta(days=1)
"""How much older than the newest day in any log a first try may be; who travels west gains a day."""


class UnknownDealing(ValueError):
    """A number of a dealing that this program does not have, or a game that has no deal in it."""


@dataclass(frozen=True, slots=True)
class TodaysDeal:
    """The deal of a day: its number, the player's seat, and the guests clockwise from the player's left."""

    game: str
    day: date
    dealing: int
    number: int
    seat: int
    guests: tuple[Guest, ...]
    options: dict[str, Value]
    house: bool
    """Whether it is played by a set of house rules, as on Sundays."""

    @property
    def text(self) -> str:
        """The text that everything is drawn from."""
        return deal_text(self.game, self.day, self.dealing)

    @property
    def part(self) -> Part:
        """What its match belongs to."""
        return {TODAY: self.day.isoformat(), NUMBER: self.dealing}

    def plan(self, seats: Sequence[Seat], newest: date | None = None) -> Plan:
        """Return the plan of the first try of the player, `seats[0]`, with guests in the order of `guests`.

        `newest` is the newest day in any log, which is noted if the clock has been put back since.
        """
        part = dict(self.part)
        if newest is not None and newest > self.day:
            part[NEWEST] = newest.isoformat()
        around = self.around(seats)
        return Plan(self.game, around, self.options, self.number, TakingBack.OFF, part=part)

    def around(self, people: Sequence[Each]) -> tuple[Each, ...]:
        """Return what belongs to the player and to each of `guests`, in this order, by seats."""
        return tuple(people[(seat - self.seat) % PLAYERS] for seat in range(PLAYERS))


def deal_text(game: str, day: date, dealing: int = DEALING) -> str:
    """Return the text that a deal is drawn from."""
    return f"all-for-one today {dealing} {game} {day.isoformat()}"


def seed_of(text: str) -> int:
    """Return the seed of a text: the first eight bytes of its SHA-256, the first byte the highest."""
    return int.from_bytes(sha256(text.encode()).digest()[:8], "big")


def games_of_the_day(dealing: int = DEALING) -> tuple[str, ...]:
    """Return the ids of the games that have a deal a day; none for a dealing that is not known."""
    frozen = known_dealing(dealing)
    return frozen.games if frozen is not None else ()


def seat_drawn(game: str, day: date, dealing: int) -> int:
    """Return the seat of the player in the deal of a day, without all the rest, if there is such a deal."""
    return _begun(game, day, dealing)[2]


def _begun(game: str, day: date, dealing: int) -> tuple[Rng, int, int]:
    """Begin to draw a deal: return the generator, the deal's number, and the player's seat."""
    rng = Rng(seed_of(deal_text(game, day, dealing)))
    number = 1 + rng.below(MOST_DEALS)
    return rng, number, rng.below(PLAYERS)


def drawn(game: str, day: date, dealing: int = DEALING) -> TodaysDeal:
    """Return the deal of a day. Raises UnknownDealing."""
    frozen = known_dealing(dealing)
    if frozen is None or game not in frozen.sundays:
        raise UnknownDealing(f"there is no deal {dealing} of {game}")
    rng, number, seat = _begun(game, day, dealing)
    left = list(frozen.guests)
    guests = tuple(left.pop(rng.below(len(left))) for _ in range(PLAYERS - 1))
    sets = frozen.sundays[game] if day.weekday() == SUNDAY else ()
    rules = sets[rng.below(len(sets))] if sets else {}
    options = of_length(find_variant(game).info, {"rounds": 1}, rules)
    return TodaysDeal(game, day, dealing, number, seat, guests, options, bool(sets))


def day_of_part(part: Part) -> date | None:
    """Return the day of the deal that a match is of; None if it belongs to none."""
    return read_day(part.get(TODAY)) if type(part.get(NUMBER)) is int else None


def is_late(part: Part) -> bool:
    """Return whether the clock had been put back by more than a day when a first try began."""
    day, newest = day_of_part(part), read_day(part.get(NEWEST))
    return day is not None and newest is not None and newest - day > LATE


def deal_of(plan: Plan) -> TodaysDeal | None:
    """Return the deal of a day that a plan is of; None if it is of none that this program knows."""
    day = day_of_part(plan.part)
    try:
        return None if day is None else drawn(plan.game, day, int(plan.part[NUMBER]))
    except UnknownDealing:
        return None


def is_first_try(plan: Plan) -> bool:
    """Return whether a plan is that of the first try of a deal of a day, and not of practice."""
    return day_of_part(plan.part) is not None and not plan.for_practice


def for_practice(plan: Plan) -> Plan:
    """Return the plan of another match of the same deal, as practice; what is timed cannot be taken back."""
    timed = find_variant(plan.game).info.timed
    back = TakingBack.OFF if timed else TakingBack.PRACTICE
    return replace(plan, taking_back=back, branched=True)


def later_try(plan: Plan) -> Plan:
    """Return a plan as its deal is played once more: that of a day is practice then."""
    return plan if day_of_part(plan.part) is None else for_practice(plan)


def frozen_guests(plan: Plan) -> dict[str, Guest]:
    """Return the guests, by their ids, as the dealing of a plan has them; none if it is of no day's deal."""
    dealing = known_dealing(plan.part.get(NUMBER)) if day_of_part(plan.part) else None
    return dealing.roster if dealing is not None else {}
