"""Scenes that are puzzles: one action is right at their end, and no rule of thumb finds it."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.actions import Action
from game.engine.puzzles.puzzle_rules import SceneRules
from game.engine.puzzles.scenes import WatchedScene
from game.tools.puzzles.seen_ending import NoPuzzle, ProvedEnding

LEAST_LURES = 3
"""How many things in a scene must suggest something that is wrong."""
DEALS = 5
"""In so many deals of the unseen cards the same must be right: no accusation depends on what is not seen."""


def lures_of(rules: SceneRules, scene: WatchedScene) -> set[str]:
    """Return the names of what suggests something that is wrong."""
    return {name for name, _ in rules.lures(scene)}


def right_of(rules: SceneRules, scene: WatchedScene) -> tuple[Action, ...]:
    """Return the actions that are right at the end of a scene, each of which is tried by the rules."""
    state = scene.played().state
    tries = rules.tries(state.seen_from(scene.seat), scene.seat, scene.now)
    return tuple(each for each in tries if rules.right(state, scene.seat, each, scene.now))


def proved_scene(rules: SceneRules, scenes: Sequence[WatchedScene]) -> ProvedEnding:
    """Return the proof that one action is right, of a scene in several deals of the unseen cards.

    Raises NoPuzzle.
    """
    scene = scenes[0]
    table = scene.begun.table
    if table.options != scene.begun.variant.table(table.players).options:
        raise NoPuzzle("options")
    right = right_of(rules, scene)
    if len(right) != 1:
        raise NoPuzzle("several" if right else "nothing")
    (answer,) = right
    if any(thumb(scene) == answer for thumb in rules.thumbs.values()):
        raise NoPuzzle("obvious")
    if rules.poor(scene, answer):
        raise NoPuzzle("poor")
    if len(lures_of(rules, scene)) < LEAST_LURES:
        raise NoPuzzle("lures")
    if any(right_of(rules, other) != right for other in scenes[1:]):
        raise NoPuzzle("unseen")
    seen = scene.seen().state
    tries = rules.tries(seen, scene.seat, scene.now)
    return ProvedEnding(right, 1, {each: int(each in right) for each in tries}, {})
