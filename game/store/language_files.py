"""The languages that come with the program, and what is told in English outside the window."""

from __future__ import annotations

from game.engine.problems import Phrase, Problem
from game.store.platform_folders import AssetError, assets
from game.words.catalogue import ENGLISH, Catalogue, language_folders
from game.words.rule_files import RulesError
from game.words.talk_lists import TalkError


def load_words(language: str = ENGLISH) -> Catalogue:
    """The words of a language, by the name of its folder; WordsError if there are not even English ones."""
    return Catalogue.load(assets() / "strings" / language)


def known_languages() -> list[str]:
    """The languages that come with the program, by the names of their folders."""
    return sorted(each.name for each in language_folders(assets() / "strings"))


def of_own_file(error: Exception) -> Phrase | None:
    """Return what is told of an error if it is about a file that came with the program, else None."""
    if isinstance(error, AssetError | TalkError | RulesError):
        return Phrase("problem.own-file", told=error.phrase)
    return None


def sentence_of(problem: Problem) -> str:
    """Return the English sentence of a problem that nobody could do anything about where it came up."""
    return load_words().phrase(of_own_file(problem) or problem.phrase)
