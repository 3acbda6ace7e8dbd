"""The bracket of a cup, as a function of its draw and of the logs of matches alone: `Bracket(draw, logged)`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from enum import Enum, auto
from functools import cached_property
from typing import NamedTuple

from game.session.cup.cup_draw import (
    MEETINGS,
    NEEDED,
    OWN,
    CupDraw,
    CupPlace,
    Pair,
    before,
    first_pair,
    game_of,
    in_order,
    is_of_cup,
    place_of,
    round_of,
)
from game.session.plan import Plan
from game.session.records.parts import part_in
from game.store.history_index import MatchRecord


class LoggedCupMatch(NamedTuple):
    """What a log tells of a match of a cup: its name, when it began (s since 1970), and what came of it.

    `bots` are the bots' ids by seat, "" for a person; `won` the seats that have won. One that is not `over`
    was left for good, or, if it `waits`, can go on.
    """

    log: str
    game: str
    place: CupPlace
    began: float
    bots: tuple[str, ...]
    won: tuple[int, ...]
    over: bool
    waits: bool


class CupMatch(NamedTuple):
    """A match of a meeting that has been played, or waits: its log, its game, and the slot that has won it.

    Nobody has if it waits, or if both have won, as equals do.
    """

    log: str
    game: str
    began: float
    winner: int | None
    waits: bool


class Meeting(NamedTuple):
    """Two who meet, by their slots, once they are known, and their matches so far."""

    number: int
    pair: Pair | None
    matches: tuple[CupMatch, ...]

    def wins(self, slot: int) -> int:
        """Return how many of its matches somebody has won."""
        return sum(each.winner == slot for each in self.matches)

    @property
    def winner(self) -> int | None:
        """The slot of who has won it."""
        return next((slot for slot in self.pair or () if self.wins(slot) >= NEEDED), None)

    @property
    def loser(self) -> int | None:
        """The slot of who has lost it."""
        winner = self.winner
        return next((slot for slot in self.pair or () if winner not in (None, slot)), None)

    @property
    def due(self) -> int | None:
        """The number of the match that is to be played, or goes on; None if nobody can play."""
        if self.pair is None or self.winner is not None:
            return None
        return len(self.matches) + (not self.waits)

    @property
    def waits(self) -> bool:
        """Whether its last match waits to go on."""
        return bool(self.matches) and self.matches[-1].waits


class CupState(Enum):
    """What has come of a cup for its player."""

    OPEN = auto()
    WON = auto()
    LOST = auto()
    GIVEN_UP = auto()


class Metal(Enum):
    """What a cup is made of: gold if no match was lost, silver if one was, copper if more were."""

    GOLD = auto()
    SILVER = auto()
    COPPER = auto()


class Bracket:
    """The meetings of a cup by their numbers. `logged` are matches of any cups, in any order.

    Of two of one place, as two programs at once may play, the one that was begun first counts.
    """

    def __init__(self, draw: CupDraw, logged: Iterable[LoggedCupMatch]) -> None:
        self.draw = draw
        found: dict[tuple[int, int], list[LoggedCupMatch]] = {}
        for each in sorted(logged, key=lambda each: (each.began, each.log)):
            if each.place.cup == draw.id:
                found.setdefault((each.place.meeting, each.place.match), []).append(each)
        self.meetings: dict[int, Meeting] = {}
        for number in MEETINGS:
            self.meetings[number] = self._meeting(number, found)

    def _meeting(
        self, number: int, found: Mapping[tuple[int, int], Sequence[LoggedCupMatch]]
    ) -> Meeting:
        meeting = Meeting(number, self._pair(number), ())
        while meeting.due is not None and not meeting.waits:
            due, pair = meeting.due, meeting.pair
            assert pair is not None
            read = (self._read(number, due, pair, each) for each in found.get((number, due), ()))
            played = next((each for each in read if each is not None), None)
            if played is None:
                break
            meeting = meeting._replace(matches=(*meeting.matches, played))
        return meeting

    def _pair(self, number: int) -> Pair | None:
        earlier = before(number)
        if earlier is None:
            return first_pair(number)
        first, second = (self.meetings[each].winner for each in earlier)
        return None if first is None or second is None else (first, second)

    def _read(self, number: int, match: int, pair: Pair, each: LoggedCupMatch) -> CupMatch | None:
        """Return what came of a match; None if it is not this one, of these two, or counts for nothing."""
        seats = in_order(self.draw, number, match, pair)
        if each.game != game_of(self.draw, number, match) or len(each.bots) != len(seats):
            return None
        for slot, bot in zip(seats, each.bots, strict=True):
            # A bot may have played on in the person's seat.
            if slot != OWN and bot != self.draw.guests[slot - 1]:
                return None
        winner: int | None = None
        if each.over and len(each.won) == 1:
            winner = seats[each.won[0]]
        elif not each.over and not each.waits:
            if OWN not in pair:
                return None  # nobody gives up for bots: it is played again
            winner = next(slot for slot in pair if slot != OWN)
        return CupMatch(each.log, each.game, each.began, winner, each.waits)

    @property
    def own(self) -> Meeting:
        """The player's last meeting so far: the one that is to be played, or decided the cup for them."""
        mine = [each for each in self.meetings.values() if OWN in (each.pair or ())]
        return mine[-1]

    @property
    def own_round(self) -> int:
        """The round that the player is in: that of the next meeting, also if nobody is known to meet there."""
        own = self.own
        through = own.winner == OWN and own.number != MEETINGS[-1]
        return round_of(own.number) + through

    @property
    def next(self) -> Meeting | None:
        """The meeting of the player in which a match is to be played; None while there is none."""
        own = self.own
        return own if self.state is CupState.OPEN and own.due is not None else None

    @property
    def state(self) -> CupState:
        """What has come of it for its player."""
        own = self.own
        if own.winner == OWN and own.number == MEETINGS[-1]:
            return CupState.WON
        if own.loser == OWN:
            return CupState.LOST
        return CupState.GIVEN_UP if self.draw.given_up else CupState.OPEN

    @property
    def bots_next(self) -> Meeting | None:
        """The meeting of bots in which a match is to be played; they do not run ahead of the player's round."""
        if self.state is CupState.GIVEN_UP:
            return None
        last = self.own_round if self.state is CupState.OPEN else round_of(MEETINGS[-1])
        for each in self.meetings.values():
            of_bots = each.due is not None and OWN not in (each.pair or ())
            if of_bots and round_of(each.number) <= last:
                return each
        return None

    @cached_property
    def _own_matches(self) -> list[tuple[Meeting, CupMatch]]:
        mine = (each for each in self.meetings.values() if OWN in (each.pair or ()))
        return [(each, match) for each in mine for match in each.matches]

    @property
    def lost(self) -> int:
        """How many matches the player has lost."""
        return sum(match.winner not in (None, OWN) for _, match in self._own_matches)

    @property
    def metal(self) -> Metal:
        """What the cup is made of, as it stands."""
        return (Metal.GOLD, Metal.SILVER, Metal.COPPER)[min(self.lost, 2)]

    @property
    def last(self) -> float:
        """When the player's last match began (s since 1970), or the cup itself."""
        return max((match.began for _, match in self._own_matches), default=self.draw.began)

    @property
    def beaten(self) -> tuple[int, ...]:
        """The slots of those whom the player has beaten, in order."""
        mine = (each for each in self.meetings.values() if each.winner == OWN)
        return tuple(each.loser for each in mine if each.loser is not None)

    @property
    def champion(self) -> int | None:
        """The slot of who has won it."""
        return self.meetings[MEETINGS[-1]].winner


def logged_of(record: MatchRecord) -> LoggedCupMatch | None:
    """Return what the history has of a match of a cup; None if it is of none."""
    place = place_of(part_in(record.part))
    if place is None:
        return None
    bots = tuple(each.bot for each in record.seats)
    won = tuple(each.seat for each in record.seats if each.won)
    return LoggedCupMatch(
        record.name, record.game, place, record.began, bots, won, record.over, waits=False
    )


def waiting_of(log: str, plan: Plan, began: float) -> LoggedCupMatch | None:
    """Return what is known of a match under way; None if it is of no cup."""
    place = place_of(plan.part)
    if place is None or not is_of_cup(plan):
        return None
    bots = tuple(seat.bot for seat in plan.seats)
    return LoggedCupMatch(log, plan.game, place, began, bots, (), over=False, waits=True)
