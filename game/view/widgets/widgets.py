"""The base classes of widgets, and buttons: `Button("Play", begin)`.

A widget has a `rect` in real pixels, which its scene sets in `layout`; it draws itself, and handles `activate`
(Enter, a click) and `adjust` (left, right). Focus, hover and presses are managed by its `FocusGroup`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from pygame import Rect, Surface

from game.view.base.colours import (
    BROWN,
    INK,
    LIGHT,
    LINE,
    PANEL,
    PAPER,
    PAPER_EDGE,
    PAPER_LOW,
    WINE,
    Colour,
)
from game.view.base.fonts import BOLD, MEDIUM
from game.view.base.scene_kit import SceneKit
from game.view.input.intents import Intent

KEYCAP = 24.0
"""The size of the key on a button."""
ON_PAPER = BROWN.fade(0.5)
"""The line round a button of paper that lies on paper, from which nothing else would tell it."""
FAINT = 0.4
"""How much is seen of what is on a button that is off."""


class Look(NamedTuple):
    """The present state of a widget, for drawing."""

    focused: bool = False
    pressed: bool = False


class Widget:
    """Base class of everything that can have the focus."""

    radius: float = 20
    """Corner radius in design pixels, which the focus ring follows."""
    help: str = ""
    """A sentence that its scene may show while it has the focus; "" if there is none."""
    clause: str = ""
    """The clause of the rules that it is about; "" if there is none."""

    def __init__(self) -> None:
        self.rect = Rect(0, 0, 0, 0)
        self.clip: Rect | None = None
        """The part of the window to which it is clipped, if it scrolls."""
        self.enabled = True
        self.onward: dict[tuple[int, int], Widget] = {}
        """Where arrows lead from it, if that is not simply what lies next in their direction."""

    @property
    def spoken(self) -> tuple[str, ...]:
        """The texts for a screen reader, in their order; empty ones are left out."""
        raise NotImplementedError

    def draw(self, kit: SceneKit, target: Surface, look: Look) -> None:
        """Draw it inside `rect`, without the focus ring."""
        raise NotImplementedError

    def ring(self, kit: SceneKit, target: Surface) -> None:
        """Draw the focus ring around it, and whatever lies over the ring."""
        kit.paint.ring(target, self.rect, self.radius)

    def activate(self, kit: SceneKit) -> None:
        """Handle Enter or a click."""

    def press(self, kit: SceneKit, pos: tuple[int, int]) -> None:
        """Handle a click at a point inside; as `activate`, unless the widget has several parts."""
        self.activate(kit)

    def adjust(self, kit: SceneKit, step: int) -> bool:
        """Handle left (−1) or right (+1); return whether the widget used it."""
        return False

    def take(self, kit: SceneKit, intent: Intent) -> bool:
        """Handle any other intent while focused, such as text; return whether the widget used it."""
        return False

    def entered(self, kit: SceneKit) -> None:
        """Called when the widget has got the focus."""

    def left(self, kit: SceneKit) -> None:
        """Called when the widget has lost the focus."""


ROOMIER = 0.6
"""By which share a row with one line of text may be higher than it needs."""


class Row(Widget):
    """A widget on a sheet, which knows its height. Its help is for the foot of the sheet."""

    radius = 16
    share = 1.0
    """Its share of the width of its line, relative to the others'."""
    grows = 0.0
    """By which share it may be higher than it needs, where a sheet has room left."""

    def height(self, kit: SceneKit, width: int) -> int:
        """The height it needs at this width, in real pixels."""
        return max(kit.px(60), kit.fonts.height(27, BOLD) + kit.px(20))


