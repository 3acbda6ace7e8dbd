"""Places for bubbles: the nearest free one, or the one that covers the least."""

from __future__ import annotations

from hypothesis import assume, given
from hypothesis import strategies as st
from pygame import FRect

from game.view.speech.free_places import AIR, Ground
from game.view.speech.spots import Covering, Spot, covers_none

WINDOW = (1920.0, 1080.0)
ABOUT = FRect(900, 500, 120, 120)
SIZE = (400.0, 140.0)
EMPTY = Ground(WINDOW)


def test_the_nearest_free_place_is_found() -> None:
    spot = EMPTY.nearest(ABOUT, SIZE)
    assert spot is not None
    assert not spot.rect.colliderect(ABOUT)
    assert spot.rect.inflate(120, 120).colliderect(ABOUT)
    moved = EMPTY.also(spot.rect).nearest(ABOUT, SIZE)
    assert moved is not None
    assert not moved.rect.colliderect(spot.rect)


def test_what_a_place_costs_besides_is_asked_of_the_nearest_alone() -> None:
    about, asked = FRect(1500, 800, 100, 80), list[FRect]()

    def cost(rect: FRect) -> float:
        asked.append(rect)
        return 3.0

    ground = Ground((1920, 1080))
    spot = ground.nearest(about, (300, 120), cost)
    assert spot is not None
    assert spot == ground.nearest(about, (300, 120))
    assert 0 < len(asked) < 10


def test_a_dear_place_near_by_gives_way_to_a_cheap_one_farther_off() -> None:
    about, ground = FRect(1500, 800, 100, 80), Ground((1920, 1080))
    near = ground.nearest(about, (300, 120), lambda rect: 0.0)
    far = ground.nearest(about, (300, 120), lambda rect: 1e6 * (rect.bottom > 500))
    assert near is not None
    assert far is not None
    assert near.rect.bottom > 500 >= far.rect.bottom
    assert far.rect.bottom > 450


def test_the_tail_points_at_what_it_is_about_or_towards_it() -> None:
    wall = FRect(ABOUT).inflate(500, 500)
    near, far = (ground.nearest(ABOUT, SIZE) for ground in (EMPTY, EMPTY.also(wall)))
    assert near is not None
    assert far is not None
    assert ABOUT.inflate(8, 8).collidepoint(near.tip)
    assert not wall.collidepoint(far.tip)


def test_the_tail_lies_on_nothing_that_is_written() -> None:
    spot = EMPTY.nearest(ABOUT, SIZE)
    assert spot is not None
    assert not ABOUT.collidepoint(spot.tip)
    between = FRect(0, 0, 1920, 460)  # what lies between the bubble and what it is about
    spot = EMPTY.also(between, FRect(0, 640, 1920, 440)).nearest(ABOUT, SIZE)
    assert spot is None or not between.collidepoint(spot.tip)


def test_a_full_table_has_no_free_place() -> None:
    assert EMPTY.also(FRect(0, 0, *WINDOW)).nearest(ABOUT, SIZE) is None


def test_then_it_lies_on_what_matters_least() -> None:
    light, heavy = FRect(0, 0, 1920, 400), FRect(0, 400, 1920, 680)
    boxes = (("log", light, Covering.SOONER), ("piles", heavy, Covering.IN_NEED))
    assert Ground(WINDOW, boxes).nearest(ABOUT, SIZE) is None
    spot = Ground(WINDOW, boxes).least(ABOUT, SIZE)
    assert spot.rect.bottom <= 420
    never = Ground(WINDOW, (("log", light, Covering.NEVER), boxes[1])).least(ABOUT, SIZE)
    assert not never.rect.colliderect(light)


def test_a_panel_moves_only_as_far_as_what_has_to_be_read_makes_it() -> None:
    wished = FRect(1000, 600, *SIZE)
    light = ("log", FRect(wished), Covering.IN_NEED)
    assert Ground(WINDOW, (light,)).readable(wished) == wished
    for cover in (Covering.NEVER, Covering.AT_LAST):
        read = FRect(1300, 500, 400, 500)
        moved = Ground(WINDOW, (("plate", read, cover),)).readable(wished)
        assert moved is not None
        assert 0 < read.left - moved.right < 30
        assert Ground(WINDOW, (("plate", FRect(0, 0, *WINDOW), cover),)).readable(wished) is None


