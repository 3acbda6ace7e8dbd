"""The way in: the window without further ado, anything else through the commands.

Whoever only wants to play must not wait for what the other commands need.
"""

from __future__ import annotations

import sys
from functools import partial
from typing import Any


def main() -> None:
    """Run the program with the arguments it was given, and leave with its exit status."""
    arguments = sys.argv[1:]
    if "--multiprocessing-fork" in arguments or "-c" in arguments:
        # A worker of the packaged program, or what watches over the workers: it does its work in
        # here, and does not return.
        from multiprocessing import freeze_support

        freeze_support()
    from game.terminal import run_command

    run_command(partial(_chosen, arguments))


def _chosen(arguments: list[str]) -> Any:
    if arguments in ([], ["--first-frame"]):
        from game.app import run

        return run(first_frame=bool(arguments))
    from game.commands import commands

    return commands()
