from hypothesis import given
from hypothesis import strategies as st

from game.engine.rng import Rng


def test_the_numbers_are_those_of_splitmix64() -> None:
    """The first outputs for seed 1234567, as published with the algorithm's reference code."""
    rng = Rng(1234567)
    assert [rng.bits() for _ in range(3)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
    ]


@given(st.integers(), st.integers(1, 10**6))
def test_below_stays_below(seed: int, limit: int) -> None:
    rng = Rng(seed)
    assert all(0 <= rng.below(limit) < limit for _ in range(20))


@given(st.integers(), st.lists(st.integers(), max_size=60))
def test_a_shuffle_keeps_every_item(seed: int, items: list[int]) -> None:
    shuffled = list(items)
    Rng(seed).shuffle(shuffled)
    assert sorted(shuffled) == sorted(items)


@given(st.integers())
def test_a_shuffle_draws_as_bits_does(seed: int) -> None:
    """The loop written out in shuffle must stay the same generator."""
    one, two = Rng(seed), Rng(seed)
    one.shuffle(list(range(9)))
    for _ in range(8):
        two.bits()
    assert one.state == two.state


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
