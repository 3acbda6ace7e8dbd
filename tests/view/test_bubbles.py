"""Places for bubbles: the nearest free one, or the one that covers the least."""

from pygame import FRect

from game.view.speech.bubbles import least_spot, nearest_spot

WINDOW = (1920.0, 1080.0)
ANCHOR = FRect(900, 500, 120, 120)
SIZE = (400.0, 140.0)


def test_the_nearest_free_place_is_found() -> None:
    spot = nearest_spot(ANCHOR, SIZE, [], WINDOW)
    assert spot is not None
    assert not spot.rect.colliderect(ANCHOR)
    assert spot.rect.inflate(120, 120).colliderect(ANCHOR)
    moved = nearest_spot(ANCHOR, SIZE, [spot.rect], WINDOW)
    assert moved is not None
    assert not moved.rect.colliderect(spot.rect)


def test_the_tail_points_at_the_anchor_or_towards_it() -> None:
    wall = FRect(ANCHOR).inflate(500, 500)
    near, far = (nearest_spot(ANCHOR, SIZE, taken, WINDOW) for taken in ([], [wall]))
    assert near is not None
    assert far is not None
    assert ANCHOR.inflate(8, 8).collidepoint(near.tip)
    assert not wall.collidepoint(far.tip)


def test_the_tail_lies_on_nothing_that_is_written() -> None:
    spot = nearest_spot(ANCHOR, SIZE, [], WINDOW)
    assert spot is not None
    assert not ANCHOR.collidepoint(spot.tip)
    between = FRect(0, 0, 1920, 460)  # what lies between the bubble and its anchor
    spot = nearest_spot(ANCHOR, SIZE, [between, FRect(0, 640, 1920, 440)], (1920.0, 1080.0))
    assert spot is None or not between.collidepoint(spot.tip)


def test_a_full_table_has_no_free_place() -> None:
    table = FRect(0, 0, *WINDOW)
    assert nearest_spot(ANCHOR, SIZE, [table], WINDOW) is None


def test_then_it_lies_on_what_matters_least() -> None:
    light, heavy = FRect(0, 0, 1920, 400), FRect(0, 400, 1920, 680)
    spot = least_spot(ANCHOR, SIZE, [], [light, heavy], WINDOW, light)
    assert spot is not None
    assert spot.rect.bottom <= 420
    never = least_spot(ANCHOR, SIZE, [light], [light, heavy], WINDOW, light)
    assert never is not None
    assert not never.rect.colliderect(light)
