"""One thing that has just happened at a table: what, to whom, how long it is looked at (`TableMoment`)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import Enum, auto

from game.engine.cards import UNKNOWN
from game.show.moments.hits import FADES, READS, STOPS, TOGETHER, HitSize, weight


class MomentKind(Enum):
    """What a moment is."""

    STRIKE = auto()
    """A card that hits somebody has landed."""
    DRAWS = auto()
    """A seat takes `number` cards at once, of which `done` have landed."""
    SKIPPED = auto()
    """A seat loses its turn."""
    CALLED = auto()
    """A seat has called that it has one card left."""
    LAST_CARD = auto()
    """A seat is down to one card."""
    ACCUSED = auto()
    """A seat is said by `other` to have done wrong; who pays for it is not known yet."""
    CAUGHT = auto()
    """A seat pays for what `other` has caught it at."""
    WRONG = auto()
    """A seat pays for an accusation of `other` that was wrong."""
    PRIZE = auto()
    """A seat takes the cards that were set aside for the last trick."""
    LAST_TRICK = auto()
    """A seat takes the last trick of the round."""


HURRIED = MomentKind.DRAWS, MomentKind.CALLED, MomentKind.ACCUSED, MomentKind.PRIZE
"""The moments that a key ends, besides all that hit somebody."""


class Cause(Enum):
    """Why a seat draws several cards."""

    FACED = auto()
    """It could not answer, or did not, what it had to draw."""
    CARD = auto()
    """A card was played at it."""
    CAUGHT = auto()
    """It was caught by `other`."""
    WRONG = auto()
    """It accused `other` wrongly."""
    OTHER = auto()
    """Anything else."""


LASTS: Mapping[MomentKind, int] = {
    MomentKind.STRIKE: 140,
    MomentKind.DRAWS: 700,
    MomentKind.SKIPPED: 700,
    MomentKind.CALLED: 900,
    MomentKind.LAST_CARD: 900,
    MomentKind.ACCUSED: 1000,
    MomentKind.CAUGHT: 900,
    MomentKind.WRONG: 900,
    MomentKind.PRIZE: 900,
    MomentKind.LAST_TRICK: 700,
}
"""ms at normal speed for which a moment is drawn; drawing cards begins anew with each of them."""


@dataclass(slots=True)
class TableMoment:
    """Something that has just happened to a `seat`; `age` is in ms at normal speed, and so is `since`, which
    does not begin anew with each card that falls.

    `other` is the seat that did it (−1: none), `card` the face of the card that did (UNKNOWN: none); of cards
    that are taken `size` is how large a hit that is, `own` whether it is one of a person here, and `left` how
    many have begun to fall. An accusation is `own` if a person here makes or faces it.
    """

    kind: MomentKind
    seat: int
    other: int = -1
    number: int = 0
    card: int = UNKNOWN
    cause: Cause = Cause.OTHER
    size: HitSize = HitSize.NUDGE
    left: int = 0
    done: int = 0
    age: int = 0
    since: int = 0
    own: bool = False

    @property
    def weight(self) -> float:
        """How large a hit is drawn, from 0.0 to 1.0."""
        return weight(self.number, own=self.own)

    @property
    def stops(self) -> bool:
        """Whether the room stops for it still, before the first of its cards falls, if there are any."""
        return not self.done and self.age < STOPS[self.size]

    @property
    def back(self) -> float:
        """How much of the light is back that a large hit takes, after its last card."""
        return min(1.0, max(0.0, (self.age - READS) / FADES)) if self.done >= self.number else 0.0

    @property
    def holds(self) -> bool:
        """Whether what comes next waits for it: the room stops, or cards fall, or the light is not back."""
        if self.kind is not MomentKind.DRAWS or not self.size or self.since >= TOGETHER:
            return self.stops
        return self.done < self.number or self.back < 1

    @property
    def over(self) -> bool:
        """Whether it has been seen long enough; several cards and all that belongs to them within TOGETHER."""
        if self.done < self.number:
            return False
        passed = self.kind is MomentKind.DRAWS and self.since >= TOGETHER
        return passed or self.age >= LASTS[self.kind]


def hold_time(moments: Iterable[TableMoment], *, timed: bool) -> bool:
    """Return whether game time stands still, and with it whatever comes next, until they have been seen.

    Whoever is next may act nevertheless. In a `timed` game, where others have something to do meanwhile, it
    stands only while the room stops and nothing falls yet.
    """
    return any(each.stops if timed else each.holds for each in moments)
