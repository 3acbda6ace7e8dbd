"""Bids in One Card: Tricks: what a hand is worth, whether to bid it, and why."""

from __future__ import annotations

from game.engine.actions import Action, Reason
from game.variants.tricks.cards import DECK, HAND, JOKER, SUIT, TOP
from game.variants.tricks.state import TricksState, must_bid

TRUMP_WORTH = (3, 4, 5, 6, 8, 10)
SIDE_WORTH = (0, 0, 0, 1, 4, 8)
"""By rank from the nine up: the tenths of a trick that a card is worth as a trump, or otherwise."""

LEAD_WORTH = {2: 4, 3: 2, 4: 0}
"""The points that naming the trump and leading add to a hand, by the number of players.

By trial: of the whole numbers these, within a tenth of a point, bring most against beginners who
always pass (1,200 rounds each).
"""


PARTNERS_PART = 40
"""The percentage of the points that one does not take oneself which the partner is expected to take.

Measured in 400 rounds in which the first to speak bid and all others passed: for hands worth 3, 5, 6 and 8
points alone pairs took 8.2, 9.3, 10.0 and 12.0.
"""

BOLD = 3
"""The points that a strong player bids above what a beginner thinks the hand is worth.

By trial, 100 matches each against beginners: among two 0, 1, 2, 3 and 4 more win 54, 65, 76, 84 and 86 in 100,
among four 1, 2 and 3 more win 37, 48 and 56 (25 would be even). Beginners underrate the trump and the lead.
Where a failed bid is taken off (150 matches each) 1, 2, 3 and 4 more win 59, 67, 70 and 67 among two.
"""


def tricks_hoped(hand: list[int], trump: int) -> int:
    """Return the tenths of tricks that a hand is expected to take with a trump."""
    hope = TRUMP_WORTH[0] if JOKER in hand else 0
    for card in hand:
        if card != JOKER:
            worth = TRUMP_WORTH if SUIT[card] == trump else SIDE_WORTH
            hope += worth[DECK.rank[card] - DECK.rank[0]]
    return hope


def hand_worth(view: TricksState, seat: int) -> tuple[int, int]:
    """Return the points that a seat, or its pair, can expect with the best trump, and that trump."""
    hoped = [tricks_hoped(view.hands[seat], trump) for trump in range(4)]
    trump = hoped.index(max(hoped))
    worth = hoped[trump] * TOP // (10 * HAND[view.players]) + LEAD_WORTH[view.players]
    if view.table.paired:  # two take, and a bid is the pair's (P-3)
        worth += max(0, TOP - worth) * PARTNERS_PART // 100
    return worth, trump


def bid_appeal(view: TricksState, seat: int, number: int, bold: int) -> int:
    """Score a bid: the lowest of those that are no more than `bold` above what the hand is worth.

    Where one cannot pass, the lowest bid of all is the least evil.
    """
    if _partner_bids(view, seat):
        return -number  # the bid stands for both (P-3)
    worth, _ = hand_worth(view, seat)
    if number <= worth + bold:
        return 1 + TOP - number
    return worth + bold - number if must_bid(view) else -1


def _partner_bids(view: TricksState, seat: int) -> bool:
    """Return whether the highest bid so far is the partner's."""
    if not view.table.paired:
        return False
    highest = max(view.bids)
    side = view.table.side(seat)
    return highest > 0 and any(view.bids[each] == highest for each in side if each != seat)


def why_bid(view: TricksState, seat: int, action: Action) -> Reason:
    """Return the reason for a bid or a pass."""
    worth, trump = hand_worth(view, seat)
    about = {"suit": trump, "worth": worth, "count": action.number}
    if _partner_bids(view, seat):
        partner = view.bids.index(max(view.bids))
        said = "pass-partner" if action.verb == "pass" else "bid-partner"
        return Reason.of(said, other=partner, count=max(view.bids)).by("P-3")
    said = action.verb
    if action.number > worth:
        said = "bid-must" if must_bid(view) else "bid-more"
    elif said == "pass" and view.table.options["failed_bid"] == "minus":
        said = "pass-minus"
    if view.table.paired:
        return Reason.of(f"{said}-pair", **about).by("P-3")
    return Reason.of(said, **about)
