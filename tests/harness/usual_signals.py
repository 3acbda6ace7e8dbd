"""What a run of the tests does with the signals that ask it to end: `use_usual_signals()`."""

from __future__ import annotations

import signal
import sys


def use_usual_signals() -> None:
    """End at SIGTERM, and let SIGINT be heard, in this process and those that it starts.

    SDL would make an event of SIGTERM where nothing else has taken it: the run would go on, and the test that
    it came to fail without a word of why. SIGINT is ignored in what a script starts in its background.
    """
    if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    if sys.platform != "win32" and signal.getsignal(signal.SIGTERM) == signal.SIG_DFL:
        signal.signal(signal.SIGTERM, _end)


def _end(number: int, _frame: object) -> None:
    signal.signal(number, signal.SIG_DFL)
    signal.raise_signal(number)
