"""Advice for One Card: Tricks."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.actions import Action, Reason
from game.engine.adviser import EVEN, Adviser, Leaning
from game.engine.cards import UNKNOWN
from game.engine.state import PLAY
from game.variants.tricks.bid_advice import BOLD, bid_appeal, hand_worth, tricks_hoped, why_bid
from game.variants.tricks.card_evaluation import TrickWeights, evaluate_card
from game.variants.tricks.cards import (
    DECK,
    DOWNTOWN,
    LED,
    POINTS,
    POWER,
    SUIT,
    UPTOWN,
)
from game.variants.tricks.partner_advice import (
    appeal_to_both,
    choose_for_two,
    partner_leads,
    quick_lead,
    unseen_cards,
    why_for_two,
)
from game.variants.tricks.state import TricksState, names_trump

WEIGHTS = TrickWeights()

SOLVED = {2: 4, 3: 3, 4: 3}
"""The cards in a hand from which on a search tries all ways to play them, by the number of players."""

JUDGED = 10.0
"""How much the judgement of a strong player counts beside the appeal to a beginner."""


class TricksAdviser(Adviser[TricksState]):
    """Advice for One Card: Tricks."""

    def appeal(self, view: TricksState, seat: int, action: Action) -> int:
        """Bid what the hand is worth; win cheaply where points lie, duck otherwise, lead what stands.

        The order goes the way in which the own cards beat more of the unseen ones.
        """
        verb = action.verb
        if verb == "play":
            (card,) = action.cards
            if not view.trick:
                return _lead_appeal(view, seat, card)
            for_two = view.table.paired and partner_leads(view, seat)
            return appeal_to_both(view, card) if for_two else _follow_appeal(view, card)
        if verb == "bid":
            return bid_appeal(view, seat, action.number, 0)
        if verb == "pass":
            return 0
        return _beaten(view, seat, verb)

    def weigh(
        self,
        view: TricksState,
        seat: int,
        action: Action,
        expected: Sequence[Sequence[float]],
    ) -> float:
        """Score a card by the chance that it takes its trick, and a bid by what the hand is worth."""
        verb = action.verb
        if verb == "play":
            (card,) = action.cards
            if names_trump(view):
                return self.appeal(view, seat, action)
            judged = evaluate_card(view, seat, card, expected, WEIGHTS)
            return self.appeal(view, seat, action) + JUDGED * judged
        if verb == "bid":
            return bid_appeal(view, seat, action.number, BOLD)
        return self.appeal(view, seat, action)

    def choose(self, view: TricksState, seat: int, legal: Sequence[Action]) -> Action:
        """Return a sensible action, in a whole state: what the others hold together is known, as if counted."""
        if len(legal) == 1:
            return legal[0]
        if view.phase != PLAY or names_trump(view):
            if legal[0].verb in (UPTOWN, DOWNTOWN):
                return max(legal, key=lambda action: _beaten(view, seat, action.verb))
            return super().choose(view, seat, legal)
        trump, trick = view.trump, view.trick
        power_of = POWER[view.order][trump]
        if view.table.paired:
            return choose_for_two(view, seat, legal)
        others: list[int] = []
        for other, hand in enumerate(view.hands):
            if other != seat:
                others += hand
        if not trick:
            return quick_lead(legal, others, power_of, LED[trump])
        power = power_of[trick[0]]
        best = points = 0
        for card in trick:
            points += POINTS[card]
            if power[card] > best:
                best = power[card]
        strongest = 0
        if len(trick) < len(view.hands) - 1:
            for card in others:
                if power[card] > strongest:
                    strongest = power[card]
        chosen, top = legal[0], -1_000
        for action in legal:
            card = action[1][0]
            keep, worth = power_of[card][card], POINTS[card]
            gain = points + worth
            if gain and power[card] > best:
                safe = power[card] > strongest
                score = 100 - keep if safe else 10 * (gain - 2 * worth) + keep
            else:
                score = -10 * worth - keep
            if score > top:
                top, chosen = score, action
        return chosen

    def solvable(self, view: TricksState, seat: int) -> bool:
        """Return whether so few cards are left that all ways to play them can be tried."""
        return view.phase == PLAY and len(view.hands[seat]) <= SOLVED[view.players]

    def leaning(self, view: TricksState, seat: int, action: Action) -> Leaning:
        """Return whether a card takes points from another, is a trump, or may be beaten; a bid is a gamble."""
        if action.verb == "bid":
            worth, _ = hand_worth(view, seat)
            return Leaning(gambles=min(1.0, max(0.0, (action.number - worth + 3) / 4)))
        if action.verb != "play" or names_trump(view):
            return EVEN
        (card,) = action.cards
        trick = view.trick
        power = POWER[view.order][view.trump][trick[0] if trick else card]
        best = max((power[other] for other in trick), default=0)
        last = len(trick) == view.players - 1
        wins = power[card] > best
        beaten = (
            wins and not last and any(power[other] > power[card] for other in unseen_cards(view))
        )
        points = sum(POINTS[other] for other in trick)
        return Leaning(
            float(wins and points > 0), float(LED[view.trump][card] == view.trump), float(beaten)
        )

    def why_rather(
        self, view: TricksState, seat: int, action: Action, other: Action
    ) -> Reason | None:
        """Return the reason for the action; that a bid is a gamble speaks for none."""
        if action.verb == "bid" and action.number > hand_worth(view, seat)[0]:
            return None
        return self.why(view, seat, action)

    def why(self, view: TricksState, seat: int, action: Action) -> Reason:
        """Return the reason by which `appeal` prefers the action."""
        verb = action.verb
        if verb in ("bid", "pass"):
            return why_bid(view, seat, action)
        if verb in (UPTOWN, DOWNTOWN):
            other = UPTOWN if verb == DOWNTOWN else DOWNTOWN
            beaten = _beaten(view, seat, verb)
            return Reason.of(verb, count=beaten, worth=_beaten(view, seat, other))
        (card,) = action.cards
        legal = self.rules.legal(view, seat)
        if len(legal) == 1:
            return Reason.of("must", card=card)
        appeal = self.appeal(view, seat, action)
        best = all(self.appeal(view, seat, each) <= appeal for each in legal)
        if view.trick and view.table.paired and partner_leads(view, seat):
            return why_for_two(view, card)
        if view.trick:
            return _why_follow(view, card, best=best)
        return _why_lead(view, card, best=best)


def _beaten(view: TricksState, seat: int, order: str) -> int:
    """Return how many unseen cards the seat's cards beat in their own suits, in an order."""
    unseen = unseen_cards(view)
    for other, hand in enumerate(view.hands):
        if other != seat and UNKNOWN not in hand:  # in the whole state of a search
            unseen += hand
    count = 0
    for card in view.hands[seat]:
        power = POWER[order][view.trump][card]
        count += sum(SUIT[other] == SUIT[card] and power[other] < power[card] for other in unseen)
    return count


