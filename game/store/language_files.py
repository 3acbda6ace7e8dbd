"""The languages that come with the program, and what is told in English outside the window."""

from __future__ import annotations

from game.engine.problems import Phrase, Problem
from game.files.reading import AssetError
from game.store.platform_folders import assets
from game.words.catalogue import ENGLISH, Catalogue, language_folders

ENGLISH_FILES = (
    "achievements.ftl",
    "cards.ftl",
    "corner.ftl",
    "cup.ftl",
    "devices.ftl",
    "ends.ftl",
    "evening.ftl",
    "guest_memories.ftl",
    "guests.ftl",
    "interface.ftl",
    "keys.ftl",
    "language.ftl",
    "lessons.ftl",
    "looks.ftl",
    "moments.ftl",
    "people.ftl",
    "phone.ftl",
    "problems.ftl",
    "puzzles.ftl",
    "records.ftl",
    "replay.ftl",
    "review.ftl",
    "sentences.ftl",
    "table.ftl",
    "today.ftl",
)
"""Without one of these, and that of each game that has a cover, the program is not whole."""


def load_words(language: str = ENGLISH) -> Catalogue:
    """The words of a language, by the name of its folder; WordsError if there are not even English ones."""
    words = Catalogue.load(assets() / "strings" / language)
    words.expect(english_files())
    return words


def english_files() -> list[str]:
    """The names of the files of English that there must be."""
    games = (f"{cover.stem}.ftl" for cover in sorted((assets() / "covers").glob("*.toml")))
    return [*ENGLISH_FILES, *games]


def known_languages() -> list[str]:
    """The languages that come with the program, by the names of their folders."""
    return sorted(each.name for each in language_folders(assets() / "strings"))


def of_own_file(error: Exception) -> Phrase | None:
    """Return what is told of an error if it is about a file that came with the program, else None."""
    if isinstance(error, AssetError):
        return Phrase("problem.own-file", told=error.phrase)
    return None


def sentence_of(problem: Problem) -> str:
    """Return the English sentence of a problem that nobody could do anything about where it came up."""
    return load_words().phrase(of_own_file(problem) or problem.phrase)
