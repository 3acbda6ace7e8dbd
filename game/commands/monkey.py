"""The command `monkey`."""

from __future__ import annotations

import json
import sys

import click

from game.commands.common import CommandError, on_a_screen, say, watched
from game.commands.shared_options import as_json, count, first_seed
from game.tools import memory_report
from game.tools.monkey import monkey_rounds as rounds
from game.view.base.window import NoDisplay
from game.words.counted import counted
from game.words.path_names import quoted


@click.command()
@count("--events", 20_000, "Number of events.")
@first_seed()
@click.option("--without", default="", metavar="3-17,20", help="Events to leave out.")
@click.option(
    "--report",
    is_flag=True,
    help="Run one program at 1920x1080 and print what it takes of the machine.",
)
@as_json()
def monkey(events: int, seed: int, without: str, report: bool, as_json: bool) -> None:
    """Throw random mouse, key, pad, resize and focus events at every scene and check that nothing breaks.

    A fault is reported with the command that repeats it.
    """
    found = (
        _report_memory(events, seed, as_json) if report else _play(events, seed, without, as_json)
    )
    if as_json:
        told = {
            "events": found.events,
            "faults": [{"what": each.what, "again": each.again} for each in found.faults],
            "max_rss_mb": memory_report.most_memory(),
            "open_files": memory_report.open_files(),
        }
        say(json.dumps(told, indent=2))
    sys.exit(1 if found.faults else 0)


def _play(events: int, seed: int, without: str, as_json: bool) -> rounds.Found:
    try:
        left_out = rounds.numbers_of(without)
    except ValueError:
        raise CommandError(
            f"--without: {quoted(without)} was given;"
            f" numbers from 1 to {rounds.ROUND} were expected, such as 3-17,20."
        ) from None
    with on_a_screen():
        thrown = rounds.play(events, seed, left_out)
        found = rounds.total(list(watched(thrown, events, "events", lambda part: part.events)))
    for fault in found.faults[:20]:
        say(str(fault), err=True)
    if found.faults and not left_out:
        shorter = rounds.shrunk(found.faults[0])
        kept = shorter.event - len(shorter.without)
        say(f"The first of them with {counted(kept, 'event')}: {shorter.again}", err=True)
    if not as_json:
        seen = ", ".join(f"{where} {count}" for where, count in found.seen.most_common())
        say(
            f"{counted(found.events, 'event')}, {counted(found.compared, 'table')} compared, "
            f"{counted(len(found.faults), 'fault')}\n{seen}"
        )
    return found


def _report_memory(events: int, seed: int, as_json: bool) -> rounds.Found:
    """Print what a program takes as it goes on, to standard error where JSON is wanted."""
    found = rounds.Found()
    with on_a_screen():
        try:
            for reading in memory_report.watched(events, seed):
                found.events = reading.events
                say(str(reading), err=as_json)
        except NoDisplay:
            raise
        except Exception as error:
            found.faults.append(rounds.Fault.of(error, seed, events, long=True))
            say(str(found.faults[0]), err=True)
    return found
