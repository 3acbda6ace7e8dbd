"""Commands that check files one by one, each for itself: `check_files(paths, check, ...)`."""

from __future__ import annotations

import sys
import traceback
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NoReturn

from game.commands.common import CommandError, say
from game.engine.problems import presentable
from game.files.toml_files import find_toml
from game.words.path_names import named

FAILED = "FAILED"
"""The word for a file of which something is not so."""


def check_files(
    paths: Sequence[Path], check: Callable[[Path], tuple[str, str] | None], good: str, what: str
) -> NoReturn:
    """Check files, or all in folders; print a line for each and how many there were, and leave with the status.

    `check` returns None for a file of which all is so, else a word for it and what is wrong; `good` is the word
    for the others, and `what` the name of such a file. Raises CommandError if there is none.
    """
    passed = failed = 0
    for file in find_toml(paths):
        try:
            wrong = check(file)
        except Exception as error:
            # A fault of the program takes none of the other files with it.
            wrong = FAILED, _fault(error)
        if wrong is None:
            passed += 1
            say(f"{good} {named(file)}")
        else:
            failed += 1
            word, reason = wrong
            say(f"{word} {named(file)}: {reason}")
    if not passed + failed:
        raise CommandError(
            f"There is no {what} in {', '.join(map(named, paths))}; they end in .toml."
        )
    say(f"{passed} {good}, {failed} failed")
    sys.exit(1 if failed else 0)


def _fault(error: Exception) -> str:
    """Return the sentence about an exception that the program should not have raised: what and where."""
    at = traceback.extract_tb(error.__traceback__)[-1]
    said = presentable(f"{type(error).__name__}: {error}".removesuffix(": "), 300)
    return (
        f"the program has a fault there: {said} ({at.name}, {Path(at.filename).name}:{at.lineno})"
    )
