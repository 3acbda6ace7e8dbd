"""How well a person has chosen over time, by the reviews beside the logs of their matches: `KeptAccuracies`."""

from __future__ import annotations

import os
import time
from collections.abc import Iterable, Iterator
from contextlib import suppress
from itertools import islice
from pathlib import Path
from typing import NamedTuple

from game.session.records.person_record import own_seat
from game.session.review.match_review import accuracy_of
from game.session.review.review_file import KeptReview, read_kept, review_path
from game.store.history_index import MatchRecord
from game.store.match_folder import ENDED


class Chosen(NamedTuple):
    """What was lost by the choices in some matches, of how much there was to lose, in how many decisions."""

    loss: float = 0.0
    room: float = 0.0
    decisions: int = 0
    matches: int = 0

    def and_also(self, other: Chosen) -> Chosen:
        """Return it for the matches of both."""
        return Chosen(
            self.loss + other.loss,
            self.room + other.room,
            self.decisions + other.decisions,
            self.matches + other.matches,
        )

    @property
    def accuracy(self) -> float | None:
        """How well was chosen: 0 is as by chance, 1 perfect; None after too few decisions to tell."""
        return accuracy_of(self.loss, self.room, self.decisions)


class KeptAccuracies:
    """The reviews in a folder of data, which are read one by one, for the matches that were asked for first."""

    def __init__(self, data: Path) -> None:
        self._folder = data / ENDED
        self._known: dict[Path, Chosen | None] = {}
        self._there: dict[str, int] = {}
        """When each of the files was written, in ns, by its name."""
        self._left: list[Path] = []
        self.look()

    def look(self) -> bool:
        """Look which reviews there are by now; return whether there are others. What was read stays known."""
        before, self._there = self._there, {}
        with suppress(OSError), os.scandir(self._folder) as found:
            reviews = (each for each in found if ".review-" in each.name)
            self._there = {each.name: each.stat().st_mtime_ns for each in reviews}
        for path in list(self._known):
            if self._there.get(path.name) != before.get(path.name):
                del self._known[path]
        return self._there != before

    @property
    def left(self) -> int:
        """How many reviews of those that were asked for are still to be read."""
        return len(self._left)

    def read(self) -> None:
        """Read the next of them."""
        if self._left:
            path = self._left.pop()
            self._known[path] = _chosen(read_kept(path), path)

    def by_month(
        self, matches: Iterable[MatchRecord], person: str
    ) -> dict[tuple[int, int], Chosen]:
        """Return by year and month (1 to 12) how somebody chose, as far as is known.

        `matches` begin with the last. What is not known of them is what is read next.
        """
        found: dict[tuple[int, int], Chosen] = {}
        asked: list[Path] = []
        for match, path in self._reviewed(matches, person):
            if path not in self._known:
                asked.append(path)
            elif (chosen := self._known[path]) is not None:
                then = time.localtime(match.began)
                month = then.tm_year, then.tm_mon
                found[month] = found.get(month, Chosen()).and_also(chosen)
        self._left = asked[::-1]
        return found

    def of_last(self, matches: Iterable[MatchRecord], person: str, most: int) -> Chosen:
        """Return how somebody chose in so many reviewed matches at most, few enough to read at once."""
        found = Chosen()
        for _, path in islice(self._reviewed(matches, person), most):
            if path not in self._known:
                self._known[path] = _chosen(read_kept(path), path)
            found = found.and_also(self._known[path] or Chosen())
        return found

    def _reviewed(
        self, matches: Iterable[MatchRecord], person: str
    ) -> Iterator[tuple[MatchRecord, Path]]:
        """Yield those of the matches of which somebody's review is there, with its file."""
        for match in matches:
            own = own_seat(match, person)
            path = review_path(self._folder, match.name, -1 if own is None else own.seat)
            if path.name in self._there:
                yield match, path


def _chosen(kept: KeptReview | None, path: Path) -> Chosen | None:
    """Return what a review tells of all choices; None if it cannot be used, or is that of another seat."""
    if kept is None or not path.name.endswith(f"-{kept.seat}"):
        return None
    open_ones = [each for each in kept.decisions if each.room]
    if not all(-1 <= each.loss <= 1 and -1 <= each.room <= 1 for each in open_ones):
        return None
    loss, room = sum(each.loss for each in open_ones), sum(each.room for each in open_ones)
    return Chosen(loss, room, len(open_ones), 1)
