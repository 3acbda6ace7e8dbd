"""The two policies that need no search: any legal action, and a sensible beginner's choice."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.bots.bot import Bot, Policy, Reaction, Temper
from game.engine.actions import Action
from game.engine.observe import Observation
from game.engine.rng import Rng
from game.engine.variant import Variant


class RandomBot(Policy):
    """Takes any legal turn action, and now and then makes any call."""

    __slots__ = ()

    def decide(self, observation: Observation, budget: int, rng: Rng) -> Action:
        """Each legal action is as likely as the others."""
        return rng.choice(observation.legal)

    def react(self, observation: Observation, rng: Rng) -> Reaction | None:
        """Any call, as often as its attention has it."""
        calls = self.variant.calls(observation.state, observation.seat, observation.now)
        if not calls or rng.chance() >= self.temper.attention:
            return None
        return Reaction(_delay(self.temper, rng), rng.choice(calls))


class GreedyBot(Policy):
    """Plays what appeals most to a sensible beginner; among equals, any."""

    __slots__ = ()

    def decide(self, observation: Observation, budget: int, rng: Rng) -> Action:
        """The legal action with the most appeal by the game's own judgement."""
        legal = observation.legal
        if len(legal) == 1:
            return legal[0]
        appeal = self.variant.appeal
        state, seat = observation.state, observation.seat
        scored = [(appeal(state, seat, action), action) for action in legal]
        best = max(score for score, _ in scored)
        return rng.choice([action for score, action in scored if score == best])

    def react(self, observation: Observation, rng: Rng) -> Reaction | None:
        """The call with the most appeal, if it has any and is noticed."""
        state, seat = observation.state, observation.seat
        calls = self.variant.calls(state, seat, observation.now)
        # In its own turn a bot forgets only what it has to call; of the others it notices a part.
        share = self.temper.honesty if seat == state.turn else self.temper.attention
        if not calls or rng.chance() >= share:
            return None
        best = max(calls, key=lambda action: self.variant.appeal(state, seat, action))
        if self.variant.appeal(state, seat, best) <= 0:
            return None
        return Reaction(_delay(self.temper, rng), best)


def _delay(temper: Temper, rng: Rng) -> int:
    """Reaction times scatter from two thirds to four thirds of the temper's."""
    return temper.reaction * 2 // 3 + rng.below(temper.reaction * 2 // 3 + 1)


POLICIES: dict[str, Callable[[Variant[Any], Temper], Bot]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
}
"""Every policy by the name that bot files use."""
