"""Fishing, a game of open cards in the middle, for two to four players.

A card of the hand catches cards of the pool that add up to it, or is laid there; the hands are dealt anew until
the pile is used up, and what was caught is counted (F-1 … F-8).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import field, replace
from itertools import islice
from typing import Any

from game.engine import verbs, zones
from game.engine.actions import Action, Reason, Refusal, refuse
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
from game.engine.notation.card_text import NotationError
from game.engine.notation.position_keys import (
    CARDS,
    CARDS_BY_SEAT,
    COMMON_KEYS,
    PILE,
    SEAT_OR_NONE,
    Constraint,
    Key,
)
from game.engine.options import Option, Options
from game.engine.rng import Rng
from game.engine.state import PLAY, Covered, Laid, Open, State, slotted
from game.engine.table_facts import Facts
from game.engine.variant import Variant, outside_play, seats_with, takes
from game.engine.zones import HAND

HELD, LYING, LISTED = 4, 4, 200
DECK = french_deck(1, points={"A": 1, **{str(n): n for n in range(2, 11)}, "J": 0, "Q": 0, "K": 0})
"""What a card adds up to; a court card to nothing, it catches its equal."""
CATCH = replace(verbs.PLAY, takes=(HAND, "pool"))
STOCK, POOL = Place(zones.DRAW), Place("pool")
SPADES = "S"
MOST_CARDS, MOST_SPADES = 3, 1
WORTH = {"AS": 1, "AH": 1, "AD": 1, "AC": 1, "10D": 2, "2S": 1}


def caught_by(seat: int) -> Place:
    """Where lies what a seat has caught."""
    return Place("caught", seat)


def worth(card: int) -> int:
    """What a card counts by itself (F-7)."""
    return WORTH.get(DECK.codes[card], 0)


def is_spade(card: int) -> bool:
    """Whether it counts for most spades."""
    return DECK.codes[card].endswith(SPADES)


def catches(card: int, pool: Iterable[int]) -> Iterable[tuple[int, ...]]:
    """Everything that a card catches, one by one, those with what counts most first (F-2, F-3)."""
    if not DECK.points[card]:
        rank = DECK.codes[card][:-1]
        yield from ((each,) for each in pool if DECK.codes[each][:-1] == rank)
        return
    fit = sorted(
        (each for each in pool if 0 < DECK.points[each] <= DECK.points[card]),
        key=lambda each: (-worth(each), not is_spade(each), DECK.points[each], each),
    )
    yield from _adding_up(fit, DECK.points[card])


def _adding_up(cards: Sequence[int], value: int) -> Iterable[tuple[int, ...]]:
    for number, card in enumerate(cards):
        rest = value - DECK.points[card]
        if rest == 0:
            yield (card,)
        elif rest > 0:
            for others in _adding_up(cards[number + 1 :], rest):
                yield (card, *others)


def is_catch(card: int, taken: Sequence[int]) -> bool:
    """Whether a card catches just these."""
    if not DECK.points[card]:
        return len(taken) == 1 and DECK.codes[taken[0]][:-1] == DECK.codes[card][:-1]
    values = [DECK.points[each] for each in taken]
    return 0 not in values and sum(values) == DECK.points[card]


@slotted
class FishingState(State):
    """The pile, the open cards, what each seat has caught, and who caught last (−1: nobody)."""

    draw: Covered[list[int]] = field(default_factory=list)
    pool: Laid[list[int]] = field(default_factory=list)
    caught: Laid[list[list[int]]] = field(default_factory=list)
    last: Open[int] = -1


def _check_hands(state: FishingState) -> None:
    if state.phase == PLAY and not state.hands[state.turn]:
        raise NotationError("whoever is in turn has no card")


class Fishing(Variant[FishingState]):
    """The rules of Fishing."""

    info = Info(
        id="fishing",
        family="fishing",
        clauses=("F", 8),
        min_players=2,
        max_players=4,
        deck="french",
        layout="fishing",
        middle="pond",
        options=(Option("rounds", 1, "F-8", low=1, high=9),),
        verbs=(CATCH,),
        lists_on_demand=True,
        gathers="caught",
    )
    state = FishingState
    keys = (
        *COMMON_KEYS,
        Key("pool", "pool", CARDS, lambda state: []),
        Key("caught", "caught", CARDS_BY_SEAT, lambda state: [[] for _ in state.hands]),
        Key("last", "last", SEAT_OR_NONE, lambda state: -1),
        Key("draw", "draw", PILE, lambda state: state.unused()),
    )
    constraints = (Constraint("hands", _check_hands),)

    def deck(self, players: int, options: Options) -> Deck:
        """One pack of 52 cards."""
        return DECK

    def deal(self, state: FishingState, emit: list[Event] | None) -> None:
        """Deal four cards each, and four into the pool (F-1)."""
        rng = Rng(state.rng)
        cards = DECK.cards()
        rng.shuffle(cards)
        state.rng = rng.state
        state.hands = [[] for _ in range(state.players)]
        state.pool, state.draw = [cards.pop() for _ in range(LYING)], cards
        state.caught, state.last = [[] for _ in range(state.players)], -1
        state.turn = (state.dealer + 1) % state.players
        tell = emit if emit is not None else []
        tell.append(RoundBegan(state.round, state.dealer))
        self._deal_hands(state, tell)
        tell += [CardsMoved((card,), STOCK, POOL, EVERYONE) for card in state.pool]
        tell.append(TurnChanged(state.turn))

    def _deal_hands(self, state: FishingState, tell: list[Event]) -> None:
        """Give everybody a card after another, four at most, while there are any (F-1, F-5)."""
        for number in range(min(HELD * state.players, len(state.draw))):
            state.hands[(state.dealer + 1 + number) % state.players].append(state.draw.pop())
        for seat, hand in enumerate(state.hands):
            if hand:
                tell.append(CardsMoved(tuple(hand), STOCK, Place(HAND, seat), only(seat)))

    def legal(self, state: FishingState, seat: int) -> list[Action]:
        """Every card laid down, and what it catches: the best of that, where there is much."""
        if seat != state.turn or state.phase != PLAY:
            return []
        hand = sorted(state.hands[seat])
        most = LISTED // len(hand)
        return [action for card in hand for action in islice(self._plays(state.pool, card), most)]

    def takings(
        self, view: FishingState, seat: int, cards: tuple[int, ...], marked: Sequence[int]
    ) -> Iterable[Action]:
        """All that a card catches, made one by one."""
        if len(cards) == 1 and seat == view.turn and view.phase == PLAY:
            plays = self._plays(view.pool, cards[0])
            yield from (action for action in plays if takes(action, marked))

    def _plays(self, pool: Sequence[int], card: int) -> Iterable[Action]:
        """Lay the card down (F-4), or catch."""
        yield Action("play", (card,))
        for cards in catches(card, pool):
            yield Action("play", (card,)).taking(cards)

    def check(self, state: FishingState, seat: int, action: Action, now: int) -> Refusal | None:
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
        (card,) = action.cards
        if action.taken and not is_catch(card, action.taken):
            if DECK.points[card]:
                return refuse("F-2", "other-sum", card=card)
            return refuse("F-3", "no-equal", card=card)
        return None

    def apply(
        self,
        state: FishingState,
        seat: int,
        action: Action,
        now: int,
        emit: list[Event] | None = None,
    ) -> None:
        """Catch, or lay the card down."""
        state.now = now
        tell = emit if emit is not None else []
        if action.verb == "next round":
            self.next_round(state, emit)
            return
        (card,) = action.cards
        state.hands[seat].remove(card)
        where = caught_by(seat) if action.taken else POOL
        tell.append(CardsMoved((card,), Place(HAND, seat), where, EVERYONE))
        if action.taken:
            for each in action.taken:
                state.pool.remove(each)
            state.caught[seat] += [card, *action.taken]
            state.last = seat
            tell.append(CardsMoved(action.taken, POOL, where, EVERYONE))
        else:
            state.pool.append(card)
        self._go_on(state, tell, emit)

    def _go_on(self, state: FishingState, tell: list[Event], emit: list[Event] | None) -> None:
        """Deal anew where all hands are empty; with the pile used up the round is over (F-5, F-6)."""
        if not any(state.hands):
            self._deal_hands(state, tell)
        if not any(state.hands):
            if state.last >= 0 and state.pool:
                tell.append(CardsMoved(tuple(state.pool), POOL, caught_by(state.last), EVERYONE))
                state.caught[state.last] += state.pool
                state.pool = []
            self.end_round(state, *self.result(state), emit)
            return
        state.turn = (state.turn + 1) % state.players
        while not state.hands[state.turn]:
            state.turn = (state.turn + 1) % state.players
        tell.append(TurnChanged(state.turn))

    def result(self, state: FishingState) -> tuple[list[int], list[int]]:
        """Most points win, and count (F-7)."""
        points = [sum(worth(card) for card in cards) for cards in state.caught]
        spades = [sum(is_spade(card) for card in cards) for cards in state.caught]
        for counts, value in (
            ([len(cards) for cards in state.caught], MOST_CARDS),
            (spades, MOST_SPADES),
        ):
            first = seats_with(max(counts), counts)
            if len(first) == 1:
                points[first[0]] += value
        return seats_with(max(points), points), points

    def match_winners(self, state: FishingState) -> list[int] | None:
        """Most points, once all rounds are played (F-8)."""
        if state.round < state.table.options["rounds"]:
            return None
        return seats_with(max(state.scores), state.scores)

    def facts(self, view: FishingState) -> Facts:
        """Nothing but the phase."""
        return Facts(view.phase)

    def readings(self, state: FishingState, now: int) -> dict[str, Callable[[], Any]]:
        """The common ones, and how many cards are left to be dealt."""
        return {**super().readings(state, now), "stock": lambda: len(state.draw)}


class FishingAdviser(Adviser[FishingState]):
    """Catch what counts; lay down what is worth least to others."""

    def appeal(self, view: FishingState, seat: int, action: Action) -> int:
        """What is caught, in tenths of a point; what is laid down is lost."""
        (card,) = action.cards
        if action.taken:
            return sum(self._counts(each) for each in (card, *action.taken))
        return -self._counts(card)

    def why(self, view: FishingState, seat: int, action: Action) -> Reason:
        """What is caught, or why nothing is."""
        (card,) = action.cards
        if action.taken:
            return Reason.of("catch", card=card, count=len(action.taken) + 1)
        catching = any(each.taken for each in self.rules.legal(view, seat))
        return Reason.of("spare" if catching else "lay", card=card)

    def _counts(self, card: int) -> int:
        return 2 + 10 * worth(card) + (2 if is_spade(card) else 0)


GAME = Fishing(FishingAdviser)
