"""What is said of an evening: points, and what is told of somebody at its end."""

from __future__ import annotations

from collections.abc import Mapping

from game.session.evening.points import points_text
from game.session.evening.praise import CALLED, QUICK, Praise
from game.words.catalogue import Catalogue
from game.words.marks import plain
from game.words.named_things import Player, Several

IN_SECONDS = frozenset({QUICK, CALLED, "thought"})
"""Of these kinds the amount is ms, and told in seconds."""


def points_of(words: Catalogue, points: float, *, shared: bool = False) -> str:
    """Return how many points somebody has, in words: 1 point, 2½ points; or each of those who share a place."""
    key = "ui.evening.points_each" if shared else "ui.evening.points"
    return words(key, points=points_text(points), count=points)


def praise_text(words: Catalogue, praise: Praise, names: Mapping[int, str]) -> str:
    """Return what is told of somebody; `names` are those of everybody by their numbers."""
    amount = praise.amount
    if praise.kind in IN_SECONDS:
        amount = round(amount / 1000, 1)
    told = words(f"ui.evening.praise.{praise.kind}", count=amount)
    if praise.level:
        level = Several(tuple(Player(names[each]) for each in praise.level))
        told = words("ui.evening.level", told=told, names=level)
    return plain(told)
