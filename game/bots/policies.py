"""The policies by the names that bot files use."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from game.bots.bot import Bot, Temper
from game.bots.greedy_bot import GreedyBot
from game.bots.hard_bot import HardBot
from game.bots.master_bot import MasterBot
from game.bots.people_bot import EasyBot, NormalBot
from game.bots.random_bot import RandomBot
from game.engine.variant import Variant

POLICIES: dict[str, Callable[[Variant[Any], Temper], Bot]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "easy": EasyBot,
    "normal": NormalBot,
    "hard": HardBot,
    "master": MasterBot,
}
"""The policies by the names that bot files use, the weaker ones first."""

CARE: dict[str, Temper] = {
    "easy": Temper(attention=0.35, reaction=2200, honesty=0.9),
    "normal": Temper(attention=0.6, reaction=1500, honesty=0.95),
    "hard": Temper(attention=0.85, reaction=1100, honesty=1.0),
    "master": Temper(attention=1.0, reaction=650, honesty=1.0),
}
"""How attentive, quick and careful a player of a policy is who is not described otherwise."""


def at_level(temper: Temper, level: str) -> Temper:
    """Return a temper with the care of a level; what the player likes stays as it is."""
    care = CARE.get(level)
    if care is None:
        return temper
    return replace(temper, attention=care.attention, reaction=care.reaction, honesty=care.honesty)
