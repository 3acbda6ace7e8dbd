"""What the actions that can be bound are called, in the player's language."""

from __future__ import annotations

from game.view.base.scene_kit import SceneKit


def action_name(kit: SceneKit, name: str) -> str:
    """What an action of the bindings is called."""
    key = f"ui.actions.{name.replace(' ', '_')}"
    return kit.words(key) if key in kit.words else name
