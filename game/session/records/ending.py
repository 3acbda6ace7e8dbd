"""How a match has ended, as a line of its log tells it, also where the actions cannot be played again."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from contextlib import suppress
from typing import Any, NamedTuple

from game.engine.match import Match
from game.engine.notation.rule_set_text import rule_set
from game.session.records.achieved import AchievedSoFar

KEY = "ended"
"""The key by which the line is known."""
OVER, LEFT = "over", "left"
"""What it says: the match was played to its end, or it was left."""


class Ending(NamedTuple):
    """How a match has ended: whether it is `over`, or was left; by seat the scores over all rounds and places.

    `places` are 1 for those who won, and 0 in a match that was left; `length` is in game ms; `achieved` are the
    ids of what each seat has achieved; `set` is the line of the rule set.
    """

    over: bool
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    places: tuple[int, ...]
    rounds: int
    length: int
    achieved: Mapping[int, tuple[str, ...]]
    set: str

    def row(self) -> dict[str, Any]:
        """Return it as a line of the log has it."""
        return {
            KEY: OVER if self.over else LEFT,
            "winners": list(self.winners),
            "scores": list(self.scores),
            "places": list(self.places),
            "rounds": self.rounds,
            "time": self.length,
            "achieved": {str(seat): list(ids) for seat, ids in self.achieved.items()},
            "set": self.set,
        }


def ending_of(match: Match, achieved: AchievedSoFar | None = None) -> Ending:
    """Return how a match has ended, as it stands now, by what is `achieved` in it, if somebody follows that."""
    state, info = match.state, match.variant.info
    return Ending(
        match.over,
        tuple(state.winners) if match.over else (),
        _scores(match),
        places_of(match),
        state.round,
        state.now,
        (AchievedSoFar(match) if achieved is None else achieved).by_seat(),
        rule_set(info, match.table.options),
    )


def places_of(match: Match) -> tuple[int, ...]:
    """Return the place of each seat in a match, as in its `Ending`."""
    if not match.over:
        return (0,) * match.table.players
    low = match.variant.low_wins(match.table)
    sides, winners = match.table.sides, tuple(match.state.winners)
    return places(_scores(match), winners, low_wins=low, sides=sides)


def _scores(match: Match) -> tuple[int, ...]:
    variant, seats = match.variant, range(match.table.players)
    return tuple(variant.tally(match.state, seat).score for seat in seats)


def ending_in(rows: Iterable[Mapping[str, Any]], players: int) -> Ending | None:
    """Return the ending that stands in a log of so many players; None if there is none that can be read.

    One that actions follow stands no more: they were taken back, or the match went on.
    """
    found: Mapping[str, Any] | None = None
    for row in rows:
        if KEY in row:
            found = row
        elif "does" in row:
            found = None
    if found is not None:
        with suppress(KeyError, TypeError, ValueError, AttributeError):
            return _read(found, players)
    return None


def _read(row: Mapping[str, Any], players: int) -> Ending:
    winners = tuple(_whole(each) for each in row["winners"])
    scores, place = (tuple(_whole(each) for each in row[key]) for key in ("scores", "places"))
    done = {int(seat): tuple(map(str, ids)) for seat, ids in row["achieved"].items()}
    if row[KEY] not in (OVER, LEFT) or len(scores) != players or len(place) != players:
        raise ValueError
    if not {*winners, *done} <= set(range(players)):
        raise ValueError
    rounds, length = _whole(row["rounds"]), _whole(row["time"])
    return Ending(row[KEY] == OVER, winners, scores, place, rounds, length, done, str(row["set"]))


def _whole(value: object) -> int:
    if type(value) is not int:
        raise ValueError
    return value


def places(
    scores: Sequence[int], winners: Collection[int], *, low_wins: bool, sides: int | None = None
) -> tuple[int, ...]:
    """Return the place of each seat in a match that is over: 1 for the winners, the others by their scores.

    Those who have the same score share the better place. Partners have that of their side (P-1), of which
    there are `sides`: as many as seats, unless it is said.
    """
    of_sides = range(len(scores) if sides is None else sides)

    def ahead(seat: int) -> int:
        if seat in winners:
            return 0
        return sum(
            each in winners
            or (scores[each] < scores[seat] if low_wins else scores[each] > scores[seat])
            for each in of_sides
        )

    return tuple(1 + ahead(seat) for seat in range(len(scores)))
