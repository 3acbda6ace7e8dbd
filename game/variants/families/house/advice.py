"""Advice for games with colour cards where house rules hold: doubts, changed hands, calls and jumps."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, TypeVar

from game.engine.actions import DRAW, Action, Reason
from game.engine.adviser import Appeal
from game.engine.cards import NO_SUIT
from game.variants.families.house.colour_game import DOUBT, SEVEN, ZERO, ColourGame
from game.variants.families.house.house_states import ColourState
from game.variants.families.house.options import House
from game.variants.families.shedding import ShedState, seat_after
from game.variants.families.shedding_adviser import CLOSE, WINS, MatchingAdviser

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


def takes_the_turn(view: ShedState, seat: int) -> bool:
    """Return whether a jump takes the turn from a partner who is closer to winning, and close to it."""
    hands, turn = view.hands, view.turn
    return (
        turn in view.table.side(seat)
        and len(hands[turn]) <= CLOSE
        and len(hands[turn]) < len(hands[seat]) - 1
    )


class ColourAdviser(MatchingAdviser[C]):
    """Advice for games with colour cards."""

    rules: ColourGame[C]
    by_option: ClassVar[Mapping[str, tuple[str, str]]] = {
        "answer": ("stacking", "H-2"),
        "take": ("stacking", "H-2"),
        "take-anyway": ("stacking", "H-2"),
        "points": ("scoring", "H-8"),
        "challenge": ("call", "H-9"),
        "one": ("call", "H-9"),
        "pass": ("play_drawn", "H-11"),
    }
    """By reasons that are true of a house rule: its option, and its clause."""

    def appeal(self, view: C, seat: int, action: Action) -> int:
        """Call what is due, doubt a full hand, and play what one can."""
        verb = action.verb
        if verb == "challenge":
            return -100 if action.seat in view.table.side(seat) else 100
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
                if takes_the_turn(view, seat):
                    return -100
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
        """Return how many cards fewer one has by the hands that a 7 or 0 changes (H-5), partners together."""
        house = view.house
        if house is None or not house.seven_zero:
            return 0
        hands = view.hands
        left = len(hands[seat]) - 1
        rank, side = self.deck.rank[action.cards[0]], view.table.side(seat)
        if rank == SEVEN and action.seat >= 0:
            return 0 if action.seat in side else left - len(hands[action.seat])
        if rank == ZERO and left:
            held = sum(len(hands[each]) for each in side) - 1
            return held - sum(len(hands[seat_after(view, each, -1)]) for each in side)
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
        """Return the reason by which `appeal` prefers the action, with the house rule that it follows."""
        if view.house is not None:
            reason = self._why_by_house(view, seat, action, view.house)
            if reason is not None:
                return reason
        if action.verb == "challenge":
            return self._by_rule(view, Reason.of("challenge", other=action.seat))
        return self._by_rule(view, super().why(view, seat, action))

    def _why_by_house(self, view: C, seat: int, action: Action, house: House) -> Reason | None:
        """Return the reason for what would make no sense as written; None if a house rule is none."""
        verb = action.verb
        if verb == "doubt":
            return Reason.of("doubt", card=view.discard[-1], other=view.laid_by).by("H-3")
        if verb == "play":
            return self._why_play_by_house(view, seat, action, house)
        if action == DRAW and view.facing:
            if house.doubts and view.doubtable != NO_SUIT:
                about = {"other": view.laid_by, "count": view.facing}
                return Reason.of("believe", **about).by("H-3")
            return None
        if action != DRAW and verb != "pass":
            return None
        legal = self.rules.legal(view, seat)
        plays = [each for each in legal if each.verb == "play"]
        if plays and house.seven_zero and all(self._changed(view, seat, p) < 0 for p in plays):
            return Reason.of("keep-hand", card=plays[0].cards[0]).by("H-5")
        hand = view.hands[seat]
        if len(hand) == 1 and not plays and hand[0] in self.fits(view):
            return Reason.of("not-last", card=hand[0]).by("H-6")
        if action == DRAW and not plays and house.draw_until:
            return Reason.of("draw-until").by("H-1")
        return None

    def _why_play_by_house(self, view: C, seat: int, action: Action, house: House) -> Reason | None:
        (card,) = action.cards
        if seat != view.turn:
            return Reason.of("jump", card=card).by("H-4")
        hands = view.hands
        if len(hands[seat]) == 1:
            return None
        side = view.table.side(seat)
        least = min(len(hand) for other, hand in enumerate(hands) if other not in side)
        if action.seat >= 0 and len(hands[action.seat]) == least:
            return Reason.of("swap", card=card, other=action.seat).by("H-5")
        if house.seven_zero and self.deck.rank[card] == ZERO and not view.table.paired:
            fewer = self._changed(view, seat, action)
            if fewer >= 0:
                return Reason.of("hands-on", card=card, count=fewer).by("H-5")
        if len(hands[seat]) == 2 and not self.rules.may_be_last(house, card):
            rest = [*hands[seat]]
            rest.remove(card)
            if self.rules.may_be_last(house, rest[0]):
                return Reason.of("spend-last", card=card).by("H-6")
        return None

    def _by_rule(self, view: C, reason: Reason) -> Reason:
        """Return a reason with the clause of the option that makes it so, if that is not as written."""
        clause = self.by_option.get(reason.reason)
        if clause is None or reason.clause:
            return reason
        name, of = clause
        options = {option.name: option for option in self.rules.info.options}
        changed = name in options and view.table.options[name] != options[name].default
        return reason.by(of) if changed else reason
