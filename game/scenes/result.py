"""The end of a round or a match, over the table: `ResultScene(stage, stack, outcome, next_round)`."""

from __future__ import annotations

from collections.abc import Callable

from game.scenes.outcome import Outcome
from game.scenes.stack import Scene, Stack
from game.view.stage import Stage


class ResultScene(Scene):
    """Who won, and how everybody stands. `next_round` is called (after the scene has left) to go on."""

    overlay = True

    def __init__(
        self, stage: Stage, stack: Stack, outcome: Outcome, next_round: Callable[[], None]
    ) -> None:
        super().__init__(stage, stack)
        self.outcome = outcome
        self.next_round = next_round
