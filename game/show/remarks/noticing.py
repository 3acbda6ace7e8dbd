"""What guests notice of the only person at a table: `Noticing` hears events and tells what is worth a line."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection

from game.engine.cards import NO_SUIT
from game.engine.events import Event, SuitCalled
from game.session.acquaintance.recollections import Recollection, Remembered
from game.show.moments.moment import Cause, TableMoment

NOBODY = -1
PLAYED_AT = Cause.FACED, Cause.CARD
"""The causes for which somebody takes cards that another one has played."""
TIMES = 3
"""How often in a match something is done before anybody speaks of it."""
OF_CALLS, OF_HITS = 0.6, 2 / 3
"""In what share of all calls it is the same suit, and of all hits the same guest, before anybody does."""


class Noticing:
    """What the person of a seat does again and again. `tell` is called with a memory and whose it is.

    That is a guest's seat, or NOBODY's in particular. Of a `reader` of −1 nobody notices anything. A single
    one of their `opponents` is no target: there is nobody else to hit.
    """

    def __init__(
        self, reader: int, opponents: Collection[int], tell: Callable[[Recollection, int], object]
    ) -> None:
        self._reader = reader
        self._targets = opponents if len(opponents) > 1 else ()
        self._tell = tell
        self._called: Counter[int] = Counter()
        self._hit: Counter[int] = Counter()
        self._warned = False

    def forget(self) -> None:
        """Begin anew, as what has happened was taken back."""
        self._called.clear()
        self._hit.clear()

    def hear(self, event: Event) -> None:
        """Handle an event that begins to be shown."""
        if isinstance(event, SuitCalled) and event.seat == self._reader >= 0:
            suit = event.suit
            if suit == NO_SUIT:  # as where a bidder names no trump
                return
            self._called[suit] += 1
            if _mostly(self._called, suit, OF_CALLS):
                self._tell(Recollection(Remembered.YOUR_SUIT, self._called[suit], suit), NOBODY)

    def mark(self, moment: TableMoment) -> None:
        """Handle a moment that begins, such as that somebody takes cards for what the person has played."""
        if moment.cause in PLAYED_AT and moment.other == self._reader >= 0:
            self._hit[moment.seat] += 1
            if moment.seat in self._targets and _mostly(self._hit, moment.seat, OF_HITS):
                self._tell(
                    Recollection(Remembered.YOUR_TARGET, self._hit[moment.seat]), moment.seat
                )

    def warn(self, seats: Collection[int]) -> None:
        """Take over of whom everybody is warned, as of one card left."""
        before, self._warned = self._warned, self._reader in seats
        if self._warned and not before:
            self._tell(Recollection(Remembered.YOUR_LAST), NOBODY)


def _mostly(done: Counter[int], what: int, share: float) -> bool:
    """Return whether something was done often enough, and in such a share of all that is of its kind."""
    return done[what] >= TIMES and done[what] >= share * done.total()
