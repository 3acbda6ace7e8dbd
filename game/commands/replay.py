"""The command `replay`."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from game.commands.common import LONGEST_SENTENCE, called, english, say
from game.commands.values import InputFile
from game.engine.problems import presentable
from game.engine.replay import ReplayError
from game.store.language_files import load_words
from game.tools import check_replay
from game.words.counted import counted
from game.words.path_names import named


@click.command()
@click.argument("file", type=InputFile())
@click.option("--check", is_flag=True, help="Play it again and compare the hashes of the state.")
def replay(file: Path, check: bool) -> None:
    """Say what a replay FILE holds, or play it again with --check.

    It may also be another file that `open` opens: a saved match, a text, or the log of a match.
    """
    try:
        if check:
            say(f"{named(file)}: {check_replay.check(file)}")
        else:
            loaded = check_replay.load(file)
            title = load_words()(f"{loaded.variant.info.id}.title")
            dealt = "from a position" if loaded.seed is None else f"deal {loaded.seed}"
            names = ", ".join(map(called, loaded.table.names))
            say(f"{named(file)}: {title}, {names}, {dealt}, {counted(len(loaded.log), 'action')}")
    except ReplayError as error:
        why = f" {english(error.setup)}" if error.setup else ""
        said = presentable(str(error).rstrip("."), LONGEST_SENTENCE)
        say(f"{named(file)}: {said}.{why}", err=True)
        sys.exit(1)
