"""Writing of files: a file is written whole, or stays as it was."""

from __future__ import annotations

import errno
import os
from contextlib import suppress
from pathlib import Path

from game.files.syncing import sync_file, sync_folder


def write_whole(path: Path, data: bytes) -> None:
    """Put `data` into a file. OSError, which names it, if that cannot be done: then it is as it was.

    The data are written beside it first, so that a full disk or a crash leaves no half of a file. Of a link
    the file that it leads to is written. Only an ordinary file is: taking the place of a device or a pipe would
    destroy it.
    """
    there = Path(os.path.realpath(path))
    # Another program may write the same file at the same time.
    new = there.parent / f"{there.name}.{os.getpid()}.new"
    try:
        if there.is_dir():
            raise OSError(errno.EISDIR, os.strerror(errno.EISDIR))
        if there.exists() and not there.is_file():
            raise OSError(errno.EINVAL, "it is not an ordinary file")
        with new.open("wb") as file:
            file.write(data)
            file.flush()
            sync_file(file.fileno())
        os.replace(new, there)
        sync_folder(there.parent)
    except OSError as error:
        with suppress(OSError):
            new.unlink()
        raise OSError(error.errno, error.strerror, str(path)) from None
