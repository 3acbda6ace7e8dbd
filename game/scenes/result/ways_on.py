"""What leads on from the end of a match: `WaysOn(kit, stack, plan)`."""

from __future__ import annotations

from game.scenes.base.scene_stack import Stack
from game.session.plan import Plan
from game.view.base.scene_kit import SceneKit


class WaysOn:
    """The ways to another deal, to the same one, and to the set-up."""

    def __init__(self, kit: SceneKit, stack: Stack, plan: Plan) -> None:
        self.kit, self.stack, self.plan = kit, stack, plan

    def again(self) -> None:
        """Deal another match to the same people."""
        self.stack.ways.rematch(self.plan.anew(self.kit.new_seed()))

    def restart(self) -> None:
        """Deal the same match again."""
        self.stack.ways.rematch(self.plan.again)

    def change(self) -> None:
        """Leave for where the match was set up."""
        self.stack.ways.change_setup(self.plan.game)
