"""Who plays with whom before cards are dealt, where partners sit opposite each other (P-1)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.engine.info import Info
from game.engine.option_values import Value
from game.engine.table import sides_of
from game.words.catalogue import Catalogue


def partner_names(info: Info, options: Mapping[str, Value], names: Sequence[str]) -> list[str]:
    """Return the name of each player's partner, in the order of the seats; "" where everybody plays alone."""
    count = len(names)
    sides = sides_of(count, options)
    if count not in info.partners or sides == count:
        return [""] * count
    return [names[(seat + sides) % count] for seat in range(count)]


def with_partner(words: Catalogue, who: str, partner: str) -> str:
    """Return what is said of a player, and whom they play with."""
    return words("ui.seating.with", who=who, name=partner) if partner else who
