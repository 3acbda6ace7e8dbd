"""Plain mistakes at One Card: Attack."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.actions import Action
from game.engine.adviser import Blunder
from game.engine.variant import Variant
from game.variants.attack.plays import PACK
from game.variants.attack.rules import AttackState
from game.variants.families.plain_mistakes import SAFE, misses_the_end
from game.variants.families.shedding import seat_after


def attack_blunders(rules: Variant[AttackState]) -> Sequence[Blunder]:
    """Return the rules that tell a plain mistake."""

    def win_missed(view: AttackState, seat: int, legal: Sequence[Action], action: Action) -> bool:
        """The round could have been won before anybody else had a turn, by a player whom nobody is ahead of: it
        costs no point, and all others pay for their cards.
        """
        behind = view.scores[seat] < max(view.scores)
        return not behind and misses_the_end(rules, view, seat, legal, action)

    def partner_hit(view: AttackState, seat: int, legal: Sequence[Action], action: Action) -> bool:
        """A Jack sent an attack on to the partner, who held a single card, though the 7 that calls it off could
        be played and nobody else was close to winning.
        """
        hands, side = view.hands, view.table.side(seat)
        if not view.table.paired or not view.facing or len(hands[seat]) < SAFE:
            return False
        if action.verb != "play" or PACK.kind[action.cards[0]] != "J":
            return False
        partner = seat_after(view, seat, 2)
        seven = any(each.verb == "play" and PACK.kind[each.cards[0]] == "7" for each in legal)
        safe = all(len(hand) >= SAFE for each, hand in enumerate(hands) if each not in side)
        return seven and safe and partner in side and len(hands[partner]) == 1

    return (Blunder("win-missed", win_missed), Blunder("partner-hit", partner_hit))
