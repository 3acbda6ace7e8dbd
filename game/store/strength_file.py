"""How strong the bots were found to be: `assets/bots/strengths.json`, by game and bot.

`main.py ladder --write` writes it. It holds nothing that was not measured.
"""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from pathlib import Path

from game.engine.problems import Phrase, Problem
from game.files.fields import Fields
from game.files.nesting import DEEPEST
from game.files.reading import AssetError, read_text, unreadable
from game.files.writing import write_whole
from game.store.platform_folders import assets

MOST_RATING = 10_000.0


@dataclass(frozen=True, slots=True)
class Strength:
    """What a bot was measured to be in one game.

    `over_greedy` is its share of wins against the bot `greedy`, from 0 to 1, with `low` and `high` its 95 %
    interval, in `deals` mirrored deals among so many `players`. Its `rating` among the bots of the ladder has
    that of `greedy` as 0, and 400 for every factor of ten in strength.
    """

    players: int
    over_greedy: float
    low: float
    high: float
    deals: int
    rating: float
    rating_low: float
    rating_high: float


Strengths = dict[str, dict[str, Strength]]
"""Strengths by game and bot."""


class StrengthError(AssetError):
    """The file of strengths cannot be used: which file, and why."""


def strength_path() -> Path:
    """Return the path of the file that comes with the program."""
    return assets() / "bots" / "strengths.json"


def load_strengths(path: Path | None = None) -> Strengths:
    """The strengths in a file (by default, the program's own), none if there is none.

    Raises StrengthError for a damaged one.
    """
    file = path or strength_path()
    if not file.exists():
        return {}
    try:
        games = _table(read_text(file, within=file.parent))
        return {
            game: {
                bot: _strength(games.fields(game).fields(bot)) for bot in games.fields(game).table
            }
            for game in games.table
        }
    except Problem as problem:
        phrase = Phrase("problem.file-strengths", file=str(file), reason=problem.phrase)
        raise StrengthError(phrase) from None


def _table(text: str) -> Fields:
    try:
        return Fields(json.loads(text))
    except RecursionError:
        raise unreadable("too-deep", most=DEEPEST) from None
    except ValueError as error:
        raise unreadable("json", detail=str(error)) from None


def _strength(found: Fields) -> Strength:
    names = tuple(Strength.__dataclass_fields__)
    found.only(*names)
    for name in names:
        found.value(name)
    share = {name: found.number(name, 0, 1, 0) for name in ("over_greedy", "low", "high")}
    rating = {
        name: found.number(name, -MOST_RATING, MOST_RATING, 0)
        for name in ("rating", "rating_low", "rating_high")
    }
    return Strength(
        players=found.whole("players", 2, 2), deals=found.whole("deals", 1, 1), **share, **rating
    )


def save_strengths(strengths: Strengths, path: Path) -> None:
    """Write strengths to a file, whole, in an order that does not depend on theirs. Raises OSError."""
    table = {
        game: {bot: asdict(strengths[game][bot]) for bot in sorted(strengths[game])}
        for game in sorted(strengths)
    }
    write_whole(path, (json.dumps(table, indent=2) + "\n").encode())
