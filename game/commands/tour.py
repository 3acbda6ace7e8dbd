"""The command `tour`."""

from __future__ import annotations

import json
from pathlib import Path

import click

from game.commands.common import CommandError, make_folder, on_a_screen, say
from game.commands.values import Folder, OneOf
from game.files.reading import detail_of
from game.tools.tour.stops import STOPS, USUAL, Tour, TourFault
from game.words.path_names import named


@click.command()
@click.argument("folder", metavar="DIR", type=Folder())
@click.option(
    "--stop",
    "stops",
    multiple=True,
    type=OneOf(list(STOPS)),
    help="Only this part; may be given several times.",
)
def tour(folder: Path, stops: tuple[str, ...]) -> None:
    """Try the program in its window, with bots and virtual pads, and save pictures in DIR.

    Prints a JSON object for each thing that was found to work.
    """
    make_folder(folder)
    with on_a_screen():
        room = Tour(folder)
    try:
        for name in stops or USUAL:
            for found in STOPS[name](room):
                say(json.dumps(found))
    except TourFault as fault:
        say(str(fault), err=True)
        raise SystemExit(1) from None
    except OSError as error:
        where = named(error.filename or folder)
        raise CommandError(f"{where} cannot be written: {detail_of(error)}.") from None
    finally:
        room.close()
