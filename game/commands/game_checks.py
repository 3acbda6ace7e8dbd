"""What makers of games and translators check: the command `scenario`, and those of `games` and `words`."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import click

from game.commands.choices import chosen_game
from game.commands.common import CommandError, columns, say
from game.commands.proving.file_checks import FAILED, check_files
from game.commands.shared_options import as_json
from game.commands.values import InputFile, Name
from game.engine.problems import Phrase, presentable
from game.store.language_files import known_languages, load_words
from game.store.platform_folders import assets
from game.store.talk_options import load_talk
from game.tools import check_scenario as scenarios
from game.words.catalogue import ENGLISH, Catalogue
from game.words.entries import Damaged
from game.words.language_check import faults_of
from game.words.path_names import quoted

LONGEST_ID = 80
"""Letters of a message's id in a line."""


@click.command()
@click.argument("paths", metavar="PATH...", nargs=-1, required=True, type=InputFile(or_folder=True))
def scenario(paths: tuple[Path, ...]) -> None:
    """Check scenario files, or all in a folder: rules written as positions and moves."""
    check_files(paths, _wrong, "passed", "scenario")


def _wrong(file: Path) -> tuple[str, str] | None:
    """Return whether a scenario does not hold or makes no sense, as a word, and why; None if it holds."""
    try:
        scenarios.run(scenarios.load(file))
    except scenarios.ScenarioFailure as error:
        return FAILED, presentable(str(error), 600)
    except scenarios.ScenarioError as error:
        return "ERROR ", presentable(str(error), 600)
    return None


@click.group()
def games() -> None:
    """Check the games of the program."""


@games.command("check")
@click.argument("game", type=Name("a game"))
@as_json("list")
def check_game(game: str, as_json: bool) -> None:
    """Say what GAME still owes, each with the file in which it belongs: messages, rules, a table, a lesson.

    Some matches of it are played, with mistakes, for the messages that they need.
    """
    # Imported here: it takes longer to import than a scenario to run.
    from game.tools.check_game import owed

    found = owed(chosen_game(game))
    if as_json:
        say(json.dumps([each._asdict() for each in found], indent=2))
    elif not found:
        say("nothing")
    else:
        for line in columns(found):
            say(line)
    sys.exit(1 if found else 0)


@click.group()
def words() -> None:
    """Check the languages of the program."""


@words.command("check")
@click.argument("language", type=Name("a language"))
@as_json("list")
def check_language(language: str, as_json: bool) -> None:
    """Say what of LANGUAGE cannot be used and is English instead: messages, rules, talk.

    LANGUAGE is the name of its folder in assets/strings.
    """
    known = known_languages()
    if language not in known:
        raise CommandError(
            f"There is no language {quoted(language)}; the languages are {', '.join(known)}."
        )
    strings = assets() / "strings"
    found = faults_of(strings / language, strings / ENGLISH) + list(load_talk(language).damages)
    words = load_words()
    # English files that are missing are nothing that a language could be without.
    rows = sorted({_row(each, words) for each in (*found, *words.damages)})
    if as_json:
        keys = ("file", "id", "reason")
        say(json.dumps([dict(zip(keys, row, strict=True)) for row in rows], indent=2))
    elif not rows:
        say("nothing")
    else:
        for line in columns(rows):
            say(line)
    sys.exit(1 if rows else 0)


def _row(damaged: Damaged, words: Catalogue) -> tuple[str, str, str]:
    reason = damaged.reason
    said = words.phrase(reason) if isinstance(reason, Phrase) else reason
    return damaged.file, presentable(damaged.id, LONGEST_ID), presentable(said, 300)
