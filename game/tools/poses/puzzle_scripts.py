"""Scripts for the pictures of puzzles: their page, with some of them tried, and the table."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from datetime import date, timedelta
from functools import partial
from typing import Any

from game.engine.variant import Variant
from game.scenes.base.puzzles.puzzle_board import PuzzleBoard
from game.scenes.puzzles.puzzles_scene import PuzzlesScene
from game.scenes.table.puzzle.puzzle_scene import PuzzleScene
from game.session.puzzles.attempts import Attempt
from game.session.puzzles.puzzle_files import (
    game_of,
    load_puzzle,
    puzzle_keys,
    puzzle_path,
    shipped_puzzles,
)
from game.session.today.day import this_day
from game.tools.offscreen import Offscreen
from game.tools.shot_scripts import SETTLE
from game.tools.shots import LARGE, Shot
from game.variants import find_variant


def _attempts(keys: list[str], today: date) -> Iterator[Attempt]:
    """Yield attempts at half of some puzzles, of which some were missed; yesterday's was solved."""
    for number, key in enumerate(keys[: len(keys) // 2 + 1]):
        day = today - timedelta(number % 2)
        yield Attempt(key, "", float(number), day, right=number % 3 > 0, todays=number == 1)


def page(room: Offscreen) -> None:
    """The page of puzzles, some of which have been tried."""
    folder = shipped_puzzles()
    keys = [key for each in PuzzleBoard(room.kit, folder).keys.values() for key in each]
    board = PuzzleBoard(room.kit, folder, list(_attempts(keys, this_day())))
    room.stack.push(PuzzlesScene(room.kit, room.stack, board))
    room.wait(SETTLE)


def asked(game: str, room: Offscreen) -> None:
    """The first puzzle of a game at its table."""
    _open(game, room)


def told(game: str, place: int, room: Offscreen) -> None:
    """What came of an attempt at it: at that action, of all in order of how often they reach the goal."""
    scene = _open(game, room)
    reached = scene.puzzle.reached
    best_first = sorted(reached, key=lambda action: -reached[action])
    scene.local.viewpoint.do(best_first[place])
    room.wait(20 * SETTLE)


def unseen(game: str, room: Offscreen) -> None:
    """The cards that are not seen at it."""
    _open(game, room).open_moves()
    room.wait(SETTLE)


def scene_seen(key: str, room: Offscreen) -> PuzzleScene:
    """A puzzle with a scene, when all of that has been seen."""
    scene = _open(game_of(key), room, key)
    while scene.stage is not None and not scene.stage.over:
        room.wait(SETTLE)
    room.wait(SETTLE)
    return scene


def accusing(key: str, room: Offscreen) -> None:
    """The same, as somebody is about to be accused."""
    calling = scene_seen(key, room).controls.calling
    room.picture()
    calling.reopen(calling.bar.buttons[0].verb)
    room.wait(SETTLE)


def happened(key: str, room: Offscreen) -> None:
    """The list of what has happened in it."""
    scene_seen(key, room).open_moves()
    room.wait(SETTLE)


def caught(key: str, room: Offscreen) -> None:
    """What is told once the right accusation was made."""
    scene = scene_seen(key, room)
    scene.local.viewpoint.do(scene.puzzle.answers[0])
    room.wait(20 * SETTLE)


def _open(game: str, room: Offscreen, key: str = "") -> PuzzleScene:
    """Open a puzzle, by default the first of a game."""
    board = PuzzleBoard(room.kit, shipped_puzzles())
    room.stack.ways.puzzle(board, key or board.keys[game][0])
    room.wait(SETTLE)
    scene = room.stack.top
    assert isinstance(scene, PuzzleScene)
    return scene


def of_puzzles(games: Sequence[Variant[Any]]) -> list[Shot]:
    """The page of puzzles, and one of each game that has some; none where there are none."""
    folder = shipped_puzzles()
    having = [each.info.id for each in games if puzzle_keys(folder, each.info.id)]
    shots = [Shot("puzzles", f"puzzles-{game}", partial(asked, game)) for game in having]
    if having:
        first = having[-1]
        missed = partial(told, first, 1)
        shots += [
            Shot("puzzles", "puzzles", page),
            Shot("puzzles", "puzzles-large", page, settings=LARGE),
            Shot("puzzles", "puzzles-right", partial(told, first, 0)),
            Shot("puzzles", "puzzles-unseen", partial(unseen, having[0])),
            Shot("puzzles", "puzzles-unseen-large", partial(unseen, having[0]), settings=LARGE),
            Shot("puzzles", "puzzles-missed", missed),
            Shot("puzzles", "puzzles-missed-large", missed, settings=LARGE),
            Shot("puzzles", "puzzles-upright", missed, (720, 1280)),
        ]
    return [*shots, *_of_scenes(having)]


def _posed(pose: Callable[[str, Offscreen], object], key: str, room: Offscreen) -> None:
    """Bring a program to a pose of a puzzle."""
    pose(key, room)


def _of_scenes(games: Sequence[str]) -> list[Shot]:
    """The first puzzle with a scene of each game that has one."""
    shots = []
    for game in games:
        keys = puzzle_keys(shipped_puzzles(), game)
        scenes = (key for key in keys if load_puzzle(puzzle_path(shipped_puzzles(), key)).before)
        key = next(scenes, None) if find_variant(game).puzzles.scenes else None
        if key is None:
            continue
        poses: dict[str, Callable[[str, Offscreen], object]] = {
            "": scene_seen,
            "-accused": accusing,
            "-read": happened,
            "-caught": caught,
        }
        for name, pose in poses.items():
            shot = Shot("puzzles", f"puzzles-scene{name}", partial(_posed, pose, key))
            large = replace(shot, name=f"{shot.name}-large", settings=LARGE)
            shots += [shot, large, shot.at((720, 1280))]
    return shots
