"""What is told of everybody at the end of an evening: `evening_praises(board)`."""

from __future__ import annotations

from contextlib import suppress

from game.files.reading import Unreadable
from game.scenes.base.evenings.evenings_board import EveningsBoard
from game.session.evening.evening import EveningMatch
from game.session.evening.praise import Counts, PlayedOfEvening, Praise, counted, praises
from game.session.records.ending import ending_of
from game.session.records.log_reader import kept_match
from game.store.match_log import read_log


def evening_praises(board: EveningsBoard) -> dict[int, Praise]:
    """Return what is told of everybody, by their numbers, from the logs of the matches that can be read."""
    evening = board.current
    if evening is None:
        return {}
    found = []
    for number, each in enumerate(evening.matches, 1):
        with suppress(Unreadable):
            found += _played(board, each, evening.log.of_match(number).resting)
    counts = counted(found)
    return praises(
        {row.member.number: counts.get(row.member.number, Counts()) for row in evening.standing}
    )


def _played(
    board: EveningsBoard, each: EveningMatch, resting: tuple[int, ...]
) -> list[PlayedOfEvening]:
    """Return how a match was played, while some sat it out; nothing if its log is gone. Raises Unreadable."""
    host = board.host
    if not each.log and host is not None:
        match, sat_down = host.match, tuple(host.course.sat_down)
    else:
        path = board.history.log(each.log) if board.history is not None else None
        if path is None:
            return []
        kept = kept_match(read_log(path))
        match, sat_down = kept.match, tuple(kept.under_way.sat_down)
    places = ending_of(match).places
    return [PlayedOfEvening(match, each.seats, places, sat_down, resting)]
