"""Puzzles in the program of a test: their page, their table, and what came of attempts."""

from __future__ import annotations

from collections.abc import Callable

from game.scenes.puzzles.puzzles_scene import PuzzlesScene
from game.scenes.table.puzzle.puzzle_card import PuzzleCard
from game.scenes.table.puzzle.puzzle_scene import PuzzleScene
from game.session.puzzles.attempts import KeptAttempts
from tests.harness.program import Program


def page(program: Program) -> PuzzlesScene:
    if not isinstance(program.top, PuzzlesScene):
        program.stack.ways.puzzles()
    program.frame()
    assert isinstance(program.top, PuzzlesScene)
    return program.top


def at_table(program: Program) -> PuzzleScene:
    program.frames(2)
    assert isinstance(program.top, PuzzleScene)
    return program.top


def offers_calls(scene: PuzzleScene) -> bool:
    """Whether anything can be called at the table."""
    return bool(scene.local.calls)


def is_advised(scene: PuzzleScene) -> bool:
    """Whether the game's own advice is shown at the table."""
    return scene.controls.explainer.shown


def card(program: Program) -> PuzzleCard:
    program.frames(10)
    assert isinstance(program.top, PuzzleCard)
    return program.top


def play(program: Program, code: str) -> None:
    """Click a card of the hand."""
    scene = at_table(program)
    program.point((2, 2))
    slot = scene.view.hand.held.index(scene.puzzle.table.deck.index[code])
    x, y = scene.view.hand.fan.rest[slot].corner(0.15, 0.2)
    scale = program.kit.space.scale
    program.click((round(x * scale), round(y * scale)))


def attempts(program: Program) -> list[tuple[str, bool]]:
    found = KeptAttempts(program.kit.places.data).attempts()
    return [(each.puzzle, each.right) for each in found]


def focus(program: Program, code: str, step: Callable[[], None]) -> None:
    """Let a card of the hand have the focus, by steps through it."""
    scene = at_table(program)
    deck = scene.puzzle.table.deck
    for _ in range(len(deck.pack)):
        slot = scene.local.own.focus
        if slot is not None and deck.codes[scene.view.hand.held[slot]] == code:
            return
        step()
        program.frame()
    raise AssertionError("it never has the focus")
