"""What a call is about, asked beside the table while the game goes on: `CallPanel`.

People in a row (if the call is about somebody), and below them columns of what can be said, each with a
letter of its own. Nothing waits for it, and it covers nothing that one plays with.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from pygame import FRect, Rect, Surface

from game.view.colour import (
    ACCUSE_LINE,
    AMBER,
    INK,
    LIGHT,
    LINE,
    PANEL,
    PAPER,
    PAPER_LOW,
    QUIET,
)
from game.view.focus import nearest
from game.view.fonts import BOLD, EXTRABOLD, SEMIBOLD
from game.view.input import Device, Intent, Kind
from game.view.portrait import blit_portrait
from game.view.stage import Stage
from game.view.suits import suits

TITLE, QUESTION, HEADING, ITEM, CAP = 34.0, 25.0, 21.0, 24.0, 20.0
PADDING, GAP = 22, 8
RADIUS = 26
_DIRECTIONS = ((-1, 0), (0, -1), (1, 0), (0, 1))
_GLYPHS = ("pad-left", "pad-up", "pad-right", "pad-down")


@dataclass(slots=True)
class Item:
    """Something that can be said: what stands on it, the key that says it; `suit` draws a suit's shape."""

    label: str
    key: str
    choose: Callable[[], None]
    suit: str = ""
    rect: Rect = field(default_factory=lambda: Rect(0, 0, 0, 0))


@dataclass(frozen=True, slots=True)
class Column:
    """Items below each other, under a heading ("" for none)."""

    heading: str
    items: tuple[Item, ...]


