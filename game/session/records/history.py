"""The history of matches: what the logs of those that have ended tell, put into the index."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from functools import cached_property, partial
from pathlib import Path

from game.files.reading import Inaccessible, Unreadable, unreadable
from game.session.records.counting import Purpose, circumstances_of, counts_for
from game.session.records.ending import Ending, ending_of
from game.session.records.log_reader import FORMAT, LoggedMatch, kept_match, logged_match
from game.session.records.parts import part_text
from game.session.records.upgrading import add_ending, ending_before
from game.store.history_index import UNKNOWN_RULES, HistoryIndex, MatchRecord, SeatRecord
from game.store.match_folder import MatchFolder
from game.store.match_log import LogContents, read_log
from game.store.name_changes import FILE as NAMES
from game.store.name_changes import NameChange, keep_change, load_changes, name_at
from game.store.sqlite_files.index_file import DamagedIndex
from game.variants import VARIANTS, find_variant

AT_ONCE = 100
"""How many logs are read before what they tell is put into the index."""
BYTES_AT_ONCE = 1 << 20
"""Bytes of logs after which no more are read at once, so that a screen is not kept waiting."""


def reader() -> str:
    """Return what decides which logs can be read: the format, the games, and the versions of their rules."""
    return json.dumps([FORMAT, {variant.info.id: variant.info.rules for variant in VARIANTS}])


def record_of(
    name: str, logged: LoggedMatch, ending: Ending, changes: Sequence[NameChange] = ()
) -> MatchRecord:
    """Return what the history has of a match that has ended.

    One that was left, that bots alone played, or that was practice, is not counted, and it is rated for who
    had no help. People are called what they are called today, by the `changes` of their names.
    """
    plan = logged.plan
    happened = circumstances_of(plan, undone=logged.undone)
    counted = ending.over and counts_for(Purpose.RECORDS, happened)
    achieving = counted and counts_for(Purpose.ACHIEVEMENTS, happened)

    def rated(seat: int) -> bool:
        helped = circumstances_of(plan, undone=logged.undone, hinted=seat in logged.hinted)
        return counted and counts_for(Purpose.RATING, helped)

    seats = tuple(
        SeatRecord(
            number,
            name_at(changes, seat.name, logged.began) if seat.person else seat.name,
            seat.bot,
            seat.level,
            ending.scores[number],
            number in ending.winners,
            seat.portrait,
            ending.places[number],
            ending.achieved.get(number, ()) if achieving else (),
            rated(number),
        )
        for number, seat in enumerate(plan.seats)
    )
    return MatchRecord(
        name,
        plan.game,
        logged.rules,
        logged.began,
        json.dumps(dict(plan.options)),
        plan.seed,
        ending.rounds,
        logged.actions,
        ending.length,
        ending.over,
        counted,
        "" if plan.for_practice else part_text(plan.part),
        seats,
        plan.set_name or "",
    )


def can_be_shown(match: MatchRecord) -> bool:
    """Whether a match can be shown again: this program has the rules by which it was played."""
    return UNKNOWN_RULES < match.rules == _rules_of(match.game)


def is_by_older_rules(match: MatchRecord) -> bool:
    """Whether the rules of its game have changed since a match was played."""
    return UNKNOWN_RULES < match.rules < _rules_of(match.game)


def _rules_of(game: str) -> int:
    try:
        return find_variant(game).info.rules
    except KeyError:
        return UNKNOWN_RULES


class Backlog:
    """The logs in the player's folder that the index does not have yet, the newest first.

    A log that does not say how its match has ended gets such a line, while the rules, or an index that was set
    aside, still know. `trouble` is called with a log that cannot be read, which is left where it is; only with
    `again` are those tried that could not be read before. Raises OSError, or an Error of sqlite3, if the index
    cannot be used; so does `read`.
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
        self._changes = load_changes(data, partial(trouble, data / NAMES))
        self.failed: dict[Path, Unreadable] = {}
        """The logs of which nothing could be told, each with the reason."""
        self._complete = True
        logs = MatchFolder(data).ended_logs()
        try:
            known, unread = self._index.names(), self._index.unread(reader())
        except DamagedIndex:
            known, unread = set(), set()
        gone = (known | unread) - logs.keys()
        if gone:
            self._index.drop(gone)
        done = known if again else known | unread
        self.left = [logs[name] for name in reversed(logs) if name not in done]

    def read(self, most: int) -> int:
        """Put at most so many of them into the index, fewer if large; return how many could be read."""
        most = self._fitting(most)
        now, self.left = self.left[:most], self.left[most:]
        failed: dict[Path, Unreadable] = {}
        if now:
            self._index.put(self._records(now, failed))
        self.failed |= failed
        # What the system does not let be read today may be read tomorrow.
        lasting = [path.name for path, why in failed.items() if not isinstance(why, Inaccessible)]
        if lasting:
            self._index.put_unread(lasting, reader())
        self._complete &= len(lasting) == len(failed)
        if not self.left and self._complete:
            self._index.forget_before()
        return len(now) - len(failed)

    def _fitting(self, most: int) -> int:
        """Return how many of the next logs are read at once: so many, or those of BYTES_AT_ONCE and one."""
        taken = 0
        for place, path in enumerate(self.left[:most], 1):
            with suppress(OSError):
                taken += path.stat().st_size
            if taken >= BYTES_AT_ONCE:
                return place
        return most

    def _records(self, logs: list[Path], failed: dict[Path, Unreadable]) -> Iterator[MatchRecord]:
        """Read logs; those of which nothing can be told are added to `failed`."""
        for path in logs:
            record: MatchRecord | None = None
            try:
                contents = read_log(path)
                if contents.damaged:
                    error = unreadable("match-damaged", line=len(contents.rows) + 1)
                    self._trouble(path, error)
                    record = self._before.get(path.name) or self._of_damaged(path, contents)
                else:
                    record = self._record(path, contents)
            except Unreadable as wrong:
                error = wrong
                self._trouble(path, error)
                record = self._before.get(path.name)
            if record is None:
                failed[path] = error
            else:
                yield record

    def _of_damaged(self, path: Path, contents: LogContents) -> MatchRecord | None:
        """Return what is known of a match whose log is damaged in the middle; None if not how it ended.

        As much as can be played again may be less than was played: only its own end, or the line that says how
        the match ended, tells the result. The log stays as it is.
        """
        with suppress(Unreadable):
            logged = logged_match(contents.with_rows_behind())
            ending = logged.ending or _ending_of_whole(contents)
            if ending is not None:
                record = record_of(path.name, logged, ending, self._changes)
                return record._replace(rules=UNKNOWN_RULES)
        return None

    def _record(self, path: Path, contents: LogContents) -> MatchRecord:
        """Return what a log tells, which says from then on how its match has ended. Raises Unreadable."""
        logged = logged_match(contents)
        before = self._before.get(path.name)
        if logged.ending is None and before is not None and before.actions > logged.actions:
            raise unreadable("match-end-gone")
        try:
            ending = ending_of(kept_match(contents).match)
        except Unreadable:
            known = logged.ending or self._ending_before(path, contents)
            if known is None:
                raise
            ending = known
        if logged.ending is None:
            add_ending(path, contents, ending)
        return record_of(path.name, logged, ending, self._changes)

    def _ending_before(self, path: Path, contents: LogContents) -> Ending | None:
        before = self._before.get(path.name)
        return None if before is None else ending_before(before, contents)

    @cached_property
    def _before(self) -> Mapping[str, MatchRecord]:
        """What an index has that was set aside."""
        return self._index.before()


