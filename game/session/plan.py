"""The plan of a match: the game, its options, its seed, and who plays each seat.

The setup makes a plan, the table plays it, and the result may play it again.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import NamedTuple

from game.engine.option_values import Value

Part = Mapping[str, str | int]
"""What a match belongs to, as its log's first line has it, such as {"today": "2026-11-24", "dealing": 1}."""


class TakingBack(StrEnum):
    """What may be taken back at a table: nothing, what the rules of it allow, or, to practise, anything."""

    OFF = "off"
    ALLOWED = "allowed"
    PRACTICE = "practice"


class Seat(NamedTuple):
    """The player of a seat: a name, the name of a portrait's picture, and the id of a bot ("" for a person).

    `colour` is the name of a person's colour where several play at one screen, or of a pair's; `level` the
    policy that a bot plays by instead of its own ("": by its own).
    """

    name: str
    portrait: str
    bot: str = ""
    colour: str = ""
    level: str = ""

    @property
    def person(self) -> bool:
        """Whether a person plays this seat."""
        return not self.bot


@dataclass(frozen=True, slots=True)
class Plan:
    """Everything that determines a match besides its actions (G-2). `seats` are in clockwise order.

    `taking_back` says what people may take back, which is no part of the rules; `branched` that the match
    counts for nothing, as one that goes on from a moment of another one; `practised` that more was taken back
    than the rules of it allow. `part` is what it belongs to, if to anything. `steps` is how often calls had
    been used before a match in which the game is learned step by step (None: everything is there at once).
    `set_name` is the name under which the rules were chosen, if that is one of the player's own sets, "" if it
    is one that comes with the game, and None where they had no name, or it is not known.
    """

    game: str
    seats: tuple[Seat, ...]
    options: Mapping[str, Value] = field(default_factory=dict)
    seed: int = 0
    taking_back: TakingBack = TakingBack.OFF
    branched: bool = False
    practised: bool = False
    part: Part = field(default_factory=dict)
    steps: int | None = None
    set_name: str | None = None

    @property
    def people(self) -> tuple[int, ...]:
        """The numbers of the seats that people play, in ascending order."""
        return tuple(number for number, seat in enumerate(self.seats) if seat.person)

    @property
    def together(self) -> bool:
        """Whether several people play it at one table."""
        return len(self.people) > 1

    @property
    def reader(self) -> int:
        """The seat of the only person, who is "you" wherever the screen names players; −1 if there is none."""
        return self.people[0] if len(self.people) == 1 else -1

    @property
    def for_practice(self) -> bool:
        """Whether it is played to practise, and counts in nobody's record."""
        back = self.practised or self.taking_back is TakingBack.PRACTICE
        return self.branched or back or self.steps is not None

    @property
    def again(self) -> Plan:
        """The same plan for a match that begins again with the same deal."""
        return replace(self, practised=False)

    def anew(self, seed: int) -> Plan:
        """Return the same plan with another seed, which belongs to nothing."""
        return replace(self, seed=seed, branched=False, practised=False, part={})
