"""Who may be at the table: the bots' names in the order in which they are invited, and their portraits."""

from __future__ import annotations

PORTRAITS = (
    "ruth", "jun", "milo", "emil", "inga", "kofi", "mei", "otis", "lola",
    "walt", "zoe", "ravi", "nora", "theo", "sana",
)  # fmt: skip
"""Each portrait's name is its person's name. A table has room for nine of them."""

PLAYER_PORTRAIT = "ada"


def guest_name(portrait: str) -> str:
    """What the person in a portrait is called."""
    return portrait.capitalize()
