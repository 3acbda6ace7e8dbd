"""Output of commands to terminals of any encoding, full disks and closed pipes."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import Any, NoReturn

WRONG = 2
"""The exit status after a sentence about what a person can put right."""
INTERRUPTED = 130
"""That after Ctrl-C, as shells have it."""


def run_command(command: Callable[[], Any]) -> NoReturn:
    """Run a command to its end and leave with its exit status (what it returns, or exits with).

    Letters that the terminal lacks are written as escapes. Output that cannot be written ends in a
    sentence, and in status 2.
    """
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")
    try:
        try:
            status = command()
        except SystemExit as end:
            status = end.code
        if sys.stdout is not None:
            sys.stdout.flush()
    except OSError as error:
        if error.filename is not None:
            raise
        _drop_output()
        _complain(f"The output cannot be written: {error.strerror}.")
        status = WRONG
    except KeyboardInterrupt:
        status = INTERRUPTED
    sys.exit(status)


def wrong_use(sentence: str) -> int:
    """Tell what is wrong with the arguments of the program; return its exit status."""
    _complain(sentence)
    return WRONG


def _drop_output() -> None:
    """What is still to be written goes nowhere, so that the interpreter does not try it again at its end."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    for stream in (sys.stdout, sys.stderr):
        with suppress(OSError, AttributeError):  # there is no such stream
            stream.flush()
            continue
        with suppress(OSError, AttributeError):
            os.dup2(nowhere, stream.fileno())
    os.close(nowhere)


def _complain(sentence: str) -> None:
    with suppress(OSError):
        print(sentence, file=sys.stderr)
