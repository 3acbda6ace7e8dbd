"""A game pad to try the program with: a virtual controller of SDL, which it cannot tell from a real one."""

from __future__ import annotations

import ctypes
from pathlib import Path
from types import TracebackType
from typing import Any

import pygame
from pygame._sdl2 import controller

GAME_CONTROLLER = 1
AXES, BUTTONS, HATS = 6, 15, 0
VENDOR = 0x1209
"""SDL tells the makes of pads apart by their products only if they have a vendor."""


class _Description(ctypes.Structure):
    """SDL_VirtualJoystickDesc."""

    _fields_ = (
        *((name, ctypes.c_uint16) for name in ("version", "type", "axes", "buttons", "hats")),
        *((name, ctypes.c_uint16) for name in ("vendor", "product", "padding")),
        *((name, ctypes.c_uint32) for name in ("button_mask", "axis_mask")),
        *((name, ctypes.c_void_p) for name in ("name", "data", "update", "player", "rumble")),
        *((name, ctypes.c_void_p) for name in ("rumble_triggers", "led", "effect")),
    )


def _library() -> Any:
    """The SDL that pygame-ce has brought along: the same one, as it is loaded already."""
    folder = Path(pygame.__file__).parent
    beside = [folder, folder.parent / "pygame_ce.libs", folder / ".dylibs", folder.parent]
    names = ("libSDL2-2*.so*", "libSDL2-2*.dylib", "SDL2.dll")
    found = [file for place in beside for name in names for file in place.glob(name)]
    sdl = ctypes.CDLL(str(found[0]))
    sdl.SDL_JoystickAttachVirtualEx.argtypes = [ctypes.POINTER(_Description)]
    sdl.SDL_JoystickDetachVirtual.argtypes = [ctypes.c_int]
    sdl.SDL_JoystickGetDeviceInstanceID.argtypes = [ctypes.c_int]
    sdl.SDL_JoystickOpen.argtypes = [ctypes.c_int]
    sdl.SDL_JoystickOpen.restype = ctypes.c_void_p
    sdl.SDL_JoystickClose.argtypes = [ctypes.c_void_p]
    sdl.SDL_JoystickSetVirtualButton.argtypes = [ctypes.c_void_p, ctypes.c_int, ctypes.c_uint8]
    sdl.SDL_JoystickSetVirtualAxis.argtypes = [ctypes.c_void_p, ctypes.c_int, ctypes.c_int16]
    sdl.SDL_SetHint(b"SDL_JOYSTICK_ALLOW_BACKGROUND_EVENTS", b"1")
    return sdl


class VirtualPad:
    """Plugged in from `with VirtualPad() as pad:` to its end, or until `unplug`.

    What is pressed is told of by the next `pygame.event.get()`. Pads of another `product` are of another make.
    """

    def __init__(self, product: int = 0) -> None:
        self._sdl = _library()
        self._product = product
        self._pad: Any = None
        self.instance = -1

    def __enter__(self) -> VirtualPad:
        controller.init()
        made = _Description(1, GAME_CONTROLLER, AXES, BUTTONS, HATS, VENDOR, self._product)
        index = self._sdl.SDL_JoystickAttachVirtualEx(made)
        assert index >= 0
        self.instance = self._sdl.SDL_JoystickGetDeviceInstanceID(index)
        self._pad = self._sdl.SDL_JoystickOpen(index)
        return self

    def __exit__(
        self,
        _kind: type[BaseException] | None,
        _error: BaseException | None,
        _at: TracebackType | None,
    ) -> None:
        if self._pad is not None:
            self.unplug()
            pygame.event.get()

    def unplug(self) -> None:
        """Pull the plug."""
        for index in range(self._sdl.SDL_NumJoysticks()):
            if self._sdl.SDL_JoystickGetDeviceInstanceID(index) == self.instance:
                self._sdl.SDL_JoystickClose(self._pad)
                self._sdl.SDL_JoystickDetachVirtual(index)
                break
        self._pad = None

    def button(self, number: int, down: bool) -> None:
        """Press a button (pygame's CONTROLLER_BUTTON_*), or let it go."""
        self._sdl.SDL_JoystickSetVirtualButton(self._pad, number, int(down))

    def press(self, number: int) -> None:
        """Press a button and let it go, each put into the queue of events at once."""
        for down in (True, False):
            self.button(number, down)
            pygame.event.pump()

    def axis(self, number: int, share: float) -> None:
        """Lean a stick: −1.0 to 1.0. A trigger goes from −1.0 (at rest) to 1.0."""
        self._sdl.SDL_JoystickSetVirtualAxis(self._pad, number, round(share * 32767))
