"""The names of devices for players: "Left keys", "Pad 2"."""

from __future__ import annotations

from collections.abc import Collection

from game.show.devices import Device, DeviceKind
from game.view.input.key_zones import ZONE_NAMES
from game.view.input.pads import Pads
from game.words.catalogue import Catalogue


def device_name(words: Catalogue, pads: Pads, device: Device, left: Collection[Device] = ()) -> str:
    """Return what players call a device; a pad that is gone still has its number.

    Of one with which somebody has `left` for good this is what is said.
    """
    if device in left:
        return words("ui.who_plays.left")
    if device.is_awaited:
        return words("device.awaited")
    if device.is_pad:
        return words("device.pad", number=pads.number(device.number))
    if device.is_phone:
        return words("device.phone" if device.number else "device.phones")
    if device.kind is DeviceKind.MOUSE:
        return words("device.mouse")
    return words(f"device.{ZONE_NAMES.get(device, 'keys')}")
