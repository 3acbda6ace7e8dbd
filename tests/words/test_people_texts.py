"""Which texts of people may be shown, letter by letter."""

from __future__ import annotations

import sys
import unicodedata

import pytest
from hypothesis import HealthCheck, assume, example, given, settings
from hypothesis import strategies as st

from game.engine.problems import Phrase
from game.words.people_texts import (
    CUT,
    KEPT_NAME,
    MISSING,
    NAME,
    TALK,
    alike,
    clusters,
    fault,
    isolated,
    kept_name,
    length,
    shortened,
    shown,
    tidy,
)

ANY = st.text(st.characters(exclude_categories=()))
"""Any code points, those without a meaning among them, and lone surrogates."""

FAMILY = "👩\u200d👩\u200d👧"
SCOTLAND = "🏴\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f"


@pytest.mark.parametrize(
    "name",
    [
        "Ada",
        "O'Brien-Smith 2",
        "Zoë",
        "Zoe\u0308",
        "Łukasz",
        "Ευγενία",
        "Дарья",
        "王小明",
        "たろう",
        "각",
        "ᄀ\u1161\u11a8",
        "עדה",
        "שָׁלוֹם",
        "علي محمد",
        "می\u200cخواهم",
        "क्षिति",
        "ශ්\u200dරී",
        "ไทยคำ",
        "Zoë 🐱",
        FAMILY,
        "👍🏽",
        "❤️",
        "☎︎",
        "1️⃣",
        "🇩🇪",
        SCOTLAND,
    ],
)
def test_names_of_the_world_may_be_shown(name: str) -> None:
    assert fault(name, NAME) is None
    assert shown(name) == name


@pytest.mark.parametrize(
    "text",
    [
        "\0",
        "a\x1b[31m",
        "a\tb",
        "\ue000",
        "\ue001" * 30,
        "\U000f0000",
        "\ud800x",
        "\u200d" * 40,
        "a\u200db",
        "a\u200cb",
        "\u200c",
        "\ufe0f",
        "a\ufe0f",
        "\u034f",
        "\u0301",
        "e" + "\u0301" * 4,
        "\u3164",
        "\uffa0",
        "\u115f",
        "\u2800",
        "a\u2800b",
        "\ufffc",
        "\U0001d159",
        "a\u202eb",
        "\u2066a\u2069",
        "\u200fa",
        "a\u00adb",
        "\u061c",
        "a\u2028b",
        "\U000e0041",
        "👩" + "\u200d👩" * 9,
        "🏴\U000e007f",
        "\u0378",
        "\U000e0100",
    ],
)
def test_what_is_not_seen_or_turns_texts_around_may_not(text: str) -> None:
    found = fault(text, TALK)
    assert found is not None
    assert found.key == "problem.text-unshown"
    assert MISSING in shown(text)


@pytest.mark.parametrize("text", ["", " ", "\u00a0\u3000 "])
def test_a_text_of_blanks_alone_may_not(text: str) -> None:
    assert fault(text, NAME) == Phrase("problem.text-empty")


def test_a_fault_names_the_code_point() -> None:
    assert fault("Ada\u202e", NAME) == Phrase("problem.text-unshown", codes="U+202E")
    assert fault("a\ufe0f", NAME) == Phrase("problem.text-unshown", codes="U+FE0F")


def test_letters_are_counted_as_people_count_them() -> None:
    assert fault("x" * NAME, NAME) is None
    assert fault("x" * (NAME + 1), NAME) == Phrase("problem.text-long", most=NAME)
    assert fault("e\u0301" * NAME, NAME) is None
    assert fault("王" * (NAME // 2), NAME) is None
    assert fault("王" * (NAME // 2 + 1), NAME) is not None
    assert [length(each) for each in ("王", FAMILY, "🇩🇪", "❤️", "e\u0301", "é")] == [
        *(2, 2, 2, 2),
        *(1, 1),
    ]


def test_a_very_long_text_is_not_looked_at() -> None:
    assert fault("\u202e" * 100_000, NAME) == Phrase("problem.text-long", most=NAME)


def test_a_longer_name_is_shortened_between_letters() -> None:
    assert shortened("x" * 20, 20) == "x" * 20
    assert shortened("x" * 21, 20) == "x" * 19 + CUT
    assert shortened(FAMILY * 11, 20) == FAMILY * 9 + CUT
    assert shortened("a\0" * 100_000, 20) == f"a{MISSING}" * 9 + f"a{CUT}"


def test_a_name_in_a_file_is_in_one_line_and_never_blank() -> None:
    assert kept_name("") == ""
    assert kept_name("Ada") == "Ada"
    assert kept_name(" Ada\n\tof  Aix ") == "Ada of Aix"
    assert kept_name("\u00a0\n") == MISSING
    assert kept_name("\0") == MISSING
    assert kept_name(" " * 100_000 + "Ada") == MISSING
    assert kept_name("x" * 100_000) == "x" * (KEPT_NAME - 1) + CUT


@pytest.mark.parametrize(
    "other",
    [
        "ada",
        "Ａｄａ",
        "A\u200dda",
        "Ada\ufe0f",
        "A da",
        "Ada\u2800",
        "Ad\u034fa",
        "\u00a0ada\u3000",
    ],
)
def test_names_that_nobody_can_tell_apart_are_alike(other: str) -> None:
    assert alike(other) == alike("Ada")
    assert alike(other) != alike("Adam")


def test_only_right_to_left_texts_are_set_apart() -> None:
    assert isolated("Ada") == "Ada"
    assert isolated("Zoë 王") == "Zoë 王"
    assert isolated("עדה") == "\u2068עדה\u2069"
    assert isolated("Ada علي") == "\u2068Ada علي\u2069"


def test_blanks_are_made_one() -> None:
    assert tidy("  Zoe\u0308 \u3000\t B ") == "Zoë B"


@example("A\u2029\U0001f3fc\u1abeda")  # a mark on what stands for what was before it
@given(ANY)
def test_whatever_is_shown_may_be_shown(text: str) -> None:
    safe = shown(text)
    assert shown(safe) == safe
    safe.encode()
    for line in safe.split("\n"):
        assert not line.strip() or fault(line, sys.maxsize) is None
    assert (safe == text) or fault(text, sys.maxsize) is not None or "\n" in text


@given(ANY)
def test_letters_joined_are_the_text(text: str) -> None:
    assert "".join(clusters(text)) == text
    assert length(text) >= len(clusters(text))
    assert length(shortened(text, NAME)) <= NAME


@settings(suppress_health_check=[HealthCheck.filter_too_much, HealthCheck.too_slow])
@given(ANY)
def test_nothing_that_may_be_shown_is_without_a_letter_to_stand_on(text: str) -> None:
    assume(fault(text, TALK) is None)
    kinds = [unicodedata.category(each) for each in text]
    assert kinds[0][0] not in "MC"
    assert not {"Cc", "Cs", "Co", "Cn"} & set(kinds)
    assert any(kind[0] in "LNPS" for kind in kinds)
