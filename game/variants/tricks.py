"""One Card: Tricks. Bid for the lead and the trump; the last trick brings the one card.

The clauses T-1 … T-17 and those of G-1 … G-13 that are not for shedding games.
"""

from __future__ import annotations

from game.engine.actions import PASS, Action, Reason, Refusal, refuse
from game.engine.cards import NO_SUIT, UNKNOWN, Deck, french_deck
from game.engine.events import Announced, Event, SuitCalled
from game.engine.notation import COMMON_KEYS, Key, one_of, phase, replaced
from game.engine.options import Option, Options
from game.engine.state import PLAY, Open, slotted
from game.engine.variant import Info, Variant, outside_play, seats_with
from game.variants.trick_taking import (
    AUCTION,
    PASSED,
    TRICK_KEYS,
    TrickState,
    deal_evenly,
    give_lead,
    lowest_bid,
    put_down,
    speak,
    strongest,
    take_centre,
    take_trick,
)

HAND = {2: 12, 3: 8, 4: 6}  # T-1
FLOOR = {2: 8, 3: 7, 4: 6}  # T-3
TOP = 15

ORDER = "order"
"""The phase in which the winner of the Joker's trick chooses the order (T-13)."""

UPTOWN = "uptown"
DOWNTOWN = "downtown"

RANKS = ("9", "10", "J", "Q", "K", "A")
DECK = french_deck(
    1,
    ranks=RANKS,
    jokers=1,
    points={"J": 1, "Q": 1, "K": 1, "Joker": 3},
)
"""The 25 cards of T-1, with what they count (T-15)."""

SUIT = DECK.suit
POINTS = DECK.points
JOKER = DECK.index["Joker"]

PLAYS = tuple(Action("play", (card,)) for card in range(len(DECK.faces)))
BIDS = tuple(Action("bid", number=number) for number in range(TOP + 1))
OFFERS = {
    players: tuple((*BIDS[max(floor, last + 1) :], PASS) for last in range(TOP))
    for players, floor in FLOOR.items()
}
"""What may be said in the auction: [players][last bid] (T-3)."""

ORDERS = (Action(DOWNTOWN), Action(UPTOWN))


def _strength(card: int, order: str, trump: int, led: int) -> int:
    """How strong a card is in a trick; 0 if it cannot take it (T-7, T-11, T-13)."""
    if card == JOKER:
        return 10 if trump != NO_SUIT else 30
    low, high = DECK.rank[0], DECK.rank[JOKER - 1]
    step = DECK.rank[card] - low + 1 if order == UPTOWN else high - DECK.rank[card] + 1
    if SUIT[card] == trump:
        return 10 + step
    return step if SUIT[card] == led else 0


# The suits in their order and then NO_SUIT, which is −1 and so finds the last row.
_SUITS = (0, 1, 2, 3, NO_SUIT)
LED = tuple((*SUIT[:JOKER], trump) for trump in _SUITS)
"""The suit that a card asks for when it is led, by the trump: [trump][card].

The Joker's is trump; with no trump it has none, and asks for nothing (T-10).
"""

POWER = {
    order: tuple(
        tuple(
            tuple(_strength(card, order, trump, led) for card in range(len(DECK.faces)))
            for led in LED[trump]
        )
        for trump in _SUITS
    )
    for order in (UPTOWN, DOWNTOWN)
}
"""The strength of each card by the order, the trump and the card led: [order][trump][led][card]."""


@slotted
class TricksState(TrickState):
    """A state of tricks; `order` is UPTOWN or DOWNTOWN."""

    order: Open[str] = UPTOWN


def _names_trump(state: TricksState) -> bool:
    """Whether the next card is the bidder's first (T-5)."""
    return state.trump == NO_SUIT and state.bidder >= 0


