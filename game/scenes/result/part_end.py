"""The end of a match that belongs to something, as a day or a cup, to which it leads back: `PartEnd`."""

from __future__ import annotations

from collections.abc import Callable

from game.scenes.result.end_scene import EndScene
from game.scenes.result.word_button import WordButton
from game.view.widgets.widgets import Button


class PartEnd(EndScene):
    """As any other end, but that no rematch comes next; the deal can be played once more as practice."""

    @property
    def _way_back(self) -> tuple[str, str, Callable[[], None]]:
        """The text of what leads back to what the match belongs to, its icon, and what it does."""
        raise NotImplementedError

    def _after(self) -> tuple[list[Button], list[WordButton]]:
        lively, small = super()._after()
        self.on.label, self.on.icon, self.on.action = self._way_back
        self.restart.label = self.kit.words("ui.result.practise")
        return lively, [each for each in small if each is not self.change]
