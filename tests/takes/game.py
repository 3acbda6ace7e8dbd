"""Gleaning, the smallest game in which a card takes cards of the table.

Four cards each; a card takes up to two cards of its own suit from the pool, or is laid there (N-1 to N-3). In
the version that lists on demand it takes as many as its player likes.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import field, replace
from itertools import combinations

from game.engine import verbs, zones
from game.engine.actions import Action, Refusal, refuse
from game.engine.adviser import Adviser
from game.engine.cards import Deck, french_deck
from game.engine.events import (
    EVERYONE,
    CardsMoved,
    Event,
    Place,
    RoundBegan,
    TurnChanged,
    only,
)
from game.engine.info import Info
from game.engine.notation.position_keys import CARDS, CARDS_BY_SEAT, COMMON_KEYS, PILE, Key
from game.engine.options import Options
from game.engine.rng import Rng
from game.engine.state import PLAY, Covered, Laid, State, slotted
from game.engine.table_facts import Facts
from game.engine.variant import Variant, outside_play, seats_with, takes
from game.engine.zones import HAND

HELD, LYING = 4, 6
DECK = french_deck(1)
TAKE = replace(verbs.PLAY, takes=(HAND, "pool"))
STOCK, POOL = Place(zones.DRAW), Place("pool")


@slotted
class GleaningState(State):
    """What is left of the cards, the open ones, and what each seat has taken."""

    draw: Covered[list[int]] = field(default_factory=list)
    pool: Laid[list[int]] = field(default_factory=list)
    taken: Laid[list[list[int]]] = field(default_factory=list)


class Gleaning(Variant[GleaningState]):
    """The rules of Gleaning."""

    info = Info(
        id="gleaning",
        family="fishing",
        clauses=("N", 3),
        min_players=2,
        max_players=4,
        deck="french",
        layout="open",
        middle="open",
        options=(),
        verbs=(TAKE,),
    )
    state = GleaningState
    most = 2
    """The most cards that a card may take."""
    keys = (
        *COMMON_KEYS,
        Key("pool", "pool", CARDS, lambda state: []),
        Key("taken", "taken", CARDS_BY_SEAT, lambda state: [[] for _ in state.hands]),
        Key("draw", "draw", PILE, lambda state: state.unused()),
    )

    def deck(self, players: int, options: Options) -> Deck:
        """One pack of 52 cards."""
        return DECK

    def deal(self, state: GleaningState, emit: list[Event] | None) -> None:
        """Deal four cards each, and six into the pool (N-1)."""
        rng = Rng(state.rng)
        cards = DECK.cards()
        rng.shuffle(cards)
        state.rng = rng.state
        state.hands = [[cards.pop() for _ in range(HELD)] for _ in range(state.players)]
        state.pool, state.draw = [cards.pop() for _ in range(LYING)], cards
        state.taken = [[] for _ in range(state.players)]
        state.turn = (state.dealer + 1) % state.players
        if emit is not None:
            emit.append(RoundBegan(state.round, state.dealer))
            for seat, hand in enumerate(state.hands):
                emit += [CardsMoved((card,), STOCK, Place(HAND, seat), only(seat)) for card in hand]
            emit += [CardsMoved((card,), STOCK, POOL, EVERYONE) for card in state.pool]
            emit.append(TurnChanged(state.turn))

    def legal(self, state: GleaningState, seat: int) -> list[Action]:
        """Every card, with every set that it may take."""
        if seat != state.turn or state.phase != PLAY:
            return []
        return [
            action
            for card in sorted(set(state.hands[seat]))
            for action in self._plays(state, card, self.most)
        ]

    def _plays(self, state: GleaningState, card: int, most: int) -> Iterable[Action]:
        alike = sorted(each for each in state.pool if DECK.suit[each] == DECK.suit[card])
        for count in range(min(most, len(alike)) + 1):
            for cards in combinations(alike, count):
                yield Action("play", (card,)).taking(cards)

    def check(self, state: GleaningState, seat: int, action: Action, now: int) -> Refusal | None:
        """Return the refusal with its clause, or None."""
        refusal = outside_play(state, seat, action)
        if refusal is not None or state.phase != PLAY:
            return refusal
        if action.verb != "play" or action != Action("play", action.cards, taken=action.taken):
            return refuse("G-13", "unknown-here", verb=action.verb)
        if seat != state.turn:
            return refuse("G-12", "not-in-turn", turn=state.turn)
        if len(action.cards) != 1 or action.cards[0] not in state.hands[seat]:
            return refuse("G-13", "not-in-hand", card=action.cards[0] if action.cards else -1)
        absent = self.not_lying(state, action)
        if absent is not None:
            return absent
        suits = {DECK.suit[card] for card in (*action.cards, *action.taken)}
        if len(suits) > 1 or (self.most < LYING and len(action.taken) > self.most):
            return refuse("N-2", "takes-nothing", card=action.cards[0])
        return None

    def apply(
        self,
        state: GleaningState,
        seat: int,
        action: Action,
        now: int,
        emit: list[Event] | None = None,
    ) -> None:
        """Lay the card down, or take it with what it takes."""
        state.now = now
        tell = emit if emit is not None else []
        if action.verb == "next round":
            self.next_round(state, emit)
            return
        (card,) = action.cards
        state.hands[seat].remove(card)
        where = Place(zones.TAKEN, seat) if action.taken else POOL
        tell.append(CardsMoved((card,), Place(HAND, seat), where, EVERYONE))
        if action.taken:
            for each in action.taken:
                state.pool.remove(each)
            state.taken[seat] += [card, *action.taken]
            tell.append(CardsMoved(action.taken, POOL, where, EVERYONE))
        else:
            state.pool.append(card)
        if not any(state.hands):
            self.end_round(state, *self.result(state), emit)
            return
        state.turn = (state.turn + 1) % state.players
        tell.append(TurnChanged(state.turn))

    def result(self, state: GleaningState) -> tuple[list[int], list[int]]:
        """Most cards win; each counts 1 (N-3)."""
        counts = [len(cards) for cards in state.taken]
        return seats_with(max(counts), counts), counts

    def match_winners(self, state: GleaningState) -> list[int] | None:
        """One round decides."""
        return seats_with(max(state.scores), state.scores)

    def facts(self, view: GleaningState) -> Facts:
        """Nothing but the phase."""
        return Facts(view.phase)


class WideGleaning(Gleaning):
    """Gleaning without a limit, listed on demand: the list has the plays that take one card or none."""

    info = replace(Gleaning.info, id="gleaning-wide", lists_on_demand=True)
    most = LYING

    def legal(self, state: GleaningState, seat: int) -> list[Action]:
        """Every card, with each that it may take."""
        if seat != state.turn or state.phase != PLAY:
            return []
        return [
            action
            for card in sorted(set(state.hands[seat]))
            for action in self._plays(state, card, 1)
        ]

    def takings(
        self, view: GleaningState, seat: int, cards: tuple[int, ...], marked: Sequence[int]
    ) -> Iterable[Action]:
        """All sets of the card's suit, made one by one."""
        if len(cards) == 1 and seat == view.turn and view.phase == PLAY:
            plays = self._plays(view, cards[0], len(view.pool))
            yield from (action for action in plays if takes(action, marked))


class GleaningAdviser(Adviser[GleaningState]):
    """Take as many as there are."""

    def appeal(self, view: GleaningState, seat: int, action: Action) -> int:
        """The number of cards that are taken."""
        return 6 * len(action.taken)


GAME = Gleaning(GleaningAdviser)
WIDE = WideGleaning(GleaningAdviser)
