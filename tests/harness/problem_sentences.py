"""Problems in tests, as the sentences that players read."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from game.engine.problems import Phrase, Problem
from game.store.language_files import load_words


def said(about: Problem | Phrase) -> str:
    """A problem or a phrase in English."""
    words = load_words()
    text = words.phrase(about.phrase if isinstance(about, Problem) else about)
    assert not words.damages
    return text


@contextmanager
def tells(kind: type[Problem], match: str = "") -> Iterator[pytest.ExceptionInfo[Problem]]:
    """Expect a problem whose English sentence has this pattern in it."""
    with pytest.raises(kind) as caught:
        yield caught
    sentence = said(caught.value)
    assert re.search(match, sentence), sentence
    assert caught.value.phrase.key not in sentence
    assert sentence.endswith(".")
