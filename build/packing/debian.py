"""The Debian package: `debian_package(program, extras, about)`.

It is put together here, without dpkg, so that every system that builds it comes to the same bytes.
"""

from __future__ import annotations

import gzip
import hashlib
import stat
from collections.abc import Iterable, Iterator
from email.utils import formatdate
from pathlib import Path, PurePosixPath
from typing import NamedTuple

from identity import IDENTITY, Identity

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


SUMMARY = "five card games called One, against bots or on one couch"
TOLD = """ Alone against bots, or together at one screen, with mice, keys, game pads and
 phones. Every game has a lesson and a rule book, and every match is kept.
"""


OVERRIDES = f"""# The program is bundled whole, with Python, SDL and their libraries, to run on any Debian.
{NAME} binary: custom-library-search-path *
{NAME} binary: embedded-library *
{NAME} binary: library-not-linked-against-libc *
# It lies in /usr/bin, where it is found also by those whose PATH has no /usr/games.
{NAME} binary: package-section-games-but-contains-no-game
"""
"""What lintian need not say of it, with the reasons."""


class About(NamedTuple):
    """What the package says of itself. `glibc` is the oldest that will do; `epoch` in seconds since 1970."""

    version: str
    architecture: str
    glibc: str
    epoch: int
    identity: Identity = IDENTITY


def debian_package(program: Path, extras: Iterable[Member], about: About) -> bytes:
    """Return the package with the program's folder, and with `extras`, which have their names from the root."""
    found = [
        *(_as_installed(each) for each in members(program, HOME)),
        *(each._replace(name=f"./{each.name}") for each in extras),
        link(f"./usr/bin/{NAME}", f"../lib/{NAME}/{NAME}"),
        plain(f"./usr/share/doc/{NAME}/changelog.gz", compressed(changelog(about))),
        plain(f"./usr/share/lintian/overrides/{NAME}", OVERRIDES.encode()),
    ]
    data = packed(as_tar(iter(_with_folders(found)), about.epoch))
    control = packed(as_tar(iter(_control(found, about)), about.epoch))
    parts = [
        ("debian-binary", b"2.0\n"),
        ("control.tar.xz", control),
        ("data.tar.xz", data),
    ]
    return b"!<arch>\n" + b"".join(_in_ar(name, each, about.epoch) for name, each in parts)


def _as_installed(member: Member) -> Member:
    """Return a member of the program's folder, of which one file alone is started: no library is."""
    mode = member.mode
    if stat.S_ISREG(mode) and member.name != f"{HOME}/{NAME}":
        mode &= ~0o111
    return member._replace(name=f"./{member.name}", mode=mode)


def changelog(about: About) -> bytes:
    """Return the changelog as Debian has it, which points to ours."""
    return (
        f"{NAME} ({about.version}) unstable; urgency=medium\n\n"
        "  * What is new stands in CHANGELOG.md beside this file.\n\n"
        f" -- {about.identity.maintainer}  {formatdate(about.epoch)}\n"
    ).encode()


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
        "Maintainer": about.identity.maintainer,
        "Installed-Size": size,
        "Depends": ", ".join(needed),
        "Recommends": ", ".join(FOR_A_WINDOW),
        "Section": "games",
        "Priority": "optional",
        "Homepage": about.identity.page,
        "Description": SUMMARY,
    }
    yield Member(".", stat.S_IFDIR | 0o755, b"")
    control = "".join(f"{field}: {value}\n" for field, value in fields.items() if value)
    yield plain("./control", (control + TOLD).encode())
    sums = (f"{hashlib.md5(each.content).hexdigest()}  {each.name[2:]}\n" for each in files)
    yield plain("./md5sums", "".join(sorted(sums, key=lambda line: line[34:])).encode())


def _in_ar(name: str, content: bytes, epoch: int) -> bytes:
    head = f"{name:<16}{epoch:<12}{0:<6}{0:<6}{'100644':<8}{len(content):<10}`\n"
    return head.encode() + content + b"\n" * (len(content) % 2)
