"""The commands of `history`."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from sqlite3 import Error
from typing import Any, TypeVar

import click

from game.commands.common import (
    CommandError,
    as_reason,
    called,
    columns,
    moment,
    say,
    seat_row,
    tell_errors,
)
from game.commands.shared_options import as_json
from game.commands.values import Name, OneOf, PlacedFile
from game.files.reading import Unreadable, detail_of, read_text
from game.files.writing import write_whole
from game.session.records import history_export
from game.session.records.history import can_be_shown, refresh
from game.session.records.history import rebuild as rebuild_index
from game.store.history_index import HistoryIndex, MatchRecord, Wanted
from game.store.match_folder import MatchFolder
from game.store.name_changes import FILE as NAMES
from game.store.platform_folders import PlayerFolders
from game.words.counted import counted
from game.words.path_names import named

Command = TypeVar("Command", bound=Callable[..., Any])

LARGEST_EXPORT = 256 << 20
"""Bytes of a file that may be taken for an export; that of a hundred thousand matches has a third."""
STANDARD_OUTPUT = "-"
"""The name of a file that is none."""


@click.group()
def history() -> None:
    """List or export finished matches, or rebuild their index."""


@contextmanager
def _told(data: Path) -> Iterator[None]:
    """Tell in a sentence where the index cannot be used."""
    try:
        yield
    except (OSError, Error) as error:
        path, detail = HistoryIndex(data).path, detail_of(error)
        raise CommandError(
            f"The index of matches, {named(path)}, cannot be used: {detail}."
        ) from None


class _Unread:
    """The files that cannot be read: a sentence each, and those that are `skipped`, all but that of NAMES."""

    def __init__(self) -> None:
        self._sentences: dict[Path, str] = {}

    def __call__(self, path: Path, error: Unreadable) -> None:
        self._sentences[path] = f"{named(path)}: {as_reason(error)}."

    @property
    def skipped(self) -> int:
        """How many logs cannot be read."""
        return sum(path.name != NAMES for path in self._sentences)

    @classmethod
    @contextmanager
    def told(cls, data: Path) -> Iterator[_Unread]:
        """Tell at the end of all that could not be read, and of what stops the command."""
        unread = cls()
        with _told(data):
            try:
                yield unread
            finally:
                tell_errors(list(unread._sentences.values()))


def _choosing(command: Command) -> Command:
    """The options that choose among the matches."""
    game = click.option(
        "--game", type=Name("a game"), metavar="GAME", help="Only matches of this game."
    )
    player = click.option(
        "--player", type=Name("a player"), metavar="NAME", help="Only matches of a player."
    )
    return game(player(command))


def _found(data: Path, game: str | None, player: str | None) -> list[MatchRecord]:
    with _Unread.told(data) as unread:
        refresh(data, trouble=unread)
        # Letters that are none, of an argument in another encoding, are in no name.
        name, who = ((each or "").encode("utf-8", "replace").decode() for each in (game, player))
        return HistoryIndex(data).find(Wanted(name, who))


@history.command("list")
@_choosing
@as_json("list")
def list_matches(game: str | None, player: str | None, as_json: bool) -> None:
    """List finished matches, newest first."""
    data = PlayerFolders.of_platform().data
    found = _found(data, game, player)
    if as_json:
        with _told(data):
            logs = MatchFolder(data).ended_logs()
        say(json.dumps([_row(each, logs.get(each.name)) for each in found], indent=2))
        return
    for line in columns([_cells(each) for each in found]):
        say(line)


def _row(match: MatchRecord, log: Path | None) -> dict[str, Any]:
    shown = log is not None and can_be_shown(match)
    return {
        "id": Path(match.name).stem,
        "game": match.game,
        "options": history_export.options_of(match),
        "seats": [seat_row(each.player, each.bot, each.level) for each in match.seats],
        "seed": match.seed,
        "started": moment(match.began),
        "seconds": match.length // 1000,
        "rounds": match.rounds,
        "winners": [each.seat for each in match.seats if each.won],
        "scores": [each.score for each in match.seats],
        "replay": str(log) if shown else None,
    }


def _cells(match: MatchRecord) -> list[str]:
    won = ", ".join(called(each.player) for each in match.seats if each.won)
    return [
        Path(match.name).stem,
        moment(match.began),
        match.game,
        ", ".join(called(each.player) for each in match.seats),
        " – ".join(str(each.score) for each in match.seats),
        f"won by {won}" if won else "left",
    ]


@history.command()
@as_json("numbers")
def rebuild(as_json: bool) -> None:
    """Rebuild the index of finished matches from their logs. Exits with 1 if any cannot be read."""
    data = PlayerFolders.of_platform().data
    with _Unread.told(data) as unread:
        matches = rebuild_index(data, unread)
    told = {"matches": matches, "skipped": unread.skipped}
    say(json.dumps(told) if as_json else f"{counted(matches, 'match')}, {unread.skipped} skipped")
    sys.exit(1 if unread.skipped else 0)


@history.command()
@click.argument("file", type=PlacedFile())
@click.option("--format", "form", type=OneOf(["csv", "json"]), default="csv", show_default=True)
@click.option("--force", is_flag=True, help="Write over FILE, whatever it holds.")
@_choosing
def export(file: Path, form: str, force: bool, game: str | None, player: str | None) -> None:
    """Write finished matches, newest first, into FILE: as CSV with a line for each seat, or as JSON.

    With "-" for FILE they are printed. A file that is there is written over only if it was exported before.
    """
    if not force and str(file) != STANDARD_OUTPUT:
        _check_free(file)
    found = _found(PlayerFolders.of_platform().data, game, player)
    text = history_export.as_json(found) if form == "json" else history_export.as_csv(found)
    if str(file) == STANDARD_OUTPUT:
        say(text, end="")
        return
    try:
        write_whole(file, text.encode())
    except OSError as error:
        raise CommandError(f"{named(file)} cannot be written: {detail_of(error)}.") from None


def _check_free(file: Path) -> None:
    """Check that in the place of a file is nothing but an export. Raises CommandError."""
    if not file.is_file():  # whatever else is there is not written over in any case
        return
    try:
        if history_export.is_export(read_text(file, limit=LARGEST_EXPORT)):
            return
    except Unreadable:
        pass
    raise CommandError(
        f"{named(file)} is there already, and holds something else than exported matches:"
        " choose another name, or say --force to write over it."
    )
