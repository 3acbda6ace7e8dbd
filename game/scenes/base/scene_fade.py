"""The short fade from one scene to the next: `SceneFade.draw` draws a stack, and the picture before over it."""

from __future__ import annotations

from weakref import ref

from pygame import Surface

from game.scenes.base.scene_stack import Scene, Stack
from game.view.base.scene_kit import SceneKit

LASTS = 160
"""ms in which the picture of the scene before goes. The new one acts from the first of them on."""
AT_ONCE = 24
"""How much of them has passed in the first frame, so that a press is answered in that."""


class SceneFade:
    """Draws what a stack shows. Where one scene that `fades` follows on another, the old picture goes slowly.

    Both pictures are kept while it lasts, so that no scene is drawn more often for it. There is none where
    hits are to pass quietly, or motion is reduced or off.
    """

    def __init__(self, kit: SceneKit, stack: Stack) -> None:
        self._kit, self._stack = kit, stack
        self._seen: tuple[tuple[ref[Scene], bool], ...] = ()
        """The lowest scene that was drawn last, and the uppermost, with whether they fade. Neither is kept."""
        self._old: Surface | None = None
        self._new: Surface | None = None
        self._age = 0

    @property
    def moving(self) -> bool:
        """Whether the old picture is still seen."""
        return self._old is not None

    def advance(self, dt: int) -> None:
        """Let `dt` ms pass."""
        if self._new is not None:  # it begins with the first picture, however long that took
            self._age += dt

    def forget(self) -> None:
        """End it at once, as where the window has changed."""
        self._old = self._new = None

    def draw(self, target: Surface, *, stale: bool) -> None:
        """Draw the scenes on a window that shows what was drawn on it last, unless it is `stale`."""
        seen = self._stack.seen()
        ends = seen[0], seen[-1]
        if stale or (self._old is not None and self._old.get_size() != target.get_size()):
            self.forget()
        elif self._begins(ends):
            self._old, self._new, self._age = target.copy(), None, AT_ONCE
        self._seen = tuple((ref(each), each.fades) for each in ends)
        if self._new is None or self._stack.dirty:
            self._stack.draw(target)
            self._new = target.copy() if self._old is not None else None
        else:
            target.blit(self._new, (0, 0))
        if self._old is None:
            return
        if self._age >= LASTS:
            self.forget()
            return
        self._old.set_alpha(round(255 * (1 - self._age / LASTS) ** 2))
        target.blit(self._old, (0, 0))

    def _begins(self, ends: tuple[Scene, ...]) -> bool:
        """Whether the scenes that are seen follow on others in this way."""
        if self._kit.calm or not self._seen:
            return False
        before = zip(self._seen, ends, strict=True)
        return any(faded and old() is not new and new.fades for (old, faded), new in before)
