"""A scene at which something begins once everybody is ready for it: `AwaitsAll`, mixed into what is shown."""

from __future__ import annotations

from game.scenes.base.party.ready_strip import ReadyStrip
from game.scenes.base.scene_stack import Scene
from game.show.waits import soonest
from game.view.input.intents import Intent


class AwaitsAll(Scene):
    """Gives time, presses and what lies above to the `strip`; without one nobody waits for others."""

    strip: ReadyStrip | None

    def all_ready(self) -> None:
        """Begin what everybody was waited for."""
        raise NotImplementedError

    @property
    def _awaiting(self) -> ReadyStrip | None:
        """The strip by which people are waited for now."""
        return self.strip

    def update(self, dt: int) -> None:
        super().update(dt)
        strip = self._awaiting
        if strip is not None:
            self.dirty |= strip.pass_time(dt)
            if strip.goes_on():
                self.all_ready()

    def due(self) -> int | None:
        return soonest(super().due(), None if self.strip is None else self.strip.due)

    def resume(self) -> None:
        super().resume()
        if self.strip is not None:
            self.strip.cover(on=False)

    def pause(self) -> None:
        super().pause()
        if self.strip is not None:
            self.strip.cover(on=True)

    def handle(self, intent: Intent) -> None:
        if self.strip is not None:
            self.strip.device = intent.device
        super().handle(intent)
