"""Scripts for the pictures of the day's deals, with first tries of a month that are made up."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date, datetime, timedelta
from pathlib import Path
from tempfile import TemporaryDirectory

from game.scenes.base.match_history import MatchHistory
from game.scenes.base.remembered_table import player_name
from game.scenes.base.todays.todays_board import TodaysBoard
from game.scenes.today.today_scene import TodayScene
from game.session.records.parts import part_text
from game.session.today.par import MATCHES, Par
from game.session.today.todays_deal import PLAYERS, drawn, games_of_the_day
from game.store.history_index import HistoryIndex, MatchRecord, SeatRecord
from game.tools.offscreen import Offscreen
from game.tools.shot_scripts import SETTLE

DAY = date(2026, 11, 24)
DAYS = 40
PAR = Par(24, MATCHES)


def tries(person: str, today: int) -> Iterator[MatchRecord]:
    """Yield first tries of the days before DAY, with holes, and of so many games on DAY itself."""
    games = games_of_the_day()
    for ago in range(DAYS):
        day = DAY - timedelta(ago)
        for place, game in enumerate(games):
            hole = (ago * 7 + place * 3) % 5 == 0 or ago in (12, 13, 14)
            if place >= today if ago == 0 else hole:
                continue
            yield _try(game, day, person, won=(ago + place) % 3 != 1)


def _try(game: str, day: date, person: str, *, won: bool) -> MatchRecord:
    deal = drawn(game, day)
    seats = []
    for seat, guest in enumerate(deal.around(["", *(each.id for each in deal.guests)])):
        wins = not guest if won else seat == (deal.seat + 1) % PLAYERS
        seats.append(SeatRecord(seat, guest or person, guest, "", int(wins), wins, "", 2 - wins))
    began = datetime(day.year, day.month, day.day, 20).timestamp()
    name = f"{day.isoformat()}-{game}.match"
    told = (name, game, 1, began, "{}", deal.number, 1, 60, 200_000, True, True)
    return MatchRecord(*told, part_text(deal.part), tuple(seats))


class _Sample(MatchHistory):
    """A history with these first tries, in a folder that goes with it."""

    def __init__(self, room: Offscreen, today: int) -> None:
        self._files = TemporaryDirectory()
        data = Path(self._files.name)
        super().__init__(room.kit, data, lambda: datetime(2026, 11, 24, 21).timestamp())
        HistoryIndex(data).put(tries(player_name(room.kit), today))


def board(room: Offscreen, today: int) -> TodaysBoard:
    """Return the deals of DAY, of which so many have been played."""
    return TodaysBoard(room.kit, _Sample(room, today), day=DAY)


def todays(today: int, place: int, room: Offscreen) -> None:
    """The day's deals, of which so many have been played, with the one at a place chosen."""
    kit, games = room.kit, games_of_the_day()
    scene = TodayScene(kit, room.stack, games[place], board(room, today))
    if scene.told is not None:
        scene.panel.par = PAR
    room.stack.push(scene)
    room.wait(SETTLE)
