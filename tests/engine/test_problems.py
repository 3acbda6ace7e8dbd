import pytest

from game.engine.problems import Phrase, Problem, presentable


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
