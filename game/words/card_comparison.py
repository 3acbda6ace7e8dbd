"""The comparison of what a card does in each game.

`load_comparison(folders)` reads `rules/compare.toml` of the first language that has one.

The file is a list of cards, each with its pictures (below `cards/`) and, by the id of a game, an effect. A game
is in all of them or in none::

    [[card]]
    name = "8"
    pictures = ["french/8C", "colour/Y8"]
    classic = { clause = "C-5", text = "A number like any other.", quiet = true }
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from game.engine.problems import Phrase
from game.files.reading import Unreadable
from game.files.toml_files import read_toml
from game.words.rule_files import RulesError

FILE = Path("rules", "compare.toml")


@dataclass(frozen=True, slots=True)
class Effect:
    """What a card does in a game, and its clause. `quiet` tells that it has no effect of its own."""

    clause: str
    text: str
    quiet: bool = False


@dataclass(frozen=True, slots=True)
class Compared:
    """A card, and its effect by the id of each game."""

    name: str
    pictures: tuple[str, ...]
    effects: Mapping[str, Effect]


def load_comparison(folders: Sequence[Path]) -> list[Compared]:
    """Return the cards of the comparison, in the order of the file. Raises RulesError if it cannot be used."""
    files = [folder / FILE for folder in folders]
    path = next((file for file in files if file.is_file()), files[-1])
    try:
        table = read_toml(path, within=path.parent.parent)
        cards = [_compared(each) for each in table["card"]]
        for card in cards:
            if card.effects.keys() != cards[0].effects.keys():
                other = cards[0].name
                raise _wrong(path, Phrase("problem.rules-games", card=card.name, other=other))
        return cards
    except Unreadable as error:
        raise _wrong(path, error.phrase) from None
    except KeyError as error:
        raise _wrong(path, Phrase("problem.reason-missing", key=str(error.args[0]))) from None
    except (TypeError, AttributeError) as error:
        raise _wrong(path, str(error)) from None


def _wrong(path: Path, reason: str | Phrase) -> RulesError:
    return RulesError(Phrase("problem.file-comparison", file=str(path), reason=reason))


def _compared(table: dict[str, Any]) -> Compared:
    effects = {
        game: Effect(str(each["clause"]), str(each["text"]), bool(each.get("quiet", False)))
        for game, each in table.items()
        if game not in ("name", "pictures")
    }
    return Compared(str(table["name"]), tuple(map(str, table["pictures"])), effects)
