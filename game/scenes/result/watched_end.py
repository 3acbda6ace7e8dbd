"""The end of a match that is watched: it leads back to what is watched, or to its start (`WatchedEnd`)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.scenes.base.scene_stack import Stack
from game.scenes.result.end_scene import EndScene
from game.scenes.result.end_words import EndTold
from game.scenes.result.word_button import WordButton
from game.view.base.scene_kit import SceneKit
from game.view.widgets.widgets import Button


class WatchedEnd(EndScene):
    """Such an end, after which nothing comes next; `again` goes back to the start, and the tune goes on."""

    tune = ""

    def __init__(
        self, kit: SceneKit, stack: Stack, ended: EndTold, again: Callable[[], None]
    ) -> None:
        self._again = again
        super().__init__(kit, stack, ended)

    def _after(self) -> tuple[list[Button], list[WordButton]]:
        words = self.kit.words
        back = partial(Button, words("ui.back"), self.go_back, size=30)
        lively = [
            back(primary=True, icon="step-back"),
            Button(words("ui.end.from_start"), self._again, icon="to-start", size=30),
        ]
        return lively, [WordButton(words("ui.end.details"), self.details, size=24)]

    def go_back(self) -> None:
        """Go back to what is watched."""
        self.stack.pop()
