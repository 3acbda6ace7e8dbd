"""Who publishes the program, for whoever wants to write to them: `build/identity.toml` beside the assets."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from game.files.fields import Fields
from game.files.reading import Unreadable
from game.files.toml_files import read_toml
from game.store.platform_folders import assets

FILE = "identity.toml"
LONGEST = 200
"""Letters of an address."""


class Publisher(NamedTuple):
    """Addresses of the page, the source and a person; `""` for one that nobody has given."""

    page: str = ""
    repository: str = ""
    contact: str = ""


def load_publisher(folder: Path | None = None) -> Publisher:
    """Return who publishes this program. A file that is missing or damaged names nobody."""
    folder = folder or assets().parent / "build"
    try:
        table = Fields(read_toml(folder / FILE, within=folder))
        addresses = [table.optional_text(each) or "" for each in Publisher._fields]
    except Unreadable:
        return Publisher()
    if any(len(each) > LONGEST or not each.isprintable() for each in addresses):
        return Publisher()
    return Publisher(*addresses)
