"""Cards, actions and positions as text, to the letter of the notation's page.

A position is a dict as a TOML table gives it. Each `Key` of a game ties one of its names to a field of
the state through a `Codec`, which reads, writes and compares its values.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from game.engine.actions import Action
from game.engine.cards import NO_SUIT, Deck
from game.engine.rng import Rng
from game.engine.state import MATCH_OVER, PLAY, ROUND_OVER, State
from game.engine.table import Table

if TYPE_CHECKING:
    from game.engine.variant import Variant

FORMAT = 1
"""The version of the notation; raised by a change that an old file would not survive."""


class NotationError(ValueError):
    """A text that is not in the notation: one sentence that says what was expected."""


# --- cards


def parse_card(text: object, deck: Deck) -> int:
    """The card with this code."""
    card = deck.index.get(text) if isinstance(text, str) else None
    if card is None:
        raise NotationError(f"{text!r} is not a card of this deck; its codes are like {_few(deck)}")
    return card


def parse_cards(text: object, deck: Deck) -> list[int]:
    """The cards of a list separated by blanks, in its order."""
    if not isinstance(text, str):
        raise NotationError(f"{text!r} is not a text of cards separated by blanks")
    return [parse_card(code, deck) for code in text.split()]


def format_cards(cards: Sequence[int], deck: Deck) -> str:
    """The cards' codes, separated by blanks."""
    return " ".join(deck.codes[card] for card in cards)


