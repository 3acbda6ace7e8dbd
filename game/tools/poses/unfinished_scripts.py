"""A script for the pictures of the list of unfinished matches, as bots have left them."""

from __future__ import annotations

from datetime import datetime, timedelta

from game.scenes.base.matches_under_way import FoundUnderWay, MatchUnderWay
from game.scenes.title.unfinished_scene import UnfinishedScene
from game.session.keeper import NOT_YET
from game.session.records.log_reader import KeptMatch
from game.store.match_folder import FoundMatch
from game.store.match_log import LogContents
from game.tools.offscreen import NOWHERE, Offscreen
from game.tools.poses.review_scripts import tape_of
from game.tools.shot_scripts import SETTLE
from game.variants import with_a_table

LEFT = datetime(2025, 10, 3, 21)
SEATS = (3, 10, 2, 4, 6)
"""How many play the matches, one a game; one of the first game by two is there, too."""
DAYS = 4
"""Days between two of them."""


def left(game: str, players: int, ago: int) -> MatchUnderWay:
    """A match that was left in its middle, so many days before LEFT."""
    tape = tape_of(game, players)
    kept = KeptMatch(tape.plan, tape.match(tape.length * 2 // 3), NOT_YET, 0, None)
    written = (LEFT - timedelta(ago)).timestamp()
    return MatchUnderWay(FoundMatch(NOWHERE, LogContents([], 0, 0, b""), written), kept)


def unfinished(room: Offscreen) -> None:
    """The list with a match of each game, and two of the first; the second is discarded."""
    games = [each.info.id for each in with_a_table()]
    tables = [*zip(games, SEATS, strict=False), (games[0], 2)]
    going = [left(*each, DAYS * place) for place, each in enumerate(tables)]
    scene = UnfinishedScene(room.kit, room.stack, FoundUnderWay(going, []), lambda: None)
    room.stack.push(scene)
    scene.panels[1].buttons[1].activate(room.kit)
    room.wait(SETTLE)
