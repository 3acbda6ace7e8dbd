"""Positions as a seat sees them: `?` stands for a card it does not see, `?x57` for so many of them."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from game.engine.notation.card_text import UNSEEN, NotationError
from game.engine.notation.positions import read_position
from game.engine.rng import Rng
from game.engine.state import State
from game.engine.table import Table
from game.engine.variant import Variant

_MANY = re.compile(re.escape(UNSEEN) + r"x([1-9][0-9]{0,2})")


def read_seen_position(
    variant: Variant[Any], table: Table, position: Mapping[str, Any], rng: Rng
) -> State:
    """Return a whole state that looks as such a position does, the unseen cards dealt at random.

    Those of the deck that are nowhere in it are dealt; where there are more of them, the others stay out of
    play. Raises NotationError.
    """
    deck = table.deck
    zones = {slot.name for slot in variant.state.plan if slot.seen in ("held", "covered", "laid")}
    lists = {key.name for key in variant.keys if key.field in zones}
    written = {
        name: _all_apart(value) if name in lists else value for name, value in position.items()
    }
    texts = [code for name in lists & written.keys() for code in _codes(written[name])]
    try:
        left = deck.rest(deck.index[code] for code in texts if code in deck.index)
    except ValueError as error:
        raise NotationError(str(error)) from None
    if texts.count(UNSEEN) > len(left):
        raise NotationError(
            f"{texts.count(UNSEEN)} cards are unseen, and the deck has {len(left)} more"
        )
    rng.shuffle(left)
    dealt = {
        name: _filled(value, left, deck.codes) if name in lists else value
        for name, value in written.items()
    }
    return read_position(variant, table, dealt)


def _all_apart(value: Any) -> Any:
    """Return cards with each unseen one written by itself."""
    if isinstance(value, list):
        return [_all_apart(each) for each in value]
    if isinstance(value, str):
        return _MANY.sub(lambda many: " ".join([UNSEEN] * int(many[1])), value)
    return value


def _codes(value: Any) -> list[str]:
    if isinstance(value, list):
        return [code for each in value for code in _codes(each)]
    return value.split() if isinstance(value, str) else []


def _filled(value: Any, left: list[int], codes: tuple[str, ...]) -> Any:
    if isinstance(value, list):
        return [_filled(each, left, codes) for each in value]
    if isinstance(value, str):
        return " ".join(codes[left.pop()] if each == UNSEEN else each for each in value.split())
    return value
