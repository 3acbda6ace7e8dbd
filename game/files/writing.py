"""Writing of files: a file is written whole, or stays as it was."""

from __future__ import annotations

import errno
import os
from contextlib import suppress
from pathlib import Path

from game.files.syncing import sync_file, sync_folder

# A file that is there already is none of ours, and a link leads to one.
_NEW = (
    os.O_WRONLY
    | os.O_CREAT
    | os.O_EXCL
    | sum(vars(os).get(name, 0) for name in ("O_NOFOLLOW", "O_CLOEXEC", "O_BINARY"))
)


def write_whole(path: Path, data: bytes) -> None:
    """Put `data` into a file. OSError, which names it, if that cannot be done: then it is as it was.

    The data are written beside it first, so that a full disk or a crash leaves no half of a file. Of a link
    the file that it leads to is written. Only an ordinary file is: taking the place of a device or a pipe would
    destroy it.
    """
    there = Path(os.path.realpath(path))
    # Nobody can know the name before, and put a link there that would be followed.
    new = there.parent / f"{there.name}.{os.urandom(6).hex()}.new"
    made = False
    try:
        if there.is_dir():
            raise OSError(errno.EISDIR, os.strerror(errno.EISDIR))
        if there.exists() and not there.is_file():
            raise OSError(errno.EINVAL, "it is not an ordinary file")
        handle = os.open(new, _NEW, 0o666)
        made = True
        with open(handle, "wb") as file:
            file.write(data)
            file.flush()
            sync_file(file.fileno())
        os.replace(new, there)
        sync_folder(there.parent)
    except OSError as error:
        if made:
            with suppress(OSError):
                new.unlink()
        raise OSError(error.errno, error.strerror, str(path)) from None
