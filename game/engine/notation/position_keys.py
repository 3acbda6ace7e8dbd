"""The keys of a position, each of which maps a name in the file to a field of the state, and its constraints.

A position is a dict, as a TOML table gives it. Each `Key` of a game has a `Codec`, which reads, writes and
compares its values. What the values of a position cannot be together is said by the `Constraint`s of its game.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from game.engine.cards import NO_SUIT
from game.engine.notation.card_text import (
    NotationError,
    format_cards,
    parse_card,
    parse_cards,
    parse_suit,
)
from game.engine.problems import as_written
from game.engine.state import MATCH_OVER, PLAY, ROUND_OVER
from game.engine.table import Table


@dataclass(frozen=True, slots=True)
class Codec:
    """How one kind of value is read, written and compared.

    `read(value, table)` converts the file's value to the state's, or raises NotationError; `write(value,
    table)` converts back; `same(a, b)` compares two of the state's values, ignoring order where it has no
    meaning.
    """

    read: Callable[[Any, Table], Any]
    write: Callable[[Any, Table], Any]
    same: Callable[[Any, Any], bool] = lambda a, b: bool(a == b)


@dataclass(frozen=True, slots=True)
class Key:
    """One key of a position: its name, the field of the state, its codec, and its default.

    `default` is called with the state in which all keys before this one are set; None: the key is required.
    `unseen` tells of the view of a seat whether there is something at this key that the seat does not see,
    `written` of a table whether the key is written there: one that belongs to an option is not without it.
    """

    name: str
    field: str
    codec: Codec
    default: Callable[[Any], Any] | None
    unseen: Callable[[Any], bool] = lambda view: False
    written: Callable[[Table], bool] = lambda table: True


@dataclass(frozen=True, slots=True)
class Constraint:
    """What a position must be for the game to be in it, and for whoever is in turn to have something to do.

    `check(state)` raises NotationError if the game cannot be in a state with all its keys set; `key` is the key
    that is told of. A position need not have come about by play: what a constraint refuses is a state in which
    nobody could go on, or whose keys contradict each other.
    """

    key: str
    check: Callable[[Any], None]


def _as_is(value: Any, _table: Table) -> Any:
    return value


def _whole(value: Any, _table: Table) -> int:
    if isinstance(value, int) and not isinstance(value, bool):
        return value
    raise NotationError(f"{as_written(value)} is not a whole number")


def _between(least: int, most: int) -> Callable[[Any, Table], int]:
    def read(value: Any, table: Table) -> int:
        number = _whole(value, table)
        if number < least:
            raise NotationError(f"{as_written(value)} is less than {least}")
        if number > most:
            raise NotationError(f"{as_written(value)} is more than {most}")
        return number

    return read


def _truth(value: Any, _table: Table) -> bool:
    if isinstance(value, bool):
        return value
    raise NotationError(f"{as_written(value)} is neither true nor false")


def _texts(*allowed: str) -> Callable[[Any, Table], str]:
    def read(value: Any, _table: Table) -> str:
        if isinstance(value, str) and value in allowed:
            return value
        raise NotationError(f"{as_written(value)} is none of {', '.join(map(as_written, allowed))}")

    return read


def _seat(value: Any, table: Table) -> int:
    number = _whole(value, table)
    if 0 <= number < table.players:
        return number
    raise NotationError(f"{as_written(value)} is not a seat; they are 0 to {table.players - 1}")


def _seat_or_none(value: Any, table: Table) -> int:
    return -1 if value == "none" else _seat(value, table)


def _by_seat(read: Callable[[Any, Table], Any]) -> Callable[[Any, Table], list[Any]]:
    def read_all(value: Any, table: Table) -> list[Any]:
        if isinstance(value, list) and len(value) == table.players:
            return [read(each, table) for each in value]
        raise NotationError(
            f"{as_written(value)} is not a list with one entry for each of {table.players} seats"
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
    raise NotationError(f"{as_written(value)} is not a list of seats")


MOST = 999_999
"""The largest number of a position: no match comes near it, and it can be shown."""
LONGEST = 10**12
"""The longest time of a position, in ms: thirty years."""

TIME = Codec(_between(-LONGEST, LONGEST), _as_is)
COUNT = Codec(_between(0, MOST), _as_is)
FLAG = Codec(_truth, _as_is)
SEAT = Codec(_seat, _as_is)
SEAT_OR_NONE = Codec(_seat_or_none, lambda seat, _: "none" if seat < 0 else seat)
SEATS = Codec(_read_seats, lambda seats, _: list(seats) or "none", _same_multiset)
NUMBERS = Codec(_by_seat(_between(-MOST, MOST)), lambda numbers, _: list(numbers))
CARDS = Codec(_read_cards, _write_cards, _same_multiset)
"""Cards in no order."""
ROW = Codec(_read_cards, _write_cards)
"""Cards in the order they lie, the last on top."""
HEAP = Codec(_at_least_one, _write_cards)
"""Cards in the order they lie, at least one, as in a discard pile."""
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
    """Make the codec of a key with one fixed value: `fixed` in the state, `written` in the file."""

    def read(value: Any, _table: Table) -> Any:
        if type(value) is type(written) and value == written:
            return fixed
        raise NotationError(
            f"{as_written(value)} cannot be: in this game it is always {as_written(written)}"
        )

    return Codec(read, lambda _value, _table: written)


def one_of(*texts: str) -> Codec:
    """Make the codec of a text that must be one of these."""
    return Codec(_texts(*texts), _as_is)


def brought_about(each: int) -> Codec:
    """Make the codec of a count that cards bring about, `each` of the deck so much at most."""

    def read(value: Any, table: Table) -> int:
        count: int = COUNT.read(value, table)
        if count > each * table.deck.size:
            raise NotationError(f"{count} is more than all {table.deck.size} cards bring about")
        return count

    return Codec(read, _as_is)


def phase(*more: str) -> Codec:
    """Make the codec of a round's phase: one of the three that every game has, or of `more`."""
    return one_of(PLAY, ROUND_OVER, MATCH_OVER, *more)


COMMON_KEYS = (
    Key("hands", "hands", CARDS_BY_SEAT, None),
    Key("turn", "turn", SEAT, lambda state: 0),
    Key("dealer", "dealer", SEAT, lambda state: (state.turn - 1) % state.players),
    Key("scores", "scores", NUMBERS, lambda state: [0] * state.players),
    Key("round", "round", Codec(_between(1, MOST), _as_is), lambda state: 1),
    Key("phase", "phase", phase(), lambda state: PLAY),
)


def replaced(keys: Sequence[Key], *others: Key) -> tuple[Key, ...]:
    """Return `keys` with those of the same names replaced by `others`, and new ones appended."""
    by_name = {key.name: key for key in keys} | {key.name: key for key in others}
    return tuple(by_name.values())
