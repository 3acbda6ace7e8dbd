"""Nothing is cut and nothing covers another: every picture of `shots`, and proof that each fault is noticed."""

from __future__ import annotations

import os

import pytest
from pygame import Surface

from game.scenes.table.table_scene import TableScene
from game.tools.drawn.checked_shots import EVERYWHERE, View, faults, suited
from game.tools.offscreen import Offscreen
from game.tools.shot_scripts import mid_game, plan, play_until, rest, sit_down
from game.tools.shots import Shot
from game.tools.standard_shots import standard
from game.view.base.colours import INK
from game.view.base.fonts import BOLD
from tests.harness.seat_sight import seen_at

SHOTS = standard()
IN_OTHERS = ("table-", "hint-", "setup-", "title", "couch-corners", "accuse", "large-")
"""How the names of those begin that are checked in other windows too."""


EVERY_SHAPE = "ALL_FOR_ONE_EVERY_SHAPE"
"""The environment's variable with which all of them are checked in all shapes, at 100, 150 and 200 %."""


def others(shot: Shot) -> list[View]:
    if EVERY_SHAPE in os.environ:
        return list(suited(shot, EVERYWHERE))
    return list(suited(shot)) if shot.name.startswith(IN_OTHERS) else []


@pytest.mark.parametrize("shot", [pytest.param(each, id=each.name) for each in SHOTS])
def test_nothing_is_cut_and_nothing_covers_another(shot: Shot) -> None:
    assert list(faults(shot, others(shot))) == []


def seated(room: Offscreen) -> None:
    mid_game(4, "classic", room)


def facing(room: Offscreen) -> None:
    scene = sit_down(room, plan("oono", 4))
    play_until(room, scene, lambda: bool(seen_at(scene).boxes("faced")))
    rest(room, scene)


def also_drawn(patch: pytest.MonkeyPatch, over: str, what: str) -> None:
    """Let tables also draw `what` over one of their areas, after everything else."""
    draw = TableScene.draw

    def more(scene: TableScene, target: Surface) -> None:
        draw(scene, target)
        kit, box = scene.kit, seen_at(scene).box(over)
        if box is None:
            return
        rect = kit.rect(box)
        if what == "panel":
            kit.paint.box(target, rect.move(rect.w // 4, 0), INK)
        elif what == "lid":
            kit.paint.box(target, rect.inflate(rect.w, rect.h), INK)
        elif what == "text":
            kit.paint.text(target, "Wet paint", rect.center, 30, BOLD, anchor="center")
        else:
            short = kit.fonts.cut("A sentence without room", 24, BOLD, 90)
            kit.paint.text(target, short, rect.topleft, 24, BOLD)

    patch.setattr(TableScene, "draw", more)


@pytest.mark.parametrize("pose", [seated, facing])
def test_a_sound_table_has_no_fault(pose: object) -> None:
    assert list(faults(Shot("table", "sound", pose))) == []  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("over", "what", "told"),
    [
        ("log", "cut", "cut: 'A sentence without room' to 'A s"),
        ("plate 2", "text", "and 'Wet paint'"),
        ("plate 2", "panel", "covered: 'Jun'"),
        ("plate 2", "lid", "hidden: 'Jun'"),
        ("own plate", "lid", "hidden: 'You'"),
        ("stock count", "lid", "left' at"),
        ("called", "panel", "over 'called'"),
        ("top card", "text", "over 'top card'"),
        ("faced", "panel", "over 'faced'"),
        ("faced", "text", "over 'faced'"),
    ],
)
def test_what_is_wrong_is_noticed(
    monkeypatch: pytest.MonkeyPatch, over: str, what: str, told: str
) -> None:
    also_drawn(monkeypatch, over, what)
    pose = facing if over == "faced" else seated
    found = list(faults(Shot("table", "planted", pose)))
    assert any(told in each for each in found), found


def test_what_leaves_the_window_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    draw = TableScene.draw

    def more(scene: TableScene, target: Surface) -> None:
        draw(scene, target)
        scene.kit.paint.text(target, "Half of it", (-40, 300), 30, BOLD)

    monkeypatch.setattr(TableScene, "draw", more)
    assert any("outside: 'Half of it'" in each for each in faults(Shot("table", "out", seated)))
