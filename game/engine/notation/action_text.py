"""Parsing and formatting of actions, by the verbs that games declare (docs/notation.md)."""

from __future__ import annotations

from itertools import pairwise

from game.engine.actions import Action
from game.engine.cards import NO_SUIT, Deck
from game.engine.notation.card_text import (
    NotationError,
    format_cards,
    parse_cards,
    parse_suit,
)
from game.engine.problems import as_written
from game.engine.verbs import Names, Verb, Vocabulary

ALL = "all"
"""Written in the place of a seat: every seat (−1)."""

LONGEST_NUMBER = 100
"""The most digits that a number in an action may have; `int` refuses texts of more than some thousands."""


def parse_action(text: object, deck: Deck, verbs: Vocabulary) -> Action:
    """Return the action that the text names, whether or not it is legal.

    Raises NotationError, which says what was expected.
    """
    if not isinstance(text, str):
        raise NotationError(f"{as_written(text)} is not a text that names an action")
    words = text.split()
    # The longest word of the vocabulary that the text begins with: "time out" before "time".
    longest = max(verb.count(" ") for verb in verbs) + 1
    for length in range(min(len(words), longest), 0, -1):
        verb = verbs.get(" ".join(words[:length]))
        if verb is not None:
            rest = words[length:]
            if verb.names is Names.TEXT and rest:
                return Action(verb.word, text=text.split(maxsplit=length)[-1].strip())
            found = _named(verb, rest, deck)
            if found is not None:
                return found
            break
    raise NotationError(f"{as_written(text)} is not an action; the verbs are {', '.join(verbs)}")


def _named(verb: Verb, rest: list[str], deck: Deck) -> Action | None:
    """Return the action with the words after its verb as arguments, or None if they do not fit the verb."""
    word, names = verb.word, verb.names
    if names is Names.NOTHING:
        return None if rest else Action(word)
    if not rest:
        return None
    if names is Names.PLAY or names is Names.CARDS:
        rest, taken = _apart(verb, rest, deck)
        suit, seat = NO_SUIT, -1
        if names is Names.PLAY and len(rest) > 2 and rest[-2] == "swap":
            seat = _number(rest[-1])
            rest = rest[:-2]
        if names is Names.PLAY and len(rest) > 2 and rest[-2] == "as":
            suit = parse_suit(rest[-1], deck)
            rest = rest[:-2]
        if not rest:
            return None
        cards = tuple(parse_cards(" ".join(rest), deck))
        return Action(word, cards, suit, seat).taking(*taken)
    if names is Names.SEAT_AND_WORD:
        return Action(word, seat=_number(rest[0]), text=rest[1]) if len(rest) == 2 else None
    if len(rest) > 1:
        return None
    match names:
        case Names.SUIT:
            return Action(word, suit=parse_suit(rest[0], deck))
        case Names.NUMBER:
            return Action(word, number=_number(rest[0]))
        case Names.SEAT_OR_ALL if rest[0] == ALL:
            return Action(word)
        case _:
            return Action(word, seat=_number(rest[0]))


def _apart(verb: Verb, rest: list[str], deck: Deck) -> tuple[list[str], list[list[int]]]:
    """Return the words before the first zone of the table, and the cards of each zone of the verb."""
    starts = [at for at, each in enumerate(rest) if each in verb.zones]
    found: dict[str, list[int]] = {}
    for start, end in pairwise((*starts, len(rest))):
        zone, cards = rest[start], rest[start + 1 : end]
        if not cards:
            raise NotationError(f"{as_written(zone)} is not followed by a card")
        if zone in found:
            raise NotationError(f"{as_written(zone)} is not to be named twice")
        found[zone] = parse_cards(" ".join(cards), deck)
    return rest[: starts[0]] if starts else rest, [found.get(zone, []) for zone in verb.zones]


def format_action(action: Action, deck: Deck, verbs: Vocabulary, seat: str = "") -> str:
    """Return the text that `parse_action` reads as this action. Raises KeyError for an unknown verb.

    With `seat` that stands in the place of the seat: for an action about somebody who is yet to be chosen.
    """
    word, verb = action.verb, verbs[action.verb]
    seat = seat or str(action.seat)
    match verb.names:
        case Names.NOTHING:
            return word
        case Names.CARDS | Names.PLAY:
            suit = f" as {deck.suits[action.suit]}" if action.suit >= 0 else ""
            swap = f" swap {seat}" if action.seat >= 0 else ""
            taken = "".join(
                f" {zone} {format_cards(cards, deck)}"
                for zone, cards in verb.taken(action).items()
                if cards
            )
            return f"{word} {format_cards(action.cards, deck)}{suit}{swap}{taken}"
        case Names.SUIT:
            return f"{word} {deck.suits[action.suit]}"
        case Names.SEAT:
            return f"{word} {seat}"
        case Names.SEAT_OR_ALL:
            return f"{word} {ALL}" if action.seat < 0 else f"{word} {seat}"
        case Names.NUMBER:
            return f"{word} {action.number}"
        case Names.SEAT_AND_WORD:
            return f"{word} {seat} {action.text}"
        case Names.TEXT:
            return f"{word} {action.text}"


def _number(word: str) -> int:
    if word.isascii() and word.isdigit() and len(word) <= LONGEST_NUMBER:
        return int(word)
    raise NotationError(f"{as_written(word[:LONGEST_NUMBER])} is not a number")
