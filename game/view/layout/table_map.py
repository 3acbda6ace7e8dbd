"""The maps of tables, as they are read from Tiled's files: `read_maps`.

A map is drawn for 1920 × 1080 (or 1080 × 1920; its property `upright` names the map for upright
windows). Its property `large`, if it has one, names the map that takes its place where text is larger than
LARGE_TEXT. Its layer `places` holds rectangles; each has a name and an `anchor`, the edge or corner of
the window it keeps its distance from. Further properties: `stretch` ("wide" or "tall": also grows with
the window that way), `grow_wide` and `grow_tall` (how much of the text's growth it follows, -1 to 1),
`pivot` (the point that stays put meanwhile, by default the anchor), `above` (lies right above the place
of that name, or where that is not needed above what it lies above), `beside` (true: lies beside that place,
and so above what is below it, in a window wide enough for both), `yields` (gives way to the others),
`inward` (how much of the way to the middle it comes in a wider window, 0 to 1), `broaden` (how much of
such a window's further width it takes, on the side that is away from the middle) and
`swell` (how much of the window's growth it follows as a picture does: in height, in upright windows in width).
The hand may have a `card`, the least width of its cards as a share of the window's: it is as high as they need.
Some places are for games that need them (OPTIONAL).
The layer `seats` holds one polyline named `path`, along which the other players sit, and which may come
`inward`, too; or a rectangle for each of them, clockwise, whose property `players` lists the numbers of
players it is for ("3 4").
The map's property `middle` names what is drawn there, as the game declares it: "piles", "trick" or "open".
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from pygame import FRect

from game.engine.problems import Filling, Phrase, as_written
from game.files.reading import AssetError, Unreadable, lies_within
from game.view.base.space import Point
from game.view.layout.tiled_map import read_tiled_map

T = TypeVar("T")

MOST_PLACES = 200
"""Objects of a layer, and points of a line; the maps of the program have 13 at most."""
LARGEST_SIDE = 20_000
"""Pixels that a map may be wide or high."""

MOST_SWELLING, MOST_WIDENING = 0.36, 0.7
"""The greatest enlargement over the map's size in a higher window, and in a wider one that is upright."""
CARD_HEIGHT, CARD_ROOM = 1.62, 82.0
"""The height of the hand for a width of its cards: so many times that, and so much for the one in focus."""

CLOCK_ROOM = 90.0
"""The room between what lies beside each other: there is a clock left of the player's plate."""

PLACES = frozenset({"hand", "own", "log", "menu"})
"""The places that every table has; the kind of its middle needs others besides."""

_ANCHORS: dict[str, Point] = {
    f"{row}-{column}" if row and column else row or column or "centre": (x, y)
    for row, y in (("top", 0.0), ("", 0.5), ("bottom", 1.0))
    for column, x in (("left", 0.0), ("", 0.5), ("right", 1.0))
}


class LayoutError(AssetError):
    """A map that is no table: which file, which object and which property."""


@dataclass(frozen=True, slots=True)
class MapSpot:
    """One rectangle of the map, and how it follows the window and the text."""

    rect: tuple[float, float, float, float]
    anchor: Point
    pivot: Point
    stretch: str
    grow: Point
    yields: bool
    above: str
    swell: float
    card: float
    inward: float = 0.0
    beside: bool = False
    broaden: float = 0.0

    def at(self, size: Point, extra: Point, text_scale: float) -> FRect:
        """Return its rectangle in a window `extra` design pixels larger than the map of this `size`."""
        x, y, wide, tall = self._swollen(size, extra)
        across = self.anchor[0] + (0.5 - self.anchor[0]) * self.inward
        placed = FRect(x + extra[0] * across, y + extra[1] * self.anchor[1], wide, tall)
        more = max(0.0, self.broaden * extra[0])
        placed.x, placed.w = placed.x - more * (1 - self.anchor[0]), placed.w + more
        if self.stretch == "wide":
            placed.x, placed.w = x, wide + extra[0]
        elif self.stretch == "tall":
            placed.y, placed.h = y, tall + extra[1]
        if self.card:
            high = max(placed.h, self.card * (size[0] + extra[0]) * CARD_HEIGHT + CARD_ROOM)
            placed.y, placed.h = placed.bottom - high, high
        more_wide = wide * self.grow[0] * (text_scale - 1)
        more_tall = tall * self.grow[1] * (text_scale - 1)
        return FRect(
            placed.x - more_wide * self.pivot[0],
            placed.y - more_tall * self.pivot[1],
            placed.w + more_wide,
            placed.h + more_tall,
        )

    def _swollen(self, size: Point, extra: Point) -> tuple[float, float, float, float]:
        """Its rectangle on the map, larger in a higher window, as seen from what it is anchored to."""
        times = 1 + self.swell * swelling(size, extra)
        still_x, still_y = (whole * share for whole, share in zip(size, self.anchor, strict=True))
        x, y, wide, tall = self.rect
        return (
            still_x + (x - still_x) * times,
            still_y + (y - still_y) * times,
            wide * times,
            tall * times,
        )


