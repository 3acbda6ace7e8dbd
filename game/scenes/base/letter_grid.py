"""An on-screen keyboard for pads: `write_by_pad(kit, stack, group, intent)`.

Each letter that is chosen is appended to the text field; Back removes the last one.
"""

from __future__ import annotations

from functools import partial

from pygame import Rect, Surface

from game.scenes.base.paper_overlay import PADDING, Overlay
from game.scenes.base.scene_stack import Stack
from game.view.base.colours import AMBER_FILL, INK, RUST
from game.view.base.fonts import BOLD, SEMIBOLD
from game.view.base.scene_kit import SceneKit
from game.view.input.intents import Intent, Kind
from game.view.widgets.choice_row import ROW_FOCUSED
from game.view.widgets.focus_group import FocusGroup
from game.view.widgets.text_field import TextField
from game.view.widgets.widgets import Button
from game.words.catalogue import Catalogue
from game.words.people_texts import beginning, without_last

WIDTH, GAP = 1080, 10
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
        letters = [key for row in self.keys for key in row]
        self.group = FocusGroup([*letters, self.blank, self.erase, self.good])
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
        px, fonts = self.kit.px, self.kit.fonts
        width, height = self.kit.size
        padding, gap = px(PADDING), px(GAP)
        inner = min(round(px(WIDTH) * self.kit.space.text_scale), width - 2 * px(PADDING + 20))
        line = fonts.height(SIZE, BOLD) + px(20)
        rows = len(self.keys) + 2
        high = min(max(px(72), line), (height - 2 * px(PADDING + 10)) // rows - gap)
        self.card = Rect(0, 0, inner + 2 * padding, rows * (high + gap) - gap + 2 * padding)
        self.card.center = (width // 2, height // 2)
        left, top = self.card.left + padding, self.card.top + padding
        self._line = Rect(left, top, inner, high)
        most = max(len(row) for row in self.keys)
        wide = (inner - gap * (most - 1)) // most
        for row in self.keys:
            top += high + gap
            for place, key in enumerate(row):
                key.rect = Rect(left + place * (wide + gap), top, wide, high)
        top += high + gap
        third = (inner - 2 * gap) // 3
        for place, button in enumerate((self.blank, self.erase, self.good)):
            button.rect = Rect(left + place * (third + gap), top, third, high)

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
