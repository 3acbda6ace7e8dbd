"""Logs from before matches said how they ended: such a line is added once, while somebody still knows."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from game.engine.notation.rule_set_text import rule_set
from game.files.fields import Fields
from game.session.records.ending import Ending
from game.store.history_index import MatchRecord
from game.store.match_folder import FoundMatch, MatchFolder
from game.store.match_log import LogContents
from game.variants import find_variant


def add_ending(path: Path, contents: LogContents, ending: Ending) -> None:
    """Add the line to the log of a match that has ended.

    A log that another program has, or has changed meanwhile, or that cannot be written, stays as it is.
    """
    with suppress(OSError):
        log, _ = MatchFolder(path.parent.parent).take_up(FoundMatch(path, contents, 0))
        if log is not None:
            log.append(ending.row())
            log.close()


def ending_before(match: MatchRecord, contents: LogContents) -> Ending | None:
    """Return how a match has ended, as an index from before has it; None if its log has other seats.

    Raises Unreadable if the log has no options.
    """
    head = Fields(contents.rows[0])
    if len(match.seats) != len(head.each("seats")):
        return None
    return Ending(
        match.over,
        tuple(each.seat for each in match.seats if each.won),
        tuple(each.score for each in match.seats),
        tuple(each.place for each in match.seats),
        match.rounds,
        match.length,
        {each.seat: each.achieved for each in match.seats if each.achieved},
        rule_set(find_variant(match.game).info, head.fields("options").table),
    )
