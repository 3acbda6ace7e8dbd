"""Games like Knock in which nothing goes on, for the tests of what notices that."""

from __future__ import annotations

from dataclasses import replace

from game.engine.actions import DRAW, Action, Refusal, refuse
from game.engine.events import Event
from game.engine.state import ROUND_OVER
from tests.knock.game import Knock, KnockState


class Frozen(Knock):
    """Nobody may ever do anything."""

    def legal(self, state: KnockState, seat: int) -> list[Action]:
        return []

    def check(self, state: KnockState, seat: int, action: Action, now: int) -> Refusal | None:
        return refuse("K-2", "draw-first")


class Late(Frozen):
    """The same by a clock: who waits is asked again and again."""

    info = replace(Knock.info, timed=True)


class Stubborn(Knock):
    """What is offered is refused."""

    def check(self, state: KnockState, seat: int, action: Action, now: int) -> Refusal | None:
        return refuse("K-3", "has-drawn")


class StubbornByTheClock(Stubborn):
    """The same by a clock."""

    info = replace(Knock.info, timed=True)


class Endless(Knock):
    """A card that is drawn goes back under the pile."""

    def legal(self, state: KnockState, seat: int) -> list[Action]:
        return [DRAW] if seat == state.turn else []

    def apply(
        self,
        state: KnockState,
        seat: int,
        action: Action,
        now: int,
        emit: list[Event] | None = None,
    ) -> None:
        state.now = now
        state.draw.insert(0, state.draw.pop())
        state.turn = (state.turn + 1) % state.players


class Short(Knock):
    """A round is over with the first card drawn; what follows is for the games made of it."""

    def apply(
        self,
        state: KnockState,
        seat: int,
        action: Action,
        now: int,
        emit: list[Event] | None = None,
    ) -> None:
        super().apply(state, seat, action, now, emit)
        if action == DRAW:
            self.end_round(state, *self.result(state), emit)


class NeverAgain(Short):
    """After a round there is no other, though the match is not over."""

    def check(self, state: KnockState, seat: int, action: Action, now: int) -> Refusal | None:
        if state.phase == ROUND_OVER:
            return refuse("G-13", "not-yet")
        return super().check(state, seat, action, now)

    def match_winners(self, state: KnockState) -> list[int] | None:
        return None


class EverAgain(Short):
    """After each round there is another one."""

    def match_winners(self, state: KnockState) -> list[int] | None:
        return None


class Broken(Knock):
    """The rules have a fault: each action raises."""

    def apply(
        self,
        state: KnockState,
        seat: int,
        action: Action,
        now: int,
        emit: list[Event] | None = None,
    ) -> None:
        state.hands[99].append(0)
