"""The command `soak`."""

from __future__ import annotations

import json
import sys
from typing import Any

import click

from game.commands.common import lines, say, watched
from game.commands.shared_options import as_json, count, first_seed, jobs
from game.tools import soak as soaking


@click.command()
@count("--rounds", 5000, "Number of rounds.")
@first_seed()
@jobs()
@as_json("figures")
def soak(rounds: int, seed: int, jobs: int, as_json: bool) -> None:
    """Play many random rounds, with illegal moves thrown in, and check that all holds."""
    parts = list(
        watched(soaking.soak(rounds, seed, jobs), rounds, "rounds", lambda part: part.rounds)
    )
    figures: dict[str, Any] = dict(soaking.totals(parts))
    faults = [fault for part in parts for fault in part.faults]
    for fault in faults[:20]:
        say(fault, err=True)
    figures["faults"] = len(faults)
    say(json.dumps(figures, indent=2) if as_json else lines(figures))
    sys.exit(1 if faults else 0)
