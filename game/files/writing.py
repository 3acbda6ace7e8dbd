"""Writing of files: a file is written whole, or stays as it was."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

from game.files.syncing import sync_file, sync_folder


def write_whole(path: Path, data: bytes) -> None:
    """Put `data` into a file. OSError, which names it, if that cannot be done: then it is as it was.

    The data are written beside it first, so that a full disk or a crash leaves no half of a file.
    """
    # Another program may write the same file at the same time.
    new = path.with_name(f"{path.name}.{os.getpid()}.new")
    try:
        with new.open("wb") as file:
            file.write(data)
            file.flush()
            sync_file(file.fileno())
        os.replace(new, path)
        sync_folder(path.parent)
    except OSError as error:
        with suppress(OSError):
            new.unlink()
        raise OSError(error.errno, error.strerror, str(path)) from None
