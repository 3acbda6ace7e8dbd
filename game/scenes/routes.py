"""Which screen leads to which. Screens ask `stack.ways`; none of them imports another.

What a screen needs is loaded when it is first wanted: the program's first picture waits for the title alone.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.scenes.base.scene_stack import Stack
from game.view.base.scene_kit import SceneKit

if TYPE_CHECKING:
    from game.engine.info import Info
    from game.session.outcome import Outcome
    from game.session.plan import Plan


def declared_games() -> list[Info]:
    """What each game declares of itself."""
    from game.variants import VARIANTS

    return [variant.info for variant in VARIANTS]


class Routes:
    """The ways between the screens of one program. It gives itself to the stack."""

    def __init__(self, kit: SceneKit, stack: Stack) -> None:
        self._kit = kit
        self._stack = stack
        stack.ways = self

    def title(self) -> None:
        """The title; everything else is left."""
        from game.scenes.title.title_scene import TitleScene

        self._stack.reset(TitleScene(self._kit, self._stack))

    def setup(self, game: str) -> None:
        """The set-up of a game, over what is there."""
        from game.scenes.setup.setup_scene import SetupScene
        from game.variants import find_variant

        self._stack.push(SetupScene(self._kit, self._stack, find_variant(game)))

    def table(self, plan: Plan) -> None:
        """The table of a new match, over the title or in the place of a set-up, a match or its result."""
        from game.scenes.table.table_scene import open_table
        from game.scenes.title.title_scene import TitleScene

        if not isinstance(self._stack.first, TitleScene):
            self.title()
        self._stack.replace_all_but_first(open_table(self._kit, self._stack, plan))

    def result(self, outcome: Outcome, next_round: Callable[[], None]) -> None:
        """What a round came to, over its table."""
        from game.scenes.result.result_scene import ResultScene

        self._stack.push(ResultScene(self._kit, self._stack, outcome, next_round))

    def pause(self, plan: Plan, why: str = "") -> None:
        """The menu of a match that stands still, over its table or result."""
        from game.scenes.pause.pause_scene import PauseScene

        self._stack.push(PauseScene(self._kit, self._stack, plan, why))

    def rules(self, game: str, clause: str = "") -> None:
        """The rule book of a game, at a clause if one is given, over what is there."""
        from game.scenes.rules.rule_book_scene import RuleBookScene

        self._stack.push(RuleBookScene(self._kit, self._stack, game, clause))

    def settings(self, page: str = "look") -> None:
        """The settings at one of their pages, over what is there."""
        from game.scenes.settings.settings_scene import SettingsScene

        self._stack.push(SettingsScene(self._kit, self._stack, page))

    def notice(self, sentence: str) -> None:
        """A sentence that has to be read, over what is there."""
        from game.scenes.pause.notice_scene import NoticeScene

        self._stack.push(NoticeScene(self._kit, self._stack, sentence))

    def load_table(self) -> None:
        """Load what a table needs, so that it is there when it is asked for."""
        import game.scenes.table.table_scene  # noqa: F401
