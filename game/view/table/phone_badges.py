"""The badges of those who hold their hands on phones, or are away, and for how long a phone's seat is held."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Mapping, Sequence
from math import ceil

from pygame import Rect, Surface

from game.session.plan import Seat
from game.show.devices import KEYS
from game.view.base.colours import AMBER, AMBER_FILL, INK, LIGHT, PANEL, PERSON_COLOURS
from game.view.base.fonts import BOLD
from game.view.base.scene_kit import SceneKit
from game.view.input.usual_bindings import STAND_IN
from game.view.layout.seat_boxes import SeatBox

TEXT, SIDE = 26.0, 15
"""The size of a pill's text, and how far it stands from the pill's sides."""


class PhoneBadges:
    """Draws a badge at the portrait of every seat in `seats`, which are by the numbers of their phones.

    So it does at those for which bots play as long as their people are `away`. Below that of a phone that is
    away stands how a bot sits down for it at once.
    """

    def __init__(
        self,
        kit: SceneKit,
        people: Sequence[Seat],
        seats: Mapping[int, int],
        away: Collection[int] = (),
    ) -> None:
        self.kit, self.people, self.seats, self.away = kit, people, seats, away
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
        """What they show: seats, and for how many seconds those that are away are held."""
        return tuple(self._held().items()), frozenset(self.away)

    def draw(self, target: Surface, boxes: Mapping[int, SeatBox]) -> None:
        """Draw the badges at seats that have a portrait on the table."""
        self._pills.clear()
        held = self._held()
        missed = self._missed(held)
        for seat, left in held.items():
            if seat in boxes and seat not in self.away:
                texts = self._texts(boxes[seat], left or 0) if seat in missed else ()
                self._draw(target, seat, boxes[seat], "phone", *texts)
        for seat in sorted(self.away):
            if seat in boxes:
                self._draw(target, seat, boxes[seat], "robot", self.kit.words("table.away"))

    def _texts(self, box: SeatBox, left: int) -> tuple[str, ...]:
        """Return what is told of a phone that is away for so many seconds more, in the pills that have room."""
        words, key = self.kit.words, self.kit.reader.prompt(STAND_IN, KEYS)
        said = words("table.phone_away", count=left) if left else words("table.away")
        texts = said, words("table.stand_in", key=key)
        if self._fit(box, texts):
            return texts
        return (key if self._beside(box) else words("table.away_stand_in", key=key),)

    def _fit(self, box: SeatBox, texts: Sequence[str]) -> bool:
        """Whether there is room for pills with texts over the height of a portrait."""
        face = self.kit.rect(box.portrait)
        high = sum(self._pill(text, 3 * face.w).h for text in texts)
        return high <= face.h and not self._beside(box)

    def _beside(self, box: SeatBox) -> bool:
        """Whether the name stands beside the portrait, where a wide pill would cover it."""
        return box.plate.top < box.portrait.centery

    def _draw(self, target: Surface, seat: int, box: SeatBox, icon: str, *texts: str) -> None:
        """Draw an icon at a portrait, and over it what is wrong, if anything is, and what can be done."""
        kit, px = self.kit, self.kit.px
        face = kit.rect(box.portrait)
        radius = max(px(15), round(face.w * 0.2))
        at = (
            face.right - radius // 2 if box.mirrored else face.left + radius // 2,
            face.top + radius,
        )
        colour = AMBER if texts else PERSON_COLOURS.get(self.people[seat].colour, LIGHT)
        kit.paint.disc(target, at, radius, PANEL.fade(1.0), colour, 3)
        side = round(radius * 1.2)
        picture = kit.pictures.tinted(f"icons/{icon}", side, side, colour)
        target.blit(picture, picture.get_rect(center=at))
        room = face.w - px(2 * SIDE) if self._beside(box) or icon != "phone" else 3 * face.w
        pills = [self._pill(text, room) for text in texts]
        top = face.centery - sum(pill.h for pill in pills) // 2
        for pill, text, wrong in zip(pills, texts, (True, False), strict=False):
            pill.midtop = face.centerx, top
            pill.clamp_ip(Rect(px(8), px(8), kit.size[0] - px(16), kit.size[1] - px(16)))
            top = pill.bottom
            self._pills[seat] = pill  # the last one tells how
            fill, line = (AMBER_FILL, None) if wrong else (PANEL.fade(1.0), AMBER)
            kit.paint.pill(target, pill, fill, line=line)
            size = kit.fonts.fitted(text, TEXT, BOLD, room)
            kit.paint.text(target, text, pill.center, size, BOLD, INK if wrong else LIGHT, "center")

    def _pill(self, text: str, room: int) -> Rect:
        """Return the size of the pill of a text that may be so wide."""
        fonts, px = self.kit.fonts, self.kit.px
        size = fonts.fitted(text, TEXT, BOLD, room)
        return Rect(
            0, 0, fonts.width(text, size, BOLD) + px(2 * SIDE), fonts.height(size, BOLD) + px(10)
        )
