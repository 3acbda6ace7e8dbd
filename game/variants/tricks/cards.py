"""The 25 cards of Tricks, their points and their strength (T-1, T-7, T-11, T-15)."""

from __future__ import annotations

from game.engine.actions import Action
from game.engine.cards import NO_SUIT, french_deck

HAND = {2: 12, 3: 8, 4: 6}
"""The cards dealt to each, by the number of players (T-1)."""

FLOOR = {2: 8, 3: 7, 4: 6}
"""The lowest bid, by the number of players (T-3)."""

TOP = 15
"""The sum of all points (T-15), and so the highest bid (T-3)."""

UPTOWN = "uptown"
DOWNTOWN = "downtown"

RANKS = ("9", "10", "J", "Q", "K", "A")
DECK = french_deck(
    1,
    ranks=RANKS,
    jokers=1,
    points={"J": 1, "Q": 1, "K": 1, "Joker": 3},
)
"""The 25 cards of T-1, with what they count (T-15)."""

SUIT = DECK.suit
POINTS = DECK.points
JOKER = DECK.index["Joker"]

PLAYS = tuple(Action("play", (card,)) for card in range(len(DECK.faces)))


def _strength(card: int, order: str, trump: int, led: int) -> int:
    """Return the strength of a card in a trick; 0 if it cannot take the trick (T-7, T-11, T-13)."""
    if card == JOKER:
        return 10 if trump != NO_SUIT else 30
    low, high = DECK.rank[0], DECK.rank[JOKER - 1]
    step = DECK.rank[card] - low + 1 if order == UPTOWN else high - DECK.rank[card] + 1
    if SUIT[card] == trump:
        return 10 + step
    return step if SUIT[card] == led else 0


# The suits in their order and then NO_SUIT, which is −1 and so finds the last row.
_SUITS = (0, 1, 2, 3, NO_SUIT)
LED = tuple((*SUIT[:JOKER], trump) for trump in _SUITS)
"""The suit that a card asks for when it is led, by the trump: [trump][card].

The Joker's is trump; with no trump it has none, and asks for nothing (T-10).
"""

POWER = {
    order: tuple(
        tuple(
            tuple(_strength(card, order, trump, led) for card in range(len(DECK.faces)))
            for led in LED[trump]
        )
        for trump in _SUITS
    )
    for order in (UPTOWN, DOWNTOWN)
}
"""The strength of each card by the order, the trump and the card led: [order][trump][led][card]."""
