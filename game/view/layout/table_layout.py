"""The layout of a table: its map, arranged for a window, a number of players and a size of text."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from pygame import FRect

from game.engine import verbs
from game.engine.info import Info
from game.engine.options import Options
from game.view.base.space import LARGE_TEXT, Point
from game.view.layout.seat_arrangement import GAP, seat_all
from game.view.layout.seat_boxes import SeatBox, least_wide, wide_seat
from game.view.layout.table_map import (
    MOST_SWELLING,
    Maps,
    MapSpot,
    TableMap,
    read_maps,
    swelling,
)
from game.view.speech.spots import covers_none

ROUND_WIDE, ROUND_LINE = 208.0, 33.0
"""The width of the lines about the match, and the height of one, at text scale 1."""
LOWEST_ROUND = 0.4
"""The share of the window's height above which the lines about the match begin, so as to be near the menu."""
SEAT_SWELL = 0.6
"""The share of the enlargement of pictures that seats get."""

OPTIONAL = frozenset({"calls", "choices"})
"""Places for games that need them: the buttons of calls, and the strip for choices and questions."""
_PLAIN_VERBS = {verbs.PLAY.word, verbs.DRAW.word, verbs.NEXT_ROUND.word}
"""The verbs that need neither buttons nor choices."""


def needed(info: Info, options: Options) -> frozenset[str]:
    """The OPTIONAL places that a game needs with these options, by what can be done in it."""
    used = info.used_at(options)
    if any(verb.offered for verb in used):
        return OPTIONAL
    turns = {verb.word for verb in used if verb.turn}
    return frozenset({"choices"} if turns - _PLAIN_VERBS else ())


@dataclass(frozen=True, slots=True)
class Placement:
    """The layout for one window, in design pixels.

    `places` are the map's rectangles by name; `seats` the opponents' boxes, clockwise from the seat to the left
    of the viewer. The cards of the hand are at least as wide as `card` while they have room.
    """

    wide: float
    tall: float
    text_scale: float
    places: dict[str, FRect]
    seats: tuple[SeatBox, ...]
    card: float = 0.0

    def __getitem__(self, name: str) -> FRect:
        return self.places[name]

    def taken(self) -> list[FRect]:
        """Everything that nothing else may cover."""
        return [*self.places.values(), *(seat.box for seat in self.seats)]


class TableLayout:
    """A table's maps; `arrange` makes a Placement of them.

    Each is a map, and the one for large text: the same one, if there is no other.
    """

    def __init__(self, lying: Maps, upright: Maps) -> None:
        self._lying = lying
        self._upright = upright

    def arrange(
        self,
        wide: float,
        tall: float,
        players: int,
        text_scale: float = 1.0,
        needs: Collection[str] = (),
        without: Collection[str] = (),
        lines: int = 0,
    ) -> Placement:
        """The table for a window of `wide` × `tall` design pixels, text at 1.0 to 2.0 its size.

        Of the OPTIONAL places it has those that the game `needs`; those `without` which it is drawn are free.
        So many `lines` below the menu tell of the match, in the place called "round".
        """
        maps = self._upright if tall > wide else self._lying
        chosen = maps.large if text_scale > LARGE_TEXT else maps.plain
        unused = {*without, *(OPTIONAL - set(needs))}
        window = _Window(chosen, wide, tall, text_scale, lines)
        places = window.places(unused)
        boxes = window.chairs(places, players) if chosen.chairs else window.along(places, players)
        return Placement(wide, tall, text_scale, places, boxes, window.card)


