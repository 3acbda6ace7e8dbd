"""How often somebody was refused: beyond a few times a minute the others at the table hear nothing of it."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Hashable

MOST, MINUTE = 10, 60_000
"""So many refusals of one person in so many ms are heard by all."""


class Refusals:
    """What was refused lately, by who asked. `now` returns ms; `together` whether several people play."""

    def __init__(self, now: Callable[[], int], together: Callable[[], bool]) -> None:
        self._now, self._together = now, together
        self._lately: dict[Hashable, deque[int]] = {}

    def heard(self, who: Hashable) -> bool:
        """Take note that somebody is refused something; return whether the others may hear of it."""
        now, lately = self._now(), self._lately.setdefault(who, deque(maxlen=MOST + 1))
        lately.append(now)
        return not self._together() or len(lately) <= MOST or now - lately[0] >= MINUTE
