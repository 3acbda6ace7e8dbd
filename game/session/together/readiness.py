"""Who is ready for what comes after a round: where several people play, nobody's tap ends it for the others."""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Sequence

COUNTDOWN = 20_000
"""ms from the first who is ready until it goes on without the others."""
SHOWN = 5_000
"""ms for which the end is shown before that countdown begins."""
SHORTENED = 10_000
"""ms that are left at most once two thirds are ready."""


class Readiness:
    """Which of the `people` (their seats) are ready. Time passes while the end of a round is shown.

    It goes on, `done`, when all are ready, or after the countdown; never while it is `held`. Where all
    are away the countdown begins by itself, so that bots play on for them, unless the match is over (`last`).
    """

    def __init__(self, people: Callable[[], Sequence[int]], last: Callable[[], bool]) -> None:
        self._people, self._last = people, last
        self.ready: set[int] = set()
        self.held = False
        """Whether somebody at the screen wants it to wait, whoever is ready."""
        self.covered = False
        """Whether something lies over the end of the round, so that no time passes."""
        self.called = False
        """Whether somebody who plays for nobody wants it to go on."""
        self._shown, self._left = 0, COUNTDOWN

    def begin(self) -> None:
        """Begin anew: another round has ended."""
        self.ready.clear()
        self.held = self.called = self.covered = False
        self._shown, self._left = 0, COUNTDOWN

    @property
    def waiting(self) -> list[int]:
        """The seats of people who are not ready yet."""
        return [seat for seat in self._people() if seat not in self.ready]

    def take(self, seats: Collection[int]) -> None:
        """Let people be ready; without any, somebody who plays for nobody lets the countdown begin."""
        self.ready |= set(seats).intersection(self._people())
        self.called |= not seats
        self._shorten()

    def _shorten(self) -> None:
        people = self._people()
        if 3 * len(self.ready.intersection(people)) >= 2 * len(people):
            self._left = min(self._left, SHORTENED)

    def hold(self, on: bool) -> None:
        """Let it wait until it is let go, and begin the countdown anew then."""
        self.held, self._left = on, COUNTDOWN
        self._shorten()

    def advance(self, ms: int) -> None:
        """Let `ms` of real time pass in which the end is shown."""
        self._shown += ms
        if self.left is not None:
            self._left -= min(ms, self._shown - SHOWN)

    @property
    def begun(self) -> bool:
        """Whether anything lets the countdown run once the end has been shown for long enough."""
        nobody = not self._people() and not self._last()
        return bool(self.ready) or self.called or nobody

    @property
    def due(self) -> int | None:
        """In how many ms another number of seconds is left, or the countdown begins; None for never."""
        if self.held or self.covered or not self.begun:
            return None
        return SHOWN - self._shown if self._shown < SHOWN else (self._left - 1) % 1000 + 1

    @property
    def left(self) -> int | None:
        """In how many ms it goes on without those who are not ready; None while no countdown runs."""
        if self.held or self.covered or not self.begun or self._shown < SHOWN:
            return None
        return max(0, self._left)

    @property
    def done(self) -> bool:
        """Whether it goes on."""
        all_ready = bool(self.ready) and not self.waiting
        return not self.held and (self.left == 0 or all_ready)

    @property
    def content(self) -> Hashable:
        """What of it changes otherwise than by the time that passes."""
        return frozenset(self.ready), self.held, self.left is None