@dataclass(frozen=True, slots=True)
class _Window:
    """A map in a window, with text of some size, and so many lines about the match."""

    map: TableMap
    wide: float
    tall: float
    text_scale: float
    lines: int

    @property
    def extra(self) -> Point:
        """How much larger the window is than the map."""
        return self.wide - self.map.size[0], self.tall - self.map.size[1]

    @property
    def large(self) -> bool:
        """Whether the text is large."""
        return self.text_scale > LARGE_TEXT

    def _at(self, spot: MapSpot) -> FRect:
        """Return where a place of the map is in the window."""
        return spot.at(self.map.size, self.extra, self.text_scale)

    @property
    def card(self) -> float:
        """The least width of the hand's cards."""
        return self.map.spots["hand"].card * self.wide

    def places(self, unused: Collection[str]) -> dict[str, FRect]:
        """Return the places of the map but those that are not used."""
        spots = {name: spot for name, spot in self.map.spots.items() if name not in unused}
        found = {name: self._at(spot) for name, spot in spots.items()}
        for name in self.map.heights:
            if name in found and (below := self.map.below(name, found)):
                found[name].bottom = found[below].top - GAP
        for name, spot in spots.items():
            if spot.yields:
                others = [rect for other, rect in found.items() if other != name]
                found[name] = _give_way(found[name], others, even=spot.stretch == "wide")
        return found

    def chairs(self, places: dict[str, FRect], players: int) -> tuple[SeatBox, ...]:
        """Return the seats on a map that has a rectangle for each of them."""
        spots = [spot for seats, spot in self.map.chairs if players in seats]
        rects = [self._at(spot) for spot in spots]
        middle = self.wide / 2 + 1
        boxes = tuple(wide_seat(rect, self.text_scale, rect.centerx > middle) for rect in rects)
        self._place_round(places, [box.box for box in boxes])
        return boxes

    def along(self, places: dict[str, FRect], players: int) -> tuple[SeatBox, ...]:
        """Return the seats along the map's path, among its places.

        The lines about the match give way to them.
        """
        self._place_round(places, ())
        # Where text is large a panel lies over much of the table, and over seats as well.
        spare = [rect for name, rect in places.items() if self.large and name == "panel"]
        fixed = [rect for rect in places.values() if rect not in spare]
        boxes = self._seats(fixed, players - 1, spare)
        if "round" in places and (self.large or not self._fits(boxes, spare)):
            # Names matter more, also while a panel is open; so do few rows of seats.
            rest = [rect for rect in fixed if rect is not places["round"]]
            apart = self._seats(rest, players - 1, spare)
            if self._better(apart, boxes, spare):
                del places["round"]
                boxes = apart
                self._place_round(places, [each.box for each in boxes])
        if "round" in places and not _clear(boxes, [places["round"]]):
            del places["round"]  # the list of moves says it
        return boxes

    def _seats(
        self, fixed: Sequence[FRect], seats: int, spare: Sequence[FRect]
    ) -> tuple[SeatBox, ...]:
        size, extra = self.map.size, self.extra
        inside = extra[0] * self.map.inward
        path = tuple(
            (inside / 2 + _spread(x, size[0], extra[0] - inside), _spread(y, size[1], extra[1]))
            for x, y in self.map.path
        )
        largest = 1 + SEAT_SWELL * (swelling(size, extra) + min(MOST_SWELLING, inside / size[0]))
        window = self.wide, self.tall
        return seat_all(window, path, fixed, seats, self.text_scale, largest, spare)

    def _better(
        self, seats: Sequence[SeatBox], others: Sequence[SeatBox], spare: Sequence[FRect]
    ) -> bool:
        """Return whether seats fit where the others do not, or, where text is large, are in fewer rows."""
        if self._fits(seats, spare) and not self._fits(others, spare):
            return True
        return self.large and self._named(seats) and _rows(seats) < _rows(others)

    def _fits(self, seats: Iterable[SeatBox], spare: Sequence[FRect]) -> bool:
        """Return whether every seat is clear of what is spare, and has room for a short name."""
        return self._named(seats) and _clear(seats, spare)

    def _named(self, seats: Iterable[SeatBox]) -> bool:
        """Return whether every seat has room for a short name."""
        return all(seat.box.w >= least_wide(self.text_scale) for seat in seats)

    def _place_round(self, places: dict[str, FRect], seats: Iterable[FRect]) -> None:
        """Give the lines about the match a place called "round" near the menu, among the others' seats."""
        if not self.lines or "menu" not in places:
            return
        # Where text is large the panel opens over much of the table, and over these lines as well.
        others = [rect for name, rect in places.items() if not (self.large and name == "panel")]
        menu, taken = places["menu"], [*others, *seats]
        scale = self.text_scale
        high = 10 + ROUND_LINE * self.lines * scale
        room = FRect(menu.left, menu.bottom + 8, ROUND_WIDE * scale, high)
        spots = [room, FRect(menu.right + GAP, menu.top, *room.size)]
        spots += [FRect(menu.left, rect.bottom + GAP, *room.size) for rect in taken]
        spots += [FRect(rect.right + GAP, menu.top, *room.size) for rect in taken]
        near = self.wide - GAP, self.tall * LOWEST_ROUND
        free = [
            spot
            for spot in spots
            if spot.right < near[0] and spot.top < near[1] and covers_none(spot, taken)
        ]
        if free:
            # The nearest one, after the two beside the menu itself.
            usual = [spot for spot in spots[:2] if spot in free]
            places["round"] = (usual or sorted(free, key=lambda spot: spot.left + spot.top))[0]


def _rows(seats: Iterable[SeatBox]) -> int:
    """Return how many heights seats are at."""
    return len({round(seat.box.centery) for seat in seats})


def _clear(seats: Iterable[SeatBox], rects: Sequence[FRect]) -> bool:
    """Return whether no seat lies on any of some rectangles."""
    return all(covers_none(seat.box, rects) for seat in seats)


def _spread(value: float, size: float, extra: float) -> float:
    """A point of the path in a larger window: near an edge it keeps its distance from it."""
    share = min(1.0, max(0.0, (value / size - 1 / 3) * 3))
    return value + extra * share


def _give_way(rect: FRect, others: Iterable[FRect], *, even: bool) -> FRect:
    """The rectangle without what others need beside or above it; `even` keeps it in the middle."""
    left, right, top = rect.left, rect.right, rect.top
    for other in others:
        if other.top < rect.bottom and other.bottom > rect.top:
            if other.top < rect.top and other.left < rect.centerx < other.right:
                top = max(top, other.bottom + GAP)
            elif other.centerx < rect.centerx:
                left = max(left, other.right + GAP)
            else:
                right = min(right, other.left - GAP)
    if not even:
        return FRect(left, top, right - left, rect.bottom - top)
    # What lies to one side only would push the hand off the middle, which looks like a mistake.
    inset = max(left - rect.left, rect.right - right)
    return FRect(rect.left + inset, top, rect.w - 2 * inset, rect.bottom - top)


def load_layout(file: Path, middle: str, places: Collection[str]) -> TableLayout:
    """Return the table that a map draws for a game with this `middle`, which needs these `places`.

    Raises LayoutError (see `read_maps`).
    """
    return TableLayout(*read_maps(file, middle, places))
