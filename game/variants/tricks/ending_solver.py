"""Endings of Tricks solved with hands as bits: what the rules say of them, many times faster."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.cards import NO_SUIT
from game.engine.state import PLAY
from game.variants.tricks.cards import DECK, DOWNTOWN, JOKER, LED, POINTS, POWER, SUIT, TOP, UPTOWN
from game.variants.tricks.state import ORDER, TricksState, names_trump

JOKER_BIT = 1 << JOKER
SUIT_BITS = tuple(
    sum(1 << card for card in range(JOKER) if SUIT[card] == suit) for suit in range(4)
)
ASKS = ("win", "bid", "stop", "last")
"""What can be asked of a seat."""
BELOW = tuple(
    SUIT_BITS[SUIT[card]] & ((1 << card) - 1) if card != JOKER else 0 for card in range(JOKER + 1)
)
"""The lower cards of the suit of each card, as bits."""


def solvable(state: TricksState) -> bool:
    """Return whether cards are played, the trump is known, and everybody plays for themselves."""
    return state.phase in (PLAY, ORDER) and not names_trump(state) and not state.table.paired


def bid_of(state: TricksState) -> int:
    """Return the points of the bid that the bidder has to make; 0 if there is none."""
    return state.bids[state.bidder] if state.bidder >= 0 else 0


def reached(asks: str, seat: int, points: Sequence[int], bidder: int, bid: int, last: int) -> bool:
    """Return whether a seat has what is asked at the end of a round (T-14, T-16).

    `points` are by seat, the `bid` is that of the `bidder`, who is -1 if there is none, and `last` has taken
    the last trick. `win` is to have the most points, a failed bid being none; a shared win is one. `bid` is to
    make one's own bid, `stop` to let another miss it, `last` to take the last trick and the one card with it.
    """
    if asks == "last":
        return last == seat
    made = bidder >= 0 and points[bidder] >= bid
    if asks == "win":
        scores = [0 if each == bidder and not made else count for each, count in enumerate(points)]
        return scores[seat] == max(scores)
    return bidder >= 0 and (bidder == seat) == made == (asks == "bid")


def decided(asks: str, seat: int, points: Sequence[int], bidder: int, bid: int) -> bool | None:
    """Return whether what is asked is certainly reached with these points, or missed; None while it is open."""
    if asks == "last":
        return None
    left = TOP - sum(points)
    if asks == "win":
        mine = points[seat]
        failing = bidder >= 0 and points[bidder] < bid
        most = sure = -1
        for other, count in enumerate(points):
            if other == seat:
                continue
            if count > most:
                most = count
            if count > sure and not (failing and other == bidder):
                sure = count
        if sure > mine + left:
            return False
        return True if mine >= most + left and not (failing and bidder == seat) else None
    if bidder < 0 or (bidder == seat) != (asks == "bid"):
        return False
    if points[bidder] >= bid:
        return asks == "bid"
    return asks != "bid" if points[bidder] + left < bid else None


World = tuple[tuple[int, ...], int]
"""A deal: the hands as bits by seat, and the points of the one card."""


class TricksEnding:
    """Says whether a seat reaches a goal in whole states of one round, whatever the others do."""

    def __init__(self, asks: str, seat: int, state: TricksState) -> None:
        """`state` is any of the round: the trump, the bids and the options are its."""
        self._asks, self._seat = asks, seat
        self._trump, self._bidder = state.trump, state.bidder
        self._bid = bid_of(state)
        self._players = state.players
        self._when = state.table.options["downtown"]
        self._power = {order: POWER[order][state.trump] for order in (UPTOWN, DOWNTOWN)}
        self._led = LED[state.trump]
        self._known: dict[tuple[object, ...], bool] = {}

    def reaches(self, state: TricksState) -> bool:
        """Return whether the seat reaches the goal from a whole state."""
        points = tuple(DECK.total(cards) for cards in state.taken)
        if state.over:
            return self._reached(points, state.leader)
        hands = tuple(sum(1 << card for card in hand) for hand in state.hands)
        centre = DECK.total(state.centre)
        if state.phase == ORDER:
            return self._chosen(hands, state.turn, points, centre)
        trick = tuple(state.trick)
        return self._play(hands, state.turn, state.leader, trick, state.order, points, centre)

    def sure(self, states: Sequence[TricksState]) -> bool:
        """Return whether one plan reaches the goal from all these states, which look alike to the seat."""
        first = states[0]
        points = tuple(DECK.total(cards) for cards in first.taken)
        if first.over or first.phase == ORDER:
            return all(map(self.reaches, states)) and (first.over or len(states) == 1)
        worlds = [
            (
                tuple(sum(1 << card for card in hand) for hand in state.hands),
                DECK.total(state.centre),
            )
            for state in states
        ]
        return self._planned(
            worlds, first.turn, first.leader, tuple(first.trick), first.order, points
        )

    def _planned(
        self,
        worlds: Sequence[World],
        turn: int,
        leader: int,
        trick: tuple[int, ...],
        order: str,
        points: tuple[int, ...],
    ) -> bool:
        """Return whether one plan is enough when a seat is to play a card to a trick."""
        if len(worlds) == 1:
            hands, centre = worlds[0]
            return self._play(hands, turn, leader, trick, order, points, centre)
        answered: dict[int, list[World]] = {}
        for hands, centre in worlds:
            hand = hands[turn]
            before, after = hands[:turn], hands[turn + 1 :]
            may = self.legal(hand, trick)
            while may:
                bit = may & -may
                may ^= bit
                answered.setdefault(bit, []).append(((*before, hand ^ bit, *after), centre))
        each = (
            self._planned_after(held, turn, leader, (*trick, bit.bit_length() - 1), order, points)
            for bit, held in answered.items()
        )
        return any(each) if turn == self._seat else all(each)

    def _planned_after(
        self,
        worlds: Sequence[World],
        turn: int,
        leader: int,
        trick: tuple[int, ...],
        order: str,
        points: tuple[int, ...],
    ) -> bool:
        """Return whether one plan is enough once a card lies, which may be the last of its trick."""
        if len(trick) < self._players:
            follows = (turn + 1) % self._players
            if follows == self._seat or turn == self._seat:
                for hands, centre in worlds:
                    if not self._play(hands, follows, leader, trick, order, points, centre):
                        return False
            return self._planned(worlds, follows, leader, trick, order, points)
        winner, counted = self._won(leader, trick, order, points)
        if not all(worlds[0][0]):
            for _, centre in worlds:
                final = list(counted)
                final[winner] += centre
                if not self._reached(final, winner):
                    return False
            return True
        sure = self._decided(counted)
        if sure is not None:
            return sure
        orders: tuple[str, ...] = (order,)
        if JOKER in trick and self._may_turn(winner, (leader + trick.index(JOKER)) % self._players):
            orders = (UPTOWN, DOWNTOWN)
        each = (self._planned(worlds, winner, winner, (), order, counted) for order in orders)
        return any(each) if winner == self._seat else all(each)

    def _won(
        self, leader: int, trick: tuple[int, ...], order: str, points: tuple[int, ...]
    ) -> tuple[int, tuple[int, ...]]:
        """Return who takes a whole trick, and the points of all then (T-11, T-15)."""
        power = self._power[order][trick[0]]
        place = best = total = 0
        for at, card in enumerate(trick):
            total += POINTS[card]
            if power[card] > best:
                place, best = at, power[card]
        winner = (leader + place) % self._players
        won = list(points)
        won[winner] += total
        return winner, tuple(won)

    def _reached(self, points: Sequence[int], last: int) -> bool:
        return reached(self._asks, self._seat, points, self._bidder, self._bid, last)

    def _decided(self, points: Sequence[int]) -> bool | None:
        return decided(self._asks, self._seat, points, self._bidder, self._bid)

    def _lead(
        self, hands: tuple[int, ...], leader: int, order: str, points: tuple[int, ...], centre: int
    ) -> bool:
        """Return what comes of a state in which a seat leads to a trick."""
        sure = self._decided(points)
        if sure is not None:
            return sure
        key = (hands, leader, order, points, centre)
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = self._play(hands, leader, leader, (), order, points, centre)
        return found

    def _play(
        self,
        hands: tuple[int, ...],
        turn: int,
        leader: int,
        trick: tuple[int, ...],
        order: str,
        points: tuple[int, ...],
        centre: int,
    ) -> bool:
        """Return what comes of a state in which a seat is to play a card to a trick."""
        hand = hands[turn]
        may = self.legal(hand, trick)
        out = 0
        for seat, other in enumerate(hands):
            if seat != turn:
                out |= other
        for card in trick:
            out |= 1 << card
        own = turn == self._seat
        whole = len(trick) + 1 == self._players
        follows = (turn + 1) % self._players
        before, after = hands[:turn], hands[turn + 1 :]
        while may:
            bit = may & -may
            may ^= bit
            card = bit.bit_length() - 1
            lower = hand & BELOW[card]
            if lower:
                near = lower.bit_length() - 1
                # Between two cards that count the same and that nothing comes between there is no difference.
                if POINTS[near] == POINTS[card] and not out & (bit - 1) & ~((2 << near) - 1):
                    continue
            held = (*before, hand ^ bit, *after)
            laid = (*trick, card)
            if whole:
                found = self._taken(held, leader, laid, order, points, centre)
            else:
                found = self._play(held, follows, leader, laid, order, points, centre)
            if found == own:
                return own
        return not own

    def legal(self, hand: int, trick: tuple[int, ...]) -> int:
        """Return the cards of a hand that may be played to a trick, as bits (T-8 to T-10)."""
        if not trick:
            return hand
        led = self._led[trick[0]]
        if led != NO_SUIT:
            follow = hand & SUIT_BITS[led]
            if follow:
                return follow
            if led == self._trump and hand & JOKER_BIT:
                return JOKER_BIT
        return hand

    def _taken(
        self,
        hands: tuple[int, ...],
        leader: int,
        trick: tuple[int, ...],
        order: str,
        points: tuple[int, ...],
        centre: int,
    ) -> bool:
        """Return what comes of a whole trick (T-11 to T-14)."""
        winner, counted = self._won(leader, trick, order, points)
        if not all(hands):
            final = list(counted)
            final[winner] += centre
            return self._reached(final, winner)
        if JOKER in trick and self._may_turn(winner, (leader + trick.index(JOKER)) % self._players):
            return self._chosen(hands, winner, counted, centre)
        return self._lead(hands, winner, order, counted, centre)

    def _may_turn(self, winner: int, joker: int) -> bool:
        if self._when == "captured":
            return winner != joker
        return self._when == "always" or self._trump == NO_SUIT

    def _chosen(
        self, hands: tuple[int, ...], winner: int, points: tuple[int, ...], centre: int
    ) -> bool:
        """Return what comes of it when a seat may turn the order round (T-13)."""
        each = (self._lead(hands, winner, order, points, centre) for order in (UPTOWN, DOWNTOWN))
        return any(each) if winner == self._seat else all(each)
