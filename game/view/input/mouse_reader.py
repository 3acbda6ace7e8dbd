"""The mouse: its events as intents, and whether it is being dragged."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.show.devices import MOUSE
from game.view.input.intents import Intent, Kind, Point

PIXELS_TO_DRAG = 6


class MouseReader:
    """Turns events of the mouse into intents. `pointer` is where it is, None outside the window.

    `to_pixels` scales a position in window units to real pixels, in which all others are.
    """

    def __init__(self, to_pixels: Callable[[Point], Point]) -> None:
        self.pointer: Point | None = None
        self._to_pixels = to_pixels
        self._press: Point | None = None
        self._dragging = False

    def moved(self, event: Any) -> Intent:
        """The intent of a movement: a drag, once it has gone far enough from where the button went down."""
        pos = self.pointer = self._to_pixels(event.pos)
        start = self._press
        if start is None or not event.buttons[0]:
            return Intent(Kind.MOVE, MOUSE, pos)
        far = max(abs(pos[0] - start[0]), abs(pos[1] - start[1])) >= PIXELS_TO_DRAG
        self._dragging = self._dragging or far
        return Intent(Kind.DRAG if self._dragging else Kind.MOVE, MOUSE, pos, start)

    def pressed(self, event: Any) -> Intent | None:
        """The intent of a button that went down; None for the wheel, which is told of as buttons too."""
        if event.button > 3:
            return None
        pos = self.pointer = self._to_pixels(event.pos)
        if event.button == 1:
            self._press, self._dragging = pos, False
        return Intent(Kind.PRESS, MOUSE, pos, pos, button=event.button)

    def released(self, event: Any) -> Intent | None:
        """The intent of a button that was let go."""
        if event.button > 3:
            return None
        pos = self.pointer = self._to_pixels(event.pos)
        start = self._press or pos
        if event.button == 1:
            self._press, self._dragging = None, False
        return Intent(Kind.RELEASE, MOUSE, pos, start, button=event.button)

    def rolled(self, event: Any) -> Intent:
        """The intent of the wheel."""
        amount = event.precise_y if event.precise_y else event.y
        return Intent(Kind.WHEEL, MOUSE, self.pointer or (0, 0), amount=float(amount))
