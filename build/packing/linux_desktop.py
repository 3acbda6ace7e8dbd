"""What a package for Linux has beside the program: `desktop_files()`."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from identity import IDENTITY, Identity
from metadata import linux_files

from game import __version__
from packing.archives import Member, plain
from packing.debian import NAME, compressed
from packing.licences import copyright_file

ROOT = Path(__file__).resolve().parents[2]


def desktop_files(identity: Identity = IDENTITY) -> Iterator[Member]:
    """Yield what desktops read, and what every Debian package has, by their names from the root."""
    for name, content in linux_files(__version__, identity).items():
        yield plain(f"usr/{name}", content)
    papers = f"usr/share/doc/{NAME}"
    yield plain(f"{papers}/copyright", copyright_file().encode())
    yield plain(f"{papers}/CHANGELOG.md.gz", compressed((ROOT / "CHANGELOG.md").read_bytes()))
