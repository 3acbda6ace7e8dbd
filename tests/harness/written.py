"""Matches at positions written in the notation, as `{"hands": ["R5 G9", "B+2"], "discard": "R3"}`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

from game.engine.match import Match
from game.engine.notation.positions import count_players, read_position
from game.engine.option_values import Value
from game.store.talk_options import talk_options
from game.variants import find_variant

Position: TypeAlias = dict[str, Any]
"""The keys of a position and their values, as a scenario's TOML has them."""


def match_at(
    game: str,
    position: Position,
    options: Mapping[str, Value] | None = None,
    names: Sequence[str] = (),
) -> Match:
    """A match of the game that goes on from the position; `names` are those of its players."""
    variant = find_variant(game)
    chosen = {**talk_options(variant, "en"), **(options or {})}
    table = variant.table(count_players(position), chosen, names)
    return Match.from_state(variant, read_position(variant, table, position))


def whole_deck(*hands: str, centre: str, taken_by: int, **more: Any) -> Position:
    """A position of tricks with the whole deck: what is nowhere else was taken by a seat (-1: the last)."""
    deck = find_variant("tricks").table(2).deck
    there = " ".join([*hands, centre, more.get("trick", "")]).split()
    taken = [""] * len(hands)
    taken[taken_by] = " ".join(code for code in deck.codes if code not in there)
    return {
        "hands": list(hands),
        "centre": centre,
        "taken": taken,
        "bids": ["pass"] * len(hands),
        **more,
    }
