"""By what a chair of the room is changed: the deeds, and the binding that a device has for each."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeAlias

from game.show.devices import Device
from game.view.base.scene_kit import SceneKit

Deeds: TypeAlias = Mapping[str, Sequence[str]]
"""What can be done with a chair, and by which of the bindings: the first for which a device has a key."""
ON_A_CARD: Deeds = {
    "change": ("confirm",),
    "empty": ("draw", "undo"),
    "bot": ("why", "together"),
    "move": ("sort",),
}
"""That of a chair that is taken. The letters of the keyboard are those of its zones here, but for a few."""
FREE: Deeds = {"sit": ("confirm",), "bot": ON_A_CARD["bot"]}
"""The same of a free chair."""


def binding_of(kit: SceneKit, bindings: Sequence[str], device: Device) -> str:
    """Return the first of the bindings for which a device has a key, or ""."""
    return next((each for each in bindings if kit.input.prompt(each, device)), "")
