"""The commands `transcripts write` and `transcripts check`."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, TypeVar

import click

from game.commands.common import CommandError, make_folder, say
from game.commands.values import Folder, Name
from game.engine.variant import Variant
from game.store.language_files import load_words
from game.tools.transcripts import keeping
from game.variants import VARIANTS, find_variant
from game.words.counted import counted
from game.words.path_names import named

Command = TypeVar("Command", bound=Callable[..., Any])


@click.group()
def transcripts() -> None:
    """Write whole matches down, and check that the program still plays and tells them so."""


def _of_games(command: Command) -> Command:
    """Add what both commands are given: games, and the folder of the files."""
    folder = click.option(
        "--folder",
        default=keeping.FOLDER,
        show_default=True,
        type=Folder(),
        help="Where the transcripts are.",
    )
    games = click.argument("games", nargs=-1, type=Name("a game"), metavar="[GAME]...")
    return games(folder(command))


@transcripts.command()
@_of_games
def write(games: tuple[str, ...], folder: Path) -> None:
    """Write the transcripts of some games, or of all, in the place of those that are there.

    Verbs that never came up are told at the end.
    """
    chosen = _chosen(games)
    make_folder(folder)
    words = load_words()
    written = [(variant, keeping.write(variant, folder, words)) for variant in chosen]
    for _, each in written:
        for name, size in each.sizes.items():
            say(f"{name}: {counted(size, 'byte')}")
    missing = {variant.info.id: each.missing for variant, each in written if each.missing}
    if missing:
        for game, verbs in missing.items():
            say(f"{game} never had: {', '.join(verbs)}")
    else:
        say("every verb came up")
    too_large = [
        name for _, each in written for name, size in each.sizes.items() if size > keeping.LARGEST
    ]
    if sum(file.stat().st_size for file in folder.glob("*.txt")) > keeping.LARGEST_OF_ALL:
        too_large.append("all of them together")
    for name in too_large:
        say(f"too large: {name}", err=True)
    sys.exit(1 if missing or too_large else 0)


@transcripts.command()
@click.option("--rules", "rules_only", is_flag=True, help="Leave out the sentences that are told.")
@_of_games
def check(games: tuple[str, ...], folder: Path, rules_only: bool) -> None:
    """Compare the transcripts of some games, or of all, with what the program does and says now.

    Where one differs first, its move and both lines are shown.
    """
    chosen = _chosen(games)
    if not folder.is_dir():
        raise CommandError(f"There is no folder {named(folder)}; give that of the transcripts.")
    words = load_words()
    compared = differing = 0
    for variant in chosen:
        for departure in keeping.check(variant, folder, words, rules_only=rules_only):
            compared += 1
            if departure is not None:
                differing += 1
                say(str(departure))
    say(
        f"{counted(compared, 'transcript')}, {differing} {'differs' if differing == 1 else 'differ'}"
    )
    sys.exit(1 if differing else 0)


def _chosen(games: Sequence[str]) -> list[Variant[Any]]:
    """Return the games that are meant, all if none is named. Raises CommandError."""
    try:
        return [find_variant(game) for game in dict.fromkeys(games)] or [*VARIANTS]
    except KeyError as error:
        sentence = str(error.args[0])
        raise CommandError(f"{sentence[0].upper()}{sentence[1:]}.") from None
