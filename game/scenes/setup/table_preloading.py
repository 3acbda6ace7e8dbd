"""Preparation of a table in a thread while the player is still choosing: its picture and its modules.

A bare table is the largest picture of the program; drawing it when the cards are to be dealt would be felt as a
wait. SDL releases the interpreter's lock while it draws, so that the thread costs no frame.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from threading import Thread

from game.files.reading import AssetError
from game.view.base.scene_kit import SceneKit
from game.view.base.space import Space
from game.view.base.table_theme import Theme


class TablePreloading:
    """Prepares the table of one game. Call `look_ahead` whenever the window or the theme may have changed.

    `load` imports the modules of a table.
    """

    def __init__(self, kit: SceneKit, game: str, load: Callable[[], None]) -> None:
        self.kit = kit
        self.game = game
        self._load = load
        self._work: Thread | None = None

    def look_ahead(self) -> None:
        """Start drawing the bare table for the present window and theme, unless a thread is still at it."""
        if self._work is None or not self._work.is_alive():
            ahead = self._load, self.kit.theme_of(self.game), self.kit.space
            self._work = Thread(target=_prepare, args=ahead, name="foresight")
            self._work.start()

    def wait(self) -> None:
        """Wait for the thread to end."""
        if self._work is not None:
            self._work.join()


def _prepare(load: Callable[[], None], theme: Theme, space: Space) -> None:
    load()
    # The table itself reports what is missing.
    with suppress(AssetError):
        theme.table(space)
