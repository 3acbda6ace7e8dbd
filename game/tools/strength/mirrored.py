"""Mirrored deals: the same cards played as often as there are sides, each of which sits in each place once.

A side is a seat, or the two of partners.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from game.store.bot_programs import Confirmed
from game.tools.simulate import Played, Series, play_one


@dataclass(frozen=True, slots=True)
class MirroredDeal:
    """Bots at a table, and the deal that they play.

    `bots` are by side, before anybody moves up: partners are two of a bot. `programs` are those that may be
    started.
    """

    game: str
    players: int
    bots: tuple[str, ...]
    seed: int
    options: Mapping[str, object] = field(default_factory=dict)
    programs: Confirmed = field(default_factory=dict)

    def play(self) -> list[Played]:
        """Play the deal once from the place of each side."""
        sides, options = len(self.bots), dict(self.options)
        series = Series(
            *(self.game, self.players, self.bots, sides, self.seed, options),
            programs=self.programs,
        )
        return [play_one(series, number) for number in range(sides)]


def wins_of(played: Iterable[Played]) -> dict[str, float]:
    """Return how many of some matches the sides of each bot have won, shared wins as parts."""
    wins: dict[str, float] = {}
    for match in played:
        for record in match.tallies:
            wins[record.bot] = wins.get(record.bot, 0.0) + record.wins / match.partners
    return wins


def errors_of(played: Iterable[Played]) -> list[str]:
    """Return the sentences of what went wrong."""
    return [match.error for match in played if match.error]


Report = dict[str, Any]
"""What a command prints as JSON."""
