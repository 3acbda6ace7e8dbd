"""The matches that have ended, for screens: `MatchHistory.of(kit)`. What goes wrong becomes a notice, once."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from pathlib import Path
from sqlite3 import Error
from typing import NamedTuple, TypeVar

from game.engine.problems import Phrase
from game.files.reading import Unreadable, told_of
from game.scenes.base.guest_names import PLAYER_PORTRAIT
from game.scenes.base.remembered_table import player_name, player_portrait
from game.session.acquaintance.acquaintance import Acquaintance
from game.session.records.history import Backlog
from game.store.history_index import EVERY, HistoryIndex, KnownPerson, MatchRecord, Wanted
from game.store.match_folder import MatchFolder
from game.store.name_changes import FILE as NAMES
from game.store.sqlite_files.encounters import Encounter
from game.store.sqlite_files.index_file import DamagedIndex
from game.view.base.scene_kit import SceneKit

MOST_READ = 20
"""How many new logs are read before a screen is shown; the others follow while it is."""

Found = TypeVar("Found")


class NamedPerson(NamedTuple):
    """Somebody who plays at this screen, or has played."""

    name: str
    portrait: str


class MatchHistory:
    """The matches in a folder of data, of which new ones are read bit by bit.

    `now` is the present time, in seconds since 1970.
    """

    def __init__(self, kit: SceneKit, data: Path, now: Callable[[], float] = time.time) -> None:
        self._kit = kit
        self._index = HistoryIndex(data)
        self._folder = MatchFolder(data)
        self._backlog: Backlog | None = None
        self.trouble: Phrase | None = None
        """Why the index could not be used, since when what was found may not be all; None if it could."""
        self.data = data
        self.now = now

    @classmethod
    def of(cls, kit: SceneKit) -> MatchHistory:
        """Return the player's history, with the newest matches read."""
        data = kit.places.data
        history = cls(kit, data)
        if kit.keeps_matches:
            history._backlog = history._tried(history._new_backlog, None)
            history.read(MOST_READ)
            history._tell_failed()
        return history

    def _new_backlog(self) -> Backlog:
        """Return what is not read yet; a file of names that cannot be read is told of."""

        def trouble(path: Path, error: Unreadable) -> None:
            if path.name == NAMES:
                self._kit.tell_once(
                    Phrase("problem.names-unread", file=str(path), reason=error.phrase)
                )

        return Backlog(self.data, trouble)

    def _tell_failed(self) -> None:
        """Tell of the logs that could not be read since this was told last: of several in one sentence."""
        if self._backlog is None or not self._backlog.failed:
            return
        failed = list(self._backlog.failed.items())
        self._backlog.failed.clear()
        if len(failed) > 1:
            folder = str(self._folder.ended)
            told = Phrase("problem.ended-matches-unread", count=len(failed), folder=folder)
        else:
            ((path, error),) = failed
            told = Phrase("problem.ended-match-unread", file=str(path), reason=error.phrase)
        self._kit.tell_once(told)

    @property
    def whole(self) -> bool:
        """Whether all logs are read, and could be found: only then it is known what was not played yet."""
        return not self.left and self.trouble is None

    @property
    def left(self) -> int:
        """How many logs are still to be read."""
        return len(self._backlog.left) if self._backlog else 0

    def read(self, most: int) -> None:
        """Try to read at most so many of the logs that are left; none are left if the index cannot be used."""
        backlog = self._backlog
        if backlog is not None and self._tried(lambda: backlog.read(most), None) is None:
            self._backlog = None
        elif not self.left:
            self._tell_failed()

    def read_on(self, most: int = MOST_READ) -> bool:
        """Read more logs, if any are left; return whether these were the last: then all is looked at anew."""
        if not self.left:
            return False
        self.read(most)
        return not self.left

    def find(self, wanted: Wanted = EVERY, first: int = 0, most: int = -1) -> list[MatchRecord]:
        """As `HistoryIndex.find`."""
        nothing: list[MatchRecord] = []
        return self._tried(lambda: self._index.find(wanted, first, most), nothing)

    def count(self, wanted: Wanted = EVERY) -> int:
        """As `HistoryIndex.count`."""
        return self._tried(lambda: self._index.count(wanted), 0)

    def newest(self) -> float:
        """As `HistoryIndex.newest`."""
        return self._tried(self._index.newest, 0.0)

    def wins_this_month(self, name: str) -> int:
        """Return how many matches a person has won since the month began."""
        now = time.localtime(self.now())
        month = time.mktime((now.tm_year, now.tm_mon, 1, 0, 0, 0, 0, 0, -1))
        return self._tried(lambda: self._index.wins(name, month), 0)

    def achieved(self, name: str) -> set[tuple[str, str]]:
        """As `HistoryIndex.achieved`."""
        nothing: set[tuple[str, str]] = set()
        return self._tried(lambda: self._index.achieved(name), nothing)

    def people(self) -> list[NamedPerson]:
        """Return the player, then everybody else who has a profile or has played, those of late first."""
        kit = self._kit
        found = {player_name(kit): player_portrait(kit)}
        for name, profile in reversed(kit.settings.profiles.items()):
            found.setdefault(name, profile.portrait)
        nobody: list[KnownPerson] = []
        for each in self._tried(self._index.people, nobody):
            found.setdefault(each.name, each.portrait)
        return [NamedPerson(*each) for each in found.items()]

    def acquaintances(self, person: str, guests: Mapping[str, str]) -> dict[str, Acquaintance]:
        """Return what a person and some guests have had with each other; their names are given by their ids."""
        nothing: list[Encounter] = []
        found = self._tried(lambda: self._index.encounters(person, guests), nothing)
        return {bot: Acquaintance.of(bot, found) for bot in guests}

    def rule_sets(self) -> list[str]:
        """Return the lines of the sets of house rules by which anything was played, the one of late first."""
        none: list[str] = []
        return self._tried(self._index.rule_sets, none)

    def log(self, name: str) -> Path | None:
        """Return the log of a match, None if it is gone."""
        path = self._folder.ended / name
        return path if path.exists() else None

    def _tried(self, do: Callable[[], Found], otherwise: Found) -> Found:
        try:
            try:
                return do()
            except DamagedIndex:
                if self._kit.keeps_matches:
                    self._backlog = self._new_backlog()
                    self._backlog.read(MOST_READ)
                return do()
        except (OSError, Error) as error:
            self.trouble = Phrase("problem.history", detail=told_of(error))
            self._kit.tell_once(self.trouble)
            return otherwise


def face(kit: SceneKit, portrait: str) -> str:
    """Return the name of a portrait, or the player's usual one if there is no such picture."""
    return portrait if portrait and kit.pictures.has(f"portraits/{portrait}") else PLAYER_PORTRAIT
