"""Advice for games with colour cards where house rules hold: doubts, changed hands, calls and jumps."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from game.engine.actions import DRAW, Action, Reason
from game.engine.adviser import Appeal
from game.variants.families.house.colour_game import DOUBT, SEVEN, ZERO, ColourGame
from game.variants.families.house.house_states import ColourState
from game.variants.families.shedding import seat_after
from game.variants.families.shedding_adviser import WINS, MatchingAdviser

C = TypeVar("C", bound=ColourState)

HAND_CARD = 12
"""What each card is worth to a beginner that a changed hand has fewer; twice that to a strong player."""
NO_LAST = -40
"""What it is worth to be left with a card that may not be the last."""
JUMP = 40
"""What it is worth to get rid of a card out of turn."""
LOST_TURN = -60.0
"""What it costs a strong player, besides the cards, to draw instead of answering."""
MANY = 4
"""So many cards probably have the colour among them, when nothing else is known."""


class ColourAdviser(MatchingAdviser[C]):
    """Advice for games with colour cards."""

    rules: ColourGame[C]

    def appeal(self, view: C, seat: int, action: Action) -> int:
        """Call what is due, doubt a full hand, and play what one can."""
        verb = action.verb
        if verb == "challenge":
            return 100
        if verb == self.rules.cards.call.verb:
            return 100 if self._will_play(view, seat) else -100
        worth = super().appeal(view, seat, action)
        house = view.house
        if house is None:
            return worth
        if verb == "doubt":
            return -60 if self._may_hold(view, seat) and view.held_then >= MANY else -200
        if verb == "play":
            worth += self._changed(view, seat, action) * HAND_CARD + self._leaves(
                view, seat, action
            )
            if seat != view.turn:
                worth += JUMP
        return worth

    def turn_appeal(self, view: C) -> Appeal[C]:
        """Return the appeal of cards alone where no house rule adds to it."""
        return super().appeal if view.house is None else self.appeal

    def _will_play(self, view: C, seat: int) -> bool:
        """Return whether a seat is about to play a card, in turn or as a jump."""
        legal = self.rules.legal(view, seat) or self.rules.jumps(view, seat)
        return any(
            action.verb == "play" and (seat == view.turn or self.appeal(view, seat, action) > 0)
            for action in legal
        )

    def _may_hold(self, view: C, seat: int) -> bool:
        """Return whether any card of the doubted colour is neither in this hand nor on the discard pile."""
        deck, colour = view.table.deck, view.doubtable
        seen = (*view.hands[seat], *view.discard)
        return any(deck.suit[card] == colour for card in deck.rest(seen))

    def _changed(self, view: C, seat: int, action: Action) -> int:
        """Return how many cards fewer one has by the hands that a 7 or 0 changes (H-5)."""
        house = view.house
        if house is None or not house.seven_zero:
            return 0
        left = len(view.hands[seat]) - 1
        rank = self.deck.rank[action.cards[0]]
        if rank == SEVEN and action.seat >= 0:
            return left - len(view.hands[action.seat])
        if rank == ZERO and left:
            return left - len(view.hands[seat_after(view, seat, -1)])
        return 0

    def _leaves(self, view: C, seat: int, action: Action) -> int:
        """Return what it is worth to be left with a card that may not be the last (H-6)."""
        house, hand = view.house, view.hands[seat]
        if house is None or house.last_card == "any" or len(hand) != 2:
            return 0
        rest = [*hand]
        rest.remove(action.cards[0])
        return 0 if self.rules.may_be_last(house, rest[0]) else NO_LAST

    def choose(self, view: C, seat: int, legal: Sequence[Action]) -> Action:
        """Return the legal action with the highest appeal."""
        if view.house is None:
            return super().choose(view, seat, legal)
        return max(legal, key=lambda action: self.appeal(view, seat, action))

    def weigh(
        self, view: C, seat: int, action: Action, expected: Sequence[Sequence[float]]
    ) -> float:
        """Score an action as in other games, and mind changed hands, last cards and what a doubt is worth."""
        house = view.house
        if house is None:
            return super().weigh(view, seat, action, expected)
        if action == DOUBT:
            return self._doubt(view, seat, expected)
        worth = super().weigh(view, seat, action, expected)
        if action.verb == "play" and worth < WINS:
            worth += 2 * HAND_CARD * self._changed(view, seat, action)
            worth += self._leaves(view, seat, action)
        elif action.verb == "pass":
            worth = -WINS / 2  # better than to give a hand away
        elif action == DRAW and view.facing:
            worth += LOST_TURN
        elif action == DRAW and house.seven_zero:
            worth = -WINS / 4
        return worth

    def _doubt(self, view: C, seat: int, expected: Sequence[Sequence[float]]) -> float:
        """Return what it is worth to doubt: by the chance that the colour is held (H-3)."""
        if not self._may_hold(view, seat):
            return -2 * WINS
        suit = self.deck.suit
        held = sum(
            n for card, n in enumerate(expected[view.laid_by]) if suit[card] == view.doubtable
        )
        right = min(1.0, held)
        each = self.weights.take / len(view.hands[seat])
        return (1 - right) * (each * (view.facing + 2) + LOST_TURN) - right * each

    def outlook(self, state: C) -> list[float] | None:
        """Return None where house rules hold, to which the weights were not fitted: a search plays on."""
        return None if state.house is not None else super().outlook(state)

    def why(self, view: C, seat: int, action: Action) -> Reason:
        """Return the reason by which `appeal` prefers the action."""
        if action.verb == "challenge":
            return Reason.of("challenge", other=action.seat)
        if action.verb == "doubt":
            return Reason.of("doubt", card=view.discard[-1], other=view.laid_by)
        if view.house is not None and action.verb == "play":
            (card,) = action.cards
            if seat != view.turn:
                return Reason.of("jump", card=card)
            least = min(len(hand) for other, hand in enumerate(view.hands) if other != seat)
            if action.seat >= 0 and len(view.hands[action.seat]) == least:
                return Reason.of("swap", card=card, other=action.seat)
        return super().why(view, seat, action)
