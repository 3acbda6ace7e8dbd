"""The pause menu, over the table: `PauseScene(stage, stack, plan)`."""

from __future__ import annotations

from game.scenes.stack import Scene, Stack
from game.session.plan import Plan
from game.view.stage import Stage


class PauseScene(Scene):
    """Resume, the rules, a new game with the same guests, or back to the title."""

    overlay = True

    def __init__(self, stage: Stage, stack: Stack, plan: Plan) -> None:
        super().__init__(stage, stack)
        self.plan = plan
