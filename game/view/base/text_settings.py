"""Texts set in a width: `Texts(fonts).setting(TextBox("Settings", 64), width)` has the size and the lines.

Lines, sizes and widths are found once for each text and size of the window. Widths are real pixels.
"""

from __future__ import annotations

from math import inf
from typing import NamedTuple, Protocol

from game.view.base.fonts import Fonts

ENDLESS = 1 << 30
TEXTS_KEPT = 4000
"""How many settings and widths are kept."""


class SetText(Protocol):
    """A text, in as many `lines` as it needs (0) or that many at most, no smaller than `smallest` (0: `size`).

    It is cut, with an ellipsis, only if it says so, and only where nothing else helps.
    """

    @property
    def text(self) -> str: ...
    @property
    def size(self) -> float: ...
    @property
    def face(self) -> str: ...
    @property
    def lines(self) -> int: ...
    @property
    def smallest(self) -> float: ...
    @property
    def cut(self) -> bool: ...


class Setting(NamedTuple):
    """A text as it is set: its design size, its lines, and whether anything of it was cut off."""

    size: float
    lines: tuple[str, ...]
    cut: bool = False


class Texts:
    """What texts need in the present window."""

    def __init__(self, fonts: Fonts) -> None:
        self.fonts = fonts
        self._space = fonts.space
        self._settings: dict[tuple[object, ...], Setting] = {}
        self._least: dict[tuple[object, ...], int] = {}

    @property
    def scale(self) -> float:
        """Real pixels to a design pixel."""
        return self.fonts.space.scale

    def renew(self) -> bool:
        """Forget what was found for another window, or far too many texts; return whether that was done."""
        kept = self._space is self.fonts.space and len(self._settings) < TEXTS_KEPT
        if not kept:
            self._space = self.fonts.space
            self._settings.clear()
            self._least.clear()
        return not kept

    def widest(self, text: SetText) -> int:
        """Return the width at which each of its own lines has room."""
        return self._widest(text, text.size)

    def _widest(self, text: SetText, size: float) -> int:
        fonts, face = self.fonts, text.face
        return max(fonts.width(line, size, face) for line in self._own_lines(text, size))

    def _own_lines(self, text: SetText, size: float) -> list[str]:
        return self.fonts.wrap(text.text, size, text.face, ENDLESS)

    def narrowest(self, text: SetText) -> int:
        """Return the least width at which no word of it is broken and it has no more lines than it may have."""
        size = min(text.size, text.smallest or text.size)
        key = (text.text, size, text.face, text.lines)
        found = self._least.get(key)
        if found is None:
            found = self._least[key] = self._narrowest(text, size)
        return found

    def _narrowest(self, text: SetText, size: float) -> int:
        fonts = self.fonts
        lines = self._own_lines(text, size)
        least = max(fonts.least_width(line, size, text.face) for line in lines)
        if not text.lines:
            return least
        most = self._widest(text, size)
        if text.lines <= len(lines):
            return most
        while least < most:
            middle = (least + most) // 2
            if len(fonts.wrap(text.text, size, text.face, middle)) <= text.lines:
                most = middle
            else:
                least = middle + 1
        return most

    def smallest(self, text: SetText, width: int) -> Setting:
        """Return a text as it is set in a width in its smallest size."""
        size = min(text.size, text.smallest or text.size)
        return self._kept(text, size, size, width, None)

    def setting(self, text: SetText, width: int, height: int | None = None) -> Setting:
        """Return a text as it is set in a width, and in a height if that is given as well.

        It is as large as it can be; of what has no room in its smallest size, the rest is there all the same
        unless it may be cut.
        """
        smallest = min(text.size, text.smallest or text.size)
        return self._kept(text, text.size, smallest, width, height)

    def _kept(
        self, text: SetText, size: float, smallest: float, width: int, height: int | None
    ) -> Setting:
        key = (text.text, size, text.face, text.lines, smallest, text.cut, width, height)
        found = self._settings.get(key)
        if found is None:
            found = self._settings[key] = self._set(text, size, smallest, width, height)
        return found

    def _set(
        self, text: SetText, size: float, smallest: float, width: int, height: int | None
    ) -> Setting:
        fonts, face = self.fonts, text.face
        while True:
            most = text.lines or inf
            if height is not None:
                most = min(most, height // fonts.height(size, face))
            lines = fonts.wrap(text.text, size, face, width)
            broken = fonts.least_width(text.text, size, face) > width
            if size <= smallest or (len(lines) <= most and not broken):
                break
            size = max(smallest, size - 1)
        if text.cut and len(lines) > most:
            left = max(1, int(most))
            return Setting(size, tuple(fonts.wrap(text.text, size, face, width, most=left)), True)
        return Setting(size, tuple(lines))
