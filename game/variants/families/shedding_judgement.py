"""The judgement of a strong player of shedding games: can the next one answer, and can I go on?

It counts cards: how many that would go on the card on top the next player can be expected to hold.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from math import exp

from game.engine.cards import NO_SUIT, Deck

WINS = 1_000.0
"""What the last card is worth."""


@dataclass(frozen=True, slots=True)
class Weights:
    """What the parts of the judgement count, in the units of `Adviser.appeal`."""

    suit: float = 2.0
    """Each other card of the hand with the suit that is on top then."""
    follow: float = 0.0
    """Each other card of the hand that would go on the card."""
    stuck: float = 0.0
    """None would."""
    answer: float = 0.0
    """The next player cannot answer; the fewer cards it has, the more."""
    wild: float = -30.0
    """A card that goes on anything is spent."""
    act: float = -3.0
    """A card that acts is spent."""
    stop: float = 80.0
    """It stops a player; the fewer cards that one has, the more."""
    harm: float = 0.0
    """Each card that a player has to take; the fewer cards that one has, the more."""
    take: float = -40.0
    """Each card to be taken oneself instead of an answer; the fewer cards one has, the more."""
    again: float = 0.0
    """One is in turn again, and can go on."""
    again_stuck: float = 0.0
    """One is in turn again, and has to draw."""
    points: float = 0.0
    """Each point of the card, which would count at the end; the fewer cards anybody has, the more."""


@dataclass(frozen=True, slots=True)
class Prospect:
    """What playing a card leads to: `rest` is left in hand, `fits` go on it, `suit` is on top.

    `turn_cards` is how many cards the player then in turn has (0: it is oneself), `expected` how many of each
    face that player may hold, `least` the fewest cards of any other player. `stopped` is how many cards the
    player has that is stopped (0: nobody is), `harm` how many it takes; `escapes` tells that it may answer.
    """

    card: int
    suit: int
    rest: Sequence[int]
    fits: Collection[int]
    turn_cards: int
    expected: Sequence[float]
    least: int
    acts: bool = False
    stopped: int = 0
    harm: int = 0
    escapes: bool = False


def cannot_answer(fits: Collection[int], expected: Sequence[float]) -> float:
    """Return the chance that a hand holds none of the cards that fit, given how many of each it may hold."""
    total = 0.0
    for card in fits:
        total += expected[card]
    return exp(-total)


def judge(deck: Deck, weights: Weights, play: Prospect) -> float:
    """Return what playing a card is worth."""
    if not play.rest:
        return WINS
    going = sum(other in play.fits for other in play.rest)
    worth = weights.suit * sum(deck.suit[other] == play.suit for other in play.rest)
    worth += weights.follow * going if going else weights.stuck
    silent = cannot_answer(play.fits, play.expected) if play.turn_cards else 1.0
    if not play.turn_cards:
        worth += weights.again if going else weights.again_stuck
    else:
        worth += weights.answer * silent / play.turn_cards
    if deck.suit[play.card] == NO_SUIT:
        worth += weights.wild
    if play.acts:
        worth += weights.act
    if play.stopped:
        sure = silent if play.escapes else 1.0
        worth += sure * (weights.stop + weights.harm * play.harm) / play.stopped
    return worth + weights.points * deck.points[play.card] / play.least
