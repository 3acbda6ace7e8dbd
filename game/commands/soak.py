"""The command `soak`."""

from __future__ import annotations

import json
import sys
from typing import Any

import click

from game.commands.common import JOBS, lines, watched
from game.tools import soak as soaking


@click.command()
@click.option(
    "--rounds", default=5000, show_default=True, type=click.IntRange(1), help="Number of rounds."
)
@click.option("--seed", default=1, show_default=True, type=click.IntRange(0), help="First seed.")
@click.option("--jobs", default=1, show_default=True, type=JOBS, help="Number of processes.")
@click.option("--json", "as_json", is_flag=True, help="Print the figures as JSON.")
def soak(rounds: int, seed: int, jobs: int, as_json: bool) -> None:
    """Play many random rounds, with illegal moves thrown in, and check that all holds."""
    parts = list(
        watched(soaking.soak(rounds, seed, jobs), rounds, "rounds", lambda part: part.rounds)
    )
    figures: dict[str, Any] = dict(soaking.totals(parts))
    faults = [fault for part in parts for fault in part.faults]
    for fault in faults[:20]:
        click.echo(fault, err=True)
    figures["faults"] = len(faults)
    click.echo(json.dumps(figures, indent=2) if as_json else lines(figures))
    sys.exit(1 if faults else 0)
