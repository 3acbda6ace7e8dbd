"""What is said to the program of a bot and what it answers, a JSON object a line (docs/bot-protocol.md)."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Sequence
from typing import Any

from game.bots.bot import FASTEST, Reaction
from game.engine.actions import Action
from game.engine.cards import Deck
from game.engine.events import Event, Place
from game.engine.notation.action_text import format_action, parse_action
from game.engine.notation.card_text import NotationError, format_cards
from game.engine.notation.positions import write_observation
from game.engine.observe import Observation
from game.engine.table import Table
from game.engine.variant import Variant
from game.words.people_texts import TALK, fault

PROTOCOL = 1
"""The version of the protocol; it rises when a program for the one before might fail."""
LONGEST_ACTION = 500
"""Letters of an action's text."""
LATEST = 60_000
"""ms by which a call may be delayed at most."""

Message = dict[str, Any]


class Nonsense(Exception):
    """A line that is not what the protocol asks for."""


AGAIN: Message = {"type": "again"}
"""Says that something has been taken back, and what still stands is told anew."""


def hello(table: Table, seat: int) -> Message:
    """Say what is played, and where the program sits."""
    return {
        "type": "hello",
        "protocol": PROTOCOL,
        "game": table.game,
        "options": dict(table.options),
        "players": table.players,
        "names": list(table.names),
        "seat": seat,
    }


def decide(variant: Variant[Any], observation: Observation) -> Message:
    """Ask for a turn action."""
    return {"type": "decide", "observation": write_observation(variant, observation)}


def react(variant: Variant[Any], observation: Observation, calls: Sequence[Action]) -> Message:
    """Ask for a call out of turn; `calls` are some that could be made."""
    deck, verbs = observation.state.table.deck, variant.info.vocabulary
    written = write_observation(variant, observation)
    texts = [format_action(action, deck, verbs) for action in calls]
    return {"type": "react", "observation": written, "calls": texts}


def seen(
    variant: Variant[Any], now: int, seat: int, action: Action, events: Iterable[Event], deck: Deck
) -> Message:
    """Tell of an accepted action as the program's seat saw it."""
    return {
        "type": "seen",
        "now": now,
        "seat": seat,
        "action": format_action(action, deck, variant.info.vocabulary),
        "events": [_event(event, deck) for event in events],
    }


def _event(event: Event, deck: Deck) -> Message:
    """An event by its name, with its fields; cards, places and suits in the notation."""
    name = re.sub(r"(?<!^)(?=[A-Z])", "_", type(event).__name__).lower()
    written: Message = {"event": name}
    fields: dict[str, Any] = event._asdict()
    for field, value in fields.items():
        if field == "cards":
            written[field] = format_cards(value, deck)
        elif field == "suit":
            written[field] = deck.letter(value)
        elif isinstance(value, Place):
            written[field] = value.zone if value.seat < 0 else f"{value.zone} {value.seat}"
        elif field != "seen_by":
            written[field] = value
    return written


def as_line(message: Message) -> bytes:
    """Return a message as a line of ASCII, without an end."""
    return json.dumps(message, separators=(",", ":")).encode("ascii")


def read_answer(line: bytes) -> tuple[int, Message]:
    """Return the number of the question that a line answers, and the whole answer. Raises Nonsense."""
    try:
        found = json.loads(line)
    except (ValueError, RecursionError):
        raise Nonsense from None
    if not isinstance(found, dict) or type(found.get("ask")) is not int:
        raise Nonsense
    return found["ask"], found


def read_action(answer: Message, variant: Variant[Any], deck: Deck) -> Action:
    """Return the action that an answer names, whether or not it is legal. Raises Nonsense."""
    text = answer.get("action")
    if not isinstance(text, str) or len(text) > LONGEST_ACTION:
        raise Nonsense
    try:
        action = parse_action(text, deck, variant.info.vocabulary)
    except NotationError:
        raise Nonsense from None
    if action.text and fault(action.text, TALK) is not None:
        raise Nonsense
    return action


def read_reaction(answer: Message, variant: Variant[Any], deck: Deck) -> Reaction | None:
    """Return the call that an answer names, None if it names none. Raises Nonsense."""
    if answer.get("action") is None:
        return None
    delay = answer.get("delay", FASTEST)
    if type(delay) is not int or not 0 <= delay <= LATEST:
        raise Nonsense
    return Reaction(max(FASTEST, delay), read_action(answer, variant, deck))
