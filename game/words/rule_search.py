"""Finding rules by words or by number: `find(sections, "draw pile")`, `find(sections, "C-5")`.

Every word has to be in the clause or in the heading above it; "card" finds "cards" and the other way round.
A number alone, or with its letter, finds the clause with it, which comes first.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from game.words.rule_files import Clause, Section

_WORD = re.compile(r"[^\W_]+(?:['’][^\W_]+)?")
_IDS = re.compile(r"\b[A-Z]-\d+\b")
_NUMBER = re.compile(r"([a-z]?)[-\s]*(\d+)", re.IGNORECASE)
SHORTEST_STEM = 4
"""A word of so many letters may be the beginning of what was asked for: "card" of "cards"."""


def find(sections: Sequence[Section], query: str) -> list[Section]:
    """Return the sections with their clauses that match the query; all of them if it is empty."""
    wanted = _words(query)
    if not wanted:
        return list(sections)
    asked = _NUMBER.fullmatch(query.strip())
    named = [each for each in _clauses(sections) if asked and _is(each.id, asked)]
    if asked and asked.group(1) and named:
        # Besides the clause itself, those that name it.
        found = [each for each in _clauses(sections) if named[0].id in _IDS.findall(each.text)]
    else:
        found = [
            clause
            for section in sections
            for clause in section.clauses
            if _answers(clause, section.title, wanted)
        ]
    return _only(sections, named) + _only(sections, [each for each in found if each not in named])


def spans(text: str, query: str) -> list[tuple[int, int]]:
    """Return the (start, end) of every match of the query's words in a text, or of a clause's whole number."""
    asked = _NUMBER.fullmatch(query.strip())
    if asked and asked.group(1):
        return [each.span() for each in _IDS.finditer(text) if _is(each.group(), asked)]
    wanted = _words(query)
    return [
        each.span()
        for each in _WORD.finditer(text)
        if any(_same(word, each.group().lower()) for word in wanted)
    ]


def _clauses(sections: Sequence[Section]) -> list[Clause]:
    return [clause for section in sections for clause in section.clauses]


def _only(sections: Sequence[Section], clauses: list[Clause]) -> list[Section]:
    """Return the sections reduced to these clauses, without empty ones."""
    kept = [
        Section(section.title, tuple(each for each in section.clauses if each in clauses))
        for section in sections
    ]
    return [section for section in kept if section.clauses]


def _is(clause: str, asked: re.Match[str]) -> bool:
    letter, _, number = clause.partition("-")
    return int(asked.group(2)) == int(number) and asked.group(1).upper() in ("", letter)


def _answers(clause: Clause, title: str, wanted: list[str]) -> bool:
    words = _words(f"{title} {clause.text}")
    return all(any(_same(word, other) for other in words) for word in wanted)


def _words(text: str) -> list[str]:
    return [each.group().lower() for each in _WORD.finditer(text)]


def _same(wanted: str, word: str) -> bool:
    return word.startswith(wanted) or (len(word) >= SHORTEST_STEM and wanted.startswith(word))
