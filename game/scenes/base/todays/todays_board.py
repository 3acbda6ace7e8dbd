"""The day's deals with what came of them, for screens: `TodaysBoard.of(kit)`."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from pathlib import Path

from game.scenes.base.guest_names import PORTRAITS
from game.scenes.base.match_history import MatchHistory
from game.scenes.base.matches_under_way import MatchUnderWay
from game.scenes.base.remembered_table import player_name, player_portrait
from game.session.plan import Plan, Seat
from game.session.records.parts import part_in
from game.session.today.day import day_of, this_day
from game.session.today.dealing import DEALING
from game.session.today.first_tries import (
    FirstTry,
    Key,
    TryState,
    WaitingTry,
    first_tries,
    missed_this_week,
    newest_day,
    own_seat_of,
    streak,
    streak_days,
)
from game.session.today.todays_deal import (
    TodaysDeal,
    day_of_part,
    drawn,
    games_of_the_day,
    is_first_try,
)
from game.store.bot_files import Guest, guest_texts
from game.store.history_index import Wanted
from game.store.name_changes import NameChange, load_changes, name_at
from game.variants import with_a_table
from game.view.base.scene_kit import SceneKit


class TodaysBoard:
    """The deals of a day, and somebody's first tries of all days.

    `going` are the matches under way. The day is this one, unless another is given.
    """

    def __init__(
        self,
        kit: SceneKit,
        history: MatchHistory,
        going: Sequence[MatchUnderWay] = (),
        day: date | None = None,
    ) -> None:
        self.kit = kit
        self.history = history
        self._given = day
        self.day = day or this_day()
        shown = {variant.info.id for variant in with_a_table()}
        games = [game for game in games_of_the_day() if game in shown]
        self.tries: dict[Key, FirstTry] = {}
        self.streak = self.missed = 0
        self._days: list[date] = []
        """The days of all deals that were played, and of all matches under way."""
        self._waiting: dict[str, MatchUnderWay] = {}
        """The first tries that wait, by the names of their logs."""
        self._look(history, going)
        self.deals = [drawn(game, self.day, self._dealing(game)) for game in games]

    @classmethod
    def of(cls, kit: SceneKit, going: Sequence[MatchUnderWay] = ()) -> TodaysBoard:
        """Return the day's deals, with what the player's logs tell of them."""
        return cls(kit, MatchHistory.of(kit), going)

    def _look(self, history: MatchHistory, going: Sequence[MatchUnderWay]) -> None:
        person = player_name(self.kit)
        records = history.find(Wanted(part=True))
        begun = [each for each in going if is_first_try(each.kept.plan)]
        changes = load_changes(history.data)
        self._waiting = {
            each.found.path.name: each for each in begun if _sits_there(each, person, changes)
        }
        under_way = [
            WaitingTry(log, each.kept.plan.game, each.kept.plan.part, each.kept.began)
            for log, each in self._waiting.items()
        ]
        self.tries = first_tries(records, person, under_way, changes)
        days = streak_days(self.tries)
        self.streak, self.missed = streak(days, self.day), missed_this_week(days, self.day)
        parts = [part_in(each.part) for each in records] + [each.kept.plan.part for each in begun]
        self._days = [day for part in parts if (day := day_of_part(part)) is not None]
        self._days += [day_of(each.kept.began) for each in going]

    def _dealing(self, game: str) -> int:
        """Return the dealing by which the day's deal of a game is shown: that of its first try, if known."""
        found = self.tried(game)
        known = found is not None and game in games_of_the_day(found.dealing)
        return found.dealing if found is not None and known else DEALING

    @property
    def past(self) -> bool:
        """Whether it is another day by now."""
        return self._given is None and self.day != this_day()

    def tried(self, game: str, day: date | None = None) -> FirstTry | None:
        """Return the first try of a game on a day, today if none is given; None if it is open."""
        return self.tries.get((game, day or self.day))

    def state(self, game: str, day: date | None = None) -> TryState | None:
        """Return what came of the deal of a game on a day, today if none is given; None if it is open."""
        found = self.tried(game, day)
        return None if found is None else found.state

    def is_to_play(self, game: str) -> bool:
        """Whether the day's deal of a game is open, or waits to go on."""
        found = self.tried(game)
        return found is None or not found.ended

    @property
    def done(self) -> int:
        """How many of the day's deals have been played, or given up."""
        return sum(not self.is_to_play(deal.game) for deal in self.deals)

    def waiting(self, game: str) -> MatchUnderWay | None:
        """Return the first try of today's deal of a game that waits to go on."""
        found = self.tried(game)
        return None if found is None else self._waiting.get(found.log)

    def log(self, found: FirstTry | None) -> Path | None:
        """Return the log of a first try that has ended; None if there is none, or it is gone."""
        return None if found is None else self.history.log(found.log)

    def plan(self, deal: TodaysDeal) -> Plan:
        """Return the plan of the first try of a deal."""
        kit = self.kit
        player = Seat(player_name(kit), player_portrait(kit))
        newest = newest_day(self.history.newest(), self._days)
        return deal.plan([player, *guest_seats(kit, deal.guests)], newest)


def _sits_there(each: MatchUnderWay, person: str, changes: Sequence[NameChange]) -> bool:
    """Whether somebody plays a match, or did before a bot played on there, by whatever name it was then."""
    plan = each.kept.plan
    own = own_seat_of(plan.game, plan.part, len(plan.seats))
    seats = plan.people if own is None else (own,)
    return any(name_at(changes, plan.seats[at].name, each.kept.began) == person for at in seats)


def guest_seats(kit: SceneKit, guests: Sequence[Guest]) -> list[Seat]:
    """Return the seats of guests. One who has the player's portrait comes as somebody whose own is free."""
    own = player_portrait(kit)
    used = {own, *(guest.portrait for guest in guests)}
    free = (each for each in PORTRAITS if each not in used)
    seats = []
    for guest in guests:
        if guest.portrait == own:
            face = next(free)
            seats.append(Seat(kit.words(f"person.{face}"), face, guest.id))
        else:
            seats.append(Seat(guest_texts(guest, kit.words)[0], guest.portrait, guest.id))
    return seats
