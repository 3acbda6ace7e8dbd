"""The history of matches: what the logs of those that have ended tell, put into the index."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path

from game.files.reading import Unreadable
from game.session.journal import FORMAT, KeptMatch, kept_match
from game.store.history_index import HistoryIndex, MatchRecord, SeatRecord
from game.store.match_folder import MatchFolder
from game.store.match_log import read_log
from game.variants import VARIANTS

AT_ONCE = 100
"""How many logs are read before what they tell is put into the index."""
READER = json.dumps([FORMAT, {variant.info.id: variant.info.rules for variant in VARIANTS}])
"""What decides which logs can be read: the format, the games, and the versions of their rules."""


def record_of(name: str, kept: KeptMatch) -> MatchRecord:
    """Return what the history has of a match; one that was left, or that bots alone played, is not counted."""
    plan, match = kept.plan, kept.match
    state = match.state
    seats = tuple(
        SeatRecord(
            number,
            seat.name,
            seat.bot,
            seat.level,
            match.variant.tally(state, number).score,
            match.over and number in state.winners,
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
        match.over and bool(plan.people),
        seats,
    )


def refresh(
    data: Path,
    most: int | None = None,
    trouble: Callable[[Path, Unreadable], object] = lambda path, error: None,
) -> int:
    """Bring the index up to date; return how many logs were read.

    `trouble` is called with a log that cannot be read, which is left where it is. With `most` at most so many
    are tried, the last ones first, and none that could not be read before.
    """
    index, logs = HistoryIndex(data), MatchFolder(data).ended_logs()
    known, unread = index.names(), index.unread(READER)
    gone = (known | unread) - logs.keys()
    if gone:
        index.drop(gone)
    done = known if most is None else known | unread
    new = [logs[name] for name in reversed(logs) if name not in done][:most]
    failed: list[str] = []

    def records(paths: list[Path]) -> Iterator[MatchRecord]:
        for path in paths:
            try:
                kept = kept_match(read_log(path))
            except Unreadable as error:
                trouble(path, error)
                failed.append(path.name)
                continue
            yield record_of(path.name, kept)

    for start in range(0, len(new), AT_ONCE):
        index.put(records(new[start : start + AT_ONCE]))
    if failed:
        index.put_unread(failed, READER)
    return len(new) - len(failed)
