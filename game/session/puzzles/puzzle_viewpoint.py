"""The viewpoint from which a puzzle is tried: the first action is the attempt, and nothing follows it."""

from __future__ import annotations

from collections.abc import Callable, Collection

from game.engine.actions import Action, Refusal
from game.engine.info import Info
from game.session.host import Host
from game.session.lessons.steps import NoneYet, StepsTaken
from game.session.viewpoint import Viewpoint

HELD = "puzzle"
"""Why game time stands still."""


class PuzzleViewpoint(Viewpoint):
    """`tried` is called with the first action that may be the attempt and that the rules allow, once done."""

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

    def is_try(self, action: Action) -> bool:
        """Return whether an action may be the attempt: one of a turn."""
        return action.verb in self.variant.info.turn_verbs

    def do(self, action: Action, answers: int | None = None) -> Refusal | None:
        """Do the attempt; return why it is refused, None for everything else as well."""
        if self.done or not self.is_try(action):
            return None
        refusal = super().do(action, answers)
        if refusal is None:
            self.done = True
            self._tried(action)
        return refusal


class OneCall(NoneYet):
    """Where only some calls can be made, whatever they name, and nothing else; none at all while they wait."""

    def __init__(self, info: Info, seat: int, verbs: Collection[str]) -> None:
        super().__init__(info, seat)
        self._verbs = verbs
        self.waits = True

    def has(self, verb: str) -> bool:
        """Return whether it is one of those calls, and they no longer wait."""
        return not self.waits and verb in self._verbs

    def punishes(self, mistake: str) -> bool:
        """Return True: any mistake may be named."""
        return True


class SceneViewpoint(PuzzleViewpoint):
    """The viewpoint of whoever sees a scene first: at its end the first of the `tries` is the attempt."""

    def __init__(
        self,
        host: Host,
        seat: int,
        tries: Collection[Action],
        tried: Callable[[Action], None],
    ) -> None:
        super().__init__(host, seat, tried)
        self._tries = tries
        self._call = OneCall(host.variant.info, seat, {each.verb for each in tries})
        self._steps = self._call

    def is_try(self, action: Action) -> bool:
        """Return whether an action is one of the tries, and the scene is over."""
        return not self._call.waits and action in self._tries

    def ask(self, now: int) -> None:
        """Let the attempt be made at a game time in ms, as the scene is over."""
        self.host.runner.now = now
        self._call.waits = False
        self._seen = None  # what can be called is offered now
