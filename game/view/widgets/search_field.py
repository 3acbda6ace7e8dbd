"""A field to search with: `SearchField(label, changed, done)`."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Rect, Surface

from game.view.base.colours import AMBER_FILL, BROWN, INK, PAPER, RUST
from game.view.base.fonts import MEDIUM, SEMIBOLD
from game.view.base.scene_kit import SceneKit
from game.view.input.intents import Intent, Kind
from game.view.widgets.choice_row import ROW, ROW_FOCUSED
from game.view.widgets.focus_group import FocusGroup
from game.view.widgets.text_field import SELECTED, TextField
from game.view.widgets.widgets import Look

SIZE = 28
LIMIT = 40
PALE = BROWN.mix(PAPER, 0.25)


class SearchField(TextField):
    """A field that calls `changed` after every letter, and `done` on Enter; Escape empties it."""

    radius = 20
    live = True

    def __init__(
        self,
        label: str,
        changed: Callable[[str], None],
        done: Callable[[], None],
        *,
        shadow: bool = True,
    ) -> None:
        super().__init__(label, "", changed, limit=LIMIT)
        self.done = done
        self.shadow = shadow

    @property
    def spoken(self) -> tuple[str, ...]:
        return self.label, self.text

    def natural_width(self, kit: SceneKit) -> int:
        """The width, in real pixels, at which its label and its key have room."""
        side = round(kit.fonts.height(SIZE, MEDIUM) * 0.8)
        cap = kit.paint.keycap_size(kit.input.prompt("find"))[0]
        return (
            kit.fonts.width(self.label, SIZE, MEDIUM) + side + cap + kit.px(22 + 16 + 14 + 22 + 4)
        )

    def activate(self, kit: SceneKit) -> None:
        super().activate(kit)
        if not self.writing and self.text:
            self.done()

    def called(self, kit: SceneKit, group: FocusGroup, intent: Intent) -> bool:
        """Begin to write if that is what the command to find asks for; return whether it does."""
        if self.writing or intent.kind is not Kind.COMMAND or intent.command != "find":
            return False
        group.focus(kit, self)
        self.press(kit, self.rect.center)
        return True

    def finish(self) -> None:
        if self.text:
            self.done()

    def _end(self, kit: SceneKit) -> None:
        self.writing, self._composing, self.selected = False, "", False
        kit.input.type_text(False)

    def take(self, kit: SceneKit, intent: Intent) -> bool:
        if self.writing and intent.kind is Kind.BACK:
            self._before = ""
        before = self.text
        taken = super().take(kit, intent)
        if self.text != before:
            self.changed(self.text)
        return taken

    def least(self, kit: SceneKit) -> float:
        """Return the width at which its name is whole, in design pixels."""
        side = round(kit.fonts.height(SIZE, MEDIUM) * 0.8)
        key = kit.input.prompt("find")
        cap = kit.paint.keycap_size(key)[0] + kit.px(14) if key else 0
        wide = 2 * kit.px(22) + side + kit.px(16) + kit.fonts.width(self.label, SIZE, MEDIUM) + cap
        return (wide + 1) / kit.space.scale

    def draw(self, kit: SceneKit, target: Surface, look: Look) -> None:
        px, paint, rect = kit.px, kit.paint, self.rect
        fill = ROW_FOCUSED if look.focused or self.writing else ROW
        line = RUST if self.writing else None
        paint.box(target, rect, fill, radius=self.radius, line=line, shadow=self.shadow)
        side = round(kit.fonts.height(SIZE, MEDIUM) * 0.8)
        icon = kit.pictures.tinted("icons/find", side, side, RUST)
        target.blit(icon, icon.get_rect(midleft=(rect.left + px(22), rect.centery)))
        left, right = rect.left + px(22) + side + px(16), rect.right - px(22)
        key = "" if self.writing else kit.input.prompt("find")
        if key:
            cap = paint.keycap(target, key, (right, rect.centery), anchor="midright", dark=True)
            right = cap.left - px(14)
        written = self.text + self._composing
        if written:
            # Of a long text the end is shown, where letters are added.
            while kit.fonts.width(written, SIZE, SEMIBOLD) > right - left - px(10):
                written = written[1:]
            if self.selected:
                wide, high = (
                    kit.fonts.width(written, SIZE, SEMIBOLD),
                    kit.fonts.height(SIZE, SEMIBOLD),
                )
                behind = Rect(left, rect.centery - high // 2, wide, high)
                paint.box(target, behind.inflate(px(8), 0), SELECTED, radius=6)
            text = paint.text(target, written, (left, rect.centery), SIZE, SEMIBOLD, INK, "midleft")
        else:
            shown = kit.fonts.cut(self.label, SIZE, MEDIUM, right - left)
            text = paint.text(target, shown, (left, rect.centery), SIZE, MEDIUM, PALE, "midleft")
            text.w = 0
        if self.writing:
            target.fill(AMBER_FILL, (text.right + px(3), text.top, max(2, px(4)), text.h))
