"""The cards of Call-Out, and which card may be played on which (L-1, L-4 to L-11)."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TypeAlias

from game.engine.actions import Action
from game.engine.cards import RANKS, SUITS, Deck, french_deck

MOST_DECKS = 6
POINTS = {
    **{rank: int(rank) for rank in RANKS if rank.isdigit()},
    "J": 10,
    "Q": 10,
    "K": 10,
    "Joker": 25,
}
"""What the cards count besides an Ace (L-15)."""
ACE_POINTS = (1, 10, 11)


@cache
def packs(count: int, ace: int) -> Deck:
    """Return the deck of so many packs with two Jokers each (L-1), an Ace counting so much (L-15).

    Its faces depend on neither, but for what an Ace counts.
    """
    return french_deck(count, jokers=2 * count, points={**POINTS, "A": ace})


PACK = packs(2, ACE_POINTS[0])
KINDS = PACK.kind
SUIT_OF = PACK.suit
SUITS_COUNT = len(SUITS)
JOKER = PACK.index["Joker"]
SPADE = SUITS.index("S")
WILD = tuple(kind in ("J", "joker") for kind in KINDS)
SPADES = tuple(suit == SPADE for suit in SUIT_OF)
POWER = tuple(kind in ("2", "7", "8", "A", "joker") for kind in KINDS)
"""The ranks with an effect besides waiting for a suit."""

DRAWS = {"7": 2, "joker": 4}  # L-7, L-11

PLAYS = tuple(
    tuple(Action("play", (card,) * count) for count in range(2 * MOST_DECKS + 1))
    for card in range(len(PACK.faces))
)
"""The play of several copies of a card: PLAYS[card][number]."""

Row: TypeAlias = frozenset[int]
"""The cards that go."""


def _matches(top: int, called: int, card: int) -> bool:
    """Whether a card goes on the top card, or on the suit `called` for it (L-4, L-9, L-11)."""
    if WILD[card]:
        return True
    if called >= 0:
        return SUIT_OF[card] == called
    return top != JOKER and (SUIT_OF[card] == SUIT_OF[top] or PACK.rank[card] == PACK.rank[top])


def _answers(top: int, called: int, card: int) -> bool:
    """Whether a card answers a draw: a 7 that matches, or a Joker (L-7)."""
    return card == JOKER or (KINDS[card] == "7" and _matches(top, called, card))


def _answers_any_seven(top: int, called: int, card: int) -> bool:
    """Whether a card answers a draw where any 7 does, by the option `any_seven` (L-7)."""
    return card == JOKER or KINDS[card] == "7"


def _rows(goes: Callable[[int, int, int], bool]) -> tuple[Row, ...]:
    cards = range(len(PACK.faces))
    lying = [(top, -1) for top in cards] + [(-1, suit) for suit in range(len(SUITS))]
    return tuple(
        frozenset(card for card in cards if goes(top, called, card)) for top, called in lying
    )


CALLED = len(PACK.faces)
"""The first row of FREE and FACED for a called suit; those before it are for top cards."""
ANY_SEVEN = CALLED + SUITS_COUNT
"""The first row where any 7 answers a draw; all rows before it are there again."""
FREE = _rows(_matches) * 2
FACED = _rows(_answers) + _rows(_answers_any_seven)
