"""A list that scrolls: at an edge beyond which there is more, what ends there fades out."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest
from pygame import Rect, Surface

from game.tools.shots import LARGE
from game.tools.standard_shots import standard
from game.view.base.scene_kit import SceneKit
from game.view.widgets.scroll_area import Behind, ScrollArea
from tests.harness.program import Program

PAPER, ROWS = (240, 230, 200), (20, 40, 90)
VIEW = Rect(20, 30, 200, 300)


def drawn(program: Program, offset: int) -> Surface:
    """Rows over paper, scrolled so far; they are twice as high as the view."""
    area, target = ScrollArea(), Surface((240, 360))
    area.set(VIEW, 2 * VIEW.h)
    area.by(offset)
    target.fill(PAPER)
    with area.fading(program.kit, target):
        target.fill(ROWS)
    return target


def ends(picture: Surface) -> list[bool]:
    """Whether rows are seen to the very end at the upper and at the lower edge."""
    spots = [(100, VIEW.top), (100, VIEW.bottom - 1)]
    return [tuple(picture.get_at(spot)[:3]) == ROWS for spot in spots]


def test_rows_fade_out_where_there_is_more(tmp_path: Path) -> None:
    program = Program(tmp_path)
    assert ends(drawn(program, 0)) == [True, False]
    assert ends(drawn(program, VIEW.h // 2)) == [False, False]
    assert ends(drawn(program, VIEW.h)) == [False, True]
    picture = drawn(program, VIEW.h // 2)
    assert tuple(picture.get_at((100, VIEW.top))[:3]) == PAPER
    assert tuple(picture.get_at((100, VIEW.bottom - 1))[:3]) == PAPER
    assert tuple(picture.get_at(VIEW.center)[:3]) == ROWS


SCROLLING = {
    "title": ("title", (1280, 720)),
    "results": ("large-result-callout", (1280, 720)),
    "records": ("records", (1280, 720)),
    "matches": ("matches", (1280, 720)),
    "moves": ("replay-moves", (960, 540)),
    "review": ("review-classic", (960, 540)),
    "people": ("couch-who-plays-10", (960, 540)),
}
"""Pictures in which there is more of something with the largest text than is seen, and their windows."""


@pytest.mark.parametrize("name", SCROLLING)
def test_whatever_scrolls_fades_out_where_there_is_more(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    faded: list[bool] = []
    fade = ScrollArea.fade

    def noted(kit: SceneKit, target: Surface, edges: Sequence[Behind]) -> None:
        faded.append(any(edge.down for edge in edges))
        fade(kit, target, edges)

    monkeypatch.setattr(ScrollArea, "fade", staticmethod(noted))
    shown, size = SCROLLING[name]
    shot = next(each for each in standard() if each.name == shown)
    replace(shot, size=size, settings={**shot.settings, **LARGE}).take()
    assert any(faded)
