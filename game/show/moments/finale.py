"""The end of a round or of a match as a moment: who won, with which card, and how the scores change."""

from __future__ import annotations

from typing import NamedTuple

from game.engine.cards import UNKNOWN
from game.show.motion.tween import ease_out

VEIL = 180
"""ms in which the table grows dark."""
CARD = 220
"""ms in which the winning card comes down."""
HOLD = 33
"""ms for which it holds still where it lies, about two frames."""
RING = 320
"""ms in which the ring of light grows, from when the card lies."""
BURST = 600
"""ms in which shapes fly out from under the card."""
SEATS_AT, BANNER_AT = 24, 56
"""When the seats come out of the dark and the banner comes in: each is drawn anew, in a frame of its own."""
BANNER = 260
"""ms in which the banner comes in, and those below it after it."""
COUNT_AT, COUNT = 700, 240
"""When the scores begin to change, and for how many ms they do."""
LASTS = 1800
"""ms of the whole at most; then it stands still."""
LANDED = CARD + HOLD


class BidTaken(NamedTuple):
    """The bid that a seat had to fulfil, and the points that it has taken."""

    seat: int
    bid: int
    points: int

    @property
    def made(self) -> bool:
        """Whether that was enough."""
        return self.points >= self.bid


class Finale:
    """The end of a round, with the scores `before` it and `after`, by seat.

    `own` are the seats of the people at this screen. `card` is the one with which a winner ended the round
    (UNKNOWN: none did), or one set aside that they took as a `prize`. `match` tells that the match is over as
    well, of which `winners` are then those. `blocked` tells that nobody could go on (G-4). `standing` has all
    seats in order of places, where known.
    """

    def __init__(
        self,
        winners: tuple[int, ...],
        own: frozenset[int],
        number: int,
        before: tuple[int, ...],
        after: tuple[int, ...],
        card: int = UNKNOWN,
        blocked: bool = False,
        match: bool = False,
        standing: tuple[int, ...] = (),
        *,
        prize: bool = False,
    ) -> None:
        self.winners, self.own = winners, own
        self.number = number
        self.before, self.after = before, after
        self.card, self.blocked, self.match = card, blocked, match
        self.standing = standing
        self.prize = prize
        self.bid: BidTaken | None = None
        """What came of the bid of the round, where one was made."""
        self.age = 0

    def of_match(self, winners: tuple[int, ...]) -> Finale:
        """Return the same as the end of the match; a card that lost it is not shown."""
        card = self.card if set(self.winners) & set(winners) else UNKNOWN
        return Finale(
            winners,
            self.own,
            self.number,
            self.before,
            self.after,
            card,
            self.blocked,
            True,
            prize=self.prize,
        )

    @property
    def lost(self) -> bool:
        """Whether people play at this screen, and none of them has won."""
        return bool(self.own) and not self.own & set(self.winners)

    @property
    def order(self) -> tuple[int, ...]:
        """All seats: the best first where that is shown, or else the winners."""
        if self.standing:
            return self.standing
        others = (seat for seat in range(len(self.after)) if seat not in self.winners)
        return (*self.winners, *others)

    def gained(self, seat: int) -> int:
        """Return what a seat scored in the round."""
        return self.after[seat] - self.before[seat]

    @property
    def over(self) -> bool:
        """Whether everything stands still."""
        return self.age >= LASTS

    def advance(self, dt: int) -> None:
        """Let `dt` ms pass, at normal speed."""
        self.age = min(LASTS, self.age + dt)

    def finish(self) -> None:
        """Jump to the end."""
        self.age = LASTS

    def share(self, begins: int, lasts: int) -> float:
        """Return how much has passed (0.0 to 1.0) of what begins at an age and lasts so many ms."""
        return min(1.0, max(0.0, (self.age - begins) / lasts))

    def scores(self) -> tuple[int, ...]:
        """Return the scores to show now: they count up, or down, from those before to those after."""
        share = ease_out(self.share(COUNT_AT, COUNT))
        return tuple(
            round(old + (new - old) * share)
            for old, new in zip(self.before, self.after, strict=True)
        )
