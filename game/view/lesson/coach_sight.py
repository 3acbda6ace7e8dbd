"""What a lesson draws over its table: the veil with its holes, the coach's card, and a ring round the deed."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import FRect, Rect, Surface

from game.store.lesson_files import LessonStep
from game.view.base.colours import AMBER
from game.view.base.scene_kit import SceneKit
from game.view.input.intents import Intent, Kind
from game.view.lesson.coach_card import DEED, NEEDED, OPENED, SEEN, CoachCard
from game.view.lesson.coach_layout import CardText
from game.view.lesson.lesson_picture import LessonPicture
from game.view.lesson.lesson_places import LessonPlaces
from game.view.lesson.veil import RADIUS, Veil

MARGIN = 52
"""The room between the coach's card and the edge of the window, in design pixels."""


class CoachSight:
    """The veil and the card over the table of these places; the veil may hang over several tables in turn."""

    def __init__(
        self, kit: SceneKit, veil: Veil, places: LessonPlaces, picture: LessonPicture
    ) -> None:
        self.kit, self.veil, self.places = kit, veil, places
        self.card = CoachCard(kit, picture, places.view.occupancy)
        self._placed: object = None
        self._deed_hole: Rect | None = None

    def forget(self) -> None:
        """Let the card be placed anew, wherever it lies."""
        self._placed = None

    def aim(self, step: LessonStep, people: Sequence[int], said: CardText) -> None:
        """Open the veil over what a step speaks of, and let the card lie beside it.

        The seats of `people` are those whose names the coach says.
        """
        occupancy, device = self.places.view.occupancy, self.places.view.keycaps.device
        self.places.report(step, people)
        areas = [occupancy.boxes(name) for name in (*SEEN, NEEDED)]
        question = (said, areas, self.kit.space, device)
        if question == self._placed:
            return
        same, self._placed = self._placed is not None, question
        opened, deed = occupancy.boxes(OPENED), occupancy.box(DEED)
        self._deed_hole = None if opened or deed is None else self.kit.rect(deed)
        room = FRect((0, 0), self.kit.space.sides).inflate(-2 * MARGIN, -2 * MARGIN)
        pointing = not opened
        if not (same and self.card.stays(said, pointing=pointing)):
            self.card.place(said, room, pointing=pointing)
        self.places.light(self.card)
        self.veil.show(occupancy)

    def at_clause(self, intent: Intent) -> bool:
        """Whether the clause on the card is clicked."""
        chip = self.card.clause_rect
        return intent.kind is Kind.RELEASE and all(
            map(chip.collidepoint, (intent.start, intent.pos))
        )

    def draw(self, target: Surface, asked: Rect | None, *, glowing: bool) -> bool:
        """Draw the card once the veil is nearly down, and a ring; return whether it is seen as it stays.

        The ring is round the deed, or round what is `asked` for in what has opened for it.
        """
        if self.veil.share <= 0.5:
            return False
        hole, still = self._deed_hole or asked, not self.veil.moving
        if hole is not None and still:
            paint = self.kit.paint
            paint.glow(target, hole, RADIUS, AMBER, 14, 0.6)
            paint.box(target, hole, None, radius=RADIUS, line=AMBER, line_width=5)
        self.card.draw(target, glowing=glowing)
        return still
