"""Advice on a position: a score for each legal action, the best one and the reason; and plain mistakes."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from inspect import getdoc
from typing import Any, ClassVar, Generic, NamedTuple, Protocol, TypeAlias, TypeVar

from game.engine.actions import Action, Advice, Reason
from game.engine.out_of_turn import OutOfTurn
from game.engine.state import State

S = TypeVar("S", bound=State)

Appeal: TypeAlias = Callable[[S, int, Action], int]
"""What scores an action of a seat at a view, as `Adviser.appeal` does."""


class Leaning(NamedTuple):
    """What kind of action it is, by which players of unlike temper take it or leave it; each from 0 to 1.

    `nasty`: it harms another player. `spends`: it gives away a card that one could keep for later.
    `gambles`: it may go wrong.
    """

    nasty: float = 0.0
    spends: float = 0.0
    gambles: float = 0.0


EVEN = Leaning()


class Advised(Protocol):
    """The part of a variant that an adviser uses: the legal actions, in turn and out of turn."""

    out_of_turn: OutOfTurn[Any]

    def legal(self, state: Any, seat: int) -> list[Action]:
        """Return every turn action open to a seat."""
        ...

    def jumps(self, state: Any, seat: int) -> list[Action]:
        """Return the turn actions open to a seat that is not in turn."""
        ...

    def takings(
        self, view: Any, seat: int, cards: tuple[int, ...], marked: Sequence[int]
    ) -> Iterable[Action]:
        """Return the plays of some cards that take at least the marked cards of the table."""
        ...


class Adviser(ABC, Generic[S]):
    """The advice of one game, made from what a seat sees alone (G-5). Bots and hints use it."""

    horizon: ClassVar[int] = 8
    """The actions of a play-out after which a search asks for the `outlook`."""

    def __init__(self, rules: Advised) -> None:
        self.rules = rules

    @abstractmethod
    def appeal(self, view: S, seat: int, action: Action) -> int:
        """Score a legal action as a sensible beginner who sees `view` would; higher is better.

        Scores compare only with those of the same position. A call that scores 0 or less is not worth making.
        """

    def turn_appeal(self, view: S) -> Appeal[S]:
        """Return what scores turn actions at the table of a view as `appeal` does, for very many of them."""
        return self.appeal

    def weigh(
        self, view: S, seat: int, action: Action, expected: Sequence[Sequence[float]]
    ) -> float:
        """Score a legal action as a strong player would who remembers the round; higher is better.

        `expected` is how many cards of each face each seat can be expected to hold, by seat and card. Scores
        compare only with those of the same position. This base class scores as `appeal` does.
        """
        return self.appeal(view, seat, action)

    def solvable(self, view: S, seat: int) -> bool:
        """Return whether nothing is left to chance, and so little is left that all of it can be tried."""
        return False

    def outlook(self, state: S) -> list[float] | None:
        """Return the chance of each seat to win the round, judged from a whole state in which it goes on.

        A search asks this after a few actions instead of playing on to the end. None: it has to play on.
        """
        return None

    def leaning(self, view: S, seat: int, action: Action) -> Leaning:
        """Return what kind of action it is for players of unlike temper."""
        return EVEN

    def choose(self, view: S, seat: int, legal: Sequence[Action]) -> Action:
        """Return the legal action with the highest appeal, the first of several.

        A search asks this for every action of its play-outs: a game may answer faster than this base class.
        """
        if len(legal) == 1:
            return legal[0]
        appeal = self.appeal
        return max(legal, key=lambda action: appeal(view, seat, action))

    def why(self, view: S, seat: int, action: Action) -> Reason:
        """Return the reason for preferring `action` to the other legal ones, for a seat that sees `view`."""
        return Reason.of(action.verb)

    def why_rather(self, view: S, seat: int, action: Action, other: Action) -> Reason | None:
        """Return a reason for an action that does not speak for the `other` one as well; None if none is known.

        The action was found to be better by somebody else, as by a search.
        """
        return self.why(view, seat, action)

    def advice(
        self, view: S, seat: int, now: int, known: Callable[[str], bool] = lambda verb: True
    ) -> Advice | None:
        """Return the recommended action for a seat that sees `view`, or None if it has nothing to do.

        Calls that the rules require come first, then mistakes of others that can be called out, then the call
        or turn action with the highest `appeal`. `now` is game time in ms; calls with a verb that is not
        `known` are left out.
        """
        if view.over:
            return None
        out_of_turn = self.rules.out_of_turn
        for who, action in out_of_turn.due(view, now):
            if who == seat and known(action.verb):
                return Advice(action, self.why(view, seat, action))
        for _, action in out_of_turn.noticed(view, seat, now):
            if known(action.verb):
                return Advice(action, self.why(view, seat, action))
        calls = [a for a in out_of_turn.calls(view, seat, now) if self.appeal(view, seat, a) > 0]
        calls = [a for a in calls if known(a.verb)]
        jumps = [a for a in self.rules.jumps(view, seat) if self.appeal(view, seat, a) > 0]
        found = calls or jumps or self.rules.legal(view, seat)
        if not found:
            return None
        best = max(found, key=lambda action: self.appeal(view, seat, action))
        return Advice(best, self.why(view, seat, best))


Test: TypeAlias = Callable[[Any, int, Sequence[Action], Action], bool]
"""Tells whether an action is the mistake, from a seat's view, the seat, its legal turn actions, the action."""


@dataclass(frozen=True, slots=True)
class Blunder:
    """A kind of mistake in a turn action, judged by what its player could see alone (G-5).

    A rule is silent wherever somebody could defend the action: a single counterexample would make it worthless.
    `id` names it in reports; the docstring of `test` is the sentence that says what is wrong, and why.
    `forgets` tells that a call was left out: no other turn action would be better.
    """

    id: str
    test: Test
    forgets: bool = False

    @property
    def reason(self) -> str:
        """The sentence that says what is wrong, and why."""
        return " ".join((getdoc(self.test) or "").split())
