"""The panel that asks for the arguments of a call while the game goes on: `CallPanel`.

It has a row of people (if the call is about a seat), below them columns of items, each with a key of its own,
and a text field. The game does not wait for it, and it covers nothing that is needed to play. `call_panel_view`
draws it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from pygame import FRect, Rect

from game.show.devices import DeviceKind
from game.view.base.fonts import BOLD, EXTRABOLD, SEMIBOLD
from game.view.base.scene_kit import SceneKit
from game.view.calls.say_field import SayField
from game.view.input.intents import Intent, Kind
from game.view.widgets.focus_group import nearest

TITLE, HEADING, ITEM = 34.0, 21.0, 24.0
CAP, SMALLEST = 20.0, 18.0
"""The sizes of keycaps, and of labels that would have no room otherwise."""
PADDING, GAP, MARGIN = 22, 8, 24
CROSS = ("pad-left", "pad-up", "pad-right", "pad-down")
BUTTONS = (
    *CROSS,
    *("pad-x", "pad-y", "pad-a", "pad-lb", "pad-rb", "pad-lt", "pad-rt", "pad-ls", "pad-rs"),
)
"""The pad buttons of the items of a list, in order; two directions choose one of sixteen items."""
_DIRECTIONS = ((-1, 0), (0, -1), (1, 0), (0, 1))


@dataclass(slots=True)
class Item:
    """One item: its label, its key, and its action; `suit` draws a suit's shape."""

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
    """The panel. `person` is the chosen seat of `people` (seat → name, portrait).

    A `quiet` panel has opened by itself: it leaves the arrows, Enter and Escape of the keyboard to the table.
    """

    def __init__(
        self,
        kit: SceneKit,
        title: str,
        question: str,
        columns: Sequence[Column],
        closed: Callable[[], None],
        *,
        people: Mapping[int, tuple[str, str]] | None = None,
        person: int = -1,
        quiet: bool = False,
        warm: bool = False,
        field: SayField | None = None,
    ) -> None:
        self.kit = kit
        self.title, self.question = title, question
        self.columns = [column for column in columns if column.items]
        self.items = [item for column in self.columns for item in column.items]
        self.closed = closed
        self.people = dict(people or {})
        self.person = person
        self.quiet = quiet
        self.warm = warm
        self.rect = Rect(0, 0, 0, 0)
        self.field = field
        self.focus: int | None = None if quiet else 0
        if field is not None:
            self.focus = len(self.items) + len(self.people)
        self.people_at: dict[int, Rect] = {}
        self.headings: list[tuple[str, tuple[int, int]]] = []
        self.headed = 0
        """How wide a heading may be."""
        self.column: int | None = None
        """The column that a pad's first direction has chosen."""
        self._over: int | None = None

    # --- placing

    def place(self, area: FRect) -> None:
        """Fill an area (design pixels) from its lower edge up, as high as it needs to be."""
        kit, px = self.kit, self.kit.px
        most = kit.rect(area)
        fonts = kit.fonts
        gap, pad = px(GAP), px(PADDING)
        wider = min(self._least_width() - most.w, most.left - px(MARGIN))
        if wider > 0:
            most.left, most.w = most.left - wider, most.w + wider
        title = fonts.height(TITLE, EXTRABOLD) + px(14)
        per_row = self._people_in_a_row(most.w - 2 * pad)
        rows = -(-len(self.people) // per_row) if self.people else 0
        person = max(px(54), fonts.height(ITEM, BOLD) + px(12)) if rows else 0
        above = title + rows * (person + gap) + (gap // 2 if rows else 0)
        heading = any(column.heading for column in self.columns)
        head = fonts.height(HEADING, SEMIBOLD) + px(4) if heading else 0
        deep = max(len(column.items) for column in self.columns)
        line = max(px(52), fonts.height(ITEM, BOLD) + px(12)) + 2 * gap if self.field else 0
        most.h -= line
        free = most.h - 2 * pad - above - head
        wished = max(px(56), self._lines() * fonts.height(ITEM, BOLD) + px(8))
        if deep == 1:
            wished = px(96) + fonts.height(ITEM, BOLD)
        step = min(wished + gap, (free + gap) // deep)
        tall = min(most.h, 2 * pad + above + head + deep * step - gap)
        self.rect = Rect(most.left, most.bottom - tall, most.w, tall + line)
        if self.field is not None:
            under = Rect(0, 0, most.w - 2 * pad, line - 2 * gap)
            under.midbottom = (self.rect.centerx, self.rect.bottom - pad)
            self.field.rect = under
        x, y = self.rect.x + pad, self.rect.y + pad + title
        wide = (most.w - 2 * pad + gap) // max(1, per_row)
        for place, seat in enumerate(self.people):
            row, across = divmod(place, per_row)
            self.people_at[seat] = Rect(
                x + across * wide, y + row * (person + gap), wide - gap, person
            )
        y = self.rect.y + pad + above
        wide = (most.w - 2 * pad + gap) // len(self.columns)
        self.headings = []
        self.headed = wide - gap
        for number, column in enumerate(self.columns):
            left = x + number * wide
            if heading:
                self.headings.append((column.heading, (left + px(4), y)))
            for place, item in enumerate(column.items):
                item.rect = Rect(left, y + head + place * step, wide - gap, step - gap)

    def _people_in_a_row(self, wide: int) -> int:
        """One row; with text so large that nobody's key would have room, two."""
        count = len(self.people)
        least = self.kit.px(76) * max(1.0, self.kit.space.text_scale * 0.8)
        return count if count * least <= wide else -(-count // 2)

    def _lines(self) -> int:
        return 2 if len(self.columns) > 2 else 1

    def _least_width(self) -> int:
        """How wide the panel has to be for the longest word in its columns and headings."""
        fonts, px = self.kit.fonts, self.kit.px
        before = self.kit.paint.keycap_size("M", CAP)[0] + px(20)
        labels = (fonts.least_width(item.label, SMALLEST, BOLD) for item in self.items)
        widest = max(labels, default=0) + before
        headings = [fonts.width(column.heading, SMALLEST, BOLD) for column in self.columns]
        each = max(widest, *headings) + px(GAP)
        return len(self.columns) * each + 2 * px(PADDING)

    # --- intents

    def handle(self, intent: Intent) -> bool:
        """Handle an intent if it is for the panel; return whether it was."""
        kind = intent.kind
        quiet = self.quiet and not intent.device.is_pad
        if self.field is not None and self.field.handle(intent):
            return True
        if kind is Kind.BACK and self.column is not None:
            self.column = None
            return True
        if kind in (Kind.BACK, Kind.MENU) and not quiet:
            self.closed()
            return True
        if intent.device.is_pad:
            return self._by_pad(intent)
        if intent.letter and self._by_letter(intent):
            return True
        if kind is Kind.CONFIRM and not quiet:
            self.focus = self.focus or 0
            self._choose(self.focus)
            return True
        if kind is Kind.NAVIGATE and not quiet:
            self._move(intent.direction)
            return True
        if kind is Kind.COMMAND and intent.command in ("next", "previous") and not quiet:
            step = 1 if intent.command == "next" else -1
            self.focus = ((self.focus or 0) + step) % len(self._rects())
            return True
        return intent.device.kind is DeviceKind.MOUSE and self._by_mouse(intent)

    def leave(self) -> None:
        """Called when the panel is closed."""
        if self.field is not None:
            self.field.leave()

    @property
    def by_direction(self) -> bool:
        """Whether a pad's four directions choose among the columns, and then in one of them."""
        deep = max(len(column.items) for column in self.columns)
        return len(self.columns) == 4 and deep <= (4 if self.people else 1)

    def button_of(self, item: Item) -> str:
        """Return the pad button of an item; "" while its column has to be chosen first."""
        if not self.by_direction:
            place = self.items.index(item)
            return self._buttons[place] if place < len(self._buttons) else ""
        for number, column in enumerate(self.columns):
            if item in column.items:
                if len(column.items) == 1:
                    return CROSS[number]
                return CROSS[column.items.index(item)] if number == self.column else ""
        return ""

    @property
    def _buttons(self) -> list[str]:
        back = self.kit.reader.buttons.label("back")
        return [button for button in BUTTONS if button != back]

    def _by_pad(self, intent: Intent) -> bool:
        """Every item has a button, or two directions; those for drawing and asking choose the person."""
        if self.people and intent.command in ("draw", "why"):
            seats = list(self.people)
            step = 1 if intent.command == "draw" else -1
            self.person = seats[(seats.index(self.person) + step) % len(seats)]
            return True
        if self.by_direction and intent.kind is Kind.NAVIGATE and self.column is None:
            number = _DIRECTIONS.index(intent.direction)
            if intent.letter and len(self.columns[number].items) > 1:
                self.column = number
                return True
        if not intent.letter:  # a direction that is still held says nothing
            return intent.kind is Kind.NAVIGATE
        found = next((each for each in self.items if self.button_of(each) == intent.letter), None)
        if found is not None:
            found.choose()
        confirms = intent.kind is Kind.CONFIRM and not self.quiet
        return found is not None or confirms or intent.kind is Kind.NAVIGATE

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
        people = [self.people_at[seat] for seat in self.people]
        line = [self.field.rect] if self.field is not None else []
        return [item.rect for item in self.items] + people + line

    @property
    def ringed(self) -> Rect | None:
        """The rectangle of what has the focus, where a ring shows it; otherwise None."""
        return None if self.focus is None else self._rects()[self.focus]

    def _at(self, pos: tuple[int, int]) -> int | None:
        return next((n for n, rect in enumerate(self._rects()) if rect.collidepoint(pos)), None)

    def _choose(self, number: int) -> None:
        if number < len(self.items):
            self.items[number].choose()
        elif number < len(self.items) + len(self.people):
            self.person = list(self.people)[number - len(self.items)]
        elif self.field is not None:
            self.focus = number
            self.field.begin()

    def _move(self, direction: tuple[int, int]) -> None:
        if self.focus is None:
            self.focus = 0
            return
        rects = self._rects()
        others = [number for number in range(len(rects)) if number != self.focus]
        found = nearest(rects[self.focus], direction, [rects[number] for number in others])
        if found is not None:
            self.focus = others[found]
