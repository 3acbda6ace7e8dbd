"""Names, in the player's language, of the actions that keys and buttons can be bound to."""

from __future__ import annotations

from game.view.base.scene_kit import SceneKit


def action_name(kit: SceneKit, name: str) -> str:
    """Return the name of an action of the bindings."""
    key = f"ui.actions.{name.replace(' ', '_')}"
    return kit.words(key) if key in kit.words else name
