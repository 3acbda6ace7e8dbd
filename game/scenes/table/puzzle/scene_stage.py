"""The scene before a puzzle is asked, acted at the table: `SceneStage(kit, host, scene, ended)`."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

from game.engine.puzzles.scenes import WatchedScene
from game.session.host import Host
from game.view.base.scene_kit import SceneKit

BEFORE, LEAST, MOST = 1500, 1000, 2600
"""ms before the first action, and at least and at most between two of them, for all that game time says."""

SEEN = 600
"""ms between two actions where bots do not think."""


class SceneStage:
    """Does the actions of a scene one by one, at a pace at which they can be followed, then calls `ended`."""

    def __init__(
        self, kit: SceneKit, host: Host, scene: WatchedScene, ended: Callable[[], None]
    ) -> None:
        self.kit, self.host = kit, host
        self._left = deque(scene.log)
        self._last, self._ended = scene.now, ended
        self._waited = 0
        self._wait = BEFORE
        self.over = False
        """Whether all of it has been seen."""

    @property
    def due(self) -> int | None:
        """In how many ms something is done; None once all of it has been seen."""
        return None if self.over else max(0, self._pause - self._waited)

    @property
    def _pause(self) -> int:
        """ms before what comes next; nobody who thinks at once could follow it at once."""
        return max(SEEN, self.kit.thinking.ms(self._wait))

    def hurry(self) -> None:
        """Go on without waiting."""
        self._waited = self._pause

    def advance(self, dt: int) -> None:
        """Let `dt` ms pass in which nothing moves."""
        self._waited += dt
        if self.due == 0:
            self._go_on()

    def _go_on(self) -> None:
        self._waited = 0
        if not self._left:
            self.over = True
            self._ended()
            return
        entry = self._left.popleft()
        self.host.runner.now = entry.now
        self.host.runner.submit(entry.seat, entry.action)
        following = self._left[0].now if self._left else self._last
        self._wait = min(max(following - entry.now, LEAST), MOST)
