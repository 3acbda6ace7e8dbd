"""Plain mistakes in shedding games: what anybody would call wrong, by what its player could see."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from game.engine.actions import Action
from game.engine.cards import NO_SUIT, Deck
from game.engine.variant import Variant
from game.variants.families.shedding import ShedState

S = TypeVar("S", bound=ShedState)

SAFE = 3
"""Cards from which on a hand is not about to be emptied."""

FEW = 4
"""The most cards that anybody sees going one after the other: their orders grow faster than their number."""


def ends_at_once(rules: Variant[S], view: S, seat: int, action: Action) -> bool:
    """Return whether a play empties the hand, by itself or with more before anybody else has a turn."""
    if action.verb != "play":
        return False
    after = view.clone()
    rules.apply(after, seat, action, after.now)
    if not after.hands[seat]:
        return True
    if after.over or after.turn != seat:
        return False
    return any(ends_at_once(rules, after, seat, more) for more in rules.legal(after, seat))


def misses_the_end(
    rules: Variant[S],
    view: S,
    seat: int,
    legal: Sequence[Action],
    action: Action,
) -> bool:
    """Return whether another action would have ended the round at once, and this one would not."""
    hand = view.hands[seat]
    if len(hand) > FEW:
        return False
    if len(hand) > 1 and len(view.hands) > 2:
        # A card lets the same seat play again only among two.
        return False
    if not any(ends_at_once(rules, view, seat, other) for other in legal if other != action):
        return False
    return not ends_at_once(rules, view, seat, action)


def _nobody_is_close(view: ShedState, seat: int) -> bool:
    return all(len(hand) >= SAFE for other, hand in enumerate(view.hands) if other != seat)


def spends_the_wild_card(
    view: ShedState, seat: int, legal: Sequence[Action], action: Action, deck: Deck
) -> bool:
    """Return whether the wild card was played first of two cards that went, and nobody was close to the end.

    Only a wild card that does nothing but call a colour counts.
    """
    if action.verb != "play" or deck.kind[action.cards[0]] != "wild" or len(view.hands[seat]) != 2:
        return False
    (other,) = [card for card in view.hands[seat] if card != action.cards[0]] or action.cards
    goes = any(each.verb == "play" and each.cards[0] == other for each in legal)
    return goes and deck.suit[other] != NO_SUIT and _nobody_is_close(view, seat)


def calls_in_vain(view: ShedState, seat: int, action: Action, deck: Deck) -> bool:
    """Return whether a colour was called that the last card left has not, and nobody was close to the end."""
    if action.verb != "play" or action.suit < 0 or len(view.hands) > 3:
        return False
    rest, (card,) = list(view.hands[seat]), action.cards
    rest.remove(card)
    return (
        len(rest) == 1
        and deck.suit[rest[0]] not in (NO_SUIT, action.suit)
        and _nobody_is_close(view, seat)
    )
