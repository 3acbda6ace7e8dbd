"""Whatever a text is, it can be measured, broken and drawn, and it costs in proportion to its length."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from pygame import Surface

from game.tools.offscreen import Offscreen
from game.variants import find_variant
from game.view.base import rich_text as rich
from game.view.base.colours import INK
from game.view.base.fonts import BOLD, MEDIUM, TITLE, WIDEST, Fonts
from game.view.base.scene_kit import SceneKit
from game.view.cards.card_art import CardArt
from game.view.lettering.text_runs import ISOLATES
from game.view.speech.occupancy import Occupancy
from game.view.speech.seat_notices import SeatNotices
from game.words.line_breaks import pieces, reach
from game.words.marks import BOLD as HEAVY
from game.words.marks import MARK, PLAIN

SIZE = 24.0
ODD = [
    "\0", "\ud800", "\udfff", "\u200b", "\u200d", "\ufe0f", "\u034f", "\u061c", "\u202e", "\u2066", "\u2068",
    "\u2069", "\ue000", "\ue001", "\ue002", "\n", "\t", "\x07", "\x85", "\u2028", "\U0010ffff", "\U000e0001",
    "\u3164", "\u2800", "\u0301", "\u1ab0", "\u05d0", "\u0639", "\u0e33", "\u0915\u094d", "\u1100\u1161",
    "\U0001f1e9", "\U0001f469\u200d\U0001f467", "\U0001f3fd", "\u4e00", "\u13a0", "\ufffd", "\u25a1", "(",
    ")", "/", "5", "…", "Ada",
]  # fmt: skip
ANY = st.text(st.characters(exclude_categories=()))
TEXTS = ANY | st.lists(st.sampled_from([*ODD, " "]), max_size=12).map("".join)
by_hypothesis = settings(suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None)


@pytest.fixture(scope="module")
def kit() -> SceneKit:
    return Offscreen((960, 540)).kit


@by_hypothesis
@given(TEXTS, st.sampled_from([MEDIUM, BOLD, TITLE]), st.sampled_from([9.0, SIZE, 60.0]))
def test_any_text_is_drawn_as_wide_as_it_is_measured(
    kit: SceneKit, text: str, face: str, size: float
) -> None:
    picture = kit.fonts.text(text, size, face, INK)
    wide = kit.fonts.width(text, size, face)
    assert abs(picture.width - wide) <= max(2, wide // 20)
    usual = kit.fonts.text("a", size, face, INK).height
    assert usual <= picture.height <= 1.4 * usual
    assert (wide == 0) == (text == "")


def _read(lines: list[str]) -> str:
    """Return the letters of lines without blanks, which go at ends, and marks of what is set apart."""
    return "".join(each for each in "".join(lines) if each not in ISOLATES and not each.isspace())


@by_hypothesis
@given(TEXTS, st.integers(-5, 400))
def test_any_text_is_broken_cut_and_fitted(kit: SceneKit, text: str, width: int) -> None:
    fonts = kit.fonts
    for line in fonts.wrap(text, SIZE, BOLD, width):
        # A letter, and what it is followed by; a part that is broken is set apart in each line.
        bare = "".join(each for each in line if each not in ISOLATES)
        single = len(pieces(bare, lambda _: False)) == 1
        assert single or fonts.width(line, SIZE, BOLD) <= width
    assert len(fonts.wrap(text, SIZE, BOLD, width, most=2)) <= 2
    # A part that is broken between two lines is set apart in both: where it is differs.
    assert _read(fonts.balanced(text, SIZE, BOLD, width)) == _read(
        fonts.wrap(text, SIZE, BOLD, width)
    )
    cut = fonts.cut(text, SIZE, BOLD, width)
    assert fonts.width(cut, SIZE, BOLD) <= width or cut == "…"
    fonts.squeezed([text], fonts.fitted(text, SIZE, BOLD, width), BOLD, width)
    fonts.least_width(text, SIZE, BOLD)


@by_hypothesis
@given(st.lists(st.sampled_from([*ODD, " ", f"{MARK}H", HEAVY, PLAIN]), max_size=12).map("".join))
def test_stray_marks_do_not_keep_a_text_from_being_drawn(kit: SceneKit, text: str) -> None:
    target = Surface((300, 40))
    lines = rich.wrap(kit, text, SIZE, 150)
    for line in lines:
        rich.draw(kit, target, line, (0, 0), SIZE, INK)
    unseen = [f"{MARK}H", MARK, HEAVY, PLAIN, " ", "\n", *ISOLATES]
    letters = re.sub("|".join(map(re.escape, unseen)), "", text)
    assert "".join(word.text for line in lines for word in line) == letters


@pytest.mark.parametrize("text", [MARK, f"Ada{MARK}", f"{MARK}?", f"{MARK}{MARK}", HEAVY * 300])
def test_a_mark_that_belongs_to_nothing_is_left_out(text: str) -> None:
    assert "".join(word.text for word in rich.parse(text)) == text.translate(
        dict.fromkeys(map(ord, MARK + HEAVY + PLAIN))
    )
    assert not any(word.suit for word in rich.parse(text))


def test_what_somebody_says_is_no_rich_text(kit: SceneKit) -> None:
    deck = find_variant("classic").table(2).deck
    art = CardArt(kit.pictures, deck, "colour", kit.back)
    notices = SeatNotices(kit, art, lambda *_: None, Occupancy())
    assert notices.remark(0, f"{HEAVY}Ada{MARK}H", False)
    assert not {MARK, HEAVY} & set(notices.shown[0].text)


@pytest.mark.parametrize("text", ["a" * 1_000_000, "\u05d0 " * 500_000, "\0" * 1_000_000])
def test_no_picture_is_wider_than_any_window(kit: SceneKit, text: str) -> None:
    picture = kit.fonts.text(text, 60, BOLD, INK)
    assert picture.width <= WIDEST + 60


@pytest.fixture
def measured(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The numbers of letters that are measured."""
    counts: list[int] = []
    former = Fonts._measured

    def counted(fonts: Fonts, text: str, px: int, face: str) -> int:
        counts.append(len(text))
        return former(fonts, text, px, face)

    monkeypatch.setattr(Fonts, "_measured", counted)
    return counts


