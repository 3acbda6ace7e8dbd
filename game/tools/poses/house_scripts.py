"""Scripts for the pictures of house rules at a table: a jump, hands that cross it, a hand shown."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.engine.option_values import Value
from game.engine.verbs import Verb
from game.scenes.base.scene_stack import Scene
from game.scenes.table.table_scene import TableScene
from game.show.director import CROSS
from game.tools.offscreen import Offscreen
from game.tools.shot_scripts import (
    GLANCE,
    MOST_DEALS,
    SEED,
    NoSuchMoment,
    in_turn,
    plan,
    play_until,
    rest,
    sit_down,
)
from game.variants import find_variant

PLAYERS = 4


def has_rule(game: str, name: str) -> bool:
    """Whether a game has an option of this name."""
    return any(option.name == name for option in find_variant(game).info.options)


def _comes_to(scene: TableScene, done: Callable[[TableScene], bool]) -> bool:
    return scene.host.over or done(scene)


def _until(
    game: str, room: Offscreen, rule: dict[str, Value], done: Callable[[TableScene], bool]
) -> TableScene:
    """Play by a house rule until `done`, in the first deal that comes to it."""
    for deal in range(SEED, SEED + MOST_DEALS):
        scene = sit_down(room, plan(game, PLAYERS, seed=deal, options=rule))
        play_until(room, scene, partial(_comes_to, scene, done))
        if not scene.host.over:
            return scene
        room.stack.pop()
    raise NoSuchMoment(f"no round came to it by {rule}")


def jumping(game: str, room: Offscreen) -> None:
    """The player may jump in."""
    _until(game, room, {"jump_in": True}, lambda scene: bool(scene.shown.local.viewpoint.jumps))
    room.wait(GLANCE)


def crossing(game: str, room: Offscreen) -> None:
    """Hands are half way across the table."""

    def crosses(scene: TableScene) -> bool:
        return any(flight.hand for flight in scene.shown.view.director.flights)

    _until(game, room, {"seven_zero": True}, crosses)
    room.wait(CROSS // 2)


def shown_hand(game: str, room: Offscreen) -> None:
    """The player has done what a rule allows in place of a play, and is shown a hand."""
    verb = _by_a_rule(game)
    assert verb is not None
    assert verb.needs is not None
    name, value = verb.needs

    def may(scene: TableScene) -> bool:
        return in_turn(scene) and scene.shown.local.action(verb.word) is not None

    scene = _until(game, room, {name: value}, may)
    action = scene.shown.local.action(verb.word)
    assert action is not None
    scene.shown.local.viewpoint.do(action)
    top: Scene = scene
    while top is scene:
        room.happen(())
        top = room.top
    rest(room, scene)


def _by_a_rule(game: str) -> Verb | None:
    """Return the verb of a turn that there is by a house rule alone."""
    verbs = find_variant(game).info.verbs
    return next((verb for verb in verbs if verb.turn and verb.needs), None)


def shows_hands(game: str) -> bool:
    """Whether a game has such a verb."""
    return _by_a_rule(game) is not None
