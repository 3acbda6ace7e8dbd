"""The clauses named on a table by the tags in its bubbles, each of which opens the rule book."""

from __future__ import annotations

from collections.abc import Iterator

from pygame import FRect

from game.scenes.table.explainer import Explainer
from game.scenes.table.refused_call import NAME
from game.scenes.table.seat_panels import SeatPanels
from game.view.base.scene_kit import SceneKit
from game.view.speech.bubbles import Bubbles


class NamedRules:
    """The clauses on one table: `at` finds the one under a point, `latest` the one that was named last."""

    def __init__(self, kit: SceneKit, seat_panels: SeatPanels, explainer: Explainer) -> None:
        self.seat_panels, self.explainer = seat_panels, explainer
        self.bubbles = Bubbles(kit)

    def _named(self) -> Iterator[tuple[str, FRect]]:
        """Yield each clause with the area of its bubble in design pixels, the latest first."""
        answered, said = self.seat_panels.calling.answered, self.seat_panels.notices.shown
        named = [
            (self.explainer.clause if self.explainer.shown else "", "note"),
            (answered.clause, NAME),
        ]
        named += [(notice.clause, notice.name) for notice in reversed(said)]
        for clause, bubble in named:
            box = self.seat_panels.view.occupancy.box(bubble)
            if clause and box is not None:
                yield clause, box

    def at(self, pos: tuple[int, int]) -> str:
        """Return the clause whose tag is at a point in real pixels; "" if there is none."""
        for clause, rect in self._named():
            if self.bubbles.chip(rect, clause).collidepoint(pos):
                return clause
        return ""

    def latest(self) -> str:
        """Return the clause that was named last and is still visible; "" if none is."""
        return next((clause for clause, _ in self._named()), "")
