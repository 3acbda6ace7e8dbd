"""Keys and constraints of positions in games that may be played by house rules."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any

from game.engine.cards import NO_SUIT, UNKNOWN
from game.engine.notation.card_text import NotationError
from game.engine.notation.position_keys import (
    FLAG,
    SEAT,
    SEAT_OR_NONE,
    SEATS,
    SUIT,
    Codec,
    Constraint,
    Key,
    brought_about,
)
from game.engine.options import Options
from game.engine.problems import as_written
from game.engine.state import PLAY
from game.engine.table import Table
from game.variants.families.house.house_states import ColourState, HouseState
from game.variants.families.house.options import house_of
from game.variants.families.shedding_positions import DRAWN_KEY


def _by_house(state: type[HouseState]) -> Callable[[Table], bool]:
    return lambda table: house_of(table, state.usual) is not None


def _by(name: str, value: object = True) -> Callable[[Table], bool]:
    """Return whether an option has a value; where a game has not the option, it has."""
    return lambda table: bool(table.options.get(name, value) == value)


def house_keys(state: type[HouseState]) -> tuple[Key, ...]:
    """Return the keys of who laid the top card, and of the jump (H-4)."""
    return (
        Key(
            "laid_by",
            "laid_by",
            SEAT,
            lambda state: (state.turn - state.direction) % state.players,
            written=_by_house(state),
        ),
        Key("jump", "jump", FLAG, lambda state: False, written=_by("jump_in")),
    )


def _by_the_hand(state: ColourState) -> bool:
    suit = state.table.deck.suit
    held = state.hands[state.laid_by]
    return state.doubtable != NO_SUIT and any(suit[card] == state.doubtable for card in held)


def colour_keys(state: type[ColourState]) -> tuple[Key, ...]:
    """Return the keys of games with colour cards: the drawn card, calls, the jump and the doubt."""
    return (
        Key(
            DRAWN_KEY.name,
            DRAWN_KEY.field,
            DRAWN_KEY.codec,
            DRAWN_KEY.default,
            DRAWN_KEY.unseen,
            _by("play_drawn") if state.usual.get("play_drawn") is False else lambda table: True,
        ),
        Key("uncalled", "uncalled", SEAT_OR_NONE, lambda state: -1, written=_by("call")),
        Key("called_uno", "called_uno", SEATS, lambda state: [], written=_by("call")),
        *house_keys(state),
        Key(
            "doubtable",
            "doubtable",
            SUIT,
            lambda state: NO_SUIT,
            written=_by("draw4", "doubt"),
        ),
        Key(
            "doubt_holds",
            "doubt_holds",
            FLAG,
            _by_the_hand,
            unseen=lambda view: view.doubtable != NO_SUIT and UNKNOWN in view.hand_then,
            written=_by("draw4", "doubt"),
        ),
    )


def _check_jump(state: HouseState) -> None:
    if not state.jump:
        return
    top, deck = state.discard[-1], state.table.deck
    if not state.table.options["jump_in"]:
        raise NotationError("nobody may jump in without the option jump_in")
    if state.phase != PLAY or deck.suit[top] == NO_SUIT:
        raise NotationError(f"nobody may jump on {deck.codes[top]} now")
    if state.drawn_at >= 0:
        raise NotationError("who has drawn has acted, so that nobody may jump any more")


JUMP_ON_CARDS = Constraint("jump", _check_jump)
"""A jump is open in play, on a card that has a colour or suit, until the next turn action (H-4)."""


def _check_calls(state: ColourState) -> None:
    if (state.uncalled >= 0 or state.called_uno) and not state.table.options.get("call", True):
        raise NotationError("nothing has to be called without the option call")


CALLED_BY_RULE = Constraint("uncalled", _check_calls)
"""The last card but one is called, or was not, where it has to be (H-9)."""


def doubt_of(four: str, count: int) -> Constraint:
    """Return the constraint that nothing but a Draw 4 on top, which is of the kind `four`, may be doubted.

    It makes the next player face `count` cards: one that answered draws cannot be doubted (H-3).
    """

    def check(state: ColourState) -> None:
        deck, top = state.table.deck, state.discard[-1]
        if state.doubtable == NO_SUIT:
            return
        if state.table.options["draw4"] != "doubt":
            raise NotationError("nothing can be doubted without draw4 = doubt")
        if deck.kind[top] != four or not state.facing or state.phase != PLAY:
            raise NotationError(f"{deck.codes[top]} on top cannot be doubted now")
        if state.facing != count:
            raise NotationError(f"{deck.codes[top]} can be doubted while {count} cards are faced")
        if state.laid_by == state.turn:
            raise NotationError(f"seat {state.turn} has laid it, and cannot doubt it")

    return Constraint("doubtable", check)


def drawn_by_house(four: str) -> Constraint:
    """Return the constraint that house rules allow the card just drawn, be it a Draw 4 of the kind `four`."""

    def check(state: ColourState) -> None:
        house = state.house
        if house is None or state.drawn_at < 0:
            return
        deck = state.table.deck
        code = deck.codes[state.drawn]
        if house.no_colour and deck.kind[state.drawn] == four and state.holds_colour(state.turn):
            raise NotationError(f"{code} may not be played, so that the turn has passed")
        if house.last_card != "any" and len(state.hands[state.turn]) == 1:
            raise NotationError(f"who has drawn {code} holds another card")

    return Constraint("drawn", check)


def faced_by(each: int, faced: Callable[[Options], Collection[str]]) -> tuple[Codec, Constraint]:
    """Return the codec and the constraint of the cards faced, which only some options let come about.

    A card brings about `each` at most; `faced(options)` are the kinds of cards that are.
    """
    count = brought_about(each)

    def read(value: Any, table: Table) -> Any:
        if type(value) is int and value != 0 and not faced(table.options):
            raise NotationError(f"{as_written(value)} cannot be: in this game it is always 0")
        return count.read(value, table)

    def check(state: HouseState) -> None:
        deck, top = state.table.deck, state.discard[-1]
        kinds = faced(state.table.options)
        if state.facing and state.phase == PLAY and deck.kind[top] not in kinds:
            raise NotationError(f"no cards are to be drawn for {deck.codes[top]} on top")

    return Codec(read, count.write), Constraint("facing", check)
