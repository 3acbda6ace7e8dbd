"""What of a language cannot be used, each message and text for itself: `faults_of(folder, english)`."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from game.engine.problems import Phrase, as_written
from game.words.card_comparison import FILE as COMPARISON
from game.words.catalogue import Catalogue
from game.words.entries import Damaged, MessageEntry, read_entries
from game.words.resolver import MOST_PARTS, has_data
from game.words.translated_rules import TranslatedRules, compared_in

LOCALE = "language-locale"
"""The message that names the locale whose rules a language follows."""
SAMPLE = 7
"""The value that is put into messages: a number is written as a name would be, and chosen by like one."""

_VARIABLE = re.compile(r"\$([A-Za-z][A-Za-z0-9_-]*)")
_REFERENCE = re.compile(r"\{\s*(-?[A-Za-z][A-Za-z0-9_-]*)")


def faults_of(folder: Path, english: Path) -> list[Damaged]:
    """Return what is damaged in the messages and rules of a language, whose folder this is."""
    words = Catalogue.load(folder, english)
    entries = read_entries(folder).by_id
    named = _named_in(entries)
    usual = _named_in(read_entries(english).by_id)
    for id in entries:
        if not id.startswith("-"):
            # The English one, too, takes its place where it is damaged, and needs its own.
            values = _variables(id, named) | (_variables(id, usual) if id in usual else set())
            words(id, **dict.fromkeys(values, SAMPLE))
    found = words.damages
    if LOCALE in entries and not has_data(locale := words(LOCALE)):
        reason = Phrase("problem.reason-locale", value=as_written(locale))
        found.append(Damaged(entries[LOCALE].file, LOCALE, reason))
    for file in sorted((folder / "rules").glob("*.toml")):
        if file.name == COMPARISON.name:
            compared_in(file, found.append)
        else:
            TranslatedRules.of(file, found.append)
    return found


class _Named(NamedTuple):
    """The names in the source of a message: of values, and of what may be other messages."""

    variables: frozenset[str]
    others: frozenset[str]

    @classmethod
    def in_source(cls, source: str) -> _Named:
        return cls(frozenset(_VARIABLE.findall(source)), frozenset(_REFERENCE.findall(source)))


def _named_in(entries: Mapping[str, MessageEntry]) -> dict[str, _Named]:
    return {id: _Named.in_source(entry.source) for id, entry in entries.items()}


def _variables(id: str, named: Mapping[str, _Named]) -> set[str]:
    """Return the names of the values of a message, and of all that it refers to.

    One that refers to more than MOST_PARTS others is refused in any case.
    """
    found: set[str] = set()
    seen, left = {id}, [id]
    while left and len(seen) <= MOST_PARTS:
        here = named[left.pop()]
        found |= here.variables
        others = {each for each in here.others if each in named} - seen
        seen |= others
        left.extend(others)
    return found
