"""Words for the corners of people who share a screen: what is seen in each, and what is asked there."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

from game.engine.actions import Action
from game.scenes.base.at_table.offer_panels import OfferItem, Panel
from game.scenes.base.scene_stack import Scene
from game.scenes.couch.corner_controls import CornerControls
from game.scenes.couch.corners_scene import CornersScene
from game.session.viewpoint import Viewpoint
from game.view.corners.corner_boxes import CornerBox
from game.view.corners.corner_content import CornerContent, CornerPart
from tests.harness.inside import plays_now


class CornerSight:
    """The corner of one person. Slots count from 0 through all pages of the hand."""

    def __init__(self, controls: CornerControls) -> None:
        self._inside = controls

    @property
    def viewpoint(self) -> Viewpoint:
        """What the person may know and do, by the session."""
        return self._inside.local.viewpoint

    def content(self) -> CornerContent:
        """What the corner shows now."""
        return self._inside.content()

    def is_open(self) -> bool:
        """Whether the cards of the hand are seen."""
        return self._inside.actions.is_open

    def may_be_open(self) -> bool:
        """Whether the cards are known to the person, so that they could be looked at."""
        return self._inside.hand.known

    def faces(self) -> list[int]:
        """The cards of the hand in their order, on all pages."""
        return self._inside.hand.faces

    def marked(self) -> tuple[int, ...]:
        """The slots of the cards that are marked to be played together, in the order of marking."""
        return self._inside.hand.marked

    def plays(self, slot: int) -> list[Action]:
        """The plays of the card at a slot that are open now."""
        return plays_now(self._inside.local, self.faces()[slot])

    def may_draw(self) -> bool:
        """Whether a card can be drawn now."""
        return self._inside.local.action("draw") is not None

    def cursor(self) -> int:
        """The slot of the card under the cursor."""
        return self._inside.hand.cursor

    def in_prompts(self) -> bool:
        """Whether a prompt has the focus, rather than a card or the eye."""
        return self._inside.focus is CornerPart.PROMPTS

    def on_cards(self) -> bool:
        """Whether a card has the focus."""
        return self._inside.focus is CornerPart.RAIL

    def item(self) -> int:
        """The number of the prompt that has the focus, or would have it, on all pages."""
        return self._inside.item

    def offered(self) -> Sequence[OfferItem]:
        """What the prompts offer, or the open panel."""
        return self._inside.offered()

    def panel(self) -> Panel | None:
        """What is asked for, in the place of the prompts, or None."""
        return self._inside.panel

    def chooses(self) -> bool:
        """Whether choices have taken the place of the usual prompts, as one of them has to be made."""
        return self._inside.offers.replaced

    def choice(self) -> int:
        """The number of the first such choice among what is offered."""
        verb = self._inside.offers.choices[0].verb
        return [offer.command for offer in self._inside.offers.prompts()].index(verb)

    def in_play(self) -> bool:
        """Whether the prompts are those of play, and not of what comes before it."""
        return self._inside.offers.playing

    def answer(self) -> str:
        """Why something was refused; "" for nothing."""
        return self._inside.actions.answer

    def grown(self) -> bool:
        """Whether a narrow corner has grown to show its prompts."""
        return self._inside.grown

    def box(self, *, grown: bool | None = None) -> CornerBox:
        """The parts of the corner in design pixels; as it is now, or `grown` for prompts, or not."""
        return self._inside.box(self.grown() if grown is None else grown)

    def do(self, action: Action) -> None:
        """Do an action, past all devices."""
        self._inside.actions.do(action)

    def look(self) -> None:
        """Open or close the hand, past all devices."""
        self._inside.actions.look()

    def ask_for_more(self) -> None:
        """Open the list of what has no prompt of its own, past all devices."""
        self._inside.offers.more()

    def pause(self) -> None:
        """Open the pause menu, past all devices."""
        self._inside.actions.pause()


def tell_asked(patch: pytest.MonkeyPatch, told: Callable[[int], None]) -> None:
    """From now on tell of each seat whose corner is asked for what it shows."""
    content = CornerControls.content

    def tell(corner: CornerControls) -> CornerContent:
        told(corner.seat)
        return content(corner)

    patch.setattr(CornerControls, "content", tell)


def corners_at(scene: Scene) -> dict[int, CornerSight]:
    """The corners of a scene, by seat. AssertionError if it has none."""
    assert isinstance(scene, CornersScene)
    return {seat: CornerSight(controls) for seat, controls in scene.corners.items()}
