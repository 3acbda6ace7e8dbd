"""Pictures of what people play with: a mouse, a pad, and a keyboard on which the keys of a zone are lit."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from game.show.devices import KEY_ZONES, Device, DeviceKind
from game.view.base import svg_shapes as vector
from game.view.base.colours import INK, LIGHT, QUIET, Colour
from game.view.base.fonts import BOLD
from game.view.base.scene_kit import SceneKit

ROBOT = "icons/robot"
"""The badge of a bot."""
ICONS: Mapping[DeviceKind, str] = {
    DeviceKind.MOUSE: "icons/mouse",
    DeviceKind.PAD: "icons/pad",
    DeviceKind.KEYS: "icons/keyboard",
    DeviceKind.PHONE: "icons/phone",
}
"""The icons of whole devices, to be tinted."""

RATIO = 0.36
"""The height of a keyboard, as a share of its width."""
_GROUND, _KEY = INK.mix(LIGHT, 0.17), INK.mix(LIGHT, 0.36)
_LABELLED = 22
"""Lit keys are labelled from this width on, in real pixels."""


class _Key(NamedTuple):
    """A key on the board: where, in widths of a key from the top left, and its place (scancode)."""

    x: float
    y: int
    w: float
    h: int
    place: int


def _row(y: int, *keys: int | tuple[int, float], x: float = 0.0) -> Iterator[_Key]:
    for key in keys:
        place, wide = key if isinstance(key, tuple) else (key, 1.0)
        yield _Key(x, y, wide, 1, place)
        x += wide


def _letters(first: int, letters: str) -> list[int]:
    return [first + ord(letter) - ord("a") for letter in letters]


_A = pygame.KSCAN_A
_PAD_X = 15.6
_BOARD: tuple[_Key, ...] = (
    *_row(
        0, pygame.KSCAN_GRAVE, *range(pygame.KSCAN_1, pygame.KSCAN_0 + 1), pygame.KSCAN_MINUS,
        pygame.KSCAN_EQUALS, (pygame.KSCAN_BACKSPACE, 2),
    ),
    *_row(
        1, (pygame.KSCAN_TAB, 1.5), *_letters(_A, "qwertyuiop"), pygame.KSCAN_LEFTBRACKET,
        pygame.KSCAN_RIGHTBRACKET, (pygame.KSCAN_BACKSLASH, 1.5),
    ),
    *_row(
        2, (pygame.KSCAN_CAPSLOCK, 1.75), *_letters(_A, "asdfghjkl"), pygame.KSCAN_SEMICOLON,
        pygame.KSCAN_APOSTROPHE, (pygame.KSCAN_RETURN, 2.25),
    ),
    *_row(
        3, (pygame.KSCAN_LSHIFT, 2.25), *_letters(_A, "zxcvbnm"), pygame.KSCAN_COMMA,
        pygame.KSCAN_PERIOD, pygame.KSCAN_SLASH, (pygame.KSCAN_RSHIFT, 2.75),
    ),
    *_row(
        4, (pygame.KSCAN_LCTRL, 1.25), (pygame.KSCAN_LMETA, 1.25), (pygame.KSCAN_LALT, 1.25),
        (pygame.KSCAN_SPACE, 6.25), (pygame.KSCAN_RALT, 1.25), (pygame.KSCAN_RMETA, 1.25),
        (pygame.KSCAN_MENU, 1.25), (pygame.KSCAN_RCTRL, 1.25),
    ),
    *_row(
        0, pygame.KSCAN_NUMLOCK, pygame.KSCAN_KP_DIVIDE, pygame.KSCAN_KP_MULTIPLY,
        pygame.KSCAN_KP_MINUS, x=_PAD_X,
    ),
    *_row(1, pygame.KSCAN_KP_7, pygame.KSCAN_KP_8, pygame.KSCAN_KP_9, x=_PAD_X),
    *_row(2, pygame.KSCAN_KP_4, pygame.KSCAN_KP_5, pygame.KSCAN_KP_6, x=_PAD_X),
    *_row(3, pygame.KSCAN_KP_1, pygame.KSCAN_KP_2, pygame.KSCAN_KP_3, x=_PAD_X),
    *_row(4, (pygame.KSCAN_KP_0, 2), pygame.KSCAN_KP_PERIOD, x=_PAD_X),
    _Key(_PAD_X + 3, 1, 1, 2, pygame.KSCAN_KP_PLUS),
    _Key(_PAD_X + 3, 3, 1, 2, pygame.KSCAN_KP_ENTER),
)  # fmt: skip
_WIDE, _DEEP = _PAD_X + 4, 5


def keyboard_picture(
    kit: SceneKit,
    width: int,
    lit: Collection[int],
    colour: Colour,
    labels: Mapping[int, str] | None = None,
) -> Surface:
    """Return a keyboard `width` real pixels wide with the keys at some places (scancodes) lit in a colour.

    Where there is room, lit keys bear their `labels`. Keys that are not on every keyboard are not drawn.
    """
    names = tuple(sorted((labels or {}).items()))
    key = ("keyboard", width, tuple(sorted(lit)), colour, names)

    def draw() -> Surface:
        height = round(width * RATIO)
        line = max(1.0, min(width / 68, 4 * kit.space.scale))
        frame = vector.box(0, 0, width, height, height * 0.16, _GROUND, QUIET, line)
        boxes = dict(_boxes(width, height))
        corner = width / 140 if width >= 140 else 0.0  # round corners would blur the smallest keys
        body = frame
        for each, box in boxes.items():
            fill = colour if each.place in lit else _KEY
            body += vector.box(box.x, box.y, box.w, box.h, corner, fill)
        picture = vector.picture(width, height, body)
        if labels and min(box.w for box in boxes.values()) >= _LABELLED:
            for each, box in boxes.items():
                if each.place in lit:
                    _label(kit, picture, labels.get(each.place, ""), box)
        return picture

    return kit.paint.keep(key, draw)


def _boxes(width: int, height: int) -> Iterator[tuple[_Key, Rect]]:
    """Where each key is drawn, in whole pixels so that all are sharp."""
    rim = width * 0.035
    gap = max(1, round(width / 130))
    across, down = (width - 2 * rim + gap) / _WIDE, (height - 2 * rim + gap) / _DEEP
    for each in _BOARD:
        left, top = round(rim + each.x * across), round(rim + each.y * down)
        right = round(rim + (each.x + each.w) * across) - gap
        bottom = round(rim + (each.y + each.h) * down) - gap
        yield each, Rect(left, top, right - left, bottom - top)


def _label(kit: SceneKit, picture: Surface, text: str, box: Rect) -> None:
    tall = kit.space.steady(min(box.size) * 0.62 / kit.space.scale, 1)
    size = kit.fonts.fitted(text, tall, BOLD, box.w)
    kit.paint.text(picture, text, box.center, size, BOLD, INK, "center")


def device_picture(kit: SceneKit, device: Device, height: int, colour: Colour) -> Surface:
    """Return the picture of a device in its player's colour; its height in real pixels.

    A zone is a keyboard with the zone's keys lit, whose width follows from its height.
    """
    if device in KEY_ZONES:
        lit = kit.input.zones.printed(device)
        return keyboard_picture(kit, round(height / RATIO), lit, colour)
    return kit.pictures.tinted(ICONS[device.kind], height, height, colour)
