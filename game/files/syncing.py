"""Bringing files and folders to the disk, so that they are there after the power has failed."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from pathlib import Path

if sys.platform == "darwin":
    import fcntl


def sync_file(handle: int) -> None:
    """Wait until everything that was written to an open file is on the disk. Raises OSError."""
    if sys.platform == "darwin":
        # There fsync leaves the data in the memory of the drive.
        with suppress(OSError):
            fcntl.fcntl(handle, fcntl.F_FULLFSYNC)
            return
    os.fsync(handle)


def sync_folder(folder: Path) -> None:
    """Wait until the names in a folder are on the disk, where the system can do that."""
    if os.name != "posix":  # Windows opens no folders, and keeps names by itself
        return
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
