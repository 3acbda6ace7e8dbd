"""What the commands that play matches are told: the game, its options, and the bots."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import click

from game.commands.common import CommandError, english, say
from game.engine.info import Info
from game.engine.notation.rule_set_text import (
    changed_rules,
    is_line_of_rules,
    read_rule_set,
    rule_set,
    rules_of,
)
from game.engine.option_values import LONGEST_SET
from game.engine.options import SetupError, unknown_option
from game.engine.variant import Variant
from game.store.bot_files import RosterError
from game.store.bot_programs import Confirmed, is_confirmed
from game.store.language_files import load_words
from game.store.platform_folders import PlayerFolders, assets
from game.store.preset_files import load_presets
from game.store.settings_file import Settings
from game.tools.strength.entrants import NoEntrant, entrant, listed
from game.variants import find_variant
from game.words.path_names import quoted

AS_WRITTEN = "as-written"
"""The name of the set in which every rule is as the game's source has it."""


def chosen_game(game: str) -> Variant[Any]:
    """Return the game of this id."""
    try:
        return find_variant(game)
    except KeyError as error:
        raise CommandError(f"GAME: {error.args[0]}.") from None


def chosen_options(
    variant: Variant[Any], players: int, given: tuple[str, ...], rules: str | None = None
) -> dict[str, object]:
    """Return the options given as NAME=VALUE, after seeing that so many can play like that.

    Those of the set of rules that was given as --set, by name or line, come before them.
    """
    declared = {option.name: option for option in variant.info.options}
    chosen: dict[str, object] = {}
    try:
        if rules is not None:
            chosen |= _options_of_set(variant, rules)
        for text in given:
            name, sign, value = text.partition("=")
            if not (sign and name.strip()):
                raise CommandError(f"--option: {quoted(text)} was given; NAME=VALUE was expected.")
            if name not in declared:
                raise unknown_option(name, variant.info.options)
            chosen[name] = declared[name].parse(value)
        variant.table(players, chosen)
    except SetupError as error:
        raise CommandError(english(error)) from None
    return chosen


def _options_of_set(variant: Variant[Any], rules: str) -> dict[str, object]:
    """Return the options of a set: one that comes with the game, one of the player's own, or a line."""
    info = variant.info
    usual = {option.name: option.default for option in rules_of(info)}
    named: dict[str, Mapping[str, object]] = {AS_WRITTEN: usual}
    named |= {each.id: each.options for each in load_presets(assets() / "presets", variant).sets}
    own = _settings().sets.get(info.id, {})
    if rules in named and rules in own:
        raise CommandError(
            f"--set: {quoted(rules)} comes with {info.id} and is a set of your own, too. Give the line of the "
            f"one that you mean: {quoted(rule_set(info, named[rules]))} or {quoted(own[rules])}."
        )
    if rules in named:
        return _unusual(info, named[rules])
    line = own.get(rules, rules)
    if line.split(" ")[0].lower() != info.id:
        if rules in own:
            raise CommandError(
                f"--set: your own set {quoted(rules)} has the rules {quoted(line)}; a line that begins with "
                f"{info.id} was expected there."
            )
        known = listed([quoted(each) for each in dict.fromkeys((*named, *own))])
        raise CommandError(
            f"--set: there is no set {quoted(rules)}; the sets of {info.id} are {known}, "
            f"and any line that begins with {info.id}."
        )
    if not is_line_of_rules(line):
        raise CommandError(
            f"--set: {quoted(line)} was given; a line of at most {LONGEST_SET} letters, digits, blanks "
            f"and = _ . - was expected, such as '{info.id} jump_in'."
        )
    found = read_rule_set(info, line)
    if found.unknown:
        raise CommandError(f"--set: {info.id} has no rule {quoted(found.unknown[0])}.")
    return _unusual(info, found.options)


def _unusual(info: Info, options: Mapping[str, object]) -> dict[str, object]:
    return {each.name: options[each.name] for each in changed_rules(info, options)}


def chosen_bots(names: tuple[str, ...], *, programs: bool = False) -> tuple[str, ...]:
    """Return the names of bots that were given as --bots; each is known.

    With `programs` those that are programs may be among them.
    """
    for name in names:
        chosen_bot(name, "--bots", programs=programs)
    return names


def chosen_bot(name: str, where: str, *, programs: bool = False) -> str:
    """Return the name of a bot, which is known, and which is a program only if `programs` may play."""
    try:
        if entrant(name).program is not None and not programs:
            raise CommandError(
                f"{where}: {name} is a program, which simulate and duel let play, and no other command."
            )
    except NoEntrant as error:
        raise CommandError(f"{where}: {error}") from None
    except RosterError as error:
        raise CommandError(english(error)) from None
    return name


ALLOW_PROGRAMS = click.option(
    "--allow-programs", is_flag=True, help="Allow bots that are programs, for this run."
)


def _settings() -> Settings:
    """Return the player's settings; what cannot be used of them is told, as it is set aside."""
    settings, trouble = Settings.load(PlayerFolders.of_platform().settings)
    if trouble is not None:
        say(load_words().phrase(trouble), err=True)
    return settings


def allowed_programs(names: Iterable[str], allow: bool) -> Confirmed:
    """Return the fingerprints of the programs among some bots, which may all be started.

    The player has confirmed them in the window, or allows them now.
    """
    found: dict[str, tuple[str, ...]] = {}
    confirmed: Confirmed | None = None
    for name in names:
        guest = entrant(name)
        if guest.program is None:
            continue
        if confirmed is None:
            confirmed = _settings().programs
        if not allow and not is_confirmed(confirmed, name.partition(":")[0], guest.program):
            raise CommandError(
                f"{name} is a program that you have not confirmed; it runs {guest.program.shown} in"
                f" {guest.program.folder}. Say --allow-programs to start it for this run."
            )
        found[guest.id] = (guest.program.fingerprint,)
    return found
