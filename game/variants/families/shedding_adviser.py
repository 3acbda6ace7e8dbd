"""Advice for shedding games, from what each game says of its cards and of where the turn goes."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Collection, Sequence, Set
from dataclasses import dataclass
from math import exp
from typing import ClassVar, NamedTuple, TypeVar

from game.engine.actions import Action, Reason
from game.engine.adviser import EVEN, Adviser, Leaning
from game.engine.cards import NO_SUIT, Deck
from game.variants.families.advice_reasons import why_shed
from game.variants.families.matching import Matching, PlayRow
from game.variants.families.shedding import ShedState, seat_after
from game.variants.families.shedding_outlook import Outlook

S = TypeVar("S", bound=ShedState)

CLOSE = 2
"""A player with so few cards is close to winning."""

WINS = 1_000.0
"""What the last card is worth to a strong player."""


class SheddingAdviser(Adviser[S]):
    """Advice where the kinds of cards to keep, and those that harm the next player, are known."""

    deck: ClassVar[Deck]
    kept: ClassVar[Collection[str]]
    """The kinds of cards that go on nearly anything, and are better played last."""

    harmful: ClassVar[Collection[str]]
    """The kinds of cards that stop the next player."""

    prospects: ClassVar[Outlook]
    """The judgement of hands that a search asks for."""

    @abstractmethod
    def fits(self, state: S) -> Set[int]:
        """Return the cards that the seat in turn may play."""

    def outlook(self, state: S) -> list[float] | None:
        """Return the chance of each seat to win the round, by how many cards of which kinds it holds.

        None while somebody holds no card, and has only to say so.
        """
        if not all(state.hands) or state.table.sides < state.table.players:
            return None
        return self.prospects.chances(state, self.fits(state))

    def leaning(self, view: S, seat: int, action: Action) -> Leaning:
        """Return whether a card harms the next player, could be kept, or leaves nothing to go on with."""
        if not action.cards:
            return EVEN
        deck, kept = self.deck, self.kept
        card = action.cards[0]
        suit = action.suit if action.suit >= 0 else deck.suit[card]
        stuck = not any(
            deck.suit[other] == suit
            or deck.rank[other] == deck.rank[card]
            or deck.kind[other] in kept
            for other in view.hands[seat]
            if other not in action.cards
        )
        kind = deck.kind[card]
        return Leaning(float(kind in self.harmful), float(kind in kept), float(stuck))

    def why(self, view: S, seat: int, action: Action) -> Reason:
        """Return the reason by which `appeal` prefers the action."""
        legal = self.rules.legal(view, seat)
        return why_shed(
            view, seat, action, legal, deck=self.deck, kept=self.kept, harmful=self.harmful
        )


@dataclass(frozen=True, slots=True)
class Weights:
    """What the parts of a strong player's judgement count, in the units of `Adviser.appeal`."""

    suit: float = 2.0
    """Each other card of the hand with the suit that is on top then."""
    answer: float = 0.0
    """The next player cannot answer; the fewer cards it has, the more."""
    wild: float = -30.0
    """A card without a suit is spent."""
    act: float = -3.0
    """A card of the `harmful` kinds is spent."""
    stop: float = 80.0
    """It stops a player; the fewer cards that one has, the more."""
    take: float = -40.0
    """Each card to be taken oneself instead of an answer; the fewer cards one has, the more."""
    points: float = 0.0
    """Each point of the card, which would count at the end; the fewer cards anybody has, the more."""


def cannot_answer(fits: Collection[int], expected: Sequence[float]) -> float:
    """Return the chance that a hand holds none of the cards that fit, given how many of each it may hold."""
    total = 0.0
    for card in fits:
        total += expected[card]
    return exp(-total)


class FollowUp(NamedTuple):
    """What playing a card leads to: who is in turn, what goes on the card, and whom it stops.

    `stopped` is a seat that loses its turn or has to draw (-1: none), `faced` how many cards the seat then in
    turn faces, which it may answer.
    """

    turn: int
    row: PlayRow
    stopped: int = -1
    faced: int = 0


