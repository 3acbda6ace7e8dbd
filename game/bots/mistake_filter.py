"""The choice among ranked actions that leaves out plain mistakes: `first_sound` asks the game's `blunders`."""

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

    What is wrong for want of a call is not made good by another action, but by the call.
    """
    rules = [rule for rule in variant.blunders if not rule.forgets]
    view, seat, legal = observation.state, observation.seat, observation.legal
    fewest, chosen = len(rules) + 1, ranked[0]
    for action in ranked:
        count = sum(rule.test(view, seat, legal, action) for rule in rules)
        if count < fewest:
            fewest, chosen = count, action
        if not count:
            break
    return chosen
