"""Game pads: opened when they are plugged in; their sticks and crosses become steps.

`Pads` opens every pad there is, without which none of its events come. Each `Pad` has its own `Steering`, which
turns a stick that leans, or a button of the cross that is held, into one step at once and more after a while,
as a key repeats; and its own `Pointing`, which turns the other stick, pushed once, into a direction.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import atan2, degrees, hypot
from typing import TypeAlias

import pygame

from game.show.devices import Device, pad
from game.view.input.bindings import TRIGGER_LEFT, TRIGGER_RIGHT

Step: TypeAlias = tuple[int, int]

LEAN, UPRIGHT = 0.55, 0.38
"""How far a stick must lean to count, and how far back to count no more, as shares of its reach."""
POINTS = 0.75
"""How far the stick that points must lean: near its rim, where its direction is sure."""
FIRST, NEXT = 380, 110
"""ms from a step to the first and to each further one, while the direction is held."""
REACH = 32767
TRIGGERS = {
    pygame.CONTROLLER_AXIS_TRIGGERLEFT: TRIGGER_LEFT,
    pygame.CONTROLLER_AXIS_TRIGGERRIGHT: TRIGGER_RIGHT,
}


class Pads:
    """The pads that are plugged in. Nothing is looked for before `open`."""

    def __init__(self) -> None:
        self._opened: dict[int, object] = {}
        self._known: dict[int, Pad] = {}

    def __iter__(self) -> Iterator[Pad]:
        """The pads that have been used, the one plugged in first coming first."""
        return iter([self._known[number] for number in sorted(self._known)])

    def __getitem__(self, instance: int) -> Pad:
        """The pad with SDL's instance id."""
        return self._known.setdefault(instance, Pad(instance))

    def open(self) -> None:
        """Look for pads. Those that are there, like those to come, are told of by events."""
        from pygame._sdl2 import controller

        controller.init()

    def added(self, index: int) -> None:
        """Open the pad at this place of SDL's list; one that cannot be opened is left alone."""
        from pygame._sdl2 import controller

        try:
            pad = controller.Controller(index)
            self._opened[pad.as_joystick().get_instance_id()] = pad
        except pygame.error:
            return

    def removed(self, instance: int) -> None:
        """Let a pad go that has been unplugged."""
        self._opened.pop(instance, None)
        self._known.pop(instance, None)

    def __len__(self) -> int:
        return len(self._opened)


class Steering:
    """One direction at a time, from whatever is held. `now` is in ms."""

    def __init__(self) -> None:
        self._stick = [0.0, 0.0]
        self._pressed: set[int] = set()
        self._held: Step | None = None
        self._leaning: Step | None = None
        self._again = 0

    def lean(self, axis: int, value: int, now: int) -> Step | None:
        """The left stick moved along an axis (0 or 1); the step that comes of it, if one does."""
        self._stick[axis] = value / REACH
        leaning = self._direction()
        if leaning == self._leaning:
            return None
        if self._held == self._leaning:
            self._held = None
        self._leaning = leaning
        return self.hold(leaning, now) if leaning is not None else None

    def _direction(self) -> Step | None:
        x, y = self._stick
        across = abs(x) >= abs(y)
        most = abs(x) if across else abs(y)
        if most < (LEAN if self._leaning is None else UPRIGHT):
            return None
        return (1 if x > 0 else -1, 0) if across else (0, 1 if y > 0 else -1)

    def squeeze(self, axis: int, value: int) -> int | None:
        """A trigger moved; the button it counts as, when it has just gone down."""
        button, before = TRIGGERS[axis], TRIGGERS[axis] in self._pressed
        pressed = value / REACH > (UPRIGHT if before else LEAN)
        if pressed == before:
            return None
        (self._pressed.add if pressed else self._pressed.discard)(button)
        return button if pressed else None

    def hold(self, step: Step, now: int) -> Step:
        """A direction is held from now on: its first step."""
        self._held, self._again = step, now + FIRST
        return step

    def let_go(self, step: Step) -> None:
        """A direction is held no more."""
        if self._held == step:
            self._held = None

    def clear(self) -> None:
        """Nothing is held, as when the window is no longer the one in use."""
        self._stick = [0.0, 0.0]
        self._pressed.clear()
        self._held = self._leaning = None

    def due(self, now: int) -> int | None:
        """In how many ms the next step comes; None while nothing is held."""
        return None if self._held is None else max(0, self._again - now)

    def repeated(self, now: int) -> Step | None:
        """The step that is due by now, if one is. After a stall there is one, not all that were missed."""
        if self._held is None or now < self._again:
            return None
        self._again = now + NEXT
        return self._held


class Pointing:
    """Where the right stick points, told once each time that it is pushed."""

    def __init__(self) -> None:
        self._stick = [0.0, 0.0]
        self._told = False

    def lean(self, axis: int, value: int) -> None:
        """The stick moved along an axis (0 or 1): what is told of the other one belongs to it."""
        self._stick[axis] = value / REACH

    def pointed(self) -> float | None:
        """Where it points, in degrees clockwise from straight up, if it has just begun to point."""
        x, y = self._stick
        far = hypot(x, y)
        if far < UPRIGHT:
            self._told = False
        if far < POINTS or self._told:
            return None
        self._told = True
        return degrees(atan2(x, -y)) % 360

    def clear(self) -> None:
        """The stick is upright again, as far as anybody knows."""
        self._stick = [0.0, 0.0]
        self._told = False


class Pad:
    """What is held on one pad."""

    def __init__(self, instance: int) -> None:
        self.device: Device = pad(instance)
        self.steering = Steering()
        self.pointing = Pointing()

    def clear(self) -> None:
        """Nothing is held, as far as anybody knows."""
        self.steering.clear()
        self.pointing.clear()
