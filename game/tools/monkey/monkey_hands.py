"""Random gestures for the monkey test, of hands at mouse, keys, zones of them and pads, and of the desktop.

`CHANCES` has every gesture with its weight; a gesture is a function of `RandomHands` that returns events.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TypeAlias

import pygame
from pygame.event import Event

from game.tools.offscreen import Offscreen
from game.view.input.key_zones import USUAL_PLACES
from game.view.input.pads import TRIGGERS

SIZES = (
    (960, 540),
    (1280, 720),
    (1920, 1080),
    (1024, 768),
    (2560, 1080),
    (720, 1280),
    (1280, 1024),
)
PADS = 3
"""Pads that send events, by SDL's instance ids from 0."""

Gesture: TypeAlias = Callable[["RandomHands"], list[Event]]

_KEYS = (
    pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN, pygame.K_RETURN, pygame.K_SPACE,
    pygame.K_ESCAPE, pygame.K_TAB, pygame.K_BACKSPACE, pygame.K_F10, pygame.K_F11,
    *range(pygame.K_a, pygame.K_z + 1), *range(pygame.K_0, pygame.K_9 + 1),
)  # fmt: skip
_STICKS = (pygame.CONTROLLER_AXIS_LEFTX, pygame.CONTROLLER_AXIS_LEFTY)
_MODIFIERS = (0, 0, 0, 0, pygame.KMOD_SHIFT, pygame.KMOD_ALT, pygame.KMOD_CTRL)


class RandomHands:
    """The hands at one program: where the pointer is, and whether the main button is `held` down."""

    def __init__(self, luck: Random, room: Offscreen) -> None:
        self.luck, self.room = luck, room
        self.at = (0, 0)
        self.held = False

    def spot(self) -> tuple[int, int]:
        """Somewhere in the window, mostly near the last place: a hand moves in small steps."""
        wide, tall = self.room.canvas.size
        if self.luck.random() < 0.5:
            return self.luck.randrange(wide), self.luck.randrange(tall)
        x, y = self.at
        x, y = x + self.luck.randint(-60, 60), y + self.luck.randint(-60, 60)
        return min(max(x, 0), wide - 1), min(max(y, 0), tall - 1)


def _move(hands: RandomHands) -> list[Event]:
    hands.at = hands.spot()
    buttons = (int(hands.held), 0, 0)
    return [Event(pygame.MOUSEMOTION, pos=hands.at, rel=(1, 1), buttons=buttons, touch=False)]


def _press(hands: RandomHands) -> list[Event]:
    """The main button goes down or comes up, wherever the pointer is by then."""
    hands.held = not hands.held
    kind = pygame.MOUSEBUTTONDOWN if hands.held else pygame.MOUSEBUTTONUP
    return [Event(kind, pos=hands.at, button=1, touch=False)]


def _click(hands: RandomHands) -> list[Event]:
    button = hands.luck.choice((1, 1, 1, 1, 2, 3))
    hands.held = False
    return [
        *_move(hands),
        Event(pygame.MOUSEBUTTONDOWN, pos=hands.at, button=button, touch=False),
        Event(pygame.MOUSEBUTTONUP, pos=hands.at, button=button, touch=False),
    ]


def _wheel(hands: RandomHands) -> list[Event]:
    amount = hands.luck.choice((-3, -1, 1, 3))
    return [Event(pygame.MOUSEWHEEL, x=0, y=amount, precise_x=0.0, precise_y=float(amount))]


def _key(hands: RandomHands) -> list[Event]:
    code, mod = hands.luck.choice(_KEYS), hands.luck.choice(_MODIFIERS)
    letter = chr(code) if 32 < code < 127 else ""
    events = [Event(pygame.KEYDOWN, key=code, mod=mod, unicode=letter, scancode=0)]
    if letter:
        events.append(Event(pygame.TEXTINPUT, text=letter))
    if hands.luck.random() < 0.9:
        events.append(Event(pygame.KEYUP, key=code, mod=mod, unicode=letter, scancode=0))
    return events


def _arrow(hands: RandomHands) -> list[Event]:
    code = hands.luck.choice(_KEYS[:5])
    told = {"key": code, "mod": 0, "unicode": "", "scancode": 0}
    return [Event(pygame.KEYDOWN, told), Event(pygame.KEYUP, told)]


def _zone_key(hands: RandomHands) -> list[Event]:
    """A key of one of the zones, by its place."""
    places = hands.luck.choice(list(USUAL_PLACES.values()))
    (place,) = hands.luck.choice(list(places.values()))
    told = {"key": 0, "mod": 0, "unicode": "", "scancode": place}
    down = [Event(pygame.KEYDOWN, told)]
    return down + [Event(pygame.KEYUP, told)] * (hands.luck.random() < 0.9)


def _text(hands: RandomHands) -> list[Event]:
    text = hands.luck.choice(("a", "é", "ß", "日本", "🂡", "  ", "x" * 60))
    kind = hands.luck.choice((pygame.TEXTINPUT, pygame.TEXTEDITING))
    return [Event(kind, text=text, start=0, length=len(text))]


def _button(hands: RandomHands) -> list[Event]:
    button = hands.luck.randrange(15)
    told = {"button": button, "instance_id": hands.luck.randrange(PADS)}
    down = [Event(pygame.CONTROLLERBUTTONDOWN, told)]
    return down + [Event(pygame.CONTROLLERBUTTONUP, told)] * (hands.luck.random() < 0.9)


def _axis(hands: RandomHands) -> list[Event]:
    axis = hands.luck.choice((*_STICKS, *TRIGGERS))
    value = hands.luck.choice((-32768, 0, 0, 12_000, 32767))
    pad = hands.luck.randrange(PADS)
    return [Event(pygame.CONTROLLERAXISMOTION, axis=axis, value=value, instance_id=pad)]


def _plug(hands: RandomHands) -> list[Event]:
    if hands.luck.random() < 0.5:
        pad = hands.luck.randrange(PADS)
        return [Event(pygame.CONTROLLERDEVICEREMOVED, instance_id=pad)]
    return [Event(pygame.CONTROLLERDEVICEADDED, device_index=0)]


def resize(hands: RandomHands) -> list[Event]:
    size = hands.luck.choice(SIZES)
    if hands.luck.random() < 0.3:
        size = (hands.luck.randint(480, 2600), hands.luck.randint(400, 1500))
    hands.room.canvas.resize(size)
    return [Event(pygame.WINDOWSIZECHANGED, x=size[0], y=size[1])]


def _focus(hands: RandomHands) -> list[Event]:
    kinds = (
        pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED, pygame.WINDOWLEAVE, pygame.WINDOWHIDDEN,
        pygame.WINDOWSHOWN, pygame.WINDOWEXPOSED, pygame.WINDOWMINIMIZED, pygame.WINDOWRESTORED,
    )  # fmt: skip
    return [Event(hands.luck.choice(kinds)), Event(pygame.WINDOWEXPOSED)]


def _quit(_hands: RandomHands) -> list[Event]:
    return [Event(pygame.QUIT)]


CHANCES: dict[Gesture, int] = {
    _move: 200, _press: 80, _click: 220, _wheel: 30, _key: 150, _arrow: 150, _zone_key: 120, _text: 10,
    _button: 160, _axis: 60, _plug: 4, resize: 6, _focus: 8, _quit: 1,
}  # fmt: skip
