"""The bots that can be asked to the table: a TOML file each, by the file's name.

A file says `portrait`, `policy`, `budget` and, in `[temper]`, how the bot behaves. What it is called, and how
it plays, are the messages `bot-ID-name` and `bot-ID-about`.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from game.bots.bot import Bot, Temper
from game.bots.policies import POLICIES
from game.engine.problems import Phrase
from game.engine.variant import Variant
from game.files.fields import Fields
from game.files.reading import Unreadable, unreadable
from game.files.toml_files import read_toml
from game.store.platform_folders import AssetError, assets

SLOWEST = 60_000
"""ms that a bot may take at most to notice something."""


class RosterError(AssetError):
    """The file of a bot cannot be used. The message names the file and the key, and says what was expected."""


@dataclass(frozen=True, slots=True)
class Guest:
    """A bot that can be asked to the table. `budget` bounds its search, in iterations a decision."""

    id: str
    portrait: str
    policy: str
    budget: int
    temper: Temper
    """How it plays, in a sentence; empty if its file does not say."""

    def bot(self, variant: Variant[Any]) -> Bot:
        """Make the bot for one match of a game."""
        return POLICIES[self.policy](variant, self.temper)


def load_guest(file: Path) -> Guest:
    """The bot of one file. RosterError says what is wrong with it."""
    try:
        return _guest(file.stem, Fields(read_toml(file, within=file.parent)))
    except Unreadable as error:
        raise RosterError(Phrase("problem.file-bot", file=str(file), reason=error.phrase)) from None


def _guest(id: str, bot: Fields) -> Guest:
    bot.only("portrait", "policy", "budget", "temper")
    policy = bot.text("policy")
    if policy not in POLICIES:
        raise unreadable("policy", policy=repr(policy), policies=tuple(POLICIES))
    budget, temper = bot.whole("budget", 1, 1), _temper(bot.fields("temper"))
    return Guest(id, bot.text("portrait"), policy, budget, temper)


def _temper(temper: Fields) -> Temper:
    temper.only("attention", "reaction", "honesty", "talk", "risk")
    return Temper(
        attention=temper.number("attention", 0, 1, 0.5),
        reaction=round(temper.number("reaction", 0, SLOWEST, 1500)),
        honesty=temper.number("honesty", 0, 1, 0.95),
        talk=temper.number("talk", 0, 1, 0.2),
        risk=temper.number("risk", 0, 1, 0.5),
    )


def load_roster(folder: Path | None = None) -> dict[str, Guest]:
    """Every bot of a folder (by default, those that come with the program) by its id."""
    files = sorted((folder or assets() / "bots").glob("*.toml"))
    return {guest.id: guest for guest in map(load_guest, files)}
