"""Adding the test game to the program as a real one would be: its assets, and its line in the list of games."""

from __future__ import annotations

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
    usual = assets()
    _join(usual, OWN, folder)
    use_assets(folder)
    VARIANTS.append(GAME)  # the one line
    try:
        yield
    finally:
        VARIANTS.remove(GAME)
        use_assets(None)


def _join(usual: Path, own: Path, folder: Path) -> None:
    """Make links to the program's assets and to those of the game."""
    folder.mkdir(exist_ok=True)
    for each in usual.iterdir():
        if (own / each.name).is_dir():
            _join(each, own / each.name, folder / each.name)
        else:
            (folder / each.name).symlink_to(each, target_is_directory=each.is_dir())
    for each in own.iterdir():
        if each.is_file():
            (folder / each.name).symlink_to(each)
