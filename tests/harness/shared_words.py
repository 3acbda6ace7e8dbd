"""The words of a language, read once for all tests of a process."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from game.store.language_files import load_words
from game.store.platform_folders import assets
from game.words.catalogue import Catalogue


def shared_words(language: str = "en") -> Catalogue:
    """The words of a language, read once for all tests of a process that have the same assets."""
    return _words_in(assets(), language)


@lru_cache(maxsize=2)
def _words_in(folder: Path, language: str) -> Catalogue:
    found = load_words(language)
    assert folder in found.folder.parents
    return found


def forget_words() -> None:
    """Let the words of every language be read anew, as after their files have changed."""
    _words_in.cache_clear()
