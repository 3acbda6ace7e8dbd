"""What will be needed next is made while the player still chooses: a table's picture, and its code.

A bare table is the largest picture of the program, and would be waited for if it were drawn only when the cards
are to be dealt. SDL draws without holding Python up, so that a thread beside the window costs no frame.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from threading import Thread

from game.store.platform_folders import AssetError
from game.view.base.scene_kit import SceneKit
from game.view.base.space import Space
from game.view.base.table_theme import Theme


class TablePreloading:
    """Gets the table of one game ready: `look_ahead()` as often as anything may have changed.

    `load` loads the code of a table.
    """

    def __init__(self, kit: SceneKit, game: str, load: Callable[[], None]) -> None:
        self.kit = kit
        self.game = game
        self._load = load
        self._work: Thread | None = None

    def look_ahead(self) -> None:
        """Begin to draw the bare table as it would be laid now, unless that is still being done."""
        if self._work is None or not self._work.is_alive():
            ahead = self._load, self.kit.theme_of(self.game), self.kit.space
            self._work = Thread(target=_prepare, args=ahead, name="foresight")
            self._work.start()

    def wait(self) -> None:
        """Return when what was begun is done."""
        if self._work is not None:
            self._work.join()


def _prepare(load: Callable[[], None], theme: Theme, space: Space) -> None:
    load()
    # Whatever is missing is told by the table itself.
    with suppress(AssetError):
        theme.table(space)
