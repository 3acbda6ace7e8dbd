"""Widgets that share one focus: `group.handle(kit, intent)` moves it, by mouse or keys alike.

The focus is always on one of the widgets, moves by their positions on the screen, and wraps around. It follows
the mouse: Enter presses what is pointed at.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from pygame import Rect, Surface

from game.show.devices import DeviceKind
from game.view.base.scene_kit import SceneKit
from game.view.input.intents import Intent, Kind
from game.view.widgets.widgets import Look, Widget


class FocusGroup:
    """The widgets of a scene, in reading order, one of which has the focus."""

    def __init__(self, widgets: Sequence[Widget], focus: Widget | None = None) -> None:
        if not widgets:
            raise ValueError("a group needs at least one widget")
        self.widgets = list(widgets)
        self.focused = focus or self.widgets[0]
        self._pressed: Widget | None = None

    @property
    def content(self) -> Hashable:
        """What of it changes while the widgets stay the same: which has the focus, and which is pressed."""
        return self.focused, self._pressed

    def focus(self, kit: SceneKit, widget: Widget) -> bool:
        """Set the focus to a widget; return whether it has moved."""
        if widget is self.focused:
            return False
        self.focused.left(kit)
        self.focused = widget
        widget.entered(kit)
        return True

    def regroup(self, widgets: Sequence[Widget], otherwise: Widget | None = None) -> None:
        """Take over the widgets that there are now; if the one with the focus is gone, another gets it.

        That is the first, if there is no better one `otherwise`.
        """
        self.widgets = list(widgets)
        if self.focused not in self.widgets:
            self.focused = otherwise or self.widgets[0]
        if self._pressed not in self.widgets:
            self._pressed = None

    def at(self, pos: tuple[int, int]) -> Widget | None:
        """The widget under a point, the one with the focus first."""
        for widget in (self.focused, *reversed(self.widgets)):
            seen = widget.clip is None or widget.clip.collidepoint(pos)
            if widget.enabled and seen and widget.rect.collidepoint(pos):
                return widget
        return None

    def handle(self, kit: SceneKit, intent: Intent) -> bool:
        """Handle an intent that moves the focus or uses a widget; return whether to draw again."""
        if self.focused.take(kit, intent):
            return True
        if intent.kind is Kind.NAVIGATE:
            return self._navigate(kit, intent.direction)
        if intent.kind is Kind.COMMAND and intent.command in ("next", "previous"):
            return self._step(kit, 1 if intent.command == "next" else -1)
        if intent.kind is Kind.CONFIRM:
            self.focused.activate(kit)
            return True
        if intent.device.kind is DeviceKind.MOUSE:
            return self._point(kit, intent)
        return False

    def _navigate(self, kit: SceneKit, direction: tuple[int, int]) -> bool:
        if direction[0] and self.focused.adjust(kit, direction[0]):
            return True
        found = self.towards(direction)
        return found is not None and self.focus(kit, found)

    def towards(self, direction: tuple[int, int]) -> Widget | None:
        """Return the widget to which an arrow leads from the one with the focus; None if there is none.

        It is what lies `onward` of it. If nothing is said of that, what scrolls with it comes first, seen or
        not; of what scrolls elsewhere only what is seen counts.
        """
        here = self.focused
        if (onward := here.onward.get(direction)) is not None:
            return onward
        others = [w for w in self.widgets if w.enabled and w is not here]
        along = [w for w in others if here.clip is not None and w.clip == here.clip]
        if direction[1] and any(_straight(here.rect, w.rect, direction[1]) for w in along):
            others = along
        seen = [(w, w.rect if w in along else _seen(w)) for w in others]
        seen = [(w, rect) for w, rect in seen if rect.w and rect.h]
        found = nearest(here.rect, direction, [rect for _, rect in seen])
        return None if found is None else seen[found][0]

    def _step(self, kit: SceneKit, step: int) -> bool:
        ready = [w for w in self.widgets if w.enabled]
        place = ready.index(self.focused) if self.focused in ready else 0
        return self.focus(kit, ready[(place + step) % len(ready)])

    def point(self, kit: SceneKit, pos: tuple[int, int]) -> bool:
        """Set the focus to the widget at a point, as after scrolling; return whether it has moved."""
        under = self.at(pos)
        return under is not None and self.focus(kit, under)

    def _point(self, kit: SceneKit, intent: Intent) -> bool:
        if intent.kind is Kind.MOVE:
            return self.point(kit, intent.pos)
        under = self.at(intent.pos)
        if intent.kind is Kind.PRESS and intent.button == 1:
            before, self._pressed = self._pressed, under
            if under is not None:
                self.focus(kit, under)
            return under is not None or before is not None
        if intent.kind is Kind.RELEASE and intent.button == 1:
            pressed, self._pressed = self._pressed, None
            if pressed is not None and pressed is under:
                pressed.press(kit, intent.pos)
            return pressed is not None
        return False

    def draw(self, kit: SceneKit, target: Surface, only: Sequence[Widget] | None = None) -> None:
        """Draw every widget, or `only` some, the one with the focus last and with its ring."""
        widgets = self.widgets if only is None else only
        for widget in widgets:
            if widget is not self.focused:
                widget.draw(kit, target, Look(pressed=widget is self._pressed))
        if self.focused in widgets:
            pressed = self.focused is self._pressed
            self.focused.draw(kit, target, Look(focused=True, pressed=pressed))
            self.focused.ring(kit, target)


def _seen(widget: Widget) -> Rect:
    """Return the part of a widget that is seen."""
    return widget.rect if widget.clip is None else widget.rect.clip(widget.clip)


def _straight(here: Rect, other: Rect, down: int) -> bool:
    """Return whether another lies straight above, or below (+1)."""
    beside = other.left < here.right and other.right > here.left
    return beside and (other.centery - here.centery) * down > 0


def _level(here: Rect, other: Rect, right: int) -> bool:
    """Return whether another lies in the same line to the left, or to the right (+1), by more than a half."""
    common = min(here.bottom, other.bottom) - max(here.top, other.top)
    ahead = (other.centerx - here.centerx) * right > 0
    return ahead and common > min(here.h, other.h) / 2


def nearest(here: Rect, direction: tuple[int, int], others: Sequence[Rect]) -> int | None:
    """The place in `others` of the rectangle that lies next in a direction, wrapping around.

    None if there is none: nothing lies that way, nor at the far end of the same row or column.
    """
    found = _best(here, direction, others)
    if found is not None or not others:
        return found
    everything = here.unionall(list(others))
    dx, dy = direction
    beyond = here.move(-dx * (everything.w + here.w), -dy * (everything.h + here.h))
    return _best(beyond, direction, others, straight=True)


def _best(
    here: Rect, direction: tuple[int, int], others: Sequence[Rect], straight: bool = False
) -> int | None:
    dx, dy = direction
    level = [place for place, other in enumerate(others) if dx and _level(here, other, dx)]
    best: tuple[float, int] | None = None
    for place, other in enumerate(others):
        ahead = (other.centerx - here.centerx) * dx + (other.centery - here.centery) * dy
        if dx:
            gap = max(0, other.top - here.bottom, here.top - other.bottom)
            aside = abs(other.centery - here.centery)
            passed = other.left < here.right if dx > 0 else other.right > here.left
        else:
            gap = max(0, other.left - here.right, here.left - other.right)
            aside = abs(other.centerx - here.centerx)
            passed = other.top < here.bottom if dy > 0 else other.bottom > here.top
        overlapping = passed and gap > 0
        if ahead <= 0 or overlapping or (straight and dx and gap > 0):
            continue
        if level and place not in level:  # to the side an arrow keeps to its line
            continue
        cost = ahead + 4 * gap + 0.3 * aside
        if best is None or cost < best[0]:
            best = (cost, place)
    return best[1] if best is not None else None
