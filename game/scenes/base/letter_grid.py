"""An on-screen keyboard for pads: `write_by_pad(kit, stack, group, intent)`.

Each letter that is chosen is appended to the text field; Back removes the last one.
"""

from __future__ import annotations

from functools import partial

from pygame import Rect, Surface

from game.scenes.base.overlays.paper_overlay import PADDING, Overlay, card_box
from game.scenes.base.scene_stack import Stack
from game.view.base.boxes import Box, ColumnBox, FlowBox, RowBox
from game.view.base.colours import AMBER_FILL, INK, RUST
from game.view.base.fonts import BOLD, SEMIBOLD
from game.view.base.scene_kit import SceneKit
from game.view.input.intents import Intent, Kind
from game.view.widgets.choice_row import ROW_FOCUSED
from game.view.widgets.focus_group import FocusGroup
from game.view.widgets.text_field import TextField
from game.view.widgets.widget_boxes import in_order, line_high, settle
from game.view.widgets.widgets import Button
from game.words.catalogue import Catalogue
from game.words.people_texts import beginning, without_last

WIDTH, GAP, LEAST_HIGH = 29.2, 10, 30
"""The width of the card in heights of a line, the gap between keys, and how high these are at least."""
SIZE = 32
MOST_ROWS, MOST_LETTERS = 8, 14
"""The most rows of letters, and the most letters of one, for which there is room."""


def write_by_pad(kit: SceneKit, stack: Stack, group: FocusGroup, intent: Intent) -> bool:
    """Open the letters if the intent is a pad's Confirm on a text field; return whether it was."""
    field = group.focused
    if intent.kind is not Kind.CONFIRM or not intent.device.is_pad:
        return False
    if not isinstance(field, TextField) or field.writing:
        return False
    stack.push(LettersScene(kit, stack, field))
    return True


class LettersScene(Overlay):
    """Rows of the language's letters below the text of a field."""

    def __init__(self, kit: SceneKit, stack: Stack, field: TextField) -> None:
        super().__init__(kit, stack)
        self.field = field
        self.before = field.text
        words = kit.words
        self.keys = [
            [
                Button(small, partial(self._write, small, capital), size=SIZE, shadow=False)
                for small, capital in row
            ]
            for row in _rows(words)
        ]
        self.blank = Button(words("ui.letters.blank"), partial(self._write, " ", " "), shadow=False)
        self.erase = Button(words("ui.letters.erase"), self._erase, icon="undo", shadow=False)
        self.good = Button(words("ui.letters.done"), self._done, primary=True, shadow=False)
        self.group = FocusGroup(self.keys[0])
        self._line = Rect(0, 0, 0, 0)

    def _write(self, letter: str, capital: str) -> None:
        # A name begins with a capital; a search may begin with any letter.
        first = not self.field.text and not self.field.live
        self._put(self.field.text + (capital if first else letter))

    def _erase(self) -> None:
        self._put(without_last(self.field.text))

    def _put(self, text: str) -> None:
        self.field.text = beginning(text, self.field.limit)
        if self.field.text != text:
            self.kit.sound.play("refuse")
        if self.field.live:
            self.field.changed(self.field.text)

    def _done(self) -> None:
        field = self.field
        self.stack.pop()
        if field.live:
            field.finish()
            return
        field.text = field.text.strip() or self.before
        if field.text != self.before:
            field.changed(field.text)

    def go_back(self) -> None:
        self._put(self.before)
        self.stack.pop()

    def layout(self) -> None:
        kit, scale = self.kit, self.kit.space.scale
        high = max(72.0, kit.fonts.height(SIZE, BOLD) / scale + 20)

        def key(button: Button | str) -> Box:
            return FlowBox(high, lambda width: high, view=LEAST_HIGH, key=button, share=1)

        most = max(len(row) for row in self.keys)
        rows = [(*map(key, row), *(Box(share=1),) * (most - len(row))) for row in self.keys]
        rows = [(key("line"),), *rows, tuple(map(key, (self.blank, self.erase, self.good)))]
        lines = tuple(RowBox(tuple(row), GAP) for row in rows)
        widest = WIDTH * line_high(kit) + 2 * PADDING
        page = card_box(ColumnBox(lines, GAP), most=widest, fill=True)
        placed = settle(kit, kit.arrange(page))
        self.card, self._line = placed["card"], placed["line"]
        self.group.regroup(in_order(placed))

    def handle(self, intent: Intent) -> None:
        if intent.kind is Kind.ERASE:
            self._erase()
            self.dirty = True
        else:
            super().handle(intent)

    def draw_card(self, target: Surface) -> None:
        kit, px, line = self.kit, self.kit.px, self._line
        kit.paint.box(target, line, ROW_FOCUSED, radius=16, line=RUST)
        at = (line.left + px(22), line.centery)
        label = kit.paint.text(target, self.field.label, at, 26, SEMIBOLD, RUST, "midleft")
        written = self.field.text
        right = line.right - px(30)
        if self.field.count:
            at = (right, line.centery)
            count = kit.paint.text(target, self.field.count, at, 22, BOLD, RUST, "midright")
            right = count.left - px(16)
        room = right - label.right - px(24)
        size = kit.fonts.fitted(written, SIZE, BOLD, room)
        while kit.fonts.width(written, size, BOLD) > room:
            written = written[1:]
        beside = (label.right + px(24), line.centery)
        text = kit.paint.text(target, written, beside, size, BOLD, INK, "midleft")
        target.fill(AMBER_FILL, (text.right + px(3), text.top, max(2, px(4)), text.h))
        self.group.draw(kit, target)


def _rows(words: Catalogue) -> list[list[tuple[str, str]]]:
    """The language's letters, row by row, each with its capital."""
    small = _letters(words, "ui.letters.rows")
    capitals = _letters(words, "ui.letters.capitals")
    if [len(row) for row in small] != [len(row) for row in capitals]:
        # A language that has no capitals of its own is left with those of another one.
        capitals = small
    return [list(zip(*pair, strict=True)) for pair in zip(small, capitals, strict=True)]


def _letters(words: Catalogue, key: str) -> list[str]:
    """Return the rows of a message, which is English from now on if the language's cannot be shown."""
    rows = words(key).split()
    if 0 < len(rows) <= MOST_ROWS and all(len(row) <= MOST_LETTERS for row in rows):
        return rows
    words.refuse(key, "unusable")
    return words(key).split()
