"""The scene before a puzzle is asked, as its file has it: what is done, and when it is asked."""

from __future__ import annotations

from typing import Any

from game.engine.match import Entry
from game.engine.notation.action_text import format_action, parse_action
from game.engine.problems import Phrase, Problem
from game.engine.puzzles.scenes import WatchedScene
from game.engine.table import Table
from game.engine.variant import Variant
from game.files.fields import Fields

LONGEST = 600
"""Seconds of a scene, at most."""
MOST = 40
"""Actions of a scene."""


def read_moment(fields: Fields) -> int:
    """Return the time at which something is done or asked, in ms. Raises Unreadable."""
    return round(fields.number("at", 0, LONGEST, 0) * 1000)


def read_steps(table: Table, variant: Variant[Any], file: Fields) -> tuple[Entry, ...]:
    """Return what is done in a scene. Raises Unreadable, NotationError."""
    found = []
    for fields in file.each("before")[: MOST + 1]:
        fields.only("seat", "does", "at")
        seat = fields.whole_between("seat", 0, table.players - 1, 0)
        action = parse_action(fields.text("does"), table.deck, variant.info.vocabulary)
        found.append(Entry(read_moment(fields), seat, action))
    return tuple(found)


def check_scene(scene: WatchedScene) -> None:
    """Check that a scene can have happened, and that its seat looks on and is in time. Raises Problem."""
    table, variant = scene.begun.table, scene.begun.variant
    if scene.seat >= table.players or scene.did(scene.seat):
        raise Problem(Phrase("problem.puzzle-scene-seat", seat=scene.seat))
    if not 0 < len(scene.log) <= MOST:
        raise Problem(Phrase("problem.puzzle-scene-length", count=MOST))
    if scene.now < scene.log[-1].now:
        raise Problem(Phrase("problem.puzzle-scene-time"))
    match = scene.begun.again()
    try:
        for _ in match.follow(scene.log):
            pass
    except ValueError:
        number = len(match.log)
        entry = scene.log[number]
        does = format_action(entry.action, table.deck, variant.info.vocabulary)
        raise Problem(
            Phrase("problem.puzzle-scene-refused", number=number + 1, does=does)
        ) from None
    if match.state.over or match.state.turn == scene.seat:
        raise Problem(Phrase("problem.puzzle-scene-turn", seat=scene.seat))
