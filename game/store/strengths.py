"""How well bots play, as it was measured: the file `strengths.json` beside the bots that come with the program.

For each game, by the id of a bot or by a policy, it holds the share of wins over the beginner on the same deals
with its 95 % interval (`low`, `high`), among how many `players`, and over how many `deals`. Where nothing was
measured, nothing is said.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from game.files.reading import Unreadable, read_text
from game.store.bot_files import Guest
from game.store.platform_folders import assets

FILE = "strengths.json"


@dataclass(frozen=True, slots=True)
class Strength:
    """The share of wins over the beginner, from 0 to 1, and over how many deals it was measured."""

    wins: float
    deals: int

    @property
    def in_ten(self) -> int:
        """In how many of ten matches it beats a beginner."""
        return round(10 * self.wins)


class Strengths:
    """What has been measured in one game among two players."""

    def __init__(self, measured: dict[str, Strength]) -> None:
        self._measured = measured

    def of(self, guest: Guest, level: str = "") -> Strength | None:
        """Return how well a guest plays, at a level of all if one is given; None if nobody knows.

        What was measured of a bot counts for its own way of playing, and not for a player's file of its name.
        """
        own = not guest.own and level in ("", guest.policy)
        found = self._measured.get(guest.id) if own else None
        return found or self._measured.get(level or guest.policy)


def load_strengths(game: str, folder: Path | None = None) -> Strengths:
    """Return what was measured in a game; nothing if there is no file, or what is in it is of no use."""
    from msgspec import DecodeError, json

    file = (folder or assets() / "bots") / FILE
    try:
        kept = json.decode(read_text(file, within=file.parent))
    except (Unreadable, DecodeError):
        return Strengths({})
    games = kept.get(game) if isinstance(kept, dict) else None
    entries = games if isinstance(games, dict) else {}
    found = {name: _strength(entry) for name, entry in entries.items()}
    return Strengths({name: each for name, each in found.items() if each is not None})


def _strength(entry: Any) -> Strength | None:
    """Return what stands in an entry; None if it is not one among two players, or not in order."""
    if not isinstance(entry, dict) or entry.get("players") != 2:
        return None
    numbers: list[Any] = [entry.get(key) for key in ("low", "over_greedy", "high")]
    deals = entry.get("deals")
    if not all(isinstance(each, int | float) and 0 <= each <= 1 for each in numbers):
        return None
    low, wins, high = numbers
    if not low <= wins <= high or not isinstance(deals, int) or deals < 1:
        return None
    return Strength(float(wins), deals)
