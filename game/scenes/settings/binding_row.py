"""A row that shows the key or button bound to an action; after Enter the next one pressed replaces it."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Rect, Surface

from game.show.devices import DeviceKind
from game.view.base.colours import AMBER_FILL, BROWN, INK, RUST
from game.view.base.fonts import BOLD, SEMIBOLD
from game.view.base.scene_kit import SceneKit
from game.view.input.bindings import is_glyph
from game.view.input.intents import Intent, Kind
from game.view.widgets.choice_row import ROW, ROW_FOCUSED
from game.view.widgets.widgets import ROOMIER, Look, Row


class BindingRow(Row):
    """A row for one binding. `shown` is the label of what is bound; `bind` is called with the new code.

    Only `device` is read: any other device, and a click, cancels. With `place` the code of a key is its place.
    """

    grows = ROOMIER

    def __init__(
        self,
        label: str,
        device: DeviceKind,
        shown: Callable[[], str],
        bind: Callable[[int], None],
        texts: tuple[str, str],
        help: str,
        *,
        place: bool = False,
    ) -> None:
        super().__init__()
        self.label = label
        self.device = device
        self.place = place
        self.shown = shown
        self.bind = bind
        self.waiting_text, self.none_text = texts
        self.usual_help = self.help = help
        self.waiting = False

    @property
    def spoken(self) -> tuple[str, ...]:
        return self.label, self.waiting_text if self.waiting else self.shown()

    def activate(self, kit: SceneKit) -> None:
        self.waiting = True
        self.help = self.usual_help
        kit.input.catch(place=self.place)

    def left(self, kit: SceneKit) -> None:
        self._stop(kit)
        self.help = self.usual_help

    def _stop(self, kit: SceneKit) -> None:
        if self.waiting:
            self.waiting = False
            kit.input.catch(False)

    def take(self, kit: SceneKit, intent: Intent) -> bool:
        if not self.waiting:
            return False
        if intent.kind is Kind.CAUGHT:
            self._stop(kit)
            if intent.device.kind is self.device:
                kit.sound.play("tick")
                self.bind(intent.button)
        elif intent.kind in (Kind.PRESS, Kind.UNPLUGGED):
            self._stop(kit)
        # While a key is waited for, the pointer must not move the focus.
        return True

    def draw(self, kit: SceneKit, target: Surface, look: Look) -> None:
        px, paint, rect = kit.px, kit.paint, self.rect
        lit = look.focused or self.waiting
        line = RUST if self.waiting else None
        paint.box(target, rect, ROW_FOCUSED if lit else ROW, radius=self.radius, line=line)
        right, y = rect.right - px(22), rect.centery
        if self.waiting:
            left = self._draw_waiting(kit, target, right)
        elif label := self.shown():
            cap = 34 if is_glyph(label) else 25
            left = paint.keycap(target, label, (right, y), cap, "midright", dark=True).left
        else:
            left = paint.text(
                target, self.none_text, (right, y), 25, SEMIBOLD, RUST, "midright"
            ).left
        room = left - rect.left - px(36)
        size = kit.fonts.fitted(self.label, 27, SEMIBOLD, room)
        text = kit.fonts.cut(self.label, size, SEMIBOLD, room)
        paint.text(target, text, (rect.left + px(22), y), size, SEMIBOLD, BROWN, "midleft")

    def _draw_waiting(self, kit: SceneKit, target: Surface, right: int) -> int:
        px, fonts = kit.px, kit.fonts
        wide = fonts.width(self.waiting_text, 25, BOLD) + px(32)
        box = Rect(0, 0, wide, max(px(42), fonts.height(25, BOLD)))
        box.midright = (right, self.rect.centery)
        kit.paint.pill(target, box, AMBER_FILL)
        kit.paint.text(target, self.waiting_text, box.center, 25, BOLD, INK, "center")
        return box.left
