"""The table's maps: nothing overlaps, nothing leaves the window, and bad maps are told in a sentence."""

from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from hypothesis import assume, example, given, settings
from hypothesis import strategies as st
from pygame import FRect

from game.engine.variant import Variant
from game.files.reading import Unreadable
from game.variants import VARIANTS, with_a_table
from game.view.base.space import LARGE_TEXT, Space
from game.view.cards.hand_fan import Fan
from game.view.layout import table_map
from game.view.layout.table_layout import OPTIONAL, Placement, TableLayout, load_layout, needed
from game.view.layout.table_map import LayoutError
from game.view.layout.tiled_map import read_tiled_map
from game.view.table.middles.middle_kinds import MIDDLES
from tests.harness.problem_sentences import said, tells
from tests.harness.some import some

TABLES = Path(__file__).resolve().parents[2] / "assets" / "tables"
PILES = MIDDLES["piles"].places
SHEDDING = load_layout(TABLES / "shedding.tmx", "piles", PILES)
OPEN = load_layout(TABLES / "open.tmx", "open", MIDDLES["open"].places)
SHAPES = [(2520, 1080), (1920, 1080), (1280, 800), (1024, 768), (1280, 1024), (1080, 1920)]


NEEDS = [frozenset[str](), frozenset({"choices"}), OPTIONAL]


def placed(
    width: int,
    height: int,
    players: int,
    text_scale: float,
    needs: frozenset[str] = frozenset(),
    layout: TableLayout | None = None,
) -> Placement:
    space = Space(width, height, text_scale=text_scale)
    text = space.text_px(24) / (24 * space.scale)
    return (layout or SHEDDING).arrange(space.wide, space.tall, players, text, needs)


def check_apart(placement: Placement, spare: str = "") -> None:
    """Nothing overlaps anything, but seats may lie where `spare` is."""
    window = FRect(0, 0, placement.wide, placement.tall)
    rects = [rect for rect in placement.taken() if rect != placement.places.get(spare)]
    for place, rect in some(enumerate(rects)):
        assert window.contains(rect), rect
        assert rect.w > 0
        assert rect.collidelist(rects[place + 1 :]) < 0, (rect, rects[place + 1 :])


def check(placement: Placement, spare: str = "") -> None:
    """That, and every seat's parts lie in its box."""
    check_apart(placement, spare)
    for seat in placement.seats:
        for part in (seat.portrait, seat.plate, *([seat.fan] if seat.fan else [])):
            assert seat.box.inflate(1, 1).contains(part)


def check_names(placement: Placement) -> None:
    """A name of four letters has room beside two figures."""
    for seat in some(placement.seats):
        assert seat.plate.w >= 110 * placement.text_scale


@pytest.mark.parametrize("file", sorted(TABLES.glob("*.tmx")), ids=lambda file: file.stem)
def test_every_map_that_is_shipped_can_be_read(file: Path) -> None:
    kinds = [
        variant.info.middle for variant in VARIANTS if file.stem.startswith(variant.info.layout)
    ] or [kind for kind in MIDDLES if file.stem.startswith(kind)]
    needed = MIDDLES[kinds[0]].places
    layout = load_layout(file, kinds[0], needed)
    for wide, tall in ((1920, 1080), (1080, 1920)):
        assert set(needed) <= layout.arrange(wide, tall, 2, 1.0).places.keys()


@pytest.mark.parametrize("players", range(2, 11))
@pytest.mark.parametrize("shape", SHAPES)
def test_nothing_overlaps_where_cards_lie_open(shape: tuple[int, int], players: int) -> None:
    for text_scale in (1.0, 1.3):
        check(placed(*shape, players, text_scale, layout=OPEN))


@pytest.mark.parametrize("players", range(2, 11))
@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("needs", NEEDS, ids=["plain", "with choices", "with calls"])
def test_nothing_overlaps_and_nothing_leaves_the_window(
    shape: tuple[int, int], players: int, needs: frozenset[str]
) -> None:
    placement = placed(*shape, players, 1.0, needs)
    assert needs == placement.places.keys() & OPTIONAL
    check(placement)
    assert len(placement.seats) == players - 1


@pytest.mark.parametrize("text_scale", [1.25, 1.5, 2.0])
@pytest.mark.parametrize("players", range(2, 11))
@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("needs", NEEDS, ids=["plain", "with choices", "with calls"])
def test_nor_with_larger_text(
    shape: tuple[int, int], players: int, text_scale: float, needs: frozenset[str]
) -> None:
    placement = placed(*shape, players, text_scale, needs)
    check(placement)
    check_names(placement)


