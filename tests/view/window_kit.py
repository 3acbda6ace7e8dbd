"""A window for tests: on the dummy driver, with as many pixels to a window unit as the test likes."""

from __future__ import annotations

import pygame
from pygame import Surface


class FakeNative:
    """Stands in for pygame's Window: a size in units, and a surface of `density` pixels to one."""

    def __init__(self, size: tuple[int, int], density: int = 1) -> None:
        self.density = density
        self.minimum_size = (1, 1)
        self.flips = 0
        self.whole_screen = False
        self.resize(size)

    def resize(self, size: tuple[int, int]) -> None:
        self.size = size
        self._surface = Surface((size[0] * self.density, size[1] * self.density), depth=32)

    def get_surface(self) -> Surface:
        return self._surface

    def flip(self) -> None:
        self.flips += 1

    def set_fullscreen(self, desktop: bool = False) -> None:
        self.whole_screen = desktop

    def set_windowed(self) -> None:
        self.whole_screen = False

    def set_icon(self, icon: Surface, /) -> None:
        pass

    def destroy(self) -> None:
        pass


def key(code: int, mod: int = 0) -> list[pygame.event.Event]:
    """A key pressed and let go, as pygame tells of it."""
    return [
        pygame.event.Event(pygame.KEYDOWN, key=code, mod=mod, unicode="", scancode=0),
        pygame.event.Event(pygame.KEYUP, key=code, mod=mod, unicode="", scancode=0),
    ]


def motion(pos: tuple[int, int], held: bool = False) -> pygame.event.Event:
    """The mouse moved, to a position in window units."""
    return pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(1, 1), buttons=(int(held), 0, 0))


def click(pos: tuple[int, int]) -> list[pygame.event.Event]:
    """The mouse moved there, and its main button pressed and let go; in window units."""
    return [
        motion(pos),
        pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=1),
        pygame.event.Event(pygame.MOUSEBUTTONUP, pos=pos, button=1),
    ]


def text(letters: str) -> list[pygame.event.Event]:
    """Letters written: each as the key, and as the text that comes of it."""
    events = []
    for letter in letters:
        events += key(ord(letter.lower()))[:1]
        events.append(pygame.event.Event(pygame.TEXTINPUT, text=letter))
        events += key(ord(letter.lower()))[1:]
    return events
