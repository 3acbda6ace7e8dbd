"""The policies that play like people of some experience: by taste, with plausible slips."""

from __future__ import annotations

from math import exp

from game.bots.bot import leaned, reaction_time
from game.bots.greedy_bot import GreedyBot
from game.engine.actions import Action
from game.engine.observe import Observation
from game.engine.rng import Rng

TASTE = 16.0
"""How much of `Adviser.appeal` a temper may make up for."""

PLAUSIBLE = 45.0
"""How much less appeal than the best an action may have to be taken in a slip."""


class PeopleBot(GreedyBot):
    """Plays what appeals to its temper, and now and then the next best thing.

    `slips` is the share of decisions in which something but the best is taken. A slip is never absurd: what
    wins at once is always taken, and nothing is drawn or passed for want of looking; only where the rules leave
    it to the player to draw, a card that goes may be kept.
    """

    slips = 0.0

    def decide(self, observation: Observation, budget: int, rng: Rng) -> Action:
        """Return a legal action, or rarely a mistake."""
        mistake = self._careless(observation, rng)
        if mistake is not None:
            return mistake
        legal = observation.legal
        if len(legal) == 1:
            return legal[0]
        adviser, temper = self.variant.adviser, self.temper
        view, seat = observation.state, observation.seat
        scored = [
            (
                adviser.appeal(view, seat, action)
                + TASTE * leaned(temper, adviser.leaning(view, seat, action)),
                action,
            )
            for action in legal
        ]
        top = max(score for score, _ in scored)
        best = [action for score, action in scored if score == top]
        held = len(view.hands[seat])
        if any(len(action.cards) == held for action in best) or rng.chance() >= self.slips:
            return rng.choice(best)
        return _next_best(scored, top, rng) or rng.choice(best)

    def delay(self, observation: Observation, rng: Rng) -> int:
        """Return a time in ms in which a person might react; it grows with the cards that lie around."""
        clutter = sum(map(len, observation.state.hands)) // 4
        return reaction_time(self.temper, clutter, rng)


def _next_best(scored: list[tuple[float, Action]], top: float, rng: Rng) -> Action | None:
    """Return one of the actions that are nearly as good as the best, the better ones more often."""
    near = [(score, action) for score, action in scored if top - PLAUSIBLE <= score < top]
    if not near:
        return None
    weights = [exp((score - top) / TASTE) for score, _ in near]
    left = rng.chance() * sum(weights)
    for weight, (_, action) in zip(weights, near, strict=True):
        left -= weight
        if left < 0:
            return action
    return near[-1][1]


class EasyBot(PeopleBot):
    """Overlooks the best in half of its decisions."""

    slips = 0.5


class NormalBot(PeopleBot):
    """Overlooks the best in one decision of eight."""

    slips = 0.12
