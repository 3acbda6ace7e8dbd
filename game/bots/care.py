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
    """Return the first of these actions that the fewest rules of the game's `blunders` condemn.

    A rule may condemn all of them, as long as a call is due that the seat is about to make.
    """
    view, seat, legal = observation.state, observation.seat, observation.legal
    fewest, chosen = len(variant.blunders) + 1, ranked[0]
    for action in ranked:
        count = sum(rule.test(view, seat, legal, action) for rule in variant.blunders)
        if count < fewest:
            fewest, chosen = count, action
        if not count:
            break
    return chosen
