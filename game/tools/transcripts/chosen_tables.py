"""The tables that transcripts are written of: players and options by which all of a game comes up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from game.engine.notation.rule_set_text import LENGTHS, PARTNERS
from game.engine.option_values import Value
from game.engine.options import Option, Options, SetupError
from game.engine.table import Table
from game.engine.variant import Variant
from game.store.talk_options import talk_options

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gina", "Hugo", "Iris", "Jack")
"""The players by seat; each begins with a letter of its own."""

PLAYERS = (3, 2, 2, 4, 5, 3, 2, 4)
"""How many play at a game's first table, its second, and so on."""

FEW = 4
"""The rows of the array for later options, of which two change each of them at least once."""
FURTHER = 15
"""How far the seeds of these are from their numbers: by these all verbs come up."""

ROUNDS = 2
"""The rounds of a match, where a game counts them; where it has a target, that is as low as it can be."""


@dataclass(frozen=True, slots=True)
class ChosenTable:
    """What one transcript is written of: the `number` of its file, the table, and the seed of the match.

    `options` are those that differ from the game's defaults.
    """

    variant: Variant[Any]
    number: int
    table: Table
    seed: int
    options: Options

    @property
    def file_name(self) -> str:
        """The name of the transcript's file."""
        return f"{self.variant.info.id}-{self.number}.txt"


def chosen_tables(variant: Variant[Any]) -> Iterator[ChosenTable]:
    """Yield the tables of a game: as written first, then with options changed, every two of them together.

    Of any two options each is once as usual and once changed beside either state of the other. Options that the
    game got later have tables of their own, after the others.
    """
    changing = [
        option
        for option in variant.info.options
        if option.offered
        and option.name not in (*LENGTHS, PARTNERS)
        and not isinstance(option.default, tuple)
    ]
    first = [option for option in changing if not option.later]
    rows = 4 if len(first) <= 3 else 8
    chosen = [(row, rows, first) for row in range(rows)]
    if len(first) < len(changing):
        later = [option for option in changing if option.later]
        chosen += [(row, FEW, later) for row in (1, 2)]
    changes: Counter[str] = Counter()
    for number, (row, of, options) in enumerate(chosen, 1):
        players = min(max(PLAYERS[row], variant.info.min_players), variant.info.max_players)
        wanted = _short(variant, ROUNDS if options is first else 1)
        for place, option in enumerate(options):
            # Rows of an orthogonal array: the parity of the bits that the option's number and the row share.
            shared = (place % (of - 1) + 1) & row
            if shared.bit_count() % 2 and option.players in (0, players):
                wanted[option.name] = _another(option, changes[option.name])
                changes[option.name] += 1
        given = _dealt(variant, players, wanted)
        if given is not None:
            table = variant.table(players, {**given, **talk_options(variant)}, NAMES[:players])
            seed = number if options is first else number + FURTHER
            yield ChosenTable(variant, number, table, seed, given)


def _another(option: Option, turn: int) -> Value:
    """Return a value that is not the usual one; of several, each in its turn."""
    if isinstance(option.default, bool):
        return not option.default
    others: list[Value]
    if option.choices:
        others = [each for each in option.choices if each != option.default]
        if option.later:
            others.reverse()  # the last one changes most
    else:
        numbers = (*option.also, option.low, min(option.high, option.low + 1))
        others = [each for each in numbers if each != option.default]
    return others[turn % len(others)]


def _short(variant: Variant[Any], rounds: int) -> dict[str, Value]:
    """Return the options that end a match soon: its first length that there is, or so many rounds."""
    for option in variant.info.options:
        if option.name in LENGTHS and option.default:
            return {option.name: rounds if option.name == "rounds" else option.low}
    return {}


def _dealt(
    variant: Variant[Any], players: int, options: Mapping[str, Value]
) -> Mapping[str, Value] | None:
    """Return the options that such a table can be dealt with: without the last ones until it can."""
    left = dict(options)
    while True:
        try:
            variant.table(players, left)
        except SetupError:
            if not left:
                return None
            left.popitem()
        else:
            return left
