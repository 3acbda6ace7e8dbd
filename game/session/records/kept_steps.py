"""How far somebody is who learns a game step by step, by the logs that are kept: `kept_uses`."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

from game.engine.info import Info
from game.files.reading import Unreadable, read_start
from game.session.lessons.steps import uses_of
from game.session.records.log_reader import logged_match
from game.store.match_folder import MatchFolder
from game.store.match_log import LARGEST_LOG, read_log
from game.store.name_changes import load_changes, name_at

MOST_LOOKED_AT = 300
"""How many logs of the game are looked at, the last ones first."""
MOST_READ = 30
"""How many of them that tell of somebody's steps count: more than anybody needs to have them all."""
HEAD = 1 << 16
"""Bytes in which the first line of a log ends, if its match was learned step by step."""


def kept_uses(data: Path, info: Info, person: str, trouble: Callable[[Unreadable], object]) -> int:
    """Return how often a person has used the calls of a game's steps, by the logs in a folder of data.

    It is that of the match in which they came furthest, whether it has ended or not: a match begins where
    another one has left off. Logs that cannot be read tell nothing; they are told of where matches are listed.
    `trouble` is called if the changes of people's names cannot be read.
    """
    found, read = 0, 0
    changes = load_changes(data, trouble)
    for path in _logs(data, info.id):
        if read == MOST_READ or found >= uses_of(info):
            break
        if not _tells_of_steps(path):
            continue
        with suppress(Unreadable):
            logged = logged_match(read_log(path))
            if logged.learner is None:
                continue
            if name_at(changes, logged.learner.name, logged.began) == person:
                read += 1
                found = max(found, logged.uses)
    return found


def _logs(data: Path, game: str) -> Iterator[Path]:
    """Yield the logs of a game's matches, the last ones first: their names begin with when they began."""
    folder = MatchFolder(data)
    logs: dict[str, Path] = {}
    with suppress(OSError):
        logs |= folder.ended_logs()
        logs |= {path.name: path for _, path in folder.logs_under_way()}
    own = [logs[name] for name in sorted(logs, reverse=True) if f"-{game}" in name]
    yield from own[:MOST_LOOKED_AT]


def _tells_of_steps(path: Path) -> bool:
    """Return whether the first line of a log says that its match was learned step by step."""
    with suppress(Unreadable):
        start = read_start(path, HEAD, limit=LARGEST_LOG)
        return b'"steps":' in start[: start.find(b"\n")]
    return False
