"""The command `torture`."""

from __future__ import annotations

import json
import sys

import click

from game.commands.common import JOBS, lines, watched
from game.tools.fuzzing import fuzzer
from game.tools.fuzzing.file_readers import KINDS, START
from game.tools.torture.cuts import cuts as cut_all
from game.tools.torture.kills import Killed
from game.tools.torture.kills import kills as kill_all


@click.command()
@click.option(
    "--kills",
    default=20,
    show_default=True,
    type=click.IntRange(0),
    help="Number of programs to kill.",
)
@click.option(
    "--cuts",
    default=200,
    show_default=True,
    type=click.IntRange(0),
    help="Number of cut logs to read.",
)
@click.option(
    "--mutations",
    default=200,
    show_default=True,
    type=click.IntRange(0),
    help="Number of damaged files to read.",
)
@click.option("--seed", default=1, show_default=True, type=click.IntRange(0), help="First seed.")
@click.option(
    "--jobs", default=1, show_default=True, type=JOBS, help="Number of processes for the files."
)
@click.option("--json", "as_json", is_flag=True, help="Print the report as JSON.")
def torture(kills: int, cuts: int, mutations: int, seed: int, jobs: int, as_json: bool) -> None:
    """Do to saved matches whatever may happen to them, and check that nothing is lost.

    Playing programs are killed at random moments, logs are cut off at every byte or left as a power cut
    may leave them, and files of every kind are damaged as by `fuzz`.
    """
    faults: list[str] = []
    killed = Killed()
    told = 0
    for killed in watched(kill_all(kills, seed), kills, "kills"):
        told = _tell(killed.wrong, told)
    faults += killed.wrong
    images = list(watched(cut_all(cuts, seed), cuts, "cuts"))
    cut_off = [wrong for wrong in images if wrong]
    _tell(cut_off, 0)
    faults += cut_off
    tried = fuzzer.Tried()
    kinds = sorted(KINDS.keys() - {START})
    for kind, fault in watched(fuzzer.fuzz(kinds, seed, mutations, jobs), mutations, "files"):
        tried.files[kind] += 1
        if fault is not None:
            tried.faults.append(fault)
            _tell([str(fault)], 0)
    faults += [f"{fault.kind}: {fault.what}; again by: {fault.again}" for fault in tried.faults]
    report = {
        "kills": killed.kills,
        "actions": killed.actions,
        "taken_up": killed.taken_up,
        "cuts": len(images),
        "mutations": dict(sorted(tried.files.items())),
        "faults": faults,
    }
    click.echo(
        json.dumps(report, indent=2) if as_json else lines({**report, "faults": len(faults)})
    )
    sys.exit(1 if faults else 0)


def _tell(wrong: list[str], told: int) -> int:
    """Tell of what has not been told of yet; return how much has been."""
    for each in wrong[told:]:
        click.echo(each, err=True)
    return len(wrong)
