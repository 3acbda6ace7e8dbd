"""The policies by the names that bot files use."""

from __future__ import annotations

from collections.abc import Callable
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