def swelling(size: Point, extra: Point) -> float:
    """How much larger than on a map of this size pictures are in a window that is larger by `extra`."""
    if size[1] > size[0]:
        return min(MOST_WIDENING, max(0.0, extra[0] / size[0]))
    return min(MOST_SWELLING, max(0.0, extra[1] / size[1]))


@dataclass(frozen=True, slots=True)
class TableMap:
    """One map: its size, its spots and its path."""

    size: Point
    spots: dict[str, MapSpot]
    path: tuple[Point, ...]
    chairs: tuple[tuple[frozenset[int], MapSpot], ...]
    heights: tuple[str, ...]
    """The places that are above others, each after the one that it is above."""
    inward: float = 0.0
    """How much of the way to the middle the path comes in a wider window."""

    def below(self, name: str, there: Mapping[str, FRect]) -> str:
        """The place that a place lies right above, of those that are `there`; empty if none is."""
        spot = self.spots[name]
        found = spot.above
        while found and (found not in there or (spot.beside and _apart(there[found], there[name]))):
            found = self.spots[found].above
        return found


def _apart(one: FRect, other: FRect) -> bool:
    """Whether two places are beside each other, with room for a clock between them."""
    return one.right + CLOCK_ROOM <= other.left or other.right + CLOCK_ROOM <= one.left


class Maps(NamedTuple):
    """The map of a table, and the one for large text: the same one, if there is no other."""

    plain: TableMap
    large: TableMap


def read_maps(file: Path, middle: str, places: Collection[str]) -> tuple[Maps, Maps]:
    """Return the maps of a table for wide windows and for upright ones; the same if there are no others.

    The game has this `middle`, and needs these `places`. LayoutError says what is wrong with a map, and where.
    """
    lying, upright = _read_pair(file, middle, places)
    return lying, _read_pair(upright, middle, places)[0] if upright else lying


def _wrong(file: Path, what: str, /, **values: Filling) -> LayoutError:
    """Return the problem of a map; `what` is its message's key after "problem.table-"."""
    reason = Phrase(f"problem.table-{what}", **values)
    return LayoutError(Phrase("problem.file-table", file=str(file), reason=reason))


def _name(shape: Any) -> str | Phrase:
    """What a shape of a map is called: its name, or its number."""
    return shape.name or Phrase("problem.table-number", number=shape.id)


def _read_pair(file: Path, middle: str, places: Collection[str]) -> tuple[Maps, Path | None]:
    """A map and the one for large text; and the file of the one for upright windows."""
    plain, others = _read_map(file, middle, places)
    large = _read_map(others["large"], middle, places)[0] if "large" in others else plain
    return Maps(plain, large), others.get("upright")


def _read_map(file: Path, middle: str, places: Collection[str]) -> tuple[TableMap, dict[str, Path]]:
    """A map, and the files of those that take its place."""
    try:
        tmx = read_tiled_map(file, within=file.parent)
    except Unreadable as error:
        raise LayoutError(
            Phrase("problem.file-table", file=str(file), reason=error.phrase)
        ) from None
    size = _size(tmx, file)
    spots = {}
    for shape in _objects(tmx, "places", file):
        if shape.name in spots:
            raise _wrong(file, "twice", name=shape.name)
        spots[shape.name] = _read_spot(shape, size, file)
    drawn = tmx.properties.get("middle", "")
    if drawn != middle:
        raise _wrong(file, "middle", found=as_written(drawn), needed=as_written(middle))
    wanted = PLACES.union(places)
    for name, spot in spots.items():
        if spot.above and spot.above not in spots:
            raise _wrong(file, "above", name=name, above=spot.above)
    heights = _heights(spots, file)
    missing = sorted(wanted - set(spots))
    if missing:
        raise _wrong(file, "no-object", name=missing[0])
    path, chairs, inward = _read_seats(_objects(tmx, "seats", file), size, file)
    others = {}
    for key in ("upright", "large"):
        name = tmx.properties.get(key)
        if name is None:
            continue
        if not isinstance(name, str):
            raise _wrong(file, "file", key=key)
        if not lies_within(file.parent / name, file.parent):
            raise _wrong(file, "outside", key=key, name=as_written(name))
        others[key] = file.parent / name
    return TableMap(size, spots, path, chairs, heights, inward), others


def _size(tmx: Any, file: Path) -> tuple[float, float]:
    """The map's width and height in pixels."""
    size = (tmx.width * tmx.tilewidth, tmx.height * tmx.tileheight)
    if not all(1 <= side <= LARGEST_SIDE for side in size):
        raise _wrong(file, "size", most=LARGEST_SIDE)
    return float(size[0]), float(size[1])


