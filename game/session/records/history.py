"""The history of matches: what the logs of those that have ended tell, put into the index."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Collection, Iterator, Sequence
from pathlib import Path

from game.files.reading import Unreadable
from game.session.journal import FORMAT, KeptMatch, kept_match
from game.session.records.achieved import achieved
from game.store.history_index import HistoryIndex, MatchRecord, SeatRecord
from game.store.match_folder import MatchFolder
from game.store.match_log import read_log
from game.store.name_changes import NameChange, keep_change, load_changes, name_at
from game.variants import VARIANTS

AT_ONCE = 100
"""How many logs are read before what they tell is put into the index."""
READER = json.dumps([FORMAT, {variant.info.id: variant.info.rules for variant in VARIANTS}])
"""What decides which logs can be read: the format, the games, and the versions of their rules."""


def places(scores: Sequence[int], winners: Collection[int], *, low_wins: bool) -> tuple[int, ...]:
    """Return the place of each seat in a match that is over: 1 for the winners, the others by their scores.

    Those who have the same score share the better place.
    """

    def ahead(seat: int) -> int:
        if seat in winners:
            return 0
        others = [each for each in range(len(scores)) if each not in winners]
        better = [
            each
            for each in others
            if (scores[each] < scores[seat] if low_wins else scores[each] > scores[seat])
        ]
        return len(winners) + len(better)

    return tuple(1 + ahead(seat) for seat in range(len(scores)))


def record_of(name: str, kept: KeptMatch, changes: Sequence[NameChange] = ()) -> MatchRecord:
    """Return what the history has of a match.

    One that was left, that bots alone played, or that was practice, is not counted. People are called
    what they are called today, by the `changes` of their names.
    """
    plan, match = kept.plan, kept.match
    state = match.state
    scores = [match.variant.tally(state, seat).score for seat in range(len(plan.seats))]
    low = match.variant.info.low_wins
    place = places(scores, state.winners, low_wins=low) if match.over else (0,) * len(scores)
    counted = match.over and bool(plan.people) and not plan.for_practice
    done = achieved(match) if counted else {}
    seats = tuple(
        SeatRecord(
            number,
            name_at(changes, seat.name, kept.began) if seat.person else seat.name,
            seat.bot,
            seat.level,
            scores[number],
            match.over and number in state.winners,
            seat.portrait,
            place[number],
            tuple(done.get(number, ())),
        )
        for number, seat in enumerate(plan.seats)
    )
    return MatchRecord(
        name,
        plan.game,
        kept.began,
        json.dumps(dict(plan.options)),
        plan.seed,
        state.round,
        len(match.log),
        state.now,
        match.over,
        counted,
        seats,
    )


class Backlog:
    """The logs in the player's folder that the index does not have yet, the newest first.

    `trouble` is called with a log that cannot be read, which is left where it is; only with `again` are those
    tried that could not be read before. Raises OSError, or an Error of sqlite3, if the index cannot be used; so
    does `read`.
    """

    def __init__(
        self,
        data: Path,
        trouble: Callable[[Path, Unreadable], object] = lambda path, error: None,
        *,
        again: bool = False,
    ) -> None:
        self._index = HistoryIndex(data)
        self._trouble = trouble
        self._changes = load_changes(data)
        logs = MatchFolder(data).ended_logs()
        known, unread = self._index.names(), self._index.unread(READER)
        gone = (known | unread) - logs.keys()
        if gone:
            self._index.drop(gone)
        done = known if again else known | unread
        self.left = [logs[name] for name in reversed(logs) if name not in done]

    def read(self, most: int) -> int:
        """Put at most so many of them into the index; return how many could be read."""
        now, self.left = self.left[:most], self.left[most:]
        failed: list[str] = []
        if now:
            self._index.put(self._records(now, failed))
        if failed:
            self._index.put_unread(failed, READER)
        return len(now) - len(failed)

    def _records(self, logs: list[Path], failed: list[str]) -> Iterator[MatchRecord]:
        """Read logs; the names of those that cannot be are added to `failed`."""
        for path in logs:
            try:
                kept = kept_match(read_log(path))
            except Unreadable as error:
                self._trouble(path, error)
                failed.append(path.name)
                continue
            yield record_of(path.name, kept, self._changes)


def refresh(
    data: Path,
    most: int | None = None,
    trouble: Callable[[Path, Unreadable], object] = lambda path, error: None,
) -> int:
    """Bring the index up to date; return how many logs were read.

    `trouble` is called with a log that cannot be read, which is left where it is. With `most` at most so many
    are tried, and none that could not be read before.
    """
    backlog = Backlog(data, trouble, again=most is None)
    end = 0 if most is None else max(0, len(backlog.left) - most)
    done = 0
    while len(backlog.left) > end:
        done += backlog.read(min(AT_ONCE, len(backlog.left) - end))
    return done


def rename_person(data: Path, old: str, new: str, now: float | None = None) -> None:
    """Let the matches that a person has played be another's: of a new name, of somebody's, or ("") of nobody's.

    `now` (s since 1970) is the present time unless it is given. Raises OSError, NewerNames, or an Error of
    sqlite3 if the index still has the old name.
    """
    index = HistoryIndex(data)
    # Where the computer's clock was put back, a match may have begun later than now.
    last = max((each.last + 1 for each in index.people() if each.name == old), default=0.0)
    change = keep_change(data, old, new, max(last, time.time() if now is None else now))
    index.rename(old, new, change.until)
