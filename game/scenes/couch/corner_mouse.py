"""The mouse in a corner: prompts are buttons, and slots are clicked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from game.scenes.base.at_table.offer_panels import OfferItem, Panel
from game.scenes.couch.corner_actions import CornerActions
from game.show.hands.corner_hand import PER_PAGE, CornerHand
from game.view.base.scene_kit import SceneKit
from game.view.corners.corner_boxes import CornerBox
from game.view.corners.corner_content import CornerPart
from game.view.input.intents import Intent, Kind


class Pointed(Protocol):
    """The controls of a corner, as the mouse uses them (see `CornerControls`)."""

    kit: SceneKit
    actions: CornerActions
    hand: CornerHand
    focus: CornerPart
    item: int
    steered: bool

    @property
    def panel(self) -> Panel | None: ...

    @property
    def grown(self) -> bool: ...

    @property
    def across(self) -> int: ...

    @property
    def per_page(self) -> int: ...

    def box(self, grown: bool) -> CornerBox:
        """Return the parts of the corner."""
        ...

    def offered(self) -> Sequence[OfferItem]:
        """Return what can be chosen now."""
        ...

    def back(self, *, pausing: bool) -> None:
        """Close what is open."""


class CornerMouse:
    """The mouse in one corner; `inside` is whether the pointer is there."""

    def __init__(self, controls: Pointed) -> None:
        self.controls = controls
        self.inside = False

    def clicked(self, intent: Intent) -> tuple[CornerPart | None, int]:
        """Handle an intent of the mouse; return the part that it clicks, with its number.

        None stands for a part with which nothing more is to be done.
        """
        controls = self.controls
        if intent.kind is Kind.LEAVE:
            self.inside = False
        elif intent.kind is Kind.MOVE:
            self._point(intent.pos)
        elif intent.kind is Kind.WHEEL and self._in_corner(intent.pos):
            if controls.panel is not None:
                self._turn_panel()
            elif controls.hand.pages > 1:
                controls.actions.turn_page()
        elif intent.kind is Kind.RELEASE and intent.button == 3:
            controls.back(pausing=False)
        elif intent.kind is Kind.RELEASE and intent.button == 1:
            part, number = self._under(intent.pos)
            if (part, number) == self._under(intent.start):
                if part is None and number:
                    self._turn_panel()
                return part, number
        return None, 0

    def _point(self, pos: tuple[int, int]) -> None:
        controls = self.controls
        self.inside = self._in_corner(pos)
        part, number = self._under(pos)
        if part is CornerPart.PROMPTS:
            controls.focus, controls.item = CornerPart.PROMPTS, number
        elif controls.focus is CornerPart.PROMPTS and controls.panel is None:
            controls.focus = CornerPart.RAIL

    def _in_corner(self, pos: tuple[int, int]) -> bool:
        return self.controls.box(self.controls.grown).rect.collidepoint(self._design(pos))

    def _turn_panel(self) -> None:
        count, page = len(self.controls.offered()), self.controls.item // self.controls.per_page
        self.controls.item = (page + 1) * self.controls.per_page
        if self.controls.item >= count:
            self.controls.item = 0

    def _design(self, pos: tuple[int, int]) -> tuple[float, float]:
        scale = self.controls.kit.space.scale
        return pos[0] / scale, pos[1] / scale

    def _under(self, pos: tuple[int, int]) -> tuple[CornerPart | None, int]:
        """Return the part of the corner under a point in real pixels, and its number in the whole hand."""
        at, box = self._design(pos), self.controls.box(self.controls.grown)
        if box.eye.collidepoint(at):
            return CornerPart.EYE, 0
        first = self.controls.hand.page * PER_PAGE
        slots = box.slots(min(PER_PAGE, len(self.controls.hand) - first))
        for place, area in enumerate(slots):
            if area.inflate(4, 4).collidepoint(at):
                return CornerPart.RAIL, first + place
        if box.deep:
            start = self.controls.item // self.controls.per_page * self.controls.per_page
            shown = len(self.controls.offered()[start : start + self.controls.per_page])
            for place, area in enumerate(box.items(shown, self.controls.across)):
                if area.collidepoint(at):
                    return CornerPart.PROMPTS, start + place
            if (
                box.header.collidepoint(at)
                and len(self.controls.offered()) > self.controls.per_page
            ):
                return None, 1
        return None, 0
