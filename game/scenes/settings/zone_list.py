"""Rows for the keys of a zone of the keyboard: `zone_rows(kit, zone, changed)`, and the heading above them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame
from pygame import Surface

from game.scenes.base.binding_names import action_name
from game.scenes.settings.binding_row import BindingRow
from game.show.devices import Device, DeviceKind
from game.view.base.colours import AMBER_FILL, RUST
from game.view.base.fonts import EXTRABOLD
from game.view.base.scene_kit import SceneKit
from game.view.input.device_names import device_name
from game.view.widgets.device_pictures import RATIO, keyboard_picture
from game.view.widgets.widgets import Look, Row

WIDEST = 820
"""The width of the picture of a keyboard, in design pixels."""


class ZoneHeading(Row):
    """The name of a zone above a picture of the keyboard with its keys lit; it cannot have the focus."""

    def __init__(self, kit: SceneKit, zone: Device) -> None:
        super().__init__()
        self.title = device_name(kit.words, kit.input.pads, zone)
        self.zone = zone
        self.enabled = False

    @property
    def spoken(self) -> tuple[str, ...]:
        return (self.title,)

    def _picture_width(self, kit: SceneKit, width: int) -> int:
        return min(width - 2 * kit.px(16), kit.px(WIDEST))

    def height(self, kit: SceneKit, width: int) -> int:
        picture = round(self._picture_width(kit, width) * RATIO)
        return kit.px(24) + kit.fonts.height(34, EXTRABOLD) + kit.px(12) + picture + kit.px(8)

    def draw(self, kit: SceneKit, target: Surface, look: Look) -> None:
        px, zones = kit.px, kit.input.zones
        x, y = self.rect.left + px(16), self.rect.top + px(24)
        kit.paint.text(target, self.title, (x, y), 34, EXTRABOLD, RUST)
        y += kit.fonts.height(34, EXTRABOLD) + px(12)
        printed = zones.printed(self.zone)
        width = self._picture_width(kit, self.rect.w)
        picture = keyboard_picture(kit, width, printed, AMBER_FILL, printed)
        target.blit(picture, picture.get_rect(midtop=(self.rect.centerx, y)))


def zone_rows(kit: SceneKit, zone: Device, changed: Callable[[], None]) -> list[BindingRow]:
    """A row for each key of a zone; the settings are brought up to date before `changed` is called."""
    words, reader = kit.words, kit.input
    bindings = reader.zones[zone]
    rows: dict[str, BindingRow] = {}

    def bind(name: str, place: int) -> None:
        if place == pygame.KSCAN_ESCAPE:
            return
        taken = reader.zones.bind(zone, name, place)
        kit.settings.zones = reader.zones.kept
        if taken is not None:
            owner, other = taken
            left = reader.zones[owner].label(other)
            rows[name].help = words(
                f"ui.settings.bind.{'zone_exchanged' if left else 'zone_taken'}",
                what=bindings.label(name),
                other=action_name(kit, other),
                zone=device_name(words, reader.pads, owner),
                left=left,
            )
        changed()

    texts = (words("ui.settings.bind.press_key"), words("ui.settings.bind.none"))
    help = words("ui.settings.bind.zone_help", key=reader.keys.label("confirm"))
    for name in bindings.names:
        rows[name] = BindingRow(
            action_name(kit, name),
            DeviceKind.KEYS,
            partial(bindings.label, name),
            partial(bind, name),
            texts,
            help,
            place=True,
        )
    return list(rows.values())
