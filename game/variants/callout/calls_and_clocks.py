"""The calls and clocks of Call-Out, as the interface `OutOfTurn`."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.actions import Action, Refusal
from game.engine.out_of_turn import Clock, OutOfTurn
from game.engine.state import PLAY
from game.variants.callout import accusations, senses
from game.variants.callout.state import CalloutState


class CalloutCalls(OutOfTurn[CalloutState]):
    """The calls and clocks of Call-Out."""

    def calls(self, state: CalloutState, seat: int, now: int) -> list[Action]:
        """A sample of what can be said and done beside the turns, the wrong things included."""
        return senses.calls(state, seat, now)

    def callers(self, state: CalloutState) -> Sequence[int]:
        """Anybody may say something at any time."""
        return range(state.table.players)

    def due(self, state: CalloutState, now: int) -> list[tuple[int, Action]]:
        """The spades, suits and Ones that somebody has to call, and the dealer's duties."""
        if (
            state.phase == PLAY
            and state.time_out < 0
            and not (state.owed or state.awaiting_suit)
            and all(state.hands)
        ):
            return []
        return senses.due(state, now)

    def noticed(self, view: CalloutState, seat: int, now: int) -> list[tuple[int, Action]]:
        """What the others did wrong, as far as one sees and hears it."""
        return senses.noticed(view, seat, now)

    def slips(self, view: CalloutState, seat: int) -> list[Action]:
        """What somebody careless might do or say now."""
        return senses.slips(view, seat)

    def offers(self, view: CalloutState, seat: int, now: int) -> list[Action]:
        """To deal and to look, before the round is on; in a time-out, what nobody should do."""
        return senses.offers(view, seat)

    def objection(self, view: CalloutState, seat: int, action: Action) -> Refusal | None:
        """Why a play or a draw breaks a rule (L-20)."""
        return senses.objection(view, seat, action)

    def moot(self, view: CalloutState, seat: int, action: Action, now: int) -> bool:
        """An accusation that has nothing to be met any more."""
        return action.verb == "accuse" and all(
            action != each for _, each in senses.noticed(view, seat, now)
        )

    def contestable(self, state: CalloutState) -> bool:
        """Anything may be called out at any time."""
        return True

    def stopped_by(self, view: CalloutState) -> int:
        """Who called the time-out that is on (L-25)."""
        return view.time_out

    def clocks(self, view: CalloutState, seat: int, now: int) -> list[Clock]:
        """The turn's, that of the own spades, and the match's. Whose spade else waits one has to notice."""
        return senses.clocks(view, seat, now)

    def deadline(self, state: CalloutState) -> int | None:
        """When the next call, window or turn runs out: the first moment at which it has."""
        return accusations.next_lapse(state)
