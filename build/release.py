"""Make what people download: `python build/release.py`.

It builds the one-folder program and packs it for the system that it runs on, into dist/: for Linux an archive
(.tar.xz) and a Debian package (.deb), for Windows and macOS an archive (.zip); with it SHA256SUMS, the folder
dist/itch with a folder for each of itch.io's channels, and on Linux release.json, which says what the program
needs. With --publish it first sees that all is there that a release needs.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import platform
import shutil
import sys
from pathlib import Path
from typing import NoReturn

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "build")]

from package import APPLICATION, DIST, PROGRAM, build, epoch, size_of  # noqa: E402
from packing.archives import as_tar, as_zip, members, packed  # noqa: E402
from packing.debian import About, debian_package  # noqa: E402
from packing.libraries import oldest_glibc  # noqa: E402
from packing.licences import libraries, unlicensed  # noqa: E402
from packing.linux_desktop import desktop_files  # noqa: E402
from packing.publishing import missing  # noqa: E402
from packing.trouble import Trouble  # noqa: E402
from packing.twice import build_twice  # noqa: E402

from game import __version__  # noqa: E402

NAME = "all-for-one"
SUMS = "SHA256SUMS"
MOST_UNPACKED, MOST_PACKED = 60_000_000, 28_000_000
"""Bytes that the program may have on Linux, in its folder and as an archive."""

CHANNELS = {"linux": "linux", "win32": "windows", "darwin": "mac"}
"""itch.io's channel for each of the platforms as Python calls them."""
ITCH_STARTS = {"linux": NAME, "win32": f"{NAME}.exe", "darwin": APPLICATION.name}
DEBIAN_NAMES = {"x86_64": "amd64", "aarch64": "arm64"}
"""Debian's names of machines."""


def release() -> None:
    """Build and pack the program for this system. Raises Trouble."""
    system = "linux" if sys.platform.startswith("linux") else sys.platform
    if system not in CHANNELS:
        raise Trouble(f"There is no package for {system}: it is Linux, Windows or macOS.")
    when = epoch()
    os.environ["SOURCE_DATE_EPOCH"] = str(when)
    shutil.rmtree(DIST, ignore_errors=True)
    build()
    unknown = ", ".join(unlicensed(libraries(PROGRAM)))
    if unknown:
        said = f"assets/licences/licences.toml does not say whose these are: {unknown}."
        if system == "linux":
            raise Trouble(said)
        print(said)  # what Python brings along there depends on who has built it
    machine = platform.machine().lower().replace("amd64", "x86_64")
    for each in pack(system, machine, when):
        print(f"{each}: {each.stat().st_size / 1e6:.1f} MB")


def pack(system: str, machine: str, when: int) -> list[Path]:
    """Pack what was built, with the sums, and return the files. Raises Trouble."""
    stem = f"{NAME}-{__version__}-{CHANNELS[system]}-{machine}"
    if system == "linux":
        made = _for_linux(stem, machine, when)
    elif system == "win32":
        made = [_write(f"{stem}.zip", as_zip(members(PROGRAM, NAME), when))]
    else:
        made = [_write(f"{stem}.zip", as_zip(members(APPLICATION, APPLICATION.name), when))]
    sums = "".join(
        f"{hashlib.sha256(each.read_bytes()).hexdigest()}  {each.name}\n" for each in made
    )
    _lay_out_for_itch(system)
    return [*made, _write(SUMS, sums.encode())]


def _for_linux(stem: str, machine: str, when: int) -> list[Path]:
    glibc, asking = oldest_glibc(PROGRAM)
    archive = packed(as_tar(members(PROGRAM, f"{NAME}-{__version__}"), when))
    unpacked = size_of(PROGRAM)
    if unpacked > MOST_UNPACKED or len(archive) > MOST_PACKED:
        raise Trouble(
            f"The program is too large: {unpacked / 1e6:.1f} MB ({len(archive) / 1e6:.1f} packed), "
            f"and may have {MOST_UNPACKED / 1e6:g} ({MOST_PACKED / 1e6:g})."
        )
    if machine not in DEBIAN_NAMES:
        raise Trouble(f"No Debian package is made for {machine} machines.")
    about = About(__version__, DEBIAN_NAMES[machine], glibc, when)
    debian = debian_package(PROGRAM, desktop_files(), about)
    needs = {
        "version": __version__,
        "glibc": glibc,
        "glibc_needed_by": asking,
        "unpacked": unpacked,
        "packed": len(archive),
    }
    _write("release.json", (json.dumps(needs, indent=2) + "\n").encode())
    print(f"It runs with glibc {glibc} and newer; {', '.join(asking)} ask for that.")
    print(f"{PROGRAM}: {unpacked / 1e6:.1f} MB")
    return [
        _write(f"{stem}.tar.xz", archive),
        _write(f"{NAME}_{__version__}_{about.architecture}.deb", debian),
    ]


def _write(name: str, content: bytes) -> Path:
    path = DIST / name
    path.write_bytes(content)
    return path


def _lay_out_for_itch(system: str) -> None:
    """Lay out what itch.io's uploader sends: `butler push dist/itch/CHANNEL OWNER/GAME:CHANNEL`."""
    folder = DIST / "itch" / CHANNELS[system]
    whole = APPLICATION if system == "darwin" else PROGRAM
    into = folder / whole.name if system == "darwin" else folder
    shutil.copytree(whole, into, symlinks=True, copy_function=os.link)  # takes no room
    start = f'[[actions]]\nname = "play"\npath = "{ITCH_STARTS[system]}"\n'
    (folder / ".itch.toml").write_text(start, encoding="utf-8")


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        raise Trouble(f"{message[:1].upper()}{message[1:]}; see {self.prog} --help.")


def _arguments() -> argparse.Namespace:
    parser = _Parser(description="Make what people download, into dist/.")
    way = parser.add_mutually_exclusive_group()
    way.add_argument(
        "--publish",
        action="store_true",
        help="stop with a sentence for each thing that a release for others still needs",
    )
    way.add_argument(
        "--twice",
        action="store_true",
        help="build the last commit in two folders instead, and say whether the bytes are the same",
    )
    return parser.parse_args()


if __name__ == "__main__":
    try:
        given = _arguments()
        if given.publish and (sentences := missing(os.environ)):
            raise Trouble("\n".join(sentences))
        if given.twice:
            build_twice(epoch())
        else:
            release()
    except Trouble as trouble:
        print(trouble, file=sys.stderr)
        sys.exit(2)
    except OSError as error:
        print(f"{error.filename or 'A file'} cannot be written: {error.strerror}.", file=sys.stderr)
        sys.exit(2)