def _few(deck: Deck) -> str:
    return ", ".join((deck.codes[0], deck.codes[len(deck.codes) // 2], deck.codes[-1]))


def parse_suit(letter: object, deck: Deck) -> int:
    """The suit or colour with this letter."""
    if isinstance(letter, str) and len(letter) == 1 and letter in deck.suits:
        return deck.suits.index(letter)
    raise NotationError(f"{letter!r} is not one of the letters {', '.join(deck.suits)}")


# --- actions

_PLAIN = ("draw", "pass", "uno", "downtown", "uptown", "one", "time out", "time in")
_BARE = (*_PLAIN, "look", "take", "done", "next round")

VERBS = (*_BARE, "play", "challenge", "bid", "call", "suit", "accuse", "say", "deal")
"""Every verb of the notation."""


def parse_action(text: object, deck: Deck) -> Action:
    """The action that the text names; whether it is allowed is for the rules to say."""
    if not isinstance(text, str):
        raise NotationError(f"{text!r} is not a text that names an action")
    line = " ".join(text.split())
    if line in _BARE:
        return Action(line)
    verb, _, rest = line.partition(" ")
    words = rest.split()
    if verb == "say" and words:
        return Action("say", text=text.strip()[len("say") :].strip())
    if verb == "play" and words:
        suit = NO_SUIT
        if len(words) > 2 and words[-2] == "as":
            suit = parse_suit(words[-1], deck)
            words = words[:-2]
        return Action("play", tuple(parse_card(word, deck) for word in words), suit)
    if verb == "call" and words:
        return Action("call", tuple(parse_card(word, deck) for word in words))
    if verb == "accuse" and len(words) == 2:
        return Action("accuse", seat=_number(words[0]), text=words[1])
    if len(words) == 1:
        if verb == "challenge":
            return Action("challenge", seat=_number(words[0]))
        if verb == "bid":
            return Action("bid", number=_number(words[0]))
        if verb == "suit":
            return Action("suit", suit=parse_suit(words[0], deck))
        if verb == "deal":
            return Action("deal", seat=-1 if words[0] == "all" else _number(words[0]))
    raise NotationError(f"{text!r} is not an action; the verbs are {', '.join(VERBS)}")


def format_action(action: Action, deck: Deck) -> str:
    """The action as text, as `parse_action` reads it."""
    verb = action.verb
    if verb in ("play", "call"):
        cards = format_cards(action.cards, deck)
        return f"{verb} {cards}" + (f" as {deck.suits[action.suit]}" if action.suit >= 0 else "")
    if verb == "accuse":
        return f"accuse {action.seat} {action.text}"
    if verb == "say":
        return f"say {action.text}"
    if verb == "challenge":
        return f"challenge {action.seat}"
    if verb == "bid":
        return f"bid {action.number}"
    if verb == "suit":
        return f"suit {deck.suits[action.suit]}"
    if verb == "deal":
        return "deal all" if action.seat < 0 else f"deal {action.seat}"
    return verb


LONGEST_NUMBER = 100
"""The digits of a number in an action. Python itself reads no more than some thousands."""


def _number(word: str) -> int:
    if word.isascii() and word.isdigit() and len(word) <= LONGEST_NUMBER:
        return int(word)
    raise NotationError(f"{word[:LONGEST_NUMBER]!r} is not a number")


# --- the values of a position


@dataclass(frozen=True, slots=True)
class Codec:
    """How one kind of value is read, written and compared.

    `read(value, table)` gives the state's value or raises NotationError; `write(value, table)` the text's;
    `same(read, state's)` says whether two of the state's values are equal as the notation means it.
    """

    read: Callable[[Any, Table], Any]
    write: Callable[[Any, Table], Any]
    same: Callable[[Any, Any], bool] = lambda a, b: bool(a == b)


@dataclass(frozen=True, slots=True)
class Key:
    """One key of a position: its name, the state's field, how it is written, what it is if left out.

    `default` is given the state with all keys before this one read; None means the key must be given.
    """

    name: str
    field: str
    codec: Codec
    default: Callable[[Any], Any] | None


def _as_is(value: Any, _table: Table) -> Any:
    return value


def _whole(value: Any, _table: Table) -> int:
    if isinstance(value, int) and not isinstance(value, bool):
        return value
    raise NotationError(f"{value!r} is not a whole number")


def _at_least(least: int) -> Callable[[Any, Table], int]:
    def read(value: Any, table: Table) -> int:
        number = _whole(value, table)
        if number >= least:
            return number
        raise NotationError(f"{value!r} is less than {least}")

    return read


def _truth(value: Any, _table: Table) -> bool:
    if isinstance(value, bool):
        return value
    raise NotationError(f"{value!r} is neither true nor false")


def _texts(*allowed: str) -> Callable[[Any, Table], str]:
    def read(value: Any, _table: Table) -> str:
        if isinstance(value, str) and value in allowed:
            return value
        raise NotationError(f"{value!r} is none of {', '.join(map(repr, allowed))}")

    return read


def _seat(value: Any, table: Table) -> int:
    number = _whole(value, table)
    if 0 <= number < table.players:
        return number
    raise NotationError(f"{value!r} is not a seat; they are 0 to {table.players - 1}")


def _seat_or_none(value: Any, table: Table) -> int:
    return -1 if value == "none" else _seat(value, table)


def _by_seat(read: Callable[[Any, Table], Any]) -> Callable[[Any, Table], list[Any]]:
    def read_all(value: Any, table: Table) -> list[Any]:
        if isinstance(value, list) and len(value) == table.players:
            return [read(each, table) for each in value]
        raise NotationError(
            f"{value!r} is not a list with one entry for each of {table.players} seats"
        )

    return read_all


def _read_cards(value: Any, table: Table) -> list[int]:
    return parse_cards(value, table.deck)


def _at_least_one(value: Any, table: Table) -> list[int]:
    cards = _read_cards(value, table)
    if not cards:
        raise NotationError("at least one card must lie there")
    return cards


def _write_cards(cards: Any, table: Table) -> str:
    return format_cards(cards, table.deck)


def _same_multiset(a: Sequence[int], b: Sequence[int]) -> bool:
    return sorted(a) == sorted(b)


def _read_suit(value: Any, table: Table) -> int:
    return NO_SUIT if value == "" else parse_suit(value, table.deck)


def _read_one(value: Any, table: Table) -> int:
    return -1 if value == "" else parse_card(value, table.deck)


def _read_seats(value: Any, table: Table) -> list[int]:
    if value == "none":
        return []
    if isinstance(value, list):
        return sorted({_seat(each, table) for each in value})
    raise NotationError(f"{value!r} is not a list of seats")


NUMBER = Codec(_whole, _as_is)
COUNT = Codec(_at_least(0), _as_is)
FLAG = Codec(_truth, _as_is)
SEAT = Codec(_seat, _as_is)
SEAT_OR_NONE = Codec(_seat_or_none, lambda seat, _: "none" if seat < 0 else seat)
SEATS = Codec(_read_seats, lambda seats, _: list(seats) or "none", _same_multiset)
NUMBERS = Codec(_by_seat(_whole), lambda numbers, _: list(numbers))
CARDS = Codec(_read_cards, _write_cards, _same_multiset)
"""Cards in no order."""
ROW = Codec(_read_cards, _write_cards)
"""Cards in the order they lie, the last on top."""
HEAP = Codec(_at_least_one, _write_cards)
"""A row that is never empty, as a discard pile is."""
PILE = Codec(
    lambda value, table: _read_cards(value, table)[::-1],
    lambda cards, table: _write_cards(cards[::-1], table),
)
"""A draw pile: written with the next card first, kept with the next card last."""
CARDS_BY_SEAT = Codec(
    _by_seat(_read_cards),
    lambda rows, table: [_write_cards(row, table) for row in rows],
    lambda a, b: [Counter(row) for row in a] == [Counter(row) for row in b],
)
CARD = Codec(_read_one, lambda card, table: "" if card < 0 else table.deck.codes[card])
"""One card, or "" for none."""
SUIT = Codec(_read_suit, lambda suit, table: "" if suit < 0 else table.deck.suits[suit])
DIRECTION = Codec(
    lambda value, table: 1 if _texts("left", "right")(value, table) == "left" else -1,
    lambda direction, _: "left" if direction > 0 else "right",
)


def always(fixed: Any, written: Any) -> Codec:
    """The one value that a game has for this key: the state's, and how it is written."""

    def read(value: Any, _table: Table) -> Any:
        if type(value) is type(written) and value == written:
            return fixed
        raise NotationError(f"{value!r} cannot be: in this game it is always {written!r}")

    return Codec(read, lambda _value, _table: written)


def one_of(*texts: str) -> Codec:
    """One of these texts, as it is."""
    return Codec(_texts(*texts), _as_is)


def phase(*more: str) -> Codec:
    """The phase of a round: the three that every game has, and `more`."""
    return one_of(PLAY, ROUND_OVER, MATCH_OVER, *more)


COMMON_KEYS = (
    Key("hands", "hands", CARDS_BY_SEAT, None),
    Key("turn", "turn", SEAT, lambda state: 0),
    Key("dealer", "dealer", SEAT, lambda state: (state.turn - 1) % state.players),
    Key("scores", "scores", NUMBERS, lambda state: [0] * state.players),
    Key("round", "round", Codec(_at_least(1), _as_is), lambda state: 1),
    Key("phase", "phase", phase(), lambda state: PLAY),
)


def replaced(keys: Sequence[Key], *others: Key) -> tuple[Key, ...]:
    """The keys with some of them exchanged for others of the same name, and new ones at the end."""
    by_name = {key.name: key for key in keys} | {key.name: key for key in others}
    return tuple(by_name.values())


# --- positions


def count_players(position: Mapping[str, Any]) -> int:
    """The number of players of a position: the number of its hands."""
    hands = position.get("hands")
    if isinstance(hands, list):
        return len(hands)
    raise NotationError("the key hands must be given: a list of card lists, one for each seat")


def read_position(variant: Variant[Any], table: Table, position: Mapping[str, Any]) -> State:
    """The state that a position describes. NotationError names the key and what was expected."""
    names = [key.name for key in variant.keys]
    for name in position:
        if name not in names:
            raise NotationError(f"{name} is not a key of a position; they are {', '.join(names)}")
    state: State = variant.state(table, rng=Rng(0).state)
    for key in variant.keys:
        if key.name in position:
            _set(state, key, read_value(key, position[key.name], table))
        elif key.default is not None:
            _set(state, key, key.default(state))
        else:
            raise NotationError(f"the key {key.name} must be given")
    if state.over:
        state.winners, state.round_scores = variant.result(state)
    if state.phase == MATCH_OVER:
        state.winners = variant.match_winners(state) or state.winners
    return state


def _set(state: State, key: Key, value: Any) -> None:
    """Give the state the value of a key; NotationError names the key with which a card is one too many."""
    try:
        setattr(state, key.field, value)
        unused(state)
    except ValueError as error:
        raise NotationError(f"the key {key.name}: {error}") from None


def unused(state: State) -> list[int]:
    """The cards of the deck that are nowhere in the state; ValueError if one is there too often."""
    return state.table.deck.rest(card for zone in state.zones() for card in zone)


def read_value(key: Key, value: Any, table: Table) -> Any:
    """The value of one key; NotationError names the key."""
    try:
        return key.codec.read(value, table)
    except NotationError as error:
        raise NotationError(f"the key {key.name}: {error}") from None


def write_position(variant: Variant[Any], state: State) -> dict[str, Any]:
    """The position with every key, as `read_position` reads it."""
    return {
        key.name: key.codec.write(getattr(state, key.field), state.table) for key in variant.keys
    }
