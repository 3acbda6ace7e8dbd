"""Pills with their keys by which one leaves a table that is shown, or goes on at it: `WayPills`."""

from __future__ import annotations

from pygame import Rect, Surface

from game.view.base.colours import LIGHT, LINE, PANEL
from game.view.base.fonts import BOLD
from game.view.base.scene_kit import SceneKit
from game.view.input.intents import Intent, Kind
from game.view.input.key_labels import Keycaps

SIZE, SIDE = 25.0, 16
"""The size of what is said, and the room at the sides of a pill, in design pixels."""
AIR, APART = 14, 10
"""The room above and below a key together, and between it and what is said."""


class WayPills:
    """Pills by their commands; `rects` are those that can be clicked, in real pixels."""

    def __init__(self, kit: SceneKit, keycaps: Keycaps) -> None:
        self.kit, self.keycaps = kit, keycaps
        self.rects: dict[str, Rect] = {}

    def label(self, command: str) -> str:
        """Return what the pill of a command says."""
        raise NotImplementedError

    def _key(self, command: str) -> str:
        return self.keycaps(command) or self.kit.input.prompt(command)

    def wide(self, command: str) -> int:
        """Return how wide a pill is, in real pixels."""
        return self._beside(command) + self.kit.fonts.width(self.label(command), SIZE, BOLD)

    def fits(self, command: str, wide: int) -> bool:
        """Return whether a pill that is so wide has room for what it says, perhaps in smaller letters."""
        fonts, label, room = self.kit.fonts, self.label(command), wide - self._beside(command)
        return fonts.width(label, fonts.fitted(label, SIZE, BOLD, room), BOLD) <= room

    def _beside(self, command: str) -> int:
        """Return how wide a pill is without what it says."""
        kit, key = self.kit, self._key(command)
        cap = kit.paint.keycap_size(key, SIZE)[0] + kit.px(APART) if key else 0
        return cap + 2 * kit.px(SIDE)

    @property
    def high(self) -> int:
        """How high pills are, in real pixels."""
        return self.kit.paint.keycap_size("B", SIZE)[1] + self.kit.px(AIR)

    def at(self, pos: tuple[int, int]) -> str:
        """Return the command of the pill under a point; "" if there is none."""
        return next((name for name, rect in self.rects.items() if rect.collidepoint(pos)), "")

    def clicked(self, intent: Intent) -> str | None:
        """Return the command of the pill that was clicked; "" if it is only pressed, None if it is none."""
        if intent.kind not in (Kind.PRESS, Kind.RELEASE):
            return None
        pill = self.at(intent.pos)
        clicked = intent.kind is Kind.RELEASE and self.at(intent.start) == pill
        return (pill if clicked else "") if pill else None

    def draw_pill(self, target: Surface, command: str, *, ready: bool = True) -> None:
        """Draw a pill; one that is not `ready` is faint."""
        kit, px, rect = self.kit, self.kit.px, self.rects[command]
        kit.paint.pill(target, rect, PANEL.fade(0.92), line=LINE, shadow=True)
        x, key = rect.left + px(SIDE), self._key(command)
        if key:
            x = kit.paint.keycap(target, key, (x, rect.centery), SIZE).right + px(APART)
        ink, label = LIGHT if ready else LIGHT.fade(0.45), self.label(command)
        # A column may be narrower than the pill would be in large text.
        size = kit.fonts.fitted(label, SIZE, BOLD, rect.right - px(SIDE) - x)
        kit.paint.text(target, label, (x, rect.centery), size, BOLD, ink, "midleft")
