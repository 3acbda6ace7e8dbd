"""What bots say of what happens to them: rarely, by how talkative they are, and one at a time."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from game.engine.rng import Rng

WILLING: Mapping[str, float] = {
    "greets": 0.5,
    "wins": 0.9,
    "loses": 0.35,
    "hits": 0.35,
    "draws": 0.4,
    "caught": 0.7,
    "catches": 0.6,
    "last_card": 0.5,
}
"""The share of occasions on which somebody says something who talks as much as can be."""

QUIET = 7000
"""ms of real time after a line in which nobody says another."""


@dataclass(frozen=True, slots=True)
class Talker:
    """A bot at the table: how talkative it is, from 0 to 1, and its lines for an occasion."""

    talk: float
    lines: Callable[[str], tuple[str, ...]]


class Chatter:
    """The lines of the bots of one match, by seat. The same seed makes the same of the same events."""

    def __init__(self, speakers: Mapping[int, Talker], seed: int) -> None:
        self._speakers = speakers
        self._luck = Rng(seed)
        self._quiet = 0
        self._last: dict[int, str] = {}

    def advance(self, dt: int) -> None:
        """Let `dt` ms of real time pass."""
        self._quiet = max(0, self._quiet - dt)

    def answer(self, seat: int, occasion: str) -> str:
        """Return what the bot of a seat says on an occasion; "" for nothing, which is what most say mostly."""
        speaker = self._speakers.get(seat)
        if speaker is None or self._quiet:
            return ""
        if self._luck.chance() >= speaker.talk * WILLING.get(occasion, 0.0):
            return ""
        lines = speaker.lines(occasion)
        lines = tuple(line for line in lines if line != self._last.get(seat)) or lines
        if not lines:
            return ""
        self._quiet = QUIET
        self._last[seat] = said = self._luck.choice(lines)
        return said
