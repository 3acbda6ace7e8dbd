"""What of a language cannot be used, each message and text for itself: `faults_of(folder, english)`."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path

from game.words.card_comparison import FILE as COMPARISON
from game.words.catalogue import Catalogue
from game.words.entries import Damaged, MessageEntry, read_entries
from game.words.translated_rules import TranslatedRules, compared_in

SAMPLE = 7
"""The value that is put into messages: a number is written as a name would be, and chosen by like one."""

_VARIABLE = re.compile(r"\$([A-Za-z][A-Za-z0-9_-]*)")
_REFERENCE = re.compile(r"\{\s*(-?[A-Za-z][A-Za-z0-9_-]*)")


def faults_of(folder: Path, english: Path) -> list[Damaged]:
    """Return what is damaged in the messages and rules of a language, whose folder this is."""
    words = Catalogue.load(folder, english)
    entries = read_entries(folder).by_id
    for id in entries:
        if not id.startswith("-"):
            words(id, **dict.fromkeys(_variables(id, entries), SAMPLE))
    found = words.damages
    for file in sorted((folder / "rules").glob("*.toml")):
        if file.name == COMPARISON.name:
            compared_in(file, found.append)
        else:
            TranslatedRules.of(file, found.append)
    return found


def _variables(id: str, entries: Mapping[str, MessageEntry]) -> set[str]:
    """Return the names of the values of a message, and of all that it refers to."""
    found: set[str] = set()
    seen, left = {id}, [id]
    while left:
        source = entries[left.pop()].source
        found.update(_VARIABLE.findall(source))
        others = {each for each in _REFERENCE.findall(source) if each in entries} - seen
        seen |= others
        left.extend(others)
    return found
