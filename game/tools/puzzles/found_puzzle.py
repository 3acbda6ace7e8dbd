"""A puzzle that was found, and its file (`game.session.puzzles.puzzle_files` reads it)."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from game.engine.actions import Action
from game.engine.notation.card_text import UNSEEN, format_cards
from game.engine.notation.position_keys import TIME
from game.engine.notation.positions import write_position
from game.engine.observe import Observation
from game.engine.puzzles.scenes import WatchedScene
from game.engine.variant import Variant
from game.tools.puzzles.grading import grade_of
from game.tools.puzzles.seen_ending import ProvedEnding


@dataclass(frozen=True, slots=True)
class FoundPuzzle:
    """A puzzle with its proof, and the match that it is from: its deal, and how many actions had been done."""

    variant: Variant[Any]
    seen: Observation
    asks: str
    proof: ProvedEnding
    deal: int
    action: int
    scene: WatchedScene | None = None
    """What is seen before it is asked; `seen` is what is known when that begins."""


FEW = 8
"""More unseen cards than that at one place are written as their number."""
LEFT_OUT = ("scores", "round")
"""What a position has of the match beyond the round, which is all that a puzzle is about."""


def position_of(variant: Variant[Any], seen: Observation) -> dict[str, Any]:
    """Return the position as the seat sees it, without what is as usual; its own cards are sorted."""
    view = seen.state.clone()
    view.hands[seen.seat].sort()
    written = write_position(variant, view)
    found = {}
    for key in variant.keys:
        # Time stands still in a puzzle.
        if key.name not in written or key.name in LEFT_OUT or key.codec is TIME:
            continue
        usual = None if key.default is None or key.name in ("turn", "centre") else key.default(view)
        if usual is None or usual != getattr(view, key.field):
            found[key.name] = _counted(written[key.name])
    return found


def _counted(value: Any) -> Any:
    """Return cards with many unseen ones written as their number."""
    if isinstance(value, str) and value.count(UNSEEN) > FEW and set(value.split()) == {UNSEEN}:
        return f"{UNSEEN}x{value.count(UNSEEN)}"
    return value


def file_text(puzzle: FoundPuzzle, share: float) -> str:
    """Return the text of the puzzle's file; `share` is that of the guests' tries that find it."""
    return "".join(f"{line}\n" for line in _lines(puzzle, share))


def _lines(puzzle: FoundPuzzle, share: float) -> Iterator[str]:
    variant, proof, seen = puzzle.variant, puzzle.proof, puzzle.seen
    deck = seen.state.table.deck

    def text(action: Action) -> str:
        return variant.text(seen.state, action)

    yield f"game = {_value(variant.info.id)}"
    yield f"seat = {seen.seat}"
    yield f"asks = {_value(puzzle.asks)}"
    yield f"answers = {_value([text(each) for each in proof.answers])}"
    yield 'proof = "certain"'
    yield f"grade = {_value(grade_of(share))}"
    yield f"share = {share:.4f}"
    yield f"worlds = {proof.worlds}"
    if puzzle.scene is not None:
        yield f"at = {puzzle.scene.now / 1000:g}"
    yield ""
    yield "[position]"
    for name, value in position_of(variant, seen).items():
        yield f"{name} = {_value(value)}"
    if puzzle.scene is not None:
        for entry in puzzle.scene.log:
            yield from ("", "[[before]]", f"seat = {entry.seat}")
            yield f"does = {_value(text(entry.action))}"
            yield f"at = {entry.now / 1000:g}"
    yield ""
    yield "[reached]"
    for action in proof.reached:
        yield f"{_value(text(action))} = {proof.reached[action]}"
    if proof.fails:
        yield ""
        yield "[fails]"
    for action, hands in proof.fails.items():
        yield f"{_value(text(action))} = {_value([format_cards(hand, deck) for hand in hands])}"
    yield ""
    yield "[from]"
    yield f"deal = {puzzle.deal}"
    yield f"action = {puzzle.action}"


def _value(value: Any) -> str:
    """Return a value as TOML writes it, which for these is as in JSON."""
    return json.dumps(value)
