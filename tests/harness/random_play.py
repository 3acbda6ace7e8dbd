"""Matches played at random without a scene: the states they reach, and all turn actions of a deck."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from game.engine.actions import Action
from game.engine.match import Match
from game.engine.rng import Rng
from game.engine.state import State
from game.engine.table import Table
from game.engine.variant import Variant
from game.tools.soak import random_action


def positions(match: Match, rng: Rng, steps: int = 400) -> Iterator[State]:
    """Play random actions, and sometimes calls; yield the state before each, at most `steps`."""
    variant, now = match.variant, match.state.now
    for _ in range(steps):
        state = match.state
        yield state
        if match.over:
            return
        now += rng.below(900)
        seat, action = random_action(variant, state, now, rng)
        answer = match.submit(seat, action, now)
        assert isinstance(answer, list), (action, answer)


def turn_actions(variant: Variant[Any], table: Table) -> list[Action]:
    """Return every turn action with one card or none that the notation has for this table's deck."""
    verbs = variant.info.turn_verbs
    bare = ("draw", "pass", "doubt", "downtown", "uptown")
    actions = [Action(verb) for verb in bare if verb in verbs]
    suits = range(-1, len(table.deck.suits))
    actions += [
        Action("play", (card,), suit) for card in range(len(table.deck.faces)) for suit in suits
    ]
    if table.options.get("seven_zero"):
        seats = range(table.players + 1)
        actions += [
            Action("play", (card,), seat=seat)
            for card in range(len(table.deck.faces))
            for seat in seats
        ]
    if "bid" in verbs:
        actions += [Action("bid", number=number) for number in range(20)]
    return actions
