"""The titles of games, whole and in the two parts that headings show."""

from __future__ import annotations

from typing import NamedTuple

from game.words.catalogue import Catalogue


class TitleParts(NamedTuple):
    """A title of two parts: `family` is written small before the name, and empty if there is none."""

    family: str
    name: str


def game_title(words: Catalogue, game: str) -> str:
    """Return what a game is called, by its id."""
    return words(f"{game}.title")


def title_parts(words: Catalogue, game: str) -> TitleParts:
    """Return a game's title as headings show it: "One:" and "Classic", or the whole as its name."""
    family, name = f"{game}.title-family", f"{game}.title-name"
    if family in words and name in words:
        return TitleParts(words(family), words(name))
    return TitleParts("", game_title(words, game))
