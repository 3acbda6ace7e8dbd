"""The viewpoint from which a puzzle is tried: the first action is the attempt, and nothing follows it."""

from __future__ import annotations

from collections.abc import Callable

from game.engine.actions import Action, Refusal
from game.session.host import Host
from game.session.lessons.steps import NoneYet, StepsTaken
from game.session.viewpoint import Viewpoint

HELD = "puzzle"
"""Why game time stands still."""


class PuzzleViewpoint(Viewpoint):
    """`tried` is called with the first turn action that the rules allow, once it is done."""

    def __init__(self, host: Host, seat: int, tried: Callable[[Action], None]) -> None:
        super().__init__(host, seat)
        host.runner.hold(HELD)
        self.done = False
        self._tried = tried
        self._steps = NoneYet(host.variant.info, seat)

    @property
    def steps(self) -> StepsTaken:
        """None: a puzzle asks for what is done in turn, so that nothing is called, and no rule broken."""
        return self._steps

    def do(self, action: Action, answers: int | None = None) -> Refusal | None:
        """Do the first turn action; return why it is refused, None for everything after it as well."""
        if self.done or action.verb not in self.variant.info.turn_verbs:
            return None
        refusal = super().do(action, answers)
        if refusal is None:
            self.done = True
            self._tried(action)
        return refusal
