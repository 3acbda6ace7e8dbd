"""Plain mistakes in games with colour cards: what anybody would call wrong, by what its player could see."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from game.engine.actions import Action
from game.engine.adviser import Blunder
from game.engine.cards import NO_SUIT
from game.variants.families.house.colour_game import DOUBT, SEVEN, ZERO, ColourGame
from game.variants.families.house.house_states import ColourState
from game.variants.families.plain_mistakes import calls_in_vain, spends_the_wild_card

C = TypeVar("C", bound=ColourState)

LONG = 3
"""So many cards are more than anybody would take for a single one."""


def colour_blunders(rules: ColourGame[C]) -> Sequence[Blunder]:
    """Return the rules that tell a plain mistake in any game with colour cards."""
    deck = rules.cards.deck

    def wild_first(view: C, seat: int, legal: Sequence[Action], action: Action) -> bool:
        """Of the last two cards, both of which went, the wild one was played first: played last it would have
        gone on anything, and nobody was so close to winning that the colour had to change.
        """
        house = view.house
        free = house is None or (house.last_card == "any" and not house.seven_zero)
        return free and spends_the_wild_card(view, seat, legal, action, deck)

    def colour_in_vain(view: C, seat: int, legal: Sequence[Action], action: Action) -> bool:
        """Another colour was called than that of the only card left: the next player can only follow it or
        draw, and nobody was so close to winning that a colour had to be kept from them.
        """
        changes = view.house is not None and view.house.seven_zero
        return not changes and calls_in_vain(view, seat, action, deck)

    def doubt_in_vain(view: C, seat: int, legal: Sequence[Action], action: Action) -> bool:
        """A Draw 4 was doubted though every card of the colour was in the doubter's hand or had been played:
        its player cannot have had a choice, and a doubt that is wrong costs two cards more.
        """
        if action != DOUBT or view.doubtable == NO_SUIT:
            return False
        rest = deck.rest((*view.hands[seat], *view.discard))
        return all(deck.suit[card] != view.doubtable for card in rest)

    def changes_none(legal: Sequence[Action]) -> bool:
        """Return whether a card can be played that changes no hands."""
        return any(
            each.verb == "play" and deck.rank[each.cards[0]] not in (SEVEN, ZERO) for each in legal
        )

    def hand_given_away(view: C, seat: int, legal: Sequence[Action], action: Action) -> bool:
        """The last card but one was a 7 that gave the other away for three cards or more, though a card that
        changes no hands could be played: that one would have left a single card.
        """
        house, hand = view.house, view.hands[seat]
        if house is None or action.seat < 0 or len(hand) != 2 or house.last_card != "any":
            return False
        if action.seat in view.table.side(seat):
            return False  # the pair has it still
        return changes_none(legal) and len(view.hands[action.seat]) >= LONG

    def worse_hand_taken(view: C, seat: int, legal: Sequence[Action], action: Action) -> bool:
        """A 7 took a hand that is longer than the cards kept, by three or more, though another player had no
        more cards than these: that hand would have cost nothing.
        """
        hands = view.hands
        if action.seat < 0 or action.verb != "play" or view.table.paired:
            return False
        left = len(hands[seat]) - 1
        even = any(len(hand) <= left for each, hand in enumerate(hands) if each != seat)
        return even and len(hands[action.seat]) >= left + LONG

    def partners_card_given_away(
        view: C, seat: int, legal: Sequence[Action], action: Action
    ) -> bool:
        """A 0 took the last card from the partner, and gave both of the pair three cards or more, though a card
        that changes no hands could be played.
        """
        house, hands = view.house, view.hands
        if house is None or not house.seven_zero or not view.table.paired:
            return False
        if action.verb != "play" or deck.rank[action.cards[0]] != ZERO:
            return False
        side = view.table.side(seat)
        pair = [len(hand) for each, hand in enumerate(hands) if each in side]
        others = [len(hand) for each, hand in enumerate(hands) if each not in side]
        long = len(hands[seat]) > LONG and min(others) >= LONG
        return changes_none(legal) and long and min(pair) == 1

    return (
        Blunder("wild-first", wild_first),
        Blunder("colour-in-vain", colour_in_vain),
        Blunder("doubt-in-vain", doubt_in_vain),
        Blunder("hand-given-away", hand_given_away),
        Blunder("worse-hand-taken", worse_hand_taken),
        Blunder("partners-card-given-away", partners_card_given_away),
    )


def is_behind(rules: ColourGame[C], view: C, seat: int) -> bool:
    """Return whether somebody is ahead of a seat by the points of the rounds before (H-8)."""
    best = min if rules.low_wins(view.table) else max
    return view.scores[seat] != best(view.scores)


def needs_a_call(view: ColourState, seat: int, action: Action) -> bool:
    """Return whether the last card but one is played, of which the call is due: not if hands change (H-5)."""
    if len(view.hands[seat]) != 2 or action.verb != "play":
        return False
    changes = view.house is not None and view.house.seven_zero
    return not (changes and view.table.deck.rank[action.cards[0]] in (SEVEN, ZERO))
