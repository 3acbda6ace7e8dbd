"""The curtain between two hands: who is next, how to lift it, and everybody at the table below.

`CurtainView.draw(target, handover)`; nothing of the table is seen through it.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from pygame import Rect, Surface

from game.session.plan import Seat
from game.show.devices import DeviceKind
from game.show.handover import Handover
from game.show.local_seat import LocalSeat
from game.view.base.colours import (
    AMBER,
    BROWN,
    INK,
    LIGHT,
    PANEL,
    PAPER,
    PAPER_EDGE,
    PAPER_LOW,
    PERSON_COLOURS,
    QUIET,
    RUST,
)
from game.view.base.fonts import BOLD, MEDIUM, SEMIBOLD, TITLE
from game.view.base.scene_kit import SceneKit
from game.view.handover.curtain_art import curtain
from game.view.input.device_names import device_name
from game.view.input.key_labels import Keycaps
from game.view.table.portraits import CREAM, portrait
from game.view.widgets.name_lines import draw_name

CARD = (880.0, 600.0)
RADIUS = 112.0
TITLE_SIZE, ASK_SIZE, NOTE_SIZE = 92, 38, 30
PILL = (342.0, 118.0)
GAP, EDGE = 18.0, 84.0
"""The distance between pills, and of a row from the edges of the window."""
MOST_IN_ROW = 5


class CurtainView:
    """Draws the curtain over the window."""

    def __init__(self, kit: SceneKit, seats: Sequence[Seat]) -> None:
        self.kit = kit
        self._seats = seats

    def draw(self, target: Surface, handover: Handover, *, mistaken: bool = False) -> None:
        """Draw it as far down as it is; `mistaken`: somebody else has pressed something who is not meant."""
        kit = self.kit
        width, height = kit.size
        scale = kit.space.scale
        cloth = kit.paint.keep(("curtain", width, height), lambda: curtain(width, height, scale))
        above = round((1 - handover.down) * height)
        whole = target if above == 0 else Surface((width, height)).convert(target)
        whole.blit(cloth, (0, 0))
        away = handover.away
        self._draw_card(whole, handover.called, away=away, mistaken=mistaken)
        self._draw_people(whole, handover.called.seat, away)
        if whole is not target:
            target.blit(whole, (0, -above))

    def _ring(self, seat: int) -> tuple[int, int, int, int]:
        return PERSON_COLOURS.get(self._seats[seat].colour, AMBER)

    def _draw_card(
        self, target: Surface, local: LocalSeat, *, away: Collection[int], mistaken: bool
    ) -> None:
        kit, px, fonts, paint = self.kit, self.kit.px, self.kit.fonts, self.kit.paint
        (width, height), person = kit.size, self._seats[local.seat]
        rows = self._rows()
        below = self._pill_height() * rows + px(20) * rows + px(40)
        words, name = kit.words, person.name
        gone = local.seat in away
        title = words("couch.away" if gone else "couch.next", name=name)
        ask, key = self._asking(local)
        note = words("couch.away_note", name=name) if gone else words("couch.covered")
        if mistaken:
            note = self._not_meant(local)
        wide = min(width - 2 * px(60), px(kit.space.roomy(CARD[0], 0.8)))
        inner = wide - 2 * px(56)
        size = fonts.fitted(title, TITLE_SIZE, TITLE, inner)
        cap = self._cap_width(key)
        lines = fonts.balanced(ask, ASK_SIZE, SEMIBOLD, inner - cap)
        notes = fonts.balanced(note, NOTE_SIZE, MEDIUM, inner)
        radius = px(RADIUS)
        text = (
            fonts.height(size, TITLE)
            + px(20)
            + max(px(64), len(lines) * fonts.height(ASK_SIZE, SEMIBOLD))
            + px(44)
            + len(notes) * fonts.height(NOTE_SIZE, MEDIUM)
        )
        room = height - below - px(110) - px(20)
        radius = max(px(40), min(radius, (room - text - px(100)) // 2))
        tall = min(room, text + 2 * radius + px(100))
        card = Rect(0, 0, wide, tall)
        card.center = (width // 2, px(110) + room // 2)
        paint.box(target, card, (PAPER, PAPER_LOW), radius=36, edge=PAPER_EDGE, shadow=True)
        line = card.inflate(-2 * px(16), -2 * px(16))
        line.h -= px(4)
        paint.box(target, line, None, radius=24, line=AMBER.fade(0.45), line_width=2)
        face = portrait(kit, person.portrait, radius, PERSON_COLOURS.get(person.colour, AMBER))
        y = card.top + px(34)
        target.blit(face, face.get_rect(midtop=(card.centerx, y)))
        y += 2 * radius + px(10)
        paint.text(target, title, (card.centerx, y), size, TITLE, INK, "midtop")
        y += fonts.height(size, TITLE) + px(20)
        self._draw_asking(target, lines, key, (card.centerx, y))
        y += max(px(64), len(lines) * fonts.height(ASK_SIZE, SEMIBOLD)) + px(18)
        target.fill(PAPER_EDGE, (card.left + wide // 5, y, wide - 2 * (wide // 5), max(1, px(2))))
        y += px(16)
        for each in notes:
            tone = RUST if mistaken else BROWN
            paint.text(target, each, (card.centerx, y), NOTE_SIZE, MEDIUM, tone, "midtop")
            y += fonts.height(NOTE_SIZE, MEDIUM)

    def _asking(self, local: LocalSeat) -> tuple[str, str]:
        """The sentence that says how the curtain is lifted, and the key or button for it."""
        keycaps, words = Keycaps(self.kit.input, local), self.kit.words
        name = self._seats[local.seat].name
        if keycaps.device.kind is DeviceKind.MOUSE:
            return words("couch.lift_click", name=name), ""
        return words("couch.lift", name=name), keycaps("confirm")

    def _not_meant(self, local: LocalSeat) -> str:
        """For whom it waits, and with what if that is known, for somebody else who has pressed something."""
        words, reader, name = self.kit.words, self.kit.input, self._seats[local.seat].name
        if (
            local.devices is None
        ):  # any that is nobody's: what was used last is that of who has pressed it
            return words("couch.not_meant_free", name=name)
        device = device_name(words, reader.pads, Keycaps(reader, local).device)
        return words("couch.not_meant", name=name, device=device)

    def _cap_width(self, key: str) -> int:
        """The width of the keycap with the gap after it, in real pixels."""
        kit = self.kit
        return kit.paint.keycap_size(key, ASK_SIZE)[0] + kit.px(18) if key else 0

    def _draw_asking(
        self, target: Surface, lines: list[str], key: str, at: tuple[int, int]
    ) -> None:
        """The sentence, with its key to the left of it."""
        kit, fonts = self.kit, self.kit.fonts
        step = fonts.height(ASK_SIZE, SEMIBOLD)
        wide = max(fonts.width(line, ASK_SIZE, SEMIBOLD) for line in lines)
        cap = self._cap_width(key)
        left, y = at[0] - (wide + cap) // 2, at[1]
        if key:
            middle = (left, y + step * len(lines) // 2)
            kit.paint.keycap(target, key, middle, ASK_SIZE, "midleft", dark=True)
        for line in lines:
            centre = left + cap + wide // 2
            kit.paint.text(target, line, (centre, y), ASK_SIZE, SEMIBOLD, BROWN, "midtop")
            y += step

    def _pill_height(self) -> int:
        fonts = self.kit.fonts
        lines = fonts.height(30, BOLD) + fonts.height(24, SEMIBOLD)
        return max(self.kit.px(PILL[1]), lines + self.kit.px(24))

    def _pill_width(self, rows: int) -> int:
        """The width of a pill if all stand in so many rows."""
        each, px = -(-len(self._seats) // rows), self.kit.px
        return min(px(PILL[0]), (self.kit.size[0] - 2 * px(EDGE) - (each - 1) * px(GAP)) // each)

    def _rows(self) -> int:
        """In how many rows everybody stands: in as many as it takes for what is said below a name."""
        fonts, words, px = self.kit.fonts, self.kit.words, self.kit.px
        said = (words("table.away"), words("couch.bot"))
        least = self._pill_height() + px(14) + px(26)
        least += max(fonts.width(each, 24, SEMIBOLD) for each in said)
        first = -(-len(self._seats) // MOST_IN_ROW)
        ways = range(first, len(self._seats))
        return next((rows for rows in ways if self._pill_width(rows) >= least), first)

    def _draw_people(self, target: Surface, coming: int, away: Collection[int]) -> None:
        """Everybody at the table in a row or two, the next marked."""
        kit, px = self.kit, self.kit.px
        width, height = kit.size
        rows = self._rows()
        each = -(-len(self._seats) // rows)
        tall, gap, wide = self._pill_height(), px(GAP), self._pill_width(rows)
        y = height - px(64) - rows * tall - (rows - 1) * gap
        for first in range(0, len(self._seats), each):
            row = range(first, min(first + each, len(self._seats)))
            x = (width - len(row) * wide - (len(row) - 1) * gap) // 2
            for seat in row:
                bot = "" if self._seats[seat].person else kit.words("couch.bot")
                below = kit.words("table.away") if seat in away else bot
                self._draw_pill(target, Rect(x, y, wide, tall), seat, below, seat == coming)
                x += wide + gap
            y += tall + gap

    def _draw_pill(self, target: Surface, rect: Rect, seat: int, below: str, coming: bool) -> None:
        kit, px, fonts, person = self.kit, self.kit.px, self.kit.fonts, self._seats[seat]
        line = AMBER if coming else QUIET.fade(0.3)
        if coming:
            kit.paint.glow(target, rect, rect.h / 2 / kit.space.scale)
        kit.paint.pill(target, rect, PANEL, line=line, line_width=5 if coming else 2)
        radius = rect.h // 2 - px(12)
        ring = PERSON_COLOURS.get(person.colour, CREAM)
        face = portrait(kit, person.portrait, radius, ring)
        target.blit(face, face.get_rect(center=(rect.left + rect.h // 2, rect.centery)))
        left = rect.left + rect.h // 2 + radius + px(14)
        room = rect.right - px(26) - left
        high = fonts.height(30, BOLD) + (fonts.height(24, SEMIBOLD) if below else 0)
        y = rect.centery - high // 2
        ink, named = AMBER if coming else LIGHT, Rect(left, y, room, fonts.height(30, BOLD))
        if not below:
            named = Rect(left, rect.top, room, rect.h).inflate(0, -px(24))
        draw_name(kit, target, person.name, named, 30, BOLD, ink)
        if below:
            y += fonts.height(30, BOLD)
            kit.paint.text(target, below, (left, y), 24, SEMIBOLD, QUIET)
