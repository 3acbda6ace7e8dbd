"""The commands of the command line; all work without a screen.

Each stands in the module of its name (but see MODULES), which is imported when the command is run, or its help
asked for: what one command works with takes longer to import than another takes to run.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Any

import click

from game import __version__
from game.engine.problems import Problem
from game.terminal import INTERRUPTED, WRONG
from game.usage_errors import sentence
from game.words.catalogue import WordsError

NAMES = (
    *("scenario", "simulate", "ladder", "duel", "bots", "games", "replay", "soak", "bench", "open"),
    *(
        "transcripts",
        "shots",
        "tour",
        "monkey",
        "fuzz",
        "torture",
        "history",
        "matches",
        "words",
        "today",
        "puzzles",
    ),
)
MODULES = {
    "bots": "bot_commands",
    "games": "game_checks",
    "open": "open_file",
    "puzzles": "proving.puzzles",
    "scenario": "game_checks",
    "today": "days.today",
    "words": "game_checks",
}
"""The modules of commands that do not have the name of their module."""
HELP = {"help_option_names": ["-h", "--help"]}


class Commands(click.Group):
    """The commands by their names, in the order they are listed in.

    What is wrong with how one was called is told in one sentence on standard error.
    """

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        **extra: Any,
    ) -> Any:
        """Run what the arguments say, and leave with its exit status."""
        try:
            status = super().main(args, prog_name, complete_var, False, **extra)
        except click.ClickException as error:
            print(sentence(error), file=sys.stderr)
            status = error.exit_code
        except click.Abort:
            status = INTERRUPTED
        except Problem as problem:
            # As of a file that came with the program, for which no command looks itself.
            print(_sentence_of(problem), file=sys.stderr)
            status = WRONG
        except WordsError as error:
            print(error, file=sys.stderr)
            status = WRONG
        sys.exit(status)

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(NAMES)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in NAMES:
            return None
        module = import_module(f"{__name__}.{MODULES.get(cmd_name, cmd_name)}")
        command: click.Command = getattr(module, cmd_name)
        return command


@click.group(cls=Commands, context_settings=HELP)
@click.version_option(__version__, prog_name="All for One", help="Say which version this is.")
@click.option(  # taken by the entry point, before any command is looked at
    "--data-dir",
    metavar="DIR",
    expose_value=False,
    help="Keep settings, matches and bots in this folder, like a portable copy. Must come first.",
)
def commands() -> None:
    """All for One: five card games called One.

    Without a command the game opens; with the name of a saved match (a .oneplay file) it shows that.
    """


def _sentence_of(problem: Problem) -> str:
    """Return the English sentence of a problem, or the one that says that there is no English."""
    try:
        return str(import_module("game.store.language_files").sentence_of(problem))
    except WordsError as error:
        return str(error)
