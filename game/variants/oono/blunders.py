"""Plain mistakes at OONO."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.actions import Action
from game.engine.adviser import Blunder
from game.engine.variant import Variant
from game.variants.families.plain_mistakes import (
    calls_in_vain,
    misses_the_end,
    spends_the_wild_card,
)
from game.variants.oono.rules import DECK, OonoState


def oono_blunders(rules: Variant[OonoState]) -> Sequence[Blunder]:
    """Return the rules that tell a plain mistake."""

    def win_missed(view: OonoState, seat: int, legal: Sequence[Action], action: Action) -> bool:
        """The round could have been won before anybody else had a turn, by a player whom nobody is ahead of: it
        costs nothing, and gives points to all others.
        """
        ahead = view.scores[seat] > min(view.scores)
        return not ahead and misses_the_end(rules, view, seat, legal, action)

    def uno_forgotten(view: OonoState, seat: int, legal: Sequence[Action], action: Action) -> bool:
        """The last card but one was played without calling UNO: the call is free, and a challenge costs two
        cards.
        """
        calls = len(view.hands[seat]) == 2 and action.verb == "play"
        return calls and seat not in view.called_uno

    def wild_first(view: OonoState, seat: int, legal: Sequence[Action], action: Action) -> bool:
        """Of the last two cards, both of which went, the wild one was played first: played last it would have
        gone on anything, and nobody was so close to winning that the colour had to change.
        """
        return spends_the_wild_card(view, seat, legal, action, DECK)

    def colour_in_vain(view: OonoState, seat: int, legal: Sequence[Action], action: Action) -> bool:
        """Another colour was called than that of the only card left: the next player can only follow it, or
        draw, and nobody was so close to winning that a colour had to be kept from them.
        """
        return calls_in_vain(view, seat, action, DECK)

    return (
        Blunder("win-missed", win_missed),
        Blunder("uno-forgotten", uno_forgotten, forgets=True),
        Blunder("wild-first", wild_first),
        Blunder("colour-in-vain", colour_in_vain),
    )
