"""What may be done out of turn: jumps (H-4), and calls of the last card but one (H-9, O-16, O-17)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from game.engine.actions import Action
from game.engine.out_of_turn import OutOfTurn, Timeliness
from game.engine.state import PLAY, State
from game.variants.families.house.colour_game import CHALLENGES
from game.variants.families.house.house_states import ColourState, HouseState

H = TypeVar("H", bound=HouseState)
C = TypeVar("C", bound=ColourState)

CHALLENGE = "challenge"


class Jumps(OutOfTurn[H]):
    """Jumps of games that may be played by house rules. No clock runs."""

    def jumpers(self, state: H) -> Sequence[int]:
        """Return the seats that may hold the very card that lies, for all that everybody sees (H-4)."""
        if not state.jump or state.phase != PLAY:
            return ()
        deck, top = state.table.deck, state.discard[-1]
        if deck.copies[top] < 2:
            return ()
        return [seat for seat in range(state.table.players) if state.open_to(seat)]

    def callers(self, state: H) -> Sequence[int]:
        """Return the seats that may jump in."""
        return self.jumpers(state)

    def before(self, state: H, seat: int) -> int:
        """Return how far a seat is from who laid the card, who comes last (H-4)."""
        players = state.table.players
        steps = (seat - state.laid_by) * state.direction % players
        return steps or players


class ColourCalls(Jumps[C]):
    """Calls and jumps of games with colour cards; `call` is the call of the last card but one."""

    def __init__(self, call: Action, *, always: bool) -> None:
        """`always` tells that the rules as written ask for the call."""
        self.call = call
        self.always = always

    def asked(self, state: State) -> bool:
        """Return whether the last card but one has to be called at this table."""
        assert isinstance(state, ColourState)
        return self.always if state.house is None else state.house.call

    def _may_call(self, state: C, seat: int) -> bool:
        """Return whether a seat holds two cards and has not called yet."""
        return len(state.hands[seat]) == 2 and seat not in state.called_uno

    def calls(self, state: C, seat: int, now: int) -> list[Action]:
        """Return the call, unless it has been made already, and the challenge."""
        if state.phase != PLAY or not self.asked(state):
            return []
        found = []
        if self._may_call(state, seat) and (seat == state.turn or state.can_jump(seat)):
            found.append(self.call)
        if state.uncalled >= 0 and seat != state.uncalled:
            found.append(CHALLENGES[state.uncalled])
        return found

    def callers(self, state: C) -> Sequence[int]:
        """Return the seats that may call, challenge or jump in."""
        jumpers = self.jumpers(state) if state.jump else ()
        if not self.asked(state):
            return jumpers
        seat, uncalled = state.turn, state.uncalled
        about_to = self._may_call(state, seat)
        if uncalled < 0:
            return [seat, *jumpers] if about_to else jumpers
        seats = range(state.table.players)
        return [
            each
            for each in seats
            if each != uncalled or (about_to and each == seat) or each in jumpers
        ]

    def contestable(self, state: C) -> bool:
        """Return whether a seat is down to one card, called or not, or others may jump."""
        return state.jump or (self.asked(state) and 1 in map(len, state.hands))

    def timeliness(self, view: C, seat: int, verb: str) -> Timeliness:
        """Return that the call is due in turn with two cards, and a challenge needs a single card.

        By house rules, where it is kept who laid the card on top, that one must have it: called or not, which
        others are to notice. Whoever faces cards may have no answer, which must not show.
        """
        if view.phase != PLAY or not self.asked(view):
            return Timeliness.NEVER
        if verb == CHALLENGE:
            seats = range(view.players) if view.house is None else (view.laid_by,)
            single = any(len(view.hands[at]) == 1 for at in seats if at != seat)
            return Timeliness.PERHAPS if single else Timeliness.NEVER
        if len(view.hands[seat]) != 2:
            return Timeliness.NEVER
        if seat in view.called_uno:
            return Timeliness.MADE
        if seat == view.turn:
            return Timeliness.PERHAPS if view.facing else Timeliness.DUE
        # That a seat holds the card to jump with must not show.
        return Timeliness.PERHAPS if seat in self.jumpers(view) else Timeliness.NEVER

    def timeliness_alone(self, view: C, seat: int, verb: str) -> Timeliness:
        """Return the same, but that a challenge makes no sense once there was a call or somebody has moved.

        Who faces cards and may answer them is to call as well.
        """
        if verb == CHALLENGE and view.uncalled in (-1, seat):
            return Timeliness.NEVER
        found = self.timeliness(view, seat, verb)
        if found is Timeliness.PERHAPS and verb != CHALLENGE and seat == view.turn:
            return Timeliness.DUE
        return found
