"""Small pictures of the devices that people play with, each in its person's colour."""

from __future__ import annotations

from pygame import Surface

from game.show.devices import KEY_ZONES, Device, DeviceKind
from game.view.base import svg_shapes as vector
from game.view.base.colours import LIGHT, Colour
from game.view.base.scene_kit import SceneKit

KEY_ROWS, KEY_COLUMNS = 3, 13
_LIT = {1: range(4), 2: range(5, 9), 3: range(10, 13)}
"""The columns of keys of each zone, in a keyboard of KEY_COLUMNS."""


def device_badge(kit: SceneKit, device: Device, tall: int, colour: Colour) -> Surface:
    """Return the picture of a device, `tall` real pixels high."""
    key = ("device", device.kind, device.number if device in KEY_ZONES else 0, tall, colour)
    if device.kind is DeviceKind.PAD:
        return kit.paint.keep(key, lambda: _pad(tall, colour))
    if device.kind is DeviceKind.MOUSE:
        return kit.paint.keep(key, lambda: _mouse(tall, colour))
    return kit.paint.keep(key, lambda: _keyboard(tall, colour, device.number))


def _pad(tall: int, colour: Colour) -> Surface:
    wide, t = round(tall * 1.5), tall
    body = (
        f"M{wide * 0.28} {t * 0.14}H{wide * 0.72}Q{wide * 0.86} {t * 0.14} {wide * 0.91} {t * 0.38}"
        f"L{wide * 0.99} {t * 0.78}Q{wide} {t * 0.98} {wide * 0.87} {t * 0.94}"
        f"Q{wide * 0.8} {t * 0.9} {wide * 0.7} {t * 0.68}H{wide * 0.3}"
        f"Q{wide * 0.2} {t * 0.9} {wide * 0.13} {t * 0.94}Q0 {t * 0.98} {wide * 0.01} {t * 0.78}"
        f"L{wide * 0.09} {t * 0.38}Q{wide * 0.14} {t * 0.14} {wide * 0.28} {t * 0.14}Z"
    )
    dark = Colour.hex("#1f1712")
    bar = t * 0.07
    return vector.picture(
        wide,
        t,
        vector.path(body, colour)
        + vector.box(wide * 0.3 - bar, t * 0.27, 2 * bar, t * 0.28, bar, dark)
        + vector.box(wide * 0.3 - t * 0.14, t * 0.41 - bar, t * 0.28, 2 * bar, bar, dark)
        + vector.disc(wide * 0.66, t * 0.48, t * 0.075, dark)
        + vector.disc(wide * 0.75, t * 0.34, t * 0.075, dark),
    )


def _mouse(tall: int, colour: Colour) -> Surface:
    wide = round(tall * 0.68)
    line = tall * 0.06
    dark = Colour.hex("#1f1712")
    return vector.picture(
        wide,
        tall,
        vector.box(0, 0, wide, tall, wide / 2, colour)
        + vector.box(wide / 2 - line / 2, 0, line, tall * 0.42, 0, dark)
        + vector.box(0, tall * 0.42, wide, line, 0, dark)
        + vector.box(wide / 2 - line * 1.4, tall * 0.12, line * 2.8, tall * 0.24, line, dark),
    )


def _keyboard(tall: int, colour: Colour, zone: int) -> Surface:
    wide = round(tall * 2.6)
    line = max(1.0, tall * 0.05)
    body = vector.box(0, 0, wide, tall, tall * 0.14, None, LIGHT.fade(0.6), line)
    room = tall * 0.14
    step_x = (wide - 2 * room) / KEY_COLUMNS
    step_y = (tall - 2 * room) / KEY_ROWS
    for row in range(KEY_ROWS):
        for column in range(KEY_COLUMNS):
            lit = zone not in _LIT or column in _LIT[zone]
            ink = colour if lit else LIGHT.fade(0.3)
            body += vector.box(
                room + column * step_x + line / 2,
                room + row * step_y + line / 2,
                step_x - line,
                step_y - line,
                line / 2,
                ink,
            )
    return vector.picture(wide, tall, body)
