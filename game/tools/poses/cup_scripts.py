"""Scripts for the pictures of the cup, with results that are made up."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import datetime
from pathlib import Path
from tempfile import TemporaryDirectory

from game.scenes.base.cups.cups_board import CupsBoard
from game.scenes.base.match_history import MatchHistory
from game.scenes.base.remembered_table import player_name
from game.scenes.cup.cup_scene import CupScene
from game.session.cup.bracket import Bracket, logged_of
from game.session.cup.cup_draw import OWN, CupDraw, drawn_guests, game_of, in_order, plan_of
from game.session.cup.kept_cups import KeptCups
from game.session.cup.ladder import ladder
from game.session.plan import Seat
from game.session.records.parts import part_text
from game.store.history_index import HistoryIndex, MatchRecord, SeatRecord
from game.tools.offscreen import Offscreen
from game.tools.shot_scripts import SETTLE
from game.variants import with_a_table

NOON = datetime(2026, 11, 24, 12).timestamp()
WHOLE = 7
"""A number of meetings with which a cup is over."""


def _records(draw: CupDraw, person: str, meetings: int, lost: int) -> Iterator[MatchRecord]:
    """Yield the matches of so many meetings, of which the player loses so many matches."""
    found: list[MatchRecord] = []
    while True:
        logged = [each for record in found if (each := logged_of(record)) is not None]
        bracket = Bracket(draw, logged)
        meeting = bracket.next or bracket.bots_next
        if meeting is None or meeting.pair is None or meeting.number > meetings:
            return
        due = meeting.due or 1
        fails = meeting.pair[0] == OWN and meeting.number % 2 == 1 and due == 1 and lost > 0
        lost -= fails
        winner = meeting.pair[fails or (meeting.number + due) % 3 == 0 < meeting.pair[0]]
        seats = in_order(draw, meeting.number, due, meeting.pair)
        sitters = {slot: Seat("", "") for slot in seats}
        part = part_text(plan_of(draw, meeting.number, due, sitters).part)
        rows = tuple(
            SeatRecord(
                seat,
                person if slot == OWN else draw.guests[slot - 1],
                "" if slot == OWN else draw.guests[slot - 1],
                "",
                int(slot == winner),
                slot == winner,
                "",
                1 if slot == winner else 2,
            )
            for seat, slot in enumerate(seats)
        )
        began = draw.began + 60 * len(found)
        game = game_of(draw, meeting.number, due)
        told = (f"{draw.id}-{len(found):02}.match", game, 1, began, "{}", 7, 1, 40, 90_000)
        found.append(MatchRecord(*told, True, OWN in meeting.pair, part, rows))
        yield found[-1]


def _draw(id: str, person: str, games: Sequence[str], seed: int, began: float) -> CupDraw:
    guests = drawn_guests(ladder(games), seed)
    return CupDraw(id, person, "ada", began, tuple(games), seed, guests)


class CupSample(MatchHistory):
    """A history with cups in a folder that goes with it: some that were won, and one of so many meetings."""

    def __init__(self, room: Offscreen, won: int, meetings: int) -> None:
        self._files = TemporaryDirectory()
        data, person = Path(self._files.name), player_name(room.kit)
        super().__init__(room.kit, data, lambda: NOON)
        games = [each.info.id for each in with_a_table()]
        draws = [
            (_draw(f"won{n}", person, [games[n]], 5 + n, NOON - 30e5 * (won - n)), WHOLE, n)
            for n in range(won)
        ]
        if meetings >= 0:
            draws.append((_draw("open", person, games, 11, NOON), meetings, 1))
        for draw, count, lost in draws:
            cups = KeptCups(data)
            cups.draws()
            cups.begin(draw)
            HistoryIndex(data).put(_records(draw, person, count, lost))


def cup(won: int, meetings: int, room: Offscreen) -> None:
    """The cup after so many meetings (−1: none has been begun), with some on the shelf."""
    board = CupsBoard(room.kit, CupSample(room, won, meetings))
    scene = CupScene(room.kit, room.stack, board)
    if meetings < 0 and not scene.choosing:
        scene.new.action()
    room.stack.push(scene)
    room.wait(SETTLE)
