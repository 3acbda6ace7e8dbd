"""A pad that two people share while they play all at once: `SharedPad`."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from game.scenes.base.at_table.offer_panels import Panel
from game.scenes.couch.corner_controls import CornerControls
from game.show.offers.offer import Offer
from game.view.input.intents import Intent, Kind
from game.view.input.usual_bindings import LOOK, LOOK_TOO


class SharedPad:
    """The pad of two corners, for one of which it plays at a time; each of them has a look button.

    It plays for whoever is asked something, else for whoever is in turn, and else for the one that was played
    or looked at last. Its buttons for calls first ask who calls. Raises ValueError unless two corners share it.
    """

    def __init__(self, corners: Sequence[CornerControls]) -> None:
        if len(corners) != 2:
            raise ValueError(f"two people share a pad, not {len(corners)}")
        self._corners = corners
        self._last = corners[0]
        for corner in corners:
            corner.sharing = self

    @property
    def steered(self) -> CornerControls:
        """The corner that the pad plays for now."""
        asked = (corner for corner in self._corners if corner.panel is not None)
        in_turn = (corner for corner in self._corners if corner.in_turn)
        return next(asked, None) or next(in_turn, None) or self._last

    def steers(self, seat: int) -> bool:
        """Whether the pad plays for this seat now."""
        return self.steered.seat == seat

    def look_of(self, seat: int) -> str:
        """Return the action of the bindings that opens the hand of a seat, as the two sit left and right."""
        left, _ = self._from_left
        return LOOK_TOO if left.seat == seat else LOOK

    @property
    def _from_left(self) -> list[CornerControls]:
        return sorted(self._corners, key=lambda each: (each.box(False).rect.centerx, each.seat))

    def handle(self, intent: Intent) -> None:
        """Handle an intent of the pad."""
        command = intent.command if intent.kind is Kind.COMMAND else ""
        if command in (LOOK, LOOK_TOO):
            self._last = next(each for each in self._corners if self.look_of(each.seat) == command)
            self._last.handle(intent._replace(command=LOOK))
            return
        self._last = steered = self.steered
        call = steered.offers.named(command) if command else None
        if call is None:
            steered.handle(intent)
        elif steered.panel is None:
            self._ask_who(steered, call)

    def _ask_who(self, steered: CornerControls, call: Offer) -> None:
        """Ask who calls, in the corner for which the pad plays; that one is named first."""
        whose = sorted(self._corners, key=lambda each: each is not steered)
        items = [
            each.offers.panels.person(each.seat, partial(each.offers.panels.choose, call))
            for each in whose
        ]
        said = steered.offers.panels.label(call)
        steered.actions.ask(Panel(steered.kit.words("table.calls_who", call=said), items))
        steered.follow()
