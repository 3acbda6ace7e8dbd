"""Players round the table: portrait, name, number of cards, and the backs of their hands.

`PlayerPlates.piece` draws an opponent; `PlayerPlates.own` the plate of the player who looks at the table.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from msgspec import structs
from pygame import FRect, Rect, Surface

from game.engine.table import Table
from game.show.feelings import TILTS
from game.view.base.arranging import Placed
from game.view.base.boxes import Box, FirstBox, LeafBox, RowBox, StackBox, TextBox
from game.view.base.colours import (
    AMBER,
    LIGHT,
    LINE,
    PANEL,
    PERSON_COLOURS,
)
from game.view.base.fonts import BOLD, EXTRABOLD
from game.view.base.scene_kit import SceneKit
from game.view.base.space import Point
from game.view.base.still_layer import Piece, drawn_anew
from game.view.cards.card_art import CardArt
from game.view.layout.fan_of_backs import fan_of_backs
from game.view.layout.plate_lines import PlateLine, own_lines
from game.view.layout.seat_boxes import SeatBox, key_on_rim, total_on_rim
from game.view.speech.occupancy import OWN_PLATE, Occupancy
from game.view.speech.spots import Covering
from game.view.table.plate_content import PlateContent
from game.view.table.plate_pills import (
    APART,
    NAME_SIZE,
    apart,
    count_size,
    draw_count,
    draw_gathered,
    draw_named_total,
    draw_total,
    gathered_size,
    named_total,
    total_pill,
)
from game.view.table.portraits import CREAM, MARKER_GAP, Person, draw_seated, portrait
from game.view.widgets.name_lines import draw_name_box
from game.view.widgets.widget_boxes import rather

PORTRAIT_RADIUS = 62.0
OWN_NAME, OWN_LABEL = 34.0, 26.0
SMALLEST = 18.0
PANEL_FILL = PANEL.fade(0.9)


class PlayerPlates:
    """Draws the players. `people` are by seat."""

    def __init__(
        self,
        kit: SceneKit,
        art: CardArt,
        people: Sequence[Person],
        table: Table,
        occupancy: Occupancy,
    ) -> None:
        self.kit = kit
        self.occupancy = occupancy
        self.art = art
        self.people = people
        self.table = table
        self.clocked = False
        """Whether a clock stands at the upper right of a portrait."""
        self._pieces: dict[int, Piece] = {}
        """The seats as they were reported last."""
        self._laid: dict[int, tuple[object, tuple[Rect, Placed]]] = {}
        """Where everything is on their plates, by what that was found for last."""

    def preparing(self, boxes: Mapping[int, SeatBox]) -> Iterator[None]:
        """Make the looks of the others' portraits, one at a time."""
        for seat, box in boxes.items():
            person = self.people[seat]
            ring = PERSON_COLOURS.get(person.colour, CREAM)
            radius = round(self.kit.rect(box.portrait).w / 2 * 0.95)
            for look, tilt in TILTS.items():
                portrait(self.kit, person.portrait, radius, ring, look)
                portrait(self.kit, person.portrait, radius, ring, look, tilt)
                yield

    def report(self, boxes: Mapping[int, SeatBox]) -> None:
        """Report each seat's portrait ("portrait 2"), and the union with the plate below it ("player 2")."""
        self._pieces.clear()
        self._laid.clear()
        for seat, box in boxes.items():
            self.occupancy.report(f"portrait {seat}", box.portrait, cover=Covering.FREELY)
            face = box.portrait.union(_plate_below(box))
            self.occupancy.report(f"player {seat}", face, cover=Covering.FREELY)

    def piece(self, seat: int, box: SeatBox, standing: PlateContent) -> Piece:
        """Return an opponent's seat, and report it: "seat 2", with "plate 2" and "taken 2" alone."""
        key = (box, standing, self.people[seat].name)
        known = self._pieces.get(seat)
        if known is not None and known.key == key:
            return known
        plate = self.kit.design(self.plate(seat, box, standing))
        parts = (box.portrait, plate, box.fan, box.taken, self._gathered_apart(standing, box))
        self.occupancy.report(f"seat {seat}", *(part for part in parts if part is not None))
        self.occupancy.report(f"plate {seat}", plate, cover=Covering.AT_LAST)
        total = self._total(seat, box, standing)
        boxes = [] if total is None else [self.kit.design(total)]
        self.occupancy.report(f"total {seat}", *boxes, cover=Covering.AT_LAST)
        if box.taken is not None:
            self.occupancy.report(f"taken {seat}", box.taken, cover=Covering.AT_LAST)
        all_of_it = box.box.unionall([part for part in parts if part is not None])
        rect = self._drawn_on(self.kit.rect(all_of_it), lit=standing.marked)
        self._pieces[seat] = piece = Piece(
            f"seat {seat}", key, rect, lambda target: self._draw(target, seat, box, standing)
        )
        return piece

    def _draw(self, target: Surface, seat: int, box: SeatBox, standing: PlateContent) -> None:
        person = self.people[seat]
        # Piles change often, and mostly the shadow of a plate is all that reaches them.
        if drawn_anew(target, self._head(seat, box, standing)):
            self._draw_head(target, seat, box, standing)
        plate, placed = self._placed(seat, box, standing)
        line = AMBER if standing.marked else LINE
        width = 3 if standing.marked else 2
        self.kit.paint.pill(target, plate, PANEL_FILL, line=line, line_width=width, shadow=True)
        if gathered := standing.plate.gathered:
            beside = placed.get("gathered") or apart(self.kit, box, plate, gathered)
            draw_gathered(self.kit, self.art, target, beside, gathered)
        if drawn_anew(target, plate):
            draw_count(self.kit, self.art, target, placed["count"], standing)
            ink = AMBER if standing.marked else LIGHT
            if "lines" in placed:
                draw_named_total(self.kit, target, person.name, standing, placed["lines"], ink)
                return
            named = placed["name"]
            room = Rect(named.left, plate.top, named.w, plate.h).inflate(0, -self.kit.px(6))
            draw_name_box(self.kit, target, self._name(person), named, ink, room)

    def _head(self, seat: int, box: SeatBox, standing: PlateContent) -> Rect:
        """Return what the backs, the face, and the total on its rim are drawn on, in real pixels."""
        total = self._total(seat, box, standing)
        parts = [] if total is None else [total]
        if box.fan is not None:
            parts.append(self.kit.rect(box.fan))
        return self._drawn_on(self.kit.rect(box.portrait).unionall(parts), lit=standing.marked)

    def _draw_head(self, target: Surface, seat: int, box: SeatBox, standing: PlateContent) -> None:
        """Draw what the plate lies over."""
        if box.fan is not None:
            for card, pose in fan_of_backs(box, standing.plate.cards):
                self.art.draw(target, card, pose)
        draw_seated(self.kit, target, self.people[seat], box.portrait, standing)
        # While cards fall, their number stands there.
        if not standing.burdened and not self.total_below(box, standing):
            draw_total(self.kit, target, box.portrait, standing, self._total_at(box))

    def _total(self, seat: int, box: SeatBox, standing: PlateContent) -> Rect | None:
        """Return where the total is drawn, below the name or on the rim of the face; None if it is not."""
        if standing.total is None:
            return None
        placed = self._placed(seat, box, standing)[1]
        if "lines" in placed:
            name = self.people[seat].name
            return named_total(self.kit, name, standing, placed["lines"]).total
        return total_pill(self.kit, box.portrait, standing, self._total_at(box))

    def total_below(self, box: SeatBox, standing: PlateContent) -> bool:
        """Whether the total of an opponent stands below the name, and not on the rim of the face."""
        if not self._totalled(box, standing):
            return False
        return "lines" in self._placed(standing.plate.seat, box, standing)[1]

    def _totalled(self, box: SeatBox, standing: PlateContent) -> bool:
        """Whether the total rather stands below the name: large figures would cover a small face."""
        return box.beside and self.kit.space.large_text and standing.total is not None

    def _total_at(self, box: SeatBox) -> Point:
        """Where on a portrait's rim the total is."""
        return total_on_rim(box, clocked=self.clocked)

    def key_at(self, box: SeatBox) -> Point:
        """Return where the key that means a seat is, in design pixels."""
        return key_on_rim(box, clocked=self.clocked, large_text=self.kit.space.large_text)

    def plate(self, seat: int, box: SeatBox, standing: PlateContent) -> Rect:
        """Return the rectangle of the plate with name and count, in real pixels."""
        return self._placed(seat, box, standing)[0]

    def _placed(self, seat: int, box: SeatBox, standing: PlateContent) -> tuple[Rect, Placed]:
        """Return the plate and where everything is on it."""
        question = (box, standing, self.people[seat].name)
        known = self._laid.get(seat)
        if known is None or known[0] != question:
            known = self._laid[seat] = question, self._lay(seat, box, standing)
        return known[1]

    def _lay(self, seat: int, box: SeatBox, standing: PlateContent) -> tuple[Rect, Placed]:
        """Find out what `_placed` returns."""
        row, most = self._row(self.people[seat], standing), self.kit.rect(box.plate)
        if self._totalled(box, standing):
            high = self.kit.rect(FRect(box.plate.left, box.box.top, box.plate.w, box.box.h))
            lines = self._totalled_row(self.people[seat], standing, high)
            if self.kit.boxes.fits(lines, high):
                row, most = lines, high
        wide, _ = self.kit.boxes.size(row, most)
        plate = Rect(0, most.top, min(wide, most.w), most.h)
        plate.centerx = self.kit.rect(box.portrait).centerx
        plate = plate.clamp(most)
        return plate, self.kit.arrange(row, plate)

    @staticmethod
    def _name(person: Person) -> TextBox:
        return TextBox(
            person.name, NAME_SIZE, BOLD, lines=1, smallest=SMALLEST, cut=True, key="name"
        )

    def _row(self, person: Person, standing: PlateContent) -> Box:
        """What stands on an opponent's plate: the name, and the numbers of cards in the hand and gathered.

        The latter is not there where the name has no room beside it.
        """
        name, whole = self._name(person), structs.replace(self._name(person), cut=False)
        both = self._counts(standing)
        ways = (whole, both, 12.0), (whole, both[-1:], 12.0), (name, both[-1:], 4.0)
        rows = (
            RowBox((text, _in_line(counts)), gap, "middle", pad=(18, 0, 6, 0))
            for text, counts, gap in ways
        )
        return FirstBox(tuple(rows))

    def _totalled_row(self, person: Person, standing: PlateContent, most: Rect) -> Box:
        """What stands on a plate as high as `most`, with the total below the name."""
        wide = named_total(self.kit, person.name, standing, most).wide / self.kit.space.scale
        lines = LeafBox(wide, 0, key="lines")
        return RowBox((lines, _in_line(self._counts(standing))), 12.0, pad=(18, 0, 6, 0))

    def _counts(self, standing: PlateContent) -> tuple[Box, ...]:
        """The number of cards in the hand, after that of those gathered if there is one."""
        scale, gathered = self.kit.space.scale, standing.plate.gathered
        sizes = {"gathered": gathered_size(self.kit, gathered)} if gathered else {}
        sizes["count"] = count_size(self.kit, standing)
        return tuple(
            StackBox((LeafBox(wide / scale, 0), rather(high / scale)), key=key)
            for key, (wide, high) in sizes.items()
        )

    def _gathered_apart(self, standing: PlateContent, box: SeatBox) -> FRect | None:
        """Where what is gathered stands outside the plate, in design pixels; None if it does not."""
        gathered = standing.plate.gathered
        if not gathered:
            return None
        plate, placed = self._placed(standing.plate.seat, box, standing)
        if "gathered" in placed:
            return None
        return self.kit.design(apart(self.kit, box, plate, gathered))

    def count_at(self, box: SeatBox, standing: PlateContent) -> Rect | None:
        """Return where the number of an opponent's cards stands, in real pixels; None if nowhere."""
        return self._placed(standing.plate.seat, box, standing)[1]["count"]

    def own_count_at(self, where: FRect, standing: PlateContent) -> Rect | None:
        """Return where the number of cards stands on the viewer's own plate, as `count_at`."""
        return self._own_placed(where, standing)["count"]

    def _drawn_on(self, rect: Rect, *, lit: bool) -> Rect:
        """Return what light and shadows of a plate reach: what lies further out is not drawn again with it."""
        room = self.kit.paint.ring_room(MARKER_GAP)
        return rect.inflate(2 * room, 2 * room) if lit else self.kit.paint.shadowed(rect)

    def own(self, seat: int, where: FRect, standing: PlateContent) -> Piece:
        """The viewer's own plate: larger, with what is expected of them."""
        rect = self._drawn_on(self.kit.rect(where), lit=standing.marked or standing.focused)
        key = (where.topleft, where.size, standing, self.people[seat].name)

        def draw(target: Surface) -> None:
            self._own(target, seat, where, standing)
            if standing.focused:
                self.kit.paint.ring(target, self.kit.rect(where), where.h / 2, AMBER)

        return Piece(OWN_PLATE, key, rect, draw)

    def own_portrait(self, where: FRect) -> tuple[float, float, float]:
        """Middle and radius of the own portrait, in design pixels."""
        radius = min(PORTRAIT_RADIUS, where.h / 2)
        return where.left + radius, where.centery, radius

    def _own(self, target: Surface, seat: int, where: FRect, standing: PlateContent) -> None:
        paint, person = self.kit.paint, self.people[seat]
        x, y, radius = self.own_portrait(where)
        plate = self._own_box(where)
        line = AMBER if standing.marked else LINE
        width = 4 if standing.marked else 2
        if standing.marked:
            paint.glow(target, plate, plate.h / 2 / self.kit.space.scale, opacity=0.3)
        paint.pill(target, plate, PANEL_FILL, line=line, line_width=width, shadow=True)
        if drawn_anew(target, plate):
            placed, gathered = self._own_placed(where, standing), standing.plate.gathered
            draw_count(self.kit, self.art, target, placed["count"], standing)
            if gathered:
                draw_gathered(self.kit, self.art, target, placed["gathered"], gathered)
            self._own_lines(target, placed["lines"], person.name, standing)
        square = FRect(x - radius, y - radius, 2 * radius, 2 * radius)
        draw_seated(self.kit, target, person, square, standing)
        # Large figures would reach over the mouth.
        lie = (0.7, 0.86) if self.kit.space.large_text else (0.5, 0.82)
        draw_total(self.kit, target, square, standing, lie)

    def _own_box(self, where: FRect) -> Rect:
        """Return the box of the own plate, beside and behind the portrait, in real pixels."""
        x, _, _ = self.own_portrait(where)
        box = self.kit.rect(FRect(x, where.top, where.right - x, where.h))
        return box.inflate(0, -self.kit.px(6))

    def _own_placed(self, where: FRect, standing: PlateContent) -> Placed:
        """Return where everything is on the own plate."""
        _, _, radius = self.own_portrait(where)
        lines = Box(key="lines", share=1)
        row = RowBox((lines, _in_line(self._counts(standing))), 8, pad=(radius + 18, 0, 18, 0))
        return self.kit.boxes.arrange(row, self._own_box(where))

    def _own_lines(self, target: Surface, room: Rect, whole: str, standing: PlateContent) -> None:
        """The name, and below or beside it what is expected, as large as there is room for."""
        fonts, paint = self.kit.fonts, self.kit.paint
        size = fonts.fitted(whole, OWN_NAME, EXTRABOLD, room.w)
        if fonts.width(standing.label, SMALLEST, BOLD) > room.w:  # the turn marker says it
            standing = structs.replace(standing, label="")
        if not standing.label:
            name = fonts.cut(whole, size, EXTRABOLD, room.w)
            paint.text(target, name, room.midleft, size, EXTRABOLD, LIGHT, "midleft")
            return
        label_size = fonts.fitted(standing.label, OWN_LABEL, BOLD, room.w)
        placed = own_lines(self.kit, (whole, standing.label), (size, label_size), room)
        texts = {
            "name": (whole, size, EXTRABOLD, LIGHT),
            "label": (
                standing.label,
                label_size,
                BOLD,
                AMBER if standing.marked else LIGHT.fade(0.8),
            ),
        }
        for key, rect in placed.items():
            assert isinstance(key, PlateLine)
            line, px = key
            text, usual, face, ink = texts[line]
            at = (rect.left, rect.top - fonts.letters(px, face)[0])
            paint.text(target, fonts.cut(text, usual, face, room.w), at, usual, face, ink, px=px)


def _in_line(counts: tuple[Box, ...]) -> Box:
    """Return numbers of cards beside each other, clear of the edge of their plate."""
    return RowBox(counts, APART, "middle", pad=(0, 5, 0, 5))


def _plate_below(box: SeatBox) -> FRect:
    """Return the part of a seat's plate below its portrait, or the whole plate if it is beside it."""
    if box.taken is not None:
        return box.plate
    plate = FRect(box.plate)
    plate.w = min(plate.w, box.portrait.w * 1.2)
    plate.centerx = box.portrait.centerx
    return plate
