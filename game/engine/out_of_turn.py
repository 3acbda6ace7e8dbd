"""What a game adds where seats act out of turn or against a clock: calls, duties, what is noticed, clocks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, NamedTuple, TypeVar

from game.engine.actions import Action, Refusal
from game.engine.state import State

S = TypeVar("S", bound=State)


class Clock(NamedTuple):
    """A time that runs out: what for (`turn`, `call`, `match`), and whose (−1: the table's).

    `left` of `whole` ms; below 0 once it has run out. While it does not run it `stands`.
    """

    what: str
    seat: int
    left: int
    whole: int
    stands: bool = False


class OutOfTurn(Generic[S]):
    """Calls and clocks of a game. This one, for games in which there are none, has nothing to call.

    What is given as a `view` is what one seat sees; times are game ms.
    """

    def calls(self, state: S, seat: int, now: int) -> list[Action]:
        """Things `seat` may say or call now, outside its turn too: a sample where they are endless."""
        return []

    def callers(self, state: S) -> Sequence[int]:
        """The seats that could have something to say or call just now, by what everybody sees.

        The others have no `calls`, nothing is `due` of them and they have `noticed` nothing: nobody needs to
        ask them.
        """
        return ()

    def due(self, state: S, now: int) -> list[tuple[int, Action]]:
        """The calls that the rules ask of somebody at this moment, and of whom, the first one first.

        A search makes them for everybody, so that its games come to an end.
        """
        return []

    def noticed(self, view: S, seat: int, now: int) -> list[tuple[int, Action]]:
        """What `seat` could call out, as far as it can tell from its view.

        Each comes with a number that stays with the same thing: who has overlooked it goes on doing so.
        """
        return []

    def slips(self, view: S, seat: int) -> list[Action]:
        """Mistakes that somebody careless in `seat` might make now; `check` lets them pass."""
        return []

    def offers(self, view: S, seat: int, now: int) -> list[Action]:
        """What lies at hand for `seat` just now beside cards, the pile and the calls: duties, temptations."""
        return []

    def objection(self, view: S, seat: int, action: Action) -> Refusal | None:
        """Why an action is a mistake though `check` lets it pass, as far as `seat` sees."""
        return None

    def moot(self, view: S, seat: int, action: Action, now: int) -> bool:
        """Whether a call that `seat` is about to make has lost its point, though it is allowed."""
        return False

    def contestable(self, state: S) -> bool:
        """Whether something has just been done that may have to be called out, be it right or wrong.

        Bots then leave people the time to; so it must not tell more than everybody sees.
        """
        return False

    def stopped_by(self, view: S) -> int:
        """Who has stopped every clock for now, when nobody may look at cards either; −1: they run."""
        return -1

    def clocks(self, view: S, seat: int, now: int) -> list[Clock]:
        """The times that run, of those that `seat` is to see."""
        return []

    def deadline(self, state: S) -> int | None:
        """The next moment at which something lapses or falls due by time alone."""
        return None
