"""Scripts for the pictures of moments: the end of a round, won and lost, and what happens at the seats."""

from __future__ import annotations

from collections.abc import Callable

from game.engine.out_of_turn import Timeliness
from game.scenes.table.table_scene import TableScene
from game.show.moments.finale import Finale
from game.show.moments.moment import MomentKind, TableMoment
from game.tools.offscreen import Offscreen
from game.tools.shot_scripts import (
    MOST_DEALS,
    SEED,
    NoSuchMoment,
    in_turn,
    plan,
    play_until,
    press,
    rest,
    sit_down,
)
from game.variants import find_variant

STANDS = 1300
"""ms after which everything stands still, and the result does not come yet."""


def ended(
    game: str, players: int, wanted: Callable[[Finale], bool], age: int, room: Offscreen
) -> None:
    """The end of the first round that ends as `wanted`, so many ms after it began."""
    for seed in range(SEED, SEED + MOST_DEALS):
        scene = sit_down(room, plan(game, players, seed=seed))
        moments = scene.room.moments
        play_until(room, scene, lambda: moments.finale is not None)  # noqa: B023
        finale = moments.finale
        if finale is not None and wanted(finale):
            room.wait(max(0, age - finale.age))
            return
        room.stack.pop()
    raise NoSuchMoment("no round ever ended like that")


def won(game: str, players: int, room: Offscreen) -> None:
    """The player has won the round."""
    ended(game, players, lambda finale: 0 in finale.winners, STANDS, room)


def winning(game: str, players: int, room: Offscreen) -> None:
    """The same, while it moves."""
    ended(game, players, lambda finale: 0 in finale.winners, 420, room)


def lost(game: str, players: int, room: Offscreen) -> None:
    """Somebody else has won the round."""
    ended(game, players, lambda finale: finale.lost, STANDS, room)


def happens(
    game: str, players: int, wanted: Callable[[TableMoment], bool], room: Offscreen
) -> TableScene:
    """Play until a moment runs, and return its table."""
    scene = sit_down(room, plan(game, players))
    moments = scene.room.moments
    play_until(room, scene, lambda: any(map(wanted, moments.running)))
    return scene


def penalty(game: str, players: int, room: Offscreen) -> None:
    """A stack of cards falls on somebody, who has some of them."""
    happens(
        game,
        players,
        lambda each: each.kind is MomentKind.DRAWS and 3 <= each.done < each.number,
        room,
    )


def called(game: str, players: int, room: Offscreen) -> None:
    """Somebody has called the last card."""
    happens(game, players, lambda each: each.kind is MomentKind.CALLED and each.age > 150, room)


def skipped(game: str, players: int, room: Offscreen) -> None:
    """Somebody loses a turn."""
    happens(game, players, lambda each: each.kind is MomentKind.SKIPPED and each.age > 150, room)


def due(game: str, players: int, room: Offscreen) -> None:
    """The player has to call something now, and its button says so."""
    for seed in range(SEED, SEED + MOST_DEALS):
        scene = sit_down(room, plan(game, players, seed=seed))
        bar = scene.shown.calling.bar

        def asked() -> bool:
            return any(each.when is Timeliness.DUE for each in bar.buttons)  # noqa: B023

        play_until(room, scene, lambda: scene.host.over or asked())  # noqa: B023
        if asked():
            rest(room, scene)
            return
        room.stack.pop()
    raise NoSuchMoment("nobody ever had to call anything")


def made(game: str, players: int, room: Offscreen) -> None:
    """The same, once the call has been made."""
    due(game, players, room)
    verb = next(verb for verb in find_variant(game).info.offered_as_written if verb.key)
    press(room, ord(verb.key))
    room.wait(200)


def nothing_to_play(game: str, players: int, room: Offscreen) -> None:
    """The player has nothing to play, and the pile calls."""
    scene = sit_down(room, plan(game, players))
    play_until(room, scene, lambda: in_turn(scene) and scene.shown.local.highlights.to_draw)
    rest(room, scene)
