"""The command `bots`: which bots there are, and whether a file is one."""

from __future__ import annotations

import json
import sys
from dataclasses import asdict
from pathlib import Path
from typing import Any

import click

from game.bots.policies import POLICIES
from game.commands.bot_measures import blunders, calibrate, reviews, table
from game.commands.common import MOST_TOLD, CommandError, english, say, tell_errors
from game.commands.shared_options import as_json
from game.commands.values import InputFile
from game.store.bot_files import (
    OWN_BOTS,
    Guest,
    RosterError,
    faults,
    guest_texts,
    load_roster,
    policy_guest,
)
from game.store.language_files import load_words
from game.store.platform_folders import PlayerFolders, assets
from game.store.strength_file import StrengthError, Strengths, load_strengths
from game.tools.strength.ladder import YARDSTICK
from game.words.catalogue import Catalogue
from game.words.counted import counted
from game.words.path_names import named


@click.group()
def bots() -> None:
    """List, check and measure the bots."""


@bots.command("list")
@as_json("list")
def list_bots(as_json: bool) -> None:
    """List the bots that come with the program, those in your own folder, and the policies."""
    own = PlayerFolders.of_platform().data / OWN_BOTS
    words = load_words()
    wrong: list[str] = []
    try:
        roster = load_roster(own, lambda phrase: wrong.append(words.phrase(phrase)))
        strengths = load_strengths()
    except (RosterError, StrengthError) as error:
        raise CommandError(english(error)) from None
    finally:
        tell_errors(wrong)
    guests = [*roster.values(), *(policy_guest(each) for each in POLICIES if each not in roster)]
    rows = [_row(guest, own, words, strengths) for guest in guests]
    say(json.dumps(rows, indent=2) if as_json else "\n".join(map(_line, rows)))


def _row(guest: Guest, own: Path, words: Catalogue, strengths: Strengths) -> dict[str, Any]:
    """Return a bot as --json tells it; `ratings` are those that were measured, by game.

    There is no file of one that is nobody but its policy.
    """
    name, about = guest_texts(guest, words)
    file = (own if guest.own else assets() / OWN_BOTS) / f"{guest.id}.toml"
    ratings = {game: bots[guest.id].rating for game, bots in strengths.items() if guest.id in bots}
    if guest.id == YARDSTICK:
        ratings = dict.fromkeys(strengths, 0.0)
    return {
        "id": guest.id,
        "name": name,
        "about": about,
        "policy": guest.policy,
        "budget": guest.budget,
        "temper": asdict(guest.temper),
        "own": guest.own,
        "file": str(file) if guest.own or guest.portrait else None,
        "ratings": {} if guest.own else ratings,
    }


def _line(row: dict[str, Any]) -> str:
    temper = " ".join(f"{name} {number:g}" for name, number in row["temper"].items())
    whose = "own" if row["own"] else "program"
    return (
        f"{row['id']}: {row['name']}, {row['policy']}, budget {row['budget']}, {whose}\n  {temper}"
    )


@bots.command()
@click.argument("file", type=InputFile())
def check(file: Path) -> None:
    """Check the FILE of a bot. Prints a sentence for each fault and exits with 1 if there is any."""
    wrong = faults(file, PlayerFolders.of_platform().data / OWN_BOTS)
    if wrong:
        words = load_words()
        for phrase in wrong[:MOST_TOLD]:
            say(words.phrase(phrase), err=True)
        if len(wrong) > MOST_TOLD:
            say(f"{counted(len(wrong) - MOST_TOLD, 'more fault')}.", err=True)
        sys.exit(1)
    say(f"{named(file)} is a bot.")


bots.add_command(blunders)
bots.add_command(calibrate)
bots.add_command(reviews)
bots.add_command(table)
