"""What the actions that can be bound are called, in the player's language."""

from __future__ import annotations

from game.view.base.stage import Stage


def action_name(stage: Stage, name: str) -> str:
    """What an action of the bindings is called."""
    key = f"ui.actions.{name.replace(' ', '_')}"
    return stage.words(key) if key in stage.words else name
