"""What is answered to a call that the rules refuse, for a while, above the buttons: `Answered`."""

from __future__ import annotations

from pygame import FRect, Surface

from game.engine.actions import Action
from game.scenes.round import Play
from game.session.recall import last_race
from game.view.bubbles import Bubbles, Spot
from game.view.calls import CallButton
from game.view.stage import Stage

REFUSED_MS = 5000
"""ms for which the answer is seen."""
BEATEN_MS = 3000
"""ms for which a suit that comes too late is told by how much."""


class Answered:
    """The last refusal of a call; `text` and `clause` are empty while there is none to be seen."""

    def __init__(self, stage: Stage, play: Play) -> None:
        self.stage, self.play = stage, play
        self.bubbles = Bubbles(stage)
        self.text = self.clause = ""
        self.spot: Spot | None = None
        """Where it was drawn last."""
        self._button: CallButton | None = None
        self._left = 0

    def refused(self, button: CallButton, action: Action, why: tuple[str, str]) -> None:
        """A call from this button was refused: (sentence, clause)."""
        self.text, self.clause = self._beaten(action) or why
        self._button, self._left = button, REFUSED_MS

    def forget(self) -> None:
        """Something else is wanted now."""
        self.text = self.clause = ""
        self._button = None

    @property
    def due(self) -> int | None:
        """In how many ms the answer goes by itself."""
        return self._left if self._button else None

    def advance(self, dt: int) -> bool:
        """Let `dt` ms pass; whether the answer has gone."""
        if self._button is None:
            return False
        self._left -= dt
        if self._left > 0:
            return False
        self.forget()
        return True

    def _beaten(self, action: Action) -> tuple[str, str] | None:
        """For a suit that comes too late: who was first, and by how much."""
        words, key = self.stage.words, f"{self.play.plan.game}.explained.beaten"
        race = last_race(self.play.match)
        if action.suit < 0 or race is None or race.seat == self.play.seat:
            return None
        ago = self.play.runner.now - race.at
        if ago > BEATEN_MS or f"{key}.text" not in words:
            return None
        name = self.play.sentences.name(race.seat)
        text = words(f"{key}.text", name=name, seconds=f"{ago / 1000:.2f}")
        return text, words(f"{key}.clause")

    def draw(self, target: Surface, area: FRect) -> None:
        """Draw the answer above the buttons (`area`, design pixels)."""
        if self._button is None:
            return
        scale = self.stage.space.scale
        wide, tall = self.bubbles.reason_size(self.text, self.clause)
        tip = (self._button.rect.centerx / scale, area.top - 3)
        self.spot = Spot(FRect(area.left, area.top - tall - 26, wide, tall), tip)
        self.bubbles.reason(self.text, self.clause, self.spot).draw(target)
