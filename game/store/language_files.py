"""The languages that come with the program."""

from __future__ import annotations

from game.store.platform_folders import assets
from game.words.catalogue import ENGLISH, Catalogue, language_folders


def load_words(language: str = ENGLISH) -> Catalogue:
    """The words of a language, by the name of its folder; WordsError if there are not even English ones."""
    return Catalogue.load(assets() / "strings" / language)


def known_languages() -> list[str]:
    """The languages that come with the program, by the names of their folders."""
    return sorted(each.name for each in language_folders(assets() / "strings"))
