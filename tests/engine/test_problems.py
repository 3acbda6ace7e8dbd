import pytest

from game.engine.problems import Phrase, Problem, as_written, presentable


def test_phrases_are_equal_by_their_key_and_values() -> None:
    one = Phrase("problem.one", low=1, high=9)
    assert one == Phrase("problem.one", high=9, low=1)
    assert hash(one) == hash(Phrase("problem.one", high=9, low=1))
    others = (
        Phrase("problem.one", low=1, high=8),
        Phrase("problem.two", low=1, high=9),
        "problem.one",
    )
    assert all(one != other for other in others)


def test_a_phrase_in_no_language_has_its_key_and_its_values() -> None:
    phrase = Phrase("problem.one", inner=Phrase("problem.two"), names=("a", Phrase("c", n=2)))
    assert str(phrase) == "problem.one (inner: problem.two, names: a, c (n: 2))"
    assert repr(Phrase("problem.one", low=1)) == "Phrase('problem.one', low=1)"
    assert str(Problem(phrase)) == str(phrase)


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("abcdefghij", "abcdefghij"),
        ("abcdefghijklmnop", "abcde … lmnop"),
        ("a\nb\x1bc", "a\ufffdb\ufffdc"),
        ("\nbcdefghijklmno\t", "\ufffdbcde … lmno\ufffd"),
    ],
)
def test_what_may_be_anything_is_shown_in_short_and_on_one_line(text: str, shown: str) -> None:
    assert presentable(text, 10) == shown


@pytest.mark.parametrize(
    ("value", "written"),
    [
        (True, "true"),
        (None, "null"),
        (7, "7"),
        (1.5, "1.5"),
        ("7", "'7'"),
        ("a\\b\x1b", "'a\\b\ufffd'"),
        ("it's", "'it's'"),
        ([True, "x", None], "[true, 'x', null]"),
        ((1, 2), "[1, 2]"),
        ({"a": {"b": 1}}, "{a = {b = 1}}"),
        ([[[[1]]]], "[[[[…]]]]"),
        ([0] * 1000, f"[{'0, ' * 20}…]"),
        (10**5000, "a number of thousands of digits"),
    ],
    ids=lambda value: str(value)[:20] if not isinstance(value, int) else "",
)
def test_values_are_written_as_in_a_file(value: object, written: str) -> None:
    assert as_written(value) == written


def test_what_is_written_of_a_value_is_not_long() -> None:
    deep: object = "x" * 1000
    for _ in range(10_000):
        deep = [deep] * 30
    for value in ("x" * 10**6, ["x" * 1000] * 30, {"x" * 10**5: 1}, deep):
        assert len(as_written(value, 100)) < 110
