"""The badges of those who hold their hands on phones, or are away, and for how long a phone's seat is held."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Mapping, Sequence
from math import ceil
from typing import NamedTuple

from pygame import Rect, Surface

from game.session.plan import Seat
from game.show.devices import KEYS
from game.view.base.arranging import Placed
from game.view.base.boxes import Box, ColumnBox, RowBox, TextBox
from game.view.base.colours import AMBER, AMBER_FILL, INK, LIGHT, PANEL, PERSON_COLOURS
from game.view.base.fonts import BOLD
from game.view.base.scene_kit import SceneKit
from game.view.input.bindings import is_glyph
from game.view.input.usual_bindings import STAND_IN
from game.view.layout.seat_boxes import SeatBox
from game.view.widgets.widget_boxes import draw_text, keycap_box

TEXT, LEAST, KEYCAP = 26.0, 18.0, 22.0
"""The size of a pill's text, the least where there is little room, and the size of a pad's button."""
SIDE, ABOVE, MARGIN, GAP = 15.0, 5.0, 8.0, 8.0
"""How far a text is from the ends of its pill, its long edges and a button; a pill from the window's."""
WIDE = 3
"""How many times as wide as a portrait the text of a pill may be that has room."""


class _Told(NamedTuple):
    """A text in a pill, behind the picture of a pad's button if there is one."""

    text: str
    glyph: str = ""

    @property
    def box(self) -> TextBox:
        """The box of the text."""
        return TextBox(self.text, TEXT, BOLD, lines=1, smallest=LEAST, key=("text", self))


