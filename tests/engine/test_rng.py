from math import prod

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.engine.rng import Rng, _places


def test_the_numbers_are_those_of_splitmix64() -> None:
    """The first outputs for seed 1234567, as published with the algorithm's reference code."""
    rng = Rng(1234567)
    assert [rng.bits() for _ in range(3)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
    ]


@given(st.integers(), st.integers(0, 40))
def test_several_words_at_once_are_those_one_after_the_other(seed: int, count: int) -> None:
    one, two = Rng(seed), Rng(seed)
    assert one.words(count) == tuple(two.bits() for _ in range(count))
    assert one.state == two.state


@given(st.integers(), st.integers(1, 10**6))
def test_below_stays_below(seed: int, limit: int) -> None:
    rng = Rng(seed)
    assert all(0 <= rng.below(limit) < limit for _ in range(20))


@given(st.integers(), st.integers(1, 60))
def test_a_choice_is_of_the_item_that_below_would_name(seed: int, count: int) -> None:
    one, two = Rng(seed), Rng(seed)
    assert [one.choice(range(count)) for _ in range(5)] == [two.below(count) for _ in range(5)]
    assert one.state == two.state


@given(st.integers())
def test_a_chance_is_the_upper_bits_as_a_fraction(seed: int) -> None:
    one, two = Rng(seed), Rng(seed)
    chances = [one.chance() for _ in range(5)]
    assert chances == [two.bits() // 2**11 / 2**53 for _ in range(5)]
    assert all(0 <= chance < 1 for chance in chances)


@given(st.integers(), st.lists(st.integers(), max_size=60))
def test_a_shuffle_keeps_every_item(seed: int, items: list[int]) -> None:
    shuffled = list(items)
    Rng(seed).shuffle(shuffled)
    assert sorted(shuffled) == sorted(items)


def test_a_shuffle_is_pinned() -> None:
    """The words of a shuffle are read as digits, beginning with the last place's."""
    items, expected = list(range(10)), list(range(10))
    digits = Rng(7).bits()
    Rng(7).shuffle(items)
    for place in range(9, 0, -1):
        digits, other = divmod(digits, place + 1)
        expected[place], expected[other] = expected[other], expected[place]
    assert items == expected


@pytest.mark.parametrize("count", [0, 1, 2, 25, 54, 107, 149, 209, 220])
def test_a_word_of_a_shuffle_chooses_from_as_many_orders_as_it_may(count: int) -> None:
    """At most 2³⁶, so that none is likelier by more than 2⁻²⁸; and each place is shuffled once."""
    words = _places(count)
    assert [place for word in words for place, _ in word] == list(range(count - 1, 0, -1))
    assert all(base == place + 1 for word in words for place, base in word)
    orders = [prod(base for _, base in word) for word in words]
    assert all(each <= 1 << 36 for each in orders)
    # One place more, and it would have been too many. (The base of the next place is the last place.)
    following = [word[-1][0] for word in words[:-1]]
    assert all(each * base > 1 << 36 for each, base in zip(orders[:-1], following, strict=True))


@given(st.integers(), st.sampled_from([2, 25, 107]))
def test_a_shuffle_takes_a_word_for_several_places(seed: int, count: int) -> None:
    one, two = Rng(seed), Rng(seed)
    one.shuffle(list(range(count)))
    for _ in _places(count):
        two.bits()
    assert one.state == two.state


def test_every_card_comes_to_every_place_as_often() -> None:
    """Over the words of a whole deck: 250 for each card at each place, and not far from that."""
    rng = Rng(9)
    counts = [[0] * 40 for _ in range(40)]
    for _ in range(10_000):
        items = list(range(40))
        rng.shuffle(items)
        for place, item in enumerate(items):
            counts[item][place] += 1
    assert all(170 < count < 340 for row in counts for count in row)
    spread = sum((count - 250) ** 2 / 250 for row in counts for count in row)
    assert 1300 < spread < 1750  # chi-squared with 39 × 39 degrees of freedom


def test_every_order_is_as_likely() -> None:
    rng = Rng(5)
    counts: dict[tuple[int, ...], int] = {}
    for _ in range(6000):
        items = [0, 1, 2]
        rng.shuffle(items)
        counts[tuple(items)] = counts.get(tuple(items), 0) + 1
    assert len(counts) == 6
    assert all(880 < count < 1120 for count in counts.values())


def test_a_fork_is_a_stream_of_its_own() -> None:
    rng = Rng(7)
    fork = rng.fork()
    before = rng.state
    fork.bits()
    assert rng.state == before
