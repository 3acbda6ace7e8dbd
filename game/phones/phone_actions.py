"""What somebody asks for on a phone: an action in the notation, like any other, or the words of a rule."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from game.engine.cards import UNKNOWN
from game.engine.notation.action_text import parse_action
from game.engine.notation.card_text import NotationError
from game.phones.messages import Act, Refused
from game.phones.phone_sight import PhoneSight
from game.words.catalogue import Catalogue
from game.words.people_texts import TALK, fault
from game.words.rule_files import RulesError, load_rules


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
