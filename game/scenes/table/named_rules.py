"""The clauses named on a table by the tags in its bubbles, each of which opens the rule book."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from pygame import FRect

from game.scenes.table.explainer import Explainer
from game.scenes.table.refused_call import NAME
from game.scenes.table.seat_panels import SeatPanels
from game.view.base.scene_kit import SceneKit
from game.view.input.intents import Intent, Kind
from game.view.speech.bubbles import Bubbles, Paragraph


class NamedRules:
    """The clauses on one table. `open_rules` opens the rule book at a clause, or ("") at its beginning."""

    def __init__(
        self,
        kit: SceneKit,
        seat_panels: SeatPanels,
        explainer: Explainer,
        open_rules: Callable[[str], None],
    ) -> None:
        self.seat_panels, self.explainer = seat_panels, explainer
        self.bubbles = Bubbles(kit)
        self._open_rules = open_rules

    def _named(self) -> Iterator[tuple[Paragraph, FRect]]:
        """Yield what names a clause, with the area of its bubble in design pixels, the latest first."""
        answered, said = self.seat_panels.calling.answered, self.seat_panels.notices.shown
        named = [(answered.paragraph, NAME)]
        named += [(notice.paragraph, notice.name) for notice in reversed(said)]
        if self.explainer.shown:
            named.insert(0, (self.explainer.bubble.said, "note"))
        for paragraph, bubble in named:
            box = self.seat_panels.view.occupancy.box(bubble)
            if paragraph.clause and box is not None:
                yield paragraph, box

    def _at(self, pos: tuple[int, int]) -> str:
        """Return the clause whose tag is at a point in real pixels; "" if there is none."""
        for paragraph, rect in self._named():
            if self.bubbles.chip(rect, paragraph).collidepoint(pos):
                return paragraph.clause
        return ""

    def _latest(self) -> str:
        """Return the clause that was named last and is still visible; "" if none is."""
        return next((paragraph.clause for paragraph, _ in self._named()), "")

    @property
    def _answered(self) -> tuple[str, str] | None:
        """The present answer to the seat and its clause; None if there is none."""
        return self.seat_panels.local.own.reason

    def handle(self, intent: Intent) -> bool:
        """Open the rule book at a clause whose tag was clicked, or that was named last; return whether."""
        clause = ""
        if intent.kind is Kind.PRESS and intent.button == 1:
            clause = self._at(intent.pos)
        elif intent.kind is Kind.COMMAND and intent.command == "rules":
            clause = "" if self._answered else self._latest()
        if clause:
            self._open_rules(clause)
        return bool(clause)

    def open(self) -> None:
        """Open the rule book at the clause of the present answer, if there is one."""
        self._open_rules((self._answered or ("", ""))[1])
