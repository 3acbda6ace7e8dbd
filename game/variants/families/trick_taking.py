"""Parts of trick-taking games: states with an auction and tricks, dealing, bidding, playing, taking.

The functions work on a TrickState and know no game. Those with a parameter `emit` append their events to it, if
it is not None.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import field

from game.engine import zones
from game.engine.cards import NO_SUIT
from game.engine.events import (
    EVERYONE,
    NOBODY,
    Announced,
    CardsMoved,
    Event,
    Place,
    RoundBegan,
    TurnChanged,
    only,
)
from game.engine.rng import Rng
from game.engine.state import PLAY, Covered, Laid, Open, State, slotted
from game.engine.table_facts import NO_BID, PASSED, Tally, TrickFacts

AUCTION = "auction"
"""The phase before the first lead."""

DECK = Place(zones.DECK)
CENTRE = Place(zones.CENTRE)
TRICK = Place(zones.TRICK)


@slotted
class TrickState(State):
    """A state with an auction and a trick.

    `bids` are by seat (a number, NO_BID or PASSED); `bidder` is who won the auction (−1: nobody, or
    not yet); `trump` is the trump suit (−1: none, or not named yet). `trick` holds the cards on the
    table, the leader's first; `taken` the cards of each seat's tricks, which everybody saw played;
    `centre` what the deal left over.
    """

    bids: Open[list[int]] = field(default_factory=list)
    bidder: Open[int] = -1
    trump: Open[int] = NO_SUIT
    leader: Open[int] = 0
    trick: Laid[list[int]] = field(default_factory=list)
    taken: Laid[list[list[int]]] = field(default_factory=list)
    centre: Covered[list[int]] = field(default_factory=list)


def deal_evenly(state: TrickState, count: int, emit: list[Event] | None) -> None:
    """Shuffle the deck, deal `count` cards each from the dealer's left, the rest to the centre."""
    players = state.table.players
    rng = Rng(state.rng)
    cards = state.table.deck.cards()
    rng.shuffle(cards)
    state.rng = rng.state
    dealt, state.centre = cards[: count * players], cards[count * players :]
    first = state.dealer + 1
    state.hands = [dealt[(seat - first) % players :: players] for seat in range(players)]
    state.trick = []
    state.taken = [[] for _ in range(players)]
    state.bids = [NO_BID] * players
    state.bidder = -1
    state.trump = NO_SUIT
    if emit is not None:
        emit.append(RoundBegan(state.round, state.dealer))
        for place, card in enumerate(dealt):
            seat = (first + place) % players
            emit.append(CardsMoved((card,), DECK, Place(zones.HAND, seat), only(seat)))
        emit.append(CardsMoved(tuple(state.centre), DECK, CENTRE, NOBODY))


def give_lead(state: TrickState, seat: int, emit: list[Event] | None) -> None:
    """Let `seat` play (or speak) first."""
    state.leader = seat
    set_turn(state, seat, emit)


def set_turn(state: TrickState, seat: int, emit: list[Event] | None) -> None:
    """Give the turn to `seat`."""
    state.turn = seat
    if emit is not None:
        emit.append(TurnChanged(seat))


def lowest_bid(state: TrickState, floor: int) -> int:
    """Return the least bid now: one more than the last bid, and never less than `floor`."""
    return max(floor, max(state.bids) + 1)


def speak(state: TrickState, seat: int, bid: int, top: int, emit: list[Event] | None) -> bool:
    """Let a seat bid, or pass (PASSED); return whether that ended the auction.

    It ends at the bid `top`, when everybody has passed, or when all but one have and that one has bid.
    Otherwise the turn goes to the next seat to the left that has not passed.
    """
    bids = state.bids
    bids[seat] = bid
    if emit is not None:
        emit.append(
            Announced("pass", seat) if bid == PASSED else Announced("bid", seat, number=bid)
        )
    if bid == top:
        state.bidder = seat
        return True
    players = len(bids)
    still_in = players - bids.count(PASSED)
    if not still_in:
        return True
    following = (seat + 1) % players
    while bids[following] == PASSED:
        following = (following + 1) % players
    if still_in == 1 and bids[following] != NO_BID:
        state.bidder = following
        return True
    set_turn(state, following, emit)
    return False