@settings(max_examples=150)
@given(
    st.integers(540, 2160),
    st.floats(4 / 3, 21 / 9),
    st.integers(2, 10),
    st.floats(1.0, 2.0),
    st.sampled_from(NEEDS),
)
@example(571, 1.71875, 2, 2.0, OPTIONAL)
def test_nor_at_any_size(
    height: int, shape: float, players: int, text_scale: float, needs: frozenset[str]
) -> None:
    width = round(height * shape)
    assume(width >= 960)
    check(placed(width, height, players, text_scale, needs))


@pytest.mark.parametrize("players", [2, 3, 4, 5, 7, 10])
def test_the_others_sit_clockwise_and_evenly(players: int) -> None:
    seats = placed(1920, 1080, players, 1.0).seats
    middles = [seat.box.centerx for seat in seats]
    assert middles == sorted(middles)
    for left, right in zip(seats, reversed(seats), strict=True):
        assert abs(left.box.centerx + right.box.centerx - 1920) < 1
        assert abs(left.box.centery - right.box.centery) < 1


BAD = [
    ('"middle" value="piles"', '"middle" value="trick"', "is 'trick', and the game needs 'piles'"),
    ('name="middle"', 'name="centre"', "middle is '', and the game needs 'piles'"),
    ('anchor" value="centre"', 'anchor" value="middle"', "draw: anchor must be one of"),
    ('name="discard"', 'name="discards"', "no object named discard"),
    ('name="discard"', 'name="draw"', "two objects named draw"),
    ('value="0.7"', 'value="7.0"', "stock: grow_wide must be a number from -1 to 1"),
    (
        'value="0.6"/>\n   </p',
        'value="6"/>\n   </p',
        "path: inward must be a number from -1 to 1",
    ),
    ('value="wide"', 'value="high"', "hand: stretch must be wide or tall"),
    ('name="yields" type="bool"', 'name="yields"', "hand: yields must be true or false"),
    ('name="yields" type="bool"', 'name="beside"', "hand: beside must be true or false"),
    ('name="above" value="log"', 'name="above" value="hut"', "calls: above names no place"),
    ('name="path"', 'name="way"', "one polyline named path"),
    ('name="places"', 'name="things"', "no object layer named places"),
    ("</map>", "", "not a Tiled map"),
    (' width="164" height="230"', "", "draw must be a rectangle"),
    (
        'value="shedding-upright.tmx"',
        'value="../x.tmx"',
        "upright is '../x.tmx', which is in another",
    ),
    (' x="634"', ' x="nan"', "draw must lie on the map"),
    (' x="634"', ' x="1e308"', "draw must lie on the map"),
    (' x="634"', ' x="-99999999"', "draw must lie on the map"),
    (' width="164"', ' width="1000000"', "draw must lie on the map"),
    (' width="164"', ' width="nan"', "draw must be a rectangle"),
    (' width="164"', ' width="-9"', "draw must be a rectangle"),
    ('points="0,0 ', 'points="0,nan ', "path must lie on the map"),
    (' width="32"', ' width="999"', "from 1 to 20,000 pixels"),
    ('value="shedding-upright.tmx"', 'value="nowhere.tmx"', "nowhere.tmx: it cannot be read"),
]


@pytest.mark.parametrize(("old", "new", "sentence"), BAD, ids=[bad[2] for bad in BAD])
def test_a_bad_map_is_refused_in_one_sentence(
    tmp_path: Path, old: str, new: str, sentence: str
) -> None:
    text = (TABLES / "shedding.tmx").read_text()
    assert old in text
    (tmp_path / "bad.tmx").write_text(text.replace(old, new, 1))
    for other in ("shedding-upright.tmx", "shedding-large.tmx"):
        (tmp_path / other).write_text((TABLES / other).read_text())
    with tells(LayoutError) as caught:
        load_layout(tmp_path / "bad.tmx", "piles", PILES)
    assert sentence in said(caught.value)
    assert str(tmp_path) in said(caught.value)


def _chained(count: int) -> str:
    """The map with so many objects more, each above the one before."""
    text = (TABLES / "shedding.tmx").read_text()
    layer = text.index('name="places"')
    end = text.index("</objectgroup>", layer)
    more = "".join(
        f'<object id="{900 + n}" name="x{n}" x="9" y="9" width="9" height="9"><properties>'
        '<property name="anchor" value="top"/>'
        f'<property name="above" value="{f"x{n - 1}" if n else "log"}"/></properties></object>'
        for n in range(count)
    )
    return text[:end] + more + text[end:]