class PhoneBadges:
    """Draws a badge at the portrait of every seat in `seats`, which are by the numbers of their phones.

    So it does at those for which bots play as long as their people are `away`. Below that of a phone that is
    away stands how a bot sits down for it at once. Who is away is also told beside the portraits of those
    `named` so, in large text, which would hide them.
    """

    def __init__(
        self,
        kit: SceneKit,
        people: Sequence[Seat],
        seats: Mapping[int, int],
        away: Collection[int] = (),
        named: Collection[int] = (),
    ) -> None:
        self.kit, self.people, self.seats, self.away = kit, people, seats, away
        self._named = named
        self._pills: dict[int, Rect] = {}
        """Where a bot can be asked for, by seat, in real pixels."""

    def _held(self) -> Mapping[int, int | None]:
        """Return for how many whole seconds each seat is held, by seat; None for a phone that is there."""
        phones = self.kit.phones
        if phones is None:
            return {}
        held = {seat: phones.held(number) for number, seat in self.seats.items()}
        return {seat: None if left is None else ceil(left) for seat, left in held.items()}

    @property
    def missed(self) -> list[int]:
        """The seats of phones that are away, and for which no bot plays yet."""
        return self._missed(self._held())

    def _missed(self, held: Mapping[int, int | None]) -> list[int]:
        return [seat for seat, left in held.items() if left is not None and seat not in self.away]

    def at(self, pos: tuple[int, int]) -> int | None:
        """Return for which seat a bot is asked by a click at a point in real pixels, or None."""
        missed = self.missed
        return next(
            (s for s, pill in self._pills.items() if s in missed and pill.collidepoint(pos)), None
        )

    @property
    def content(self) -> Hashable:
        """What they show: seats, for how many seconds those that are away are held, and the key for a bot."""
        held = self._held()
        key = self._key if self._missed(held) else ""
        return tuple(held.items()), frozenset(self.away), key

    @property
    def _key(self) -> str:
        """The key, or the picture of the pad's button, that lets a bot play."""
        reader = self.kit.input
        return reader.prompt(STAND_IN, reader.device if reader.by_pad else KEYS)

    def draw(self, target: Surface, boxes: Mapping[int, SeatBox]) -> None:
        """Draw the badges at seats that have a portrait on the table."""
        self._pills.clear()
        held = self._held()
        missed = self._missed(held)
        for seat, left in held.items():
            if seat in boxes and seat not in self.away:
                said = self._missing(seat, left or 0)
                told = self._told(boxes[seat], said) if seat in missed else ()
                self._draw(target, seat, boxes[seat], "phone", *told)
        for seat in sorted(self.away):
            if seat in boxes:
                beside = seat in self._named and self.kit.space.large_text
                away = () if beside else (_Told(self.kit.words("table.away")),)
                self._draw(target, seat, boxes[seat], "robot", *away)

    def _missing(self, seat: int, left: int) -> str:
        """Return what is told of a phone that is away for so many seconds more, or for good."""
        words, phones = self.kit.words, self.kit.phones
        number = next(each for each, own in self.seats.items() if own == seat)
        if phones is not None and phones.has_parted(number):
            return words("ui.who_plays.left")
        return words("table.phone_away", count=left) if left else words("table.away")

    def _told(self, box: SeatBox, said: str) -> tuple[_Told, ...]:
        """Return what is `said` of a phone that is away, and what can be done, in the pills that have room."""
        words, key = self.kit.words, self._key
        by_pad = is_glyph(key)
        how = (
            _Told(words("table.bot_by"), key) if by_pad else _Told(words("table.stand_in", key=key))
        )
        told = _Told(said), how
        if self._fit(box, told):
            return told
        if self._beside(box):
            return (_Told("", key) if by_pad else _Told(key),)
        return (how if by_pad else _Told(words("table.away_stand_in", key=key)),)

    def _fit(self, box: SeatBox, told: Sequence[_Told]) -> bool:
        """Whether there is room for pills with texts over the height of a portrait."""
        face = self.kit.rect(box.portrait)
        high = self.kit.boxes.height(self._pills_of(told), self._widest(face))
        return high <= face.h and not self._beside(box)

    def _widest(self, face: Rect) -> int:
        """Return how wide a pill may be that has room beside a portrait, in real pixels."""
        return WIDE * face.w + self.kit.px(2 * SIDE)

    def _beside(self, box: SeatBox) -> bool:
        """Whether the name stands beside the portrait, where a wide pill would cover it."""
        return box.plate.top < box.portrait.centery

    def _draw(self, target: Surface, seat: int, box: SeatBox, icon: str, *told: _Told) -> None:
        """Draw an icon at a portrait, and over it what is wrong, if anything is, and what can be done."""
        kit, px = self.kit, self.kit.px
        face = kit.rect(box.portrait)
        radius = max(px(15), round(face.w * 0.2))
        at = (
            face.right - radius // 2 if box.mirrored else face.left + radius // 2,
            face.top + radius,
        )
        colour = AMBER if told else PERSON_COLOURS.get(self.people[seat].colour, LIGHT)
        kit.paint.disc(target, at, radius, PANEL.fade(1.0), colour, 3)
        side = round(radius * 1.2)
        picture = kit.pictures.tinted(f"icons/{icon}", side, side, colour)
        target.blit(picture, picture.get_rect(center=at))
        close = self._beside(box) or icon != "phone"
        placed = self._placed(face, told, face.w if close else self._widest(face))
        for each, wrong in zip(told, (True, False), strict=False):
            pill = self._pills[seat] = placed[each]  # the last one tells how
            fill, line = (AMBER_FILL, None) if wrong else (PANEL.fade(1.0), AMBER)
            kit.paint.pill(target, pill, fill, line=line)
            if each.glyph:
                kit.paint.keycap(target, each.glyph, placed["glyph", each].midleft, KEYCAP)
            if each.text:
                ink = INK if wrong else LIGHT
                draw_text(kit, target, each.box, placed["text", each], ink, "middle")

    def _placed(self, face: Rect, told: Sequence[_Told], wide: int) -> Placed:
        """Return where pills are that may be so wide: over the middle of a portrait, and in the window."""
        kit, box = self.kit, self._pills_of(told)
        window = Rect((0, 0), kit.size).inflate(*(-2 * kit.px(MARGIN),) * 2)
        area = Rect((0, 0), kit.boxes.size(box, Rect(0, 0, wide, window.h)))
        area.center = face.center
        return kit.arrange(box, area.clamp(window))

    def _pills_of(self, told: Sequence[_Told]) -> Box:
        """Return the boxes of pills below each other, each by what is told in it."""
        return ColumnBox(tuple(self._pill(each) for each in told), align="middle")

    def _pill(self, told: _Told) -> Box:
        glyph = keycap_box(self.kit, told.glyph, KEYCAP, ("glyph", told)) if told.glyph else None
        parts = [each for each in (glyph, told.box if told.text else None) if each is not None]
        return RowBox(tuple(parts), GAP, "middle", pad=(SIDE, ABOVE, SIDE, ABOVE), key=told)
