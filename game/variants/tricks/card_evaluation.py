"""The judgement of a strong player of Tricks: how likely a card takes its trick, and what that brings.

It counts cards: who may still beat a card follows from what each is expected to hold, and a player who could
not follow suit holds none of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp

from game.engine.cards import NO_SUIT
from game.variants.tricks.cards import LED, POINTS, POWER, SUIT
from game.variants.tricks.state import TricksState


@dataclass(frozen=True, slots=True)
class TrickWeights:
    """What the parts of the judgement count, in points.

    `lead`: a trick taken besides its points, for the lead that it brings. `high`: a unit of a card's strength
    among trumps that is spent; `side`: among other cards. `short`: the last card of a side suit is thrown.
    `thrown`: a point thrown into a trick that another takes. `hope`: the share of an average card's points that
    each who plays later adds.
    """

    lead: float = 0.4
    high: float = 0.12
    side: float = 0.1
    short: float = 0.1
    thrown: float = 1.0
    hope: float = 0.5


def _beats(view: TricksState, led: int, own: int, held: Sequence[float]) -> float:
    """Return the chance that who holds these cards has one that may be played and is stronger than `own`."""
    power, suit = POWER[view.order][view.trump][led], LED[view.trump][led]
    of_suit = better_of_suit = trumps = 0.0
    for other, count in enumerate(held):
        if not count:
            continue
        if LED[view.trump][other] == suit:
            of_suit += count
            if power[other] > own:
                better_of_suit += count
        elif power[other] > own:
            trumps += count
    # Who has the suit has to follow; who has not may trump.
    return (1 - exp(-better_of_suit)) + exp(-of_suit) * (1 - exp(-trumps))


def takes(
    view: TricksState,
    seat: int,
    card: int,
    trick: Sequence[int],
    expected: Sequence[Sequence[float]],
) -> float:
    """Return the chance that a player's side takes the trick in which it plays a card (P-3).

    `trick` lies before the card.
    """
    led = trick[0] if trick else card
    power = POWER[view.order][view.trump][led]
    players, side = len(view.hands), view.table.side(seat)
    best, holder = power[card], seat
    for place, other in enumerate(trick):
        if power[other] > best:
            best, holder = power[other], (view.leader + place) % players
    chance = float(holder in side)
    for step in range(1, players - len(trick)):
        later = (seat + step) % players
        if not chance and later not in side:
            continue  # it is lost, unless a partner comes
        beats = min(1.0, max(0.0, _beats(view, led, best, expected[later])))
        # A partner beats only what the others have played.
        chance = chance + (1 - chance) * beats if later in side else chance * (1 - beats)
    return chance


def evaluate_card(
    view: TricksState,
    seat: int,
    card: int,
    expected: Sequence[Sequence[float]],
    weights: TrickWeights,
) -> float:
    """Return the points that playing a card is worth."""
    trick = view.trick
    players = len(view.hands)
    chance = takes(view, seat, card, trick, expected)
    lying = sum(POINTS[other] for other in trick)
    after = players - len(trick) - 1
    left = sum(
        POINTS[c] * n
        for row in (expected[s] for s in range(players) if s != seat)
        for c, n in enumerate(row)
    )
    others = max(1, sum(len(hand) for s, hand in enumerate(view.hands) if s != seat))
    coming = weights.hope * after * left / others
    worth = chance * (lying + POINTS[card] + coming + weights.lead)
    worth -= (1 - chance) * weights.thrown * POINTS[card]
    strength = POWER[view.order][view.trump][card][card]
    trump = SUIT[card] == view.trump or SUIT[card] == NO_SUIT
    worth -= weights.high * (strength - 10) if trump and strength > 10 else weights.side * strength
    if not trump and sum(SUIT[other] == SUIT[card] for other in view.hands[seat]) == 1:
        worth += weights.short
    return worth
