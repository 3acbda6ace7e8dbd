"""All that somebody's matches tell, as goals look at it: `career_of(matches, person, draws, changes)`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from datetime import date, timedelta
from typing import NamedTuple

from game.engine.notation.rule_set_text import rule_set
from game.session.cup.bracket import Bracket, CupState, Metal, logged_of
from game.session.cup.cup_draw import CupDraw
from game.session.records.person_record import PersonRecord, own_seat
from game.session.today.day import day_of
from game.session.today.first_tries import DAY, TryState, first_tries, streak_days
from game.store.bot_files import KEPT
from game.store.history_index import MatchRecord, SeatRecord, read_options
from game.store.name_changes import NameChange, name_at
from game.variants import find_variant

LARGE = 6
"""So many at a table are many."""
LONG_GAP = 3
"""So many missed days in a row end a streak in any week."""
_NO_PLAY = timedelta(days=LONG_GAP)


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
) -> Career:
    """Return what somebody has done, out of all matches and the draws of all cups, in any order."""
    record = PersonRecord.of(matches, person, 0.0)
    counted = [(each, own_seat(each, person)) for each in matches if each.counted]
    own = [(each, seat) for each, seat in counted if seat is not None]
    won = [each for each, seat in own if seat.won]
    tries = first_tries([each for each in matches if each.part], person, (), changes)
    return Career(
        len(own),
        {game: reached.wins for game, reached in record.games.items()},
        _ahead(own),
        len({day_of(each.began) for each, _ in own}),
        len({line for each in won if (line := _house_rules(each))}),
        sum(len(each.seats) >= LARGE for each in won),
        sum(each.state is TryState.WON for each in tries.values()),
        best_streak(streak_days(tries)),
        _cups_won(matches, person, draws, changes),
        record.achieved.keys(),
    )


def _ahead(own: Iterable[tuple[MatchRecord, SeatRecord]]) -> Counter[str]:
    """Return how often somebody finished ahead of each guest, by its id, in matches with their own seats.

    A guest who plays on for somebody keeps that one's name; of several seats of one the best counts.
    """
    found: Counter[str] = Counter()
    for match, seat in own:
        best: dict[str, int] = {}
        for each in match.seats:
            if each.bot and each.bot not in KEPT:
                best[each.bot] = min(each.place, best.get(each.bot, each.place))
        found.update(bot for bot, place in best.items() if seat.place < place)
    return found


def best_streak(days: Collection[date]) -> int:
    """Return the longest streak that was ever reached on one of these days, each counted as `streak` does."""
    best = count = since = 0
    before: date | None = None
    missed: date | None = None
    """The Monday of the week in which a day was missed last; `since` then so many days were played."""
    for day in sorted(days):
        first = day if before is None else max(before + DAY, day - _NO_PLAY)
        for back in range((day - first).days, 0, -1):
            gap = day - back * DAY
            monday = gap - gap.weekday() * DAY
            if monday == missed:  # the second in a week: what was before the first one is lost
                count = since
            missed, since = monday, 0
        count, since, before = count + 1, since + 1, day
        best = max(best, count)
    return best


def _house_rules(match: MatchRecord) -> str:
    """Return the line of the house rules of a match; "" if it was played as written, or nobody knows."""
    try:
        line = rule_set(find_variant(match.game).info, read_options(match.options) or {})
    except (KeyError, ValueError):
        return ""
    return "" if line == match.game else line


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
