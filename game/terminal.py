"""How commands end: output that cannot be written, and interrupts, lead to a sentence or to silence."""

from __future__ import annotations

import signal
import sys
import threading
from collections.abc import Callable
from typing import Any, NoReturn

from game.files.standard_streams import drop, guard_streams

WRONG = 2
"""The exit status after a sentence about what a person can put right."""
INTERRUPTED = 130
"""That after Ctrl-C, as shells have it."""


def run_command(command: Callable[[], Any]) -> NoReturn:
    """Run a command to its end and leave with its exit status (what it returns, or exits with).

    Its streams are guarded. Output that cannot be written ends in a sentence, and in status 2; output that
    nobody reads any more ends the command.
    """
    guard_streams()
    _hear_interrupts()
    try:
        try:
            status = command()
        except SystemExit as end:
            status = end.code
        sys.stdout.flush()
    except SystemExit as end:
        status = end.code
    except OSError as error:
        if error.filename is not None:
            raise
        drop(sys.stdout)
        _complain(f"The output cannot be written: {error.strerror}.")
        status = WRONG
    except KeyboardInterrupt:
        status = INTERRUPTED
    sys.exit(status)


def _hear_interrupts() -> None:
    """Let Ctrl-C end the program also where it was started in the background of a script, which ignores it."""
    ignored = signal.getsignal(signal.SIGINT) == signal.SIG_IGN
    if ignored and threading.current_thread() is threading.main_thread():
        signal.signal(signal.SIGINT, signal.default_int_handler)


def wrong_use(sentence: str) -> int:
    """Tell what is wrong with the arguments of the program; return its exit status."""
    _complain(sentence)
    return WRONG


def _complain(sentence: str) -> None:
    print(sentence, file=sys.stderr)
