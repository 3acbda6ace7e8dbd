"""The command `open`."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import click

from game.app import run
from game.commands.common import CommandError, english
from game.engine.options import SetupError
from game.engine.replay import ReplayError
from game.files.reading import Unreadable
from game.scenes.base.watched_match import tape_of_file
from game.session.replays.tape import Tape


@click.command("open")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--check", is_flag=True, help="Only say what it holds, without a window.")
@click.option("--json", "as_json", is_flag=True, help="With --check, print that as JSON.")
def open_file(file: Path, check: bool, as_json: bool) -> None:
    """Open the match or position in FILE: a saved match, a text, a replay, or the log of a match."""
    try:
        tape = tape_of_file(file)
    except Unreadable as error:
        raise CommandError(f"{file} cannot be opened: {english(error)}.") from None
    except ReplayError as error:
        raise CommandError(f"{file}: {str(error).rstrip('.')}.{_more(error.setup)}") from None
    except ValueError as error:
        raise CommandError(f"{file} cannot be played again: {error}.") from None
    if not check:
        sys.exit(run(tape=tape))
    told = contents(tape)
    click.echo(json.dumps(told) if as_json else f"{file}: {_line(told)}")


def contents(tape: Tape) -> dict[str, object]:
    """Return what a tape holds, by the names of `--json`."""
    return {
        "kind": "match" if tape.length or tape.seed is not None else "position",
        "game": tape.table.game,
        "players": tape.table.players,
        "actions": tape.length,
        "turn": tape.state(tape.length).turn,
    }


def _line(told: dict[str, object]) -> str:
    return (
        f"a {told['kind']} of {told['game']}, {told['players']} players, "
        f"{told['actions']} actions, seat {told['turn']} is in turn"
    )


def _more(setup: SetupError | None) -> str:
    return f" {english(setup)}" if setup is not None else ""


open = open_file
