"""Plain mistakes at One Card: Tricks.

What is right early in a round is hardly ever beyond doubt, for to be led into is worth points; but a bid is,
where nobody could bid more. The last two tricks can be worked out: nobody has a choice in the last, so that all
that is unknown is who holds which card.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from itertools import permutations

from game.engine.actions import Action
from game.engine.adviser import Blunder
from game.engine.cards import NO_SUIT, UNKNOWN
from game.engine.state import PLAY
from game.engine.table_facts import PASSED
from game.engine.variant import Variant
from game.variants.families.trick_taking import strongest
from game.variants.tricks.cards import (
    DECK,
    DOWNTOWN,
    FLOOR,
    JOKER,
    LED,
    POINTS,
    POWER,
    SUIT,
    UPTOWN,
)
from game.variants.tricks.state import TricksState, names_trump, speaks_alone

LAST_TWO = 2
"""Cards in hand from which on everything is worked out."""


def tricks_blunders(rules: Variant[TricksState]) -> Sequence[Blunder]:
    """Return the rules that tell a plain mistake."""

    def ending_misplayed(
        view: TricksState, seat: int, legal: Sequence[Action], action: Action
    ) -> bool:
        """With two cards left another one was better, however the unseen cards lie and whatever is played on
        it: it brings more points and gives the others no more.
        """
        if action.verb != "play" or len(view.hands[seat]) != LAST_TWO or len(legal) < 2:
            return False
        hidden = sum(zone.count(UNKNOWN) for zone in view.zones())
        if len(_unseen(view)) != hidden:
            return False  # a position without some of the cards, of which nothing is certain
        last = len(view.trick) == view.players - 1
        if names_trump(view) or not _order_stands(view) or not (last or view.players == 2):
            return False
        (other,) = [each for each in legal if each != action]
        more = False
        for world in _worlds(view, seat):
            played = list(_ends(rules, world, seat, action))
            better = list(_ends(rules, world, seat, other))
            side = view.table.side(seat)
            if not all(_as_good(a, b, side) for a in better for b in played):
                return False
            more = more or min(a[seat] for a in better) > max(b[seat] for b in played)
        return more

    def trump_wasted(view: TricksState, seat: int, legal: Sequence[Action], action: Action) -> bool:
        """A trump that counts was thrown under a higher one, while a card without points or prospects could
        have been: the points go to the bidder, or from the bidder to another, and so may the trick that the
        trump could still take.
        """
        if action.verb != "play" or not view.trick or view.trump == NO_SUIT:
            return False
        led = view.trick[0]
        taker = strongest(view, POWER[view.order][view.trump][led])
        if taker in view.table.side(seat):
            return False  # points for the pair
        sides = {each for one in (seat, taker) for each in view.table.side(one)}
        if len(view.trick) != view.players - 1 or view.bidder not in sides:
            # Later cards may win; and points may be given to another to keep them from the bidder.
            return False
        trump = LED[view.trump]
        (card,) = action.cards
        if trump[led] == view.trump or trump[card] != view.trump or not POINTS[card]:
            return False
        power = POWER[view.order][view.trump][led]
        if max(power[other] for other in view.trick) < power[card] or not _order_stands(view):
            return False
        unseen = _unseen(view)
        return any(_hopeless(view, each.cards[0], unseen, view.order) for each in legal)

    def order_against_oneself(
        view: TricksState, seat: int, legal: Sequence[Action], action: Action
    ) -> bool:
        """The order was chosen in which every card in hand is the lowest of its suit, and not the one in which
        it is the highest.
        """
        if action.verb not in (UPTOWN, DOWNTOWN):
            return False
        unseen = _unseen(view)
        return all(_lowest(card, unseen, action.verb) for card in view.hands[seat])

    def bid_in_vain(view: TricksState, seat: int, legal: Sequence[Action], action: Action) -> bool:
        """More than the lowest bid was made where all others had passed and nobody could bid more: that only
        makes the bid harder to make.
        """
        return (
            action.verb == "bid" and speaks_alone(view) and action.number > FLOOR[len(view.hands)]
        )

    def partner_outbid(
        view: TricksState, seat: int, legal: Sequence[Action], action: Action
    ) -> bool:
        """The bid of the partner was raised when both opponents had passed, by who has no suit of three cards
        to name as trump: the bid was the pair's already, and is now harder to make.
        """
        if action.verb != "bid" or not view.table.paired:
            return False
        side = view.table.side(seat)
        opponents = [bid for each, bid in enumerate(view.bids) if each not in side]
        stands = max(view.bids) > 0 and view.bids[seat] < max(view.bids)
        suits = [SUIT[card] for card in view.hands[seat]]
        long = any(suits.count(suit) > 2 for suit in range(4))
        return stands and set(opponents) == {PASSED} and not long

    return (
        Blunder("bid-in-vain", bid_in_vain),
        Blunder("partner-outbid", partner_outbid),
        Blunder("ending-misplayed", ending_misplayed),
        Blunder("trump-wasted", trump_wasted),
        Blunder("order-against-oneself", order_against_oneself),
    )


def _order_stands(view: TricksState) -> bool:
    """Return whether nobody will choose an order any more: the Joker is gone, or turns nothing (T-13)."""
    if any(JOKER in cards for cards in view.taken):
        return True
    when = view.table.options["downtown"]
    # Without trump the Joker takes its own trick, and so is never captured.
    return bool(when == ("captured" if view.trump == NO_SUIT else "no-bid"))


def _unseen(view: TricksState) -> list[int]:
    return DECK.rest(card for zone in view.zones() for card in zone if card != UNKNOWN)


def _lowest(card: int, unseen: Sequence[int], order: str) -> bool:
    """Return whether there are unseen cards of the card's suit, and all of them beat it in this order.

    In the other order it beats all of them.
    """
    rivals = [other for other in unseen if SUIT[other] == SUIT[card] and other != JOKER]
    power = POWER[order][NO_SUIT][card]
    return card != JOKER and bool(rivals) and all(power[other] > power[card] for other in rivals)


def _hopeless(view: TricksState, card: int, unseen: Sequence[int], order: str) -> bool:
    """Return whether a card is no trump, counts nothing and beats no unseen card."""
    no_trump = LED[view.trump][card] != view.trump
    return no_trump and not POINTS[card] and _lowest(card, unseen, order)


def _worlds(view: TricksState, seat: int) -> Iterator[TricksState]:
    """Yield every state that looks to the seat like its view, as far as cards are counted."""
    seen = set()
    for cards in permutations(_unseen(view)):
        world = view.clone()
        left = list(cards)
        for other, hand in enumerate(view.hands):
            if other != seat:
                world.hands[other] = sorted(left.pop() for _ in hand)
        world.centre = left
        dealt = tuple(map(tuple, world.hands))
        if dealt not in seen:
            seen.add(dealt)
            yield world


def _ends(
    rules: Variant[TricksState], world: TricksState, seat: int, action: Action
) -> Iterator[list[int]]:
    """Yield the scores of the round after an action, for everything that may be played after it."""
    after = world.clone()
    rules.apply(after, seat, action, after.now)
    if after.phase != PLAY:
        yield after.round_scores
        return
    for more in rules.legal(after, after.turn):
        yield from _ends(rules, after, after.turn, more)


def _as_good(better: Sequence[int], played: Sequence[int], side: Collection[int]) -> bool:
    """Return whether scores bring a side no less, and nobody else more."""
    return all(
        a >= b if other in side else a <= b
        for other, (a, b) in enumerate(zip(better, played, strict=True))
    )
