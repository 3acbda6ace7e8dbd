"""Matches of the history, written by hand: `played("1", "classic", "Ada* jun", [3, 1], began)`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

from game.session.records.ending import places
from game.store.history_index import HistoryIndex, MatchRecord, SeatRecord
from game.store.match_folder import MatchFolder
from game.variants import VARIANTS

DAY = 24 * 3600.0


def played(
    name: str,
    game: str,
    players: str,
    scores: Sequence[int],
    began: float,
    *,
    low_wins: bool = False,
    over: bool = True,
    achieved: tuple[str, ...] = (),
    part: str = "",
) -> MatchRecord:
    """Return a match of players with these totals; the names with a star are those of people.

    The best total wins, by all who have it; the first seat has `achieved` something.
    """
    best = min(scores) if low_wins else max(scores)
    winners = [seat for seat, score in enumerate(scores) if over and score == best]
    place = places(scores, winners, low_wins=low_wins) if over else [0] * len(scores)
    seats = tuple(
        SeatRecord(
            seat,
            each.strip("*"),
            "" if each.endswith("*") else each,
            "",
            scores[seat],
            seat in winners,
            each.strip("*").lower(),
            place[seat],
            () if seat else achieved,
        )
        for seat, each in enumerate(players.split())
    )
    rules = next((each.info.rules for each in VARIANTS if each.info.id == game), 1)
    people = any(not each.bot for each in seats)
    return MatchRecord(
        name, game, rules, began, "{}", 7, 1, 40, 90_000, over, over and people, part, seats
    )


def keep(data: Path, matches: Iterable[MatchRecord]) -> None:
    """Let a folder of data have these matches in its index, and logs of their names, which nobody reads."""
    found = [each._replace(name=f"{each.name}.match") for each in matches]
    HistoryIndex(data).put(found)
    ended = MatchFolder(data).ended
    ended.mkdir(parents=True, exist_ok=True)
    for each in found:
        (ended / each.name).touch()
