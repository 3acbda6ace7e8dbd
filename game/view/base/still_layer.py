"""A layer of pieces that do not move; only those that have changed are drawn again."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass

from pygame import Rect, Surface


@dataclass(frozen=True, slots=True)
class Piece:
    """One piece: `rect` encloses all that it draws; while `key` is equal it looks the same."""

    name: str
    key: Hashable
    rect: Rect
    draw: Callable[[Surface], None]


class Layer:
    """The still pieces over a base, lowest first. `surface` is what to blit."""

    def __init__(self, base: Surface) -> None:
        self.base = base
        self.surface = base.copy()
        self._shown: dict[str, tuple[Hashable, Rect]] = {}

    def outdated(self, pieces: Sequence[Piece]) -> set[str]:
        """Return the names of what is shown and would be gone, or look otherwise, with these pieces."""
        now = {piece.name: (piece.key, piece.rect) for piece in pieces}
        return {name for name, entry in self._shown.items() if now.get(name) != entry}

    def show(self, pieces: Sequence[Piece]) -> bool:
        """Show exactly these pieces; return whether anything had to be drawn."""
        now = {piece.name: (piece.key, piece.rect) for piece in pieces}
        stale: list[Rect] = []
        for name, (key, rect) in self._shown.items():
            if now.get(name) != (key, rect):
                stale.append(rect)
        for name, entry in now.items():
            if self._shown.get(name) != entry:
                stale.append(entry[1])
        self._shown = now
        for area in joined(stale):
            self._redraw(area, pieces)
        return bool(stale)

    def _redraw(self, area: Rect, pieces: Sequence[Piece]) -> None:
        self.surface.set_clip(area)
        self.surface.blit(self.base, area, area)
        for piece in pieces:
            if piece.rect.colliderect(area):
                piece.draw(self.surface)
        self.surface.set_clip(None)


def drawn_anew(target: Surface, rect: Rect) -> bool:
    """Return whether any of a rectangle is drawn again now: what lies apart from that costs nothing then."""
    return rect.colliderect(target.get_clip())


def joined(rects: Sequence[Rect]) -> list[Rect]:
    """The same area as fewer rectangles: two are joined where that is no more to draw than both."""
    left = [rect.copy() for rect in rects if rect.w and rect.h]
    found: list[Rect] = []
    while left:
        rect = left.pop()
        for place, other in enumerate(found):
            whole = rect.union(other)
            if _area(whole) <= _area(rect) + _area(other):
                del found[place]
                left.append(whole)
                break
        else:
            found.append(rect)
    return found


def _area(rect: Rect) -> int:
    return rect.w * rect.h