def test_what_is_covered_freely_is_no_obstacle() -> None:
    boxes = tuple(
        ("cloth", FRect(0, 0, *WINDOW), cover) for cover in (Covering.FREELY, Covering.LIGHTLY)
    )
    assert Ground(WINDOW, boxes).free(FRect(ABOUT))
    assert Ground(WINDOW, boxes).lightly(FRect(ABOUT)) == 1


def test_of_wished_places_the_first_free_one_is_taken() -> None:
    wished = [Spot(FRect(100 + 500 * n, 500, *SIZE), (0, 0)) for n in range(3)]
    ground = EMPTY.also(FRect(300, 400, 100, 300))
    assert ground.first(wished) is wished[1]
    assert ground.over("").first(wished) is wished[0]
    assert EMPTY.also(FRect(0, 0, *WINDOW)).first(wished) is None
    assert EMPTY.first([Spot(FRect(-50, 500, *SIZE), (0, 0))]) is None, "it would leave the table"


def test_a_line_is_clear_where_nothing_crosses_it() -> None:
    ground = EMPTY.also(FRect(500, 0, 40, 600))
    assert not ground.clear_line((100, 300), (900, 300))
    assert ground.clear_line((100, 700), (900, 700))


sides = st.floats(8, 900, width=32)
boxes = st.builds(FRect, st.floats(0, 1800, width=32), st.floats(0, 1000, width=32), sides, sides)
covers = st.sampled_from(list(Covering))
tables = st.lists(st.tuples(st.just("piece"), boxes, covers), max_size=9).map(tuple)
sizes = st.tuples(st.floats(40, 700, width=32), st.floats(30, 400, width=32))


def never(ground: Ground) -> list[FRect]:
    return [box for _, box, cover in ground.boxes if cover is Covering.NEVER]


@given(tables, sizes, boxes)
def test_a_free_place_is_free_and_in_the_window(
    table: tuple[tuple[str, FRect, Covering], ...], size: tuple[float, float], about: FRect
) -> None:
    ground = Ground(WINDOW, table)
    spot = ground.nearest(about, size)
    assume(spot is not None)
    assert spot is not None
    assert ground.free(spot.rect)
    assert FRect(0, 0, *WINDOW).contains(spot.rect)


@given(tables, sizes, st.tuples(st.floats(0, 1, width=32), st.floats(0, 1, width=32)), boxes)
def test_a_free_place_is_found_wherever_it_is(
    table: tuple[tuple[str, FRect, Covering], ...],
    size: tuple[float, float],
    at: tuple[float, float],
    about: FRect,
) -> None:
    """There is a hole in whatever else lies there, as large as the bubble needs it, at no special place."""
    x = 76 + at[0] * (1920 - 152 - size[0])
    y = 68 + at[1] * (1080 - 132 - size[1])
    hole = FRect(x, y, *size).inflate(2 * AIR + 0.5, 2 * AIR + 0.5)
    left = tuple(each for each in table if not each[1].colliderect(hole))
    assume(not about.colliderect(hole))
    assert Ground(WINDOW, left).nearest(about, size) is not None
    spot = Ground(WINDOW, left).least(about, size)
    assert covers_none(spot.rect, never(Ground(WINDOW, left)))


@given(tables, sizes, boxes)
def test_in_need_it_stays_in_the_window_off_what_must_never_be_covered(
    table: tuple[tuple[str, FRect, Covering], ...], size: tuple[float, float], about: FRect
) -> None:
    ground = Ground(WINDOW, table)
    spot = ground.least(about, size)
    assert FRect(0, 0, *WINDOW).contains(spot.rect)
    only = tuple(each for each in table if each[2] is Covering.NEVER)
    if Ground(WINDOW, only).nearest(about, size) is not None:
        assert covers_none(spot.rect, never(ground))


@given(tables, sizes, boxes)
def test_the_same_table_gives_the_same_place(
    table: tuple[tuple[str, FRect, Covering], ...], size: tuple[float, float], about: FRect
) -> None:
    first, again = (Ground(WINDOW, table).least(about, size) for _ in range(2))
    assert first == again
