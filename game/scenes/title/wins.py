"""How often the player has won this month, by the history of matches."""

from __future__ import annotations

import time

from game.session.history import refresh
from game.store.history_index import HistoryIndex
from game.view.base.scene_kit import SceneKit

MOST_READ = 20
"""How many new logs are read before the title is shown."""


def wins_this_month(kit: SceneKit, player: str) -> int:
    """Return how many matches a person has won since the month began; 0 if that cannot be found out."""
    if not kit.keeps_matches:
        return 0
    from sqlite3 import Error

    data, now = kit.places.data, time.localtime()
    month = time.mktime((now.tm_year, now.tm_mon, 1, 0, 0, 0, 0, 0, -1))
    try:
        refresh(data, MOST_READ)
        return HistoryIndex(data).wins(player, month)
    except (OSError, Error):
        return 0
