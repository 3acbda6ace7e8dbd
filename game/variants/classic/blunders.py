"""Plain mistakes at One: Classic."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.actions import Action
from game.engine.adviser import Blunder
from game.engine.variant import Variant
from game.variants.classic.rules import DECK, ClassicState
from game.variants.families.plain_mistakes import (
    calls_in_vain,
    misses_the_end,
    spends_the_wild_card,
)


def classic_blunders(rules: Variant[ClassicState]) -> Sequence[Blunder]:
    """Return the rules that tell a plain mistake."""

    def win_missed(view: ClassicState, seat: int, legal: Sequence[Action], action: Action) -> bool:
        """The round could have been won before anybody else had a turn: a round won counts one point, and
        nothing is worth more than a point that is certain.
        """
        return misses_the_end(rules, view, seat, legal, action)

    def wild_first(view: ClassicState, seat: int, legal: Sequence[Action], action: Action) -> bool:
        """Of the last two cards, both of which went, the wild one was played first: played last it would have
        gone on anything, and nobody was so close to winning that the colour had to change.
        """
        return spends_the_wild_card(view, seat, legal, action, DECK)

    def colour_in_vain(
        view: ClassicState, seat: int, legal: Sequence[Action], action: Action
    ) -> bool:
        """Another colour was called than that of the only card left: the next player can only follow it or
        draw, and nobody was so close to winning that a colour had to be kept from them.
        """
        return calls_in_vain(view, seat, action, DECK)

    return (
        Blunder("win-missed", win_missed),
        Blunder("wild-first", wild_first),
        Blunder("colour-in-vain", colour_in_vain),
    )
