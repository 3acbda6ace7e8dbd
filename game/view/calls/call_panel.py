"""The panel that asks for the arguments of a call while the game goes on: `CallPanel`.

It has a row of people (if the call is about a seat), below them columns of items, each with a key of its own,
and a text field. Where there are many items it shows some at once, and the next ones behind one more. The
game does not wait for it, and it covers neither the hand nor the calls. `call_panel_view` draws it.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from pygame import FRect, Rect

from game.engine.actions import Action
from game.show.devices import DeviceKind
from game.view.base.fonts import BOLD, EXTRABOLD
from game.view.base.scene_kit import SceneKit
from game.view.calls.say_field import SayField
from game.view.input.intents import Intent, Kind
from game.view.widgets.focus_group import nearest

TITLE, ITEM = 34.0, 26.0
CAP, SMALLEST = 20.0, 18.0
"""The sizes of keycaps, and of labels that would have no room otherwise."""
PADDING, GAP, MARGIN = 18, 8, 24
CROSS = ("pad-left", "pad-up", "pad-right", "pad-down")
BUTTONS = (
    *CROSS,
    *("pad-x", "pad-y", "pad-a", "pad-lb", "pad-rb", "pad-lt", "pad-rt", "pad-ls", "pad-rs"),
)
"""The pad buttons of the items that are shown, in order."""
OTHER_PERSON = {"draw": 1, "why": -1}
"""The actions whose buttons on a pad choose another person, and how many places further."""
MORE = "Z"
"""The key of the items that come next."""


@dataclass(slots=True)
class Item:
    """One item: its label, its key, and what it does; `suit` draws a suit's shape."""

    label: str
    key: str
    choose: Callable[[], None]
    suit: str = ""
    action: Action | None = None
    """What it does, about any of the seats that the panel asks for; None for what is no action."""
    rect: Rect = field(default_factory=lambda: Rect(0, 0, 0, 0))

    def says(self, action: Action) -> bool:
        """Whether it does an action, about whichever seat is chosen."""
        return self.action is not None and self.action._replace(seat=action.seat) == action


class Grid(NamedTuple):
    """How items are set: in so many columns, each filled from above, and how many at once (0: all)."""

    across: int
    at_once: int = 0


