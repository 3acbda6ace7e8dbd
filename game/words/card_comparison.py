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

from game.engine.problems import Phrase
from game.files.fields import Fields
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
        table = Fields(read_toml(path, within=path.parent.parent))
        table.value("card")
        cards = [_compared(each) for each in table.each("card")]
        for card in cards:
            if card.effects.keys() != cards[0].effects.keys():
                other = cards[0].name
                raise _wrong(path, Phrase("problem.rules-games", card=card.name, other=other))
        return cards
    except Unreadable as error:
        raise _wrong(path, error.phrase) from None


def _wrong(path: Path, reason: Phrase) -> RulesError:
    return RulesError(Phrase("problem.file-comparison", file=str(path), reason=reason))


def _compared(card: Fields) -> Compared:
    games = [key for key in card.table if key not in ("name", "pictures")]
    effects = {game: _effect(card.fields(game)) for game in games}
    return Compared(card.text("name"), card.texts("pictures"), effects)


def _effect(table: Fields) -> Effect:
    return Effect(table.text("clause"), table.text("text"), table.switch("quiet"))
