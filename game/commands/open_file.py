"""The command `open`."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import click

from game.app import run
from game.commands.common import LONGEST_SENTENCE, CommandError, as_reason, english, say
from game.commands.values import NewFile
from game.engine.options import SetupError
from game.engine.problems import presentable
from game.engine.replay import ReplayError
from game.engine.state import MATCH_OVER
from game.files.reading import Unreadable, check_file
from game.scenes.base.watching.watched_match import LARGEST, tape_of_file
from game.session.replays.tape import Tape
from game.words.counted import counted
from game.words.path_names import named

KEYS = ("kind", "game", "players", "actions", "turn")
"""What is told of a file, besides whether it is `ok`."""


class Unopened(Exception):
    """There is no match and no position in a file; the message is a sentence."""


@click.command("open")
@click.argument("file", type=NewFile())
@click.option("--check", is_flag=True, help="Only say what it holds, without a window.")
@click.option("--json", "as_json", is_flag=True, help="With --check, print that as JSON.")
def open_file(file: Path, check: bool, as_json: bool) -> None:
    """Open the match or position in FILE: a saved match, a text, a replay, or the log of a match.

    With --check the exit status is 1 if what is in FILE cannot be opened.
    """
    if as_json and not check:
        raise CommandError("--json goes with --check.")
    try:
        check_file(file, limit=LARGEST)
    except Unreadable as error:
        wrong = f"{named(file)} cannot be opened: {as_reason(error)}."
        if as_json:
            _print(_refused(wrong))
        raise CommandError(wrong) from None
    try:
        tape = _tape(file)
    except Unopened as wrong:
        if not check:
            raise CommandError(str(wrong)) from None
        if as_json:
            _print(_refused(str(wrong)))
        say(str(wrong), err=True)
        sys.exit(1)
    if not check:
        sys.exit(run(tape=tape))
    told = contents(tape)
    if as_json:
        _print(told)
    else:
        say(f"{named(file)}: {_line(tape, told)}")


def _tape(file: Path) -> Tape:
    """Return the tape of a file. Raises Unopened."""
    try:
        return tape_of_file(file)
    except Unreadable as error:
        raise Unopened(f"{named(file)} cannot be opened: {as_reason(error)}.") from None
    except ReplayError as error:
        said = presentable(str(error).rstrip("."), LONGEST_SENTENCE)
        raise Unopened(f"{named(file)}: {said}.{_more(error.setup)}") from None
    except ValueError as error:
        said = presentable(str(error), LONGEST_SENTENCE)
        raise Unopened(f"{named(file)} cannot be played again: {said}.") from None


def contents(tape: Tape) -> dict[str, object]:
    """Return what a tape holds, by the names of `--json`."""
    return {
        "kind": "match" if tape.length or tape.seed is not None else "position",
        "game": tape.table.game,
        "players": tape.table.players,
        "actions": tape.length,
        "turn": tape.state(tape.length).turn,
        "ok": True,
    }


def _refused(wrong: str) -> dict[str, object]:
    """Return what is told of a file that holds nothing."""
    return {**dict.fromkeys(KEYS), "ok": False, "what": wrong}


def _print(told: dict[str, object]) -> None:
    say(json.dumps(told))


def _line(tape: Tape, told: dict[str, object]) -> str:
    over = tape.state(tape.length).phase == MATCH_OVER
    now = "finished" if over else f"seat {told['turn']} is in turn"
    return (
        f"a {told['kind']} of {told['game']}, {counted(tape.table.players, 'player')}, "
        f"{counted(tape.length, 'action')}, {now}"
    )


def _more(setup: SetupError | None) -> str:
    return f" {english(setup)}" if setup is not None else ""


open = open_file
