"""The calls and clocks of Call-Out, as the interface `OutOfTurn`."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.actions import Action, Refusal
from game.engine.out_of_turn import Clock, OutOfTurn, Timeliness
from game.engine.state import PLAY
from game.variants.callout import accusations, senses, spade_calls
from game.variants.callout.kinds import kinds_in_reach
from game.variants.callout.state import CalloutState


class CalloutCalls(OutOfTurn[CalloutState]):
    """The calls and clocks of Call-Out."""

    def calls(self, state: CalloutState, seat: int, now: int) -> list[Action]:
        """Return a sample of calls, wrong ones included."""
        return senses.calls(state, seat, now)

    def callers(self, state: CalloutState) -> Sequence[int]:
        """Return all seats: everybody may talk at any time."""
        return range(state.table.players)

    def due(self, state: CalloutState, now: int) -> list[tuple[int, Action]]:
        """Return the due calls of spades, suits and One, and the dealer's duties."""
        if (
            state.phase == PLAY
            and state.time_out < 0
            and not (state.owed or state.awaiting_suit)
            and all(state.hands)
        ):
            return []
        return senses.due(state, now)

    def noticed(self, view: CalloutState, seat: int, now: int) -> list[tuple[int, Action]]:
        """Return accusations of the mistakes of others that the seat can tell."""
        return senses.noticed(view, seat, now)

    def breaks(self, view: CalloutState, seat: int, now: int) -> list[tuple[int, Action]]:
        """Return a time-out where the seat has just been called out (L-25)."""
        return senses.breaks(view, seat, now)

    def slips(self, view: CalloutState, seat: int) -> list[Action]:
        """Return mistakes that a careless player might make now."""
        return senses.slips(view, seat)

    def offers(self, view: CalloutState, seat: int, now: int) -> list[Action]:
        """Return dealing and looking before the round; in a time-out, actions that are mistakes."""
        return senses.offers(view, seat)

    def nameable(self, view: CalloutState, verb: str, now: int) -> Sequence[str]:
        """Return the kinds of mistakes that the options and the course of the round admit (L-21)."""
        return kinds_in_reach(view, now) if verb == "accuse" else ()

    def objection(self, view: CalloutState, seat: int, action: Action) -> Refusal | None:
        """Return why a play or a draw breaks a rule, or None (L-20)."""
        return senses.objection(view, seat, action)

    def too_late(self, view: CalloutState, seat: int, action: Action, now: int) -> Refusal | None:
        """Return why a call names only spades whose time is over, or None (L-12)."""
        if action.verb != "call" or view.phase != PLAY:
            return None
        return spade_calls.too_late(view, seat, action, view.clock(now))

    def moot(self, view: CalloutState, seat: int, action: Action, now: int) -> bool:
        """Return whether what a call is about is gone: the mistake, the empty hand, or the spade that was due.

        A mistake has been called out or has lapsed; cards have come back to the hand (L-14, L-20).
        """
        if action.verb == "accuse":
            return all(action != each for _, each in senses.noticed(view, seat, now))
        if action.verb == "one":
            return bool(view.hands[seat])
        return action.verb == "call" and spade_calls.stray(view, seat, action, view.clock(now))

    def contestable(self, state: CalloutState) -> bool:
        """Return True: anything may be called out at any time."""
        return True

    def timeliness(self, view: CalloutState, seat: int, verb: str) -> Timeliness:
        """Return that One needs an empty hand, and is due once the turn has passed on (L-14).

        A spade is called by whoever has put one down, or is in turn and may do so next; from others such a call
        is a mistake (L-12).
        """
        if verb == "call":
            waits = any(each.seat == seat for each in view.owed)
            fits = view.phase == PLAY and (waits or seat == view.turn)
            return Timeliness.PERHAPS if fits else Timeliness.NEVER
        if verb != "one":
            return Timeliness.PERHAPS
        if view.phase != PLAY or view.hands[seat]:
            return Timeliness.NEVER
        return Timeliness.PERHAPS if seat == view.turn else Timeliness.DUE

    def stopped_by(self, view: CalloutState) -> int:
        """Return the seat that called the present time-out, or −1 (L-25)."""
        return view.time_out

    def clocks(self, view: CalloutState, seat: int, now: int) -> list[Clock]:
        """Return the clocks of the turn, of the match, and of the seat's own spades, but no other's."""
        return senses.clocks(view, seat, now)

    def deadline(self, state: CalloutState) -> int | None:
        """Return the next game time at which a call, a window or the turn has run out."""
        return accusations.next_lapse(state)
