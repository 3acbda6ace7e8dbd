"""What the commands that play matches are told: the game, its options, and the bots."""

from __future__ import annotations

from typing import Any

from game.commands.common import CommandError, english
from game.engine.options import SetupError, unknown_option
from game.engine.variant import Variant
from game.store.bot_files import RosterError
from game.tools.strength.entrants import NoEntrant, entrant
from game.variants import find_variant


def chosen_game(game: str) -> Variant[Any]:
    """Return the game of this id."""
    try:
        return find_variant(game)
    except KeyError as error:
        raise CommandError(f"GAME: {error.args[0]}.") from None


def chosen_options(
    variant: Variant[Any], players: int, given: tuple[str, ...]
) -> dict[str, object]:
    """Return the options given as NAME=VALUE, after seeing that so many can play like that."""
    declared = {option.name: option for option in variant.info.options}
    chosen: dict[str, object] = {}
    try:
        for text in given:
            name, sign, value = text.partition("=")
            if not sign:
                raise CommandError(f"--option {text}: NAME=VALUE was expected.")
            if name not in declared:
                raise unknown_option(name, variant.info.options)
            chosen[name] = declared[name].parse(value)
        variant.table(players, chosen)
    except SetupError as error:
        raise CommandError(english(error)) from None
    return chosen


def chosen_bots(text: str, where: str = "--bots") -> tuple[str, ...]:
    """Return the names of bots, given with commas between them; each is known."""
    names = tuple(name.strip() for name in text.split(","))
    for name in names:
        chosen_bot(name, where)
    return names


def chosen_bot(name: str, where: str) -> str:
    """Return the name of a bot, which is known."""
    try:
        entrant(name)
    except NoEntrant as error:
        raise CommandError(f"{where}: {error}") from None
    except RosterError as error:
        raise CommandError(english(error)) from None
    return name
