"""Names that people type on phones, as they may be shown and kept: `said_name(text)`."""

from __future__ import annotations

import unicodedata

from game.phones.messages import LONGEST_NAME

MOST_MARKS = 2
"""Combining marks on one letter; more of them are drawn over the lines above and below."""


def said_name(text: str) -> str:
    """Return a name with what cannot be printed left out, and no more than one space between words.

    Marks that would change how texts around it are read are among that: the marks of suits, and those that
    turn the direction of writing. "" is left of a text without a letter.
    """
    plain = "".join(each if each.isprintable() else " " * each.isspace() for each in text)
    found: list[str] = []
    marks = MOST_MARKS  # there is no letter yet that could have any
    for each in unicodedata.normalize("NFC", plain):
        marks = marks + 1 if unicodedata.combining(each) else MOST_MARKS * each.isspace()
        if marks <= MOST_MARKS:
            found.append(each)
    return " ".join("".join(found).split())[:LONGEST_NAME].rstrip()
