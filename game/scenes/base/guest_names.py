"""Who may be at the table: people by their portraits, in the order of invitation."""

from __future__ import annotations

from collections.abc import Iterable

from game.words.catalogue import Catalogue
from game.words.people_texts import NAME, alike, beginning

PORTRAITS = (
    "ruth", "jun", "milo", "emil", "inga", "kofi", "mei", "otis", "lola",
    "walt", "zoe", "ravi", "nora", "theo", "sana",
)  # fmt: skip
"""A table has room for nine of them."""

PLAYER_PORTRAIT = "ada"
WON_PORTRAITS = ("vera", "hugo", "pip", "otto", "odette", "luna")
"""Portraits that people win; no guest has one of them."""
EVERY_PORTRAIT = (PLAYER_PORTRAIT, *PORTRAITS, *WON_PORTRAITS)
"""The portraits that there are, the player's usual one first."""


def guest_name(words: Catalogue, portrait: str) -> str:
    """Return what the person in a portrait is called."""
    return words(f"person.{portrait}")


def name_apart(name: str, others: Iterable[str]) -> str:
    """Return a name under which nobody takes a person for one of the others: "Ruth 2" where there is a Ruth."""
    taken, found, again = {alike(each) for each in others}, name, 2
    while alike(found) in taken:
        found, again = f"{beginning(name, NAME - 3).rstrip()} {again}", again + 1
    return found
