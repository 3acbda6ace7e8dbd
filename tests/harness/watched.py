"""The program in its window, with reports of what it shows: `python -m tests.harness.watched [GAME [zones]]`.

With the id of a game it begins at a table of that game instead of the title; with `zones` three people sit
there, each with a zone of the keyboard.

After every step in which it has changed it prints a line of JSON: the scene on top, its widgets with their
positions, and for a table what is where and what the player may do.

The deals are the same in every run. From the title, where whole rounds are played, a stall neither pauses the
match nor repeats a key: a busy machine has stalls of its own.
"""

from __future__ import annotations

import json
import sys
from random import Random
from typing import Any

import pygame

import game.app
from game.app import App, First, open_kit
from game.scenes.base.scene_stack import Scene, Stack
from game.scenes.pause.pause_scene import PauseScene
from game.scenes.table.table_scene import TableScene, open_table
from game.scenes.title.title_scene import TitleScene
from game.session.plan import Plan, Seat
from game.show.devices import KEY_ZONES
from game.view.base.scene_kit import SceneKit
from tests.harness.seat_sight import OneSeat, everybody_at, seen_at
from tests.harness.table import all_at_once, bots

SEED = 7
"""Whence the numbers of the deals come."""
LONGEST_STALL = 60_000
"""ms of a stall, in rounds from the title, that do not pause the match."""
GRAIN = 12
"""The distance in pixels of the points at which a table is searched."""


def seen(app: App) -> dict[str, Any]:
    """Return what the window shows."""
    scene: Any = app.stack.top
    at_table = isinstance(scene, TableScene)
    group = seen_at(scene).suits_group() if at_table else None
    group = group or getattr(scene, "group", None)
    report: dict[str, Any] = {
        "scene": type(scene).__name__,
        "size": app.kit.size,
        "still": scene.due() != 0,
        "widgets": [
            {
                "says": ". ".join(filter(None, each.spoken)),
                "at": each.rect.center,
                "focused": each is group.focused,
            }
            for each in (group.widgets if group is not None else [])
        ],
    }
    if at_table:
        report["table"] = table(scene)
    if isinstance(scene, PauseScene):
        report["why"] = scene.why
    return report


def table(scene: TableScene) -> dict[str, Any]:
    """The table and the player's hand; `spots` are points at which a click meets each thing."""
    at = seen_at(scene)
    picking = at.suits_asked() is not None
    ready = at.in_turn() and not at.moving() and not picking
    return {
        "actions": len(scene.host.match.log),
        "over": scene.host.over,
        "ready": ready,
        "picking": picking,
        "asked": asked(at),
        "playable": [
            slot for slot, card in enumerate(at.held()) if at.in_turn() and at.plays(card)
        ],
        "held": len(at.held()),
        "focus": at.focus(),
        "people": [person(each) for each in everybody_at(scene)],
        "steering": scene.kit.input.due() is not None,
        "reason": list(at.answer() or ()),
        "spots": spots(scene) if ready else {},
    }


def asked(at: OneSeat) -> list[tuple[int, int]]:
    """Where the ways to play a card stand, among which the player is to choose."""
    panel = at.panel()
    return [item.rect.center for item in panel.items] if panel is not None else []


def person(at: OneSeat) -> dict[str, Any]:
    """What a person at this screen has in focus, and the keys that prompts show to them."""
    return {
        "focus": at.focus(),
        "keys": [at.key_of(name) for name in ("left", "right", "confirm", "draw")],
    }


def spots(scene: TableScene) -> dict[str, tuple[int, int]]:
    """For each thing (`hand 3`, `draw 0` …) the point amidst all those that meet it."""
    at, points = seen_at(scene), dict[str, list[tuple[int, int]]]()
    wide, high = scene.kit.size
    for y in range(0, high, GRAIN):
        for x in range(0, wide, GRAIN):
            what, number = at.what_is_at((x, y))
            if what:
                points.setdefault(f"{what} {number}", []).append((x, y))
    return {what: found[len(found) // 2] for what, found in points.items()}


def main(at_once: str = "", devices: str = "") -> None:
    """Run to the end, as `game.app.run` does: from the title, or from a table of the game `at_once`."""

    def at_table(kit: SceneKit, stack: Stack) -> Scene:
        return open_table(kit, stack, Plan(at_once, (Seat("Ada", "ada"), *bots(2)), {}, 1))

    def with_zones(kit: SceneKit, stack: Stack) -> Scene:
        names = ("Ada", "Jun", "Ruth")
        plan = Plan(at_once, tuple(Seat(name, name.lower()) for name in names), {}, 1)
        return all_at_once(kit, stack, plan, KEY_ZONES)

    kit = open_kit()
    kit.offers_lessons = False
    kit.chance = Random(SEED)
    if not at_once:
        game.app.LONGEST_GAP = LONGEST_STALL
        pygame.key.set_repeat()
    seated: First = with_zones if devices else at_table
    app = App(kit, seated if at_once else TitleScene)
    told = ""
    while app.step():
        line = json.dumps(seen(app))
        if line != told:
            told = line
            print(line, flush=True)
    kit.window.close()
    print(json.dumps({"scene": "", "frames": app.frames}), flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
