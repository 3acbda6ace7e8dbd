"""Reading and writing of positions: states as dicts of the keys that their game declares."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.engine.notation.action_text import format_action
from game.engine.notation.card_text import UNSEEN, NotationError
from game.engine.notation.position_keys import Key
from game.engine.observe import Observation
from game.engine.rng import Rng
from game.engine.state import MATCH_OVER, State
from game.engine.table import Table
from game.engine.variant import Variant


def count_players(position: Mapping[str, Any]) -> int:
    """Return the number of players of a position, which is that of its hands. Raises NotationError."""
    hands = position.get("hands")
    if isinstance(hands, list):
        return len(hands)
    raise NotationError("the key hands must be given: a list of card lists, one for each seat")


def read_position(variant: Variant[Any], table: Table, position: Mapping[str, Any]) -> State:
    """Return the state that a position describes, in which whoever is in turn has something to do.

    Raises NotationError, which names the key and what was expected.
    """
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
    _check(variant, state)
    for key in variant.keys:  # what these options do not use is as it always is with them
        if key.default is not None and not key.written(table):
            _set(state, key, key.default(state))
    if state.over:
        state.winners, state.round_scores = variant.result(state)
    if state.phase == MATCH_OVER:
        state.winners = variant.match_winners(state) or state.winners
    return state


def _check(variant: Variant[Any], state: State) -> None:
    """Check that the game can be in this state. Raises NotationError, naming the key that says otherwise."""
    for constraint in variant.constraints:
        try:
            constraint.check(state)
        except NotationError as error:
            raise NotationError(f"the key {constraint.key}: {error}") from None
    # In a game with a clock a round may be stopped; what it may stop for, its constraints say.
    if not (state.over or variant.info.timed or variant.legal(state, state.turn)):
        raise NotationError(f"the key turn: seat {state.turn} is in turn and can do nothing")


def _set(state: State, key: Key, value: Any) -> None:
    """Set the field of a key. Raises NotationError if a card is then there more often than the deck has it."""
    try:
        setattr(state, key.field, value)
        if isinstance(value, list):  # which may be of cards
            state.unused()
    except ValueError as error:
        raise NotationError(f"the key {key.name}: {error}") from None


def read_value(key: Key, value: Any, table: Table) -> Any:
    """Return the state's value for the value of one key in a file. Raises NotationError, naming the key."""
    try:
        return key.codec.read(value, table)
    except NotationError as error:
        raise NotationError(f"the key {key.name}: {error}") from None


def write_position(variant: Variant[Any], state: State) -> dict[str, Any]:
    """Return the position of a state with every key of its table, as `read_position` reads it."""
    table = state.table
    return {
        key.name: key.codec.write(getattr(state, key.field), table)
        for key in variant.keys
        if key.written(table)
    }


def write_observation(variant: Variant[Any], seen: Observation) -> dict[str, Any]:
    """Return an observation as text: the position with UNSEEN cards, and `seat`, `number`, `now` and `legal`.

    `legal` are the texts of the turn actions that are open to the seat.
    """
    view, deck, verbs = seen.state, seen.state.table.deck, variant.info.vocabulary
    hidden = {key.name for key in variant.keys if key.unseen(view)}
    written = {
        name: UNSEEN if name in hidden else value
        for name, value in write_position(variant, view).items()
    }
    legal = [format_action(action, deck, verbs) for action in seen.legal]
    return {**written, "seat": seen.seat, "number": seen.number, "now": seen.now, "legal": legal}
