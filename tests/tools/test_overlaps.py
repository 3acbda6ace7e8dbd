"""Nothing is cut and nothing covers another: every picture of `shots`, and proof that each fault is noticed."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial

import pytest
from pygame import Rect, Surface

from game.tools import shot_scripts
from game.tools.drawn.checked_shots import faults, suited
from game.tools.shots import Shot, standard
from game.variants import with_a_table
from game.view.base.colours import INK
from game.view.base.fonts import BOLD
from game.view.table.faced_cards import FacedSentence
from game.view.table.table_view import TableView

SHOTS = standard()
ANYWHERE = [
    shot
    for shot in SHOTS
    if shot.name.startswith(("table-", "hint-", "setup-", "result-", "title", "couch-corners", "accuse"))
]
"""Those that are checked in other windows too; `main.py shots --check` checks all of them there."""


@pytest.mark.parametrize("shot", [pytest.param(each, id=each.name) for each in SHOTS])
def test_nothing_is_cut_and_nothing_covers_another(shot: Shot) -> None:
    assert list(faults(shot, suited(shot) if shot in ANYWHERE else ())) == []


# --- it notices


PLAIN = Shot("table", "plain", partial(shot_scripts.mid_game, 4, "classic"))
FACING = Shot("lesson", "facing", partial(shot_scripts.faces, "oono"))


@contextmanager
def also_drawn(patch: pytest.MonkeyPatch, over: str, what: str) -> Iterator[None]:
    """A table that also draws `what` over one of its areas."""
    draw = TableView.draw

    def more(view: TableView, target: Surface) -> None:
        draw(view, target)
        box = view.occupancy.box(over)
        assert box is not None
        rect, paint = view.kit.rect(box), view.kit.paint
        if what == "panel":
            paint.box(target, rect.move(rect.w // 2, 0), INK)
        elif what == "text":
            paint.text(target, "Wet paint", rect.center, 30, BOLD, anchor="center")
        else:
            short = view.kit.fonts.cut("A sentence without room", 24, BOLD, 90)
            paint.text(target, short, rect.topleft, 24, BOLD)

    with patch.context() as patched:
        patched.setattr(TableView, "draw", more)
        yield


def test_a_sound_table_has_no_fault() -> None:
    assert list(faults(PLAIN)) == []


def test_a_label_that_is_cut_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    with also_drawn(monkeypatch, "middle", "cut"):
        found = list(faults(PLAIN))
    assert any("cut: 'A sentence without room' to 'A s" in each for each in found)


def test_two_texts_over_each_other_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    with also_drawn(monkeypatch, "plate 2", "text"):
        found = list(faults(PLAIN))
    assert any("over each other:" in each and "'Wet paint'" in each for each in found)


def test_a_panel_over_half_a_name_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    with also_drawn(monkeypatch, "plate 2", "panel"):
        assert any("covered:" in each and "by a box" in each for each in faults(PLAIN))


@pytest.mark.parametrize("area", ["called", "top card"])
def test_a_panel_over_what_is_in_force_is_noticed(
    monkeypatch: pytest.MonkeyPatch, area: str
) -> None:
    with also_drawn(monkeypatch, area, "panel"):
        assert any(f"over what counts: a box at" in each and area in each for each in faults(PLAIN))
