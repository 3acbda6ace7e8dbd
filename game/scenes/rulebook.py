"""The rule book of one game, clause by clause: `RuleBookScene(stage, stack, "classic", at="C-5")`."""

from __future__ import annotations

from game.scenes.stack import Scene, Stack
from game.view.stage import Stage


class RuleBookScene(Scene):
    """Pages through the clauses; `at` is the clause to open at."""

    def __init__(self, stage: Stage, stack: Stack, game: str, at: str = "") -> None:
        super().__init__(stage, stack)
        self.game = game
        self.at = at
