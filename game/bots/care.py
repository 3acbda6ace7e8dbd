"""The care of strong players: of what they might do they leave out what anybody would call a mistake."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.engine.actions import Action
from game.engine.observe import Observation
from game.engine.variant import Variant


def first_sound(
    variant: Variant[Any], observation: Observation, ranked: Sequence[Action]
) -> Action:
    """Return the first of these actions that no rule of the game's `blunders` condemns; else the first."""
    view, seat, legal = observation.state, observation.seat, observation.legal
    for action in ranked:
        if not any(rule.test(view, seat, legal, action) for rule in variant.blunders):
            return action
    return ranked[0]
