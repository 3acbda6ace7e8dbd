"""The rules in words, a clause at a time, as a phone asks for them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from game.words.catalogue import Catalogue
from game.words.rule_files import RulesError, load_rules


def clause_text(words: Catalogue, game: str, clause: str) -> str:
    """Return the words of a clause of a game in the catalogue's language; "" if there is no such clause."""
    return _texts(words, game).get(clause, "")


@lru_cache(maxsize=4)
def _texts(words: Catalogue, game: str) -> Mapping[str, str]:
    try:
        sections = load_rules(words.folders, game)
    except RulesError:
        return {}
    return {clause.id: clause.text for section in sections for clause in section.clauses}
