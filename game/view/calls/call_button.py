"""One button of a call, and the ground on which its label is written: `draw_ground`."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect, Surface

from game.engine.out_of_turn import Timeliness
from game.show.offers.offer import Asks, Offer
from game.view.base.colours import (
    ACCUSE,
    ACCUSE_LINE,
    LINE,
    PANEL,
    PAPER,
    PAPER_EDGE,
    PAPER_LOW,
    Colour,
)
from game.view.base.scene_kit import SceneKit

DUE_FILL, DUE_EDGE = (Colour.hex("#ffdb8a"), Colour.hex("#eaa530")), Colour.hex("#9c6414")
MADE_FILL, MADE_EDGE = (Colour.hex("#cdeed8"), Colour.hex("#a4d8b6")), Colour.hex("#3f8a5b")


@dataclass(slots=True)
class CallButton:
    """The button of a call: what it offers, its label, and its rectangle in real pixels.

    `when` is whether the call makes sense, as far as has been shown.
    """

    offer: Offer
    label: str
    rect: Rect
    when: Timeliness = Timeliness.PERHAPS
    pressed: int = 0
    """For how many ms more it shows that it was pressed."""

    @property
    def verb(self) -> str:
        """The word of its verb, with which its key is bound."""
        return self.offer.verb


def draw_ground(kit: SceneKit, target: Surface, button: CallButton, radius: float) -> bool:
    """Draw the ground of a button, by what it is for and whether it makes sense; return whether it is light."""
    rect, paint, when = button.rect, kit.paint, button.when
    # Saying a card is what one does most: beside it all that asks for more is quiet.
    paper = button.offer.asks in (Asks.NOTHING, Asks.CARD) and not button.offer.lasts
    if when is Timeliness.MADE:
        paint.box(target, rect, MADE_FILL, radius=radius, edge=MADE_EDGE)
        return True
    if when is Timeliness.DUE:
        paint.box(target, rect, DUE_FILL, radius=radius, edge=DUE_EDGE, shadow=True)
        return True
    if paper and when is Timeliness.NEVER:
        paint.box(target, rect, PANEL, radius=radius, line=LINE)
        return False
    if paper:
        fill = (PAPER, PAPER_LOW)
        paint.box(target, rect, fill, radius=radius, edge=PAPER_EDGE, shadow=True)
    elif button.offer.asks.about_a_seat:
        line = ACCUSE_LINE.fade(0.75)
        paint.box(target, rect, ACCUSE, radius=radius, line=line, shadow=True)
    else:
        paint.box(target, rect, PANEL.fade(0.92), radius=radius, line=LINE, shadow=True)
    return paper
