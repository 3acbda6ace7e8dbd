"""The policy that takes legal actions by chance."""

from __future__ import annotations

from game.bots.bot import Policy, Reaction, reaction_delay
from game.engine.actions import Action
from game.engine.observe import Observation
from game.engine.rng import Rng


class RandomBot(Policy):
    """Takes a random legal turn action, and sometimes makes a random call."""

    def decide(self, observation: Observation, budget: int, rng: Rng) -> Action:
        """Return a random legal action, all with the same probability."""
        legal = observation.legal
        return legal[0] if len(legal) == 1 else rng.choice(legal)

    def react(self, observation: Observation, rng: Rng) -> Reaction | None:
        """Return a call that the rules require; otherwise, with the probability `attention`, a random call."""
        state, seat, now = observation.state, observation.seat, observation.now
        for who, action in self.variant.out_of_turn.due(state, now):
            if who == seat:
                return Reaction(reaction_delay(self.temper, rng) // 2, action)
        may_call = self.variant.out_of_turn.calls(state, seat, now)
        calls = [action for action in may_call if not self.spares(action)]
        if not calls or rng.chance() >= self.temper.attention:
            return None
        return Reaction(reaction_delay(self.temper, rng), rng.choice(calls))
