"""The rules that are named on a table just now, by the tags in its bubbles: each a way into the rule book."""

from __future__ import annotations

from collections.abc import Iterator

from game.scenes.table.explainer import Explainer
from game.scenes.table.refused_call import NAME
from game.scenes.table.seat_panels import SeatPanels
from game.view.base.scene_kit import SceneKit
from game.view.speech.bubbles import Bubbles


class NamedRules:
    """`at` is the rule whose tag lies under a point, `latest` the one that was named last."""

    def __init__(self, kit: SceneKit, furniture: SeatPanels, coach: Explainer) -> None:
        self.furniture, self.coach = furniture, coach
        self.bubbles = Bubbles(kit)

    def _named(self) -> Iterator[tuple[str, str]]:
        """Each rule and what its bubble is called in the book of places, the latest first."""
        if self.coach.shown and self.coach.clause:
            yield self.coach.clause, "note"
        answered = self.furniture.calling.answered
        if answered.clause:
            yield answered.clause, NAME
        for notice in reversed(self.furniture.notices.shown):
            if notice.clause:
                yield notice.clause, notice.name

    def at(self, pos: tuple[int, int]) -> str:
        """The rule whose tag is here (real pixels); empty if there is none."""
        for clause, name in self._named():
            rect = self.furniture.view.occupancy.box(name)
            if rect is not None and self.bubbles.chip(rect, clause).collidepoint(pos):
                return clause
        return ""

    def latest(self) -> str:
        """The rule that was named last and can still be seen; empty if none can."""
        return next((clause for clause, _ in self._named()), "")