def put_down(state: TrickState, seat: int, card: int, emit: list[Event] | None) -> bool:
    """Move a card from a hand to the trick, and the turn to the left; return whether all have played."""
    hands, trick = state.hands, state.trick
    hands[seat].remove(card)
    trick.append(card)
    if emit is not None:
        emit.append(CardsMoved((card,), Place(zones.HAND, seat), TRICK, EVERYONE))
    players = len(hands)
    if len(trick) == players:
        return True
    state.turn = turn = (seat + 1) % players
    if emit is not None:
        emit.append(TurnChanged(turn))
    return False


def strongest(state: TrickState, power: Sequence[int]) -> int:
    """Return the seat that played the strongest card of the trick, by `power` (by card)."""
    trick = state.trick
    best = trick[0]
    for card in trick:
        if power[card] > power[best]:
            best = card
    return (state.leader + trick.index(best)) % len(state.hands)


def take_trick(state: TrickState, power: Sequence[int], emit: list[Event] | None) -> int:
    """Give the trick to the seat of its strongest card, by `power` (by card), which leads next."""
    trick = state.trick
    winner = strongest(state, power)
    state.taken[winner] += trick
    state.trick = []
    state.leader = state.turn = winner
    if emit is not None:
        emit.append(CardsMoved(tuple(trick), TRICK, Place(zones.TAKEN, winner), EVERYONE))
        emit.append(TurnChanged(winner))
    return winner


def take_centre(state: TrickState, seat: int, emit: list[Event] | None) -> None:
    """Give the centre's cards to a seat, face up."""
    state.taken[seat] += state.centre
    if emit is not None:
        emit.append(CardsMoved(tuple(state.centre), CENTRE, Place(zones.TAKEN, seat), EVERYONE))
    state.centre = []


def trick_facts(view: TrickState, order: str, winning: int, ranking: tuple[str, ...]) -> TrickFacts:
    """Return the facts of a trick-taking game's table; the game provides all parameters after the view."""
    return TrickFacts(
        view.phase,
        auction=view.phase == AUCTION,
        bids=tuple(view.bids),
        bidder=view.bidder,
        trump=view.trump,
        order=order,
        leader=view.leader,
        winning=winning,
        ranking=ranking,
    )


def trick_tally(
    view: TrickState, seat: int, counted: tuple[tuple[int, int], ...], prize: int
) -> Tally:
    """Return the tally of a seat in the auction and while tricks are taken."""
    bid, bidding = view.bids[seat], view.phase == AUCTION
    is_bidder = seat == view.bidder
    return Tally(
        view.scores[seat],
        bid=bid,
        bidding=bidding,
        ahead=is_bidder or (view.bidder < 0 and 0 < bid == max(view.bids)),
        bidder=is_bidder,
        points=sum(view.table.deck.total(view.taken[each]) for each in view.table.side(seat)),
        taken=len(view.taken[seat]),
        counted=counted,
        prize=prize,
    )


TRICK_MOMENTS = ("leads", "follows", "bidder", "opens")


def trick_moments(view: TrickState, seat: int) -> frozenset[str]:
    """`leads` or `follows`: the seat is to play a card to a trick; `bidder`: it has won the auction.

    `opens`: it has, and leads the card that names the trump.
    """
    found = {"bidder"} if view.bidder == seat else set()
    if view.phase == PLAY and view.turn == seat:
        found.add("follows" if view.trick else "leads")
        if view.bidder == seat and view.trump == NO_SUIT:
            found.add("opens")
    return frozenset(found)
