"""The rules of One Card: Tricks, clauses T-1 … T-17 and those of G-1 … G-13 for trick-taking games.

An auction decides the lead and the trump; the winner of the last trick gets the one card left over.
"""

from __future__ import annotations

from game.engine import verbs
from game.engine.actions import PASS, Action, Refusal, refuse
from game.engine.cards import NO_SUIT, UNKNOWN, Deck
from game.engine.events import Announced, Event, SuitCalled
from game.engine.info import Info
from game.engine.options import Option, Options, SetupError
from game.engine.problems import Phrase
from game.engine.state import PLAY
from game.engine.table import Table
from game.engine.table_facts import PASSED, Tally, TrickFacts
from game.engine.variant import Variant, outside_play, seats_with
from game.engine.verbs import Names, Verb
from game.variants.families.partners import PARTNERS, paired
from game.variants.families.trick_taking import (
    AUCTION,
    TRICK_MOMENTS,
    deal_evenly,
    give_lead,
    lowest_bid,
    put_down,
    speak,
    strongest,
    take_centre,
    take_trick,
    trick_facts,
    trick_moments,
    trick_tally,
)
from game.variants.tricks.cards import (
    DECK,
    DOWNTOWN,
    FLOOR,
    HAND,
    JOKER,
    LED,
    PLAYS,
    POINTS,
    POWER,
    RANKS,
    SUIT,
    TOP,
    UPTOWN,
)
from game.variants.tricks.state import (
    ORDER,
    TRICKS_CONSTRAINTS,
    TRICKS_KEYS,
    TricksState,
    must_bid,
    names_trump,
)

BIDS = tuple(Action("bid", number=number) for number in range(TOP + 1))
OFFERS = {
    players: tuple((*BIDS[max(floor, last + 1) :], PASS) for last in range(TOP))
    for players, floor in FLOOR.items()
}
"""The actions open in the auction: OFFERS[players][last bid] (T-3)."""

ORDERS = (Action(DOWNTOWN), Action(UPTOWN))


