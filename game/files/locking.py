"""Locks on open files, by which two programs do not write into the same one.

The system lets a lock go when the program that has it ends, however it ends.
"""

from __future__ import annotations

import os
import sys

_FAR = (1 << 31) - 2
"""The byte that is locked on Windows, where nobody can read what is locked: no file is that long."""


def lock(handle: int) -> bool:
    """Lock an open file for this program; return whether nobody else has locked it."""
    try:
        _lock(handle)
    except OSError:
        return False
    return True


if sys.platform == "win32":
    import msvcrt

    def _lock(handle: int) -> None:
        at = os.lseek(handle, 0, os.SEEK_CUR)
        try:
            os.lseek(handle, _FAR, os.SEEK_SET)
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        finally:
            os.lseek(handle, at, os.SEEK_SET)

else:
    import fcntl

    def _lock(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
