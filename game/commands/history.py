"""The commands of `history`."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from sqlite3 import Error

import click

from game.commands.common import CommandError, english
from game.files.reading import Unreadable
from game.session.records.history import rebuild as rebuild_index
from game.session.records.history import refresh
from game.session.records.history_export import as_csv, as_json
from game.store.history_index import HistoryIndex, Wanted
from game.store.platform_folders import PlayerFolders


@click.group()
def history() -> None:
    """Print finished matches, or rebuild their index."""


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
    """Rebuild the index of finished matches from their logs."""
    data = PlayerFolders.of_platform().data
    with _told():
        click.echo(f"{rebuild_index(data, trouble=_trouble)} matches")


@history.command()
@click.option("--form", type=click.Choice(["csv", "json"]), default="csv", show_default=True)
@click.option("--game", default="", metavar="GAME", help="Only matches of this game.")
@click.option("--player", default="", metavar="NAME", help="Only matches with this player.")
def export(form: str, game: str, player: str) -> None:
    """Print finished matches, newest first: as CSV with a line for each seat, or as JSON."""
    data = PlayerFolders.of_platform().data
    with _told():
        refresh(data, trouble=_trouble)
        found = HistoryIndex(data).find(Wanted(game, player))
    click.echo(as_json(found) if form == "json" else as_csv(found), nl=False)
