"""A script for the picture of the title with all that can wait there."""

from __future__ import annotations

from game.scenes.base.cups.cups_board import CupsBoard
from game.scenes.base.matches_under_way import FoundUnderWay
from game.scenes.base.remembered_table import player_name
from game.scenes.base.todays.todays_board import TodaysBoard
from game.scenes.title.title_scene import TitleScene
from game.store.history_index import HistoryIndex
from game.tools.offscreen import Offscreen
from game.tools.poses.cup_scripts import CupSample
from game.tools.poses.today_scripts import DAY, tries
from game.tools.poses.unfinished_scripts import left
from game.tools.shot_scripts import SETTLE
from game.variants import with_a_table

PLAYED, MEETINGS = 2, 4
"""How many of the day's deals have been played, and how many meetings of the cup."""


def waiting(matches: int, room: Offscreen) -> None:
    """The title with so many matches to go on with, some of the day's deals, and the cup's next match."""
    kit = room.kit
    tables = [left(variant.info.id, 4, 4 * ago) for ago, variant in enumerate(with_a_table())]
    history = CupSample(room, 0, MEETINGS)
    HistoryIndex(history.data).put(tries(player_name(kit), PLAYED))
    title = TitleScene(kit, room.stack, FoundUnderWay(tables[:matches], []))
    room.stack.reset(title)
    title.show(TodaysBoard(kit, history, day=DAY), CupsBoard(kit, history))
    room.wait(4 * SETTLE)
