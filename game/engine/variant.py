"""The interface of a game: its rules as functions of a state.

A variant holds no state. Its declarations are in `info`, what may be done out of turn or runs by the clock in
`out_of_turn`, advice in `adviser`. Code outside the variants never asks which game it has.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from operator import add
from typing import Any, ClassVar, Generic, Self, TypeVar

from game.engine.achievements import Achievement
from game.engine.actions import TABLE, Action, Refusal, refuse
from game.engine.adviser import Adviser, Blunder
from game.engine.cards import Deck
from game.engine.events import CLAUSES, Event, HandShown, MatchEnded, RoundEnded, happening
from game.engine.info import Info
from game.engine.notation.action_text import format_action
from game.engine.notation.position_keys import COMMON_KEYS, Constraint, Key
from game.engine.options import Options, SetupError, settle
from game.engine.out_of_turn import OutOfTurn, Overtaking
from game.engine.problems import Phrase
from game.engine.puzzles.puzzle_rules import PuzzleRules
from game.engine.rng import Rng
from game.engine.state import MATCH_OVER, PLAY, ROUND_OVER, State
from game.engine.table import Table
from game.engine.table_facts import Facts, Tally
from game.engine.tells import Tells
from game.engine.verbs import DRAW as DRAW_CARDS
from game.engine.verbs import PLAY as PLAY_CARDS

S = TypeVar("S", bound=State)


WORDLESS = "…"
"""Talk that says nothing."""

COMMON_CLAUSES = 13
"""The number of clauses that hold in every game, G-1 … G-13."""


class Variant(ABC, Generic[S]):
    """The rules of one game.

    A game sets `info` and `state`, and implements `deck`, `deal`, `legal`, `check`, `apply`, `result`,
    `match_winners` and `facts`; `keys` and `readings` say how its positions are written (docs/notation.md), and
    `constraints` what they cannot be.
    """

    info: ClassVar[Info]
    state: type[S]
    keys: ClassVar[tuple[Key, ...]] = COMMON_KEYS
    constraints: ClassVar[tuple[Constraint, ...]] = ()

    def __init__(
        self,
        adviser: Callable[[Self], Adviser[S]],
        out_of_turn: OutOfTurn[S] | None = None,
        blunders: Callable[[Self], Sequence[Blunder]] | None = None,
        achievements: Sequence[Achievement] = (),
        puzzles: Callable[[Self], PuzzleRules] | None = None,
    ) -> None:
        """Make the rules, with their advice and, where seats act out of turn, their calls and clocks.

        `blunders` makes the rules that tell plain mistakes, and `achievements` are deeds that show its fine
        points; a game may have none of either. `puzzles` makes what its puzzles are proved by.
        """
        written = {key.name for key in self.keys}
        for verb in self.info.verbs:
            for zone in verb.zones:
                if zone not in written:
                    raise ValueError(
                        f"{verb.word} takes from {zone}, which is no key of a position"
                    )
        self.adviser = adviser(self)
        self.out_of_turn: OutOfTurn[S] = OutOfTurn() if out_of_turn is None else out_of_turn
        self.tells = self.make_tells()
        self.blunders: Sequence[Blunder] = () if blunders is None else blunders(self)
        self.achievements = achievements
        self.puzzles = PuzzleRules() if puzzles is None else puzzles(self)

    def make_tells(self) -> Tells:
        """Return the inferences of this game: what actions tell about hands."""
        return Tells(self, self.adviser)

    def clauses(self) -> list[str]:
        """Return the ids of all clauses that hold in this game."""
        letter, last = self.info.clauses
        common = [f"G-{number}" for number in range(1, COMMON_CLAUSES + 1)]
        own = [f"{letter}-{number}" for number in range(1, last + 1)]
        return [*common, *own, *self.info.shared]

    def table(
        self,
        players: int,
        options: Mapping[str, object] | None = None,
        names: Sequence[str] = (),
    ) -> Table:
        """Return a table for so many players, with default names and options where none are given.

        Raises SetupError if the game cannot be played like that (G-11).
        """
        info = self.info
        if not info.min_players <= players <= info.max_players:
            raise SetupError(
                Phrase(
                    "problem.players",
                    game=Phrase(f"{info.id}.title"),
                    low=info.min_players,
                    high=info.max_players,
                    count=players,
                )
            )
        settled = settle(info.options, options or {})
        if settled.get("partners") and players not in info.partners:
            allowed = tuple(map(str, info.partners))
            raise SetupError(Phrase("problem.partners", allowed=allowed, count=players))
        deck = self.deck(players, settled)
        seated = tuple(names) or tuple(f"Player {seat + 1}" for seat in range(players))
        if len(seated) != players:
            raise SetupError(Phrase("problem.names", count=len(seated), players=players))
        for zone in (zone for verb in info.verbs for zone in verb.zones):
            if zone in deck.index or zone in deck.suits:
                raise ValueError(f"{zone!r} is a card or a suit, and cannot be the name of a zone")
        table = Table(info.id, players, seated, settled, deck)
        self.check_table(table)
        return table

    @abstractmethod
    def deck(self, players: int, options: Options) -> Deck:
        """Return the deck for so many players and these options."""

    def check_table(self, table: Table) -> None:
        """Raise SetupError if the cards cannot be dealt, or if options do not go together."""

    def begin(self, table: Table, seed: int, emit: list[Event] | None = None) -> S:
        """Return the state after the first deal; its events are appended to `emit`.

        The first dealer is drawn at random (G-8).
        """
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
        """Deal the round that `state.round` and `state.dealer` name, setting every field of a round anew."""

    def next_round(self, state: S, emit: list[Event] | None) -> None:
        """Apply the action `next round`: the deal moves one seat to the left (G-8)."""
        state.round += 1
        state.dealer = (state.dealer + 1) % state.table.players
        state.phase = PLAY
        state.winners = []
        state.round_scores = []
        self.deal(state, emit)

    @abstractmethod
    def legal(self, state: S, seat: int) -> list[Action]:
        """Return every turn action open to `seat`, none twice; an empty list if it is not in turn.

        Reads nothing that `seat` cannot see: the result is the same on the state and on the seat's view of it.
        A game that lists on demand returns at most LISTED of them, with at least one play of each card of the
        hand that can be played, and every one that takes nothing; `takings` has the others.
        """

    def acts_out_of_turn(self, table: Table) -> bool:
        """Return whether seats may act out of turn at this table: by calls, or by jumps."""
        calls = (not verb.turn and verb.used(table.options) for verb in self.info.verbs)
        return self.jumps_at(table) or any(calls)

    def jumps_at(self, table: Table) -> bool:
        """Return whether seats may have turn actions out of turn at this table."""
        return False

    def jumps(self, state: S, seat: int) -> list[Action]:
        """Return the turn actions open to a seat that is not in turn, none twice. They are not in `legal`."""
        return []

    def takings(
        self, view: S, seat: int, cards: tuple[int, ...], marked: Sequence[int]
    ) -> Iterable[Action]:
        """Return the plays of these cards of the hand that take at least the `marked` cards of the table.

        A game that lists on demand (`Info.lists_on_demand`) makes them one by one, as whoever asks may stop
        at any of them; in the others they are those of `legal`.
        """
        return (
            action
            for action in self.legal(view, seat)
            if action.verb == PLAY_CARDS.word and action.cards == cards and takes(action, marked)
        )

    def lying(self, view: S, zone: str) -> list[int]:
        """Return the cards that lie open in a zone of which a verb takes: at the position's key of its name."""
        key = next(key for key in self.keys if key.name == zone)
        found: list[int] = getattr(view, key.field)
        return found

    def not_lying(self, state: S, action: Action) -> Refusal | None:
        """Return the refusal of an action that takes a card which is not in its zone (G-13), or None."""
        for zone, cards in self.info.vocabulary[action.verb].taken(action).items():
            absent = Counter(cards) - Counter(self.lying(state, zone))
            if absent:
                return refuse("G-13", "not-in-zone", card=min(absent))
        return None

    @abstractmethod
    def check(self, state: S, seat: int, action: Action, now: int) -> Refusal | None:
        """Return why the action is refused at the game time `now` in ms, or None if it is allowed (G-6)."""

    @abstractmethod
    def apply(
        self, state: S, seat: int, action: Action, now: int, emit: list[Event] | None = None
    ) -> None:
        """Apply an action that `check` has allowed, in place; its events are appended to `emit`, if given."""

    def low_wins(self, table: Table) -> bool:
        """Return whether the lowest total wins a match at this table."""
        return self.info.low_wins

    def losers_score(self, table: Table) -> bool:
        """Return whether the totals of those who lose a match at this table say how close they came."""
        return True

    def counts_as_written(self, table: Table) -> bool:
        """Return whether a round counts at this table as the game's own aim says."""
        return True

    @abstractmethod
    def match_winners(self, state: S) -> list[int] | None:
        """Return the seats that have won the match after a scored round, or None if it goes on (G-10)."""

    @abstractmethod
    def result(self, state: S) -> tuple[list[int], list[int]]:
        """Return the seats that have won the round that is over, and the score of each seat in it."""

    def end_round(
        self,
        state: S,
        winners: list[int],
        round_scores: list[int],
        emit: list[Event] | None,
        *,
        blocked: bool = False,
    ) -> None:
        """End the round with these winners and scores by seat, and the match if this was its last round."""
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

    def overtaken(
        self, state: S, seat: int, action: Action, now: int, by: Overtaking | None
    ) -> Refusal:
        """Return the refusal of a turn action that answers an observation which no longer holds (G-12).

        `by` is the first turn action since; None if only a call has changed the table.
        """
        return refuse("G-12", "too-late")

    def readings(self, state: S, now: int) -> dict[str, Callable[[], Any]]:
        """Return what a scenario's `then` may name besides the keys of a position, as functions by name."""
        return {
            "counts": lambda: [len(hand) for hand in state.hands],
            "legal": lambda: [self.text(state, each) for each in self.legal(state, state.turn)],
            "round_over": lambda: state.over,
            "match_over": lambda: state.phase == MATCH_OVER,
            "winners": lambda: list(state.winners),
            "round_scores": lambda: list(state.round_scores),
        }

    def warned(self, state: S) -> list[int]:
        """Return the seats that everybody is warned of, because they are down to one card."""
        return []

    @abstractmethod
    def facts(self, view: S) -> Facts:
        """Return what the middle of the table shows besides cards, as the record for `info.middle`."""

    def tally(self, view: S, seat: int) -> Tally:
        """Return what is shown of a seat besides its hand."""
        counted = tuple(self.counted(view, seat)) if view.over else ()
        zone = self.info.gathers
        gathered = len(getattr(view, zone)[seat]) if zone else None
        return Tally(view.scores[seat], counted=counted, gathered=gathered)

    def counted(self, view: S, seat: int) -> list[tuple[int, int]]:
        """Return the cards that made the score of `seat` in the round that is over, each with its points."""
        return []

    def moments(self, view: S, seat: int) -> frozenset[str]:
        """Return those of `info.moments` that hold for `seat` now, for notes of the guide."""
        return frozenset()

    def clause(self, event: Event, causes: Sequence[str]) -> str:
        """Return the clause of the rules by which an event happened; "" where none is named.

        `causes` are those of the action that brought it about.
        """
        name, told = happening(event), self.info.told
        for cause in causes:
            exact = told.get(f"{name}:{cause.replace(' ', '_')}")
            if exact:
                return exact
        return told.get(name) or CLAUSES.get(name, "")

    def causes(self, action: Action | None, before: S) -> list[str]:
        """Return the words for what brought an event about, the most exact first, as `info.told` has them.

        They are the kind of the cards that were played or, while cards are to be drawn, of those that say so
        (`facing_draw_two`); of other actions the verb. `action` is None for the first deal, and `before` what
        an onlooker sees before it, so that the clause tells nothing that is hidden.
        """
        if action is None:
            return []
        if action.verb == PLAY_CARDS.word:
            return [before.table.deck.kind[action.cards[0]]] if action.cards else []
        if action.verb == DRAW_CARDS.word and self.facts(before).facing:
            top = self.top(before)
            return [f"facing {before.table.deck.kind[top]}" if top >= 0 else "", "facing"]
        return [action.verb]

    def top(self, view: S) -> int:
        """Return the card that lies on top for all to see, which the next one is measured by; −1: none."""
        return -1

    def text(self, state: S, action: Action) -> str:
        """Return the action in the notation."""
        return format_action(action, state.table.deck, self.info.vocabulary)

    def reworded(self, state: S, told: S, seat: int, action: Action) -> Action:
        """Return talk that may stand for talk which nobody else is to read: it counts in `told` as in `state`.

        `told` is the same match as `state`, told with other names and without lists of words of somebody's own.
        """
        return action._replace(text=WORDLESS)


def outside_play(state: State, seat: int, action: Action) -> Refusal | None:
    """Return the refusal that all games share for an action outside play, or None if they allow it.

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


def takes(action: Action, marked: Sequence[int]) -> bool:
    """Return whether an action takes at least these cards of the table."""
    return not marked or not Counter(marked) - Counter(action.taken)


def seats_with(value: int, values: Iterable[int]) -> list[int]:
    """Return the seats whose entry in `values` (by seat) is `value`."""
    return [seat for seat, each in enumerate(values) if each == value]