def _ending_of_whole(contents: LogContents) -> Ending | None:
    """Return how a match has ended that can be played again to its end; None if it cannot."""
    match = kept_match(contents).match
    return ending_of(match) if match.over else None


def refresh(
    data: Path,
    most: int | None = None,
    trouble: Callable[[Path, Unreadable], object] = lambda path, error: None,
) -> int:
    """Bring the index up to date; return how many logs were read.

    `trouble` is called with a log that cannot be read, which is left where it is. With `most` at most so many
    are tried, and none that could not be read before; otherwise an index that is damaged is made again.
    """
    if most is None:
        with suppress(DamagedIndex):
            HistoryIndex(data).find()
    try:
        return _refresh(data, most, trouble)
    except DamagedIndex:  # which came out as it was written to: from now on there is a new one
        return _refresh(data, most, trouble)


def _refresh(data: Path, most: int | None, trouble: Callable[[Path, Unreadable], object]) -> int:
    backlog = Backlog(data, trouble, again=most is None)
    end = 0 if most is None else max(0, len(backlog.left) - most)
    done = 0
    while len(backlog.left) > end:
        done += backlog.read(min(AT_ONCE, len(backlog.left) - end))
    return done


def rebuild(
    data: Path, trouble: Callable[[Path, Unreadable], object] = lambda path, error: None
) -> int:
    """Make the index again from all logs; return how many matches it has. Problems are as in `refresh`."""
    HistoryIndex(data).set_aside()
    refresh(data, trouble=trouble)
    return HistoryIndex(data).count()


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
