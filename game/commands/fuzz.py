"""The command `fuzz`."""

from __future__ import annotations

import json
import sys

import click

from game.commands.common import JOBS, CommandError, watched
from game.tools.fuzzing import fuzzer
from game.tools.fuzzing.file_readers import KINDS, START


@click.command()
@click.option(
    "--count", default=1000, show_default=True, type=click.IntRange(1), help="Number of files."
)
@click.option("--seed", default=1, show_default=True, type=click.IntRange(0), help="First seed.")
@click.option(
    "--kinds",
    default="",
    metavar="KIND,KIND",
    help="Kinds of files to damage; all but `start` if not given.",
)
@click.option("--jobs", default=1, show_default=True, type=JOBS, help="Number of processes.")
@click.option("--json", "as_json", is_flag=True, help="Print the report as JSON.")
def fuzz(count: int, seed: int, kinds: str, jobs: int, as_json: bool) -> None:
    """Damage files of every kind that the program reads, and check that each is read or reported.

    The kind `start` gives damaged settings to the whole program. A fault is reported with the
    command that repeats it.
    """

    wanted = [kind.strip() for kind in kinds.split(",")] if kinds else [*KINDS.keys() - {START}]
    for kind in wanted:
        if kind not in KINDS:
            raise CommandError(
                f"--kinds: there is no kind {kind!r}; the kinds are {', '.join(KINDS)}."
            )
    tried = fuzzer.Tried()
    for kind, fault in watched(fuzzer.fuzz(sorted(wanted), seed, count, jobs), count, "files"):
        tried.files[kind] += 1
        if fault is not None:
            tried.faults.append(fault)
            click.echo(str(fault), err=True)
    report = tried.report()
    if as_json:
        click.echo(json.dumps(report, indent=2))
    else:
        shown = ", ".join(f"{kind} {number}" for kind, number in sorted(tried.files.items()))
        click.echo(f"{report['tried']} files, {len(tried.faults)} faults\n{shown}")
    sys.exit(1 if tried.faults else 0)
