"""What bots say of what happens to them: rarely, by how talkative they are, and one at a time."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass

from game.engine.rng import Rng
from game.session.acquaintance.recollections import Recollection
from game.show.remarks.said_lately import RecalledLine, SaidLately

WILLING: Mapping[str, float] = {
    "greets": 0.5,
    "wins": 0.9,
    "loses": 0.35,
    "hits": 0.6,
    "draws": 0.6,
    "caught": 0.9,
    "catches": 0.9,
    "last_card": 0.6,
}
"""The share of occasions on which somebody says something who talks as much as can be."""

RECALLS = 1.5
"""How much gladder somebody speaks of what they remember. The quiet ones are quiet here as well."""
QUIET = 7000
"""ms of real time after a line in which nobody says another."""


@dataclass(frozen=True, slots=True)
class Talker:
    """A bot at the table: how talkative it is, from 0 to 1, and its lines for an occasion and a memory."""

    talk: float
    lines: Callable[[str], tuple[str, ...]]
    recalls: Callable[[Recollection], Sequence[RecalledLine]] = lambda memory: ()


class Chatter:
    """The lines of the bots of one match, by seat. The same seed makes the same of the same events.

    `lately` is what has been said in the matches before it.
    """

    def __init__(
        self, speakers: Mapping[int, Talker], seed: int, lately: SaidLately | None = None
    ) -> None:
        self._speakers = speakers
        self._luck = Rng(seed)
        self._quiet = 0
        self._lately = SaidLately() if lately is None else lately

    def advance(self, dt: int) -> None:
        """Let `dt` ms of real time pass."""
        self._quiet = max(0, self._quiet - dt)
        self._lately.advance(dt)

    def answer(self, seat: int, occasion: str, *, surely: bool = False) -> str:
        """Return what the bot of a seat says on an occasion; "" for nothing, which is what most say mostly.

        One says something `surely`, whoever has just spoken, if it has words that nobody has said lately.
        """
        speaker = self._speakers.get(seat)
        if speaker is None or (self._quiet and not surely):
            return ""
        if not surely and self._luck.chance() >= speaker.talk * WILLING.get(occasion, 0.0):
            return ""
        lines = self._lately.fresh(speaker.lines(occasion))
        if not lines:
            return ""
        self._quiet = QUIET
        said = self._luck.choice(lines)
        self._lately.note(said)
        return said

    def recall(self, seat: int, memories: Iterable[Recollection]) -> str:
        """Return what the bot of a seat says of what it remembers, the most telling first; "" for nothing.

        Nobody says such a line twice an evening.
        """
        speaker = self._speakers.get(seat)
        if speaker is None or self._quiet:
            return ""
        for each in memories:
            remarks = self._lately.unsaid(speaker.recalls(each))
            if not remarks:
                continue
            if self._luck.chance() >= speaker.talk * RECALLS:
                return ""
            self._quiet = QUIET
            return self._lately.recall(self._luck.choice(remarks))
        return ""

    def recall_somebody(self, memory: Recollection) -> tuple[int, str]:
        """Return a seat and what its bot says of what anybody could have noticed; nobody (−1) mostly."""
        seats = list(self._speakers)
        self._luck.shuffle(seats)
        for seat in seats:
            said = self.recall(seat, (memory,))
            if said:
                return seat, said
        return -1, ""
