"""A guest who now and then does what people do by mistake, or what looks like it, for the search for scenes."""

from __future__ import annotations

from collections.abc import Sequence

from game.bots.bot import FASTEST, Bot, Reaction, Thinking
from game.engine.actions import Action
from game.engine.observe import Observation
from game.engine.puzzles.puzzle_rules import SceneRules
from game.engine.rng import Rng
from game.session.controllers import BotSeat

CALLING, IN_TURN = 0.05, 0.12
"""In how many of the moments in which it is asked for a call, and of its turns, it is careless."""
PLAYS = ("play", "draw")
"""The verbs of turns."""
SLOWEST = 2500
"""ms within which it acts then."""


class CarelessSeat(BotSeat):
    """A guest's seat; `remarks` are what may be said at it."""

    def __init__(
        self, bot: Bot, rng: Rng, rules: SceneRules, remarks: Sequence[str], budget: int
    ) -> None:
        super().__init__(bot, rng, budget=budget)
        self._rules, self._remarks = rules, remarks

    def turn(self, observation: Observation) -> tuple[int, Action | Thinking] | None:
        """Return what the guest plays, or something that only looks right."""
        if self.rng.chance() < IN_TURN and (wrong := self._tempting(observation, turns=True)):
            return self.rng.below(SLOWEST), self.rng.choice(wrong)
        return self.rng.below(SLOWEST), self.bot.decide(observation, self.budget, self.rng)

    def react(self, observation: Observation) -> Reaction | None:
        """Return the guest's call, or another."""
        if self.rng.chance() < CALLING and (found := self._tempting(observation, turns=False)):
            return Reaction(FASTEST + self.rng.below(SLOWEST), self.rng.choice(found))
        return super().react(observation)

    def _tempting(self, observation: Observation, *, turns: bool) -> Sequence[Action]:
        """Return a group of what may be done in its turn, or else of what may be done at any time."""
        state, seat = observation.state, observation.seat
        groups = [
            [each for each in group if (seat == state.turn and each.verb in PLAYS) == turns]
            for group in self._rules.tempting(state, seat, self._remarks)
        ]
        groups = [group for group in groups if group]
        return self.rng.choice(groups) if groups else ()
