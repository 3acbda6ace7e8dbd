"""The bots that can be asked to the table: a TOML file each, by the file's name.

A file says `portrait`, `policy`, `budget` and, in `[temper]`, how the bot behaves. What it is called, and how
it plays, are the messages `bot-ID-name` and `bot-ID-about`.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

import msgspec

from game.bots.bot import Bot, Temper
from game.bots.policies import POLICIES
from game.engine.problems import Phrase
from game.engine.variant import Variant
from game.files.reading import Unreadable
from game.files.toml_files import read_toml
from game.store.platform_folders import AssetError, assets

Share = Annotated[float, msgspec.Meta(ge=0, le=1)]


class RosterError(AssetError):
    """The file of a bot cannot be used. The message names the file and the key, and says what was expected."""


class _Temper(msgspec.Struct, forbid_unknown_fields=True):
    attention: Share = 0.5
    reaction: Annotated[int, msgspec.Meta(ge=0, le=60_000)] = 1500
    honesty: Share = 0.95
    talk: Share = 0.2
    risk: Share = 0.5


class _File(msgspec.Struct, forbid_unknown_fields=True):
    portrait: str
    policy: str
    budget: Annotated[int, msgspec.Meta(ge=1)] = 1
    temper: _Temper = msgspec.field(default_factory=_Temper)


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
        data = msgspec.convert(read_toml(file, within=file.parent), _File)
    except Unreadable as error:
        raise _wrong(file, error.phrase) from None
    except msgspec.ValidationError as error:
        raise _wrong(file, str(error)) from None
    if data.policy not in POLICIES:
        policies = tuple(POLICIES)
        raise _wrong(
            file, Phrase("problem.reason-policy", policy=repr(data.policy), policies=policies)
        )
    temper = Temper(**msgspec.structs.asdict(data.temper))
    return Guest(file.stem, data.portrait, data.policy, data.budget, temper)


def _wrong(file: Path, reason: str | Phrase) -> RosterError:
    return RosterError(Phrase("problem.file-bot", file=str(file), reason=reason))


def load_roster(folder: Path | None = None) -> dict[str, Guest]:
    """Every bot of a folder (by default, those that come with the program) by its id."""
    files = sorted((folder or assets() / "bots").glob("*.toml"))
    return {guest.id: guest for guest in map(load_guest, files)}
