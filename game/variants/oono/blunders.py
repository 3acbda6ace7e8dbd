"""Plain mistakes at OONO."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.actions import Action
from game.engine.adviser import Blunder
from game.variants.families.house.colour_mistakes import (
    colour_blunders,
    is_behind,
    needs_a_call,
)
from game.variants.families.plain_mistakes import misses_the_end
from game.variants.oono.rules import Oono, OonoState


def oono_blunders(rules: Oono) -> Sequence[Blunder]:
    """Return the rules that tell a plain mistake."""

    def win_missed(view: OonoState, seat: int, legal: Sequence[Action], action: Action) -> bool:
        """The round could have been won before anybody else had a turn, by a player whom nobody is ahead of: it
        costs nothing, and gives points to all others.
        """
        behind = is_behind(rules, view, seat)
        return not behind and misses_the_end(rules, view, seat, legal, action)

    def uno_forgotten(view: OonoState, seat: int, legal: Sequence[Action], action: Action) -> bool:
        """The last card but one was played without calling UNO: the call is free, and a challenge costs two
        cards.
        """
        return needs_a_call(view, seat, action) and seat not in view.called_uno

    return (
        Blunder("win-missed", win_missed),
        Blunder("uno-forgotten", uno_forgotten, forgets=True),
        *colour_blunders(rules),
    )
