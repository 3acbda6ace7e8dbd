"""The program in its window, as it is, that also says what is to be seen: `python -m tests.watched`.

After every step in which that has changed it prints a line of JSON: the scene on top, its widgets and
where they are, and of a table what lies where and what the player may do. It changes nothing.
"""

from __future__ import annotations

import json
import sys
from typing import Any

from game.app import App, open_kit
from game.scenes.table.table_scene import TableScene
from game.scenes.title.title_scene import TitleScene

GRAIN = 12
"""Pixels between the points at which a table is asked what lies there."""


def seen(app: App) -> dict[str, Any]:
    """What a person looking at the window could tell."""
    scene: Any = app.stack.top
    picker = scene.shown.picker if isinstance(scene, TableScene) else None
    group = getattr(picker or scene, "group", None)
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
    if isinstance(scene, TableScene):
        report["table"] = table(scene)
    return report


def table(scene: TableScene) -> dict[str, Any]:
    """The table and the player's hand; `spots` are points at which a click meets each thing."""
    local, view, highlights = scene.shown.local, scene.shown.view, scene.shown.view.highlights
    ready = local.in_turn and not view.moving and scene.shown.picker is None
    return {
        "actions": len(scene.host.match.log),
        "over": scene.host.over,
        "ready": ready,
        "picking": scene.shown.picker is not None,
        "playable": [
            slot for slot, card in enumerate(view.held) if local.in_turn and local.plays(card)
        ],
        "held": len(view.held),
        "focus": highlights.focus,
        "reason": list(highlights.reason or ()),
        "spots": spots(scene) if ready else {},
    }


def spots(scene: TableScene) -> dict[str, tuple[int, int]]:
    """For each thing (`hand 3`, `draw 0` …) the point amidst all those that meet it."""
    points: dict[str, list[tuple[int, int]]] = {}
    wide, high = scene.kit.size
    for y in range(0, high, GRAIN):
        for x in range(0, wide, GRAIN):
            what, number = scene.shown.view.what_is_at((x, y))
            if what:
                points.setdefault(f"{what} {number}", []).append((x, y))
    return {what: found[len(found) // 2] for what, found in points.items()}


def main() -> None:
    """Run to the end, as `game.app.run` does."""
    kit = open_kit()
    app = App(kit, TitleScene)
    told = ""
    while app.step():
        line = json.dumps(seen(app))
        if line != told:
            told = line
            print(line, flush=True)
    kit.window.close()
    print(json.dumps({"scene": "", "frames": app.frames}), flush=True)


if __name__ == "__main__":
    sys.exit(main())
