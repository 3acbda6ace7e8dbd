"""A match before it is dealt: the game, who sits where, and the options.

Scenes hand it on: the setup makes it, the table plays it, the result may play it again.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from game.engine.options import Value


class Seat(NamedTuple):
    """Who sits there: `portrait` names a picture, `bot` one of the roster; a person has none."""

    name: str
    portrait: str
    bot: str = ""

    @property
    def person(self) -> bool:
        """Whether somebody in front of the screen plays this seat."""
        return not self.bot


@dataclass(frozen=True, slots=True)
class Plan:
    """Everything that decides a match but its actions (G-2). Seats run clockwise."""

    game: str
    seats: tuple[Seat, ...]
    options: Mapping[str, Value] = field(default_factory=dict)
    seed: int = 0

    @property
    def people(self) -> tuple[int, ...]:
        """The seats that are played by people, in their order."""
        return tuple(number for number, seat in enumerate(self.seats) if seat.person)

    def anew(self, seed: int) -> Plan:
        """The same table with other cards."""
        return replace(self, seed=seed)
