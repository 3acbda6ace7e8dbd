"""The Debian package: `debian_package(program, extras, about)`.

It is put together here, without dpkg, so that every system that builds it comes to the same bytes.
"""

from __future__ import annotations

import gzip
import hashlib
import stat
from collections.abc import Iterable, Iterator
from pathlib import Path, PurePosixPath
from typing import NamedTuple

from metadata import IDENTITY

from packing.archives import Member, as_tar, link, members, packed, plain

NAME = "all-for-one"
HOME = f"usr/lib/{NAME}"
SIZE_UNIT = 1024

ALWAYS_NEEDED = ("libstdc++6", "libgcc-s1", "zlib1g")
"""What is left to the system beside its C library."""
FOR_A_WINDOW = (
    *("libx11-6", "libxcursor1", "libxext6", "libxfixes3", "libxi6", "libxrandr2", "libxss1"),
    *(
        "libwayland-client0",
        "libwayland-cursor0",
        "libwayland-egl1",
        "libxkbcommon0",
        "libdecor-0-0",
    ),
    *("libegl1", "libgl1", "libpulse0", "libasound2 | libasound2t64", "libudev1", "libdbus-1-3"),
    *("desktop-file-utils", "shared-mime-info", "xdg-utils"),
)
"""What SDL opens by its name if it is there: a desktop has it."""


MAINTAINER = f"{IDENTITY['developer']} <all-for-one@users.noreply.github.com>"
SUMMARY = "five card games called One, against bots or on one couch"
TOLD = """ Alone against bots, or together at one screen, with mice, keys, game pads and
 phones. Every game has a lesson and a rule book, and every match is kept.
"""


class About(NamedTuple):
    """What the package says of itself. `glibc` is the oldest that will do; `epoch` in seconds since 1970."""

    version: str
    architecture: str
    glibc: str
    epoch: int


def debian_package(program: Path, extras: Iterable[Member], about: About) -> bytes:
    """Return the package with the program's folder, and with `extras`, which have their names from the root."""
    found = [
        *(each._replace(name=f"./{each.name}") for each in members(program, HOME)),
        *(each._replace(name=f"./{each.name}") for each in extras),
        link(f"./usr/bin/{NAME}", f"../lib/{NAME}/{NAME}"),
    ]
    data = packed(as_tar(iter(_with_folders(found)), about.epoch))
    control = packed(as_tar(iter(_control(found, about)), about.epoch))
    parts = [
        ("debian-binary", b"2.0\n"),
        ("control.tar.xz", control),
        ("data.tar.xz", data),
    ]
    return b"!<arch>\n" + b"".join(_in_ar(name, each, about.epoch) for name, each in parts)


def compressed(content: bytes) -> bytes:
    """Return a manual page or changelog as Debian has it."""
    return gzip.compress(content, mtime=0)


def _with_folders(found: list[Member]) -> list[Member]:
    """Return members and every folder above one, folders before what is in them."""
    have = {each.name: each for each in found}
    for name in list(have):
        for above in PurePosixPath(name).parents:
            folder = "." if str(above) == "." else f"./{above}"
            have.setdefault(folder, Member(folder, stat.S_IFDIR | 0o755, b""))
    return [have[name] for name in sorted(have)]


def _control(found: list[Member], about: About) -> Iterator[Member]:
    files = [each for each in found if stat.S_ISREG(each.mode)]
    size = sum(-(-len(each.content) // SIZE_UNIT) for each in files)
    needed = [f"libc6 (>= {about.glibc})", *ALWAYS_NEEDED]
    fields = {
        "Package": NAME,
        "Version": about.version,
        "Architecture": about.architecture,
        "Maintainer": MAINTAINER,
        "Installed-Size": size,
        "Depends": ", ".join(needed),
        "Recommends": ", ".join(FOR_A_WINDOW),
        "Section": "games",
        "Priority": "optional",
        "Homepage": IDENTITY["page"],
        "Description": SUMMARY,
    }
    yield Member(".", stat.S_IFDIR | 0o755, b"")
    control = "".join(f"{field}: {value}\n" for field, value in fields.items())
    yield plain("./control", (control + TOLD).encode())
    sums = (f"{hashlib.md5(each.content).hexdigest()}  {each.name[2:]}\n" for each in files)
    yield plain("./md5sums", "".join(sorted(sums, key=lambda line: line[34:])).encode())


def _in_ar(name: str, content: bytes, epoch: int) -> bytes:
    head = f"{name:<16}{epoch:<12}{0:<6}{0:<6}{'100644':<8}{len(content):<10}`\n"
    return head.encode() + content + b"\n" * (len(content) % 2)
