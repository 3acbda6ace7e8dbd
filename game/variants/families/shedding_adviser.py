"""Advice for shedding games, from what each game says of its cards and of where the turn goes."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Collection, Sequence, Set
from dataclasses import dataclass
from math import exp
from typing import ClassVar, NamedTuple, TypeVar

from game.engine.actions import DRAW, Action, Reason
from game.engine.adviser import EVEN, Adviser, Leaning
from game.engine.cards import NO_SUIT, Deck
from game.variants.families.advice_reasons import rather, why_shed
from game.variants.families.matching import Matching, PlayRow
from game.variants.families.shedding import ShedState, seat_after
from game.variants.families.shedding_outlook import Outlook

S = TypeVar("S", bound=ShedState)

CLOSE = 2
"""A player with so few cards is close to winning."""

PARTNER_NEXT = 30
"""What it is worth to a beginner to give a partner the turn who is close to winning."""
PARTNER_HIT = -30
"""What it costs to send cards to be drawn on to the partner; another answer is better, to take them is not."""
PARTNER_SPARED = -200
"""What it costs where the partner is close to winning, and oneself is not: then one takes them oneself."""

UNPLAYED = -100
"""What it is worth to draw or to pass: less than all that one can play."""
BY_CHOICE = -48
"""What a draw by choice is worth to somebody who plays by taste: a beginner keeps a good card at times."""

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

        None while somebody holds no card, and has only to say so. Partners have the chances of both (P-2).
        """
        if not all(state.hands):
            return None
        chances = self.prospects.chances(state, self.fits(state))
        if state.table.paired:
            sides = state.table.sides
            pairs = [chances[seat] + chances[seat + sides] for seat in range(sides)]
            return pairs + pairs
        return chances

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

    def why_rather(self, view: S, seat: int, action: Action, other: Action) -> Reason | None:
        """Return the reason for the action, as far as it does not speak for the other one as well."""
        return rather(self.why(view, seat, action), view, other, self.deck)


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
    """Each point of the card, which would count at the end; the fewer cards any opponent has, the more."""
    appeal: float = 0.0
    """The appeal to a beginner, beside all other parts."""
    partner: float = 40.0
    """The partner is in turn and can go on; the fewer cards the partner has, the more."""


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
    pair_weights: ClassVar[Weights]
    """Those of one of a pair: what stops the next player helps only two of four.

    By trial, 300 to 2,000 mirrored deals each against pairs that play by `appeal`.
    """

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
            chosen = view.table.options.get("voluntary_draw") and not view.facing
            return BY_CHOICE if action == DRAW and chosen else UNPLAYED
        (card,) = action.cards
        suits = self.deck.suit
        own = suits[card]
        suit = action.suit if action.suit >= 0 else own
        same = sum(suits[other] == suit for other in view.hands[seat]) - (own == suit)
        worth = 2 * same + self.worths(view, seat)[card]
        return worth + self.for_partner(view, seat, action) if view.table.paired else worth

    def for_partner(self, view: S, seat: int, action: Action) -> int:
        """Return what it is worth that a play gives the partner the turn, or cards to draw (P-4)."""
        hands = view.hands
        turn, _, _, faced = self.follow_up(view, seat, action)
        if turn == seat or turn not in view.table.side(seat) or len(hands[seat]) == 1:
            return 0
        close = len(hands[turn]) <= CLOSE
        if faced:
            return PARTNER_SPARED if close and len(hands[seat]) > CLOSE else PARTNER_HIT
        return PARTNER_NEXT if close else 0

    def why(self, view: S, seat: int, action: Action) -> Reason:
        """Return the reason by which `appeal` prefers the action, what it does for the partner first."""
        return self._why_for_partner(view, seat, action) or super().why(view, seat, action)

    def _why_for_partner(self, view: S, seat: int, action: Action) -> Reason | None:
        """Return the reason for what gives the partner the turn, or spares it cards to draw; else None."""
        if not view.table.paired:
            return None
        if action.verb == "play":
            if self.for_partner(view, seat, action) != PARTNER_NEXT:
                return None
            turn = self.follow_up(view, seat, action).turn
            (card,) = action.cards
            count = len(view.hands[turn])
            return Reason.of("partner-next", card=card, other=turn, count=count).by("P-2")
        answers = [each for each in self.rules.legal(view, seat) if each.verb == "play"]
        spared = [self.for_partner(view, seat, each) == PARTNER_SPARED for each in answers]
        if not (action == DRAW and view.facing and spared and all(spared)):
            return None
        turn = self.follow_up(view, seat, answers[0]).turn
        return Reason.of("partner-spared", other=turn).by("P-4")

    def choose(self, view: S, seat: int, legal: Sequence[Action]) -> Action:
        """Return the legal action with the highest appeal, counting the hand once for all of them.

        Calls out of turn do not stand among legal turn actions; the first action is taken if none is a play.
        """
        if view.table.paired:
            return max(legal, key=lambda action: self.appeal(view, seat, action))
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

    def weights_at(self, view: S) -> Weights:
        """Return the weights that hold at a table: those of a pair, or those of one who plays alone."""
        return self.pair_weights if view.table.paired else self.weights

    def weigh(
        self, view: S, seat: int, action: Action, expected: Sequence[Sequence[float]]
    ) -> float:
        """Score an action by what the next player may hold, and by whether one can go on oneself."""
        weights = self.weights_at(view)
        if action.verb != "play":
            if action.verb == "draw" and view.facing:
                return weights.take * view.facing / len(view.hands[seat])
            return -WINS
        (card,) = action.cards
        hands, deck = view.hands, self.deck
        if len(hands[seat]) == 1:
            return WINS
        turn, row, stopped, faced = self.follow_up(view, seat, action)
        own = deck.suit[card]
        suit = action.suit if action.suit >= 0 else own
        same = sum(deck.suit[other] == suit for other in hands[seat]) - (own == suit)
        side = view.table.side(seat)
        least = min(len(hand) for other, hand in enumerate(hands) if other not in side)
        silent = 1.0 if turn == seat else cannot_answer(row.fits, expected[turn])
        worth = weights.suit * same + weights.points * deck.points[card] / least
        if turn not in side:
            worth += weights.answer * silent / len(hands[turn])
        elif turn != seat:
            worth += weights.partner * (1 - silent) / len(hands[turn])
        if weights.appeal:
            worth += weights.appeal * self.appeal(view, seat, action)
        if own == NO_SUIT:
            worth += weights.wild
        if deck.kind[card] in self.harmful:
            worth += weights.act
        if stopped not in (-1, seat):
            stop = weights.stop * (silent if faced else 1.0) / len(hands[stopped])
            worth += -stop if stopped in side else stop
        return worth

    def fits(self, state: S) -> Set[int]:
        """Return the cards that go, by the row of what lies on top."""
        return self.rules.row(state).fits
