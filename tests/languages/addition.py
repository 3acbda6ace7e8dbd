"""Adds the test language to the program, as a folder beside the English one."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from game.store import talk_options
from game.store.platform_folders import assets, use_assets
from tests.languages.made_up import NAME, make


@contextmanager
def spoken(folder: Path) -> Iterator[Path]:
    """Add the language meanwhile, in a copy of the assets at `folder`; yields the folder of the language."""
    usual = assets()
    # Not by links: nothing is read that lies outside the folder of the assets.
    shutil.copytree(usual, folder)
    own = folder / "strings" / NAME
    make(usual / "strings" / "en", own)
    use_assets(folder)
    talk_options.forget()
    try:
        yield own
    finally:
        use_assets(None)
        talk_options.forget()
