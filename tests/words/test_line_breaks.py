"""Where lines may be broken, and texts in lines of some width."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.view.base.fonts import MEDIUM, Fonts
from game.view.base.space import Space
from game.words.line_breaks import unbreakable


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


def test_a_word_too_long_is_broken_if_it_may_be_and_a_path_behind_a_folder(fonts: Fonts) -> None:
    path = "/home/dora/cards/settings.json"
    width = fonts.width("/home/dora/cards/se", 24, MEDIUM)
    assert fonts.wrap(path, 24, MEDIUM, width) == [path]
    assert fonts.wrap(path, 24, MEDIUM, width, anywhere=True) == [
        "/home/dora/cards/",
        "settings.json",
    ]


def test_what_does_not_fit_is_told_by_an_ellipsis(fonts: Fonts) -> None:
    width = fonts.width("one two x", 24, MEDIUM)
    lines = fonts.wrap("one two one two one two", 24, MEDIUM, width, most=2)
    assert lines == ["one two", "one two…"] or lines == ["one two", "one tw…"]
    assert fonts.wrap("one two one two", 24, MEDIUM, width, most=2) == ["one two", "one two"]
