"""Where lines may be broken, and texts in lines of some width."""

from __future__ import annotations

from itertools import accumulate, pairwise

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from game.view.base.fonts import MEDIUM, Fonts
from game.view.base.space import Space
from game.words.line_breaks import lines_of, pieces, unbreakable
from tests.harness.some import some


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("", []),
        ("One!", ["One!"]),
        ("Draw two cards", ["Draw ", "two ", "cards"]),
        ("a  b", ["a  ", "b"]),
        ("10\u00a0points left", ["10\u00a0points ", "left"]),
        ("1\u202f000 points", ["1\u202f000 ", "points"]),
        ("one\u200btwo", ["one\u200b", "two"]),
        ("カードを引く。", ["カー", "ド", "を", "引", "く。"]),
        ("「一」です", ["「一」", "で", "す"]),
        ("UNOと言う", ["UNO", "と", "言", "う"]),
        ("もっと", ["もっ", "と"]),
        ("5♥ on 5♠", ["5♥ ", "on ", "5♠"]),
        ("a Draw 4, or", ["a ", "Draw 4, ", "or"]),
        ("Karte 4 „zieh 2“.", ["Karte 4 ", "„zieh 2“."]),
        ("Round 2 of 12", ["Round 2 ", "of 12"]),
        ("the stack: 4 cards, 100 points", ["the ", "stack: ", "4 ", "cards, ", "100 ", "points"]),
        ("at 10:30, 4x 2/5, 2 3", ["at ", "10:30, ", "4x ", "2/5, ", "2 ", "3"]),
        ("drew 2  more", ["drew 2  ", "more"]),
    ],
)
def test_a_line_is_broken_where_the_script_allows_it(text: str, parts: list[str]) -> None:
    assert unbreakable(text) == parts


@given(st.text())
def test_nothing_is_lost_between_the_parts(text: str) -> None:
    assert "".join(unbreakable(text)) == text


@pytest.fixture
def fonts() -> Fonts:
    return Fonts(Space(1280, 720))


def test_lines_without_blanks_are_wrapped_as_well(fonts: Fonts) -> None:
    width = fonts.width("いろはに", 24, MEDIUM)
    assert fonts.wrap("いろはにほへとち", 24, MEDIUM, width) == ["いろはに", "ほへとち"]


def test_a_word_too_long_is_broken_and_a_path_behind_a_folder(fonts: Fonts) -> None:
    path = "/home/dora/cards/settings.json"
    width = fonts.width("/home/dora/cards/se", 24, MEDIUM)
    assert fonts.wrap(path, 24, MEDIUM, width) == ["/home/dora/cards/", "settings.json"]
    width = fonts.width("Hinterhoefe", 24, MEDIUM)
    assert fonts.wrap("Hinterhoefenweg 7", 24, MEDIUM, width) == ["Hinterhoefe", "nweg 7"]


def test_what_does_not_fit_is_told_by_an_ellipsis(fonts: Fonts) -> None:
    width = fonts.width("one two x", 24, MEDIUM)
    lines = fonts.wrap("one two one two one two", 24, MEDIUM, width, most=2)
    assert lines == ["one two", "one two…"] or lines == ["one two", "one tw…"]
    assert fonts.wrap("one two one two", 24, MEDIUM, width, most=2) == ["one two", "one two"]


CJK = "一二カド、。」「ー（）"
LATIN = "abÄ.,!) \u00a0-"
TEXTS = st.text(st.sampled_from(CJK + LATIN + "e\u0301\u200d👩👧🏽\u200b")) | st.text()


def of_letters(text: str, width: int) -> list[str]:
    return lines_of(text, lambda line: len(line) <= width)


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("ab cd ef", ["ab cd ", "ef"]),
        ("abcdefgh ij", ["abcde", "fgh ", "ij"]),
        ("a bcdefghi", ["a ", "bcdef", "ghi"]),
        ("abcdef, gh", ["abcde", "f, gh"]),
        ("abcde, gh", ["abcd", "e, gh"]),
        ("一二三四五六七", ["一二三四五", "六七"]),
        ("一二三四五。六", ["一二三四", "五。六"]),
        ("一二三四「五」", ["一二三四", "「五」"]),
        ("12345e\u0301f", ["12345", "e\u0301f"]),
        ("", [""]),
    ],
)
def test_lines_of_five_letters(text: str, lines: list[str]) -> None:
    assert of_letters(text, 5) == lines


def test_a_picture_of_several_characters_is_whole() -> None:
    family = "👩\u200d👩\u200d👧"
    assert unbreakable(f"{family}{family}") == [family, family]
    assert of_letters(f"x{family}", 3) == ["x", family]
    assert unbreakable("👋🏽👋🏽") == ["👋🏽", "👋🏽"]


@given(TEXTS, st.integers(1, 12))
def test_nothing_is_lost_between_lines(text: str, width: int) -> None:
    assert "".join(of_letters(text, width)) == text


@given(TEXTS, st.integers(1, 12))
def test_lines_fit_but_for_a_single_letter(text: str, width: int) -> None:
    for line in some(of_letters(text, width)):
        assert len(line.rstrip()) <= width or len(pieces(line.rstrip(), lambda _: False)) == 1


@given(TEXTS, st.integers(1, 12))
def test_only_a_word_wider_than_a_line_is_broken(text: str, width: int) -> None:
    assume(text)
    ends = list(accumulate(map(len, of_letters(text, width))))[:-1]
    start = 0
    for part in some(unbreakable(text)):
        within = [end for end in ends if start < end < start + len(part)]
        assert not within or len(part.rstrip()) > width
        start += len(part)


@given(st.text(st.sampled_from("一二カド、。」「ー（）")), st.integers(2, 12))
def test_no_line_begins_with_closing_punctuation(text: str, width: int) -> None:
    """Unless there is more of it than a line has room for."""
    before = ""
    for line in some(of_letters(text, width)):
        closes = before and line[:1] in set("、。」ー）")
        assert not closes or len(unbreakable(before[-1] + line)[0]) > 1
        assert not closes or any(len(part) > width for part in unbreakable(text))
        before = line


@given(TEXTS, st.integers(1, 12))
def test_a_line_is_as_long_as_it_can_be(text: str, width: int) -> None:
    """What the next line begins with would not have fitted."""
    lines = of_letters(text, width)
    assume(len(lines) > 1)
    for line, following in some(pairwise(lines)):
        first = pieces(unbreakable(following)[0], lambda piece: len(piece.rstrip()) <= width)[0]
        assert len((line + first).rstrip()) > width
