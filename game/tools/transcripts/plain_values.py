"""Positions, observations and events as lines of a transcript: nothing in them depends on Python."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.engine.cards import NO_SUIT
from game.engine.events import (
    Announced,
    CardsMoved,
    DirectionChanged,
    Event,
    FacingChanged,
    HandShown,
    MatchEnded,
    Place,
    RoundBegan,
    RoundEnded,
    SeatSkipped,
    Shuffled,
    SuitCalled,
    TurnChanged,
)
from game.engine.notation.card_text import UNSEEN, format_cards
from game.engine.notation.position_keys import CARDS, HEAP, PILE, ROW
from game.engine.notation.positions import write_observation, write_position
from game.engine.observe import Observation
from game.engine.state import State
from game.engine.table import Table
from game.engine.variant import Variant

MOST = 12
"""Cards of a pile that are written; `…` stands for the others."""
LEFT_OUT = "…"

Facts = dict[str, str]
"""What is written of a position or an observation, by key."""


def position_facts(variant: Variant[Any], state: State) -> Facts:
    """Return the whole position of a state."""
    return _facts(variant, write_position(variant, state))


def seen_facts(variant: Variant[Any], seen: Observation) -> Facts:
    """Return what a seat sees: its own hand and those that lie open, and the number of cards in each."""
    written = write_observation(variant, seen)
    hands = written.pop("hands")
    found = _facts(variant, written)
    found.update(
        (f"hands.{seat}", quoted(hand))
        for seat, hand in enumerate(hands)
        if seat == seen.seat or (hand and not _hidden(hand))
    )
    found["counts"] = ",".join(str(len(hand)) for hand in seen.state.hands)
    return found


def _facts(variant: Variant[Any], written: Mapping[str, Any]) -> Facts:
    found: Facts = {}
    for key in variant.keys:
        if key.name not in written:
            continue
        value = written[key.name]
        if key.codec in (PILE, ROW, HEAP):
            found[key.name] = quoted(_pile(value, top_first=key.codec is PILE))
        elif isinstance(value, list) and any(isinstance(each, str) for each in value):
            rows = map(str, value)
            found |= {f"{key.name}.{seat}": quoted(_short(row)) for seat, row in enumerate(rows)}
        else:
            found[key.name] = plain(_short(value) if key.codec is CARDS else value)
    return found


def differing(before: Facts, after: Facts) -> Facts:
    """Return what is other than it was; what is not seen any more is UNSEEN."""
    found = {name: value for name, value in after.items() if before.get(name) != value}
    return found | {name: UNSEEN for name in before if name not in after}


def whole(facts: Facts) -> str:
    """Return all facts on one line, with what is there for each seat as one value, parted by `|`."""
    found: dict[str, list[str]] = {}
    for name, value in facts.items():
        found.setdefault(name.split(".")[0], []).append(value)
    return joined(
        {
            name: values[0] if len(values) == 1 else '"' + "|".join(v[1:-1] for v in values) + '"'
            for name, values in found.items()
        }
    )


def joined(facts: Facts) -> str:
    """Return facts as they stand on one line."""
    return " ".join(f"{name}={value}" for name, value in facts.items())


def plain(value: object) -> str:
    """Return a value of a position: texts in quotes, truth in TOML's words, lists by commas."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str):
        return quoted(value)
    if isinstance(value, list):
        return ",".join(plain(each) for each in value)
    return str(value)


def quoted(text: str) -> str:
    """Return a text in quotes, on one line."""
    return '"' + " ".join(text.replace('"', "'").split()) + '"'


def _hidden(cards: str) -> bool:
    return bool(cards) and not cards.replace(UNSEEN, "").strip()


def _short(cards: str) -> str:
    """Return a list of cards; of many that are hidden their number."""
    if _hidden(cards) and len(cards.split()) > 2:
        return f"{UNSEEN}x{len(cards.split())}"
    return cards


def _pile(cards: str, *, top_first: bool) -> str:
    """Return a pile's cards, those that lie below the uppermost ones left out."""
    codes = cards.split()
    if _hidden(cards) or len(codes) <= MOST:
        return _short(cards)
    shown = [*codes[:MOST], LEFT_OUT] if top_first else [LEFT_OUT, *codes[-MOST:]]
    return " ".join(shown)


def event_text(event: Event, table: Table) -> str:
    """Return an event, as a seat sees it, in words."""
    return " ".join([type(event).__name__, *_told(event, table)])


def _told(event: Event, table: Table) -> list[str]:
    deck = table.deck
    match event:
        case CardsMoved(cards, src, dst):
            return [_place(src), "->", _place(dst), _short(format_cards(cards, deck))]
        case TurnChanged(seat) | SeatSkipped(seat):
            return [f"seat {seat}"]
        case DirectionChanged(direction):
            return ["left" if direction > 0 else "right"]
        case SuitCalled(seat, suit):
            return [f"seat {seat}", deck.suits[suit] if suit != NO_SUIT else "none"]
        case FacingChanged(number) | Shuffled(number):
            return [str(number)]
        case Announced():
            return _announced(event, table)
        case RoundBegan(number, dealer):
            return [str(number), *([f"dealer {dealer}"] if dealer >= 0 else [])]
        case HandShown(seat, cards, _):
            return [f"seat {seat}", quoted(format_cards(cards, deck))]
        case RoundEnded(winners, scored, scores, blocked):
            gained = f"scored {_numbers(scored)} scores {_numbers(scores)}"
            return [f"winners {_numbers(winners)}", gained, *(["blocked"] if blocked else [])]
        case MatchEnded(winners, scores):
            return [f"winners {_numbers(winners)} scores {_numbers(scores)}"]


def _announced(event: Announced, table: Table) -> list[str]:
    parts = [event.what, f"seat {event.seat}"]
    if event.other >= 0:
        parts.append(f"other {event.other}")
    if event.number:
        parts.append(f"number {event.number}")
    if event.cards:
        parts.append(_short(format_cards(event.cards, table.deck)))
    if event.text:
        parts.append(quoted(event.text))
    if event.suit != NO_SUIT:
        parts.append(table.deck.suits[event.suit])
    if not event.spoken:
        parts.append("by the table")
    return parts


def _place(place: Place) -> str:
    return place.zone if place.seat < 0 else f"seat {place.seat} {place.zone}"


def _numbers(numbers: Sequence[int]) -> str:
    return ",".join(map(str, numbers)) or "none"
