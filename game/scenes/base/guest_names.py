"""Who may be at the table: people by their portraits, in the order of invitation."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

from game.store.settings_file import LONGEST_NAME
from game.words.catalogue import Catalogue

PORTRAITS = (
    "ruth", "jun", "milo", "emil", "inga", "kofi", "mei", "otis", "lola",
    "walt", "zoe", "ravi", "nora", "theo", "sana",
)  # fmt: skip
"""A table has room for nine of them."""

PLAYER_PORTRAIT = "ada"


def guest_name(words: Catalogue, portrait: str) -> str:
    """Return what the person in a portrait is called."""
    return words(f"person.{portrait}")


def name_apart(name: str, others: Iterable[str]) -> str:
    """Return a name under which nobody takes a person for one of the others: "Ruth 2" where there is a Ruth."""
    taken, found, again = {_alike(each) for each in others}, name, 2
    while _alike(found) in taken:
        found, again = f"{name[: LONGEST_NAME - 3]} {again}", again + 1
    return found


def _alike(name: str) -> str:
    return unicodedata.normalize("NFKC", name).casefold()
