"""Which page of the evening is opened: `evening_scene(kit, stack, host, seating)`."""

from __future__ import annotations

from game.scenes.base.evenings.evenings_board import EveningsBoard
from game.scenes.base.scene_stack import Scene, Stack
from game.scenes.evening.evening_scene import EveningScene
from game.scenes.evening.winners_scene import WinnersScene
from game.session.host import Host
from game.show.seating import Seating
from game.view.base.scene_kit import SceneKit


def evening_scene(kit: SceneKit, stack: Stack, host: Host | None, seating: Seating) -> Scene:
    """Return who has won the evening, after the last match of it; else how it stands, or the choice of games.

    `host` is that of the table that is open, None if there is none.
    """
    board = EveningsBoard(kit, host)
    if host is not None and board.current is not None and board.current.over:
        return WinnersScene(kit, stack, board, host)
    return EveningScene(kit, stack, board, host, seating)
