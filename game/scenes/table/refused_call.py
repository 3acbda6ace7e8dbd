"""The answer to a refused call, shown for a while above the buttons: `RefusedCall`."""

from __future__ import annotations

from pygame import FRect, Surface

from game.engine.actions import Action
from game.session.log_queries import last_race
from game.show.local_seat import LocalSeat
from game.view.base.scene_kit import SceneKit
from game.view.calls.call_bar import CallButton
from game.view.speech.bubbles import Bubbles, Spot

REFUSED_MS = 5000
"""ms for which the answer is shown."""
BEATEN_MS = 3000
"""ms after another's call of a suit in which a later call is answered with how late it was."""


class RefusedCall:
    """The refusal of the last call; `text` and `clause` are "" while none is shown."""

    def __init__(self, kit: SceneKit, local: LocalSeat) -> None:
        self.kit, self.local = kit, local
        self.bubbles = Bubbles(kit)
        self.text = self.clause = ""
        self.spot: Spot | None = None
        """The area where it was drawn last, in design pixels."""
        self._button: CallButton | None = None
        self._left = 0

    def refused(self, button: CallButton, action: Action, why: tuple[str, str]) -> None:
        """Show why the call of a button was refused: (sentence, clause)."""
        self.text, self.clause = self._beaten(action) or why
        self._button, self._left = button, REFUSED_MS

    def forget(self) -> None:
        """Remove the answer."""
        self.text = self.clause = ""
        self._button = None

    @property
    def due(self) -> int | None:
        """In how many ms the answer disappears by itself; None if there is none."""
        return self._left if self._button else None

    def advance(self, dt: int) -> bool:
        """Let `dt` ms pass; return whether the answer has disappeared."""
        if self._button is None:
            return False
        self._left -= dt
        if self._left > 0:
            return False
        self.forget()
        return True

    def _beaten(self, action: Action) -> tuple[str, str] | None:
        """Return, for the call of a suit that came too late, who was first and by how much; otherwise None."""
        words, key = self.kit.words, f"{self.local.viewpoint.table.game}.explained.beaten"
        race = last_race(self.local.viewpoint)
        if action.suit < 0 or race is None or race.seat == self.local.seat:
            return None
        ago = self.local.viewpoint.now - race.at
        if ago > BEATEN_MS or f"{key}.text" not in words:
            return None
        name = self.local.showing.sentences.name(race.seat)
        text = words(f"{key}.text", name=name, seconds=ago / 1000)
        return text, words(f"{key}.clause")

    def draw(self, target: Surface, area: FRect) -> None:
        """Draw the answer above the buttons (`area`, design pixels)."""
        if self._button is None:
            return
        scale = self.kit.space.scale
        wide, tall = self.bubbles.reason_size(self.text, self.clause)
        tip = (self._button.rect.centerx / scale, area.top - 3)
        self.spot = Spot(FRect(area.left, area.top - tall - 26, wide, tall), tip)
        self.bubbles.reason(self.text, self.clause, self.spot).draw(target)
