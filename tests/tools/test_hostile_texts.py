"""Texts as nobody would write them."""

from __future__ import annotations

import unicodedata
from random import Random

import pytest

from game.tools.fuzzing.hostile_texts import (
    WRITTEN,
    hostile_text,
    letters_by_category,
    look_alike,
)


def test_texts_have_letters_of_every_category_and_whatever_is_read_as_more() -> None:
    luck = Random(1)
    texts = [hostile_text(luck, 40) for _ in range(3000)]
    found = {unicodedata.category(letter) for text in texts for letter in text}
    assert found == letters_by_category().keys()
    assert {"Cs", "Cn", "Co", "Cc", "Cf", "Mn", "So", "Lo"} <= found
    assert all(any(piece in text for text in texts) for piece in WRITTEN)


@pytest.mark.parametrize("longest", [1, 40, 500, 100_000])
def test_texts_are_as_long_as_they_may_be_and_no_longer(longest: int) -> None:
    luck = Random(2)
    lengths = {len(hostile_text(luck, longest)) for _ in range(200)}
    assert max(lengths) == longest
    assert min(lengths) <= 1


def test_a_seed_gives_the_same_text_again() -> None:
    assert hostile_text(Random(5), 300) == hostile_text(Random(5), 300)


def test_what_looks_alike_is_something_else() -> None:
    luck = Random(3)
    alike = {look_alike("Ida", luck) for _ in range(500)}
    assert "Ida" not in alike
    assert len(alike) > 50
