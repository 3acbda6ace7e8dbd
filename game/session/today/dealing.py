"""What the deals of a day are drawn from: the number of the dealing, and the frozen file that goes with it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Any

from game.bots.bot import Temper
from game.bots.policies import POLICIES
from game.engine.info import Info
from game.engine.notation.rule_set_text import read_rule_set, with_lengths
from game.engine.option_values import Value
from game.engine.problems import Phrase, Problem
from game.engine.variant import Variant
from game.files.fields import Fields
from game.files.reading import AssetError
from game.files.toml_files import read_toml
from game.store.bot_files import MOST_ITERATIONS, SHARES, SLOWEST, Guest
from game.store.platform_folders import assets
from game.variants import VARIANTS

DEALING = 1
"""The number of the dealing. It rises with whatever changes a deal, a rule, the guests or a bot's choice."""
FOLDER = "today"
CHAIR = "chair"
"""The id of who plays for par from the player's chair."""

Sets = tuple[Mapping[str, Value], ...]


@dataclass(frozen=True, slots=True)
class Dealing:
    """The guests who may come, in the order in which they are drawn from, and who plays from the chair for par.

    `sundays` are the options of the sets of house rules by the games that have a deal a day.
    """

    number: int
    guests: tuple[Guest, ...]
    chair: Guest
    sundays: Mapping[str, Sets]

    @property
    def games(self) -> tuple[str, ...]:
        """The ids of the games that have a deal a day."""
        return tuple(self.sundays)

    @property
    def roster(self) -> dict[str, Guest]:
        """The guests by their ids."""
        return {guest.id: guest for guest in self.guests}


def known_dealing(number: object) -> Dealing | None:
    """Return the dealing of a number; None for one that this program does not know."""
    if type(number) is not int or not 1 <= number <= DEALING:
        return None
    return _shipped(assets() / FOLDER / f"dealing-{number}.toml", number)


@cache
def _shipped(path: Path, number: int) -> Dealing:
    """Return the dealing in a file of the program's, which stays as it is while it runs."""
    return load_dealing(path, number)


def load_dealing(path: Path, number: int) -> Dealing:
    """Return the dealing in a file. Raises AssetError if that cannot be used."""
    try:
        file = Fields(read_toml(path, within=path.parent))
        file.only(CHAIR, "guests", "games")
        guests = tuple(_guest(each, each.text("id")) for each in file.each("guests"))
        known = {variant.info.id: variant for variant in VARIANTS}
        listed = [(each.text("id"), each.texts("sundays")) for each in file.each("games")]
        sundays = {id: _sets(known[id], lines) for id, lines in listed if id in known}
        return Dealing(number, guests, _guest(file.fields(CHAIR), CHAIR), MappingProxyType(sundays))
    except Problem as problem:
        phrase = Phrase("problem.file-dealing", file=str(path), reason=problem.phrase)
        raise AssetError(phrase) from None


def _guest(table: Fields, id: str) -> Guest:
    table.only("id", "portrait", "policy", "budget", "temper")
    temper = table.fields("temper")
    temper.only("reaction", *SHARES)
    usual = Temper()
    shares = {key: temper.number(key, 0, 1, getattr(usual, key)) for key in SHARES}
    reaction = temper.whole_between("reaction", 0, SLOWEST, usual.reaction)
    return Guest(
        id,
        table.optional_text("portrait") or "",
        table.choice("policy", tuple(POLICIES), "hard"),
        table.whole_between("budget", 1, MOST_ITERATIONS, 1),
        Temper(reaction=reaction, **shares),
    )


def _sets(variant: Variant[Any], lines: tuple[str, ...]) -> Sets:
    return tuple(read_rule_set(variant.info, line).options for line in lines)


def of_length(
    info: Info, lengths: Mapping[str, int], rules: Mapping[str, Value] = MappingProxyType({})
) -> dict[str, Value]:
    """Return the options of a match of some lengths alone, by some rules, all others as written."""
    usual = {
        each.name: each.default for each in info.options if not isinstance(each.default, tuple)
    }
    return with_lengths(usual | dict(rules), lengths)
