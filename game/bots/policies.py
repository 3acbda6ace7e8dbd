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
        legal = observation.legal
        return legal[0] if len(legal) == 1 else rng.choice(legal)

    def react(self, observation: Observation, rng: Rng) -> Reaction | None:
        """What is due; else any call, as often as its attention has it."""
        state, seat, now = observation.state, observation.seat, observation.now
        for who, action in self.variant.out_of_turn.due(state, now):
            if who == seat:
                return Reaction(_delay(self.temper, rng) // 2, action)
        calls = self.variant.out_of_turn.calls(state, seat, now)
        if not calls or rng.chance() >= self.temper.attention:
            return None
        return Reaction(_delay(self.temper, rng), rng.choice(calls))


class GreedyBot(Policy):
    """Plays what appeals most to a sensible beginner; among equals, any."""

    __slots__ = ()

    def decide(self, observation: Observation, budget: int, rng: Rng) -> Action:
        """The legal action with the most appeal by the game's own judgement; now and then a mistake."""
        legal = observation.legal
        slip = self._slip(observation, rng, (1 - self.temper.honesty) / 2, turns=True)
        if slip is not None:
            return slip
        if len(legal) == 1:
            return legal[0]
        appeal = self.variant.adviser.appeal
        state, seat = observation.state, observation.seat
        scored = [(appeal(state, seat, action), action) for action in legal]
        best = max(score for score, _ in scored)
        return rng.choice([action for score, action in scored if score == best])

    def react(self, observation: Observation, rng: Rng) -> Reaction | None:
        """What is due, if it is not forgotten; what others did wrong, if it is noticed; or any good call."""
        state, seat, now = observation.state, observation.seat, observation.now
        for who, action in self.variant.out_of_turn.due(state, now):
            if who == seat:
                return self._remembered(action, rng)
        for mark, action in self.variant.out_of_turn.noticed(state, seat, now):
            # What it has overlooked once it goes on overlooking, however often it is asked.
            if Rng(mark * 101 + seat).fork().chance() < self.temper.attention:
                return Reaction(_delay(self.temper, rng), action)
        carelessness = (1 - self.temper.honesty) * self.temper.talk / 4
        slip = self._slip(observation, rng, carelessness, turns=False)
        if slip is not None:
            return Reaction(_delay(self.temper, rng), slip)
        calls = self.variant.out_of_turn.calls(state, seat, observation.now)
        # In its own turn a bot forgets only what it has to call; of the others it notices a part.
        share = self.temper.honesty if seat == state.turn else self.temper.attention
        if not calls or rng.chance() >= share:
            return None
        best = max(calls, key=lambda action: self.variant.adviser.appeal(state, seat, action))
        if self.variant.adviser.appeal(state, seat, best) <= 0:
            return None
        return Reaction(_delay(self.temper, rng), best)

    def _remembered(self, action: Action, rng: Rng) -> Reaction:
        """What one has to say oneself comes quickly to mind, or far too late."""
        delay = _delay(self.temper, rng)
        honest = rng.chance() < self.temper.honesty
        return Reaction(delay // 2 if honest else delay * 4, action)

    def _slip(
        self, observation: Observation, rng: Rng, share: float, *, turns: bool
    ) -> Action | None:
        """A mistake, made as seldom as `share` says: in a turn's action, or in what is said beside."""
        slips = self.variant.out_of_turn.slips(observation.state, observation.seat)
        verbs = self.variant.info.turn_verbs
        slips = [action for action in slips if (action.verb in verbs) == turns]
        return rng.choice(slips) if slips and rng.chance() < share else None


def _delay(temper: Temper, rng: Rng) -> int:
    """Reaction times scatter from two thirds to four thirds of the temper's."""
    return temper.reaction * 2 // 3 + rng.below(temper.reaction * 2 // 3 + 1)


POLICIES: dict[str, Callable[[Variant[Any], Temper], Bot]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
}
"""Every policy by the name that bot files use."""
