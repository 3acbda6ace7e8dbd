"""The interface of games in which seats act out of turn or against a clock."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum
from typing import Generic, NamedTuple, TypeVar

from game.engine.actions import Action, Refusal
from game.engine.state import State

S = TypeVar("S", bound=State)
D = TypeVar("D")


class ClockKind(Enum):
    """What a clock limits."""

    TURN = "turn"
    """The turn of a seat."""
    CALL = "call"
    """A call that a seat owes."""
    MATCH = "match"
    """The match; such a clock belongs to no seat."""


class Clock(NamedTuple):
    """A countdown: its kind and its seat (−1: the table's).

    `left` ms of `whole` ms remain; negative once it has run out. `stands` tells that it is stopped. `verb` is
    the word of the call that is owed, and "" for clocks of other kinds.
    """

    kind: ClockKind
    seat: int
    left: int
    whole: int
    stands: bool = False
    verb: str = ""


class Overtaking(NamedTuple):
    """A turn action that others came too late for.

    `number` is that of the observation it came after, `now` its game time in ms, `turn` the seat in turn then.
    """

    number: int
    now: int
    turn: int


class Timeliness(Enum):
    """Whether a call makes sense now, judged by what everybody sees."""

    NEVER = "never"
    """It makes no sense now."""
    PERHAPS = "perhaps"
    """It may be right or wrong."""
    DUE = "due"
    """It should be made now."""
    MADE = "made"
    """It has been made, and still stands."""


class OutOfTurn(Generic[S]):
    """Calls and clocks of a game. This base class serves games that have none.

    A parameter `view` is the state as one seat sees it; times are game ms.
    """

    def calls(self, state: S, seat: int, now: int) -> list[Action]:
        """Return calls that `seat` may make now, in its turn or not; a sample where they are endless."""
        return []

    def jumpers(self, state: S) -> Sequence[int]:
        """Return the seats that could have a turn action out of turn now, judged by what everybody sees.

        `Variant.jumps` has those of each; all of them are among the `callers`.
        """
        return ()

    def before(self, state: S, seat: int) -> int:
        """Return the place of a seat among those whose turn actions come at the same time, the first lowest."""
        return 0

    def in_order(self, state: S, done: Sequence[D], seat_of: Callable[[D], int | None]) -> list[D]:
        """Return what was done at one time in the order in which it counts (H-4), by the seats of who did it.

        What is of no seat (None) stays where it is, and so does everything while nobody may jump.
        """
        found, seats = [*done], [seat_of(each) for each in done]
        if not self.jumpers(state):
            return found
        places = [at for at, seat in enumerate(seats) if seat is not None]
        by_rule = sorted(places, key=lambda at: self.before(state, seats[at] or 0))
        for place, at in zip(places, by_rule, strict=True):
            found[place] = done[at]
        return found

    def callers(self, state: S) -> Sequence[int]:
        """Return the seats that could have something to call now, judged by what everybody sees.

        The other seats have no `calls`, nothing is `due` from them and they have `noticed` nothing, so that
        they need not be asked.
        """
        return ()

    def due(self, state: S, now: int) -> list[tuple[int, Action]]:
        """Return the calls that the rules require now, each with its seat, the earliest first.

        A search makes them for every seat, so that its games come to an end.
        """
        return []

    def noticed(self, view: S, seat: int, now: int) -> list[tuple[int, Action]]:
        """Return the mistakes of others that `seat` can tell from its view, as actions that call them out.

        Each comes with a number that identifies the mistake: a bot that has overlooked it once goes on
        overlooking it.
        """
        return []

    def breaks(self, view: S, seat: int, now: int) -> list[tuple[int, Action]]:
        """Return calls that stop the game for a while, where a person in `seat` might want that just now.

        Each comes with a number that identifies the moment: a bot that has let it pass once lets it pass. What
        such a call begins is ended by its `Verb.closing`.
        """
        return []

    def slips(self, view: S, seat: int) -> list[Action]:
        """Return mistakes that a careless player in `seat` might make now; `check` accepts them."""
        return []

    def offers(self, view: S, seat: int, now: int) -> list[Action]:
        """Return actions to offer to `seat` as buttons besides cards, the draw pile and the offered calls."""
        return []

    def nameable(self, view: S, verb: str, now: int) -> Sequence[str]:
        """Return the words that a call with this `verb` may name to any purpose now, of those it declares.

        They keep the order in which they are declared. What is returned depends only on the options and on
        what everybody sees of the round's course, never on whether there is anything to be named: a list that
        changed with that would be a tip. An empty one stands for all words that the verb declares.
        """
        return ()

    def objection(self, view: S, seat: int, action: Action) -> Refusal | None:
        """Return why an action that `check` accepts is a mistake, as far as `seat` sees, or None."""
        return None

    def too_late(self, view: S, seat: int, action: Action, now: int) -> Refusal | None:
        """Return why a call that `check` accepts comes too late to count, or None.

        It is told to `seat` alone: what others have to notice by themselves must not be told to them.
        """
        return None

    def moot(self, view: S, seat: int, action: Action, now: int) -> bool:
        """Return whether a call that `seat` was about to make is pointless now, though still allowed."""
        return False

    def contestable(self, state: S) -> bool:
        """Return whether the last action is of a kind that may have to be called out, be it right or wrong.

        Bots then leave people time to call it out. The answer must depend only on what everybody sees.
        """
        return False

    def timeliness(self, view: S, seat: int, verb: str) -> Timeliness:
        """Return whether the call with this verb makes sense for `seat` now.

        Its button shows it, which several people may see: the answer must depend only on what everybody sees.
        """
        return Timeliness.PERHAPS

    def timeliness_alone(self, view: S, seat: int, verb: str) -> Timeliness:
        """Return the same where one person alone looks: what was heard may then be told as well."""
        return self.timeliness(view, seat, verb)

    def stopped_by(self, view: S) -> int:
        """Return the seat that has stopped all clocks, during which no cards may be looked at; −1: they run."""
        return -1

    def clocks(self, view: S, seat: int, now: int) -> list[Clock]:
        """Return the clocks that `seat` is to see."""
        return []

    def deadline(self, state: S) -> int | None:
        """Return the next game time in ms at which something lapses or falls due by itself, or None."""
        return None
