"""The rows of the sitting-down screen in which it is chosen how hands are seen."""

from __future__ import annotations

from collections.abc import Callable

from game.show.seating import Corners, Hands
from game.show.seating_plan import SeatingPlan
from game.view.widgets.choice_row import ChoiceRow
from game.words.catalogue import Catalogue

WAYS = (None, Hands.TURN_BY_TURN, Hands.CORNERS)
"""How hands can be seen, in the order of the choices; None for what suits the devices."""
NAMES = ("automatic", "turns", "corners")


class HandsRows:
    """Puts what is chosen into `seating_plan`; `changed` is called when the ways to see hands have changed.

    A `timed` game has hands in the corners alone: nobody could wait for a turn of one's own to look.
    """

    def __init__(
        self,
        words: Catalogue,
        seating_plan: SeatingPlan,
        changed: Callable[[], None],
        *,
        timed: bool,
    ) -> None:
        self._words, self._timed = words, timed
        self._seating_plan, self._changed = seating_plan, changed
        ways = [words(f"ui.seating.hands_{each}") for each in (NAMES[-1:] if timed else NAMES)]
        chosen = 0 if timed else WAYS.index(seating_plan.hands)
        self.hands = ChoiceRow(words("ui.seating.hands"), ways, chosen, self._choose_hands)
        corners = [words(f"ui.seating.corners_{each.value}") for each in Corners]
        chosen = list(Corners).index(seating_plan.corners)
        self.corners = ChoiceRow(words("ui.seating.corners"), corners, chosen, self._choose_corners)

    @property
    def asked(self) -> list[ChoiceRow]:
        """The rows, both at any time, as what is clicked must stay in its place.

        That of the corners is faint where no hands are in them. Each explains what is chosen.
        """
        self.corners.idle = self._seating_plan.chosen_hands(timed=self._timed) is not Hands.CORNERS
        self._explain()
        return [self.hands, self.corners]

    def _explain(self) -> None:
        plan, words = self._seating_plan, self._words
        hands = NAMES[-1] if self._timed else NAMES[WAYS.index(plan.hands)]
        corners = "idle" if self.corners.idle else plan.corners.value
        self.hands.help = words(f"ui.seating.hands_{hands}_help")
        self.corners.help = words(f"ui.seating.corners_{corners}_help")

    def _choose_hands(self, place: int) -> None:
        self._seating_plan.hands = WAYS[place]
        self._changed()

    def _choose_corners(self, place: int) -> None:
        self._seating_plan.corners = list(Corners)[place]
        self._explain()
