"""The policy of a strong player who remembers the round but does not search."""

from __future__ import annotations

from typing import Any

from game.bots.belief import Belief
from game.bots.bot import Temper, leaned
from game.bots.memory import Memory
from game.bots.mistake_filter import first_sound
from game.bots.people_bot import PeopleBot
from game.engine.actions import Action
from game.engine.observe import Observation
from game.engine.rng import Rng
from game.engine.variant import Variant

TASTE = 12.0
"""How much of `Adviser.weigh` a temper may make up for."""


class HardBot(PeopleBot):
    """Plays by `Adviser.weigh`, with what it remembers of who drew, passed and followed."""

    never_forgets = True

    def __init__(self, variant: Variant[Any], temper: Temper) -> None:
        super().__init__(variant, temper)
        self.memory = Memory()
        self._belief = Belief(variant)

    def decide(self, observation: Observation, budget: int, rng: Rng) -> Action:
        """Return the action of the highest weight that is no plain mistake; among equals one by chance.

        Only who is not wholly honest makes a mistake now and then, where the game lets it pass.
        """
        mistake = self._careless(observation, rng)
        if mistake is not None:
            return mistake
        legal = observation.legal
        if len(legal) == 1:
            return legal[0]
        if self.memory is not None:
            self._belief.update(self.memory, observation.seat)
        view, seat = observation.state, observation.seat
        expected = self._belief.expected(view)
        weigh = self.variant.adviser.weigh
        leaning = self.variant.adviser.leaning
        scored = [
            (
                weigh(view, seat, action, expected)
                + TASTE * leaned(self.temper, leaning(view, seat, action)),
                action,
            )
            for action in legal
        ]
        rng.shuffle(scored)  # equal ones by chance
        scored.sort(key=lambda each: -each[0])
        return first_sound(self.variant, observation, [action for _, action in scored])
