"""The pool of pictures: bounded in bytes over all shelves, shared by name, safe between threads."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pygame import Surface

from game.view.base.picture_pool import OVERHEAD, PASSING, PicturePool, weight

SIDE = 10
ONE = 4 * SIDE * SIDE + OVERHEAD


def small() -> Surface:
    """A picture that weighs `ONE`."""
    return Surface((SIDE, SIDE), depth=32)


def unwanted() -> Surface:
    """Fail: the picture was kept."""
    pytest.fail("made again")


def test_what_was_used_longest_ago_is_forgotten_over_all_shelves() -> None:
    pool = PicturePool(3 * ONE)
    cards, texts = pool.shelf(), pool.shelf()
    first = cards.get("a", small)
    texts.get("a", small)
    cards.get("b", small)
    assert cards.get("a", unwanted) is first
    cards.get("c", small)
    assert pool.bytes == 3 * ONE
    assert len(pool) == 3
    cards.get("a", unwanted)
    cards.get("b", unwanted)
    texts.get("a", small)
    assert (cards.misses, texts.misses) == (3, 2)


def test_pictures_that_pass_make_room_first_beyond_their_share() -> None:
    pool = PicturePool(10 * ONE)
    lasting, passing = pool.shelf(), pool.shelf(passing=True)
    for key in range(5):
        lasting.get(key, small)
    for key in range(100):
        passing.get(key, small)
    assert [lasting.find(key) is not None for key in range(5)] == [True] * 5
    assert [key for key in range(100) if passing.find(key)] == [95, 96, 97, 98, 99]
    # Within their share they stay, and what has not been used for longest goes.
    for key in range(5, 30):
        lasting.get(key, small)
    kept = [key for key in range(100) if passing.find(key)]
    assert len(kept) == round(10 * PASSING)
    assert pool.bytes == 10 * ONE
    assert pool.dropped == 95 + (5 - len(kept)) + (30 - 10 + len(kept))


def test_a_picture_larger_than_the_pool_is_handed_out_all_the_same() -> None:
    pool = PicturePool(10)
    shelf = pool.shelf()
    assert shelf.get("big", lambda: Surface((50, 50), depth=32)).get_size() == (50, 50)
    shelf.get("next", small)
    assert pool.bytes == ONE


def test_a_shelf_is_shared_by_its_name_alone() -> None:
    pool = PicturePool()
    pool.shelf("cards", "rosette").get(1, small)
    pool.shelf("cards", "rosette").get(1, unwanted)
    assert pool.shelf("cards", "waves").get(1, small) is not pool.shelf("cards", "rosette").get(
        1, unwanted
    )
    assert pool.shelf() is not pool.shelf()


def test_a_shelf_is_of_use_after_the_pool_was_cleared() -> None:
    pool = PicturePool()
    shelf = pool.shelf("cards")
    shelf.get(1, small)
    pool.clear()
    assert (pool.bytes, len(pool)) == (0, 0)
    shelf.get(1, small)
    assert shelf.misses == 2
    assert pool.bytes == ONE


@given(st.lists(st.tuples(st.integers(0, 2), st.integers(0, 9), st.integers(1, 40)), max_size=60))
def test_the_bytes_are_those_of_what_is_kept(asked: list[tuple[int, int, int]]) -> None:
    pool = PicturePool(20_000)
    shelves = [pool.shelf() for _ in range(3)]
    for shelf, key, side in asked:
        made = shelves[shelf].get(key, lambda side=side: Surface((side, side), depth=32))
        assert pool.bytes <= pool.limit or len(pool) == 1
        assert shelves[shelf].get(key, unwanted) is made
    assert pool.bytes == sum(weight(picture) for picture in pool._kept.values())


def test_threads_may_ask_at_the_same_time() -> None:
    pool = PicturePool(20 * ONE)
    shelf = pool.shelf()
    with ThreadPoolExecutor(8) as threads:
        list(threads.map(lambda key: shelf.get(key % 31, small), range(4000)))
    assert pool.bytes == sum(weight(picture) for picture in pool._kept.values())
    assert len(pool) == 20
