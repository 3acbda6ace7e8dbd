"""The rules of a game as functions of a state: the interface that every game implements.

A variant holds no state. What it declares of itself is its `info`; what may be done out of turn or runs
by the clock is its `out_of_turn`, what a sensible player would do its `adviser`. Nobody outside the
variants asks which game it is.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from operator import add
from typing import Any, ClassVar, Generic, Self, TypeVar

from game.engine.actions import TABLE, Action, Refusal, refuse
from game.engine.adviser import Adviser
from game.engine.cards import Deck
from game.engine.events import Event, HandShown, MatchEnded, RoundEnded
from game.engine.info import Info
from game.engine.notation.action_text import format_action
from game.engine.notation.position_keys import COMMON_KEYS, Key
from game.engine.options import Options, SetupError, settle
from game.engine.out_of_turn import OutOfTurn
from game.engine.problems import Phrase
from game.engine.rng import Rng
from game.engine.state import MATCH_OVER, PLAY, ROUND_OVER, State
from game.engine.table import Table
from game.engine.table_facts import Facts, Tally

S = TypeVar("S", bound=State)


COMMON_CLAUSES = 13
"""The clauses G-1 … G-13 hold in every game."""


class Variant(ABC, Generic[S]):
    """The rules of one game.

    A game implements `state`, `deck`, `deal`, `legal`, `check`, `apply`, `result`, `match_winners` and
    `facts`; `keys` and `readings` say how its positions are written (NOTATION.md).
    """

    info: ClassVar[Info]
    state: type[S]
    keys: ClassVar[tuple[Key, ...]] = COMMON_KEYS

    def __init__(
        self,
        adviser: Callable[[Self], Adviser[S]],
        out_of_turn: OutOfTurn[S] | None = None,
    ) -> None:
        """The rules with the advice for them and, where seats act out of turn, the calls and clocks."""
        self.adviser = adviser(self)
        self.out_of_turn: OutOfTurn[S] = OutOfTurn() if out_of_turn is None else out_of_turn

    def clauses(self) -> list[str]:
        """Every clause that binds this game, by id."""
        letter, last = self.info.clauses
        common = [f"G-{number}" for number in range(1, COMMON_CLAUSES + 1)]
        return common + [f"{letter}-{number}" for number in range(1, last + 1)]

    # --- before the match

    def table(
        self,
        players: int,
        options: Mapping[str, object] | None = None,
        names: Sequence[str] = (),
    ) -> Table:
        """A table for so many players; SetupError says what cannot be (G-11)."""
        info = self.info
        if not info.min_players <= players <= info.max_players:
            raise SetupError(
                Phrase(
                    "problem.players",
                    game=info.title,
                    low=info.min_players,
                    high=info.max_players,
                    count=players,
                )
            )
        settled = settle(info.options, options or {})
        deck = self.deck(players, settled)
        seated = tuple(names) or tuple(f"Player {seat + 1}" for seat in range(players))
        if len(seated) != players:
            raise SetupError(Phrase("problem.names", count=len(seated), players=players))
        table = Table(info.id, players, seated, settled, deck)
        self.check_table(table)
        return table

    @abstractmethod
    def deck(self, players: int, options: Options) -> Deck:
        """The deck that so many players use by these options."""

    def check_table(self, table: Table) -> None:
        """Raise SetupError for what cannot be dealt, or options that do not go together."""

    # --- the match

    def begin(self, table: Table, seed: int, emit: list[Event] | None = None) -> S:
        """The state after the first deal. The first dealer is drawn at random (G-8)."""
        rng = Rng(seed)
        state = self.state(
            table,
            scores=[0] * table.players,
            dealer=rng.below(table.players),
            rng=rng.state,
        )
        self.deal(state, emit)
        return state

    @abstractmethod
    def deal(self, state: S, emit: list[Event] | None) -> None:
        """Begin the round that `state.round` and `state.dealer` name: everything else is dealt anew."""

    def next_round(self, state: S, emit: list[Event] | None) -> None:
        """What `next round` does: the deal moves one seat to the left (G-8)."""
        state.round += 1
        state.dealer = (state.dealer + 1) % state.table.players
        state.phase = PLAY
        state.winners = []
        state.round_scores = []
        self.deal(state, emit)

    @abstractmethod
    def legal(self, state: S, seat: int) -> list[Action]:
        """Every turn action open to `seat`, none twice; empty if it is not in turn.

        Reads nothing that `seat` cannot see: the same on the state and on `seat`'s view of it.
        """

    @abstractmethod
    def check(self, state: S, seat: int, action: Action, now: int) -> Refusal | None:
        """Why the action is refused at the time `now` (game ms), or None if it is allowed (G-6)."""

    @abstractmethod
    def apply(
        self, state: S, seat: int, action: Action, now: int, emit: list[Event] | None = None
    ) -> None:
        """Do in place what `check` has allowed; the events go to `emit`, when one is given."""

    # --- the end of a round and of a match

    @abstractmethod
    def match_winners(self, state: S) -> list[int] | None:
        """After a round has been scored: who has won the match, or None if it goes on (G-10)."""

    @abstractmethod
    def result(self, state: S) -> tuple[list[int], list[int]]:
        """Who has won the round that is over, and what each scores by it, as the cards lie then."""

    def end_round(
        self,
        state: S,
        winners: list[int],
        round_scores: list[int],
        emit: list[Event] | None,
        *,
        blocked: bool = False,
    ) -> None:
        """Score the round and see whether it was the last."""
        state.phase = ROUND_OVER
        state.winners = winners
        state.round_scores = round_scores
        state.scores = list(map(add, state.scores, round_scores))
        champions = self.match_winners(state)
        if emit is not None:
            emit.extend(HandShown(seat, tuple(hand)) for seat, hand in enumerate(state.hands))
            emit.append(
                RoundEnded(tuple(winners), tuple(round_scores), tuple(state.scores), blocked)
            )
        if champions is not None:
            state.phase = MATCH_OVER
            state.winners = champions
            if emit is not None:
                emit.append(MatchEnded(tuple(champions), tuple(state.scores)))

    # --- what everybody sees

    def readings(self, state: S, now: int) -> dict[str, Callable[[], Any]]:
        """What a scenario's `then` may name beside the keys of a position, each read on demand."""
        return {
            "counts": lambda: [len(hand) for hand in state.hands],
            "legal": lambda: [self.text(state, each) for each in self.legal(state, state.turn)],
            "round_over": lambda: state.over,
            "match_over": lambda: state.phase == MATCH_OVER,
            "winners": lambda: list(state.winners),
            "round_scores": lambda: list(state.round_scores),
        }

    def warned(self, state: S) -> list[int]:
        """The seats that everybody is warned of, being down to their last card."""
        return []

    @abstractmethod
    def facts(self, view: S) -> Facts:
        """What the middle of the table shows besides cards: the record of `info.middle`."""

    def tally(self, view: S, seat: int) -> Tally:
        """What is told of a seat besides its hand."""
        counted = tuple(self.counted(view, seat)) if view.over else ()
        return Tally(view.scores[seat], counted=counted)

    def counted(self, view: S, seat: int) -> list[tuple[int, int]]:
        """The cards that made the score of `seat` in the round that is over, each with its points."""
        return []

    def moments(self, view: S, seat: int) -> frozenset[str]:
        """Words for what is special about the position for `seat`, for notes of the first-game guide."""
        return frozenset()

    def text(self, state: S, action: Action) -> str:
        """The action in the notation."""
        return format_action(action, state.table.deck, self.info.vocabulary)


def outside_play(state: State, seat: int, action: Action) -> Refusal | None:
    """The refusals that every game shares when no turn can be taken, and None while play is on.

    Only the table starts a round, and only after one; after the match nothing is allowed (G-13).
    """
    if state.phase == ROUND_OVER:
        if seat == TABLE and action.verb == "next round":
            return None
        return refuse("G-13", "round-over")
    if state.phase == MATCH_OVER:
        return refuse("G-13", "match-over")
    if seat == TABLE or action.verb == "next round":
        return refuse("G-13", "not-yet")
    if not 0 <= seat < state.table.players:
        return refuse("G-13", "no-such-seat", seat=seat)
    return None


def seats_with(value: int, values: Iterable[int]) -> list[int]:
    """The seats whose entry in `values` (by seat) is `value`."""
    return [seat for seat, each in enumerate(values) if each == value]