class Tricks(Variant[TricksState]):
    """The rules of One Card: Tricks."""

    info = Info(
        id="tricks",
        title="One Card: Tricks",
        family="trick-taking",
        clauses=("T", 17),
        min_players=2,
        max_players=4,
        deck="french",
        layout="tricks",
        options=(
            Option("target", 30, "T-17", low=10, high=100),
            Option("downtown", "always", "T-13", choices=("always", "no-bid")),
        ),
        turn_verbs=frozenset({"bid", "pass", "play", DOWNTOWN, UPTOWN, "next round"}),
    )
    state = TricksState
    keys = replaced(
        COMMON_KEYS,
        Key("phase", "phase", phase(AUCTION, ORDER), lambda state: PLAY),
        Key("order", "order", one_of(UPTOWN, DOWNTOWN), lambda state: UPTOWN),
        *TRICK_KEYS,
    )

    def deck(self, players: int, options: Options) -> Deck:
        """The same 25 cards for everybody (T-1)."""
        return DECK

    def deal(self, state: TricksState, emit: list[Event] | None) -> None:
        """An even deal, one card left over, and the auction begins (T-1 to T-3)."""
        players = state.table.players
        deal_evenly(state, HAND[players], emit)
        state.order = UPTOWN
        state.phase = AUCTION
        give_lead(state, (state.dealer + 1) % players, emit)

    def legal(self, state: TricksState, seat: int) -> list[Action]:
        """The cards that follow (T-8, T-9); higher bids and passing (T-3); the two orders (T-13)."""
        if seat != state.turn:
            return []
        if state.phase == PLAY:
            hand = state.hands[seat]
            trick = state.trick
            if trick:
                led = LED[state.trump][trick[0]]
                # With no trump a Joker led has no suit; but then no hand holds a card without one.
                # (A loop, for on Python 3.11 a comprehension costs a call.)
                following = []
                for card in hand:
                    if SUIT[card] == led:
                        following.append(PLAYS[card])
                if following:
                    return following
                if led == state.trump and JOKER in hand:
                    return [PLAYS[JOKER]]
            elif JOKER in hand and _names_trump(state):
                return [PLAYS[card] for card in hand if card != JOKER]
            return [PLAYS[card] for card in hand]
        if state.phase == AUCTION:
            return list(OFFERS[len(state.hands)][max(state.bids)])
        return list(ORDERS) if state.phase == ORDER else []

    def check(self, state: TricksState, seat: int, action: Action, now: int) -> Refusal | None:
        """What is legal passes; otherwise the game's own clause if one says why, G-12, G-13."""
        if action in self.legal(state, seat):
            return None
        refusal = outside_play(state, seat, action)
        if refusal is not None or state.over:
            return refusal
        verb = action.verb
        if verb not in self.info.turn_verbs:
            return refuse("G-13", "unknown-here", verb=verb)
        if state.phase == AUCTION and verb in ("bid", "pass") and state.bids[seat] == PASSED:
            return refuse("T-3", "is-out")
        if seat != state.turn:
            return refuse("G-12", "not-in-turn", turn=state.turn)
        if state.phase == ORDER:
            return refuse("T-13", "order-first") if verb == "play" else refuse("G-13", "order-only")
        if verb in (DOWNTOWN, UPTOWN):
            return refuse("T-13", "no-order-now")
        if state.phase == AUCTION:
            return self._no_bid(state, action)
        return self._no_play(state, seat, action)

    def _no_bid(self, state: TricksState, action: Action) -> Refusal:
        """Why the seat in turn cannot do this in the auction."""
        low = lowest_bid(state, FLOOR[state.players])
        if action.verb != "bid" or low <= action.number <= TOP:
            return refuse("G-13", "auction-on")
        if low == TOP:
            return refuse("T-3", "fifteen-or-pass")
        return refuse("T-3", "bid-between", low=low, high=TOP)

    def _no_play(self, state: TricksState, seat: int, action: Action) -> Refusal:
        """Why the seat in turn cannot play this."""
        if action.verb != "play":
            return refuse("G-13", "auction-over")
        if len(action.cards) != 1 or action != PLAYS[action.cards[0]]:
            return refuse("G-13", "one-card")
        (card,) = action.cards
        hand = state.hands[seat]
        if not state.trick:
            if card == JOKER and _names_trump(state):
                return refuse("T-5", "joker-names-no-trump", card=card)
            return refuse("G-13", "not-in-hand", card=card)
        led = LED[state.trump][state.trick[0]]
        if SUIT[card] != led:
            if any(SUIT[other] == led for other in hand):
                if led == state.trump:
                    return refuse("T-9", "must-trump", card=card, suit=led)
                return refuse("T-8", "must-follow", card=card, suit=led)
            if led == state.trump and JOKER in hand:
                return refuse("T-9", "joker-is-trump", card=card, suit=led)
        return refuse("G-13", "not-in-hand", card=card)

    def apply(
        self,
        state: TricksState,
        seat: int,
        action: Action,
        now: int,
        emit: list[Event] | None = None,
    ) -> None:
        """Play a card, bid or pass, choose the order, or deal the next round."""
        state.now = now
        verb = action.verb
        if verb == "play":
            card = action.cards[0]
            complete = put_down(state, seat, card, emit)
            if state.trump == NO_SUIT and state.bidder >= 0:
                self._name_trump(state, seat, card, emit)
            if complete:
                self._end_trick(state, emit)
        elif verb == "bid" or verb == "pass":
            bid = action.number if verb == "bid" else PASSED
            if speak(state, seat, bid, TOP, emit):
                self._open(state, emit)
        elif verb == "next round":
            self.next_round(state, emit)
        else:
            state.order = verb
            state.phase = PLAY
            if emit is not None:
                emit.append(Announced(verb, seat))

    def _open(self, state: TricksState, emit: list[Event] | None) -> None:
        """The bidder leads, or without one the player opposite the dealer (T-5, T-6)."""
        state.phase = PLAY
        # Half the table away, rounded down: with three players the dealer's left.
        opposite = (state.dealer + state.players // 2) % state.players
        give_lead(state, state.bidder if state.bidder >= 0 else opposite, emit)

    def _name_trump(
        self, state: TricksState, seat: int, card: int, emit: list[Event] | None
    ) -> None:
        """The bidder's first card names the trump (T-5)."""
        state.trump = SUIT[card]
        if emit is not None:
            emit.append(SuitCalled(seat, state.trump))

    def _end_trick(self, state: TricksState, emit: list[Event] | None) -> None:
        """Somebody takes the trick; the last brings the one card, the Joker's the choice of order."""
        trick = state.trick
        winner = take_trick(state, POWER[state.order][state.trump][trick[0]], emit)
        if not state.hands[winner]:
            take_centre(state, winner, emit)  # T-14
            self.end_round(state, *self.result(state), emit)
        elif JOKER in trick and (
            state.trump == NO_SUIT or state.table.options["downtown"] == "always"
        ):
            state.phase = ORDER

    def result(self, state: TricksState) -> tuple[list[int], list[int]]:
        """Everybody scores the points they took, but a bidder who took too few (T-15, T-16)."""
        scores = [DECK.total(cards) for cards in state.taken]
        bidder = state.bidder
        if bidder >= 0 and scores[bidder] < state.bids[bidder]:
            scores[bidder] = 0
        return seats_with(max(scores), scores), scores

    def counted(self, state: TricksState, seat: int) -> list[tuple[int, int]]:
        """The cards taken, by their points (T-15)."""
        return [(card, POINTS[card]) for card in state.taken[seat]]

    def prize(self, state: TricksState) -> tuple[int, int] | None:
        """The one card, which came last to whoever took the last trick (T-14)."""
        return state.turn, state.taken[state.turn][-1]

    def match_winners(self, state: TricksState) -> list[int] | None:
        """Whoever leads alone once the target is reached (T-17)."""
        best = max(state.scores)
        if best < state.table.options["target"]:
            return None
        leading = seats_with(best, state.scores)
        return leading if len(leading) == 1 else None

    def winning(self, state: TricksState) -> int:
        """Whoever played the strongest card so far (T-11)."""
        if not state.trick:
            return -1
        return strongest(state, POWER[state.order][state.trump][state.trick[0]])

    def ranking(self, state: TricksState) -> tuple[str, ...]:
        """Ace to nine uptown, nine to ace downtown (T-7, T-13)."""
        return RANKS[::-1] if state.order == UPTOWN else RANKS

    def appeal(self, view: TricksState, seat: int, action: Action) -> int:
        """Bid what the hand is worth; win cheaply where points lie, duck otherwise, lead what stands.

        The order goes the way in which the own cards beat more of the unseen ones.
        """
        verb = action.verb
        if verb == "play":
            (card,) = action.cards
            return _lead_appeal(view, seat, card) if not view.trick else _follow_appeal(view, card)
        if verb == "bid":
            worth, _ = _worth(view, seat)
            return 1 + TOP - action.number if action.number <= worth else -1
        if verb == "pass":
            return 0
        return _beaten(view, seat, verb)

    def why(self, view: TricksState, seat: int, action: Action) -> Reason:
        """What `appeal` saw in it."""
        verb = action.verb
        if verb in ("bid", "pass"):
            worth, trump = _worth(view, seat)
            return Reason.of(verb, suit=trump, worth=worth, count=action.number)
        if verb in (UPTOWN, DOWNTOWN):
            other = UPTOWN if verb == DOWNTOWN else DOWNTOWN
            beaten = _beaten(view, seat, verb)
            return Reason.of(verb, count=beaten, worth=_beaten(view, seat, other))
        (card,) = action.cards
        if len(self.legal(view, seat)) == 1:
            return Reason.of("must", card=card)
        return _why_follow(view, card) if view.trick else _why_lead(view, card)


TRUMP_WORTH = (3, 4, 5, 6, 8, 10)
SIDE_WORTH = (0, 0, 0, 1, 4, 8)
"""By rank from the nine up: the tenths of a trick that a card promises as a trump, or beside it."""

LEAD_WORTH = {2: 4, 3: 2, 4: 0}
"""The points that naming the trump and leading add to a hand, by the number of players.

By trial: of the whole numbers these, within a tenth of a point, bring most against beginners who
always pass (1,200 rounds each).
"""


def _tricks_hoped(hand: list[int], trump: int) -> int:
    """The tenths of tricks that a beginner hopes to take with this hand and this trump."""
    hope = TRUMP_WORTH[0] if JOKER in hand else 0
    for card in hand:
        if card != JOKER:
            worth = TRUMP_WORTH if SUIT[card] == trump else SIDE_WORTH
            hope += worth[DECK.rank[card] - DECK.rank[0]]
    return hope


def _worth(view: TricksState, seat: int) -> tuple[int, int]:
    """The points that a beginner hopes for with the best trump, and that trump."""
    hoped = [_tricks_hoped(view.hands[seat], trump) for trump in range(4)]
    trump = hoped.index(max(hoped))
    return hoped[trump] * TOP // (10 * HAND[view.players]) + LEAD_WORTH[view.players], trump


def _unseen(view: TricksState) -> list[int]:
    """The cards in the other hands, and the one card."""
    return DECK.rest(card for zone in view.zones() for card in zone if card != UNKNOWN)


def _beaten(view: TricksState, seat: int, order: str) -> int:
    """How many unseen cards the own ones beat in their own suits, in this order."""
    unseen = _unseen(view)
    count = 0
    for card in view.hands[seat]:
        power = POWER[order][view.trump][card]
        count += sum(SUIT[other] == SUIT[card] and power[other] < power[card] for other in unseen)
    return count


def _lead_appeal(view: TricksState, seat: int, card: int) -> int:
    """Name the trump that promises most, from the top; else lead what stands, or a low card."""
    if _names_trump(view):
        return 100 * _tricks_hoped(view.hands[seat], SUIT[card]) + DECK.rank[card]
    led = LED[view.trump][card]
    power = POWER[view.order][view.trump][card]
    rivals = [other for other in _unseen(view) if SUIT[other] == led and power[other] > power[card]]
    if not rivals:
        return 100 + power[card]
    return -10 * POINTS[card] - power[card]


def _follow_appeal(view: TricksState, card: int) -> int:
    """Win what holds points, for good and cheaply; else throw what is worth least."""
    trick, trump = view.trick, view.trump
    power = POWER[view.order][trump][trick[0]]
    keep = POWER[view.order][trump][card][card]
    points = sum(POINTS[other] for other in trick) + POINTS[card]
    if points and power[card] > max(power[other] for other in trick):
        last = len(trick) == view.players - 1
        safe = last or not any(power[other] > power[card] for other in _unseen(view))
        return 100 - keep if safe else 10 * (points - 2 * POINTS[card]) + keep
    return -10 * POINTS[card] - keep


def _why_lead(view: TricksState, card: int) -> Reason:
    if _names_trump(view):
        return Reason.of("name-trump", card=card, suit=SUIT[card])
    led = LED[view.trump][card]
    power = POWER[view.order][view.trump][card]
    beaten = any(SUIT[other] == led and power[other] > power[card] for other in _unseen(view))
    return Reason.of("lead-low" if beaten else "stands", card=card)


def _why_follow(view: TricksState, card: int) -> Reason:
    trick = view.trick
    power = POWER[view.order][view.trump][trick[0]]
    points = sum(POINTS[other] for other in trick) + POINTS[card]
    best = max(power[other] for other in trick)
    if points and power[card] > best:
        last = len(trick) == view.players - 1
        safe = last or not any(power[other] > power[card] for other in _unseen(view))
        return Reason.of("win" if safe else "try", card=card, count=points)
    if any(power[other] > best for other in view.hands[view.turn]):
        return Reason.of("dear" if points else "low", card=card, count=points)
    return Reason.of("beaten" if points else "low", card=card)


TRICKS = Tricks()
