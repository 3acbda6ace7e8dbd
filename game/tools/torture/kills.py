"""Programs that play and are killed at random moments: what they had done is there when the next one starts."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import chain
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random
from time import sleep

from game.engine.match import Entry
from game.files.reading import Unreadable
from game.session.records.ending import ending_of
from game.session.records.history import record_of, refresh
from game.session.records.log_reader import kept_match, logged_match
from game.store.history_index import HistoryIndex
from game.store.language_files import load_words
from game.store.match_folder import MatchFolder
from game.store.match_log import log_contents, read_log
from game.tools.torture.bot_match import begin, play, some_plan, take_up, wrong_ending
from game.tools.torture.finding import Finding
from game.tools.torture.killing import killings
from game.words.counted import counted

LONGEST_LIFE = 0.12
"""Seconds after its first action until a program is killed, at most."""
PACE = 0.0005
"""Seconds between two actions."""
LENGTH = 100
"""Actions after which a match is put to those that have ended, so that others begin."""
TAKEN_UP = 0.95
"""How often a program goes on with a match, if there is one, instead of beginning another."""
SAID = 0.5
"""How often a match that is left says how it ended; those of earlier programs did not."""
READ = 3
"""How many logs the history reads between two matches, at most."""


@dataclass(slots=True)
class Killed:
    """What came of the programs: how many were killed, what they had done, and what is `wrong`."""

    kills: int = 0
    actions: int = 0
    taken_up: int = 0
    wrong: list[Finding] = field(default_factory=list)


def kills(count: int, seed: int) -> Iterator[Killed]:
    """Kill `count` programs, one or two at a time; yield what has come of them so far after each time."""
    total = Killed()
    known: dict[str, bytes] = {}
    with tempfile.TemporaryDirectory() as room:
        folder = Path(room)
        deaths = killings(_play, folder, f"kill {seed}", LONGEST_LIFE)
        while total.kills < count:
            programs, faults = next(deaths)
            told: dict[str, int] = {}
            found = [(each, 0) for each in faults]
            for name, actions, again in chain.from_iterable(programs):
                told[name] = max(actions, told.get(name, 0))
                total.taken_up += again
            owners = [{name for name, _, _ in each} for each in programs]
            if len(owners) == 2 and owners[0] & owners[1]:
                found.append(("two programs had one match", 0))
            found += _lost(folder, told, known)
            total.kills += len(programs)
            total.actions += sum(told.values())
            if total.kills >= count:
                found += ((each, 0) for each in _untold(folder))
            command = f"main.py torture --kills {total.kills} --cuts 0 --cups 0 --mutations 0 --seed {seed}"
            total.wrong += [
                Finding(f"kill {total.kills}: {what}", command, lost) for what, lost in found
            ]
            yield total


def _lost(folder: Path, told: dict[str, int], known: dict[str, bytes]) -> Iterator[tuple[str, int]]:
    """What is wrong, and how many actions are lost by it: of those that were told of, or were there before."""
    matches = MatchFolder(folder)
    for path in [*matches.under_way.glob("*.match"), *matches.ended.glob("*.match")]:
        if ".cut-" in path.name:
            continue
        content = path.read_bytes()
        if path.name not in told and content == known.get(path.name):
            continue
        try:
            contents = log_contents(content)
        except Unreadable as error:
            # A program that was killed before the first line was whole has no match yet.
            if path.name in told or (".broken-" not in path.name and len(content) > 1 << 16):
                yield f"{path.name}: {load_words().phrase(error.phrase)}", told.get(path.name, 0)
            continue
        before = known.get(path.name, b"")
        if not content.startswith(before):
            yield f"{path.name}: what was there is not there any more", 0
        known[path.name] = content[: contents.end]
        match = kept_match(contents).match
        wrong = wrong_ending(contents, match)
        if wrong:
            yield f"{path.name}: {wrong}", 0
        done = len(match.log)
        lost = told.get(path.name, 0) - done
        if lost > 0:
            yield f"{path.name}: {counted(lost, 'action')} lost", lost


def _untold(folder: Path) -> Iterator[str]:
    """What the history does not know of the matches that have ended, once it has read all of their logs."""
    logs = MatchFolder(folder).ended_logs()
    refresh(folder)
    found = {each.name: each for each in HistoryIndex(folder).find()}
    for name, path in logs.items():
        contents = read_log(path)
        if logged_match(contents).ending is None:
            yield f"{name}: how it ended is not told"
        if found.get(name) != record_of(
            name, logged_match(contents), ending_of(kept_match(contents).match)
        ):
            yield f"{name}: the history has something else of it"


def _play(folder: Path, seed: str, tell: Connection) -> None:
    """Play in the folder, and tell after every action how many are done, until killed."""
    luck = Random(seed)
    matches = MatchFolder(folder)
    while True:
        taken = None
        found, _ = matches.find()
        if found and luck.random() < TAKEN_UP:
            taken = take_up(matches, luck.choice(found))
        again = taken is not None
        host, journal = taken or begin(matches, some_plan(luck))
        match, name = host.match, journal.log.path.name
        tell.send((name, len(match.log), again))

        host.subscribe(partial(_tell, tell, name, match.log))
        play(host, LENGTH)
        if not host.match.over and luck.random() < SAID:
            journal.ended()
        journal.close()
        matches.end(journal.log.path)
        refresh(folder, READ)


def _tell(tell: Connection, name: str, log: Sequence[Entry], *_: object) -> None:
    """Tell of an action as the host tells of it: once the journal has it."""
    tell.send((name, len(log), False))
    sleep(PACE)
