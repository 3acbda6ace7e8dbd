"""Intents: what a person wants, independent of the kind of device: `Intent`, and its `Kind`."""

from __future__ import annotations

from enum import Enum, auto
from typing import NamedTuple, TypeAlias

from game.show.devices import WINDOW, Device

Point: TypeAlias = tuple[int, int]


class Kind(Enum):
    """The kinds of intents. The comments name the fields of the Intent that a kind uses."""

    NAVIGATE = auto()  # (direction)
    AIM = auto()  # (amount): the other stick points there, in degrees clockwise from straight up
    CONFIRM = auto()
    BACK = auto()
    MENU = auto()
    COMMAND = auto()  # (command): a name from the bindings, such as "draw"
    MOVE = auto()  # (pos)
    PRESS = auto()  # (pos, button)
    DRAG = auto()  # (pos, start): moved with the main button down, after a press
    RELEASE = auto()  # (pos, button, start)
    WHEEL = auto()  # (pos, amount): up is positive
    LEAVE = auto()  # the pointer left the window
    TEXT = auto()  # (text): only while `typing`
    COMPOSE = auto()  # (text): what an input method is still putting together
    ERASE = auto()  # backspace, only while `typing`
    SELECT_ALL = auto()  # Ctrl+A, only while `typing`
    CAUGHT = auto()  # (button): the code of the next key, or pad's button, after `catch`
    PLUGGED = auto()  # the device is a pad that has come
    UNPLUGGED = auto()  # the device is a pad that has gone
    DROPPED = (
        auto()
    )  # (text): the path of a file that was dropped on the window, or opened with the program
    RESIZED = auto()  # the window, or its screen, is another
    EXPOSED = auto()  # the window must be shown again
    HIDDEN = auto()
    FULL_SCREEN = auto()
    QUIT = auto()


class Intent(NamedTuple):
    """One intent, and the device that it comes from.

    Positions are real pixels; mouse buttons are 1 (main), 2 (middle) and 3 (secondary).
    """

    kind: Kind
    device: Device = WINDOW
    pos: Point = (0, 0)
    start: Point = (0, 0)
    direction: tuple[int, int] = (0, 0)
    command: str = ""
    letter: str = ""
    """The label of the key, or the picture of the pad's button, for lists whose items have their own keys.

    "" for the repetition of a held direction.
    """
    text: str = ""
    amount: float = 0.0
    button: int = 1

    @property
    def deliberate(self) -> bool:
        """Whether it comes from a key, button or click, as against a mere movement of the pointer."""
        return self.kind in _DELIBERATE

    @property
    def reveals(self) -> bool:
        """Whether what it gives the focus is scrolled to: a click would then end on something else."""
        return self.deliberate and self.kind is not Kind.PRESS

    @property
    def step(self) -> tuple[int, int]:
        """Where it moves the focus; the next one is at the right, the previous one at the left."""
        if self.kind is Kind.COMMAND:
            return (_STEPS.get(self.command, 0), 0)
        return self.direction if self.kind is Kind.NAVIGATE else (0, 0)


_STEPS = {"next": 1, "previous": -1}

_DELIBERATE = {
    Kind.NAVIGATE, Kind.AIM, Kind.CONFIRM, Kind.BACK, Kind.MENU, Kind.COMMAND, Kind.PRESS,
}  # fmt: skip