class Tricks(Variant[TricksState]):
    """The rules of One Card: Tricks."""

    info = Info(
        id="tricks",
        sign="heart",
        family="trick-taking",
        clauses=("T", 17),
        min_players=2,
        max_players=4,
        partners=(4,),
        shared=("P-1", "P-3", "P-4"),
        deck="french",
        layout="tricks",
        middle="trick",
        has_last_trick=True,
        spread=350,
        top_bid=TOP,
        short={"target": 10},
        moments=TRICK_MOMENTS,
        options=(
            Option("target", 30, "T-17", low=10, high=100, also=(0,)),
            Option("rounds", 0, "T-17", low=1, high=40, also=(0,)),
            Option("downtown", "always", "T-13", choices=("always", "no-bid", "captured")),
            Option("failed_bid", "zero", "T-16", choices=("zero", "minus"), group="scoring"),
            Option("dealer_must_bid", False, "T-4"),
            Option("bidder_first", False, "T-17", group="scoring"),
            PARTNERS,
        ),
        verbs=(
            Verb("bid", Names.NUMBER, turn=True),
            Verb("pass", turn=True, key="k", button="lt"),
            verbs.PLAY,
            Verb(DOWNTOWN, turn=True),
            Verb(UPTOWN, turn=True),
        ),
        told={
            "round": "T-2",
            "bid": "T-3",
            "pass": "T-3",
            "suit": "T-5",
            "played": "T-8",
            "played:joker": "T-10",
            "took-trick": "T-11",
            "downtown": "T-13",
            "uptown": "T-13",
            "took-centre": "T-14",
            "round-won": "T-16",
            "match-won": "T-17",
        },
    )
    state = TricksState
    keys = TRICKS_KEYS
    constraints = TRICKS_CONSTRAINTS

    def deck(self, players: int, options: Options) -> Deck:
        """Return the 25 cards of T-1."""
        return DECK

    def check_table(self, table: Table) -> None:
        """Check that the match has an end: a score, or a number of rounds (T-17, G-10)."""
        if not table.options["rounds"] and not table.options["target"]:
            raise SetupError(Phrase("problem.no-end-rounds"))

    def deal(self, state: TricksState, emit: list[Event] | None) -> None:
        """Deal evenly with one card left over, and begin the auction (T-1 to T-3)."""
        players = state.table.players
        deal_evenly(state, HAND[players], emit)
        state.order = UPTOWN
        state.phase = AUCTION
        give_lead(state, (state.dealer + 1) % players, emit)

    def legal(self, state: TricksState, seat: int) -> list[Action]:
        """Return the cards that may follow (T-8, T-9), bids and passing (T-3), or the two orders (T-13)."""
        if seat != state.turn:
            return []
        if state.phase == PLAY:
            hand = state.hands[seat]
            trick = state.trick
            found: list[Action] = []
            # (Loops, for on Python 3.11 a comprehension costs a call.)
            if trick:
                led = LED[state.trump][trick[0]]
                # With no trump a Joker led has no suit; but then no hand holds a card without one.
                for card in hand:
                    if SUIT[card] == led:
                        found.append(PLAYS[card])
                if found:
                    return found
                if led == state.trump and JOKER in hand:
                    return [PLAYS[JOKER]]
            elif state.trump == NO_SUIT and state.bidder >= 0:
                return [PLAYS[card] for card in hand if card != JOKER]  # it names the trump (T-5)
            for card in hand:
                found.append(PLAYS[card])
            return found
        if state.phase == AUCTION:
            offers = OFFERS[len(state.hands)][max(state.bids)]
            return list(offers[:-1] if must_bid(state) else offers)  # passing is the last of them
        return list(ORDERS) if state.phase == ORDER else []

    def check(self, state: TricksState, seat: int, action: Action, now: int) -> Refusal | None:
        """Return None for a legal action, otherwise the refusal by the game's own clause, G-12 or G-13."""
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
        """Return why the seat in turn cannot do this in the auction."""
        low = lowest_bid(state, FLOOR[state.players])
        if must_bid(state) and (action == PASS or action.verb == "bid"):
            return refuse("T-4" if action == PASS else "T-3", "must-bid", low=low, high=TOP)
        if action.verb != "bid" or low <= action.number <= TOP:
            return refuse("G-13", "auction-on")
        if low == TOP:
            return refuse("T-3", "fifteen-or-pass")
        return refuse("T-3", "bid-between", low=low, high=TOP)

    def _no_play(self, state: TricksState, seat: int, action: Action) -> Refusal:
        """Return why the seat in turn cannot play this."""
        if action.verb != "play":
            return refuse("G-13", "auction-over")
        if len(action.cards) != 1 or action != PLAYS[action.cards[0]]:
            return refuse("G-13", "one-card")
        (card,) = action.cards
        hand = state.hands[seat]
        if not state.trick:
            if card == JOKER and names_trump(state):
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
        """Begin the play: the bidder leads, or without one the player opposite the dealer (T-5, T-6)."""
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
        """Give the trick to its winner; the last brings the one card, the Joker's the choice of order."""
        trick, leader = state.trick, state.leader
        winner = take_trick(state, POWER[state.order][state.trump][trick[0]], emit)
        if not all(state.hands):  # in a position, others may still hold some
            take_centre(state, winner, emit)  # T-14
            self.end_round(state, *self.result(state), emit)
        elif JOKER in trick and self._may_turn(
            state, winner, (leader + trick.index(JOKER)) % state.players
        ):
            state.phase = ORDER

    def _may_turn(self, state: TricksState, winner: int, joker: int) -> bool:
        """Return whether the winner of the Joker, played by the seat `joker`, may turn the order (T-13)."""
        when = state.table.options["downtown"]
        if when == "captured":
            return winner != joker
        return when == "always" or state.trump == NO_SUIT

    def result(self, state: TricksState) -> tuple[list[int], list[int]]:
        """Return winners and scores: the points taken (T-15); a bidder who took too few has none (T-16).

        By the option `failed_bid` the bid is taken off as well.
        """
        scores = self._points(state)
        bidder = state.bidder
        if bidder >= 0 and scores[bidder] < state.bids[bidder]:
            minus = state.table.options["failed_bid"] == "minus"
            for seat in state.table.side(bidder):
                scores[seat] = -state.bids[bidder] if minus else 0
        return seats_with(max(scores), scores), scores

    def _points(self, state: TricksState) -> list[int]:
        """Return the points taken by seat; partners take them together (P-3)."""
        return paired(state.table, [DECK.total(cards) for cards in state.taken])

    def counted(self, state: TricksState, seat: int) -> list[tuple[int, int]]:
        """Return the cards taken by a seat's side, with their points (T-15); a failed bid is the bidder's."""
        bidder, side = state.bidder, state.table.side(seat)
        if bidder in side and bidder != seat and self._points(state)[seat] < state.bids[bidder]:
            return []
        return [(card, POINTS[card]) for each in side for card in state.taken[each]]

    def match_winners(self, state: TricksState) -> list[int] | None:
        """Return who leads alone once the target is reached, or leads after the last round; or None (T-17).

        By the option `bidder_first` a bidder who has made the bid and is at the target wins before all others.
        """
        options, best = state.table.options, max(state.scores)
        if options["target"] and best >= options["target"]:
            bidder = state.bidder
            if options["bidder_first"] and bidder >= 0:
                made = self._points(state)[bidder] >= state.bids[bidder]
                if made and state.scores[bidder] >= options["target"]:
                    return list(state.table.side(bidder))
            leading = seats_with(best, state.scores)
            if len(leading) == len(state.table.side(leading[0])):
                return leading
        if options["rounds"] and state.round >= options["rounds"]:
            return seats_with(best, state.scores)
        return None

    def facts(self, view: TricksState) -> TrickFacts:
        """The auction, the trick so far (T-11), and the ranks from the ace uptown, the nine downtown (T-13)."""
        winning = -1
        if view.trick:
            winning = strongest(view, POWER[view.order][view.trump][view.trick[0]])
        ranking = RANKS[::-1] if view.order == UPTOWN else RANKS
        return trick_facts(view, view.order, winning, ranking)

    def tally(self, view: TricksState, seat: int) -> Tally:
        """Bid and points; after the round the one card, which comes last to who took the last trick (T-14)."""
        if not view.over:
            return trick_tally(view, seat, (), UNKNOWN)
        prize = view.taken[seat][-1] if seat == view.turn and view.taken[seat] else UNKNOWN
        return trick_tally(view, seat, tuple(self.counted(view, seat)), prize)

    def moments(self, view: TricksState, seat: int) -> frozenset[str]:
        """Whether the seat leads, follows, or has won the auction."""
        return trick_moments(view, seat)
