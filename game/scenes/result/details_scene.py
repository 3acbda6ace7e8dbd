"""The sheet of a match behind Details of its end: `DetailsScene(kit, stack, outcome, achieved)`."""

from __future__ import annotations

from game.scenes.result.result_sheet import ResultSheet
from game.view.widgets.widgets import Button


class DetailsScene(ResultSheet):
    """Hands, scores, plot, and the number of the deal; it leads back to the end, whose tune goes on."""

    def _buttons(self) -> list[Button]:
        self.back = Button(self.kit.words("ui.back"), self.go_back, shadow=False)
        return [self.back]
