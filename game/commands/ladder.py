"""The command `ladder`."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import click

from game.commands.choices import chosen_bots, chosen_game, chosen_options
from game.commands.common import (
    CommandError,
    english,
    make_folder,
    say,
    tell_errors,
    watched,
)
from game.commands.shared_options import as_json, count, first_deal, jobs, rules_options
from game.commands.values import Folder, Name, NameList, Whole
from game.engine.problems import Problem
from game.files.writing import write_whole
from game.store.bot_files import load_roster
from game.store.strength_file import load_strengths, save_strengths, strength_path
from game.tools.strength import ladder as measuring
from game.tools.strength.plots import as_svg, as_text
from game.tools.strength.strength_table import measured, merged
from game.words.counted import counted
from game.words.path_names import named


@click.command()
@click.argument("game", type=Name("a game"))
@click.option("--players", default=2, show_default=True, type=Whole(), help="Number of players.")
@click.option(
    "--bots",
    type=NameList("a bot"),
    metavar="A,B,C",
    help="Bots to rate; all of them if none are named.",
)
@count("--deals", 200, "Number of deals.")
@first_deal()
@count(
    "--tables",
    20,
    "Most groups of bots that play each deal; if there are more, they are drawn at random.",
)
@rules_options()
@jobs()
@click.option("--out", type=Folder(), help="Save a drawing of the ratings in this folder.")
@click.option("--write", is_flag=True, help="Update the strengths shown in menus and README.")
@as_json()
def ladder(
    game: str,
    players: int,
    bots: tuple[str, ...] | None,
    deals: int,
    seed: int,
    tables: int,
    rules: str | None,
    options: tuple[str, ...],
    jobs: int,
    out: Path | None,
    write: bool,
    as_json: bool,
) -> None:
    """Let bots play GAME against each other on the same deals and rate them.

    Every bot sits in every seat of a deal. Ratings follow Bradley and Terry for two at a table, Plackett
    and Luce for more, with 95 % intervals by deal; greedy has 0, and 400 more is ten times the strength.
    """
    variant = chosen_game(game)
    chosen = chosen_options(variant, players, options, rules)
    names = tuple(dict.fromkeys(chosen_bots(bots or tuple(load_roster()))))
    if len(names) < 2:
        raise CommandError("--bots: two different bots are needed at least.")
    if write and (players != 2 or measuring.YARDSTICK not in names):
        raise CommandError(
            f"--write: how strong bots are is told by matches of two, {measuring.YARDSTICK} among them."
        )
    make_folder(out)
    plan = measuring.Ladder(game, players, names, deals, seed, chosen, tables)

    report, errors = measuring.ladder(plan, jobs, lambda each: watched(each, deals, "deals"))
    tell_errors(errors)
    try:
        if report["bots"]:
            _keep(report, out, write)
    finally:  # what took hours to measure is not lost with a file
        say(json.dumps(report, indent=2) if as_json else _shown(report))
    sys.exit(1 if errors else 0)


def _keep(report: dict[str, Any], out: Path | None, write: bool) -> None:
    """Write the drawing and the strengths, where they are wanted; the report names the file of strengths."""
    try:
        if out is not None:
            drawing = out / f"ladder-{report['game']}-{report['players']}.svg"
            write_whole(drawing, as_svg(report).encode())
        if write:
            path = strength_path()
            known = load_strengths(path)
            save_strengths(merged(known, report["game"], measured(report)), path)
            report["file"] = str(path)
    except Problem as problem:
        raise CommandError(english(problem)) from None
    except OSError as error:
        raise CommandError(
            f"{named(error.filename)} cannot be written: {error.strerror}."
        ) from None


def _shown(report: dict[str, Any]) -> str:
    rows = report["bots"]
    if not rows:
        return "No deal was played to its end."
    lines = [
        f"{report['game']}, {counted(report['players'], 'player')}, {counted(report['deals'], 'deal')}, "
        f"{counted(report['matches'], 'match')} in {report['seconds']:.2f} s",
        f"{'bot':<14} {'rating':>7} {'95 % interval':>17} {'matches':>8} {'wins':>7}"
        f" {'over ' + measuring.YARDSTICK:>24}",
    ]
    for row in rows:
        low, high = row["ci95"]
        over = ""
        if "over_greedy" in row:
            start, end = row["over_greedy_ci95"]
            over = f"{row['over_greedy']:.3f} ({start:.3f} – {end:.3f})"
        lines.append(
            f"{row['id']:<14} {row['rating']:>7.0f} {f'{low:.0f} – {high:.0f}':>17}"
            f" {row['matches']:>8} {row['win_rate']:>7.3f} {over:>24}"
        )
    return "\n".join([*lines, "", as_text(rows)])
