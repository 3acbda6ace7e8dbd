"""What stands where in a line whose letters run in two directions."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.view.lettering.text_runs import ISOLATES, turns, visual_order, visual_runs, whole_parts
from game.words.people_texts import isolated

ADA, DANI, RUT = "עדה", "דני", "רות"


def seen(text: str) -> str:
    """The letters of a line as they stand from left to right."""
    return "".join(run.text[::-1] if run.backwards else run.text for run in visual_runs(text))


@pytest.mark.parametrize(
    ("text", "left_to_right"),
    [
        ("Ada plays 7.", "Ada plays 7."),
        (ADA, ADA[::-1]),
        (f"{isolated(ADA)} plays 7.", f"{ADA[::-1]} plays 7."),
        (f"{isolated(ADA)} 8", f"{ADA[::-1]} 8"),
        (f"{isolated(DANI)}, {isolated(RUT)} and Ada", f"{DANI[::-1]}, {RUT[::-1]} and Ada"),
        (f"7: {isolated(f'{DANI} 8 (x)')}!", f"7: )x( 8 {DANI[::-1]}!"),
        (f"{isolated(f'Ada {DANI}')}: 5", f"Ada {DANI[::-1]}: 5"),
        (f"{DANI}, {RUT}", f"{RUT[::-1]} ,{DANI[::-1]}"),
        (f"{DANI} 12 {RUT}", f"{RUT[::-1]} 12 {DANI[::-1]}"),
        (f"a {DANI} b", f"a {DANI[::-1]} b"),
        ("\u2069a\u2068", "a"),
        ("\u2067ab\u2069", "ab"),
        ("", ""),
    ],
)
def test_what_is_set_apart_turns_nothing_around_it(text: str, left_to_right: str) -> None:
    assert seen(text) == left_to_right


def test_only_some_texts_can_turn() -> None:
    assert not turns("Ada 7, Zoë, 王 🐱")
    assert turns(f"Ada {ADA}")
    assert turns("\u2068a\u2069")


@given(st.text(st.sampled_from("ab 12(،,-אבجا\u0301" + "".join(sorted(ISOLATES))), max_size=60))
def test_every_letter_is_there_once_and_no_mark_of_a_part(text: str) -> None:
    runs = visual_runs(text)
    assert sorted("".join(run.text for run in runs)) == sorted(
        each for each in text if each not in ISOLATES
    )


@given(
    st.text(st.sampled_from("ab 12(אבج"), max_size=20),
    st.text(st.sampled_from("ab 12(אבج"), max_size=20),
)
def test_nothing_outside_a_part_moves_for_what_is_in_it(one: str, other: str) -> None:
    def outside(inside: str) -> str:
        line = seen(f"ab \u2068<{inside}>\u2069 12 (cd)")
        return line[: line.index("<" if "<" in line else ">")][:3] + line[-8:]

    assert outside(one) == outside(other)


@pytest.mark.parametrize(
    ("words", "parts", "order"),
    [
        (("Ada", "plays", "7"), (0, 0, 0), [0, 1, 2]),
        ((ADA, DANI, "plays", "7"), (1, 1, 0, 0), [1, 0, 2, 3]),
        (("7:", ADA, DANI, "and", RUT), (0, 1, 1, 0, 2), [0, 2, 1, 3, 4]),
        ((ADA, DANI, RUT), (0, 0, 0), [2, 1, 0]),
        (("", ADA, "", "x"), (0, 1, 0, 0), [0, 1, 2, 3]),
        ((ADA, DANI), (1, 2), [0, 1]),
        ((), (), []),
    ],
)
def test_words_stand_in_the_order_of_their_part(
    words: tuple[str, ...], parts: tuple[int, ...], order: list[int]
) -> None:
    assert visual_order(words, parts) == order


@given(st.lists(st.tuples(st.text("ab1 (א\u0301", max_size=4), st.integers(0, 2)), max_size=12))
def test_every_word_stands_somewhere(words: list[tuple[str, int]]) -> None:
    order = visual_order([word for word, _ in words], [part for _, part in words])
    assert sorted(order) == list(range(len(words)))


def test_a_part_that_is_broken_between_lines_is_set_apart_in_both() -> None:
    assert whole_parts(["a \u2068b", "c\u2069 d", "e"]) == [
        "a \u2068b\u2069",
        "\u2068c\u2069 d",
        "e",
    ]
    assert seen(whole_parts([f"by \u2068{ADA}", f"{DANI}\u2069 (x)"])[1]) == f"{DANI[::-1]} (x)"
