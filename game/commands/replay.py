"""The command `replay`."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from game.commands.common import english
from game.engine.replay import ReplayError
from game.store.language_files import load_words
from game.tools import check_replay


@click.command()
@click.argument("file", type=click.Path(path_type=Path, exists=True, dir_okay=False))
@click.option("--check", is_flag=True, help="Play it again and compare the hashes of the state.")
def replay(file: Path, check: bool) -> None:
    """Say what a replay FILE holds, or play it again with --check."""
    try:
        if check:
            click.echo(f"{file}: {check_replay.check(file)}")
        else:
            loaded = check_replay.load(file)
            title = load_words()(f"{loaded.variant.info.id}.title")
            click.echo(
                f"{file}: {title}, {', '.join(loaded.table.names)}, "
                f"deal {loaded.seed}, {len(loaded.log)} actions"
            )
    except ReplayError as error:
        why = f" {english(error.setup)}" if error.setup else ""
        click.echo(f"{file}: {error}.{why}", err=True)
        sys.exit(1)
