"""All that somebody's matches tell, as goals look at it: `career_of(matches, person, draws, changes)`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from game.session.cup.bracket import Bracket, CupState, Metal, logged_of
from game.session.cup.cup_draw import CupDraw
from game.session.records.person_record import PersonRecord, own_seat
from game.session.today.day import day_of
from game.session.today.first_tries import TryState, best_streak, first_tries, streak_days
from game.store.bot_files import is_itself
from game.store.history_index import MatchRecord, SeatRecord, rule_set_of
from game.store.name_changes import NameChange, name_at

LARGE = 6
"""So many at a table are many."""


class WonCup(NamedTuple):
    """A cup that was won: its games, and whether no match of it was lost."""

    games: tuple[str, ...]
    gold: bool


class Career(NamedTuple):
    """What somebody has done in all matches that count, and in all first tries and cups.

    `ahead` is how often they finished ahead of each guest, by its id; `days` on how many days they played,
    `rule_sets` by how many sets of house rules they won, `large` how often they won at a large table, `deals`
    how many deals of the day, `streak` their longest streak of days, `deeds` what they achieved: games and ids.
    """

    matches: int
    wins: dict[str, int]
    ahead: dict[str, int]
    days: int
    rule_sets: int
    large: int
    deals: int
    streak: int
    cups: tuple[WonCup, ...]
    deeds: Collection[tuple[str, str]]


def career_of(
    matches: Sequence[MatchRecord],
    person: str,
    draws: Iterable[CupDraw],
    changes: Sequence[NameChange] = (),
    names: Mapping[str, str] = MappingProxyType({}),
) -> Career:
    """Return what somebody has done, out of all matches and the draws of all cups, in any order.

    `names` are what bots are called, by their ids, where that is something else.
    """
    record = PersonRecord.of(matches, person, 0.0)
    counted = [(each, own_seat(each, person)) for each in matches if each.counted]
    own = [(each, seat) for each, seat in counted if seat is not None]
    won = [each for each, seat in own if seat.won]
    tries = first_tries([each for each in matches if each.part], person, (), changes)
    return Career(
        len(own),
        {game: reached.wins for game, reached in record.games.items()},
        _ahead(own, names),
        len({day_of(each.began) for each, _ in own}),
        len({rule_set_of(each.game, each.options) for each in won} - {"", *record.games}),
        sum(len(each.seats) >= LARGE for each in won),
        sum(each.state is TryState.WON for each in tries.values()),
        best_streak(streak_days(tries)),
        _cups_won(matches, person, draws, changes),
        record.achieved.keys(),
    )


def _ahead(own: Iterable[tuple[MatchRecord, SeatRecord]], names: Mapping[str, str]) -> Counter[str]:
    """Return how often somebody finished ahead of each guest, by its id, in matches with their own seats.

    Of several seats of one the best counts.
    """
    found: Counter[str] = Counter()
    for match, seat in own:
        best: dict[str, int] = {}
        for each in match.seats:
            if is_itself(each.bot, each.player, names.get(each.bot, each.bot)):
                best[each.bot] = min(each.place, best.get(each.bot, each.place))
        found.update(bot for bot, place in best.items() if seat.place < place)
    return found


def _cups_won(
    matches: Iterable[MatchRecord],
    person: str,
    draws: Iterable[CupDraw],
    changes: Sequence[NameChange],
) -> tuple[WonCup, ...]:
    own = [each for each in draws if name_at(changes, each.player, each.began) == person]
    if not own:
        return ()
    logged = [found for each in matches if (found := logged_of(each)) is not None]
    brackets = (Bracket(each, logged) for each in own)
    return tuple(
        WonCup(each.draw.games, each.metal is Metal.GOLD)
        for each in brackets
        if each.state is CupState.WON
    )
