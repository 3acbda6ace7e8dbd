"""Which tune is heard where, from the title to the end of a match."""

from __future__ import annotations

from pathlib import Path

from game.scenes.base.scene_stack import Scene
from game.scenes.replay.replay_scene import ReplayScene
from game.scenes.result.details_scene import DetailsScene
from game.scenes.result.end_scene import EndScene
from game.scenes.result.opening import watched_end
from tests.harness.bot_play import tape_of_bots
from tests.harness.program import Ear, Program


class Listening(Ear):
    """Notes the tunes that are asked for as well, each once as long as it goes on."""

    def __init__(self) -> None:
        super().__init__()
        self.tunes: list[str | None] = []

    def music(self, name: str | None) -> None:
        """Note the tune."""
        if self.tunes[-1:] != [name]:
            self.tunes.append(name)


def listening(folder: Path) -> tuple[Program, Listening]:
    program = Program(folder)
    program.kit.sound = ear = Listening()
    program.frame()
    return program, ear


def test_the_title_has_its_tune_and_what_lies_over_it_keeps_that(tmp_path: Path) -> None:
    program, ear = listening(tmp_path)
    program.stack.ways.settings()
    program.frame()
    program.stack.ways.rules("classic")
    program.frame()
    assert ear.tunes == ["title"]


def test_a_lesson_has_its_own(tmp_path: Path) -> None:
    program, ear = listening(tmp_path)
    program.stack.ways.lesson("tricks")
    program.frame()
    program.stack.ways.settings()
    program.frame()
    assert ear.tunes == ["title", "lesson"]


def test_the_topmost_scene_with_a_tune_is_heard(tmp_path: Path) -> None:
    program, _ear = listening(tmp_path)
    silent, own = (Scene(program.kit, program.stack) for _ in range(2))
    own.tune = "classic"
    for scene in (own, silent):
        program.stack.push(scene)
    assert program.stack.tune == "classic"
    program.stack.pop()
    program.stack.pop()
    assert program.stack.tune == "title"


def test_the_details_of_a_watched_end_keep_the_tune_of_what_lies_below(tmp_path: Path) -> None:
    program, ear = listening(tmp_path)
    program.stack.ways.watch_tape(tape_of_bots("classic", "normal normal"))
    program.frame()
    replay = program.top
    assert isinstance(replay, ReplayScene)
    program.stack.push(watched_end(program.kit, program.stack, replay.tape, lambda: None))
    program.frame()
    assert isinstance(program.top, EndScene)
    program.top.details()
    program.frame()
    assert isinstance(program.top, DetailsScene)
    assert ear.tunes == ["title"]