def _heights(spots: Mapping[str, MapSpot], file: Path) -> tuple[str, ...]:
    """Return the places that are above others, the lowest first."""
    found: dict[str, None] = {}
    for name in spots:
        chain: dict[str, None] = {}
        while name not in found and spots[name].above:
            if name in chain:
                raise _wrong(file, "above-circle", name=name)
            chain[name] = None
            name = spots[name].above
        found |= dict.fromkeys(reversed(chain))
    return tuple(found)


def _read_seats(
    shapes: list[Any], size: Point, file: Path
) -> tuple[tuple[Point, ...], tuple[tuple[frozenset[int], MapSpot], ...], float]:
    """The path along which the others sit, or a rectangle for each of them; the other one is empty.

    And how much of the way to the middle the path comes.
    """
    chairs = []
    for shape in shapes:
        if "players" in shape.properties:
            words = str(shape.properties["players"]).split()
            if not words or not all(word.isdecimal() and len(word) < 3 for word in words):
                raise _wrong(file, "players", name=_name(shape))
            chairs.append((frozenset(map(int, words)), _read_spot(shape, size, file)))
    if chairs:
        return (), tuple(chairs), 0.0
    paths = [shape for shape in shapes if shape.name == "path"]
    points = getattr(paths[0], "points", None) if len(paths) == 1 else None
    if not points or len(points) < 2:
        raise _wrong(file, "path")
    path = tuple((float(x), float(y)) for x, y in _few(points, file))
    if not all(_lies_on(size, each) for each in path):
        raise _wrong(file, "beyond", name=_name(paths[0]))
    return path, (), _share(paths[0], "path", "inward", file)


def _objects(tmx: Any, layer: str, file: Path) -> list[Any]:
    for group in tmx.objectgroups:
        if group.name == layer:
            return _few(list(group), file)
    raise _wrong(file, "no-layer", name=layer)


def _few(found: Sequence[T], file: Path) -> list[T]:
    """Return as many objects or points as a table needs. LayoutError if there are more than MOST_PLACES."""
    if len(found) > MOST_PLACES:
        reason = Phrase("problem.reason-too-many", most=MOST_PLACES)
        raise LayoutError(Phrase("problem.file-table", file=str(file), reason=reason))
    return list(found)


def _lies_on(size: Point, point: Point) -> bool:
    """Whether a point, which may be none at all (nan), lies on a map of this size."""
    return all(0 <= each <= most for each, most in zip(point, size, strict=True))


def _read_spot(shape: Any, size: Point, file: Path) -> MapSpot:
    name = _name(shape)
    rect = (float(shape.x), float(shape.y), float(shape.width), float(shape.height))
    x, y, wide, tall = rect
    if not wide > 0 or not tall > 0:
        raise _wrong(file, "rectangle", name=name)
    if not _lies_on(size, (x, y)) or not _lies_on(size, (x + wide, y + tall)):
        raise _wrong(file, "beyond", name=name)
    anchor = _word(shape, name, "anchor", file, None)
    stretch = shape.properties.get("stretch")
    if stretch not in (None, "wide", "tall"):
        raise _wrong(file, "stretch", name=name, value=as_written(stretch))
    flags = {key: shape.properties.get(key, False) for key in ("yields", "beside")}
    for key, value in flags.items():
        if not isinstance(value, bool):
            raise _wrong(file, "flag", name=name, key=key)
    above = shape.properties.get("above", "")
    if not isinstance(above, str):
        raise _wrong(file, "above-text", name=name)
    return MapSpot(
        rect,
        anchor,
        _word(shape, name, "pivot", file, anchor),
        stretch or "",
        (_share(shape, name, "grow_wide", file), _share(shape, name, "grow_tall", file)),
        flags["yields"],
        above,
        _share(shape, name, "swell", file),
        _share(shape, name, "card", file),
        _share(shape, name, "inward", file),
        flags["beside"],
        _share(shape, name, "broaden", file),
    )


def _word(shape: Any, name: str | Phrase, key: str, file: Path, default: Point | None) -> Point:
    word = shape.properties.get(key)
    if word is None and default is not None:
        return default
    found = _ANCHORS.get(word) if isinstance(word, str) else None
    if found is None:
        choices = tuple(_ANCHORS)
        raise _wrong(file, "anchor", name=name, key=key, choices=choices, value=as_written(word))
    return found


def _share(shape: Any, name: str | Phrase, key: str, file: Path) -> float:
    value = shape.properties.get(key, 0.0)
    if isinstance(value, bool) or not isinstance(value, int | float) or not -1 <= value <= 1:
        raise _wrong(file, "share", name=name, key=key)
    return float(value)
