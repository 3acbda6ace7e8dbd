"""Notes what is drawn: every text, and every box, card and disc that may lie over one.

`with recording() as record:` notes from the start of a program; `record.frame(room)` is what is in its present
picture. Rectangles are real pixels of the window. Texts on a picture of its own that is not as large as the
window, such as a button that is drawn once and kept, have positions of that picture; a text on such a picture
is in every frame in which the picture is used.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field, replace
from itertools import count
from threading import current_thread, main_thread
from typing import Any
from weakref import WeakKeyDictionary, WeakSet

from pygame import SRCALPHA, Rect, Surface

from game.scenes.replay.move_list import MoveList
from game.show.motion.card_pose import CARD_RATIO
from game.tools.offscreen import Offscreen
from game.view.base import rich_text, svg_shapes
from game.view.base.colours import PANEL, Colour
from game.view.base.fonts import SEMIBOLD, Fonts
from game.view.base.paint import Paint
from game.view.base.picture_pool import Shelf
from game.view.base.pictures import Pictures
from game.view.base.space import Space
from game.view.base.still_layer import Layer
from game.view.base.svg_shapes import Fill
from game.view.base.table_theme import Theme
from game.view.calls.call_panel import CallPanel
from game.view.calls.call_panel_view import CallPanelView
from game.view.calls.suit_picker import SuitPicker
from game.view.cards.card_art import CardArt
from game.view.corners.couch_view import CouchView
from game.view.handover.curtain_view import CurtainView
from game.view.handover.recap_strip import RecapStrip
from game.view.lesson.veil import Veil
from game.view.moments.finale_view import FinaleView
from game.view.speech.note_bubble import NoteBubble
from game.view.speech.seat_notices import SeatNotices
from game.view.table.faced_cards import FacedSentence
from game.view.table.seated_people import SeatedPeople
from game.view.table.table_view import TableView

OPAQUE = 200
"""The alpha from which on nothing can be read through a colour."""
TEXT = "text"
FACED = "faced"
"""The name of the sentence about what a player faces."""
SWOLLEN = "swollen"
"""The name of the numbers of cards that are drawn larger for a moment, over themselves."""


@dataclass(frozen=True, slots=True)
class Stroke:
    """Something that was drawn: a text (`kind` is TEXT and `line` what it says), or what may cover one.

    `rect` is the part of it that can be seen, `whole` all of it. `piece` is the piece of the still layer to
    which it belongs, or "".
    """

    kind: str
    line: str
    rect: Rect
    whole: Rect
    on: int | None
    """The number of the picture that was drawn on; None is the window."""
    piece: str = ""


@dataclass(slots=True)
class Frame:
    """One picture: what the scene on top has drawn, in order, and the areas that its table knows."""

    size: tuple[int, int]
    marks: list[Stroke]
    shortened: dict[str, str]
    """The texts whose end was left out, by what is left of them."""
    areas: dict[str, list[Rect]]


@dataclass(slots=True)
class Record:
    """What has been drawn since the last frame began."""

    marks: list[Stroke] = field(default_factory=list)
    shortened: dict[str, str] = field(default_factory=dict)
    window: tuple[int, int] = (0, 0)
    piece: str = ""
    kept: WeakKeyDictionary[Surface, list[Stroke]] = field(default_factory=WeakKeyDictionary)
    """What is on pictures that were drawn once."""
    numbers: WeakKeyDictionary[Surface, int] = field(default_factory=WeakKeyDictionary)
    """Of pictures that were drawn on. A stroke that had its picture would keep it by what is noted of it."""
    next_number: Iterator[int] = field(default_factory=count)
    views: WeakSet[TableView | CouchView] = field(default_factory=WeakSet)

    tables: WeakKeyDictionary[TableView | CouchView, tuple[int, int]] = field(
        default_factory=WeakKeyDictionary
    )
    """The tables in the present frame, each with where the upper left corner of its part of the window is."""

    def frame(self, room: Offscreen) -> Frame:
        """Draw the present picture anew, and return what is in it."""
        for view in list(self.views):
            view.drop_layer()
        surface = room.kit.window.surface
        self.window = surface.get_size()
        for scene in room.stack.seen():
            self.marks.clear()
            self.tables.clear()
            scene.draw(surface)
        areas: dict[str, list[Rect]] = {}
        for view, offset in self.tables.items():
            for name in view.occupancy.names():
                rects = [view.kit.rect(box).move(offset) for box in view.occupancy.boxes(name)]
                areas.setdefault(name, []).extend(rects)
        marks = list(self.marks)
        self.marks.clear()
        return Frame(self.window, marks, self.shortened, areas)

    def dim(self, holes: Sequence[Rect] = ()) -> None:
        """Forget what a veil is drawn over, but for what is seen in its holes."""
        self.marks = [
            mark for mark in self.marks if any(hole.contains(mark.rect) for hole in holes)
        ]

    def note(self, kind: str, line: str, rect: Rect, target: Surface) -> None:
        """Note that something was drawn on a surface, at a rectangle of it."""
        if current_thread() is not main_thread():
            return
        whole = target.get_abs_parent()
        dx, dy = target.get_abs_offset()
        clip = target.get_clip()
        on = None if whole.get_size() == self.window else self._number(whole)
        seen = rect.clip(clip).move(dx, dy)
        if seen.w > 0 and seen.h > 0:
            self.marks.append(Stroke(kind, line, seen, rect.move(dx, dy), on, self.piece))

    def _number(self, picture: Surface) -> int:
        if picture not in self.numbers:
            self.numbers[picture] = next(self.next_number)
        return self.numbers[picture]


def opaque(fill: Fill | None) -> bool:
    """Whether nothing can be read through a fill."""
    if fill is None:
        return False
    colours = (fill,) if isinstance(fill, Colour) else fill
    return all(colour.a >= OPAQUE for colour in colours)


@contextmanager
def recording(blind: bool = False) -> Iterator[Record]:
    """Note all drawing meanwhile. A `blind` one leaves pictures blank, which takes half the time."""
    record = Record()
    with ExitStack() as stack:
        for owner, name, wrap in (*_WRAPPED, *(_BLANK if blind else ())):
            former = getattr(owner, name)
            setattr(owner, name, wrap(record, former))
            stack.callback(setattr, owner, name, former)
        yield record


def _cut(record: Record, former: Callable[..., str]) -> Callable[..., str]:
    def cut(fonts: Fonts, text: str, *how: Any) -> str:
        kept = former(fonts, text, *how)
        if kept != text:
            record.shortened[kept] = text
        return kept

    return cut


def _text(record: Record, former: Callable[..., Rect]) -> Callable[..., Rect]:
    def text(paint: Paint, target: Surface, line: str, *how: Any, **more: Any) -> Rect:
        rect = former(paint, target, line, *how, **more)
        record.note(TEXT, line, rect, target)
        return rect

    return text


def _rich(record: Record, former: Callable[..., None]) -> Callable[..., None]:
    def draw(
        kit: Any,
        target: Surface,
        line: rich_text.Line,
        at: tuple[int, int],
        size: float,
        *how: Any,
        **more: Any,
    ) -> None:
        former(kit, target, line, at, size, *how, **more)
        high = kit.fonts.height(size, SEMIBOLD)
        rect = Rect(*at, rich_text.line_width(kit, line, size), high)
        words = " ".join(word.text for word in line)
        record.note(TEXT, words, rect, target)

    return draw


def _box(record: Record, former: Callable[..., None]) -> Callable[..., None]:
    def box(
        paint: Paint, target: Surface, rect: Rect, fill: Fill | None = PANEL, **more: Any
    ) -> None:
        former(paint, target, rect, fill, **more)
        if opaque(fill):
            # What is in a rounded corner is not covered.
            round_ = round(min(more.get("radius", 24) * paint.space.scale, min(rect.size) / 2))
            record.note("box", "", rect.inflate(-round(round_ * 0.6), 0), target)

    return box


def _card(record: Record, former: Callable[..., Rect]) -> Callable[..., Rect]:
    def draw(art: CardArt, target: Surface, card: int, pose: Any, **more: Any) -> Rect:
        drawn = former(art, target, card, pose, **more)
        if not more.get("moving") and more.get("opacity", 1.0) == 1.0:
            wide = round(pose.width * art.space.scale)
            rect = Rect(0, 0, wide, round(wide * CARD_RATIO)).inflate(-wide // 6, -wide // 6)
            rect.center = round(pose.x * art.space.scale), round(pose.y * art.space.scale)
            record.note("card", "", rect, target)
        return drawn

    return draw


def _get(record: Record, former: Callable[..., Surface]) -> Callable[..., Surface]:
    def get(shelf: Shelf, key: Any, make: Callable[[], Surface]) -> Surface:
        if current_thread() is not main_thread():  # it makes pictures for later
            return former(shelf, key, make)
        begun = len(record.marks)
        picture = former(shelf, key, make)
        made = [mark for mark in record.marks[begun:] if mark.kind == TEXT]
        if made:
            record.kept[picture] = made
        elif picture in record.kept:
            record.marks += record.kept[picture]
        return picture

    return get


def _show(record: Record, former: Callable[..., bool]) -> Callable[..., bool]:
    def show(layer: Layer, pieces: Sequence[Any]) -> bool:
        def named(piece: Any) -> Callable[[Surface], None]:
            def draw(target: Surface) -> None:
                record.piece = piece.name
                piece.draw(target)
                record.piece = ""

            return draw

        gone = layer.outdated(pieces)
        record.marks = [mark for mark in record.marks if mark.piece not in gone]
        return former(layer, [replace(piece, draw=named(piece)) for piece in pieces])

    return show


def _view(record: Record, former: Callable[..., None]) -> Callable[..., None]:
    def made(view: Any, *how: Any, **more: Any) -> None:
        record.views.add(view)
        former(view, *how, **more)

    return made


def _table(record: Record, former: Callable[..., None]) -> Callable[..., None]:
    def draw(view: Any, target: Surface, *how: Any) -> None:
        record.tables[view] = target.get_abs_offset()
        former(view, target, *how)

    return draw


def _veil(record: Record, former: Callable[..., None]) -> Callable[..., None]:
    def draw(veil: Veil, target: Surface) -> None:
        if veil.share > 0:
            record.dim(veil.holes)
        former(veil, target)

    return draw


def _dimming(record: Record, former: Callable[..., None]) -> Callable[..., None]:
    """What darkens the whole table before it is drawn itself."""

    def draw(*how: Any, **more: Any) -> None:
        record.dim()
        former(*how, **more)

    return draw


def _panel(record: Record, former: Callable[..., None]) -> Callable[..., None]:
    """What darkens the whole table where it lies over what has to be read."""

    def draw(view: CallPanelView, target: Surface, panel: CallPanel) -> None:
        if panel.over:
            record.dim()
        former(view, target, panel)

    return draw


def _named(name: str) -> Callable[[Record, Callable[..., None]], Callable[..., None]]:
    """What is drawn beside the still layer, as a piece of its own."""

    def wrap(record: Record, former: Callable[..., None]) -> Callable[..., None]:
        def draw(*how: Any, **more: Any) -> None:
            outer, record.piece = record.piece, name
            former(*how, **more)
            record.piece = outer

        return draw

    return wrap


def _blank_picture(_record: Record, _former: Any) -> Callable[..., Surface]:
    def picture(width: int, height: int, _body: str) -> Surface:
        return Surface((max(0, width), max(0, height)), SRCALPHA)

    return picture


def _blank_file(_record: Record, _former: Any) -> Callable[..., Surface]:
    def load(_pictures: Pictures, _name: str, width: int, height: int) -> Surface:
        return Surface((width, height), SRCALPHA)

    return load


def _blank_table(_record: Record, _former: Any) -> Callable[..., Surface]:
    def table(_theme: Theme, space: Space) -> Surface:
        return Surface((space.width, space.height), depth=32)

    return table


_WRAPPED: tuple[tuple[Any, str, Callable[[Record, Any], Any]], ...] = (
    (Fonts, "cut", _cut),
    (Paint, "text", _text),
    (Paint, "soft_text", _text),
    (Paint, "box", _box),
    (rich_text, "draw", _rich),
    (CardArt, "draw", _card),
    (Shelf, "get", _get),
    (Layer, "show", _show),
    (TableView, "__init__", _view),
    (CouchView, "__init__", _view),
    (TableView, "draw", _table),
    (CouchView, "draw", _table),
    (Veil, "draw", _veil),
    (SuitPicker, "draw", _dimming),
    (CallPanelView, "draw", _panel),
    (CurtainView, "draw", _dimming),
    (FinaleView, "draw", _dimming),
    (MoveList, "draw", _dimming),
    (FacedSentence, "draw", _named(FACED)),
    (RecapStrip, "draw", _named("recap")),
    (NoteBubble, "draw", _named("note")),
    (SeatNotices, "draw", _named("notice")),
    (SeatedPeople, "draw_swollen", _named(SWOLLEN)),
)
"""Whatever draws, as (owner, name, how it is noted)."""

_BLANK: tuple[tuple[Any, str, Callable[[Record, Any], Any]], ...] = (
    (svg_shapes, "picture", _blank_picture),
    (Pictures, "_load", _blank_file),
    (Theme, "_table", _blank_table),
)
"""What takes long to draw, and says nothing."""
