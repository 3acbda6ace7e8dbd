"""What somebody asks for on a phone: an action in the notation, like any other, or the words of a rule."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from game.engine.cards import UNKNOWN
from game.engine.notation.action_text import parse_action
from game.engine.notation.card_text import NotationError
from game.engine.table import Table
from game.phones.messages.from_phones import Act
from game.phones.messages.to_phones import Refused, RuleTold
from game.phones.phone_sight import PhoneSight
from game.variants import find_variant
from game.words.catalogue import Catalogue
from game.words.marks import plain
from game.words.option_words import InForce
from game.words.people_texts import TALK, fault
from game.words.rule_files import Clause, RulesError, load_rules


def do(said: Act, sight: PhoneSight, words: Catalogue) -> Refused | None:
    """Do what was said for the seat that sees the match so; return why it was refused, or None."""
    seen = sight.viewpoint
    try:
        action = parse_action(said.action, seen.table.deck, seen.variant.info.vocabulary)
    except NotationError:
        return Refused(words("phone.not_understood"))
    wrong = fault(action.text, TALK) if action.text else None
    if wrong is not None:
        return Refused(words.phrase(wrong))
    hand = seen.observation.state.hands[seen.seat]
    if action.verb == "play" and UNKNOWN not in hand and any(c not in hand for c in action.cards):
        return Refused(words("phone.too_late"))
    refusal = seen.do(action, said.number)
    return None if refusal is None else Refused(*sight.told(refusal, action))


def rule_told(words: Catalogue, table: Table, clause: str) -> RuleTold:
    """Return the words of a clause in the catalogue's language, and what of it is not true at a table."""
    found = _clauses(words, table.game).get(clause)
    if found is None:
        return RuleTold(clause, "")
    here = InForce(words, find_variant(table.game).info, table.options).clause(
        clause, found.changed
    )
    return RuleTold(clause, found.text, plain(here.text), here.clause)


@lru_cache(maxsize=4)
def _clauses(words: Catalogue, game: str) -> Mapping[str, Clause]:
    try:
        sections = load_rules(words.folders, game)
    except RulesError:
        return {}
    return {clause.id: clause for section in sections for clause in section.clauses}
