"""Names and portraits of opponents, in the order in which they are invited."""

from __future__ import annotations

PORTRAITS = (
    "ruth", "jun", "milo", "emil", "inga", "kofi", "mei", "otis", "lola",
    "walt", "zoe", "ravi", "nora", "theo", "sana",
)  # fmt: skip
"""The portraits, each named after its person. A table has room for nine opponents."""

PLAYER_PORTRAIT = "ada"


def guest_name(portrait: str) -> str:
    """Return the name of the person in a portrait."""
    return portrait.capitalize()
