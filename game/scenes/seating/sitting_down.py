"""Who sits down with which device: `SittingDown(kit, plan, changed)` takes devices before widgets do."""

from __future__ import annotations

from collections.abc import Callable

from game.show.devices import Device
from game.show.motion.tween import Tween
from game.show.seating_plan import SeatingPlan
from game.view.base.scene_kit import SceneKit
from game.view.input.intents import Intent, Kind

WELCOME = 1600
"""ms for which somebody who has just sat down is welcomed."""


def sits_down(intent: Intent) -> bool:
    """Whether its device sits down by an intent: by any key or button, but not by a stick that is touched."""
    return intent.deliberate and not (intent.device.is_pad and intent.kind is Kind.NAVIGATE)


class SittingDown:
    """The device that was used last, as `user`, and the chair of whoever is `welcomed`.

    `changed` is called with the chair of somebody who has sat down, or with None.
    """

    def __init__(
        self, kit: SceneKit, plan: SeatingPlan, changed: Callable[[int | None], None]
    ) -> None:
        self.kit, self.plan, self._changed = kit, plan, changed
        self.user: Device = kit.input.device
        self.welcomed: int | None = None
        self._welcome = Tween(0)

    @property
    def own(self) -> list[int]:
        """The chairs of those who play with the device that was used last."""
        return self.plan.places_of(self.user)

    def take(self, intent: Intent) -> bool:
        """Handle what a device does that has nobody yet, or was plugged in; return whether that was it.

        A phone has a page of its own to sit down by; the mouse sits down on the chair that it presses.
        """
        device, kind = intent.device, intent.kind
        if kind in (Kind.UNPLUGGED, Kind.PLUGGED):
            # A phone that is away comes back; a pad may be anybody's when it is plugged in again.
            lost = kind is Kind.UNPLUGGED and not device.is_phone
            for place in self.plan.places_of(device) if lost else ():
                self.plan.drop(place)
            self._changed(None)
            return True
        if device.is_phone:
            return True
        if intent.deliberate:
            self.user = device
        if self.plan.is_new(device):
            if sits_down(intent):
                self._join(device)
            return True
        return False

    def _join(self, device: Device) -> None:
        place = self.plan.sit_down(device)
        if place is None:
            self.kit.sound.play("refuse")
            return
        self.kit.sound.play("press")
        self.welcomed, self._welcome = place, Tween(WELCOME)
        self._changed(place)

    def update(self, dt: int) -> bool:
        """Let time pass; return whether a welcome is over."""
        if self.welcomed is None:
            return False
        self._welcome.advance(dt)
        if self._welcome.done:
            self.welcomed = None
        return self._welcome.done

    @property
    def due(self) -> int | None:
        """The ms until that, or None."""
        if self.welcomed is None:
            return None
        return max(0, self._welcome.duration - self._welcome.elapsed)
