"""Game pads: opening them, and turning their sticks and directional pads into steps and directions.

`Pads` opens every pad; otherwise SDL sends no events of it. Each `Pad` has a `Steering`, which turns a tilted
left stick or a held directional button into steps that repeat like a key's, and a `Pointing`, which turns a
push of the right stick into a direction.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from math import atan2, degrees, hypot
from typing import TypeAlias

import pygame
from pygame._sdl2 import controller

from game.show.devices import Device, pad
from game.view.input.bindings import TRIGGER_LEFT, TRIGGER_RIGHT

Step: TypeAlias = tuple[int, int]

LEAN, UPRIGHT = 0.55, 0.38
"""The tilt from which on a stick counts, and that below which it no longer does, as shares of its range."""
POINTS = 0.75
"""The tilt from which on the pointing stick counts: near its rim, where its direction is reliable."""
FIRST, NEXT = 380, 110
"""ms before the first and before each further repetition of a held direction."""
REACH = 32767
TRIGGERS = {
    pygame.CONTROLLER_AXIS_TRIGGERLEFT: TRIGGER_LEFT,
    pygame.CONTROLLER_AXIS_TRIGGERRIGHT: TRIGGER_RIGHT,
}


class Pads:
    """The connected pads. None is looked for before `open`.

    Players know a pad by its number: 1, 2, 3 … as they were plugged in. It keeps its number while it is
    connected, and is given it again when it comes back, if SDL names it alike and the number is still free.
    """

    def __init__(self) -> None:
        self._opened: dict[int, object] = {}
        self._known: dict[int, Pad] = {}
        self._numbers: dict[int, int] = {}
        """The number of every pad that ever was, by its instance id, which SDL never gives out again."""
        self._guids: dict[int, str] = {}
        self._gone: set[int] = set()

    def __iter__(self) -> Iterator[Pad]:
        """The pads that have been used, the one plugged in first coming first."""
        return iter([self._known[number] for number in sorted(self._known)])

    def __getitem__(self, instance: int) -> Pad:
        """The pad with SDL's instance id; one that anything is heard from is not gone."""
        self._gone.discard(instance)
        return self._known.setdefault(instance, Pad(instance))

    @property
    def devices(self) -> list[Device]:
        """The pads that are plugged in, or that anything was heard from, by their numbers."""
        found = self._opened.keys() | self._known.keys()
        return [pad(instance) for instance in sorted(found, key=self.number)]

    def is_gone(self, device: Device) -> bool:
        """Whether a device is a pad that was unplugged and has not come back, or is yet to be chosen."""
        return device.is_awaited or (device.is_pad and device.number in self._gone)

    def number(self, instance: int) -> int:
        """Return the number by which players know a pad, from 1; one that is gone still has its number."""
        if instance not in self._numbers:
            taken = {self._numbers[each] for each in self._numbers if each not in self._gone}
            guid = self._guids.get(instance)
            alike = [each for each in self._numbers if guid and self._guids.get(each) == guid]
            before = {self._numbers[each] for each in alike}
            free = (number for number in count(1) if number not in taken)
            self._numbers[instance] = min(before - taken, default=0) or next(free)
        return self._numbers[instance]

    def open(self) -> None:
        """Start SDL's pads. Those connected now, like later ones, are reported by events."""
        controller.init()

    def added(self, index: int) -> Device | None:
        """Open the pad at this index of SDL's list and return it; None if it is open or cannot be opened."""
        try:
            opened = controller.Controller(index)
            joystick = opened.as_joystick()
            instance, guid = joystick.get_instance_id(), joystick.get_guid()
        except pygame.error:
            return None
        if instance in self._opened:
            return None
        self._guids[instance] = guid
        self.number(instance)
        self._opened[instance] = opened
        return pad(instance)

    def removed(self, instance: int) -> None:
        """Close a pad that has been unplugged."""
        self._gone.add(instance)
        self._opened.pop(instance, None)
        self._known.pop(instance, None)

    def __len__(self) -> int:
        return len(self._opened)


class Steering:
    """The steps of one pad: one direction at a time, from whatever is held. `now` is in ms."""

    def __init__(self) -> None:
        self._stick = [0.0, 0.0]
        self._pressed: set[int] = set()
        self._held: Step | None = None
        self._leaning: Step | None = None
        self._again = 0

    def lean(self, axis: int, value: int, now: int) -> Step | None:
        """Handle a movement of the left stick along an axis (0 or 1); return a step that begins, or None."""
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
        """Handle a movement of a trigger; return its button code if it has just been pressed, or None."""
        button, before = TRIGGERS[axis], TRIGGERS[axis] in self._pressed
        pressed = value / REACH > (UPRIGHT if before else LEAN)
        if pressed == before:
            return None
        (self._pressed.add if pressed else self._pressed.discard)(button)
        return button if pressed else None

    def hold(self, step: Step, now: int) -> Step:
        """Begin to hold a direction; return its first step."""
        self._held, self._again = step, now + FIRST
        return step

    def let_go(self, step: Step) -> None:
        """Stop holding a direction."""
        if self._held == step:
            self._held = None

    def clear(self) -> None:
        """Forget what is held, as when the window loses the focus."""
        self._stick = [0.0, 0.0]
        self._pressed.clear()
        self._held = self._leaning = None

    def due(self, now: int) -> int | None:
        """In how many ms the next step comes; None while nothing is held."""
        return None if self._held is None else max(0, self._again - now)

    def repeated(self, now: int) -> Step | None:
        """Return the repetition that is due by `now`, or None; after a stall only one."""
        if self._held is None or now < self._again:
            return None
        self._again = now + NEXT
        return self._held


class Pointing:
    """The direction of the right stick, reported once for each push."""

    def __init__(self) -> None:
        self._stick = [0.0, 0.0]
        self._told = False

    def lean(self, axis: int, value: int) -> None:
        """Handle a movement of the stick along an axis (0 or 1)."""
        self._stick[axis] = value / REACH

    def pointed(self) -> float | None:
        """Return the direction in degrees clockwise from up if a push has just begun, or None."""
        x, y = self._stick
        far = hypot(x, y)
        if far < UPRIGHT:
            self._told = False
        if far < POINTS or self._told:
            return None
        self._told = True
        return degrees(atan2(x, -y)) % 360

    def clear(self) -> None:
        """Forget the stick's position."""
        self._stick = [0.0, 0.0]
        self._told = False


class Pad:
    """One pad: its steering and its pointing."""

    def __init__(self, instance: int) -> None:
        self.device: Device = pad(instance)
        self.steering = Steering()
        self.pointing = Pointing()

    def clear(self) -> None:
        """Forget what is held."""
        self.steering.clear()
        self.pointing.clear()
