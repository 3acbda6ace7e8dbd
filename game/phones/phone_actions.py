"""What somebody does on a phone: an action in the notation, offered to the host like any other."""

from __future__ import annotations

from game.engine.cards import UNKNOWN
from game.engine.notation.action_text import parse_action
from game.engine.notation.card_text import NotationError
from game.phones.messages import Act, Refused
from game.phones.phone_sight import PhoneSight
from game.session.host import Host
from game.words.catalogue import Catalogue
from game.words.people_texts import TALK, fault


def do(said: Act, sight: PhoneSight, host: Host, words: Catalogue) -> Refused | None:
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
    refusal = host.runner.submit(seen.seat, action, said.number)
    return None if refusal is None else Refused(*sight.told(refusal, action))
