"""Puzzles about scenes in the program of a test: the scene is watched, and somebody accused."""

from __future__ import annotations

from pathlib import Path

from pygame import Rect

from game.engine.actions import Action, Refusal
from game.scenes.table.puzzle.puzzle_scene import PuzzleScene
from game.view.calls.call_panel import CallPanel
from tests.harness.program import Program, at_rest
from tests.harness.puzzling import at_table, page


def opened(
    folder: Path, size: tuple[int, int] = (1280, 720), scale: float = 1.0
) -> tuple[Program, PuzzleScene]:
    """The table of the first of the puzzles, as its scene begins."""
    playing = at_rest(folder, size, scale)
    playing.stack.ways.puzzle(page(playing).board, "callout/001")
    return playing, at_table(playing)


def watched(folder: Path, size: tuple[int, int] = (1280, 720), scale: float = 1.0) -> Program:
    """The same when its scene is over."""
    playing, scene = opened(folder, size, scale)
    assert scene.stage is not None
    for _ in range(40):
        if scene.stage.over:
            break
        playing.wait(500)
    assert scene.stage.over
    playing.frames(5)
    return playing


def panel(playing: Program) -> CallPanel:
    found = at_table(playing).controls.calling.panel
    assert found is not None
    return found


def button(playing: Program) -> Rect:
    (only,) = at_table(playing).controls.calling.bar.buttons
    return only.rect


def done(playing: Program) -> list[Action]:
    """What has been done at the table."""
    return [each.action for each in at_table(playing).host.match.log]


def explained(playing: Program, scene: PuzzleScene) -> list[Rect]:
    """Where bubbles explain by a rule what happened."""
    boxes = map(scene.view.occupancy.box, scene.controls.notices.explanations)
    return [playing.kit.rect(each) for each in boxes if each is not None]


def kind(playing: Program, label: str) -> Rect:
    """Where a kind of mistake is on the open panel."""
    return next(each.rect for each in panel(playing).items if label in each.label)


def portrait(playing: Program, seat: int) -> tuple[int, int]:
    """Where somebody's portrait is."""
    box = at_table(playing).view.occupancy.box(f"portrait {seat}")
    assert box is not None
    return playing.kit.rect(box).center


def name(scene: PuzzleScene, seat: int) -> str:
    return scene.texts.sentences.name(seat)


def asks(playing: Program) -> bool:
    """Whether a panel is open."""
    return at_table(playing).controls.calling.panel is not None


def calls(playing: Program) -> list[str]:
    """What can be called."""
    return [each.verb for each in at_table(playing).local.calls]


def tried(playing: Program, action: Action) -> Refusal | None:
    """Try an action from the player's seat."""
    return at_table(playing).local.viewpoint.do(action)


def click_hand(playing: Program) -> None:
    """Click the first card of the hand."""
    x, y = at_table(playing).view.hand.fan.rest[0].corner(0.15, 0.2)
    scale = playing.kit.space.scale
    playing.click((round(x * scale), round(y * scale)))
