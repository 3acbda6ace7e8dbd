"""The command `overlaps`."""

from __future__ import annotations

import sys

import click

from game.commands.common import CommandError, on_a_screen, watched
from game.tools import shots as pictures
from game.tools.drawn.checked_shots import OTHERS, faults, suited
from game.tools.shot_scripts import NoSuchMoment


@click.command()
@click.option(
    "--scene", "scenes", multiple=True, metavar="NAME", help="Only this scene, or this picture."
)
def overlaps(scenes: tuple[str, ...]) -> None:
    """Check that nothing is cut or covered in any picture of `shots`, in windows of every shape.

    Each fault is a line; the exit status is 1 if there is one.
    """
    wanted = pictures.chosen(scenes, None)
    if not wanted:
        raise CommandError(f"--scene: there is no {scenes[-1]!r}; `shots` has the scenes.")
    checked = (list(faults(shot, suited(shot))) for shot in wanted)
    found = 0
    try:
        with on_a_screen():
            for sentences in watched(checked, len(wanted), "pictures"):
                found += len(sentences)
                for sentence in sentences:
                    click.echo(sentence, err=True)
    except NoSuchMoment as error:
        raise click.ClickException(f"{error}.") from None
    click.echo(f"{len(wanted)} pictures, each in up to {1 + len(OTHERS)} windows: {found} faults")
    sys.exit(1 if found else 0)
