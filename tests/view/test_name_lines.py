"""How a name is set where it has little room: smaller, in lines of words, in broken ones, and at last cut."""

from __future__ import annotations

import pytest

from game.tools.offscreen import Offscreen
from game.view.base.fonts import BOLD
from game.view.widgets.name_lines import TINY, NameLines, name_lines
from tests.harness.some import some

LONG, WIDE = "Maximiliane-Josefine", "W" * 20


def lines(name: str, wide: int, high: int, most: int = 2, *, tiny: bool = False) -> NameLines:
    """The lines of a name in a room of design pixels, in a large window."""
    kit = Offscreen((1920, 1080)).kit
    room = kit.px(wide), kit.px(high)
    return name_lines(kit.fonts, name, 28.0, BOLD, room, most, tiny=tiny)


def test_a_name_with_room_stays_in_one_line() -> None:
    kit = Offscreen((1920, 1080)).kit
    assert lines("Ada", 300, 54) == NameLines(("Ada",), kit.space.text_px(28.0))
    assert lines(LONG, 290, 54).lines == (LONG,)  # in letters that are a little smaller


def test_a_long_one_is_divided_between_its_words() -> None:
    assert lines(LONG, 170, 54).lines == ("Maximiliane-", "Josefine")
    assert lines("Wolfgang Amadeus Bix", 170, 54).lines == ("Wolfgang", "Amadeus Bix")


def test_without_the_height_for_two_lines_it_is_as_small_as_it_must_be() -> None:
    kit = Offscreen((1920, 1080)).kit
    found = lines(LONG, 215, 20)
    assert found.lines == (LONG,)
    assert kit.space.least_px <= found.px < kit.space.text_px(28.0)


def test_a_word_is_broken_before_anything_is_cut() -> None:
    kit = Offscreen((1920, 1080)).kit
    found = lines(WIDE, 170, 54)
    assert "".join(found.lines) == WIDE
    assert len(found.lines) == 2
    assert found.whole
    assert found.px >= kit.space.last_px
    assert len(lines(WIDE, 110, 120, most=4).lines) in (3, 4)
    assert [len(line) for line in lines(WIDE, 230, 54).lines] == [10, 10]  # and not 13 and 7


def test_tiny_letters_lose_nothing_where_none_that_can_be_read_have_room() -> None:
    last = Offscreen((1920, 1080)).kit.space.last_px
    assert not lines(WIDE, 100, 40).whole
    found = lines(WIDE, 100, 40, tiny=True)
    assert ("".join(found.lines), found.whole) == (WIDE, True)
    assert TINY * last - 1 < found.px < last
    assert lines(LONG, 170, 54, tiny=True) == lines(LONG, 170, 54)


def test_what_is_cut_says_so() -> None:
    found = lines(WIDE, 60, 30)
    assert not found.whole
    assert found.lines[-1].endswith("…")


@pytest.mark.parametrize("name", [LONG, WIDE, "Wolfgang Amadeus Bix", "Ng"])
def test_no_line_is_wider_or_higher_than_its_room(name: str) -> None:
    kit = Offscreen((1920, 1080)).kit
    for wide, high in some([(120, 60), (170, 54), (240, 40), (400, 54)]):
        found = lines(name, wide, high)
        assert all(
            kit.fonts.real_width(line, found.px, BOLD) <= kit.px(wide) for line in found.lines
        )
        assert len(found.lines) == 1 or kit.px(high) >= 2 * 0.8 * kit.fonts.line_height(
            found.px, BOLD
        )
