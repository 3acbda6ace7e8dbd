"""The switch that unlocks all that can be won: `unlock_row(kit, person, changed)`."""

from __future__ import annotations

import time
from collections.abc import Callable

from game.scenes.base.goals.things import is_unlocked, unlock
from game.view.base.scene_kit import SceneKit
from game.view.widgets.choice_row import ChoiceRow


def unlock_row(kit: SceneKit, person: str, changed: Callable[[], None]) -> ChoiceRow:
    """Return the row; `changed` is called once it is kept."""
    words, data = kit.words, kit.places.data

    def turn(place: int) -> None:
        if not unlock(kit, data, person, time.time(), on=bool(place)):
            row.chosen = 1 - place
            return
        changed()

    row = ChoiceRow(
        words("ui.won.unlock"),
        [words("ui.setup.no"), words("ui.setup.yes")],
        int(is_unlocked(kit, data, person)),
        turn,
        help=words("ui.won.unlock_help"),
    )
    return row
