"""Programs that play cups and are killed: draws and results that were told of are there after it."""

from __future__ import annotations

import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import chain
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random
from typing import NamedTuple

from game.session.cup.bot_matches import BotMatch
from game.session.cup.bracket import Bracket, CupState, Meeting, logged_of
from game.session.cup.cup_draw import CupDraw, drawn_guests, in_order, plan_of
from game.session.cup.kept_cups import KeptCups
from game.session.cup.ladder import ladder
from game.session.plan import Seat
from game.session.records.history import rebuild, refresh
from game.store.history_index import HistoryIndex, Wanted
from game.store.strength_file import load_strengths
from game.tools.torture.finding import Finding
from game.tools.torture.killing import killings

LONGEST_LIFE = 0.6
"""Seconds after it has begun until a program is killed, at most."""
QUICKEST = 7
"""How many of a ladder play, the weakest: a search would take too long."""


NOBODY = -1
"""Who has won a match that two share."""


class CupNews(NamedTuple):
    """What a program told: a cup was drawn, or, with a `meeting`, who has won a match."""

    cup: str
    meeting: int = 0
    match: int = 0
    winner: int = NOBODY


@dataclass(slots=True)
class CupsKilled:
    """What came of the programs: how many were killed, what they told of, and what is `wrong`."""

    kills: int = 0
    matches: int = 0
    cups: int = 0
    wrong: list[Finding] = field(default_factory=list)


def cup_kills(count: int, seed: int) -> Iterator[CupsKilled]:
    """Kill `count` programs that play cups, one or two at a time; yield what has come of them so far."""
    total = CupsKilled()
    told: set[CupNews] = set()
    with tempfile.TemporaryDirectory() as room:
        folder = Path(room)
        deaths = killings(_play, folder, f"cup {seed}", LONGEST_LIFE)
        while total.kills < count:
            programs, found = next(deaths)
            told.update(chain.from_iterable(programs))
            found += _lost(folder, told)
            total.kills += len(programs)
            total.cups = len({each.cup for each in told})
            total.matches = sum(each.meeting > 0 for each in told)
            command = f"main.py torture --kills 0 --cuts 0 --mutations 0 --cups {total.kills} --seed {seed}"
            total.wrong += [
                Finding(f"kill {total.kills} of a cup: {what}", command) for what in found
            ]
            yield total


def brackets(data: Path) -> list[Bracket]:
    """Return the brackets of all cups in a folder, by the draws and the index alone."""
    records = HistoryIndex(data).find(Wanted(part=True))
    logged = [each for record in records if (each := logged_of(record)) is not None]
    return [Bracket(draw, logged) for draw in KeptCups(data).draws()]


def _lost(folder: Path, told: set[CupNews]) -> Iterator[str]:
    """What is wrong: what was told of is not there, two cups are open, or a rebuild has something else."""
    refresh(folder)
    found = {each.draw.id: each for each in brackets(folder)}
    rebuild(folder)
    if {each.draw.id: each.meetings for each in brackets(folder)} != {
        id: each.meetings for id, each in found.items()
    }:
        yield "the rebuilt index has another bracket"
    if sum(each.state is CupState.OPEN for each in found.values()) > 1:
        yield "two cups are open"
    for each in sorted(told):
        bracket = found.get(each.cup)
        if bracket is None:
            yield f"cup {each.cup} is lost"
        elif each.meeting:
            matches = bracket.meetings[each.meeting].matches
            winner = None if each.winner == NOBODY else each.winner
            if len(matches) < each.match or matches[each.match - 1].winner != winner:
                yield f"match {each.match} of meeting {each.meeting} is lost"


def _play(folder: Path, seed: str, tell: Connection) -> None:
    """Begin cups in the folder and play them, with a bot in the player's seat, until killed."""
    luck = Random(seed)
    games = sorted(load_strengths())
    while True:
        refresh(folder)
        cups = KeptCups(folder)
        draws = cups.draws()
        going = [each for each in brackets(folder) if each.state is CupState.OPEN]
        if not going:
            game, number = luck.choice(games), luck.randrange(1, 1 << 40)
            guests = drawn_guests(ladder([game])[:QUICKEST], number)
            draw = CupDraw(
                f"{number:x}", "Ada", "ada", 1000.0 + len(draws), (game,), number, guests
            )
            if cups.begin(draw):
                tell.send(CupNews(draw.id))
            continue
        bracket = going[0]
        tell.send(CupNews(bracket.draw.id))
        meeting = bracket.next or bracket.bots_next
        if meeting is not None:
            tell.send(_played(folder, bracket.draw, meeting))


def _played(folder: Path, draw: CupDraw, meeting: Meeting) -> CupNews:
    """Play the next match of a meeting, and put it to those that have ended."""
    pair, due = meeting.pair, meeting.due
    assert pair is not None
    assert due is not None
    guests = ("ruth", *draw.guests)
    seats = {slot: Seat(guests[slot], guests[slot], guests[slot]) for slot in pair}
    match = BotMatch(plan_of(draw, meeting.number, due, seats))
    match.play()
    match.keep(folder, time.time())
    seats_of = in_order(draw, meeting.number, due, pair)
    winners = match.host.match.state.winners
    winner = seats_of[winners[0]] if len(winners) == 1 else NOBODY
    return CupNews(draw.id, meeting.number, due, winner)
