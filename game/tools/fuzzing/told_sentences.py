"""What the fuzzer's readers ask of a sentence that a person would be told."""

from __future__ import annotations

from game.engine.problems import Phrase
from game.store.language_files import load_words

LONGEST_SENTENCE = 2000


def check_sentence(sentence: str) -> None:
    """Raise AssertionError if this is nothing that can be told."""
    if not sentence or len(sentence) > LONGEST_SENTENCE:
        raise AssertionError(f"a sentence of {len(sentence)} letters: {sentence[:200]}")


def check_told(phrase: Phrase) -> None:
    """Raise AssertionError if what a person is told is nothing that can be told."""
    check_sentence(load_words().phrase(phrase))
