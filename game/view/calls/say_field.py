"""The text field of a call's panel, for table talk: `SayField`.

Enter begins writing, and then says the text; Escape discards it. While writing, letters are text alone.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable

from pygame import Rect, Surface

from game.show.devices import DeviceKind
from game.view.base.colours import AMBER_FILL, INK, LIGHT, PAPER, PAPER_LOW, QUIET
from game.view.base.fonts import BOLD, SEMIBOLD
from game.view.base.scene_kit import SceneKit
from game.view.input.intents import Intent, Kind
from game.view.input.key_labels import Keycaps
from game.words.people_texts import beginning, tidy, typed, without_last

LIMIT = 80
"""The most letters of a text: what a bubble beside a seat can hold."""
SIZE, CAP = 24.0, 20.0
RADIUS = 14
WRITES = {Kind.TEXT, Kind.COMPOSE, Kind.ERASE, Kind.SELECT_ALL, Kind.BACK, Kind.CONFIRM}
"""Intents that are for a text that is being written, from whichever device."""


class SayField:
    """The field. `label` is shown while it is empty; `said` is called with the text, never an empty one."""

    def __init__(
        self, kit: SceneKit, keycaps: Keycaps, label: str, said: Callable[[str], None]
    ) -> None:
        self.kit = kit
        self.keycaps = keycaps
        self.label = label
        self.said = said
        self.rect = Rect(0, 0, 0, 0)
        self.text = ""
        self.writing = False
        self.selected = False
        """Whether what is typed next takes the place of the text."""
        self._composing = ""

    @property
    def content(self) -> Hashable:
        """What it shows."""
        return self.text, self._composing, self.writing, self.selected

    def begin(self) -> None:
        """Begin writing."""
        self.writing = True
        self.kit.input.type_text(True, self.rect)

    def leave(self) -> None:
        """End writing, and discard the text."""
        if self.writing:
            self.writing = False
            self.kit.input.type_text(False)
        self.text, self._composing, self.selected = "", "", False

    def takes(self, intent: Intent) -> bool:
        """Whether an intent is for the text."""
        if not self.writing:
            return False
        of_keys = intent.device.kind is DeviceKind.KEYS and intent.kind is not Kind.MENU
        return of_keys or intent.kind in WRITES

    def handle(self, intent: Intent) -> bool:
        """Handle an intent if it is for the text; return whether it was."""
        if not self.takes(intent):
            return False
        match intent.kind:
            case Kind.TEXT:
                self._composing = ""
                text = intent.text if self.selected else self.text + intent.text
                self.text, self.selected = beginning(typed(text), LIMIT), False
            case Kind.COMPOSE:
                self._composing = intent.text
            case Kind.ERASE:
                self.text = "" if self.selected else without_last(self.text)
                self.selected = False
            case Kind.SELECT_ALL:
                self.selected = bool(self.text)
            case Kind.BACK:
                self.leave()
            case Kind.CONFIRM:
                text = tidy(self.text)
                self.leave()
                if text:
                    self.said(text)
        return True

    def draw(self, target: Surface) -> None:
        """Draw the line: what is written, or how to begin."""
        kit, px, rect = self.kit, self.kit.px, self.rect
        paper = self.writing
        fill = (PAPER, PAPER_LOW) if paper else LIGHT.fade(0.12)
        kit.paint.box(target, rect, fill, radius=RADIUS)
        right = rect.right - px(10)
        key = "" if self.keycaps.by_pad else self.keycaps("confirm")
        if key:
            end = (right, rect.centery)
            right = kit.paint.keycap(target, key, end, CAP, "midright", dark=paper).left - px(8)
        x, wide = rect.x + px(12), right - rect.x - px(16)
        shown = self.text + self._composing
        if not shown:
            ink = INK.mix(PAPER, 0.45) if paper else QUIET
            size = kit.fonts.fitted(self.label, SIZE, SEMIBOLD, wide)
            label = kit.fonts.cut(self.label, size, SEMIBOLD, wide)
            text = kit.paint.text(target, label, (x, rect.centery), size, SEMIBOLD, ink, "midleft")
            text.w = 0
        else:
            while kit.fonts.width(shown, SIZE, BOLD) > wide - px(8):
                shown = shown[1:]  # the end of a long text is what is being written
            if self.selected:
                behind = Rect(
                    x, 0, kit.fonts.width(shown, SIZE, BOLD), kit.fonts.height(SIZE, BOLD)
                )
                behind.centery = rect.centery
                kit.paint.box(target, behind.inflate(px(6), 0), AMBER_FILL.fade(0.6), radius=6)
            text = kit.paint.text(target, shown, (x, rect.centery), SIZE, BOLD, INK, "midleft")
        if self.writing:
            target.fill(AMBER_FILL, (text.right + px(2), text.top, max(2, px(4)), text.h))
