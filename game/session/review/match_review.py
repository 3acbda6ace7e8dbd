"""The review of a match for one seat: what was luck in it, what was choice, and where it turned.

Chances are in PARTS, whole numbers, so that the start, all luck and all choices add up to the end exactly.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise
from typing import NamedTuple

from game.bots.judgement import PARTS, SHOWN, Judgement
from game.engine.actions import Action

MOST_TURNING = 3
"""The turning points that are shown at most: the largest."""
ENOUGH = 20
"""The decisions from which on the accuracy says something."""
SWING = PARTS // 20
"""The least that luck changes at once which is told of: well beyond what the chances of a review scatter."""


@dataclass(frozen=True, slots=True)
class Decision:
    """A turn action of the seat, of those that were legal, after `at` actions of the match.

    `stands` says that what was lost was found again in more worlds; `usual` is
    what a player of some experience would have done instead of something finer, else None; `forgot` that a
    call was left out before it, which is not judged.
    """

    at: int
    played: Action
    judged: Judgement
    stands: bool = False
    usual: Action | None = None
    forgot: bool = False


class Swing(NamedTuple):
    """What luck changed at once: the chance `before` and `after` it, in PARTS.

    It came before the decision at this `place`, or after all of them if there is none.
    """

    place: int
    before: int
    after: int


@dataclass(frozen=True, slots=True)
class Review:
    """A match as it was for a seat: `start` is its fair share, `end` what came of it.

    Turns in which the seat did what no rule allows, or acted out of turn, are not judged.
    """

    seat: int
    start: int
    end: int
    decisions: tuple[Decision, ...]

    @property
    def luck(self) -> tuple[int, ...]:
        """What cards and others' play have brought before each decision, and after the last one."""
        afters = (self.start, *(each.judged.after for each in self.decisions))
        values = (*(each.judged.value for each in self.decisions), self.end)
        return tuple(value - after for after, value in zip(afters, values, strict=True))

    @property
    def choice(self) -> tuple[int, ...]:
        """What each decision has given away: never above 0."""
        return tuple(each.judged.choice for each in self.decisions)

    @property
    def turning_points(self) -> tuple[Decision, ...]:
        """The decisions that lost most and were looked at twice, in the order of the match."""
        found = [each for each in self.decisions if each.stands]
        largest = sorted(found, key=lambda each: -each.judged.loss)[:MOST_TURNING]
        return tuple(sorted(largest, key=lambda each: each.at))

    @property
    def fine_move(self) -> Decision | None:
        """The finest move, where nothing was lost: the best one by far, which others would not have found."""
        return self._finest(lambda each: each.usual is not None)

    @property
    def best_move(self) -> Decision | None:
        """Where nothing was lost, the decision in which anything else would have cost most, and enough."""
        return self._finest(lambda each: each.judged.margin >= SHOWN)

    def _finest(self, shown: Callable[[Decision], bool]) -> Decision | None:
        """Of those that may be shown, where nothing was lost, the one with the largest margin."""
        found = [] if self.turning_points else [each for each in self.decisions if shown(each)]
        return max(found, key=lambda each: each.judged.margin, default=None)

    @property
    def swing(self) -> Swing | None:
        """The largest change that luck brought; None if none was large, or a choice changed as much."""
        luck = self.luck
        place = max(range(len(luck)), key=lambda each: abs(luck[each]))
        if not self.decisions or abs(luck[place]) < max(SWING, -min(self.choice)):
            return None
        values = (*(each.judged.value for each in self.decisions), self.end)
        return Swing(place, values[place] - luck[place], values[place])

    @property
    def forgotten(self) -> tuple[Decision, ...]:
        """The decisions before which a call was left out."""
        return tuple(each for each in self.decisions if each.forgot)

    @property
    def accuracy(self) -> float | None:
        """How well the seat chose: 0 is as by chance, 1 perfect; None after too few decisions to tell.

        Where all actions were as good, or there was but one, nothing was decided.
        """
        chosen = [each.judged for each in self.decisions if each.judged.room]
        loss, room = sum(each.loss for each in chosen), sum(each.room for each in chosen)
        return accuracy_of(loss, room, len(chosen))


def accuracy_of(loss: float, room: float, decisions: int) -> float | None:
    """Return how well somebody chose who lost so much of what there was to lose in so many decisions.

    None after too few to tell.
    """
    if decisions < ENOUGH or room <= 0:
        return None
    return min(1.0, max(0.0, 1 - loss / room))


def in_points(review: Review) -> tuple[int, int, int, int]:
    """Return start, luck, choice and end in whole per cent, which add up as well."""
    start, end, choice = (
        round(100 * each / PARTS) for each in (review.start, review.end, sum(review.choice))
    )
    return start, end - start - choice, choice, end


def rounds_apart(review: Review, firsts: tuple[int, ...]) -> list[int]:
    """Return the places among the decisions at which another round begins; `firsts` are where rounds do."""
    rounds = [sum(first <= each.at for first in firsts) for each in review.decisions]
    return [place for place, (one, other) in enumerate(pairwise(rounds), 1) if one != other]
