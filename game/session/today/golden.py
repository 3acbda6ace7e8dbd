"""A deal of a day as a line of the golden files, which say what a dealing's deals are on every machine."""

from __future__ import annotations

from typing import Any

from game.engine.match import Match
from game.engine.notation.card_text import format_cards
from game.session.today.todays_deal import PLAYERS, TodaysDeal
from game.store.talk_options import talk_options
from game.variants import find_variant


def deal_row(deal: TodaysDeal) -> dict[str, Any]:
    """Return what a deal is: its number, who sits where, the options, and the first hands by seat.

    Options are those that are not as usual, so that one that a game gets later changes nothing.
    """
    variant = find_variant(deal.game)
    usual = {option.name: option.default for option in variant.info.options}
    table = variant.table(PLAYERS, {**talk_options(variant), **deal.options})
    hands = Match(variant, table, deal.number).state.hands
    guests = ["", *(guest.id for guest in deal.guests)]
    return {
        "day": deal.day.isoformat(),
        "game": deal.game,
        "deal": deal.number,
        "seats": list(deal.around(guests)),
        "options": {name: it for name, it in deal.options.items() if it != usual[name]},
        "hands": [format_cards(hand, table.deck) for hand in hands],
    }
