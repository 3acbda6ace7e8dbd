"""Adding the test game to the program as a real one would be: its assets, and its line in the list of games."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from game.store.platform_folders import assets, use_assets
from game.variants import VARIANTS
from tests.knock.game import GAME

OWN = Path(__file__).parent / "assets"


@contextmanager
def added(folder: Path) -> Iterator[None]:
    """Add the game for the time of a with statement; `folder` is an empty one for the assets of both."""
    # Not by links: nothing is read that lies outside the folder of the assets.
    for each in (assets(), OWN):
        shutil.copytree(each, folder, dirs_exist_ok=True)
    use_assets(folder)
    VARIANTS.append(GAME)  # the one line
    try:
        yield
    finally:
        VARIANTS.remove(GAME)
        use_assets(None)
