"""The command `bench`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import click

from game.commands.common import CommandError, lines, on_a_screen, say
from game.commands.shared_options import as_json
from game.commands.values import InputFile, OneOf, Seconds
from game.tools import bench_engine, bench_frames, bench_start
from game.tools.phone_bench import bench_phones, virtual_phone
from game.tools.strength import bench_search

BENCHES = {
    "engine": bench_engine.run,
    "search": bench_search.run,
    "frames": bench_frames.run,
    "start": bench_start.run,
    "phones": bench_phones.run,
}


@click.command()
@click.argument("what", metavar="WHAT", type=OneOf(list(BENCHES)))
@click.option(
    "--seconds", default=1.0, show_default=True, type=Seconds(), help="Time for each measurement."
)
@click.option(
    "--package",
    type=InputFile(),
    metavar="FILE",
    help="With start: a packaged program, to be started in turn with this one.",
)
@as_json("figures")
def bench(what: str, seconds: float, package: Path | None, as_json: bool) -> None:
    """Measure the engine, the search of bots, the drawing of frames, the start of the program, or phones."""
    if package is not None and what != "start":
        raise CommandError(f"--package is for the start of the program, and not for {what}.")
    if what == "phones" and not virtual_phone.AVAILABLE:
        raise CommandError(
            "Phones are measured from the source: the package has no client for them."
        )
    figures: dict[str, Any]
    with on_a_screen():
        if package is not None:
            figures = bench_start.run_package(package.absolute(), seconds)
        else:
            figures = BENCHES[what](seconds)
    say(json.dumps(figures, indent=2) if as_json else lines(figures))
