"""The interface of a game: what it declares about itself, and its rules as functions of a state.

A variant holds no state. Menus, files, bots and tests read its `info`; nobody outside the variants
asks which game it is.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from operator import add
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar

from game.engine.actions import TABLE, Action, Advice, Reason, Refusal, refuse
from game.engine.cards import Deck
from game.engine.events import Event, HandShown, MatchEnded, RoundEnded
from game.engine.notation import COMMON_KEYS, Key, format_action
from game.engine.options import Option, Options, SetupError, settle
from game.engine.rng import Rng
from game.engine.state import MATCH_OVER, PLAY, ROUND_OVER, State
from game.engine.table import Table

S = TypeVar("S", bound=State)


@dataclass(frozen=True, slots=True)
class Call:
    """Something that may be said at any time: the verb, and what it has to name.

    `argument` is the field of the action that is named with it (`seat`, `suit`, `cards`, `text`), or "".
    `cards` are the faces that it may name, `groups` the texts, each under the name of its group; with a
    seat and texts it names both. `closing` is the verb that ends what it began.
    """

    verb: str
    argument: str = ""
    cards: tuple[int, ...] = ()
    groups: tuple[tuple[str, tuple[str, ...]], ...] = ()
    closing: str = ""


class Clock(NamedTuple):
    """A time that runs out: what for (`turn`, `call`, `match`), and whose (−1: the table's).

    `left` of `whole` ms; below 0 once it has run out. While it does not run it `stands`.
    """

    what: str
    seat: int
    left: int
    whole: int
    stands: bool = False


@dataclass(frozen=True, slots=True)
class Info:
    """What a game says of itself.

    `clauses` is the letter its rules are numbered with, and the last number; `deck` the set of card
    pictures; `layout` the name of the table's TMX file ("" while the game has no table);
    `turn_verbs` the verbs that only the player in turn may use; `calls` whether seats may also act
    out of turn, `call_verbs` what a person is then offered; `mistakes_can_be_played` whether `check`
    lets some plays pass that are not legal, for others to call out; `rules` the version of the rules,
    raised when an old replay would run differently; `low_wins` whether the lowest total wins a match.
    """

    id: str
    title: str
    family: str
    clauses: tuple[str, int]
    min_players: int
    max_players: int
    deck: str
    layout: str
    options: tuple[Option, ...]
    turn_verbs: frozenset[str]
    calls: bool = False
    call_verbs: tuple[Call, ...] = ()
    timed: bool = False
    mistakes_can_be_played: bool = False
    rules: int = 1
    low_wins: bool = False


COMMON_CLAUSES = 13
"""The clauses G-1 … G-13 hold in every game."""


class Variant(ABC, Generic[S]):
    """The rules of one game.

    A game implements `state`, `deck`, `deal`, `legal`, `check`, `apply`, `result`, `match_winners` and
    `appeal`; `keys` and `readings` say how its positions are written (NOTATION.md).
    """

    info: ClassVar[Info]
    state: type[S]
    keys: ClassVar[tuple[Key, ...]] = COMMON_KEYS

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
        """A table for so many players; SetupError says in a sentence what cannot be (G-11)."""
        info = self.info
        if not info.min_players <= players <= info.max_players:
            raise SetupError(
                f"{info.title} is for {info.min_players} to {info.max_players} players, "
                f"not {players}."
            )
        settled = settle(info.options, options or {})
        deck = self.deck(players, settled)
        seated = tuple(names) or tuple(f"Player {seat + 1}" for seat in range(players))
        if len(seated) != players:
            raise SetupError(f"{len(seated)} names were given for {players} players.")
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

    def calls(self, state: S, seat: int, now: int) -> list[Action]:
        """Things `seat` may say or call now, outside its turn too: a sample where they are endless."""
        return []

    def callers(self, state: S) -> Sequence[int]:
        """The seats that could have something to say or call just now, by what everybody sees.

        The others have no `calls`, nothing is `due` of them and they have `noticed` nothing: nobody needs to
        ask them.
        """
        return range(state.table.players) if self.info.calls else ()

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

    def stopped_by(self, view: S) -> int:
        """Who has stopped every clock for now, when nobody may look at cards either; −1: they run."""
        return -1

    def clocks(self, view: S, seat: int, now: int) -> list[Clock]:
        """The times that run, of those that `seat` is to see."""
        return []

    def moot(self, view: S, seat: int, action: Action, now: int) -> bool:
        """Whether a call that `seat` is about to make has lost its point, though it is allowed."""
        return False

    def contestable(self, state: S) -> bool:
        """Whether something has just been done that may have to be called out, be it right or wrong.

        Bots then leave people the time to; so it must not tell more than everybody sees.
        """
        return self.info.calls

    @abstractmethod
    def check(self, state: S, seat: int, action: Action, now: int) -> Refusal | None:
        """Why the action is refused at the time `now` (game ms), or None if it is allowed (G-6)."""

    @abstractmethod
    def apply(
        self, state: S, seat: int, action: Action, now: int, emit: list[Event] | None = None
    ) -> None:
        """Do in place what `check` has allowed; the events go to `emit`, when one is given."""

    def deadline(self, state: S) -> int | None:
        """The next moment (game ms) at which something lapses or falls due by time alone."""
        return None

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

    def counted(self, state: S, seat: int) -> list[tuple[int, int]]:
        """The cards that made the score of `seat` in the round that is over, each with its points."""
        return []

    def prize(self, state: S) -> tuple[int, int] | None:
        """A card that was won as such in the round that is over: by whom, and its face."""
        return None

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

    def winning(self, state: S) -> int:
        """The seat whose card would take the trick as it lies; −1 where there is none."""
        return -1

    def ranking(self, state: S) -> tuple[str, ...]:
        """The ranks from high to low as they are now, in a game in which cards beat each other."""
        return ()

    def text(self, state: S, action: Action) -> str:
        """The action in the notation."""
        return format_action(action, state.table.deck)

    # --- what a player makes of it

    @abstractmethod
    def appeal(self, view: S, seat: int, action: Action) -> int:
        """How good a legal action looks to a sensible beginner who sees `view`; higher is better."""

    def why(self, view: S, seat: int, action: Action) -> Reason:
        """Why `action` looks better than the others to somebody who sees `view`."""
        return Reason.of(action.verb)

    def advice(self, view: S, seat: int, now: int) -> Advice | None:
        """What a sensible player who sees `view` would do now, and why; None if there is nothing to do.

        First what the rules ask for, then what can be called out, then the best call or turn action.
        """
        if view.over:
            return None
        for who, action in self.due(view, now):
            if who == seat:
                return Advice(action, self.why(view, seat, action))
        for _, action in self.noticed(view, seat, now):
            return Advice(action, self.why(view, seat, action))
        calls = [a for a in self.calls(view, seat, now) if self.appeal(view, seat, a) > 0]
        found = calls or self.legal(view, seat)
        if not found:
            return None
        best = max(found, key=lambda action: self.appeal(view, seat, action))
        return Advice(best, self.why(view, seat, best))


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
