"""Tricks played for two: cards that go with a partner's, by what may still beat them (P-3)."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.actions import Action, Reason
from game.engine.cards import UNKNOWN
from game.variants.families.trick_taking import strongest
from game.variants.tricks.cards import DECK, LED, POINTS, POWER
from game.variants.tricks.state import TricksState


def unseen_cards(view: TricksState) -> list[int]:
    """Return the cards in the other hands, and the one card."""
    return DECK.rest(card for zone in view.zones() for card in zone if card != UNKNOWN)


def holder_so_far(view: TricksState) -> int:
    """Return whose card is the strongest of the trick so far."""
    return strongest(view, POWER[view.order][view.trump][view.trick[0]])


def partner_leads(view: TricksState, seat: int) -> bool:
    """Return whether the partner's card is the strongest of the trick so far."""
    return holder_so_far(view) in view.table.side(seat)


def _strength(view: TricksState, *cards: int) -> int:
    """Return the strength of the strongest of these cards in the trick."""
    power = POWER[view.order][view.trump][view.trick[0]]
    return max(power[card] for card in cards)


def appeal_to_both(view: TricksState, card: int) -> int:
    """Score a card where the partner's is the strongest: add points to a safe trick, and do not take it.

    It is taken from the partner only if it has points, and would be safe so alone.
    """
    keep = POWER[view.order][view.trump][card][card]
    lying, own = _strength(view, *view.trick), _strength(view, card)
    last = len(view.trick) == view.players - 1
    rivals = [] if last else [_strength(view, other) for other in unseen_cards(view)]
    safe = all(rival < lying for rival in rivals)
    if own < lying:
        return (10 * POINTS[card] if safe else 0) - keep
    points = sum(POINTS[other] for other in view.trick) + POINTS[card]
    if safe or not points or any(rival > own for rival in rivals):
        return -100 - keep
    return 100 - keep


def choose_for_two(view: TricksState, seat: int, legal: Sequence[Action]) -> Action:
    """Return the card of one of a pair by what the opponents hold, in a whole state."""
    trick, side, players = view.trick, view.table.side(seat), len(view.hands)
    if not trick:
        others = [card for each, hand in enumerate(view.hands) if each not in side for card in hand]
        return quick_lead(legal, others, POWER[view.order][view.trump], LED[view.trump])
    power = POWER[view.order][view.trump][trick[0]]
    lying = max(power[card] for card in trick)
    ours = holder_so_far(view) in side
    points = sum(POINTS[card] for card in trick)
    later = [(seat + step) % players for step in range(1, players - len(trick))]
    rivals = [power[card] for each in later if each not in side for card in view.hands[each]]
    highest = max(rivals, default=0)
    chosen, top = legal[0], -1_000
    for action in legal:
        card = action[1][0]
        keep, worth = POWER[view.order][view.trump][card][card], POINTS[card]
        takes = power[card] > lying
        if max(lying, power[card]) <= highest or not (ours or takes):
            score = -10 * worth - keep
        elif takes and (ours and lying > highest):
            score = -100 - keep
        else:
            score = (50 if points + worth and takes else 10 * worth) - keep
        if score > top:
            top, chosen = score, action
    return chosen


def why_for_two(view: TricksState, card: int) -> Reason:
    """Return the reason for a card where the partner's is the strongest so far."""
    taken = _strength(view, card) > _strength(view, *view.trick)
    thrown = "taken" if taken else "given" if POINTS[card] else "kept"
    about = {"card": card, "other": holder_so_far(view), "count": POINTS[card]}
    return Reason.of(f"partner-{thrown}", **about).by("P-3")


def quick_lead(
    legal: Sequence[Action],
    others: Sequence[int],
    power_of: Sequence[Sequence[int]],
    led: Sequence[int],
) -> Action:
    """Return the lead that `_lead_appeal` would choose if the others held just these cards."""
    highest: dict[int, int] = {}
    for card in others:
        strength = power_of[card][card]
        if strength > highest.get(led[card], 0):
            highest[led[card]] = strength
    chosen, top = legal[0], -1_000
    for action in legal:
        card = action[1][0]
        strength = power_of[card][card]
        stands = strength > highest.get(led[card], 0)
        score = 100 + strength if stands else -10 * POINTS[card] - strength
        if score > top:
            top, chosen = score, action
    return chosen
