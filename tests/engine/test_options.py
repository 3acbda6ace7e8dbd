from typing import Any

import pytest

from game.engine.options import Option, SetupError, settle
from tests.harness.problem_sentences import tells

ROUNDS = Option("rounds", 1, "C-14", low=1, high=99, also=(0,))
REVERSE = Option("reverse", "again", "G-9", choices=("again", "pass"))
DRAWN = Option("drawn", True, "O-6")
EIGHT = Option("eight", 8, "O-13", choices=(8, 6))
WORDS = Option("words", ("damn",), "L-24")


@pytest.mark.parametrize(
    ("option", "value"),
    [(ROUNDS, 0), (ROUNDS, 99), (REVERSE, "pass"), (DRAWN, False), (EIGHT, 6), (WORDS, ("a", "b"))],
)
def test_what_is_allowed_is_accepted(option: Option, value: Any) -> None:
    assert option.accept(value) == value


@pytest.mark.parametrize(
    ("option", "value", "says"),
    [
        (ROUNDS, 100, "rounds cannot be 100; it may be 0 or 1 to 99"),
        (ROUNDS, True, "rounds cannot be true"),
        (ROUNDS, "3", 'rounds cannot be the text "3"'),
        (REVERSE, "both", "it may be again or pass"),
        (DRAWN, 1, "it may be true or false"),
        (EIGHT, 7, "it may be 8 or 6"),
        (WORDS, "damn", "a list of texts"),
    ],
)
def test_what_is_not_is_refused_in_a_sentence(option: Option, value: Any, says: str) -> None:
    with tells(SetupError, says):
        option.accept(value)


@pytest.mark.parametrize(
    ("option", "text", "value"),
    [
        (ROUNDS, "12", 12),
        (REVERSE, "pass", "pass"),
        (DRAWN, "false", False),
        (WORDS, "a, b", ("a", "b")),
    ],
)
def test_a_command_line_says_it_in_text(option: Option, text: str, value: Any) -> None:
    assert option.parse(text) == value


@pytest.mark.parametrize(
    ("option", "text"),
    [
        (ROUNDS, "many"),
        (ROUNDS, "100"),
        (ROUNDS, "1_0"),
        (ROUNDS, "\uff11"),
        (ROUNDS, " 1"),
        (ROUNDS, "1" * 5000),
        (DRAWN, "yes"),
        (REVERSE, "x"),
    ],
)
def test_a_text_that_means_no_value_is_refused(option: Option, text: str) -> None:
    with tells(SetupError, "cannot be"):
        option.parse(text)


def test_what_is_not_given_has_its_default() -> None:
    assert settle([ROUNDS, DRAWN], {"rounds": 3}) == {"rounds": 3, "drawn": True}


def test_an_option_that_does_not_exist_is_refused() -> None:
    with tells(SetupError, "no option colour; this game has drawn, rounds"):
        settle([ROUNDS, DRAWN], {"colour": 1})
