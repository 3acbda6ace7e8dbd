"""The devices that the sitting-down screen shows as tiles, and who plays with each."""

from __future__ import annotations

from game.session.chairs import Chair
from game.show.devices import KEY_ZONES, MOUSE, PHONES, Device
from game.show.sitting import Sitting
from game.view.base.scene_kit import SceneKit

MOST_TILES = 14


def offered_devices(kit: SceneKit) -> list[Device]:
    """Return what can be played with here: the mouse, the zones of the keyboard, and the pads."""
    return [MOUSE, *KEY_ZONES, *kit.reader.pads.devices][:MOST_TILES]


def shown_devices(kit: SceneKit, sitting: Sitting) -> list[Device]:
    """Return the devices to be shown: what is offered, and one for all phones that are in use."""
    phones = [PHONES] if any(own.is_phone for own in sitting.devices.values()) else []
    return [*offered_devices(kit)[: MOST_TILES - len(phones)], *phones]


def owners(sitting: Sitting, device: Device) -> list[Chair]:
    """Return those who play with what a tile shows."""
    places = sitting.places_of(device)
    if device == PHONES:
        places = sorted(at for at, own in sitting.devices.items() if own.is_phone)
    return [sitting.chairs[place] for place in places]
