"""What went wrong, in no language and in those of a catalogue."""

from __future__ import annotations

import pickle
from pathlib import Path

import pytest

from game.engine.options import SetupError
from game.engine.problems import Phrase, Problem
from game.words.catalogue import Catalogue

ENGLISH = """
bad = The file { $file } cannot be used: { $reason }.
missing = { $key } is missing
few = { $names }
any = { NAME($names, join: "or") }
suit = hearts
"""
GERMAN = """
bad = Die Datei { $file } taugt nicht: { $reason }.
missing = { $key } fehlt
suit = { $case ->
    [dative] Herzen
   *[nominative] Herz
 }
names = mit { NAME($suit, case: "dative") }
"""
MISSING = Phrase("missing", key="name")
BAD = Phrase("bad", file="a.toml", reason=MISSING)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name, text in (("en", ENGLISH), ("de", GERMAN)):
        (tmp_path / name).mkdir()
        (tmp_path / name / "all.ftl").write_text(text, encoding="utf-8")
    return tmp_path


def test_phrases_are_compared_by_what_they_say() -> None:
    assert Phrase("bad", reason=MISSING, file="a.toml") == BAD
    assert Phrase("bad", file="b.toml", reason=MISSING) != BAD
    assert MISSING != "missing"
    assert len({BAD, MISSING, Phrase("missing", key="name")}) == 2


def test_a_problem_as_text_names_its_message_and_values() -> None:
    assert str(Problem(BAD)) == "bad (file: a.toml, reason: missing (key: name))"
    assert str(Problem(Phrase("any", names=("a", "b")))) == "any (names: a, b)"
    assert str(Problem(Phrase("few"))) == "few"


def test_a_problem_comes_from_another_process_as_it_was() -> None:
    found = pickle.loads(pickle.dumps(SetupError(BAD, "A-1")))
    assert (found.phrase, found.clause) == (BAD, "A-1")


def test_a_phrase_is_put_into_words_with_the_phrases_in_it(folder: Path) -> None:
    assert Catalogue.load(folder / "en").phrase(BAD) == (
        "The file a.toml cannot be used: name is missing."
    )
    assert Catalogue.load(folder / "de").phrase(BAD) == (
        "Die Datei a.toml taugt nicht: name fehlt."
    )


def test_a_tuple_is_a_list_of_the_language(folder: Path) -> None:
    words = Catalogue.load(folder / "en")
    names = ("a", "b", Phrase("suit"))
    assert words.phrase(Phrase("few", names=names)) == "a, b, and hearts"
    assert words.phrase(Phrase("any", names=names)) == "a, b, or hearts"


def test_a_name_in_a_phrase_has_the_form_that_is_asked_for(folder: Path) -> None:
    phrase = Phrase("names", suit=Phrase("suit"))
    assert Catalogue.load(folder / "de").phrase(phrase) == "mit Herzen"


def test_a_phrase_without_a_message_is_shown_as_it_is(folder: Path) -> None:
    assert Catalogue.load(folder / "en").phrase(Phrase("none", key=3)) == "none (key: 3)"
