"""How hard a puzzle is: the share of the guests' tries that find it."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from game.engine.actions import Action
from game.engine.observe import Observation
from game.engine.puzzles.scenes import WatchedScene
from game.engine.rng import Rng
from game.engine.variant import Variant
from game.session.controllers import BotSeat, remember
from game.store.bot_files import KEPT, Guest, load_roster

TRIES = 5
"""How often each guest tries, each time with another generator."""
EASY, MIDDLE = 0.6, 0.2
"""More than the first is easy, less than the second hard."""


def guests() -> list[Guest]:
    """Return the guests of the program, in the order of their ids."""
    return [guest for name, guest in sorted(load_roster().items()) if name not in KEPT]


def share_of_finders(
    variant: Variant[Any], seen: Observation, answers: Collection[Action]
) -> float:
    """Return the share of tries in which a guest, who sits down at this position, takes one of the answers."""
    found = tries = 0
    for guest in guests():
        for number in range(TRIES):
            bot = guest.bot(variant)
            if bot.memory is not None:
                bot.memory.begin(seen.state)
            found += bot.decide(seen, guest.budget, Rng(number)) in answers
            tries += 1
    return found / tries


def share_of_accusers(scene: WatchedScene, answers: Collection[Action]) -> float:
    """Return the share of tries in which a guest, who has seen a scene, calls one of the answers at its end.

    Each try is a ms later than the one before: what a guest overlooks depends on the moment.
    """
    variant, found, tries = scene.begun.variant, 0, 0
    for number in range(TRIES):
        later = scene.later(number)
        seen = later.seen()
        for guest in guests():
            seat = BotSeat(guest.bot(variant), Rng(number), budget=guest.budget)
            if seat.remembers:
                remember(seat, scene.seat, later.played())
            called = seat.react(seen)
            found += called is not None and called.action in answers
            tries += 1
    return found / tries


def grade_of(share: float) -> str:
    """Return the grade for a share of finders."""
    if share > EASY:
        return "easy"
    return "middle" if share >= MIDDLE else "hard"