class Button(Widget):
    """A button: dark on wood and cloth, or of paper for what matters most (`primary`).

    `icon` is a picture's name; `detail` a second, quieter line; `command` a binding whose keycap it
    shows. It casts a `shadow` unless it lies on paper.
    """

    def __init__(
        self,
        label: str,
        action: Callable[[], None],
        *,
        primary: bool = False,
        icon: str = "",
        detail: str = "",
        command: str = "",
        size: float = 30,
        shadow: bool = True,
    ) -> None:
        super().__init__()
        self.label = label
        self.action = action
        self.primary = primary
        self.icon = icon
        self.detail = detail
        self.command = command
        self.size, self.cap = size, KEYCAP
        self.shadow = shadow
        self.terse = False
        """Whether its detail is left out where it has no room, rather than cut."""
        self.keycaps: Callable[[str], str] | None = None
        """The labels of keys, where they are not to be those of the device that was used last."""

    @property
    def spoken(self) -> tuple[str, ...]:
        return self.label, self.detail

    def activate(self, kit: SceneKit) -> None:
        if self.enabled:
            kit.sound.play("press")
            self.action()

    def natural_width(self, kit: SceneKit) -> int:
        """The width, in real pixels, at which everything on it has room."""
        more = 0
        if self.detail:
            detail = kit.fonts.width(self.detail, 24, MEDIUM)
            more = max(0, detail - kit.fonts.width(self.label, self.size, BOLD))
        return self.least_width(kit) + more

    def least_width(self, kit: SceneKit) -> int:
        """The width, in real pixels, at which its label has room; the detail is made to fit."""
        icon = self._icon_size(kit) + kit.px(18) if self.icon else 0
        key = self._key(kit)
        cap = kit.paint.keycap_size(key, self.cap)[0] + kit.px(14) if key else 0
        return kit.fonts.width(self.label, self.size, BOLD) + icon + cap + 2 * kit.px(32)

    def tight_width(self, kit: SceneKit) -> int:
        """The width, in real pixels, at which its label only just has room between the edges."""
        return self.least_width(kit) - kit.px(44)

    def _key(self, kit: SceneKit) -> str:
        """The label of the key that does the same; empty if there is none."""
        return (self.keycaps or kit.input.prompt)(self.command) if self.command else ""

    def _icon_size(self, kit: SceneKit) -> int:
        return round(kit.fonts.height(self.size, BOLD) * (1.3 if self.detail else 0.95))

    def draw(self, kit: SceneKit, target: Surface, look: Look) -> None:
        px = kit.px
        rect = self.rect.move(0, px(3)) if look.pressed else self.rect
        box = partial(kit.paint.box, target, rect, radius=self.radius, shadow=self.shadow)
        if self.primary:
            fill = (PAPER, PAPER_LOW) if not look.pressed else (PAPER_LOW, PAPER_LOW)
            box(fill, line=None if self.shadow else ON_PAPER, edge=PAPER_EDGE)
            ink, quiet = INK, BROWN
        else:
            box(PANEL.fade(0.92), line=LINE)
            ink, quiet = LIGHT, LIGHT.fade(0.8)
        if not self.enabled:
            ink = ink.fade(FAINT)
        self._contents(kit, target, rect, ink, quiet)

    def _detail_room(self, kit: SceneKit) -> int:
        """The width for its detail, in real pixels."""
        label = kit.fonts.width(self.label, self.size, BOLD)
        return self.rect.w - kit.px(52) - (self.least_width(kit) - 2 * kit.px(32) - label)

    def tells_detail(self, kit: SceneKit) -> bool:
        """Whether there is room for its detail below its label."""
        fonts = kit.fonts
        high = fonts.height(self.size, BOLD) + fonts.height(24, MEDIUM)
        fits = fonts.width(self.detail, 18, MEDIUM) <= self._detail_room(kit)
        return self.rect.h >= high and fits

    def _contents(
        self, kit: SceneKit, target: Surface, rect: Rect, ink: Colour, quiet: Colour
    ) -> None:
        px, fonts = kit.px, kit.fonts
        x = rect.x + px(32)
        high, low = fonts.height(self.size, BOLD), fonts.height(24, MEDIUM)
        room = self._detail_room(kit)
        detailed = bool(self.detail) and (self.tells_detail(kit) or not self.terse)
        if detailed and self.terse and not self.icon:
            # It stands among others that have no second line, and theirs is in the middle.
            size = fonts.fitted(self.detail, 24, MEDIUM, room)
            x, y = rect.centerx, rect.centery - (high + low) // 2
            kit.paint.text(target, self.label, (x, y), self.size, BOLD, ink, "midtop")
            kit.paint.text(target, self.detail, (x, y + high), size, MEDIUM, quiet, "midtop")
            return
        if not detailed:
            x = rect.centerx - (self.least_width(kit) - 2 * px(32)) // 2
        key = self._key(kit)
        if key:
            cap = kit.paint.keycap(target, key, (x, rect.centery), self.cap, dark=self.primary)
            x = cap.right + px(14)
        if self.icon:
            side = self._icon_size(kit)
            wine = WINE if self.enabled else WINE.fade(FAINT)
            tone = wine if self.primary else ink
            tint = kit.pictures.tinted(f"icons/{self.icon}", side, side, tone)
            target.blit(tint, (x, rect.centery - side // 2))
            x += side + px(18)
        y = rect.centery
        if detailed:
            top = rect.centery - (high + low) // 2
            kit.paint.text(target, self.label, (x, top), self.size, BOLD, ink)
            size = fonts.fitted(self.detail, 24, MEDIUM, room)
            detail = fonts.cut(self.detail, size, MEDIUM, room)
            kit.paint.text(target, detail, (x, top + high), size, MEDIUM, quiet)
        else:
            kit.paint.text(target, self.label, (x, y), self.size, BOLD, ink, "midleft")
