"""Adding Fishing to the program as a real game would be: assets, a middle, and a line in the list of games."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from game.phones import middle_sight
from game.view.table.middles import couch_middles, middle_kinds, open_middle
from game.view.table.middles.middle_kinds import MiddleKind
from game.view.table.player_plates import PlayerPlates
from tests.fishing.game import GAME
from tests.fishing.pond import Pond
from tests.knock import addition

OWN = Path(__file__).parent / "assets"
KIND = "pond"


@contextmanager
def added(folder: Path) -> Iterator[None]:
    """Add the game with its assets for the time of a with statement; `folder` is an empty one for all."""
    places = frozenset(open_middle.PLACES)
    middle_kinds.MIDDLES[KIND] = MiddleKind(places, Pond, PlayerPlates, couch_middles.OPEN)
    middle_sight.MIDDLES[KIND] = middle_sight.lying_open
    try:
        with addition.added(folder, GAME, OWN):
            yield
    finally:
        del middle_kinds.MIDDLES[KIND], middle_sight.MIDDLES[KIND]
