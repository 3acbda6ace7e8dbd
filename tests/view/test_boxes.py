"""Boxes on random trees with real fonts: nothing overlaps, leaves its box, or is cut where it need not be."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.util import module_from_spec, spec_from_file_location
from itertools import combinations, count
from pathlib import Path

import pygame
import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace
from pygame import FRect, Rect

from game.view.base.arranging import Boxes, Placed, in_design
from game.view.base.boxes import (
    Box,
    ColumnBox,
    FirstBox,
    FlowBox,
    GridBox,
    LeafBox,
    RowBox,
    ScrollBox,
    StackBox,
    TextBox,
    WrapBox,
)
from game.view.base.dividing import Wide, divided
from game.view.base.fonts import BOLD, SEMIBOLD, TITLE, Fonts
from game.view.base.space import Space

ROOT = Path(__file__).resolve().parents[2]
SCALES = (1.0, 1.5, 2.0)
INF = float("inf")
WINDOWS = ((320, 568), (960, 540), (720, 1280), (960, 1000), (1920, 1080), (2560, 1080))
FONTS = {
    (size, scale): Boxes(Fonts(Space(*size, 1.0, scale))) for size in WINDOWS for scale in SCALES
}

PLAIN = FONTS[(1920, 1080), 1.0]
words = st.text("abcdefghij", min_size=1, max_size=9)
texts = st.lists(words, min_size=1, max_size=7).map(" ".join)
gaps = st.sampled_from((0.0, 7.0, 18.0, 30.5))
pads = st.sampled_from(((0, 0, 0, 0), (4, 9, 13.5, 2)))
aligns = st.sampled_from(("start", "middle", "end", "fill"))
spreads = st.sampled_from(("start", "middle", "end", "between"))
boxed = {"share": st.sampled_from((0.0, 0.0, 1.0, 2.0)), "pad": pads}
text_boxes = st.builds(
    TextBox,
    texts,
    st.sampled_from((20.0, 27.0, 44.0)),
    st.sampled_from((SEMIBOLD, BOLD, TITLE)),
    smallest=st.sampled_from((0.0, 18.0)),
    **boxed,
)
leaves = st.builds(
    LeafBox, st.floats(1, 260), st.floats(1, 120), narrow=st.none() | st.just(1.0), **boxed
)
flows = st.builds(
    lambda area, share: FlowBox(area, lambda width: area / max(40.0, width), 90.0, share=share),
    st.floats(1000, 30000),
    boxed["share"],
)


def _parents(children: st.SearchStrategy[Box]) -> st.SearchStrategy[Box]:
    parts = st.lists(children, min_size=1, max_size=4).map(tuple)
    line = {"gap": gaps, "align": aligns, "spread": spreads, **boxed}
    return st.one_of(
        st.builds(RowBox, parts, **{**line, "align": aligns | st.just("baseline")}),
        st.builds(ColumnBox, parts, **line),
        st.builds(WrapBox, parts, line_gap=gaps, **line),
        st.builds(
            GridBox,
            parts,
            columns=st.integers(1, 4),
            line_gap=gaps,
            even=st.booleans(),
            level=st.booleans(),
            **line,
        ),
        st.builds(FirstBox, parts, **boxed),
        st.builds(StackBox, children.map(lambda part: (part,)), aligns, aligns, **boxed),
    )


def numbered(box: Box, numbers: Iterator[int] | None = None) -> Box:
    """Return the tree with a key for each box of it."""
    numbers = count() if numbers is None else numbers
    named = replace(box, key=next(numbers))
    if isinstance(named, RowBox | ColumnBox | GridBox | FirstBox | StackBox):
        named = replace(named, parts=tuple(numbered(part, numbers) for part in named.parts))
    return named


trees = st.recursive(text_boxes | leaves | flows, _parents, max_leaves=14).map(numbered)
windows = st.sampled_from(WINDOWS)
scales = st.sampled_from(SCALES)


def parts_of(box: Box) -> tuple[Box, ...]:
    return getattr(box, "parts", ())


def every(box: Box) -> Iterator[Box]:
    yield box
    for part in parts_of(box):
        yield from every(part)


def check_inside(box: Box, placed: Placed) -> None:
    """Nothing leaves its box or lies over what stands beside it; only alternatives are left out."""
    for part in parts_of(box):
        if part.key in placed:
            assert placed[box.key].contains(placed[part.key]) or not all(placed[part.key].size)
            check_inside(part, placed)
        else:
            assert isinstance(box, FirstBox)
    if not isinstance(box, StackBox | FirstBox):
        for a, b in combinations(parts_of(box), 2):
            assert not placed[a.key].colliderect(placed[b.key])


@settings(deadline=None)
@given(trees, windows, scales, st.floats(0.3, 1), st.booleans())
def test_nothing_overlaps_or_leaves_its_box(
    tree: Box, window: tuple[int, int], scale: float, part: float, mirrored: bool
) -> None:
    """Even where there is less room than it needs."""
    boxes = FONTS[window, scale]
    area = Rect(17, 5, round(window[0] * part), window[1])
    placed = boxes.arrange(tree, area, mirrored=mirrored)
    assert placed[tree.key] == area
    check_inside(tree, placed)


def whole(box: TextBox, boxes: Boxes, rect: Rect) -> bool:
    """Whether a text has room in a rectangle, no word of it broken."""
    setting = boxes.texts.setting(box, rect.w, rect.h)
    fonts, face = boxes.texts.fonts, box.face
    wide = max(fonts.width(line, setting.size, face) for line in setting.lines)
    high = len(setting.lines) * fonts.height(setting.size, face)
    unbroken = fonts.least_width(box.text, setting.size, face) <= rect.w
    return wide <= rect.w and high <= rect.h and unbroken and not setting.cut


@settings(deadline=None)
@given(trees, windows, scales)
def test_where_the_least_fits_every_text_is_whole(
    tree: Box, window: tuple[int, int], scale: float
) -> None:
    boxes = FONTS[window, scale]
    area = Rect(0, 0, window[0], 0)
    area.h = boxes.height(tree, area.w)
    assume(boxes.fits(tree, area))
    placed = boxes.arrange(tree, area)
    seen = [each for each in every(tree) if isinstance(each, TextBox) and each.key in placed]
    assert [each.text for each in seen if not whole(each, boxes, placed[each.key])] == []


@settings(deadline=None)
@given(st.lists(texts, min_size=2, max_size=5), windows, scales, st.integers(320, 2560))
def test_no_text_is_cut_while_another_way_is_left(
    names: list[str], window: tuple[int, int], scale: float, width: int
) -> None:
    """Beside each other while all are whole so, else below each other, where they can scroll."""
    boxes = FONTS[window, scale]
    cells = tuple(
        TextBox(text, 27, lines=1, smallest=18, cut=True, key=at) for at, text in enumerate(names)
    )
    uncut = tuple(replace(each, cut=False) for each in cells)
    low = ScrollBox(ColumnBox(tuple(replace(each, lines=0) for each in uncut)))
    way = FirstBox((RowBox(uncut, 20, key="row"), low))
    area = Rect(0, 0, width, window[1])
    placed = boxes.arrange(way, area)
    assert ("row" in placed) == boxes.fits(way.parts[0], area)
    for each in uncut:
        broad = replace(each, lines=1 if "row" in placed else 0)
        longest = boxes.texts.fonts.least_width(each.text, 18, each.face)
        assert whole(broad, boxes, placed[each.key]) or longest >= width - 1


@settings(deadline=None)
@given(trees, windows, scales)
def test_the_same_tree_in_the_same_area_gives_the_same_object(
    tree: Box, window: tuple[int, int], scale: float
) -> None:
    boxes = FONTS[window, scale]
    area = Rect(0, 0, *window)
    first = boxes.arrange(tree, area)
    again = boxes.arrange(replace(tree), area)
    assert again is first
    assert dict(again) == dict(Boxes(boxes.texts.fonts).arrange(tree, area))


@settings(deadline=None)
@given(trees, windows, scales, st.integers(0, 400), st.integers(0, 400))
def test_a_larger_window_never_hides_what_was_whole(
    tree: Box, window: tuple[int, int], scale: float, wider: int, higher: int
) -> None:
    boxes = FONTS[window, scale]
    area = Rect(0, 0, *window)
    larger = Rect(0, 0, window[0] + wider, window[1] + higher)
    assume(boxes.fits(tree, area))
    # The lines of a wrap are as high as their highest part, which may come to others that are low.
    assume(not any(isinstance(each, WrapBox) for each in every(tree)))
    assert boxes.fits(tree, larger)


@settings(deadline=None)
@given(trees, windows, scales)
def test_mirrored_it_is_the_same_seen_in_a_mirror(
    tree: Box, window: tuple[int, int], scale: float
) -> None:
    boxes = FONTS[window, scale]
    area = Rect(40, 10, *window)
    plain, mirrored = boxes.arrange(tree, area), boxes.arrange(tree, area, mirrored=True)
    assert list(plain) == list(mirrored)
    for key, rect in plain.items():
        turned = mirrored[key]
        assert (turned.y, turned.h) == (rect.y, rect.h)
        assert abs(turned.right - (area.left + area.right - rect.left)) <= 1
        assert abs(turned.w - rect.w) <= 1


def test_what_does_not_turn_keeps_its_order() -> None:
    cards = RowBox(tuple(LeafBox(50, 80, key=at) for at in range(3)), turns=False, key="hand")
    row = RowBox((cards, Box(share=1), LeafBox(100, 80, key="name")))
    boxes = FONTS[(1920, 1080), 1.0]
    placed = boxes.arrange(row, Rect(0, 0, 1000, 80), mirrored=True)
    assert placed["name"].left == 0
    assert [placed[at].left for at in range(3)] == [850, 900, 950]


needs = st.tuples(
    st.tuples(st.floats(0, 300), st.floats(0, 300)).map(lambda two: Wide(min(two), max(two))),
    st.sampled_from((0.0, 1.0, 2.5)),
    st.sampled_from((INF, 250.0)),
)


@given(st.floats(0, 2000), st.lists(needs, min_size=1, max_size=6))
def test_a_room_is_divided_by_need_then_by_weight(
    room: float, parts: list[tuple[Wide, float, float]]
) -> None:
    found = divided(room, parts)
    assert sum(found) <= room + 1e-6
    least = sum(need.least for need, _, _ in parts)
    for size, (need, share, most) in zip(found, parts, strict=True):
        if least <= room:
            assert size >= need.least - 1e-6
        assert size <= max(need.least, most if share else min(need.wish, most)) + 1e-6
    if least <= room and any(share and most == INF for _, share, most in parts):
        assert sum(found) == pytest.approx(room)


def test_shares_are_of_the_whole_and_not_of_what_is_left_over() -> None:
    """Two columns of one sheet are alike, whatever is in them."""
    assert divided(300, [(Wide(10, 20), 1, INF), (Wide(100, 200), 1, INF)]) == [150, 150]
    assert divided(150, [(Wide(10, 20), 1, INF), (Wide(100, 200), 1, INF)]) == [50, 100]
    assert divided(300, [(Wide(10, 90), 0, INF), (Wide(0, 0), 1, 60)]) == [90, 60]


def test_texts_of_a_row_can_stand_on_one_line() -> None:
    boxes = FONTS[(1920, 1080), 1.0]
    row = RowBox((TextBox("Ace", 60, TITLE, key=0), TextBox("of", 20, key=1)), align="baseline")
    placed = boxes.arrange(row, Rect(0, 0, 900, 300))
    fonts = boxes.texts.fonts
    feet = [placed[0].y + fonts.feet(60, TITLE), placed[1].y + fonts.feet(20, SEMIBOLD)]
    assert abs(feet[0] - feet[1]) <= 1


def test_the_first_that_fits_is_chosen_by_height_as_well() -> None:
    boxes = FONTS[(1920, 1080), 1.0]
    high, low = LeafBox(100, 400, key="high"), LeafBox(300, 90, key="low")
    way = FirstBox((high, low))
    assert list(boxes.arrange(way, Rect(0, 0, 500, 400))) == ["high"]
    assert list(boxes.arrange(way, Rect(0, 0, 500, 399))) == ["low"]
    # In a column too, where what is below takes its part of the height.
    column = ColumnBox((way, LeafBox(10, 50, key="foot")))
    assert list(boxes.arrange(column, Rect(0, 0, 500, 450))) == ["high", "foot"]
    assert list(boxes.arrange(column, Rect(0, 0, 500, 449))) == ["low", "foot"]


def test_what_scrolls_gives_way_to_what_does_not() -> None:
    boxes = FONTS[(1920, 1080), 1.0]
    sheet = ScrollBox(LeafBox(100, 900, key="rows"), 200, key="sheet")
    page = ColumnBox((LeafBox(100, 100, key="head"), sheet, LeafBox(100, 50, key="foot")), 10)
    placed = boxes.arrange(page, Rect(0, 0, 500, 600))
    assert placed["sheet"] == Rect(0, 110, 500, 430)
    assert placed["rows"] == Rect(0, 110, 500, 900)
    assert placed["foot"].bottom == 600


def test_a_text_becomes_smaller_before_it_takes_another_line_or_is_cut() -> None:
    boxes = FONTS[(1920, 1080), 1.0]
    texts = boxes.texts
    text = TextBox("Recent moves of everybody", 40, lines=1, smallest=20, cut=True)
    wide = texts.fonts.width(text.text, 40, text.face)
    assert texts.setting(text, wide) == (40, (text.text,), False)
    assert 20 <= texts.setting(text, wide * 2 // 3).size < 40
    cut = texts.setting(text, wide // 3)
    assert (cut.size, cut.cut) == (20, True)
    assert cut.lines[0].endswith("…")
    assert boxes.fits(text, Rect(0, 0, 1, 500))
    assert not boxes.fits(replace(text, cut=False), Rect(0, 0, wide // 3, 500))


def test_a_text_of_two_lines_is_as_wide_as_its_best_break_needs() -> None:
    boxes = FONTS[(1920, 1080), 1.0]
    text = TextBox("one two three four five six", 30, lines=2)
    least = boxes.texts.narrowest(text)
    assert len(boxes.texts.setting(text, least).lines) == 2
    assert len(boxes.texts.setting(text, least - 1).lines) == 3


def test_the_rows_of_a_level_grid_divide_its_height() -> None:
    parts = tuple(LeafBox(30, high, key=high) for high in (10, 20, 30, 40))
    room = Rect(0, 0, 100, 110)
    for level, highs in ((False, [20, 20, 40, 40]), (True, [50, 50, 50, 50])):
        placed = PLAIN.arrange(GridBox(parts, 10, columns=2, line_gap=10, level=level), room)
        assert [placed[each.key].h for each in parts] == highs


def test_a_size_is_what_is_wished_as_far_as_there_is_room() -> None:
    text = TextBox("two words of it", 24, lines=2, smallest=18)
    roomy, room = Rect(0, 0, 1000, 500), Rect(0, 0, 120, 500)
    wide, high = PLAIN.size(text, roomy)
    assert (wide, high) == (PLAIN.width(text), PLAIN.height(text, wide))
    narrow, higher = PLAIN.size(text, room)
    assert narrow <= 120
    assert higher > high
    assert PLAIN.size(text, roomy, fill=True)[0] == 1000
    word = PLAIN.size(TextBox("unbreakable", 24), Rect(0, 0, 5, 5))
    assert PLAIN.fits(TextBox("unbreakable", 24), Rect(0, 0, *word))  # never less than it needs


def test_the_size_of_several_ways_is_that_of_the_one_that_fits() -> None:
    leaf = LeafBox(50, 10)
    ways = FirstBox((RowBox((leaf, leaf, leaf)), ColumnBox((leaf, leaf, leaf))))
    assert PLAIN.size(ways, Rect(0, 0, 400, 100)) == (150, 10)
    assert PLAIN.size(ways, Rect(0, 0, 140, 100)) == (50, 30)


def test_two_boxes_of_one_key_are_refused() -> None:
    alike = RowBox((LeafBox(1, 1, key="a"), LeafBox(1, 1, key="a")))
    with pytest.raises(ValueError, match="two boxes have the key 'a'"):
        PLAIN.arrange(alike, Rect(0, 0, 9, 9))
    with pytest.raises(ValueError, match="two boxes have the key 'a'"):
        in_design(alike, FRect(0, 0, 9, 9))


def test_nothing_of_another_window_is_kept() -> None:
    fonts = Fonts(Space(1920, 1080, 1.0, 1.0))
    boxes = Boxes(fonts)
    text, area = ColumnBox((TextBox("Deal number", 30, key=0),)), Rect(0, 0, 900, 90)
    before, size = boxes.arrange(text, area), boxes.size(text, area)
    assert boxes.size(replace(text), area) is size
    fonts.resize(Space(1920, 1080, 1.0, 2.0))
    assert boxes.size(text, area)[0] > size[0]
    assert boxes.arrange(text, area)[0].h > before[0].h


@pytest.mark.parametrize("measure", ["width", "height", "size", "fits"])
def test_what_is_measured_first_in_another_window_keeps_nothing_either(measure: str) -> None:
    fonts = Fonts(Space(1920, 1080))
    boxes, area = Boxes(fonts), Rect(0, 0, 900, 300)
    line = RowBox((TextBox("Ace of spades", 30, key="said"),))
    before = boxes.arrange(line, area)["said"]
    fonts.resize(Space(1920, 1080, text_scale=2.0))
    {
        "width": lambda: boxes.width(line),
        "height": lambda: boxes.height(line, area.w),
        "size": lambda: boxes.size(line, area),
        "fits": lambda: boxes.fits(line, area),
    }[measure]()
    assert boxes.arrange(line, area)["said"].w > 1.5 * before.w


def test_the_pictures_of_the_page_are_what_the_engine_does() -> None:
    """`build/layout_pictures.py` makes them again."""
    path = ROOT / "build" / "layout_pictures.py"
    spec = spec_from_file_location("layout_pictures", path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    for name, made in module.pictures().items():
        kept = pygame.image.load(ROOT / "docs" / "layout" / f"{name}.png")
        assert kept.get_size() == made.get_size()
        drawn = (pygame.image.tobytes(each, "RGB") for each in (kept, made))
        assert len(set(drawn)) == 1, name
