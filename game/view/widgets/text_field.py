"""A text field of one line: Enter begins and ends editing, Escape restores the old text, Ctrl+A selects all."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Rect, Surface

from game.view.base.colours import AMBER_FILL, BROWN, INK, RUST
from game.view.base.fonts import BOLD, SEMIBOLD
from game.view.base.scene_kit import SceneKit
from game.view.input.intents import Intent, Kind
from game.view.widgets.choice_row import ROW, ROW_FOCUSED
from game.view.widgets.widgets import ROOMIER, Look, Row
from game.words.people_texts import NAME, beginning, length, typed, without_last

SELECTED = AMBER_FILL.fade(0.6)
"""What lies behind a selected text."""


class TextField(Row):
    """The field. `changed` gets every text confirmed by Enter or by leaving the field, never an empty one.

    A text has `limit` letters at most; the field tells when there are so many, and when something is left out
    that cannot be shown. While all of it is `selected`, what is typed takes its place.
    """

    grows = ROOMIER

    def __init__(
        self,
        label: str,
        text: str,
        changed: Callable[[str], None],
        *,
        limit: int = NAME,
        help: str = "",
    ) -> None:
        super().__init__()
        self.label = label
        self.text = text
        self.changed = changed
        self.limit = limit
        self.help = help
        self.writing = False
        self.selected = False
        self._help = help
        self._before = text
        self._composing = ""

    live = False
    """Whether `changed` is called after every letter as well."""

    def finish(self) -> None:
        """Called when a text that was written letter by letter is complete."""

    @property
    def spoken(self) -> tuple[str, ...]:
        return self.label, self.text

    def activate(self, kit: SceneKit) -> None:
        if self.writing:
            self._end(kit)
        else:
            self.writing, self._before = True, self.text
            self._explain(kit)
            kit.input.type_text(True, self.rect)

    def press(self, kit: SceneKit, pos: tuple[int, int]) -> None:
        if not self.writing:
            self.activate(kit)

    def left(self, kit: SceneKit) -> None:
        if self.writing:
            self._end(kit)

    def _end(self, kit: SceneKit) -> None:
        self.writing, self._composing, self.selected = False, "", False
        self.help = self._help
        kit.input.type_text(False)
        self.text = self.text.strip() or self._before
        if self.text != self._before:
            self.changed(self.text)

    def take(self, kit: SceneKit, intent: Intent) -> bool:
        if not self.writing:
            return False
        if intent.kind is Kind.TEXT:
            self._composing = ""
            self._add(kit, intent.text)
        elif intent.kind is Kind.COMPOSE:
            self._composing = intent.text
        elif intent.kind is Kind.ERASE:
            self.text = "" if self.selected else without_last(self.text)
            self.selected = False
            self._explain(kit)
        elif intent.kind is Kind.SELECT_ALL:
            self.selected = bool(self.text)
        elif intent.kind is Kind.BACK:
            self.text = self._before
            self._end(kit)
        else:
            return False
        return True

    def _explain(self, kit: SceneKit) -> None:
        """Say how writing ends, where something is said of the field."""
        self.help = self._help and kit.words("ui.text_writing")

    def _add(self, kit: SceneKit, more: str) -> None:
        """Add what was typed, or put it in the place of what is selected; tell what is left out."""
        text = more if self.selected else self.text + more
        self.selected = False
        self._explain(kit)
        left = typed(text)
        self.text = beginning(left, self.limit)
        if left != text:
            kit.sound.play("refuse")
            self.help = kit.words("ui.text_unshown")
        elif self.text != text:
            kit.sound.play("refuse")
            self.help = kit.words("ui.text_full", count=self.limit)

    @property
    def count(self) -> str:
        """How many letters there are, once there is no room for more; "" before."""
        return f"{self.limit} / {self.limit}" if length(self.text) >= self.limit else ""

    def draw(self, kit: SceneKit, target: Surface, look: Look) -> None:
        px, paint = kit.px, kit.paint
        paint.box(
            target,
            self.rect,
            ROW_FOCUSED if look.focused else ROW,
            radius=self.radius,
            line=RUST if self.writing else None,
        )
        at = (self.rect.left + px(22), self.rect.centery)
        label = paint.text(target, self.label, at, 27, SEMIBOLD, BROWN, "midleft")
        shown = self.text + self._composing
        if not self.writing:
            side = px(28)
            icon = kit.pictures.tinted("icons/keyboard", side, side, RUST)
            where = icon.get_rect(midright=(self.rect.right - px(24), self.rect.centery))
            target.blit(icon, where)
            right = where.left - px(18)
        else:
            right = self.rect.right - px(30)
            if self.count:
                at = (right + px(10), self.rect.centery)
                right = paint.text(target, self.count, at, 22, BOLD, RUST, "midright").left - px(16)
        shown = kit.fonts.cut(shown, 27, BOLD, right - label.right - px(20))
        if self.selected:
            wide, high = kit.fonts.width(shown, 27, BOLD), kit.fonts.height(27, BOLD)
            behind = Rect(right - wide, self.rect.centery - high // 2, wide, high)
            paint.box(target, behind.inflate(px(8), 0), SELECTED, radius=6)
        text = paint.text(target, shown, (right, self.rect.centery), 27, BOLD, INK, "midright")
        if self.writing:
            caret = text.move(px(3), 0)
            target.fill(AMBER_FILL, (caret.right, caret.top, max(2, px(4)), caret.h))
