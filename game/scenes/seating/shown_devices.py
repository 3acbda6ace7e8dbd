"""The devices that the sitting-down screen shows as tiles, and who plays with each."""

from __future__ import annotations

from game.session.chairs import Chair
from game.show.devices import KEY_ZONES, MOUSE, PHONES, Device
from game.show.seating_plan import SeatingPlan
from game.view.base.scene_kit import SceneKit

MOST_TILES = 14


def offered_devices(kit: SceneKit) -> list[Device]:
    """Return what can be played with here: the mouse, the zones of the keyboard, and the pads."""
    return [MOUSE, *KEY_ZONES, *kit.reader.pads.devices][:MOST_TILES]


def shown_devices(kit: SceneKit, seating_plan: SeatingPlan) -> list[Device]:
    """Return the devices to be shown: what is offered, and one for all phones that are in use."""
    phones = [PHONES] if any(own.is_phone for own in seating_plan.devices.values()) else []
    return [*offered_devices(kit)[: MOST_TILES - len(phones)], *phones]


def owners(seating_plan: SeatingPlan, device: Device) -> list[Chair]:
    """Return those who play with what a tile shows."""
    places = seating_plan.places_of(device)
    if device == PHONES:
        places = sorted(at for at, own in seating_plan.devices.items() if own.is_phone)
    return [seating_plan.chairs[place] for place in places]
