"""The command `fuzz`."""

from __future__ import annotations

import json
import sys
from time import monotonic

import click

from game.commands.common import CommandError, say, watched
from game.commands.shared_options import as_json, count, first_seed, jobs
from game.commands.values import NameList
from game.tools.fuzzing import fuzzer
from game.tools.fuzzing.file_readers import KINDS, START
from game.words.counted import counted
from game.words.path_names import quoted


@click.command()
@count("--count", 1000, "Number of files.")
@first_seed()
@click.option(
    "--kinds",
    type=NameList("a kind"),
    metavar="KIND,KIND",
    help="Kinds of files to damage; all but `start` if not given.",
)
@jobs()
@as_json()
def fuzz(count: int, seed: int, kinds: tuple[str, ...] | None, jobs: int, as_json: bool) -> None:
    """Damage files of every kind that the program reads, and check that each is read or reported.

    The kind `start` gives damaged settings to the whole program. A fault is reported with the
    command that repeats it.
    """

    wanted = [*(kinds or KINDS.keys() - {START})]
    for kind in wanted:
        if kind not in KINDS:
            raise CommandError(
                f"--kinds: there is no kind {quoted(kind)}; the kinds are {', '.join(KINDS)}."
            )
    tried, began = fuzzer.Tried(), monotonic()
    for kind, fault in watched(fuzzer.fuzz(sorted(wanted), seed, count, jobs), count, "files"):
        tried.files[kind] += 1
        if fault is not None:
            tried.faults.append(fault)
            say(str(fault), err=True)
    if as_json:
        seconds = round(monotonic() - began, 2)
        report = {"seed": seed, "count": count, **tried.report(), "seconds": seconds}
        say(json.dumps(report, indent=2))
    else:
        shown = ", ".join(f"{kind} {number}" for kind, number in sorted(tried.files.items()))
        say(
            f"{counted(tried.files.total(), 'file')}, {counted(len(tried.faults), 'fault')}\n{shown}"
        )
    sys.exit(1 if tried.faults else 0)
