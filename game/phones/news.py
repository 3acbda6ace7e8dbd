"""What the main loop hears of phones. It knows nothing of matches: the first picture does not wait for them."""

from __future__ import annotations

from enum import Enum, auto


class News(Enum):
    """What the table has to know of a phone, besides actions."""

    GOES_ON = auto()
    """Whoever has it wants to go on after a round, and plays with bots alone."""
    IS_BACK = auto()
