"""What one decision was worth: `judge` plays on after every action that was open, in the same worlds.

It knows what the seat saw, and nothing else (G-5). One half of the worlds picks the best action, the other half
says what it, and the one that was played, are worth: what was best in the first by luck alone is not so in the
second. Play goes on as in the search of `master`, by trying the last cards of a round to the end where it does.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from math import sqrt
from typing import Any, NamedTuple, Self, TypeAlias

from game.bots.belief import Belief
from game.bots.bot import Temper
from game.bots.last_cards import LastCards
from game.bots.people_bot import NormalBot
from game.bots.search import Search
from game.engine.actions import Action
from game.engine.observe import Observation
from game.engine.rng import Rng
from game.engine.state import State
from game.engine.variant import Variant

WORLDS = 400
"""The worlds in which each action is tried."""
SOLVED_WORLDS = 120
"""The worlds where each is tried to the end, which costs more and scatters less."""
CERTAIN = 3.0
"""So many standard errors a difference is beyond the noise of the worlds."""
SHOWN, STANDING = 0.03, 0.02
"""The least loss that is worth showing, and the least that is left of it when it is looked at again."""
PARTS = 1_000_000
"""The parts that a chance is counted in, so that sums of them are exact."""

Chances: TypeAlias = Mapping[Action, float]
"""The chance to win the match after each action, in one world."""
Tried: TypeAlias = Callable[[State], Generator[None, None, Chances]]
"""Finds the chances in a world, in steps of a few ms."""


class Difference(NamedTuple):
    """By how much an action is better than another on average over the same worlds, and the standard error."""

    mean: float
    error: float

    @property
    def certain(self) -> bool:
        """Whether the first is better beyond the noise of the worlds."""
        return self.mean > CERTAIN * self.error


class Weighed:
    """The chances of all actions, in the worlds that picked the `best` of them and in those that measure."""

    def __init__(self, picking: Sequence[Chances], measuring: Sequence[Chances]) -> None:
        self._measured = measuring
        self.actions = list(picking[0])
        sums = {action: sum(each[action] for each in picking) for action in self.actions}
        self.best = max(self.actions, key=lambda action: sums[action])

    def mean(self, action: Action) -> float:
        """Return the mean chance to win after an action."""
        return sum(each[action] for each in self._measured) / len(self._measured)

    def difference(self, one: Action, other: Action) -> Difference:
        """Return how much better one action is than another, by what they differ in each world."""
        count = len(self._measured)
        gaps = [each[one] - each[other] for each in self._measured]
        mean = sum(gaps) / count
        squares = sum((gap - mean) ** 2 for gap in gaps)
        return Difference(mean, sqrt(squares / (count * max(1, count - 1))))


class Judgement(NamedTuple):
    """What a decision was worth to its seat.

    `value` is the chance to win with the best action, and `choice` what the played one gave away of it, both in
    PARTS: 0 unless that is certain, and never above. `loss` is how much better `best` was found to be than what
    was played, with its standard error, `room` how much better than the mean of all legal ones. `margin` is by
    how much the played one is better than any other, where that is certain, else 0.
    """

    best: Action
    value: int
    choice: int
    loss: float
    error: float
    room: float
    margin: float

    @classmethod
    def of(cls, weighed: Weighed, played: Action) -> Self:
        """Return what playing this action was worth."""
        best = weighed.best
        lost = weighed.difference(best, played)
        value, kept = round(PARTS * weighed.mean(best)), round(PARTS * weighed.mean(played))
        if not lost.certain:
            value = kept
        mean = sum(map(weighed.mean, weighed.actions)) / len(weighed.actions)
        room = weighed.mean(best) - mean
        margin = _margin(weighed, played) if best == played else 0.0
        return cls(best, value, min(0, kept - value), *lost, room, margin)

    @property
    def after(self) -> int:
        """The chance to win with what was played, in PARTS."""
        return self.value + self.choice

    @property
    def shown(self) -> bool:
        """Whether so much was given away that it is worth to look at it again, and to show it then."""
        return self.choice < 0 and self.loss >= SHOWN

    def stands(self, again: Weighed, played: Action) -> bool:
        """Return whether other worlds find the same: the same best action, or one that is as good."""
        gap = again.difference(again.best, self.best)
        as_good = again.best == self.best or gap.mean <= gap.error
        return as_good and again.difference(again.best, played).mean >= STANDING


def _margin(weighed: Weighed, played: Action) -> float:
    gaps = [weighed.difference(played, each) for each in weighed.actions if each != played]
    if not gaps or not all(each.certain for each in gaps):
        return 0.0
    return min(each.mean for each in gaps)


def weigh(
    variant: Variant[Any], observation: Observation, belief: Belief, rng: Rng, *, times: float = 1
) -> Generator[None, None, Weighed]:
    """Try every legal action in worlds that explain what was seen; yields after every few ms.

    `belief` is that of the seat, brought up to date. There are `times` as many worlds as usual.
    """
    solvable = variant.adviser.solvable(observation.state, observation.seat)
    worlds = round(times * (SOLVED_WORLDS if solvable else WORLDS))
    sources = [belief.sampler(observation, rng.fork()) for _ in range(2)]
    tried: Tried = _Solved(variant, observation).chances
    if not solvable:
        tried = _at_once(Search(variant, observation, sources[0], rng.fork()).try_all)
    halves: list[list[Chances]] = []
    for source in sources:
        half: list[Chances] = []
        for _ in range(worlds // 2):
            half.append((yield from tried(source.world())))
            yield
        halves.append(half)
    return Weighed(*halves)


def _at_once(tried: Callable[[State], Chances]) -> Tried:
    def in_steps(world: State) -> Generator[None, None, Chances]:
        yield from ()
        return tried(world)

    return in_steps


class _Solved:
    """The last cards of a round, tried to the end once for all worlds in which the same cards are held."""

    def __init__(self, variant: Variant[Any], observation: Observation) -> None:
        self._variant, self._observation = variant, observation
        self._known: dict[tuple[tuple[int, ...], ...], Chances] = {}

    def chances(self, world: State) -> Generator[None, None, Chances]:
        """Return the chances of the actions in a world, where all play perfectly."""
        held = tuple(tuple(sorted(hand)) for hand in world.hands)
        if held not in self._known:
            last = LastCards(self._variant, self._observation)
            yield from last.add(world, 1)
            self._known[held] = last.chances
        return self._known[held]


def usual(variant: Variant[Any], observation: Observation, rng: Rng) -> Action:
    """Return what a player of some experience would do there, who makes no mistake on purpose."""
    return NormalBot(variant, Temper(honesty=1.0, attention=1.0)).decide(observation, 1, rng)


def forgets(variant: Variant[Any], observation: Observation, played: Action) -> bool:
    """Return whether a call that the rules require was left out before an action: no other would be better."""
    view, seat, legal = observation.state, observation.seat, observation.legal
    return any(rule.forgets and rule.test(view, seat, legal, played) for rule in variant.blunders)
