"""What a package for Linux has beside the program: `papers()`."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from packing.archives import Member, plain
from packing.debian import NAME, compressed

ROOT = Path(__file__).resolve().parents[2]


def papers() -> Iterator[Member]:
    """Yield what every Debian package has, by its name from the root."""
    folder = f"usr/share/doc/{NAME}"
    yield plain(f"{folder}/copyright", (ROOT / "LICENSE").read_bytes())
    yield plain(f"{folder}/changelog.gz", compressed((ROOT / "CHANGELOG.md").read_bytes()))
