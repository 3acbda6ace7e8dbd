"""What somebody wants, whichever device it comes from: `Intent`, and its `Kind`."""

from __future__ import annotations

from enum import Enum, auto
from typing import NamedTuple, TypeAlias

from game.show.devices import WINDOW, Device

Point: TypeAlias = tuple[int, int]


class Kind(Enum):
    """What somebody wants. In brackets: the fields of the Intent that say more."""

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
    CAUGHT = auto()  # (button): the code of the next key, or pad's button, after `catch`
    UNPLUGGED = auto()  # the device is a pad that has gone
    RESIZED = auto()  # the window, or its screen, is another
    EXPOSED = auto()  # the window must be shown again
    HIDDEN = auto()
    FULL_SCREEN = auto()
    QUIT = auto()


class Intent(NamedTuple):
    """One thing that somebody wants, and the device that it comes from.

    Positions are real pixels; mouse buttons 1 main, 2 middle, 3 other.
    """

    kind: Kind
    device: Device = WINDOW
    pos: Point = (0, 0)
    start: Point = (0, 0)
    direction: tuple[int, int] = (0, 0)
    command: str = ""
    letter: str = ""
    """What is printed on the key, or the picture of the pad's button, for lists whose items have their own.

    Empty when a direction only goes on because it is held.
    """
    text: str = ""
    amount: float = 0.0
    button: int = 1

    @property
    def deliberate(self) -> bool:
        """Whether it is a key, button or click, and not just the pointer passing by."""
        return self.kind in _DELIBERATE


_DELIBERATE = {
    Kind.NAVIGATE, Kind.AIM, Kind.CONFIRM, Kind.BACK, Kind.MENU, Kind.COMMAND, Kind.PRESS,
}  # fmt: skip
