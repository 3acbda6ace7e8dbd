"""Suppression of what system libraries write to the standard error when a device is missing."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def hushed() -> Iterator[None]:
    """Discard what C libraries write to the standard error; the program reports errors itself."""
    try:
        kept = os.dup(2)
    except OSError:  # there is no terminal, as in a windowed program
        yield
        return
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 2)
    try:
        yield
    finally:
        os.dup2(kept, 2)
        os.close(nowhere)
        os.close(kept)
