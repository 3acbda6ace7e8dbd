"""What may be played at One Card: Attack: the cards that match, and those that answer an attack."""

from __future__ import annotations

from collections.abc import Callable

from game.engine.actions import Action
from game.engine.cards import french_deck
from game.engine.state import State
from game.variants.families.matching import PlayRow

PACK = french_deck(1)
"""The faces are the same however many packs there are (A-1)."""

ATTACKS = {"2": 2, "3": 3}
REDIRECTIONS = ("Q", "J")
ANSWERS = (*ATTACKS, "7", *REDIRECTIONS)


def fits(top: int, card: int) -> bool:
    """Return whether a card matches the one on top in suit or rank (A-7)."""
    return PACK.suit[top] == PACK.suit[card] or PACK.rank[top] == PACK.rank[card]


def _answers_by_rank(top: int, card: int) -> bool:
    return PACK.kind[card] in ANSWERS and fits(top, card)


def _answers(top: int, card: int) -> bool:
    same_suit = PACK.suit[top] == PACK.suit[card]
    return _answers_by_rank(top, card) and (same_suit or PACK.kind[card] not in REDIRECTIONS)


def _or_seven(allowed: Callable[[int, int], bool]) -> Callable[[int, int], bool]:
    """Return what allows any 7 besides (A-11)."""
    return lambda top, card: PACK.kind[card] == "7" or allowed(top, card)


def _plays(allowed: Callable[[int, int], bool]) -> tuple[PlayRow, ...]:
    """A row of plays for each card that may lie on top."""
    cards = range(len(PACK.faces))
    plays = [(Action("play", (card,)),) for card in cards]
    return tuple(
        PlayRow((card, plays[card]) for card in cards if allowed(top, card)) for top in cards
    )


FREE = _plays(fits)
"""The plays that match, by the card on top (A-7)."""

_ATTACKED = {
    (by_rank, any_seven): _plays(_or_seven(answers) if any_seven else answers)
    for by_rank, answers in ((False, _answers), (True, _answers_by_rank))
    for any_seven in (False, True)
}
"""The plays that answer an attack, by the options `redirect_by_rank` and `any_seven`, and the card on top."""


def under_attack(state: State) -> tuple[PlayRow, ...]:
    """Return the plays that answer an attack, by the card on top (A-9, A-11, A-12)."""
    options = state.table.options
    return _ATTACKED[options["redirect_by_rank"], options["any_seven"]]
