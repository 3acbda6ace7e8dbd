"""What is bound to an action, on a row: Enter, and the next key (or pad's button) takes its place."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Rect, Surface

from game.show.devices import DeviceKind
from game.view.base.colours import AMBER_FILL, BROWN, INK, RUST
from game.view.base.fonts import BOLD, SEMIBOLD
from game.view.base.stage import Stage
from game.view.input.bindings import is_glyph
from game.view.input.intents import Intent, Kind
from game.view.widgets.choice_row import ROW, ROW_FOCUSED
from game.view.widgets.widgets import Look, Row


class BindingRow(Row):
    """`shown` is the label of what is bound, `bind` is told the code of what is to be.

    Only `device` is listened to: the other one, and a click, leave everything as it was.
    """

    def __init__(
        self,
        label: str,
        device: DeviceKind,
        shown: Callable[[], str],
        bind: Callable[[int], None],
        texts: tuple[str, str],
        help: str,
    ) -> None:
        super().__init__()
        self.label = label
        self.device = device
        self.shown = shown
        self.bind = bind
        self.waiting_text, self.none_text = texts
        self.usual_help = self.help = help
        self.waiting = False

    @property
    def spoken(self) -> str:
        return f"{self.label}: {self.waiting_text if self.waiting else self.shown()}"

    def activate(self, stage: Stage) -> None:
        self.waiting = True
        self.help = self.usual_help
        stage.reader.catch()

    def left(self, stage: Stage) -> None:
        self._stop(stage)
        self.help = self.usual_help

    def _stop(self, stage: Stage) -> None:
        if self.waiting:
            self.waiting = False
            stage.reader.catch(False)

    def take(self, stage: Stage, intent: Intent) -> bool:
        if not self.waiting:
            return False
        if intent.kind is Kind.CAUGHT:
            self._stop(stage)
            if intent.device.kind is self.device:
                stage.sound.play("tick")
                self.bind(intent.button)
        elif intent.kind in (Kind.PRESS, Kind.UNPLUGGED):
            self._stop(stage)
        # The pointer must not carry the focus away while a key is waited for.
        return True

    def draw(self, stage: Stage, target: Surface, look: Look) -> None:
        px, paint, rect = stage.px, stage.paint, self.rect
        lit = look.focused or self.waiting
        line = RUST if self.waiting else None
        paint.box(target, rect, ROW_FOCUSED if lit else ROW, radius=self.radius, line=line)
        right, y = rect.right - px(22), rect.centery
        if self.waiting:
            left = self._draw_waiting(stage, target, right)
        elif label := self.shown():
            size = 34 if is_glyph(label) else 25
            left = paint.keycap(target, label, (right, y), size, "midright", dark=True).left
        else:
            left = paint.text(
                target, self.none_text, (right, y), 25, SEMIBOLD, RUST, "midright"
            ).left
        text = stage.fonts.cut(self.label, 27, SEMIBOLD, left - rect.left - px(36))
        paint.text(target, text, (rect.left + px(22), y), 27, SEMIBOLD, BROWN, "midleft")

    def _draw_waiting(self, stage: Stage, target: Surface, right: int) -> int:
        px, fonts = stage.px, stage.fonts
        wide = fonts.width(self.waiting_text, 25, BOLD) + px(32)
        box = Rect(0, 0, wide, max(px(42), fonts.height(25, BOLD)))
        box.midright = (right, self.rect.centery)
        stage.paint.pill(target, box, AMBER_FILL)
        stage.paint.text(target, self.waiting_text, box.center, 25, BOLD, INK, "center")
        return box.left
