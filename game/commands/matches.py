"""The commands of `matches`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, NamedTuple

import click

from game.commands.common import (
    CommandError,
    as_reason,
    called,
    columns,
    english,
    moment,
    say,
    seat_row,
    tell_errors,
)
from game.commands.shared_options import as_json
from game.engine.state import MATCH_OVER
from game.files.reading import Unreadable, detail_of
from game.session.records.log_reader import LoggedMatch, kept_match, logged_match
from game.store.match_folder import MatchFolder
from game.store.match_log import read_log
from game.store.platform_folders import PlayerFolders
from game.words.counted import counted
from game.words.path_names import named


@click.group()
def matches() -> None:
    """List the matches under way."""


class _UnderWay(NamedTuple):
    """A match under way: its log, and when that was written (s since 1970), what it tells, and how far it is.

    `over` is whether the round is. `round` and `turn` are None where it cannot be played again; then `why` says
    why.
    """

    path: Path
    written: float
    logged: LoggedMatch
    round: int | None
    turn: int | None
    over: bool = False
    why: str = ""


@matches.command("list")
@as_json("list")
def list_matches(as_json: bool) -> None:
    """List the matches that were left before their end, those played last first.

    One that cannot go on is among them; why not is told after it, or on standard error with --json.
    """
    found = _found(MatchFolder(PlayerFolders.of_platform().data))
    if not as_json:
        for line in columns([_cells(each) for each in found]):
            say(line)
        return
    for each in found:
        if each.why:
            say(f"{named(each.path)}: {each.why}.", err=True)
    say(json.dumps([_row(each) for each in found], indent=2))


def _found(folder: MatchFolder) -> list[_UnderWay]:
    """Return the matches under way; standard error tells of files that hold none."""
    found: list[_UnderWay] = []
    wrong: list[str] = []
    try:
        logs = folder.logs_under_way()
    except OSError as error:
        raise CommandError(
            f"The folder {named(folder.under_way)} cannot be read: {detail_of(error)}."
        ) from None
    for written, path in logs:
        try:
            contents = read_log(path)
            logged = logged_match(contents)
        except Unreadable as error:
            wrong.append(f"{named(path)}: {as_reason(error)}.")
            continue
        try:
            state = kept_match(contents).match.state
        except Unreadable as error:
            if logged.ending is None:
                found.append(_UnderWay(path, written, logged, None, None, why=english(error)))
            continue
        if state.phase != MATCH_OVER:
            found.append(_UnderWay(path, written, logged, state.round, state.turn, state.over))
    tell_errors(wrong)
    return found


def _row(each: _UnderWay) -> dict[str, Any]:
    plan = each.logged.plan
    return {
        "id": each.path.stem,
        "game": plan.game,
        "seats": [seat_row(seat.name, seat.bot, seat.level) for seat in plan.seats],
        "actions": each.logged.actions,
        "round": each.round,
        "turn": each.turn,
        "saved": moment(each.written),
    }


def _cells(each: _UnderWay) -> list[str]:
    plan = each.logged.plan
    names = [called(seat.name) for seat in plan.seats]
    if each.round is None or each.turn is None:
        state = f"cannot go on: {each.why}"
    elif each.over:
        state = f"round {each.round} is over"
    else:
        state = f"round {each.round}, {names[each.turn]} is in turn"
    told = (plan.game, ", ".join(names), counted(each.logged.actions, "action"), state)
    return [each.path.stem, moment(each.written), *told]