def _lead_appeal(view: TricksState, seat: int, card: int) -> int:
    """Score a lead: the best trump from the top; else a card that cannot be beaten, or a low one."""
    if names_trump(view):
        return 100 * tricks_hoped(view.hands[seat], SUIT[card]) + DECK.rank[card]
    led = LED[view.trump][card]
    power = POWER[view.order][view.trump][card]
    rivals = [
        other for other in unseen_cards(view) if SUIT[other] == led and power[other] > power[card]
    ]
    if not rivals:
        return 100 + power[card]
    return -10 * POINTS[card] - power[card]


def _follow_appeal(view: TricksState, card: int) -> int:
    """Score a following card: win points safely and cheaply; else throw the card worth least."""
    trick, trump = view.trick, view.trump
    power = POWER[view.order][trump][trick[0]]
    keep = POWER[view.order][trump][card][card]
    points = sum(POINTS[other] for other in trick) + POINTS[card]
    if points and power[card] > max(power[other] for other in trick):
        last = len(trick) == view.players - 1
        safe = last or not any(power[other] > power[card] for other in unseen_cards(view))
        return 100 - keep if safe else 10 * (points - 2 * POINTS[card]) + keep
    return -10 * POINTS[card] - keep


def _why_lead(view: TricksState, card: int, *, best: bool) -> Reason:
    """Return the reason for a lead; `best` is whether nothing else appeals more."""
    if names_trump(view):
        return Reason.of("name-trump" if best else "name-other", card=card, suit=SUIT[card])
    led = LED[view.trump][card]
    power = POWER[view.order][view.trump][card]
    beaten = any(SUIT[other] == led and power[other] > power[card] for other in unseen_cards(view))
    if not beaten:
        return Reason.of("stands", card=card)
    return Reason.of("lead-low" if best else "lead-on", card=card)


def _why_follow(view: TricksState, card: int, *, best: bool) -> Reason:
    """Return the reason for a card that follows; `best` is whether nothing else appeals more."""
    trick = view.trick
    power = POWER[view.order][view.trump][trick[0]]
    points = sum(POINTS[other] for other in trick) + POINTS[card]
    highest = max(power[other] for other in trick)
    if points and power[card] > highest:
        last = len(trick) == view.players - 1
        safe = last or not any(power[other] > power[card] for other in unseen_cards(view))
        return Reason.of("win" if safe else "try", card=card, count=points)
    low = "low" if best else "low-other"
    if any(power[other] > highest for other in view.hands[view.turn]):
        return Reason.of("dear" if points else low, card=card, count=points)
    return Reason.of(("beaten" if best else "beaten-other") if points else low, card=card)
