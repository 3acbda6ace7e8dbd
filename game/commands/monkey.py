"""The command `monkey`."""

from __future__ import annotations

import sys

import click

from game.commands.common import CommandError, on_a_screen, watched
from game.commands.shared_options import count, first_seed
from game.tools import memory_report
from game.tools import monkey as monkeys


@click.command()
@count("--events", 20_000, "Number of events.")
@first_seed()
@click.option("--without", default="", metavar="3-17,20", help="Events to leave out.")
@click.option(
    "--report",
    is_flag=True,
    help="Run one program at 1920x1080 and print what it takes of the machine.",
)
def monkey(events: int, seed: int, without: str, report: bool) -> None:
    """Throw random mouse, key, pad, resize and focus events at every scene and check that nothing breaks.

    A fault is reported with the command that repeats it.
    """
    if report:
        with on_a_screen():
            _report_memory(events, seed)
        return
    try:
        left_out = monkeys.numbers_of(without)
    except ValueError:
        raise CommandError(
            f"--without {without}: numbers from 1 to {monkeys.ROUND} were expected, such as 3-17,20."
        ) from None
    with on_a_screen():
        thrown = monkeys.play(events, seed, left_out)
        found = monkeys.total(list(watched(thrown, events, "events", lambda part: part.events)))
    for fault in found.faults[:20]:
        click.echo(str(fault), err=True)
    if found.faults and not left_out:
        shorter = monkeys.shrunk(found.faults[0])
        kept = shorter.event - len(shorter.without)
        click.echo(f"The first of them with {kept} events: {shorter.again}", err=True)
    seen = ", ".join(f"{where} {count}" for where, count in found.seen.most_common())
    click.echo(
        f"{found.events} events, {found.compared} tables compared, {len(found.faults)} faults\n{seen}"
    )
    sys.exit(1 if found.faults else 0)


def _report_memory(events: int, seed: int) -> None:
    if not memory_report.AVAILABLE:
        raise CommandError("--report needs psutil: pip install -e '.[dev]'.")
    for reading in memory_report.watched(events, seed):
        click.echo(str(reading))
