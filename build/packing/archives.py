"""Archives of a folder that hold the same bytes wherever and whenever they are made.

Members are sorted and belong to root; files are readable by everyone, and executable if their owner may execute
them; all have the time that is given.
"""

from __future__ import annotations

import io
import lzma
import stat
import tarfile
import time
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

DOS_BEGINS = 315532800
"""Seconds: the 1st of January 1980, before which a ZIP file knows no times."""


class Member(NamedTuple):
    """Something in an archive: its name there, its mode and its bytes, which are the target of a link."""

    name: str
    mode: int
    content: bytes

    @property
    def is_link(self) -> bool:
        return stat.S_ISLNK(self.mode)

    @property
    def is_folder(self) -> bool:
        return stat.S_ISDIR(self.mode)


def plain(name: str, content: bytes, *, executable: bool = False) -> Member:
    """Return a file with these bytes."""
    return Member(name, stat.S_IFREG | (0o755 if executable else 0o644), content)


def link(name: str, target: str) -> Member:
    """Return a symbolic link."""
    return Member(name, stat.S_IFLNK | 0o777, target.encode())


def members(folder: Path, top: str) -> Iterator[Member]:
    """Yield a folder, under the name `top`, and all that is in it, sorted."""
    yield Member(top, stat.S_IFDIR | 0o755, b"")
    for path in sorted(folder.iterdir()):
        name = f"{top}/{path.name}"
        if path.is_symlink():
            yield link(name, path.readlink().as_posix())
        elif path.is_dir():
            yield from members(path, name)
        else:
            executable = bool(path.stat().st_mode & stat.S_IXUSR)
            yield plain(name, path.read_bytes(), executable=executable)


def as_tar(content: Iterator[Member], epoch: int) -> bytes:
    """Return a tar archive, all of whose members have the time `epoch` (seconds since 1970)."""
    archive = io.BytesIO()
    with tarfile.open(fileobj=archive, mode="w", format=tarfile.GNU_FORMAT) as tar:
        for each in content:
            about = tarfile.TarInfo(each.name)
            about.mode, about.mtime = stat.S_IMODE(each.mode), epoch
            about.uname = about.gname = "root"
            if each.is_link:
                about.type, about.linkname = tarfile.SYMTYPE, each.content.decode()
                tar.addfile(about)
            elif each.is_folder:
                about.type = tarfile.DIRTYPE
                tar.addfile(about)
            else:
                about.size = len(each.content)
                tar.addfile(about, io.BytesIO(each.content))
    return archive.getvalue()


def packed(content: bytes) -> bytes:
    """Return bytes compressed as `.xz`, by way of the filter for the machine code of PCs."""
    return lzma.compress(
        content,
        filters=[{"id": lzma.FILTER_X86}, {"id": lzma.FILTER_LZMA2, "preset": 9}],
    )


def as_zip(content: Iterator[Member], epoch: int) -> bytes:
    """Return a ZIP archive with the modes and links that macOS needs."""
    archive = io.BytesIO()
    moment = time.gmtime(max(epoch, DOS_BEGINS))[:6]
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED) as packing:
        for each in content:
            about = zipfile.ZipInfo(f"{each.name}/" if each.is_folder else each.name, moment)
            about.create_system = 3  # Unix, wherever it is made
            about.external_attr = each.mode << 16 | (0x10 if each.is_folder else 0)
            about.compress_type = zipfile.ZIP_DEFLATED
            packing.writestr(about, each.content)
    return archive.getvalue()