class MatchingAdviser(SheddingAdviser[S]):
    """Advice for games in which a turn is to play one matching card, or to draw.

    What a beginner likes is the number of cards of the same suit, and a table of `worths`; a strong player
    judges the `follow_up`.
    """

    rules: Matching[S]
    weights: ClassVar[Weights]

    @abstractmethod
    def worths(self, view: S, seat: int) -> Sequence[int]:
        """Return what each card is worth to play, besides the cards of its suit that are held."""

    @abstractmethod
    def follow_up(self, view: S, seat: int, action: Action) -> FollowUp:
        """Return what playing a card leads to."""

    def turned_round(self, view: S, seat: int, row: PlayRow) -> FollowUp:
        """Return what a card leads to that reverses the direction, by `two_player_reverse` (G-9)."""
        after = seat_after(view, seat)
        again = view.players == 2 and view.table.options["two_player_reverse"] == "again"
        turn = seat if again else seat_after(view, seat, -1)
        return FollowUp(turn, row, stopped=after if turn != after else -1)

    def appeal(self, view: S, seat: int, action: Action) -> int:
        """Play what one can, by `worths`; of suits, the one most of the rest of the hand has."""
        if action.verb != "play":
            return -100
        (card,) = action.cards
        suits = self.deck.suit
        own = suits[card]
        suit = action.suit if action.suit >= 0 else own
        same = sum(suits[other] == suit for other in view.hands[seat]) - (own == suit)
        return 2 * same + self.worths(view, seat)[card]

    def choose(self, view: S, seat: int, legal: Sequence[Action]) -> Action:
        """Return the legal action with the highest appeal, counting the hand once for all of them.

        Calls out of turn do not stand among legal turn actions; the first action is taken if none is a play.
        """
        worths = self.worths(view, seat)
        suit = self.deck.suit
        counts = [0] * (len(self.deck.suits) + 1)  # the last entry is that of NO_SUIT
        for card in view.hands[seat]:
            counts[suit[card]] += 2
        best, chosen = -1_000_000, legal[0]
        for action in legal:
            cards = action[1]
            if not cards:
                continue
            card = cards[0]
            own, called = suit[card], action[2]
            if called < 0:
                called = own
            worth = counts[called] + worths[card]
            if called == own:
                worth -= 2
            if worth > best:
                best, chosen = worth, action
        return chosen

    def weigh(
        self, view: S, seat: int, action: Action, expected: Sequence[Sequence[float]]
    ) -> float:
        """Score an action by what the next player may hold, and by whether one can go on oneself."""
        if action.verb != "play":
            if action.verb == "draw" and view.facing:
                return self.weights.take * view.facing / len(view.hands[seat])
            return -WINS
        (card,) = action.cards
        hands, weights, deck = view.hands, self.weights, self.deck
        if len(hands[seat]) == 1:
            return WINS
        turn, row, stopped, faced = self.follow_up(view, seat, action)
        own = deck.suit[card]
        suit = action.suit if action.suit >= 0 else own
        same = sum(deck.suit[other] == suit for other in hands[seat]) - (own == suit)
        least = min(len(hand) for other, hand in enumerate(hands) if other != seat)
        silent = 1.0 if turn == seat else cannot_answer(row.fits, expected[turn])
        worth = weights.suit * same + weights.points * deck.points[card] / least
        if turn != seat:
            worth += weights.answer * silent / len(hands[turn])
        if own == NO_SUIT:
            worth += weights.wild
        if deck.kind[card] in self.harmful:
            worth += weights.act
        if stopped not in (-1, seat):
            worth += weights.stop * (silent if faced else 1.0) / len(hands[stopped])
        return worth

    def fits(self, state: S) -> Set[int]:
        """Return the cards that go, by the row of what lies on top."""
        return self.rules.row(state).fits
