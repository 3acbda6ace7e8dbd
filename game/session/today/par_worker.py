"""The process that plays par beside the window, for which nobody waits: `ParWorker(data).want(deal)`."""

from __future__ import annotations

import multiprocessing
import time
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from datetime import date
from pathlib import Path
from typing import Any

from game.session.today.kept_par import KeptPar
from game.session.today.todays_deal import TodaysDeal, drawn
from game.session.workers.attending import attend_to_the_parent, give_way

AGAIN = 20
"""s after which a par whose process has ended without all of it is tried again, if it is still wanted."""


class ParWorker:
    """Plays the pars that are wanted one after the other, each in a process of its own.

    What has been played is kept, so that the next process goes on with it. `clock` returns the time in s.
    """

    def __init__(self, data: Path, clock: Callable[[], float] = time.monotonic) -> None:
        self.kept = KeptPar(data)
        self._data = data
        self._wanted: deque[TodaysDeal] = deque()
        self._clock = clock
        self._ended: dict[str, float] = {}
        """When (s) the process of a deal's par ended, by the text of the deal: it may have failed."""
        self._played: TodaysDeal | None = None
        """The deal whose par is being played."""
        self._process: Any = None

    @property
    def works(self) -> bool:
        """Whether anything is still to come."""
        return self._process is not None or bool(self._wanted)

    def want(self, deal: TodaysDeal) -> None:
        """Have the par of a deal played, unless that has been done."""
        self.advance()
        wanted = {each.text for each in (self._played, *self._wanted) if each is not None}
        ended = self._ended.get(deal.text)
        rested = ended is None or self._clock() - ended >= AGAIN
        if rested and deal.text not in wanted and self.kept.of(deal).percent is None:
            self._wanted.append(deal)
            self.advance()

    def advance(self) -> None:
        """Begin with the next one, if the last is done."""
        if self._process is not None and not self._process.is_alive():
            self._process.join()
            self._end()
        if self._process is None and self._wanted:
            deal = self._played = self._wanted.popleft()
            # Not by fork: a child of a process with threads may inherit a lock that nobody frees.
            context = multiprocessing.get_context("spawn")
            told = (self._data, deal.game, deal.day, deal.dealing)
            self._process = context.Process(target=_play, args=told, daemon=True)
            try:
                self._process.start()
            except OSError:  # there is no room for another process: par comes another time
                self._end()

    def _end(self) -> None:
        """Note that a process has ended."""
        if self._played is not None:
            self._ended[self._played.text] = self._clock()
        self._process = self._played = None

    def close(self) -> None:
        """End the process; what it has kept stays."""
        self._wanted.clear()
        if self._process is not None:
            self._process.kill()
            self._process.join()
            self._end()


def _play(data: Path, game: str, day: date, dealing: int) -> None:
    """Play a par, as the process of its own."""
    attend_to_the_parent()
    give_way()
    with suppress(OSError):  # a folder that cannot be written: it has no par
        KeptPar(data).play(drawn(game, day, dealing))
