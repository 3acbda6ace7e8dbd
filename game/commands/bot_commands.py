"""The command `bots`: which bots there are, and whether a file is one."""

from __future__ import annotations

import json
import sys
from dataclasses import asdict
from pathlib import Path
from typing import Any

import click

from game.commands.bot_measures import blunders, table
from game.commands.common import english
from game.commands.shared_options import as_json
from game.store.bot_files import OWN_BOTS, Guest, RosterError, faults, guest_texts, load_roster
from game.store.language_files import load_words
from game.store.platform_folders import PlayerFolders, assets
from game.words.catalogue import Catalogue


@click.group()
def bots() -> None:
    """List, check and measure the bots."""


@bots.command("list")
@as_json("list")
def list_bots(as_json: bool) -> None:
    """List the bots that come with the program and those in your own folder."""
    own = PlayerFolders.of_platform().data / OWN_BOTS
    words = load_words()
    try:
        roster = load_roster(own, lambda wrong: click.echo(words.phrase(wrong), err=True))
    except RosterError as error:
        click.echo(english(error), err=True)
        sys.exit(2)
    rows = [_row(guest, own, words) for guest in roster.values()]
    click.echo(json.dumps({"bots": rows}, indent=2) if as_json else "\n".join(map(_line, rows)))


def _row(guest: Guest, own: Path, words: Catalogue) -> dict[str, Any]:
    name, about = guest_texts(guest, words)
    folder = own if guest.own else assets() / OWN_BOTS
    return {
        "id": guest.id,
        "name": name,
        "about": about,
        "policy": guest.policy,
        "budget": guest.budget,
        "temper": asdict(guest.temper),
        "own": guest.own,
        "file": str(folder / f"{guest.id}.toml"),
    }


def _line(row: dict[str, Any]) -> str:
    temper = " ".join(f"{name} {number:g}" for name, number in row["temper"].items())
    whose = "own" if row["own"] else "program"
    return (
        f"{row['id']}: {row['name']}, {row['policy']}, budget {row['budget']}, {whose}\n  {temper}"
    )


@bots.command()
@click.argument("file", type=click.Path(path_type=Path))
def check(file: Path) -> None:
    """Check the FILE of a bot. Prints a sentence for each fault and exits with 1 if there is any."""
    wrong = faults(file, PlayerFolders.of_platform().data / OWN_BOTS)
    if wrong:
        words = load_words()
        for phrase in wrong:
            click.echo(words.phrase(phrase), err=True)
        sys.exit(1)
    click.echo(f"{file} is a bot.")


bots.add_command(blunders)
bots.add_command(table)
