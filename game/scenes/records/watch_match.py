"""The way from a match in a list to the screen that shows it again."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.scenes.base.match_history import MatchHistory
from game.scenes.base.scene_stack import Stack


def watching(stack: Stack, history: MatchHistory, name: str) -> Callable[[], None] | None:
    """Return what shows a match again; None if that cannot be done."""
    log = history.log(name)
    return None if log is None else partial(stack.ways.watch_log, log)
