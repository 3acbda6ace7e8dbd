"""The switch that unlocks all that can be won: `unlock_row(kit, things, changed)`."""

from __future__ import annotations

import time
from collections.abc import Callable

from game.scenes.base.goals.things import Things, unlock
from game.view.base.scene_kit import SceneKit
from game.view.widgets.choice_row import ChoiceRow


def unlock_row(kit: SceneKit, things: Things, changed: Callable[[], None]) -> ChoiceRow:
    """Return the row for the person of some things; `changed` is called once it is kept."""
    words, data = kit.words, kit.places.data

    def turn(place: int) -> None:
        if not unlock(kit, data, things.person, time.time(), on=bool(place)):
            row.chosen = 1 - place
            return
        changed()

    row = ChoiceRow(
        words("ui.won.unlock"),
        [words("ui.setup.no"), words("ui.setup.yes")],
        int(things.unlocked),
        turn,
        help=words("ui.won.unlock_help"),
    )
    return row
