"""Words for where things are at a table: pieces and bubbles by name, areas of the layout, seats."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import pygame
import pytest
from pygame import FRect, Rect, Surface

from game.show.motion.card_pose import Pose
from game.show.presented_table import PILE
from game.view.base.still_layer import Piece
from game.view.speech.free_places import Ground
from game.view.speech.occupancy import Occupancy, Precedence
from game.view.speech.spots import Spot
from game.view.table.furnishings import Furnishings
from tests.harness.inside import Inside


class Flying(NamedTuple):
    """A card on its way: the zone that it comes from, where it begins and ends, and how many ms it takes."""

    zone: str
    start: Pose
    end: Pose
    takes: int


class PlaceSight(Inside):
    """Where things are that one person sees. Boxes are in design pixels, rectangles in those of the window."""

    def pieces(self) -> tuple[str, ...]:
        """The names of everything that lies on the table, bubbles included."""
        return self._inside.view.occupancy.names()

    def boxes(self, name: str) -> tuple[FRect, ...]:
        """The boxes of a piece or bubble; none if it is not there."""
        return self._inside.view.occupancy.boxes(name)

    def box(self, name: str) -> FRect | None:
        """The box round a piece or bubble, or None if it is not there."""
        return self._inside.view.occupancy.box(name)

    def rect(self, name: str) -> Rect:
        """Where a piece or bubble is that is there."""
        found = self.box(name)
        assert found is not None, f"there is no {name}"
        return self._inside.kit.rect(found)

    def rects(self, name: str) -> list[Rect]:
        """Where the parts of a piece are; none if it is not there."""
        return [self._inside.kit.rect(box) for box in self.boxes(name)]

    def lying(self) -> Occupancy:
        """Everything that lies on the table, as whoever looks for a free place is told it."""
        return self._inside.view.occupancy

    def ground(self, precedence: Precedence, *over: str, own: str = "") -> Ground:
        """The ground on which a place for something of a precedence is looked for."""
        return self._inside.view.occupancy.ground(precedence, *over, own=own)

    def before_drawing(self, patch: pytest.MonkeyPatch, look: Callable[[], None]) -> None:
        """Call `look` from now on just before the table is drawn, below what is said over it."""
        view = self._inside.view
        draw = view.draw

        def look_and_draw(target: Surface) -> None:
            look()
            draw(target)

        patch.setattr(view, "draw", look_and_draw)

    def areas(self) -> dict[str, FRect]:
        """The boxes of the layout's areas, by name."""
        return dict(self._inside.view.placement.places)

    def area(self, name: str) -> Rect:
        """Where an area of the layout is."""
        return self._inside.kit.rect(self.areas()[name])

    def others(self) -> list[int]:
        """The other seats, as they sit round the table."""
        return list(self._inside.view.boxes)

    def plate_of(self, seat: int) -> FRect:
        """The box of the plate of another seat."""
        return self._inside.view.boxes[seat].plate

    def seat_box(self, seat: int) -> FRect:
        """The box of another seat."""
        return self._inside.view.boxes[seat].box

    def face(self, seat: int) -> FRect:
        """The box of the portrait of another seat."""
        return self._inside.view.boxes[seat].portrait

    def plate(self) -> FRect:
        """The box of the own plate."""
        return self._inside.view.plate

    def seat_pieces(self) -> list[Piece]:
        """The pictures of the other seats, each as it can be drawn by itself."""
        return self._inside.view.seated.pieces()

    def draw_table(self, target: Surface) -> None:
        """Draw the table without what is said and offered over it."""
        self._inside.view.draw(target)

    def draw_anew(self) -> None:
        """Forget the picture of what lies still, so that it is drawn anew."""
        self._inside.view.drop_layer()

    def middle_area(self) -> FRect:
        """The box of the middle of the table, where cards are played."""
        return self._inside.view.middle.area

    def flights(self) -> list[Flying]:
        """The cards that are on their way."""
        middle, shown = self._inside.view.middle, self.presented
        return [
            Flying(
                flight.src.zone,
                middle.pose(flight.src, shown, flight, False),
                middle.pose(flight.dst, shown, flight, True),
                flight.tween.duration,
            )
            for flight in self._inside.local.director.flights
        ]

    def bids_said(self) -> list[Spot]:
        """Where bids stand beside their seats, or in the middle."""
        view = self._inside.view
        said = view.middle.bids.said(self.presented, view.middle._places, view.occupancy)  # type: ignore[attr-defined]
        return [spot for *_, spot in said]

    def draw_moves(self, target: Surface, sentences: Sequence[str]) -> None:
        """Draw the list of recent moves in its place with these sentences, by their text only."""
        view = self._inside.view
        view.side_panels.log(view.placement["log"], "Recent moves", sentences).draw(target)

    def top_of_stock(self) -> Pose:
        """Where the uppermost card of the draw pile lies."""
        view = self._inside.view
        count = len(view.director.presented.cards(PILE))
        return view.middle.piles.stock_pose(view.placement["draw"], count)  # type: ignore[attr-defined]

    def last_played(self) -> FRect | None:
        """The box of the card that was played last, or None."""
        view = self._inside.view
        return view.middle.last_played(view.director.presented)

    def portrait_on_plate(self) -> tuple[float, float, float]:
        """The centre and the radius of the portrait on the own plate."""
        view = self._inside.view
        return view.players.own_portrait(view.plate)

    def menu(self) -> Rect:
        """Where the button of the menu is."""
        return self._furnishings.menu

    def log_gave_way(self) -> bool:
        """Whether the recent moves are not drawn, as a bubble lies over them."""
        return self._furnishings.gave_way

    def log_is_kept(self) -> bool:
        """Whether the recent moves give way last, as they also tell which round is played."""
        return self._furnishings.log_is_kept

    @property
    def _furnishings(self) -> Furnishings:
        found = self._inside.view.furnishings
        assert found is not None
        return found

    def is_bare(self, where: Rect) -> bool:
        """Whether nothing but cloth lies still in a rectangle."""
        layer = self._inside.view.layer
        pictures = layer.surface.subsurface(where), layer.base.subsurface(where)
        return len({pygame.image.tobytes(each, "RGB") for each in pictures}) == 1

    def what_is_at(self, pos: tuple[int, int]) -> tuple[str, int]:
        """What a click on a point of the window meets, with its number; ("", 0) for nothing."""
        return self._inside.view.what_is_at(pos)
