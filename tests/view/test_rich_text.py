"""Rich text in lines of some width: nothing is lost, nothing is wider, and what belongs together stays so."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from game.tools.offscreen import Offscreen
from game.view.base import rich_text as rich
from game.view.base.scene_kit import SceneKit
from game.words.marks import BOLD, MARK, PLAIN, strong

SIZE = 24.0
HEART = f"{MARK}h"
TOKENS = (
    "a", "is", "played", "Hinterhoefenweg", ",", ".", " ", " ", "一二", "カード。", "5", HEART,
    strong("Ada"), strong("Maximiliane Hinterhoefer"), strong("Donaudampfschiff"),
)  # fmt: skip
TEXTS = st.lists(st.sampled_from(TOKENS), max_size=12).map("".join)
by_hypothesis = settings(suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None)


@pytest.fixture(scope="module")
def kit() -> SceneKit:
    return Offscreen((960, 540)).kit


def lines_of(kit: SceneKit, text: str, letters: int) -> tuple[int, list[rich.Line]]:
    """The width of so many letters, and a text in lines of it."""
    width = kit.fonts.width("m" * letters, SIZE)
    return width, rich.wrap(kit, text, SIZE, width)


def bare(line: rich.Line) -> rich.Line:
    """A line without what its last word is tied to, which may stand over the edge."""
    while len(line) > 1 and line[-2].tied:
        line = line[:-1]
    return line


@by_hypothesis
@given(TEXTS, st.integers(3, 14))
def test_no_line_is_too_wide(kit: SceneKit, text: str, letters: int) -> None:
    width, lines = lines_of(kit, text, letters)
    assert all(rich.line_width(kit, bare(line), SIZE) <= width for line in lines)


@by_hypothesis
@given(TEXTS, st.integers(3, 14))
def test_nothing_is_lost(kit: SceneKit, text: str, letters: int) -> None:
    def told(lines: list[rich.Line]) -> str:
        return "".join(word.text or word.suit for line in lines for word in line)

    lines = lines_of(kit, text, letters)[1]
    assert told(lines) == told([tuple(rich.parse(text))])


@by_hypothesis
@given(TEXTS)
def test_what_has_room_is_not_broken(kit: SceneKit, text: str) -> None:
    assert len(lines_of(kit, text, 500)[1]) <= 1


def texts(lines: list[rich.Line]) -> list[list[str]]:
    return [[word.text for word in line] for line in lines]


def test_a_name_is_in_one_line_with_its_comma(kit: SceneKit) -> None:
    text = f"so {strong('Ada')}, yes"
    room = rich.line_width(kit, tuple(rich.parse(text)[:2]), SIZE)
    assert texts(rich.wrap(kit, text, SIZE, room)) == [["so", "Ada", ","], ["yes"]]
    assert texts(rich.wrap(kit, text, SIZE, room - 1)) == [["so"], ["Ada", ","], ["yes"]]


def test_a_word_too_long_is_broken_and_its_last_piece_is_followed_as_before(kit: SceneKit) -> None:
    width = kit.fonts.width("Donaudampf", SIZE)
    lines = rich.wrap(kit, "Donaudampfschiff ahoi", SIZE, width)
    assert texts(lines) == [["Donaudampf"], ["schiff", "ahoi"]]
    assert [word.blank for line in lines for word in line] == [False, True, True]


def test_marks_do_not_count_as_letters(kit: SceneKit) -> None:
    plain = rich.wrap(kit, "Ada", SIZE, 500)
    assert texts(rich.wrap(kit, f"{BOLD}Ada{PLAIN}", SIZE, 500)) == texts(plain)
