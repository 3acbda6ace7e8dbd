"""The calls of OONO: UNO, and the challenge of a player who did not call it."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.actions import Action
from game.engine.out_of_turn import OutOfTurn, Timeliness
from game.engine.state import PLAY
from game.variants.oono.rules import CHALLENGES, UNO, OonoState

CHALLENGE = "challenge"


class OonoCalls(OutOfTurn[OonoState]):
    """The calls of OONO. No clock runs."""

    def calls(self, state: OonoState, seat: int, now: int) -> list[Action]:
        """Return UNO, unless it has been called already, and the challenge (O-16, O-17)."""
        if state.phase != PLAY:
            return []
        found = []
        if seat == state.turn and len(state.hands[seat]) == 2 and seat not in state.called_uno:
            found.append(UNO)
        if state.uncalled >= 0 and seat != state.uncalled:
            found.append(CHALLENGES[state.uncalled])
        return found

    def callers(self, state: OonoState) -> Sequence[int]:
        """Return the seats that may call UNO (O-16) or challenge (O-17)."""
        seat, uncalled = state.turn, state.uncalled
        about_to = len(state.hands[seat]) == 2 and seat not in state.called_uno
        if uncalled < 0:
            return (seat,) if about_to else ()
        seats = range(state.table.players)
        return [each for each in seats if each != uncalled or (about_to and each == seat)]

    def contestable(self, state: OonoState) -> bool:
        """Return whether a seat is down to one card, UNO called or not (O-17)."""
        return 1 in map(len, state.hands)

    def timeliness(self, view: OonoState, seat: int, verb: str) -> Timeliness:
        """Return that UNO is due in turn with two cards (O-16), and a challenge needs a single card (O-17)."""
        if view.phase != PLAY:
            return Timeliness.NEVER
        if verb == CHALLENGE:
            single = any(len(hand) == 1 for at, hand in enumerate(view.hands) if at != seat)
            return Timeliness.PERHAPS if single else Timeliness.NEVER
        if seat != view.turn or len(view.hands[seat]) != 2:
            return Timeliness.NEVER
        return Timeliness.MADE if seat in view.called_uno else Timeliness.DUE

    def timeliness_alone(self, view: OonoState, seat: int, verb: str) -> Timeliness:
        """Return the same, but that a challenge makes no sense once UNO was called or somebody has moved."""
        if verb == CHALLENGE and view.uncalled in (-1, seat):
            return Timeliness.NEVER
        return self.timeliness(view, seat, verb)
