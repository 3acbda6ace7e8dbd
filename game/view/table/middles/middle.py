"""The interface of the middle of a table.

A `Middle` draws what is between the players, and finds the poses of cards that move there or away, and what is
under a point. `game.view.table.middles.middle_kinds` lists the kinds.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from pygame import FRect

from game.engine.events import Place
from game.engine.info import Info
from game.show.motion.card_pose import Pose
from game.show.motion.flight import Flight
from game.show.presented_table import Presented
from game.show.table_highlights import TableHighlights
from game.view.base.scene_kit import SceneKit
from game.view.base.still_layer import Piece
from game.view.cards.card_art import CardArt
from game.view.layout.seat_boxes import SeatBox
from game.view.layout.table_layout import Placement
from game.view.speech.occupancy import Occupancy
from game.words.sentences import Sentences


class Middle(Protocol):
    """What is between the players, made for one table and the seat that looks at it (−1: an onlooker).

    `near` is the seat that is drawn nearest to the viewer. Positions are design pixels.
    """

    near: int

    def __init__(
        self, kit: SceneKit, art: CardArt, told: Sentences, info: Info, seat: int
    ) -> None: ...

    def resize(self, placement: Placement, boxes: Mapping[int, SeatBox]) -> None:
        """Take over where everything is, the others' seats too."""

    def pieces(self, shown: Presented[Any], highlights: TableHighlights) -> list[Piece]:
        """Return the pieces to draw, the lowest first."""

    def pose(self, place: Place, shown: Presented[Any], flight: Flight, arriving: bool) -> Pose:
        """Return the pose of a moving card where it leaves a place in the middle, or where it arrives."""

    def rest(self, flight: Flight) -> tuple[Pose, float] | None:
        """Return how a card on its way will lie in the middle, and how high: a picture to have ready."""

    def top_pose(self, shown: Presented[Any]) -> Pose | None:
        """Return the pose of the last played card, which may be called into question, or None."""

    def last_played(self, shown: Presented[Any]) -> FRect | None:
        """Return what is below the index of the card that was played last, or None if there is none."""

    def report(self, occupancy: Occupancy) -> None:
        """Report the areas in the middle: all of it as "middle", the draw pile as "pile"."""

    def at(self, x: float, y: float) -> str:
        """Return the zone under a point that can be pointed at; "" if there is none."""

    @property
    def hidden(self) -> tuple[bool, ...]:
        """Over which of its words a bubble lies, so that they are left out."""

    @property
    def lying(self) -> float:
        """The width of a card that has been played."""

    @property
    def area(self) -> FRect:
        """The area in which a dropped card is played, and about which the suit picker opens."""

    @property
    def pile(self) -> FRect:
        """The area of the draw pile, beside which answers about drawing are shown."""
