"""A list that scrolls: at an edge beyond which there is more, what ends there fades out."""

from pathlib import Path

from pygame import Rect, Surface

from game.view.widgets.scroll_area import ScrollArea
from tests.harness.program import Program

PAPER, ROWS = (240, 230, 200), (20, 40, 90)
VIEW = Rect(20, 30, 200, 300)


def drawn(program: Program, offset: int) -> Surface:
    """Rows over paper, scrolled so far; they are twice as high as the view."""
    area, target = ScrollArea(), Surface((240, 360))
    area.set(VIEW, 2 * VIEW.h)
    area.by(offset)
    target.fill(PAPER)
    edges = area.behind(program.kit, target, VIEW)
    target.fill(ROWS, VIEW)
    area.fade(program.kit, target, edges)
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
