"""The badges of those who hold their hands on phones, or are away, and for how long a phone's seat is held."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Mapping, Sequence
from math import ceil

from pygame import Rect, Surface

from game.session.plan import Seat
from game.show.devices import KEYS
from game.view.base.arranging import Placed
from game.view.base.boxes import Box, ColumnBox, TextBox
from game.view.base.colours import AMBER, AMBER_FILL, INK, LIGHT, PANEL, PERSON_COLOURS
from game.view.base.fonts import BOLD
from game.view.base.scene_kit import SceneKit
from game.view.input.usual_bindings import STAND_IN
from game.view.layout.seat_boxes import SeatBox
from game.view.widgets.widget_boxes import draw_text

TEXT, LEAST = 26.0, 18.0
"""The size of a pill's text, and the least where there is little room."""
SIDE, ABOVE, MARGIN = 15.0, 5.0, 8.0
"""How far a text is from the ends of its pill, and from its long edges; and pills from those of the window."""
WIDE = 3
"""How many times as wide as a portrait the text of a pill may be that has room."""


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
        high = self.kit.boxes.height(_pills(texts), self._widest(face))
        return high <= face.h and not self._beside(box)

    def _widest(self, face: Rect) -> int:
        """Return how wide a pill may be that has room beside a portrait, in real pixels."""
        return WIDE * face.w + self.kit.px(2 * SIDE)

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
        close = self._beside(box) or icon != "phone"
        placed = self._placed(face, texts, face.w if close else self._widest(face))
        for text, wrong in zip(_texts_of(texts), (True, False), strict=False):
            pill = self._pills[seat] = placed[text.text]  # the last one tells how
            fill, line = (AMBER_FILL, None) if wrong else (PANEL.fade(1.0), AMBER)
            kit.paint.pill(target, pill, fill, line=line)
            draw_text(kit, target, text, placed[text.key], INK if wrong else LIGHT, "middle")

    def _placed(self, face: Rect, texts: Sequence[str], wide: int) -> Placed:
        """Return where pills are that may be so wide: over the middle of a portrait, and in the window."""
        kit, box = self.kit, _pills(texts)
        window = Rect((0, 0), kit.size).inflate(*(-2 * kit.px(MARGIN),) * 2)
        area = Rect((0, 0), kit.boxes.size(box, Rect(0, 0, wide, window.h)))
        area.center = face.center
        return kit.arrange(box, area.clamp(window))


def _texts_of(texts: Sequence[str]) -> tuple[TextBox, ...]:
    return tuple(
        TextBox(text, TEXT, BOLD, lines=1, smallest=LEAST, cut=True, key=("text", text))
        for text in texts
    )


def _pills(texts: Sequence[str]) -> Box:
    """Return the boxes of pills below each other, each by its text."""
    pad = (SIDE, ABOVE, SIDE, ABOVE)
    pills = (ColumnBox((each,), pad=pad, key=each.text) for each in _texts_of(texts))
    return ColumnBox(tuple(pills), align="middle")
