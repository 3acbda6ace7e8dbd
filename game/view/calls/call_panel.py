"""The panel that asks for the arguments of a call while the game goes on: `CallPanel`.

It has a row of people (if the call is about a seat), below them columns of items, each with a key of its own,
and a text field. Where there are many items it shows some at once, and the next ones behind one more. The
game does not wait for it, and it covers neither the hand nor the calls. `call_panel_view` draws it.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence

from pygame import FRect, Rect

from game.engine.actions import Action
from game.show.devices import DeviceKind
from game.view.base.arranging import Placed
from game.view.base.boxes import Box, ColumnBox, LeafBox
from game.view.base.fonts import EXTRABOLD
from game.view.base.scene_kit import SceneKit
from game.view.calls.panel_items import GAP, ITEM, Grid, Item, ItemBoxes
from game.view.calls.say_field import SayField
from game.view.input.intents import Intent, Kind
from game.view.widgets.focus_group import nearest
from game.view.widgets.widget_boxes import in_one_row_or_two, line_high

TITLE = 34.0
PADDING, MARGIN = 18.0, 24.0
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
        self.grid = grid
        self.page = 0
        self.pages = grid.pages(self.items)
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
        self.over = False
        """Whether it lies over what else has to be read, so that the table is dim meanwhile."""
        self.rect = Rect(0, 0, 0, 0)
        self.placed: Placed = {}
        """Where everything is on it: of each item the key's place, the shape's and the label's, by number."""
        self.field = field
        self.focus: int | None = None if quiet else 0
        if field is not None:
            self.focus = len(self.choices) + len(self.listed)
        self.people_at: dict[int, Rect] = {}

    @property
    def content(self) -> Hashable:
        """What it shows."""
        items = tuple((each.label, each.key, each.suit) for each in self.choices)
        field = self.field.content if self.field is not None else None
        chosen = self.person, self.page, self.focus
        where = self.over, tuple(self.rect)
        return self.title, self.question, tuple(self.people), items, chosen, field, where

    @property
    def shown(self) -> list[Item]:
        """The items that are shown now."""
        return self.pages[self.page] if self.pages else []

    @property
    def choices(self) -> list[Item]:
        """The items that are shown, and what shows the next ones."""
        return [*self.shown, *([self.more] if self.more is not None else [])]

    @property
    def in_focus(self) -> Item | None:
        """The item that has the focus, or None."""
        choices = self.choices
        return None if self.focus is None or self.focus >= len(choices) else choices[self.focus]

    def _turn(self) -> None:
        """Show the items that come next; after the last ones, the first again."""
        assert self.more is not None
        self.page = (self.page + 1) % len(self.pages)
        said = {"page": self.page + 1, "pages": len(self.pages)}
        self.more.label = self.kit.words("table.more_of", **said)
        self.focus = None if self.quiet else 0

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

    def place(self, area: FRect, *, fill: bool = True, grid: Grid | None = None) -> bool:
        """Lie in an area (design pixels) at its lower right, as high as it needs to be, and `fill` its width.

        Text that has no room in it gets more of the window, above the area and to its left; returned is whether
        that is enough. Its items are set in its own grid, or in another one of theirs.
        """
        kit = self.kit
        box = self._box(grid or self.grid)
        most, margin = kit.rect(area), kit.px(MARGIN)
        wide, high = kit.boxes.size(box, most, fill=fill)
        left = max(most.right - wide, min(most.left, margin))
        top = max(most.bottom - high, min(most.top, margin))
        self.rect = Rect(left, top, most.right - left, most.bottom - top)
        self.placed = kit.arrange(box, self.rect)
        self._settle()
        return self.rect.w >= wide and self.rect.h >= high

    def _settle(self) -> None:
        """Tell everything on it where it lies."""
        places: dict[Hashable, Item] = {("item", n): item for n, item in enumerate(self.items)}
        if self.more is not None:
            places["more"] = self.more
        for key, item in places.items():
            item.rect = self.placed[key]
        if self.field is not None:
            self.field.rect = self.placed["field"]
        self.people_at = {seat: self.placed["person", seat] for seat in self.listed}

    def _box(self, grid: Grid) -> Box:
        """Return the panel: title, people, what can be chosen, what shows more of that, and the field."""
        kit, line = self.kit, line_high(self.kit, ITEM)
        title = kit.fonts.height(self.title_size, EXTRABOLD) / kit.space.scale
        parts: list[Box] = [LeafBox(0, title + 8, key="head")]
        if self.listed:
            least, high = kit.space.roomy(58, 0.8), max(52, line + 4)
            people = [LeafBox(least, high, key=("person", seat)) for seat in self.listed]
            parts.append(in_one_row_or_two(people, GAP))
        parts.append(ItemBoxes(kit, self.items, self.pages, grid.across).all_pages(line))
        if self.more is not None:
            parts.append(LeafBox(0, max(44, line + 4), key="more"))
        if self.field is not None:
            parts.append(LeafBox(0, max(52, line + 12), key="field"))
        return ColumnBox(tuple(parts), GAP, pad=(PADDING, PADDING - 6, PADDING, PADDING))

    @property
    def title_size(self) -> float:
        """The size of the title, which is as large as an item where the text is large."""
        return ITEM if self.kit.space.large_text else TITLE

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
        return self.choices[at] if at is not None and at < len(self.choices) else None

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
            return any(each.rect.collidepoint(intent.pos) for each in self.choices)
        return self._named(intent) is not None

    def _named(self, intent: Intent) -> Item | None:
        """Return the item whose key or pad button an intent says; None if it says none of them.

        A pad's buttons are those of what is shown. So are keys, unless what is shown changes with the cards.
        """
        if intent.device.is_pad:
            said = ((each, self.button_of(each)) for each in self.choices)
            return next((each for each, button in said if button and button == intent.letter), None)
        named = (*self.choices, *(self.items if self.grid.others_at_once else ()))
        said = ((each, each.key) for each in named)
        letter = intent.letter.upper()
        return next((each for each, key in said if letter and key == letter), None)

    def leave(self) -> None:
        """Called when the panel is closed."""
        if self.field is not None:
            self.field.leave()

    def button_of(self, item: Item) -> str:
        """Return the pad button of an item that is shown, "" for those that have none."""
        for each, button in zip(self.choices, self._buttons, strict=False):
            if each is item:
                return button
        return ""

    @property
    def _buttons(self) -> list[str]:
        taken = ("back", *(OTHER_PERSON if self.people else ()))
        others = {self.kit.input.buttons.label(action) for action in taken}
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
        return [item.rect for item in self.choices] + people + line

    @property
    def ringed(self) -> Rect | None:
        """The rectangle of what has the focus, where a ring shows it; otherwise None."""
        return None if self.focus is None else self._rects()[self.focus]

    def _at(self, pos: tuple[int, int]) -> int | None:
        return next((n for n, rect in enumerate(self._rects()) if rect.collidepoint(pos)), None)

    def _choose(self, number: int) -> None:
        """Choose the person with this number after the items, or begin to write."""
        number -= len(self.choices)
        if 0 <= number < len(self.listed):
            self.person = self.listed[number]
        elif number == len(self.listed) and self.field is not None:
            self.focus = number + len(self.choices)
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