class CallPanel:
    """Asks what a call is about. `person` is whom, of `people` (seat → name, portrait).

    A `quiet` panel has opened by itself: with keys it leaves arrows, Enter and Escape to the table.
    """

    def __init__(
        self,
        stage: Stage,
        title: str,
        question: str,
        columns: Sequence[Column],
        closed: Callable[[], None],
        *,
        people: Mapping[int, tuple[str, str]] | None = None,
        person: int = -1,
        quiet: bool = False,
        warm: bool = False,
    ) -> None:
        self.stage = stage
        self.title, self.question = title, question
        self.columns = [column for column in columns if column.items]
        self.items = [item for column in self.columns for item in column.items]
        self.closed = closed
        self.people = dict(people or {})
        self.person = person
        self.quiet = quiet
        self.warm = warm
        self.rect = Rect(0, 0, 0, 0)
        self.focus: int | None = None if quiet else 0
        self._people_at: dict[int, Rect] = {}
        self._headings: list[tuple[str, tuple[int, int]]] = []
        self._over: int | None = None
        self._column: int | None = None

    # --- placing

    def place(self, area: FRect) -> None:
        """Fill an area (design pixels) from its lower edge up, as high as it needs to be."""
        stage, px = self.stage, self.stage.px
        most = stage.rect(area)
        fonts = stage.fonts
        gap, pad = px(GAP), px(PADDING)
        title = fonts.height(TITLE, EXTRABOLD) + px(14)
        person = max(px(54), fonts.height(ITEM, BOLD) + px(12)) if self.people else 0
        per_row = self._people_in_a_row(most.w - 2 * pad)
        rows = -(-len(self.people) // per_row) if self.people else 0
        above = title + rows * (person + gap) + (gap // 2 if rows else 0)
        heading = any(column.heading for column in self.columns)
        head = fonts.height(HEADING, SEMIBOLD) + px(4) if heading else 0
        deep = max(len(column.items) for column in self.columns)
        free = most.h - 2 * pad - above - head
        wished = max(px(56), self._lines() * fonts.height(ITEM, BOLD) + px(8))
        if deep == 1:
            wished = px(96) + fonts.height(ITEM, BOLD)
        step = min(wished + gap, (free + gap) // deep)
        tall = min(most.h, 2 * pad + above + head + deep * step - gap)
        self.rect = Rect(most.left, most.bottom - tall, most.w, tall)
        x, y = self.rect.x + pad, self.rect.y + pad + title
        wide = (most.w - 2 * pad + gap) // max(1, per_row)
        for place, seat in enumerate(self.people):
            row, across = divmod(place, per_row)
            self._people_at[seat] = Rect(
                x + across * wide, y + row * (person + gap), wide - gap, person
            )
        y = self.rect.y + pad + above
        wide = (most.w - 2 * pad + gap) // len(self.columns)
        self._headings = []
        for number, column in enumerate(self.columns):
            left = x + number * wide
            if heading:
                self._headings.append((column.heading, (left + px(4), y)))
            for place, item in enumerate(column.items):
                item.rect = Rect(left, y + head + place * step, wide - gap, step - gap)

    def _people_in_a_row(self, wide: int) -> int:
        """One row; with text so large that nobody's key would have room, two."""
        count = len(self.people)
        least = self.stage.px(76) * max(1.0, self.stage.space.text_scale * 0.8)
        return count if count * least <= wide else -(-count // 2)

    def _lines(self) -> int:
        return 2 if len(self.columns) > 2 else 1

    # --- what the player wants

    def handle(self, intent: Intent) -> bool:
        """Take an intent; whether it was meant for the panel."""
        kind = intent.kind
        quiet = self.quiet and intent.device is not Device.PAD
        if kind is Kind.BACK and self._column is not None:
            self._column = None
            return True
        if kind in (Kind.BACK, Kind.MENU) and not quiet:
            self.closed()
            return True
        if intent.letter and self._by_letter(intent):
            return True
        if intent.device is Device.PAD and self._by_pad(intent):
            return True
        if kind is Kind.CONFIRM and not quiet:
            if self.focus is None:
                self.focus = 0
            self._choose(self.focus)
            return True
        if kind is Kind.NAVIGATE and not quiet:
            self._move(intent.direction)
            return True
        if kind is Kind.COMMAND and intent.command in ("next", "previous") and not quiet:
            step = 1 if intent.command == "next" else -1
            self.focus = ((self.focus or 0) + step) % (len(self.items) + len(self.people))
            return True
        return intent.device is Device.MOUSE and self._by_mouse(intent)

    @property
    def _by_direction(self) -> bool:
        """Whether a pad's four directions choose among the columns, and then in one of them."""
        return len(self.columns) == 4 and all(len(column.items) <= 4 for column in self.columns)

    def _by_pad(self, intent: Intent) -> bool:
        """Two directions say one of sixteen; the buttons for drawing and asking choose the person."""
        if self.people and intent.command in ("draw", "why"):
            seats = list(self.people)
            step = 1 if intent.command == "draw" else -1
            self.person = seats[(seats.index(self.person) + step) % len(seats)]
            return True
        if intent.kind is not Kind.NAVIGATE or not self._by_direction:
            return False
        number = _DIRECTIONS.index(intent.direction)
        if self._column is None and len(self.columns[number].items) > 1:
            self._column = number
            return True
        items = self.columns[number if self._column is None else self._column].items
        if self._column is None:
            items[0].choose()
        elif number < len(items):
            items[number].choose()
        return True

    def _by_letter(self, intent: Intent) -> bool:
        letter = intent.letter.upper()
        if self.people and letter.isdigit():
            place = (int(letter) or 10) - 1
            if place < len(self.people):
                self.person = list(self.people)[place]
            return True
        for item in self.items:
            if item.key == letter:
                item.choose()
                return True
        return False

    def _by_mouse(self, intent: Intent) -> bool:
        inside = self.rect.collidepoint(intent.pos)
        self._over = self._at(intent.pos)
        if intent.kind is Kind.PRESS and intent.button == 1 and self._over is not None:
            self._choose(self._over)
            return True
        if intent.kind is Kind.MOVE and inside and self._over is not None:
            self.focus = self._over
        return inside

    def _rects(self) -> list[Rect]:
        return [item.rect for item in self.items] + [self._people_at[seat] for seat in self.people]

    def _at(self, pos: tuple[int, int]) -> int | None:
        return next((n for n, rect in enumerate(self._rects()) if rect.collidepoint(pos)), None)

    def _choose(self, number: int) -> None:
        if number < len(self.items):
            self.items[number].choose()
        else:
            self.person = list(self.people)[number - len(self.items)]

    def _move(self, direction: tuple[int, int]) -> None:
        if self.focus is None:
            self.focus = 0
            return
        rects = self._rects()
        others = [number for number in range(len(rects)) if number != self.focus]
        found = nearest(rects[self.focus], direction, [rects[number] for number in others])
        if found is not None:
            self.focus = others[found]

    # --- drawing

    def draw(self, target: Surface) -> None:
        """Draw the panel."""
        stage, px, paint = self.stage, self.stage.px, self.stage.paint
        line = ACCUSE_LINE if self.warm else LINE
        paint.box(
            target, self.rect, PANEL.fade(0.97), radius=RADIUS, line=line, line_width=3, shadow=True
        )
        x, y = self.rect.x + px(PADDING), self.rect.y + px(PADDING - 6)
        words = f"{self.title}: {self.people[self.person][0]}" if self.people else self.title
        title = paint.text(target, words, (x, y), TITLE, EXTRABOLD, PAPER)
        right = self.rect.right - px(PADDING)
        if not self.quiet or stage.reader.device is Device.PAD:
            key, back = stage.reader.prompt("back"), stage.words("table.back")
            word = paint.text(target, back, (right, title.centery), 22, BOLD, LIGHT, "midright")
            if key:
                cap = paint.keycap_size(key, CAP)[0]
                at = (word.left - px(8) - cap, title.centery)
                right = paint.keycap(target, key, at, CAP).left
        room = right - title.right - px(34)
        question = stage.fonts.cut(self.question, QUESTION, SEMIBOLD, room)
        at = (title.right + px(18), title.centery + px(2))
        paint.text(target, question, at, QUESTION, SEMIBOLD, QUIET, "midleft")
        for number, seat in enumerate(self.people, 1):
            self._draw_person(target, number, seat)
        pad = stage.reader.device is Device.PAD and self._by_direction and self._column is None
        for number, (heading, (left, top)) in enumerate(self._headings):
            if pad:
                middle = (left, top + stage.fonts.height(HEADING, BOLD) // 2)
                left = paint.keycap(target, _GLYPHS[number], middle, 18).right + px(6)
            paint.text(target, heading, (left, top), HEADING, BOLD, QUIET)
        for item in self.items:
            self._draw_item(target, item)
        if self.focus is not None and not (pad or self._column is not None):
            paint.ring(target, self._rects()[self.focus], 14, AMBER)

    def _cap(self, item: Item) -> str:
        """The key that says an item; with a pad the direction, once its column has been chosen."""
        if self.stage.reader.device is not Device.PAD:
            return item.key
        if not self._by_direction:
            return ""
        for number, column in enumerate(self.columns):
            if item in column.items:
                if len(column.items) == 1:
                    return _GLYPHS[number]
                return _GLYPHS[column.items.index(item)] if number == self._column else ""
        return ""

    def _draw_person(self, target: Surface, number: int, seat: int) -> None:
        stage, px, paint = self.stage, self.stage.px, self.stage.paint
        rect, chosen = self._people_at[seat], seat == self.person
        name, portrait = self.people[seat]
        fill = (PAPER, PAPER_LOW) if chosen else LIGHT.fade(0.12)
        paint.pill(target, rect, fill, line=ACCUSE_LINE if chosen else None, line_width=3)
        radius = rect.h // 2 - px(2)
        blit_portrait(stage, target, portrait, (rect.x + rect.h // 2, rect.centery), radius)
        left, right = rect.x + rect.h + px(4), rect.right - px(6)
        if stage.reader.device is not Device.PAD:
            label = str(number % 10)
            cap = min(paint.keycap_size(label, CAP)[0], rect.w // 2)
            paint.keycap(target, label, (right - cap, rect.centery), CAP, dark=chosen)
            right -= cap + px(4)
        size = stage.fonts.fitted(name, ITEM, BOLD, right - left)
        if stage.fonts.width(name, size, BOLD) <= right - left:  # else the portrait has to do
            ink, at = INK if chosen else LIGHT, (left, rect.centery)
            paint.text(target, name, at, size, BOLD, ink, "midleft")

    def _draw_item(self, target: Surface, item: Item) -> None:
        stage, px, paint = self.stage, self.stage.px, self.stage.paint
        rect = item.rect
        look = suits(stage.settings.four_colour).get(item.suit)
        fill = (PAPER, PAPER_LOW) if look else LIGHT.fade(0.12)
        paint.box(target, rect, fill, radius=14)
        if look and rect.h > px(110):
            self._draw_tile(target, item)
            return
        x = rect.x + px(8)
        key = self._cap(item)
        if key:
            cap = paint.keycap(target, key, (x, rect.centery), CAP, dark=look is not None)
            x = cap.right + px(6)
        if look:
            side = min(rect.h - px(14), round(rect.w * 0.2), px(46))
            shape = stage.images.svg(f"shapes/{look.shape}", side, side)
            target.blit(shape, shape.get_rect(midleft=(x, rect.centery)))
            x += side + px(8)
        fonts = stage.fonts
        size, lines = self._set(item.label, rect.right - px(4) - x, rect.h)
        step = fonts.height(size, BOLD)
        y = rect.centery - step * len(lines) // 2
        ink = look.dark if look else LIGHT
        for text in lines:
            paint.text(target, text, (x, y), size, BOLD, ink)
            y += step

    def _draw_tile(self, target: Surface, item: Item) -> None:
        """A suit with room: its shape above its name, the key in the corner."""
        stage, px, rect = self.stage, self.stage.px, item.rect
        look = suits(stage.settings.four_colour)[item.suit]
        high = stage.fonts.height(ITEM, BOLD)
        side = rect.h - high - px(26)
        shape = stage.images.svg(f"shapes/{look.shape}", side, side)
        target.blit(shape, shape.get_rect(midtop=(rect.centerx, rect.y + px(10))))
        size = stage.fonts.fitted(item.label, ITEM, BOLD, rect.w - px(12))
        at = (rect.centerx, rect.bottom - px(8))
        stage.paint.text(target, item.label, at, size, BOLD, look.dark, "midbottom")
        key = self._cap(item)
        if key:
            corner = (rect.x + px(8), rect.y + px(8))
            stage.paint.keycap(target, key, corner, CAP, "topleft", dark=True)

    def _set(self, text: str, wide: int, tall: int) -> tuple[float, list[str]]:
        """The largest size at which a label has room, in one line or two, and its lines."""
        fonts = self.stage.fonts
        size = ITEM
        while True:
            most = 2 if 2 * fonts.height(size, BOLD) <= tall else 1
            lines = fonts.wrap(text, size, BOLD, wide) if most > 1 else [text]
            fits = len(lines) <= most and all(
                fonts.width(line, size, BOLD) <= wide for line in lines
            )
            if fits or size <= 18:
                break
            size -= 1
        if len(lines) > most:
            lines = [lines[0], " ".join(lines[1:])]
        return size, [fonts.cut(line, size, BOLD, wide) for line in lines]