class CallPanel:
    """The panel. `person` is the chosen seat of `people` (seat → name, portrait).

    A `quiet` panel has opened by itself: it leaves the arrows, Enter and Escape of the keyboard to the table.
    """

    def __init__(
        self,
        kit: SceneKit,
        title: str,
        question: str,
        items: Sequence[Item],
        grid: Grid,
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
        self.items = list(items)
        self.grid = self._unfolded = grid
        self.page = 0
        at_once = grid.at_once or max(1, len(self.items))
        self.pages = [self.items[at : at + at_once] for at in range(0, len(self.items), at_once)]
        self.more: Item | None = None
        """What shows the items that come next; None where all are shown."""
        if len(self.pages) > 1:
            label = kit.words("table.more_of", page=1, pages=len(self.pages))
            self.more = Item(label, MORE, self._turn)
        self.closed = closed
        self.people = dict(people or {})
        self.listed = tuple(self.people) if len(self.people) > 1 else ()
        """The seats of the row of people; the title names the only one."""
        self.person = person
        self.quiet = quiet
        self.warm = warm
        self.rect = self._grid = self._more_at = Rect(0, 0, 0, 0)
        self.field = field
        self.focus: int | None = None if quiet else 0
        if field is not None:
            self.focus = len(self._choices) + len(self.listed)
        self.people_at: dict[int, Rect] = {}

    @property
    def content(self) -> Hashable:
        """What it shows."""
        items = tuple((each.label, each.key, each.suit) for each in self._choices)
        field = self.field.content if self.field is not None else None
        chosen = self.person, self.page, self.focus
        return self.title, self.question, tuple(self.people), items, chosen, field, tuple(self.rect)

    @property
    def shown(self) -> list[Item]:
        """The items that are shown now."""
        return self.pages[self.page] if self.pages else []

    @property
    def _choices(self) -> list[Item]:
        """The items that are shown, and what shows the next ones."""
        return [*self.shown, *([self.more] if self.more is not None else [])]

    @property
    def in_focus(self) -> Item | None:
        """The item that has the focus, or None."""
        choices = self._choices
        return None if self.focus is None or self.focus >= len(choices) else choices[self.focus]

    def _turn(self) -> None:
        """Show the items that come next; after the last ones, the first again."""
        assert self.more is not None
        self.page = (self.page + 1) % len(self.pages)
        said = {"page": self.page + 1, "pages": len(self.pages)}
        self.more.label = self.kit.words("table.more_of", **said)
        self.focus = None if self.quiet else 0
        self._lay()

    def point_at(self, action: Action) -> None:
        """Let the item that says an action have the focus, whichever page it is on."""
        for number, page in enumerate(self.pages):
            for place, item in enumerate(page):
                if item.says(action):
                    while self.page != number:
                        self._turn()
                    self.focus = place

    def next_for(self, action: Action) -> tuple[Rect | None, Item | None]:
        """Return where an action is chosen next, and the item there: none while it is about another person."""
        if self.listed and self.person != action.seat:
            return self.people_at.get(action.seat), None
        item = next((each for each in self.shown if each.says(action)), None)
        return (None if item is None else item.rect), item

    def place(self, area: FRect) -> None:
        """Fill an area (design pixels) from its lower edge up, as high as it needs to be.

        Text that has no room in it gets more of the window, above the area and to its left.
        """
        kit, px, fonts = self.kit, self.kit.px, self.kit.fonts
        most = kit.rect(area)
        gap, pad = px(GAP), px(PADDING)
        self._fold(most.w)
        wider = min(self._least_width() - most.w, most.left - px(MARGIN))
        if wider > 0:
            most.left, most.w = most.left - wider, most.w + wider
        title = fonts.height(self.title_size, EXTRABOLD) + px(10)
        per_row = self._people_in_a_row(most.w - 2 * pad)
        rows = -(-len(self.listed) // per_row) if self.listed else 0
        person = max(px(52), fonts.height(ITEM, BOLD) + px(4)) if rows else 0
        above = title + rows * (person + gap) + (gap // 2 if rows else 0)
        line = fonts.height(ITEM, BOLD) + px(12)
        field = max(px(52), line) + gap if self.field else 0
        more = max(px(44), line - px(8)) + gap if self.more else 0
        around = 2 * pad + above + field + more
        deep = self._deep(max(map(len, self.pages), default=0))
        wished = max(px(60), self._lines(most.w) * fonts.height(ITEM, BOLD) + px(8))
        if deep == 1:
            wished = px(96) + fonts.height(ITEM, BOLD)
        least = fonts.height(SMALLEST, BOLD) + px(6)
        room = min(max(most.h, around + deep * (least + gap) - gap), most.bottom - px(MARGIN))
        step = min(wished + gap, (room - around + gap) // max(1, deep))
        tall = around + deep * step - gap
        self.rect = Rect(most.left, most.bottom - tall, most.w, tall)
        inner = self.rect.inflate(-2 * pad, -2 * pad)
        if self.field is not None:
            self.field.rect = Rect(inner.left, inner.bottom - field + gap, inner.w, field - gap)
        self._more_at = Rect(inner.left, inner.bottom - field - more + gap, inner.w, more - gap)
        wide = (inner.w + gap) // max(1, per_row)
        for place, seat in enumerate(self.listed):
            row, across = divmod(place, per_row)
            self.people_at[seat] = Rect(
                inner.x + across * wide,
                inner.y + title + row * (person + gap),
                wide - gap,
                person,
            )
        self._grid = Rect(inner.x, inner.y + above, inner.w, deep * step - gap)
        self._lay()

    def _fold(self, wide: int) -> None:
        """Set what has no room in one row in two, if it has room there: a wider panel would hide a plate."""
        self.grid = self._unfolded
        if self._deep(len(self.items)) == 1 and self._least_width() > wide:
            self.grid = Grid(-(-len(self.items) // 2), self.grid.at_once)
            if self._least_width() > wide:
                self.grid = self._unfolded

    @property
    def title_size(self) -> float:
        """The size of the title, which is as large as an item where the text is large."""
        return ITEM if self.kit.space.large_text else TITLE

    def _lay(self) -> None:
        """Place what can be chosen; the items are as large as those of the fullest page."""
        gap, grid = self.kit.px(GAP), self._grid
        deep = self._deep(max(map(len, self.pages), default=0))
        wide, step = (grid.w + gap) // self.grid.across, (grid.h + gap) // max(1, deep)
        for place, item in enumerate(self._choices):
            if item is self.more:
                item.rect = self._more_at
                continue
            column, row = divmod(place, deep)
            item.rect = Rect(grid.x + column * wide, grid.y + row * step, wide - gap, step - gap)

    def _deep(self, count: int) -> int:
        """In how many rows so many items are set."""
        return -(-count // self.grid.across)

    def _people_in_a_row(self, wide: int) -> int:
        """One row; with text so large that nobody's key would have room, two."""
        count = len(self.listed)
        least = self.kit.px(self.kit.space.roomy(58, 0.8))
        return count if count * least <= wide else -(-count // 2)

    def _lines(self, wide: int) -> int:
        """In how many lines the longest label is set in a panel so wide: one if it has room, or two."""
        column = (wide - 2 * self.kit.px(PADDING)) // self.grid.across - self.kit.px(GAP)
        longest = max((self._width(item.label, ITEM) for item in self.items), default=0)
        return 1 if longest <= column else 2

    def _width(self, label: str, size: float) -> int:
        """How wide an item with such a label is."""
        cap = self.kit.paint.keycap_size("M", CAP)[0]
        return self.kit.fonts.width(label, size, BOLD) + cap + self.kit.px(22)

    def _least_width(self) -> int:
        """How wide the panel has to be for the longest word in its columns."""
        fonts, px = self.kit.fonts, self.kit.px
        beside = self._deep(len(self.items)) > 1  # else the key stands above the label
        cap = self.kit.paint.keycap_size("M", CAP)[0]
        before = px(20) + cap if beside else px(12)
        labels = (fonts.least_width(item.label, SMALLEST, BOLD) for item in self.items)
        each = max(labels, default=0) + before + px(GAP)
        return self.grid.across * each + 2 * px(PADDING)

    def chosen(self, intent: Intent) -> Item | None:
        """Return the item that an intent chooses: by its key, a click, or confirming what has the focus."""
        if self.field is not None and self.field.takes(intent):
            return None
        by_table = self.quiet and not intent.device.is_pad
        if intent.kind in (Kind.BACK, Kind.MENU) and not by_table:
            return None  # whatever key it is, it leaves the panel
        named = self._named(intent)
        if named is not None:
            return named
        at = None
        if intent.device.is_pad:
            return None
        if intent.kind is Kind.PRESS and intent.button == 1:
            at = self._at(intent.pos)
        elif intent.kind is Kind.CONFIRM and not self.quiet:
            at = self.focus or 0
        return self._choices[at] if at is not None and at < len(self._choices) else None

    def handle(self, intent: Intent) -> bool:
        """Handle an intent that chooses no item, if it is for the panel; return whether it was."""
        kind = intent.kind
        quiet = self.quiet and not intent.device.is_pad
        if self.field is not None and self.field.handle(intent):
            return True
        if kind in (Kind.BACK, Kind.MENU) and not quiet:
            self.closed()
            return True
        if intent.device.is_pad:
            return self._by_pad(intent)
        if self.people and intent.letter.isdigit():
            place = (int(intent.letter) or 10) - 1
            if place < len(self.people):
                self.person = list(self.people)[place]
            return True
        if kind is Kind.CONFIRM and not quiet:
            self._choose(self.focus or 0)
            return True
        if kind is Kind.NAVIGATE and not quiet:
            self._move(intent.direction)
            return True
        if kind is Kind.COMMAND and intent.command in ("next", "previous") and not quiet:
            step = 1 if intent.command == "next" else -1
            self.focus = ((self.focus or 0) + step) % len(self._rects())
            return True
        return intent.device.kind is DeviceKind.MOUSE and self._by_mouse(intent)

    def takes(self, intent: Intent) -> bool:
        """Whether an intent would choose one of the items that are shown."""
        if intent.kind in (Kind.PRESS, Kind.RELEASE):
            return any(each.rect.collidepoint(intent.pos) for each in self._choices)
        return self._named(intent) is not None

    def _named(self, intent: Intent) -> Item | None:
        """Return the item whose key or pad button an intent says; None if it says none of them."""
        if intent.device.is_pad:
            said = ((each, self.button_of(each)) for each in self._choices)
            return next((each for each, button in said if button and button == intent.letter), None)
        said = ((each, each.key) for each in self._choices)
        letter = intent.letter.upper()
        return next((each for each, key in said if letter and key == letter), None)

    def leave(self) -> None:
        """Called when the panel is closed."""
        if self.field is not None:
            self.field.leave()

    def button_of(self, item: Item) -> str:
        """Return the pad button of an item that is shown, "" for those that have none."""
        for each, button in zip(self._choices, self._buttons, strict=False):
            if each is item:
                return button
        return ""

    @property
    def _buttons(self) -> list[str]:
        taken = ("back", *(OTHER_PERSON if self.people else ()))
        others = {self.kit.reader.buttons.label(action) for action in taken}
        return [button for button in BUTTONS if button not in others]

    def _by_pad(self, intent: Intent) -> bool:
        """Every item that is shown has a button; those for drawing and asking choose the person."""
        if self.people and intent.command in OTHER_PERSON:
            seats, step = list(self.people), OTHER_PERSON[intent.command]
            self.person = seats[(seats.index(self.person) + step) % len(seats)]
            return True
        confirms = intent.kind is Kind.CONFIRM and not self.quiet
        return confirms or intent.kind is Kind.NAVIGATE

    def _by_mouse(self, intent: Intent) -> bool:
        inside = self.rect.collidepoint(intent.pos)
        over = self._at(intent.pos)
        if intent.kind is Kind.PRESS and intent.button == 1 and over is not None:
            self._choose(over)
            return True
        if intent.kind is Kind.MOVE and inside and over is not None:
            self.focus = over
        return inside

    def _rects(self) -> list[Rect]:
        people = [self.people_at[seat] for seat in self.listed]
        line = [self.field.rect] if self.field is not None else []
        return [item.rect for item in self._choices] + people + line

    @property
    def ringed(self) -> Rect | None:
        """The rectangle of what has the focus, where a ring shows it; otherwise None."""
        return None if self.focus is None else self._rects()[self.focus]

    def _at(self, pos: tuple[int, int]) -> int | None:
        return next((n for n, rect in enumerate(self._rects()) if rect.collidepoint(pos)), None)

    def _choose(self, number: int) -> None:
        """Choose the person with this number after the items, or begin to write."""
        number -= len(self._choices)
        if 0 <= number < len(self.listed):
            self.person = self.listed[number]
        elif number == len(self.listed) and self.field is not None:
            self.focus = number + len(self._choices)
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
