"""A row of buttons for what can be chosen in a turn besides cards and the draw pile: `ChoiceBar`."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from itertools import product

from pygame import FRect, Rect, Surface

from game.engine.actions import PASS, Action
from game.view.base import rich_text as rich
from game.view.base.arranging import Placed
from game.view.base.boxes import Box, LeafBox, RowBox
from game.view.base.colours import LIGHT, LINE, PANEL
from game.view.base.fonts import SEMIBOLD
from game.view.base.scene_kit import SceneKit
from game.view.input.intents import Intent, Kind
from game.view.input.key_labels import Keycaps
from game.view.speech.occupancy import Occupancy
from game.view.speech.spots import Covering, covers_none
from game.view.widgets.widget_boxes import settle
from game.view.widgets.widgets import KEYCAP, Button, Look

SIZE = 27.0
SMALLEST = 20
"""The least size of the labels: they shrink this far before keys are left out."""
CAPTION = 25.0
GAP, NARROW_GAP = 14, 8


class ChoiceBar:
    """The buttons of a turn's choices, and a caption before them.

    `focus` is the button that Enter presses; None while something else on the table has the focus.
    """

    def __init__(self, kit: SceneKit, keycaps: Keycaps, occupancy: Occupancy) -> None:
        self.kit = kit
        self.occupancy = occupancy
        self.keycaps = keycaps
        self.actions: list[Action] = []
        self.buttons: list[Button] = []
        self.caption = ""
        self.focus: int | None = None
        self._entered = 0
        self._area = FRect(0, 0, 0, 0)
        self._middle = 0.0
        self.placed: Placed = {}
        self.beside: Callable[[], FRect | None] = lambda: None
        """Returns what a row keeps off (design pixels), one with the caption farther than others; or None."""
        self._pressed: int | None = None

    @property
    def content(self) -> Hashable:
        """What it shows."""
        return tuple(self.actions), self.caption, self.focus, self._pressed

    def place(self, area: FRect, middle: float) -> None:
        """Place the row in an area, centred as nearly as possible on `middle` (design pixels)."""
        self._area, self._middle = area, middle
        self._arrange()

    def show(self, choices: Sequence[tuple[Action, str]], caption: str = "") -> bool:
        """Show these choices; return whether they are others than before."""
        actions = [action for action, _ in choices]
        if actions == self.actions and caption == self.caption:
            return False
        self.actions, self.caption, self.focus, self._entered = actions, caption, None, 0
        self.buttons = [
            Button(label, lambda: None, primary=True, command=action.verb, size=SIZE)
            for action, label in choices
        ]
        for button in self.buttons:
            button.keycaps = self.keycaps
        self._arrange()
        return True

    def _arrange(self) -> None:
        if not self.buttons:
            self.occupancy.remove("choices")
            return
        kit, area = self.kit, self.kit.rect(self._area)
        fitting = (each for each in self._ways() if kit.boxes.fits(each, area))
        placed = (self._settled(each, area) for each in fitting)
        found = next((each for each in placed if not self._crowds(each)), None)
        self.placed = found or self._settled(self._row(NARROW_GAP), area)
        # The buttons in their order, as whoever looks for one counts them; the caption after them.
        shown = sorted(self.placed, key=lambda each: each == "caption")
        boxes = [kit.design(self.placed[each]) for each in shown]
        self.occupancy.report("choices", *boxes, cover=Covering.NEVER)

    def _settled(self, box: Box, area: Rect) -> Placed:
        """Place a row in the area, as near as possible to the middle, left of what it would lie on."""
        kit = self.kit
        panel = Rect(area.topleft, (min(kit.boxes.width(box), area.w), area.h))
        panel.centerx = kit.px(self._middle)
        panel.clamp_ip(area)
        mark = self.beside()
        off = None if mark is None else mark.inflate(2 * GAP, 0)
        if off is not None and not covers_none(kit.design(panel), [off]):
            panel.right = max(area.left + panel.w, min(panel.right, kit.rect(off).left))
        return settle(kit, kit.arrange(box, panel))

    def _crowds(self, placed: Placed) -> bool:
        """Whether a row with its caption would lie on what it is to stay beside."""
        at = self.beside() if "caption" in placed else None
        rows = map(self.kit.design, placed.values())
        return at is not None and not all(covers_none(row, [at]) for row in rows)

    def _ways(self) -> Iterator[Box]:
        """Yield how the row may be, the best first: with smaller labels, without the caption, without keys."""
        for button, action in zip(self.buttons, self.actions, strict=True):
            button.command = action.verb
        self._set(SIZE)
        yield self._row(GAP, told=True)
        sizes = range(round(SIZE), SMALLEST - 1, -1)
        for told, size in product((True, False) if self.caption else (False,), sizes):
            self._set(size)
            yield self._row(NARROW_GAP, told=told)
        for button in self.buttons:
            button.command = ""  # rather than any out of reach
        self._set(SIZE)

    def _row(self, gap: float, *, told: bool = False) -> Box:
        """Return the row as its buttons are set now, perhaps with the caption before them.

        Without it there may be less room beside what stands on them.
        """
        kit, scale = self.kit, self.kit.space.scale
        parts: list[Box] = []
        for each in self.buttons:
            wide = each.natural_width(kit) / scale
            narrow = wide if told else each.tight_width(kit) / scale
            parts.append(LeafBox(wide, 0, narrow=narrow, key=each))
        if told and self.caption:
            wide = rich.line_width(kit, self._line(), CAPTION) / scale + 20 + GAP
            parts = [LeafBox(wide, 0, key="caption"), Box(), *parts]
        return RowBox(tuple(parts), gap)

    def _set(self, size: float) -> None:
        """Let labels have a size in design pixels, and their keys one that goes with it."""
        for button in self.buttons:
            button.size, button.cap = size, KEYCAP * size / SIZE

    def _line(self) -> rich.Line:
        return tuple(rich.parse(self.caption))

    def chosen(self, intent: Intent) -> Action | None:
        """The action that a key, or a click, chooses."""
        if intent.kind is Kind.COMMAND:
            return next((each for each in self.actions if each.verb == intent.command), None)
        if intent.kind is Kind.CONFIRM and self.focus is not None:
            return self.actions[self.focus]
        if intent.kind is Kind.PRESS:
            self._pressed = self._at(intent.pos) if intent.button == 1 else None
        if intent.kind is Kind.RELEASE:
            pressed, self._pressed = self._pressed, None
            if pressed is not None and pressed == self._at(intent.pos):
                return self.actions[pressed]
        return None

    def covers(self, intent: Intent) -> bool:
        """Whether a mouse's intent is about the row."""
        return self._at(intent.pos) is not None

    def _at(self, pos: tuple[int, int]) -> int | None:
        for place, button in enumerate(self.buttons):
            if button.rect.collidepoint(pos):
                return place
        return None

    @property
    def weighty(self) -> bool:
        """Whether one of several ways has to be taken, each a verb of its own, and none goes before others."""
        verbs = {each.verb for each in self.actions}
        return len(self.actions) == len(verbs) > 1 and PASS.verb not in verbs

    def enter(self, direction: tuple[int, int] = (0, 0)) -> bool:
        """Take the focus, where it was last; whether there is anything to focus.

        Of ways of which none is offered before others the one in a `direction` takes it, and without any none.
        """
        if self.weighty:
            if direction == (0, 0):
                return False
            self._entered = len(self.buttons) - 1 if direction[0] > 0 else 0
        self.focus = self._entered if self.buttons else None
        return self.focus is not None

    def step(self, direction: int) -> None:
        """Move the focus to the left or right, around."""
        if self.focus is not None and direction:
            self.focus = self._entered = (self.focus + direction) % len(self.buttons)

    def draw(self, target: Surface) -> None:
        """Draw the caption and the buttons."""
        if not self.buttons:
            return
        kit, px = self.kit, self.kit.px
        if "caption" in self.placed:
            pill = self.placed["caption"]
            kit.paint.pill(target, pill, PANEL.fade(0.9), line=LINE, shadow=True)
            high = kit.fonts.height(CAPTION, SEMIBOLD)
            at = (pill.left + px(20), pill.centery - high // 2)
            rich.draw(kit, target, self._line(), at, CAPTION, LIGHT)
        for place, button in enumerate(self.buttons):
            focused, pressed = place == self.focus, place == self._pressed
            button.draw(kit, target, Look(focused=focused, pressed=pressed))
            if focused:
                button.ring(kit, target)
