"""Adding the test game to the program as a real one would be: its assets, and its line in the list of games."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from game.engine.variant import Variant
from game.store.platform_folders import assets, use_assets
from game.variants import VARIANTS
from tests.knock.game import GAME

OWN = Path(__file__).parent / "assets"


@contextmanager
def added(folder: Path, game: Variant[Any] = GAME, own: Path = OWN) -> Iterator[None]:
    """Add a game with its `own` assets for the time of a with statement; `folder` is an empty one for all."""
    # Not by links: nothing is read that lies outside the folder of the assets.
    outer = assets()
    for each in (outer, own):
        shutil.copytree(each, folder, dirs_exist_ok=True)
    use_assets(None)
    usual = assets()
    use_assets(folder)
    VARIANTS.append(game)  # the one line
    try:
        yield
    finally:
        VARIANTS.remove(game)
        use_assets(None if outer == usual else outer)
