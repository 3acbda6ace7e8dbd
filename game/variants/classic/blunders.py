"""Plain mistakes at One: Classic."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.actions import Action
from game.engine.adviser import Blunder
from game.variants.classic.rules import Classic, ClassicState
from game.variants.families.house.colour_mistakes import (
    colour_blunders,
    is_behind,
    needs_a_call,
)
from game.variants.families.plain_mistakes import misses_the_end


def classic_blunders(rules: Classic) -> Sequence[Blunder]:
    """Return the rules that tell a plain mistake."""

    def win_missed(view: ClassicState, seat: int, legal: Sequence[Action], action: Action) -> bool:
        """The round could have been won before anybody else had a turn: a round won counts one point, and
        nothing is worth more than a point that is certain. Where points are counted, nobody may be ahead.
        """
        behind = view.table.options["scoring"] != "rounds" and is_behind(rules, view, seat)
        return not behind and misses_the_end(rules, view, seat, legal, action)

    def one_forgotten(
        view: ClassicState, seat: int, legal: Sequence[Action], action: Action
    ) -> bool:
        """The last card but one was played without calling One where it has to be: the call is free, and a
        challenge costs cards.
        """
        asked = view.house is not None and view.house.call
        return asked and needs_a_call(view, seat, action) and seat not in view.called_uno

    return (
        Blunder("win-missed", win_missed),
        Blunder("one-forgotten", one_forgotten, forgets=True),
        *colour_blunders(rules),
    )
