"""Programs that play evenings of people and are killed: what they told of is there after it."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import chain
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random
from typing import NamedTuple

from game.engine.notation.rule_set_text import with_lengths
from game.engine.rng import Rng
from game.session.evening.evening import Evening, evening_under_way, logged_evening
from game.session.evening.evening_log import (
    LEAST_MATCHES,
    LEAST_PEOPLE,
    MOST_MATCHES,
    Attendance,
    EveningLog,
    EveningPlace,
    Member,
    drawn_games,
    part_of,
)
from game.session.evening.kept_evenings import KeptEvenings
from game.session.goals.unlocked import KeptUnlocks, Turn
from game.session.plan import Plan, Seat
from game.session.records.history import rebuild, refresh
from game.session.records.log_reader import kept_match
from game.store.history_index import HistoryIndex, Wanted
from game.store.match_folder import MatchFolder
from game.tools.torture.bot_match import begin, play, take_up
from game.tools.torture.finding import Finding
from game.tools.torture.killing import killings
from game.variants import VARIANTS, find_variant

LONGEST_LIFE = 0.6
"""Seconds after it has begun until a program is killed, at most."""
PEOPLE = ("Ada", "Bo", "Cem", "Dee")
"""Who comes, each with the number of their place here, from 1 on."""
PRESENT = 0.8
"""How often each of them is there for a match."""
TURNED = 0.3
"""How often the switch that unlocks all is turned between two matches."""
LONGEST_MATCH = 100_000
"""Actions of a match, at most."""


class EveningNews(NamedTuple):
    """What a program told of an evening.

    It was begun; or, with a `match`, it was noted who is there for that one; or that match was `over`.
    """

    evening: str
    match: int = 0
    here: tuple[int, ...] = ()
    over: bool = False


class UnlockNews(NamedTuple):
    """What a program told of the switch: so many turns are kept, of which the last was this one."""

    turns: int
    on: bool


@dataclass(slots=True)
class EveningsKilled:
    """What came of the programs: how many were killed, what they told of, and what is `wrong`."""

    kills: int = 0
    evenings: int = 0
    matches: int = 0
    turns: int = 0
    wrong: list[Finding] = field(default_factory=list)


def evening_kills(count: int, seed: int) -> Iterator[EveningsKilled]:
    """Kill `count` programs that play evenings, one or two at a time; yield what has come of them so far."""
    total = EveningsKilled()
    told: set[EveningNews] = set()
    turns: set[UnlockNews] = set()
    with tempfile.TemporaryDirectory() as room:
        folder = Path(room)
        deaths = killings(_play, folder, f"evening {seed}", LONGEST_LIFE)
        while total.kills < count:
            programs, found = next(deaths)
            for each in chain.from_iterable(programs):
                (turns if isinstance(each, UnlockNews) else told).add(each)
            found += _lost(folder, told)
            found += _turns_lost(folder, turns)
            total.kills += len(programs)
            total.evenings = len({each.evening for each in told})
            total.matches = sum(each.over for each in told)
            total.turns = len(turns)
            command = f"main.py torture --kills 0 --cuts 0 --mutations 0 --evenings {total.kills} --seed {seed}"
            total.wrong += [
                Finding(f"kill {total.kills} of an evening: {what}", command) for what in found
            ]
            yield total


def evenings(data: Path) -> list[Evening]:
    """Return all evenings in a folder, by their logs, the index and the matches under way alone."""
    records = HistoryIndex(data).find(Wanted(part=True))
    logged = [each for record in records if (each := logged_evening(record)) is not None]
    for match in MatchFolder(data).find()[0]:
        kept = kept_match(match.contents)
        if (going := evening_under_way(match.path.name, kept.plan, kept.began)) is not None:
            logged.append(going)
    return [Evening(log, logged) for log in KeptEvenings(data).evenings()]


def _lost(folder: Path, told: set[EveningNews]) -> Iterator[str]:
    """What is wrong: what was told of is not there, or a rebuild has another standing."""
    refresh(folder)
    found = {each.log.id: each for each in evenings(folder)}
    standings = {id: each.standing for id, each in found.items()}
    rebuild(folder)
    if {each.log.id: each.standing for each in evenings(folder)} != standings:
        yield "the rebuilt index has another standing"
    if sum(not each.over for each in found.values()) > 1:
        yield "two evenings go on"
    for each in sorted(told):
        evening = found.get(each.evening)
        if evening is None:
            yield f"evening {each.evening} is lost"
        elif each.over and len(evening.matches) < each.match:
            yield f"match {each.match} of evening {each.evening} is lost"
        elif each.match and not each.over and not _noted(evening.log, each):
            yield f"it is lost who was there for match {each.match} of evening {each.evening}"


def _noted(log: EveningLog, news: EveningNews) -> bool:
    return any(
        each.match == news.match and tuple(member.number for member in each.here) == news.here
        for each in log.attendance
    )


def _turns_lost(folder: Path, told: set[UnlockNews]) -> Iterator[str]:
    turns = KeptUnlocks(folder).turns()
    for each in sorted(told):
        if len(turns) < each.turns or turns[each.turns - 1].on != each.on:
            yield f"turn {each.turns} of the switch is lost"


def _play(folder: Path, seed: str, tell: Connection) -> None:
    """Begin evenings in the folder and play them, with bots in the seats of people, until killed."""
    luck = Random(seed)
    while True:
        refresh(folder)
        found = evenings(folder)
        going = [each for each in found if not each.over]
        if going:
            tell.send(EveningNews(going[0].log.id))
            _played(folder, going[0], luck, tell)
        elif KeptEvenings(folder).begin(log := _drawn(luck, len(found))):
            tell.send(EveningNews(log.id))
        if luck.random() < TURNED:
            _turned(KeptUnlocks(folder), tell, on=luck.random() < 1 / 2)


def _drawn(luck: Random, number: int) -> EveningLog:
    count = luck.randint(LEAST_MATCHES, MOST_MATCHES)
    games = drawn_games([each.info.id for each in VARIANTS], count, Rng(luck.randrange(1 << 30)))
    return EveningLog(f"{luck.randrange(1, 1 << 40):x}", 1000.0 + number, games, short=True)


def _turned(switch: KeptUnlocks, tell: Connection, *, on: bool) -> None:
    """Turn the switch that unlocks all; it is told only if no other program has done so meanwhile."""
    before = len(switch.turns())
    switch.turn(Turn(1000.0 + before, PEOPLE[0], on))
    if len(switch.turns()) == before + 1:
        tell.send(UnlockNews(before + 1, on))


def _played(folder: Path, evening: Evening, luck: Random, tell: Connection) -> None:
    """Play the match that is due, one that waits first, and put it to those that have ended."""
    log, due = evening.log, evening.due
    assert due is not None
    matches = MatchFolder(folder)
    waiting = [each for each in matches.find()[0] if each.path.name == evening.waiting]
    taken = take_up(matches, waiting[0]) if waiting else None
    if taken is None:
        members = [Member(number, name, "ruth", "rose") for number, name in enumerate(PEOPLE, 1)]
        here = tuple(each for each in members if luck.random() < PRESENT)
        if len(here) < LEAST_PEOPLE:
            here = tuple(members)
        if not KeptEvenings(folder).note(log, Attendance(due, here)):
            return
        tell.send(EveningNews(log.id, due, tuple(each.number for each in here)))
        taken = begin(matches, _plan(evening, due, here, luck))
    host, journal = taken
    host.absences.still_away(host.plan.people)
    play(host, LONGEST_MATCH)
    journal.close()
    matches.end(journal.log.path)
    refresh(folder)
    tell.send(EveningNews(log.id, due, over=True))


def _plan(evening: Evening, due: int, here: tuple[Member, ...], luck: Random) -> Plan:
    """Return a short match of whoever is there."""
    variant = find_variant(evening.next_game)
    seats = tuple(Seat(each.name, each.portrait) for each in here)
    options = with_lengths(variant.table(len(seats)).options, variant.info.short)
    part = part_of(EveningPlace(evening.log.id, due))
    return Plan(variant.info.id, seats, options, luck.randrange(1, 1_000_000), part=part)
