"""The entry point: without arguments, or with a saved match, the window; otherwise a command.

Which of the two it is decides what is imported: playing does not wait for the modules of the commands.
"""

from __future__ import annotations

import gc
import sys
from functools import partial
from pathlib import Path
from typing import Any

from game.files.reading import Unreadable, check_name
from game.store.platform_folders import unwritable, use_player_folder
from game.terminal import run_command, wrong_use
from game.words.path_names import named


def main() -> None:
    """Run the program with the arguments of the process, and exit with its status."""
    arguments = sys.argv[1:]
    if "--multiprocessing-fork" in arguments or "-c" in arguments:
        # A worker process of the packaged program, or multiprocessing's tracker of resources: freeze_support
        # runs it and does not return.
        from multiprocessing import freeze_support

        freeze_support()
    run_command(partial(_chosen, arguments))


DATA_DIR = "--data-dir"
SAVED = ".oneplay"
"""What the name of a saved match ends in."""


def _chosen(arguments: list[str]) -> Any:
    if arguments and arguments[0].partition("=")[0] == DATA_DIR:
        _, own, folder = arguments[0].partition("=")
        arguments = arguments[1:]
        if not own and arguments:
            folder, *arguments = arguments
        if not folder.strip():
            return wrong_use(f"{DATA_DIR}: the name of a folder was expected.")
        if (wrong := _unusable(Path(folder))) is not None:
            return wrong_use(f"{DATA_DIR}: {wrong}")
        use_player_folder(Path(folder).absolute())
        sys.argv[1:] = arguments
    if arguments in ([], ["--first-frame"]):
        return _play(first_frame=bool(arguments))
    if len(arguments) == 1 and arguments[0].lower().endswith(SAVED):
        # As desktops start it with a file that was opened there.
        return _play(file=Path(arguments[0]))
    from game.commands import commands

    return commands()


def _play(*, first_frame: bool = False, file: Path | None = None) -> int:
    # Nothing that is made before the first picture is garbage; the program lets it be collected from then on.
    gc.disable()
    from game.app import run

    return run(file=file) if file is not None else run(first_frame=first_frame)


def _unusable(folder: Path) -> str | None:
    """Return the sentence about a folder that cannot hold the player's files; it is made if it is missing.

    One that can only be read, such as that of a copy kept elsewhere, is good enough to look at what it holds:
    the window says that nothing can be kept there.
    """
    try:
        check_name(folder)
    except Unreadable:
        return _kept_nowhere(folder)
    if folder.exists() and not folder.is_dir():
        return f"{named(folder)} is not a folder; choose one of your own."
    if not folder.exists() and unwritable(folder) is not None:
        return _kept_nowhere(folder)
    return None


def _kept_nowhere(folder: Path) -> str:
    return f"nothing can be kept in {named(folder)}; choose a folder that you may write to."
