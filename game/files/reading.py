"""Reading of files, of players and of the program, as bytes or as text.

Whoever reads a file does not know what stands in its place: a pipe that nobody writes to, a device without an
end, a link to somewhere else, a file of gigabytes. Only an ordinary file of a limited size is read, and with
`within` only one that lies in a folder, wherever links lead. What a file must hold is for its reader to say.
"""

from __future__ import annotations

import errno
import os
import stat
from pathlib import Path

from game.engine.problems import Filling, Phrase, Problem

LARGEST = 1 << 20
"""Bytes of a file of settings, words or rules; the largest that comes with the program has a tenth."""
LARGEST_PICTURE = 8 << 20
"""Bytes of a picture or a sound."""

_BYTE_ORDER_MARK = "\ufeff"
# Opening must not wait for a pipe's other end, nor make a terminal ours; on Windows, bytes stay as they are.
_FLAGS = os.O_RDONLY | sum(
    vars(os).get(name, 0) for name in ("O_NONBLOCK", "O_NOCTTY", "O_CLOEXEC", "O_BINARY")
)


def detail_of(error: Exception) -> str:
    """Return what the system says of an error, or what the error itself does, as the part of a sentence."""
    return getattr(error, "strerror", None) or str(error)


_OF_DISKS = {
    errno.ENOSPC: "full",
    vars(errno).get("EDQUOT", errno.ENOSPC): "full",
    errno.EFBIG: "file-large",
    errno.EROFS: "read-only",
    errno.EIO: "failing",
}


def told_of(error: Exception) -> str | Phrase:
    """Return what a person is told of an error: of a disk in our words, else what the system says."""
    known = _OF_DISKS.get(getattr(error, "errno", None) or 0)
    return detail_of(error) if known is None else Phrase(f"problem.disk-{known}")


class AssetError(Problem):
    """Something that should have come with the program cannot be used: what, and why."""


class Unreadable(Problem):
    """A file that is not read; `phrase` says why, as the part of a sentence that names the file."""


class LeftAlone(Unreadable):
    """A file that is not read now and may be good all the same: it stays as it is.

    It is of another version of the program, or Inaccessible.
    """


class Inaccessible(LeftAlone):
    """A file that the system does not let be read."""


def unreadable(reason: str, /, **values: Filling) -> Unreadable:
    """The problem whose message is "problem.reason-" with this reason."""
    return Unreadable(Phrase(f"problem.reason-{reason}", **values))


def read_bytes(path: Path, *, limit: int = LARGEST, within: Path | None = None) -> bytes:
    """Return the contents of a regular file of at most `limit` bytes. Raises Unreadable."""
    # A file may grow, and those of the system itself do not know their size.
    data = read_start(path, limit + 1, limit=limit, within=within)
    if len(data) > limit:
        raise _too_large(limit)
    return data


def read_start(
    path: Path, count: int, *, limit: int, within: Path | None = None, start: int = 0
) -> bytes:
    """Return `count` bytes from a `start` on, or what there is, of a regular file of at most `limit`.

    Raises Unreadable.
    """
    check_file(path, limit=limit, within=within)
    try:
        handle = os.open(path, _FLAGS)
        with open(handle, "rb") as file:
            _check(os.fstat(handle), limit)
            if start:
                file.seek(start)
            data: bytes | None = file.read(count)
    except OSError as error:
        raise _refused(error) from None
    if data is None:  # what looks like a file and would be waited for, as the system's own log
        raise unreadable("not-file")
    return data


def read_text(path: Path, *, limit: int = LARGEST, within: Path | None = None) -> str:
    """The UTF-8 text of a file, every line ended by "\\n", without the mark that some editors begin with."""
    return text_of(read_bytes(path, limit=limit, within=within))


def text_of(data: bytes) -> str:
    """Return bytes as `read_text` returns them."""
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise unreadable("encoding", byte=error.start + 1) from None
    return text.removeprefix(_BYTE_ORDER_MARK).replace("\r\n", "\n").replace("\r", "\n")


def check_file(path: Path, *, limit: int = LARGEST_PICTURE, within: Path | None = None) -> None:
    """Unreadable if this is no ordinary file of at most `limit` bytes that may be read, or not in `within`.

    For what is read by a library that is given the path.
    """
    try:
        if within is not None and not lies_within(path, within):
            raise unreadable("outside", folder=str(within))
        _check(os.stat(path), limit)
        os.close(os.open(path, _FLAGS))
    except OSError as error:
        raise _refused(error) from None
    except ValueError:  # a zero byte in the name
        raise unreadable("name") from None


def check_name(path: Path) -> None:
    """Unreadable if the system does not even say what is there, as of a name that is too long."""
    try:
        os.stat(path)
    except (FileNotFoundError, NotADirectoryError):
        pass
    except OSError as error:
        raise _refused(error) from None
    except ValueError:  # a zero byte in the name
        raise unreadable("name") from None


def lies_within(path: Path, folder: Path) -> bool:
    """Return whether a path, with links and dots resolved, is in a folder."""
    there, here = os.path.realpath(path), os.path.realpath(folder)
    return Path(there).is_relative_to(here)


def _check(status: os.stat_result, limit: int) -> None:
    if stat.S_ISDIR(status.st_mode):
        raise unreadable("folder")
    if not stat.S_ISREG(status.st_mode):
        raise unreadable("not-file")
    if status.st_size > limit:
        raise _too_large(limit)


def _too_large(limit: int) -> Unreadable:
    return unreadable("too-large", most=limit >> 10)


def _refused(error: OSError) -> Inaccessible:
    return Inaccessible(Phrase("problem.reason-unread", detail=told_of(error)))
