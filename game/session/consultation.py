"""Asking a bot what it would do in somebody's seat, for a hint."""

from __future__ import annotations

from dataclasses import replace

from game.bots.bot import Thinking
from game.engine.actions import Action, Advice
from game.engine.rng import Rng
from game.session.controllers import BotSeat, remember
from game.session.viewpoint import Viewpoint
from game.store.bot_files import Guest

CAREFUL = 1.0
"""The honesty and attention of whoever is asked: a hint is no mistake on purpose."""


class Consultation:
    """What a bot would do now in the seat of a viewpoint. It knows what that seat saw, and nothing else (G-5).

    A call that the rules require, or that catches somebody, is advised whoever is asked. `advice` is None while
    the bot thinks, and if there is nothing to do.
    """

    def __init__(self, viewpoint: Viewpoint, guest: Guest, level: str = "") -> None:
        self._viewpoint = viewpoint
        self._seen = viewpoint.observation
        self._thinking: Thinking | None = None
        self.advice = viewpoint.advice()
        turns = viewpoint.variant.info.turn_verbs
        if self.advice is None or self.advice.action.verb not in turns or not self._seen.legal:
            return
        variant, match = viewpoint.variant, viewpoint.host.match
        careful = replace(guest.temper, honesty=CAREFUL, attention=CAREFUL)
        bot = replace(guest, temper=careful).bot(variant, level)
        # The same question has the same answer.
        luck = Rng(viewpoint.host.plan.seed ^ (self._seen.number << 8) ^ viewpoint.seat).fork()
        asked = BotSeat(bot, luck, budget=guest.budget_at(level))
        if asked.remembers:
            remember(asked, viewpoint.seat, match)
        answer = asked.turn(self._seen)
        assert answer is not None
        _, decided = answer
        if isinstance(decided, Action):
            self._settle(decided)
        else:
            self.advice, self._thinking = None, decided

    @property
    def thinks(self) -> bool:
        """Whether the bot has not decided yet."""
        return self._thinking is not None

    def step(self) -> None:
        """Let the bot think for a few ms."""
        thinking = self._thinking
        if thinking is not None:
            thinking.step()
            if thinking.done:
                self._thinking = None
                self._settle(thinking.action())

    def _settle(self, action: Action) -> None:
        """Advise what the bot decided; what the rules do not allow is left to the game's own advice."""
        if action in self._seen.legal:
            adviser, view = self._viewpoint.variant.adviser, self._seen.state
            self.advice = Advice(action, adviser.why(view, self._seen.seat, action))
        else:
            self.advice = self._viewpoint.advice()
