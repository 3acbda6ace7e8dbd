"""What a guest and a person have had with each other, by the matches that count: `Acquaintance`."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import takewhile

from game.store.sqlite_files.encounters import Encounter

SEVERAL = 2
"""From so many matches on in which one of two did better it is told how they stand."""


@dataclass(frozen=True, slots=True)
class Acquaintance:
    """The matches of a person with one guest, the last first."""

    bot: str
    matches: tuple[Encounter, ...] = ()

    @classmethod
    def of(cls, bot: str, encounters: Iterable[Encounter]) -> Acquaintance:
        """Return it out of matches with any guests, the last first."""
        return cls(bot, tuple(each for each in encounters if each.bot == bot))

    def with_match(self, match: Encounter) -> Acquaintance:
        """Return it as it is after one more match."""
        return Acquaintance(self.bot, (match, *self.matches))

    @property
    def last(self) -> Encounter | None:
        """Their last match."""
        return self.matches[0] if self.matches else None

    @property
    def _decided(self) -> list[Encounter]:
        """Those in which one of the two did better."""
        return [each for each in self.matches if each.own != each.theirs]

    @property
    def ahead(self) -> int:
        """How often the person finished ahead."""
        return sum(each.own < each.theirs for each in self.matches)

    @property
    def behind(self) -> int:
        """How often the guest did."""
        return sum(each.own > each.theirs for each in self.matches)

    @property
    def standing(self) -> tuple[int, int] | None:
        """How often the person and how often the guest was ahead; None as long as that says little."""
        return (self.ahead, self.behind) if len(self._decided) >= SEVERAL else None

    @property
    def run(self) -> int:
        """In how many of the last ones in a row the person was ahead; below 0 if it was the guest.

        Those in which the two were level are passed over.
        """
        decided = self._decided
        if not decided:
            return 0
        first = decided[0].own < decided[0].theirs
        alike = takewhile(lambda each: (each.own < each.theirs) is first, decided)
        count = sum(1 for _ in alike)
        return count if first else -count
