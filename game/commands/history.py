"""The commands of `history`."""

from __future__ import annotations

import csv
import json
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from sqlite3 import Error
from typing import Any

import click

from game.commands.common import CommandError, english
from game.files.reading import Unreadable
from game.session.history import refresh
from game.store.history_index import HistoryIndex, MatchRecord
from game.store.platform_folders import PlayerFolders

COLUMNS = ("match", "began", "game", "options", "deal", "rounds", "seconds", "over", "counted")
SEAT_COLUMNS = ("seat", "player", "bot", "level", "score", "won")


@click.group()
def history() -> None:
    """The matches that have ended."""


@contextmanager
def _told() -> Iterator[None]:
    """Tell in a sentence where the index cannot be used."""
    try:
        yield
    except (OSError, Error) as error:
        raise CommandError(f"The index of matches cannot be used: {error}.") from None


def _trouble(path: Path, error: Unreadable) -> None:
    click.echo(f"{path}: {english(error)}.", err=True)


@history.command()
def rebuild() -> None:
    """Make the index of the matches again from their logs."""
    data = PlayerFolders.of_platform().data
    with _told():
        HistoryIndex(data).remove()
        click.echo(f"{refresh(data, trouble=_trouble)} matches")


@history.command()
@click.option("--form", type=click.Choice(["csv", "json"]), default="csv", show_default=True)
@click.option("--game", default="", metavar="GAME", help="Of this game only.")
@click.option("--player", default="", metavar="NAME", help="With this player only.")
def export(form: str, game: str, player: str) -> None:
    """Print the matches, the last first: as CSV a line for each seat, or as JSON."""
    data = PlayerFolders.of_platform().data
    with _told():
        refresh(data, trouble=_trouble)
        found = HistoryIndex(data).find(game=game, player=player)
    if form == "json":
        click.echo(json.dumps([_as_json(each) for each in found], indent=2))
        return
    rows = csv.writer(sys.stdout, lineterminator="\n")
    rows.writerow((*COLUMNS, *SEAT_COLUMNS))
    for each in found:
        rows.writerows((*_values(each).values(), *seat) for seat in each.seats)


def _values(each: MatchRecord) -> dict[str, Any]:
    """Return what there is to tell of a match, by the names of the columns."""
    began = time.strftime("%Y-%m-%dT%H:%M:%S", time.localtime(each.began))
    told = (each.name, began, each.game, each.options, each.seed, each.rounds)
    return dict(zip(COLUMNS, (*told, each.length // 1000, each.over, each.counted), strict=True))


def _as_json(each: MatchRecord) -> dict[str, Any]:
    seats = [seat._asdict() for seat in each.seats]
    try:
        options = json.loads(each.options)
    except ValueError:  # somebody has changed the index
        options = {}
    return {**_values(each), "options": options, "seats": seats}
