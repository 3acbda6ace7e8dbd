"""Scripts for the pictures of lessons: the offer before a first game, every step, the end; rules tried."""

from __future__ import annotations

import pygame

from game.scenes.lesson.coach_scene import CoachScene
from game.scenes.table.lesson.lesson_scene import LessonScene
from game.store.lesson_files import load_lesson
from game.store.platform_folders import assets
from game.tools.offscreen import FRAME, Offscreen
from game.tools.shot_scripts import SETTLE, NoSuchMoment, press
from game.variants import find_variant

LONGEST = 4000
"""The number of frames after which NoSuchMoment is raised."""


def steps(game: str) -> int:
    """Return how many steps the lesson of a game has; 0 if it has none."""
    lesson = load_lesson(assets() / "lessons", find_variant(game))
    return 0 if lesson is None else len(lesson.steps)


def shown(game: str, number: int, room: Offscreen, rule: str = "") -> LessonScene:
    """A step of a lesson, or of that on a rule, by its number from 0, with the veil down."""
    room.stack.ways.lesson(game, rule)
    scene = room.top
    assert isinstance(scene, LessonScene)
    scene.begin(number, ready=True)
    for _ in range(LONGEST):
        if scene.progress.state.shown:
            room.picture()  # the veil falls as soon as it is drawn
            room.wait(SETTLE)
            return scene
        room.wait(FRAME)
    raise NoSuchMoment("the step is never shown")


def step(game: str, number: int, room: Offscreen) -> None:
    """A step of a lesson."""
    shown(game, number, room)


def tried(game: str, rule: str, room: Offscreen) -> None:
    """The first step in which a rule is tried."""
    shown(game, 0, room, rule)


def astray(game: str, number: int, room: Offscreen) -> None:
    """A step in which something else was tried."""
    shown(game, number, room)
    press(room, pygame.K_d)


def opened(game: str, verb: str, room: Offscreen) -> None:
    """The first step whose deed opens a choice, which has been opened; `verb` is what is done in it."""
    room.stack.ways.lesson(game)
    scene = room.top
    assert isinstance(scene, LessonScene)
    deeds = [each.does.verb if each.does else "" for each in scene.lesson.steps]
    room.stack.pop()
    scene = shown(game, deeds.index(verb), room)
    key = scene.kit.input.keys.codes(verb)
    press(room, *(key[:1] if verb != "play" else (pygame.K_RETURN,)))
    room.picture()
    room.wait(SETTLE)


def offer(game: str, room: Offscreen) -> None:
    """The offer of a lesson before a first game."""
    room.kit.offers_lessons = True
    room.stack.ways.before_first(game, lambda: None)
    room.wait(SETTLE)


def over(game: str, room: Offscreen) -> None:
    """The end of a lesson."""
    scene = shown(game, steps(game) - 1, room)
    scene.skip()
    for _ in range(LONGEST):
        if isinstance(room.top, CoachScene):
            room.wait(SETTLE)
            return
        room.wait(FRAME)
    raise NoSuchMoment("the lesson is never over")