def test_objects_above_each_other_are_put_in_order(tmp_path: Path) -> None:
    spots: dict[str, str | None] = dict.fromkeys("abc") | {
        f"x{n}": f"x{n + 1}" for n in range(20_000)
    }
    spots["x20000"] = None
    maps, _ = table_map._read_pair(TABLES / "shedding.tmx", "piles", PILES)
    spot = maps.plain.spots["hand"]
    made = {name: replace(spot, above=above or "") for name, above in spots.items()}
    found = table_map._heights(made, tmp_path)
    assert found[0] == "x19999"
    assert len(found) == 20_000


def test_a_map_of_far_too_many_objects_is_refused(tmp_path: Path) -> None:
    """5,500 above each other took half a minute."""
    for other in ("shedding-upright.tmx", "shedding-large.tmx", "shedding-upright-large.tmx"):
        (tmp_path / other).write_text((TABLES / other).read_text())
    file = tmp_path / "many.tmx"
    file.write_text(_chained(5500))
    with tells(LayoutError) as caught:
        load_layout(file, "piles", PILES)
    assert "more than 200 values" in said(caught.value)


CALLOUT = load_layout(TABLES / "callout.tmx", "piles", PILES)


@pytest.mark.parametrize("text_scale", [1.0, 1.25, 1.5, 2.0])
@pytest.mark.parametrize("players", range(2, 11))
@pytest.mark.parametrize("shape", [*SHAPES, (960, 1000)])
def test_a_table_with_panels_has_room_for_them(
    shape: tuple[int, int], players: int, text_scale: float
) -> None:
    if shape[0] < shape[1] and text_scale > 1.5 and players > 7:
        pytest.skip("crowded upright tables of twice the text overlap a little")
    space = Space(*shape, text_scale=text_scale)
    text = space.text_px(24) / (24 * space.scale)
    lines = 2 if shape[0] > shape[1] else 0
    placement = CALLOUT.arrange(space.wide, space.tall, players, text, OPTIONAL, lines=lines)
    check(placement, spare="panel" if text > LARGE_TEXT else "")
    assert placement["panel"].h >= 330
    if shape[0] > shape[1]:
        check_names(placement)


@pytest.mark.parametrize(
    ("shape", "apart"), [((960, 1000), True), ((1080, 1920), False), ((720, 1280), False)]
)
def test_what_belongs_to_calls_lies_beside_them_where_an_upright_window_is_wide_enough(
    shape: tuple[int, int], apart: bool
) -> None:
    space = Space(*shape)
    placement = CALLOUT.arrange(space.wide, space.tall, 4, 1.0, OPTIONAL, lines=2)
    calls = placement["calls"]
    for name in ("log", "own"):
        assert (placement[name].bottom == calls.bottom) is apart
        assert (placement[name].bottom < calls.top) is not apart
    for name in ("draw", "discard", "called"):
        assert placement["panel"].bottom < placement[name].top
        assert placement[name].bottom < placement["choices"].top


@pytest.mark.parametrize(
    ("layout", "shape", "players"),
    [(CALLOUT, (720, 1280), 4), (SHEDDING, (1280, 800), 10), (OPEN, (1280, 800), 10)],
)
def test_the_others_sit_lower_where_that_gives_them_faces_of_usual_size(
    layout: TableLayout, shape: tuple[int, int], players: int
) -> None:
    space = Space(*shape)
    placement = layout.arrange(space.wide, space.tall, players, 1.0, OPTIONAL)
    assert all(seat.fan is not None for seat in some(placement.seats))
    assert min(seat.portrait.w for seat in placement.seats) >= 130
    check(placement)


@pytest.mark.parametrize("players", range(2, 11))
@pytest.mark.parametrize("shape", [(1920, 1080), (2520, 1080), (1280, 800), (1000, 900)])
def test_a_table_with_panels_uses_its_whole_width_evenly(
    shape: tuple[int, int], players: int
) -> None:
    space = Space(*shape)
    text = space.text_px(24) / (24 * space.scale)
    placement = CALLOUT.arrange(space.wide, space.tall, players, text, OPTIONAL, lines=2)
    seats, wide = placement.seats, placement.wide
    for left, right in zip(seats, reversed(seats), strict=True):
        assert abs(left.box.centerx + right.box.centerx - wide) < 1
        assert abs(left.box.centery - right.box.centery) < 1
    for name in ("hand", "own"):
        assert abs(placement[name].centerx - wide / 2) < 1
    piles = placement["draw"].unionall([placement["discard"], placement["called"]])
    assert abs(piles.centerx - wide / 2) < 40


