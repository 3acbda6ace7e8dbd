"""How many turns somebody had in a match, as its log tells without being played again."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from game.engine.notation.replay_reader import taken_back
from game.engine.variant import Variant
from game.engine.verbs import DRAW


def turns_in(rows: Iterable[Mapping[str, Any]], variant: Variant[Any], seat: int) -> int:
    """Return how often a seat had its turn: what it does right after it has drawn is the same turn."""
    done: list[tuple[int, str]] = []
    for row in rows:
        count = taken_back(row)
        if count:
            del done[-count:]
        elif isinstance(row.get("does"), str) and isinstance(row.get("seat"), int):
            done.append((row["seat"], row["does"].partition(" ")[0]))
    turns = [each for each in done if each[1] in variant.info.turn_verbs and each[0] >= 0]
    before = [(-1, ""), *turns]
    return sum(
        who == seat and last != (seat, DRAW.word)
        for (who, _), last in zip(turns, before, strict=False)
    )
