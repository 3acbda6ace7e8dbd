"""The comparison of what a card does in each game.

`load_comparison(folders)` reads English's `rules/compare.toml`, and takes the words of others from theirs.

The file is a list of cards, each with its pictures (below `cards/`) and, by the id of a game, an effect. A game
is in all of them or in none::

    [[card]]
    name = "8"
    pictures = ["french/8C", "colour/Y8"]
    classic = { clause = "C-5", text = "A number like any other.", quiet = true }
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from game.engine.problems import Phrase
from game.files.fields import Fields
from game.files.reading import Unreadable
from game.files.toml_files import read_toml
from game.words.rule_files import RulesError
from game.words.translated_rules import Told, TranslatedCard, compared_in, untold

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


def load_comparison(folders: Sequence[Path], told: Told = untold) -> list[Compared]:
    """Return the cards of the comparison, in the order of the file. Raises RulesError if it cannot be used.

    `folders` are those of languages, the last one English. `told` is called with what is damaged in the files
    of the others, for which English stands.
    """
    *translations, english = [folder / FILE for folder in folders]
    try:
        table = Fields(read_toml(english, within=english.parent.parent))
        table.only("card")
        table.value("card")
        cards = [_compared(each) for each in table.each("card")]
        for card in cards:
            if card.effects.keys() != cards[0].effects.keys():
                other = cards[0].name
                raise _wrong(english, Phrase("problem.rules-games", card=card.name, other=other))
    except Unreadable as error:
        raise _wrong(english, error.phrase) from None
    for path in reversed(translations):
        said = compared_in(path, told)
        cards = [_translated(card, said.get(card.pictures)) for card in cards]
    return cards


def _translated(card: Compared, said: TranslatedCard | None) -> Compared:
    if said is None:
        return card
    effects = {
        game: replace(effect, text=said.effects.get((game, effect.clause), effect.text))
        for game, effect in card.effects.items()
    }
    return Compared(said.name or card.name, card.pictures, effects)


def _wrong(path: Path, reason: Phrase) -> RulesError:
    return RulesError(Phrase("problem.file-comparison", file=str(path), reason=reason))


def _compared(card: Fields) -> Compared:
    games = [key for key in card.table if key not in ("name", "pictures")]
    effects = {game: _effect(card.fields(game)) for game in games}
    return Compared(card.text("name"), card.texts("pictures"), effects)


def _effect(table: Fields) -> Effect:
    return Effect(table.text("clause"), table.text("text"), table.switch("quiet"))