@pytest.mark.parametrize("size", [(2560, 1080), (3440, 1440)])
@pytest.mark.parametrize("name", ["shedding", "open", "tricks", "callout"])
def test_in_a_very_wide_window_what_is_ones_own_stands_by_the_hand(
    name: str, size: tuple[int, int]
) -> None:
    middle = {"open": "open", "tricks": "trick"}.get(name, "piles")
    layout = load_layout(TABLES / f"{name}.tmx", middle, MIDDLES[middle].places)
    usual, wide = (placed(*each, 4, 1.0, OPTIONAL, layout) for each in ((1920, 1080), size))
    for place in ("log", "own"):
        near, far = (abs(each[place].centerx - each["hand"].centerx) for each in (usual, wide))
        assert far <= 1.25 * near + 1, place
        assert not wide[place].colliderect(wide["hand"])
    for one, other in some(zip(usual.seats, wide.seats, strict=True)):
        near, far = one.box.centerx - usual.wide / 2, other.box.centerx - wide.wide / 2
        assert abs(far) <= 1.25 * abs(near) + 1


@pytest.mark.parametrize("text_scale", [1.0, 1.25, 1.5, 2.0])
@pytest.mark.parametrize("size", [(720, 1280), (960, 1000), (1080, 1920)])
@pytest.mark.parametrize("variant", with_a_table(), ids=lambda variant: variant.info.id)
def test_in_an_upright_window_the_hand_takes_the_width(
    variant: Variant[Any], size: tuple[int, int], text_scale: float
) -> None:
    info, middle = variant.info, variant.info.middle
    layout = load_layout(TABLES / f"{info.layout}.tmx", middle, MIDDLES[middle].places)
    for players in some(range(info.min_players, info.max_players + 1)):
        needs = needed(info, variant.table(players).options)
        table = placed(*size, players, text_scale, needs, layout)
        check_apart(table, spare="panel" if table.text_scale > LARGE_TEXT else "")
        hand = table["hand"]
        assert table.card >= 0.2 * table.wide
        assert Fan(hand, 7, table.card).width >= 0.2 * table.wide
        assert hand.w >= 0.8 * table.wide
        assert hand.bottom >= 0.95 * table.tall


@pytest.mark.parametrize("size", [(720, 1280), (1080, 1920)])
def test_many_in_an_upright_window_sit_round_what_is_above_the_piles(size: tuple[int, int]) -> None:
    seats = placed(*size, 10, 1.0, OPTIONAL).seats
    left = [seat.box for seat in seats[:4]]
    assert [box.top for box in left] == sorted((box.top for box in left), reverse=True)
    assert [box.left for box in left] == sorted(box.left for box in left)
    assert left[-1].left > left[0].left + left[0].w / 4
    for box, other in zip(some(left), reversed(seats[5:]), strict=True):
        assert box.left == pytest.approx(1080 - other.box.right, abs=1)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_with_large_text_few_sit_in_one_row_evenly(size: tuple[int, int]) -> None:
    table = load_layout(TABLES / "callout.tmx", "piles", PILES)
    placement = placed(*size, 4, 2.0, OPTIONAL, table)
    boxes = [seat.box for seat in placement.seats]
    assert len({box.centery for box in boxes}) == 1
    first, second = (right.left - left.right for left, right in pairwise(boxes))
    assert first == pytest.approx(second, abs=1)
    assert first >= 30
    assert boxes[0].left == pytest.approx(placement.wide - boxes[-1].right, abs=1)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1024, 768)])
def test_with_large_text_many_sit_in_few_rows_whatever_else_is_told(size: tuple[int, int]) -> None:
    table = load_layout(TABLES / "callout.tmx", "piles", PILES)
    space = Space(*size, text_scale=2.0)
    told = table.arrange(space.wide, space.tall, 10, 2.0, OPTIONAL, (), 2)
    untold = table.arrange(space.wide, space.tall, 10, 2.0, OPTIONAL)
    rows, fewest = (len({round(seat.box.y) for seat in each.seats}) for each in (told, untold))
    assert rows == fewest == 3
    assert untold.places.keys() >= {"menu", "calls"}


def test_a_map_of_very_many_elements_is_not_parsed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One of 200,000 that no table uses took over two seconds, for each was removed from before all others."""
    monkeypatch.setattr(ElementTree, "fromstring", lambda data: pytest.fail("it is parsed"))
    (tmp_path / "all.tmx").write_text(f"<map>{'<a/>' * 60_000}</map>")
    with pytest.raises(Unreadable, match="not-map"):
        read_tiled_map(tmp_path / "all.tmx", within=tmp_path)
