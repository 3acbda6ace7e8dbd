"""What the fuzzer's readers ask of a sentence that a person would be told."""

from __future__ import annotations

import re

from game.engine.problems import Phrase
from game.store.language_files import load_words

LONGEST_SENTENCE = 2000
_OF_PYTHON = re.compile(
    r"<(?:class|function|\w+ object)|\w\(\) (?:takes|missing|got)|not supported between|Attribute\("
    r"|positional argument|object is not|has no attribute|maximum recursion|list index"
)
"""What Python says of faults in a program."""


def check_sentence(sentence: str) -> None:
    """Raise AssertionError if this is nothing that can be told."""
    if not sentence or len(sentence) > LONGEST_SENTENCE:
        raise AssertionError(f"a sentence of {len(sentence)} letters: {sentence[:200]}")
    if _OF_PYTHON.search(sentence):
        raise AssertionError(f"a sentence of Python's: {sentence[:200]}")


def check_told(phrase: Phrase) -> None:
    """Raise AssertionError if what a person is told is nothing that can be told."""
    check_sentence(load_words().phrase(phrase))
