"""Pygame events for tests, and posting them. Positions are in window units."""

from __future__ import annotations

import pygame
from pygame.event import Event

PRINTED = "abcdefghijklmnopqrstuvwxyz1234567890\r\x1b\b\t -=[]\\\0;'`,./"
"""What is printed on the keys of a US keyboard, in the order of their places, from KSCAN_A on."""
UNPRINTED = 1 << 30
"""Added by SDL to the place of a key that writes nothing, to make its keycode."""


def place_of(code: int) -> int:
    """Return the place of a key on a US keyboard: a zone of keys goes by it, whatever the key writes."""
    if code >= UNPRINTED:
        return code - UNPRINTED
    if code == pygame.K_DELETE:
        return pygame.KSCAN_DELETE
    return pygame.KSCAN_A + PRINTED.index(chr(code)) if chr(code) in PRINTED else 0


def key(code: int, mod: int = 0) -> list[Event]:
    """A key pressed and let go that has no place, and so is in no zone: see `printed`."""
    return key_at(0, code, mod)


def printed(code: int) -> list[Event]:
    """A key of a US keyboard pressed and let go, as one finds it by what is printed there."""
    return key_at(place_of(code), code)


def key_at(place: int, code: int = 0, mod: int = 0) -> list[Event]:
    """A key pressed and let go, by its place (scancode); `code` is its keycode in the present layout."""
    down = Event(pygame.KEYDOWN, key=code, mod=mod, unicode="", scancode=place)
    return [down, Event(pygame.KEYUP, key=code, mod=mod, unicode="", scancode=place)]


def text(letters: str) -> list[Event]:
    """Letters typed: each as the key, and as the text that comes of it."""
    events = []
    for letter in letters:
        down, up = key(ord(letter.lower()))
        events += [down, input_of(letter), up]
    return events


def input_of(letters: str) -> Event:
    """A text that an input method hands over at once."""
    return Event(pygame.TEXTINPUT, text=letters)


def motion(pos: tuple[int, int], held: bool = False) -> Event:
    """The mouse moved, with its main button held down or not."""
    return Event(pygame.MOUSEMOTION, pos=pos, rel=(1, 1), buttons=(int(held), 0, 0), touch=False)


def mouse_button(pos: tuple[int, int], down: bool, button: int = 1) -> Event:
    """A button of the mouse pressed, or let go."""
    kind = pygame.MOUSEBUTTONDOWN if down else pygame.MOUSEBUTTONUP
    return Event(kind, pos=pos, button=button, touch=False)


def click(pos: tuple[int, int]) -> list[Event]:
    """The mouse moved there, and its main button pressed and let go."""
    return [motion(pos), mouse_button(pos, True), mouse_button(pos, False)]


def wheel(steps: int) -> Event:
    """The wheel of the mouse turned: up, or down if `steps` is negative."""
    return Event(pygame.MOUSEWHEEL, x=0, y=steps, precise_x=0.0, precise_y=float(steps))


def pad_button(button: int, down: bool = True, pad: int = 0) -> Event:
    """A button of a pad, by default the first, pressed or let go."""
    kind = pygame.CONTROLLERBUTTONDOWN if down else pygame.CONTROLLERBUTTONUP
    return Event(kind, button=button, instance_id=pad)


def pad_gone(pad: int) -> Event:
    """A pad unplugged."""
    return Event(pygame.CONTROLLERDEVICEREMOVED, instance_id=pad)


def pad_axis(axis: int, value: int) -> Event:
    """A stick or trigger of the first pad moved to a value of −32768 to 32767."""
    return Event(pygame.CONTROLLERAXISMOTION, axis=axis, value=value, instance_id=0)


def window(kind: int, **more: object) -> Event:
    """Something that happened to the window: QUIT, or one of pygame's WINDOW events."""
    return Event(kind, **more)


def dropped(file: str) -> Event:
    """A file dropped on the window."""
    return Event(pygame.DROPFILE, file=file)


def post(*events: Event) -> None:
    """Put events into SDL's queue, behind those that wait there."""
    for event in events:
        pygame.event.post(event)
