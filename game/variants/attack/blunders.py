"""Plain mistakes at One Card: Attack."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.actions import Action
from game.engine.adviser import Blunder
from game.engine.variant import Variant
from game.variants.attack.rules import AttackState
from game.variants.families.plain_mistakes import misses_the_end


def attack_blunders(rules: Variant[AttackState]) -> Sequence[Blunder]:
    """Return the rules that tell a plain mistake."""

    def win_missed(view: AttackState, seat: int, legal: Sequence[Action], action: Action) -> bool:
        """The round could have been won before anybody else had a turn, by a player whom nobody is ahead of: it
        costs no point, and all others pay for their cards.
        """
        behind = view.scores[seat] < max(view.scores)
        return not behind and misses_the_end(rules, view, seat, legal, action)

    return (Blunder("win-missed", win_missed),)
