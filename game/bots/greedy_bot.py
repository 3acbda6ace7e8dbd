"""The policy of a sensible beginner, which needs neither memory nor search."""

from __future__ import annotations

from game.bots.bot import FASTEST, Policy, Reaction, reaction_delay, reaction_time
from game.engine.actions import Action
from game.engine.observe import Observation
from game.engine.rng import Rng

AGOG = 0.6
"""The share of the usual time that it takes to do what one has been waiting for, as to jump in."""
BREAK = 5000
"""ms for which it stops the game, where it does."""


class GreedyBot(Policy):
    """Plays the action with the highest `Adviser.appeal`; among equals a random one."""

    never_forgets = False
    """Whether it always makes the calls of its own turn."""

    def decide(self, observation: Observation, budget: int, rng: Rng) -> Action:
        """Return the legal action with the highest appeal, or rarely a mistake."""
        legal = observation.legal
        slip = self._careless(observation, rng)
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
        """Return a call that the rules require, or of a mistake that the bot notices, or another good call."""
        state, seat, now = observation.state, observation.seat, observation.now
        for who, action in self.variant.out_of_turn.due(state, now):
            if who == seat:
                if self.human and any(
                    verb.closing == action.verb for verb in self.variant.info.verbs
                ):
                    return Reaction(BREAK + self.delay(observation, rng), action)
                return self._remembered(observation, action, rng)
        for mark, action in self.variant.out_of_turn.noticed(state, seat, now):
            if self.spares(action):
                continue
            # Seeded by the mistake: what was overlooked once stays overlooked, however often it is asked.
            if Rng(mark * 101 + seat).fork().chance() < self.temper.attention:
                return Reaction(self.delay(observation, rng), action)
        pause = self.break_of(observation)
        if pause is not None:
            return Reaction(self.delay(observation, rng), pause)
        slip = self._slip(observation, rng, self.temper.talk, turns=False)
        if slip is not None:
            return Reaction(self.delay(observation, rng), slip)
        jump = self._jump(observation, rng)
        calls = self.variant.out_of_turn.calls(state, seat, observation.now)
        if jump is None and seat in self.variant.out_of_turn.jumpers(state):
            calls = [
                each for each in calls if each.seat >= 0
            ]  # who does not jump calls for nothing
        # In its own turn a bot rarely forgets a call; in the turns of others it notices a part of them.
        share = self.temper.honesty if seat == state.turn else self.temper.attention
        if self.never_forgets and seat == state.turn:
            share = 1.0
        if jump is not None:
            # What has to be called before the jump comes first.
            before = [each for each in calls if each.seat < 0]
            return Reaction(jump.delay // 2, before[0]) if before else jump
        if not calls or rng.chance() >= share:
            return None
        best = max(calls, key=lambda action: self.variant.adviser.appeal(state, seat, action))
        if self.variant.adviser.appeal(state, seat, best) <= 0:
            return None
        return Reaction(self.delay(observation, rng), best)

    def _jump(self, observation: Observation, rng: Rng) -> Reaction | None:
        """Return the best turn action out of turn, if the bot has noticed that it may; or None."""
        state, seat = observation.state, observation.seat
        jumps = self.variant.jumps(state, seat)
        # Seeded by the moment: what was overlooked once stays overlooked, however often it is asked.
        mark = observation.number * 101 + seat
        if not jumps or Rng(mark).fork().chance() >= self.temper.attention:
            return None
        appeal = self.variant.adviser.appeal
        best = max(jumps, key=lambda action: appeal(state, seat, action))
        if appeal(state, seat, best) <= 0:
            return None
        # Who waits for a chance looks at nothing else.
        delay = max(FASTEST, round(AGOG * reaction_time(self.temper, 0, rng)))
        return Reaction(delay, best)

    def delay(self, observation: Observation, rng: Rng) -> int:
        """Return the ms after which it reacts to what it has noticed."""
        return reaction_delay(self.temper, rng)

    def _remembered(self, observation: Observation, action: Action, rng: Rng) -> Reaction:
        """Return a required call after half the usual delay or, when forgotten, after four times that delay."""
        delay = self.delay(observation, rng)
        honest = rng.chance() < self.honesty_in(action.verb)
        return Reaction(delay // 2 if honest else delay * 4, action)

    def _careless(self, observation: Observation, rng: Rng) -> Action | None:
        """Return a mistake that the game lets pass in place of a turn action, or mostly None."""
        return self._slip(observation, rng, 1.0, turns=True)

    def _slip(
        self, observation: Observation, rng: Rng, often: float, *, turns: bool
    ) -> Action | None:
        """Return a mistake among turn actions or calls, `often` as far as dishonesty goes; mostly None."""
        slips = self.variant.out_of_turn.slips(observation.state, observation.seat)
        verbs = self.variant.info.turn_verbs
        slips = [action for action in slips if (action.verb in verbs) == turns]
        if not slips:
            return None
        share = (1 - self.honesty_in(slips[0].verb)) * often / (2 if turns else 4)
        return rng.choice(slips) if rng.chance() < share else None
