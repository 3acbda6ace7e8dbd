"""The rules that are named on a table just now, by the tags in its bubbles: each a way into the rule book."""

from __future__ import annotations

from collections.abc import Iterator

from pygame import FRect

from game.scenes.table.explainer import Explainer
from game.scenes.table.seat_panels import SeatPanels
from game.view.base.scene_kit import SceneKit
from game.view.speech.bubbles import Bubbles


class NamedRules:
    """`at` is the rule whose tag lies under a point, `latest` the one that was named last."""

    def __init__(self, kit: SceneKit, furniture: SeatPanels, coach: Explainer) -> None:
        self.furniture, self.coach = furniture, coach
        self.bubbles = Bubbles(kit)

    def _named(self) -> Iterator[tuple[str, FRect]]:
        """Each rule and where its bubble lies (design pixels), the latest first."""
        if self.coach.shown and self.coach.clause:
            yield self.coach.clause, self.coach.bubble.spot.rect
        answered = self.furniture.calling.answered
        if answered.clause and answered.spot is not None:
            yield answered.clause, answered.spot.rect
        for notice in reversed(self.furniture.notices.shown):
            if notice.clause and notice.spot is not None:
                yield notice.clause, notice.spot.rect

    def at(self, pos: tuple[int, int]) -> str:
        """The rule whose tag is here (real pixels); empty if there is none."""
        for clause, rect in self._named():
            if self.bubbles.chip(rect, clause).collidepoint(pos):
                return clause
        return ""

    def latest(self) -> str:
        """The rule that was named last and can still be seen; empty if none can."""
        return next((clause for clause, _ in self._named()), "")
