"""The command `simulate`."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import click

from game.commands.choices import (
    ALLOW_PROGRAMS,
    allowed_programs,
    chosen_bots,
    chosen_game,
    chosen_options,
)
from game.commands.common import CommandError, make_folder, say, tell_errors, watched
from game.commands.shared_options import as_json, count, first_deal, jobs, rules_options
from game.commands.values import Folder, Name, NameList, Whole
from game.tools import simulate as simulation
from game.words.counted import counted


@click.command()
@click.argument("game", type=Name("a game"))
@click.option("--players", default=4, show_default=True, type=Whole(), help="Number of players.")
@click.option(
    "--bots",
    type=NameList("a bot"),
    default="greedy,random",
    show_default=True,
    help="Bots, which take turns in the seats.",
)
@count("--matches", 100, "Number of matches.")
@first_deal()
@rules_options()
@jobs()
@click.option("--save", type=Folder(), help="Save replay files in this folder.")
@ALLOW_PROGRAMS
@as_json()
def simulate(
    game: str,
    players: int,
    bots: tuple[str, ...],
    matches: int,
    seed: int,
    rules: str | None,
    options: tuple[str, ...],
    jobs: int,
    save: Path | None,
    allow_programs: bool,
    as_json: bool,
) -> None:
    """Let bots play GAME against each other, without a window."""
    variant = chosen_game(game)
    chosen = chosen_options(variant, players, options, rules)
    names = chosen_bots(bots, programs=True)
    programs = allowed_programs(names, allow_programs)
    make_folder(save)
    plan = simulation.Series(game, players, names, matches, seed, chosen, save, programs)

    try:
        report, errors = simulation.simulate(
            plan, jobs, lambda played: watched(played, matches, "matches")
        )
    except simulation.NotSaved as error:
        raise CommandError(str(error)) from None
    tell_errors(errors)
    say(json.dumps(report, indent=2) if as_json else _table(report))
    sys.exit(1 if errors else 0)


def _table(report: dict[str, Any]) -> str:
    lines = [
        f"{report['game']}, {counted(report['players'], 'player')}, {counted(report['matches'], 'match')}, "
        f"{counted(report['rounds'], 'round')}, {counted(report['actions'], 'action')}"
        f" in {report['seconds']:.2f} s",
        f"{'bot':<12} {'seats':>6} {'wins':>8} {'win rate':>9} {'95 % interval':>17}"
        f" {'score':>8} {'ms a decision':>14}",
    ]
    for name, row in report["by_bot"].items():
        low, high = row["ci95"]
        lines.append(
            f"{name:<12} {row['seats']:>6} {row['wins']:>8.1f} {row['win_rate']:>9.3f}"
            f" {f'{low:.3f} – {high:.3f}':>17} {row['mean_score']:>8.2f}"
            f" {row['mean_decision_ms']:>14.4f}"
        )
    return "\n".join(lines)
