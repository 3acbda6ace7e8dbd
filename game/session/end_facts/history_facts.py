"""What can be told of a match by those before it: `history_facts(outcome, earlier)`, the most telling first."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence

from game.session.end_facts.end_fact import EndFact
from game.session.outcome import Outcome
from game.session.records.person_record import own_seat
from game.store.history_index import MatchRecord
from game.variants import find_variant

FIRST_WIN = "first_win"
"""The kind of what is told of a person's first win in a game."""
IN_A_ROW, ROUND_NUMBER = 3, 5
"""From how many wins in a row on they are told: the third, fourth and fifth, then every fifth."""
DROUGHT = 4
"""A win after so many matches lost in a row is told as one."""
ENOUGH = 3
"""With so many earlier matches of the same kind something can be the best, or the closest, of all."""


def told_in_a_row(count: int) -> bool:
    """Whether so many in a row are worth a sentence."""
    return count >= IN_A_ROW and (count <= ROUND_NUMBER or count % ROUND_NUMBER == 0)


def history_facts(outcome: Outcome, earlier: Sequence[MatchRecord]) -> Iterator[EndFact]:
    """Yield the facts about the only person of a match that is over.

    `earlier` are the person's matches of that game that count, the last first, without this one.
    """
    plan = outcome.plan
    reader = plan.reader
    if reader < 0 or plan.for_practice:
        return
    own = _Earlier(plan.seats[reader].name, earlier)
    yield from _of_a_loss(outcome, own) if outcome.reader_lost else _of_a_win(outcome, own)


class _Earlier:
    """The matches of a person, the last first, in which that person has a seat."""

    def __init__(self, person: str, matches: Iterable[MatchRecord]) -> None:
        seats = ((each, own_seat(each, person)) for each in matches)
        self.found = [(each, own) for each, own in seats if own is not None]

    def like(self, outcome: Outcome) -> _Earlier:
        """Return those by the same options with as many players, of which scores can be compared."""
        plan, alike = outcome.plan, _Earlier("", ())
        options = json.dumps(dict(plan.options))
        alike.found = [
            (each, own)
            for each, own in self.found
            if each.options == options and len(each.seats) == len(plan.seats)
        ]
        return alike

    def beaten_in_a_row(self, bot: str) -> int:
        """Return how many of the last ones in a row with a bot were won, and not by that bot as well."""
        count = 0
        for each, own in self.with_guest(bot).found:
            if not own.won or any(seat.bot == bot and seat.won for seat in each.seats):
                break
            count += 1
        return count

    def with_guest(self, bot: str) -> _Earlier:
        """Return those at which a bot sat."""
        met = _Earlier("", ())
        met.found = [
            (each, own) for each, own in self.found if any(seat.bot == bot for seat in each.seats)
        ]
        return met

    def in_a_row(self, *, won: bool) -> int:
        """Return how many of the last ones in a row were won, or lost."""
        count = 0
        for _, own in self.found:
            if bool(own.won) is not won:
                break
            count += 1
        return count


def _of_a_win(outcome: Outcome, own: _Earlier) -> Iterator[EndFact]:
    plan = outcome.plan
    reader = plan.reader
    if not any(seat.won for _, seat in own.found):
        yield EndFact(FIRST_WIN, reader)
        return
    lost = own.in_a_row(won=False)
    if lost >= DROUGHT:
        yield EndFact("won_again", reader, count=lost)
    won = 1 + own.in_a_row(won=True)
    against = {
        seat: 1 + own.beaten_in_a_row(each.seat.bot)
        for seat, each in enumerate(outcome.results)
        if each.seat.bot and not each.won
    }
    guest = max(against, key=lambda seat: against[seat], default=-1)
    if guest >= 0 and against[guest] > won and told_in_a_row(against[guest]):
        yield EndFact("beat_in_a_row", reader, guest, against[guest])
    if told_in_a_row(won):
        yield EndFact("won_in_a_row", reader, count=won)
    alike = own.like(outcome)
    score = outcome.results[reader].score
    scores = [seat.score for _, seat in alike.found]
    if len(scores) >= ENOUGH and score and _better(outcome, score, scores):
        yield EndFact("best_score", reader, count=score)


def _of_a_loss(outcome: Outcome, own: _Earlier) -> Iterator[EndFact]:
    plan = outcome.plan
    reader = plan.reader
    winners = [seat for seat, each in enumerate(outcome.results) if each.won]
    if len(winners) != 1:
        return
    (winner,) = winners
    lost = [(each, seat) for each, seat in own.like(outcome).found if not seat.won]
    margin = abs(outcome.results[winner].score - outcome.results[reader].score)
    margins = [
        min(abs(other.score - seat.score) for other in each.seats if other.won)
        for each, seat in lost
        if any(other.won for other in each.seats)
    ]
    variant = find_variant(plan.game)
    telling = variant.losers_score(variant.table(len(plan.seats), plan.options))
    if telling and len(margins) >= ENOUGH and margin < min(margins):
        yield EndFact("closest", reader, winner)
    bot = plan.seats[winner].bot
    count = 1
    for each, _ in own.with_guest(bot).found if bot else ():
        if not any(seat.bot == bot and seat.won for seat in each.seats):
            break
        count += 1
    if told_in_a_row(count):
        yield EndFact("lost_in_a_row", winner, reader, count)


def _better(outcome: Outcome, score: int, scores: Sequence[int]) -> bool:
    """Whether a score is better than all of these."""
    plan, variant = outcome.plan, find_variant(outcome.plan.game)
    table = variant.table(len(plan.seats), plan.options)
    return score < min(scores) if variant.low_wins(table) else score > max(scores)