WAYS: dict[str, Callable[[SceneKit, str], object]] = {
    "wrap": lambda kit, text: kit.fonts.wrap(text, SIZE, BOLD, 300),
    "balanced": lambda kit, text: kit.fonts.balanced(text, SIZE, BOLD, 300),
    "cut": lambda kit, text: kit.fonts.cut(text, SIZE, BOLD, 300),
    "fitted": lambda kit, text: kit.fonts.fitted(text, SIZE, BOLD, 300),
    "rich": lambda kit, text: rich.wrap(kit, text, SIZE, 300),
}
PARTS = (
    "a", "word ", "a 1 ", "/", "a/", "\\a", " ", "\u00a0", "一", "。", "e\u0301", "\u200d", "\u0301",
    "\U0001f469\u200d", "\u05d0\u05d1 ", "\0", "\ud800", "\u200b", "\ue001", "\ue001a\ue002 ",
)  # fmt: skip


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("part", PARTS)
def test_twice_as_long_a_text_costs_about_twice_as_much(
    kit: SceneKit, measured: list[int], way: str, part: str
) -> None:
    costs = []
    for letters in (2000, 4000):
        WAYS[way](kit, part * (letters // len(part)))
        costs.append(sum(measured))
        measured.clear()
    assert costs[1] <= 2.3 * costs[0] + 2000


def test_a_line_is_found_by_few_looks() -> None:
    asked: list[int] = []

    def fits(part: str) -> bool:
        asked.append(len(part))
        return len(part) <= 40

    assert reach("x" * 5000, 0, fits) == 40
    assert reach("x" * 30, 10, fits) == 30
    assert reach("x" * 30, 30, fits) == 30
    assert max(asked) <= 2 * 40
    assert len(asked) < 20
