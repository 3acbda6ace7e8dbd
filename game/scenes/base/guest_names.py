"""Who may be at the table: people by their portraits, in the order of invitation."""

from __future__ import annotations

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
