"""The layout of a table: its map, arranged for a window, a number of players and a size of text."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from pygame import FRect

from game.engine import verbs
from game.engine.info import Info
from game.engine.options import Options
from game.view.base.space import LARGE_TEXT
from game.view.layout.seat_arrangement import GAP, seat_all
from game.view.layout.seat_boxes import SeatBox, least_wide, wide_seat
from game.view.layout.table_map import Maps, read_maps, swelling
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
    of the viewer.
    """

    wide: float
    tall: float
    text_scale: float
    places: dict[str, FRect]
    seats: tuple[SeatBox, ...]

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
        extra = (wide - chosen.size[0], tall - chosen.size[1])
        unused = {*without, *(OPTIONAL - set(needs))}
        spots = {n: s for n, s in chosen.spots.items() if n not in unused}
        places = {name: spot.at(chosen.size, extra, text_scale) for name, spot in spots.items()}
        for name in chosen.heights:
            below = chosen.below(name, places)
            if name in places and below:
                places[name].bottom = places[below].top - GAP
        for name, spot in spots.items():
            if spot.yields:
                others = [rect for other, rect in places.items() if other != name]
                places[name] = _give_way(places[name], others, even=spot.stretch == "wide")
        if chosen.chairs:
            rects = [
                spot.at(chosen.size, extra, text_scale)
                for seats, spot in chosen.chairs
                if players in seats
            ]
            boxes = tuple(
                wide_seat(rect, text_scale, rect.centerx > wide / 2 + 1) for rect in rects
            )
            _place_round(places, [box.box for box in boxes], (wide, tall), text_scale, lines)
            return Placement(wide, tall, text_scale, places, boxes)
        _place_round(places, (), (wide, tall), text_scale, lines)
        path = tuple(
            (_spread(x, chosen.size[0], extra[0]), _spread(y, chosen.size[1], extra[1]))
            for x, y in chosen.path
        )
        largest = 1 + SEAT_SWELL * swelling(extra[1] / chosen.size[1])
        # Where text is large a panel lies over much of the table, and over seats as well.
        large = text_scale > LARGE_TEXT
        spare = [rect for name, rect in places.items() if large and name == "panel"]
        fixed = [rect for rect in places.values() if rect not in spare]
        boxes = seat_all((wide, tall), path, fixed, players - 1, text_scale, largest, spare)
        if "round" in places and not (_clear(boxes, spare) and _named(boxes, text_scale)):
            # The lines about the match give way: names matter more, also while a panel is open.
            rest = [rect for rect in fixed if rect is not places["round"]]
            apart = seat_all((wide, tall), path, rest, players - 1, text_scale, largest, spare)
            if _clear(apart, spare) and _named(apart, text_scale):
                del places["round"]
                boxes = apart
                _place_round(places, [each.box for each in boxes], (wide, tall), text_scale, lines)
        if "round" in places and not _clear(boxes, [places["round"]]):
            del places["round"]  # the list of moves says it
        return Placement(wide, tall, text_scale, places, boxes)


def _clear(seats: Iterable[SeatBox], rects: Sequence[FRect]) -> bool:
    """Return whether no seat lies on any of some rectangles."""
    return all(covers_none(seat.box, rects) for seat in seats)


def _named(seats: Iterable[SeatBox], text_scale: float) -> bool:
    """Return whether every seat has room for a short name."""
    return all(seat.box.w >= least_wide(text_scale) for seat in seats)


def _place_round(
    places: dict[str, FRect],
    seats: Iterable[FRect],
    window: tuple[float, float],
    text_scale: float,
    lines: int,
) -> None:
    """Give so many lines about the match a place called "round" near the menu, among the others' seats."""
    if not lines or "menu" not in places:
        return
    # Where text is large the panel opens over much of the table, and over these lines as well.
    others = [rect for name, rect in places.items() if name != "panel" or text_scale <= LARGE_TEXT]
    menu, taken = places["menu"], [*others, *seats]
    room = FRect(0, 0, ROUND_WIDE * text_scale, 10 + ROUND_LINE * lines * text_scale)
    room.topleft = menu.left, menu.bottom + 8
    spots = [room, FRect(menu.right + GAP, menu.top, *room.size)]
    spots += [FRect(menu.left, rect.bottom + GAP, *room.size) for rect in taken]
    spots += [FRect(rect.right + GAP, menu.top, *room.size) for rect in taken]
    free = [
        spot
        for spot in spots
        if spot.right < window[0] - GAP
        and spot.top < window[1] * LOWEST_ROUND
        and covers_none(spot, taken)
    ]
    if free:
        # The nearest one, after the two beside the menu itself.
        usual = [spot for spot in spots[:2] if spot in free]
        places["round"] = (usual or sorted(free, key=lambda spot: spot.left + spot.top))[0]


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
