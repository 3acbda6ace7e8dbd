"""What is said of a value in a file that is not as expected."""

from __future__ import annotations

import pytest

from game.files.fields import Fields
from game.files.reading import Unreadable
from game.store.language_files import load_words


@pytest.mark.parametrize("blank", ["", " "])
def test_a_blank_text_is_not_told_as_one_that_is_long(blank: str) -> None:
    """It said that '' must be a text of at most 64 letters, which it is."""
    words = load_words()
    seat = Fields({"level": blank, "names": ["Ann", blank]}, "seats")
    long = "a text of at most 64 letters"
    with pytest.raises(Unreadable) as told:
        seat.short_text("level", 64)
    assert words.phrase(told.value.phrase) == (
        f"seats.level is {blank!r}, but must be {long}, and not blank"
    )
    with pytest.raises(Unreadable) as told:
        seat.text("level")
    assert words.phrase(told.value.phrase) == (
        f"seats.level is {blank!r}, but must be a text that is not blank"
    )
    with pytest.raises(Unreadable) as told:
        seat.short_texts("names", 4, 64)
    assert words.phrase(told.value.phrase).endswith(
        "must be a list of at most 4 texts of at most 64 letters each, none of them blank"
    )


@pytest.mark.parametrize("value", [3, "a" * 65])
def test_a_text_that_is_long_or_none_is_told_by_its_length(value: object) -> None:
    with pytest.raises(Unreadable) as told:
        Fields({"level": value}).short_text("level", 64)
    said = load_words().phrase(told.value.phrase)
    assert said.endswith("must be a text of at most 64 letters")
