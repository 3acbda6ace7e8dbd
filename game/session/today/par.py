"""Par: how often `hard` wins a deal of a day from the player's chair, by matches of this very deal."""

from __future__ import annotations

from dataclasses import dataclass

from game.engine.match import Match
from game.engine.rng import Rng
from game.session.controllers import BotSeat
from game.session.host import THINK
from game.session.runner import Runner
from game.session.today.dealing import known_dealing
from game.session.today.todays_deal import PLAYERS, TodaysDeal, seed_of
from game.store.talk_options import talk_options
from game.variants import find_variant

MATCHES = 200
"""How many matches par is made of."""
AT_ONCE = 20
"""How many of them are played, and kept, at a time."""
TALK = "en"
"""The language of the texts by which talk is judged, so that par is the same wherever it is played."""


@dataclass(frozen=True, slots=True)
class Par:
    """How many of how many matches have been won so far."""

    wins: int = 0
    played: int = 0

    @property
    def percent(self) -> int | None:
        """Par in whole per cent; None until all matches have been played."""
        return (100 * self.wins + MATCHES // 2) // MATCHES if self.played >= MATCHES else None

    @property
    def left(self) -> range:
        """The numbers of the matches that are still to be played."""
        return range(self.played, MATCHES)


def is_won(deal: TodaysDeal, number: int) -> bool:
    """Play match `number` of a deal, as quickly as bots play at a table; return whether the chair has won.

    The generators of the bots come from the text of the deal and the number: ties and slips are what varies.
    """
    variant = find_variant(deal.game)
    options = {**talk_options(variant, TALK), **deal.options}
    match = Match(variant, variant.table(PLAYERS, options), deal.number)
    frozen = known_dealing(deal.dealing)
    assert frozen is not None
    guests = [frozen.chair, *deal.guests]
    luck = Rng(seed_of(f"{deal.text} {number}"))
    seats = [
        BotSeat(guest.bot(variant), luck.fork(), think=THINK, budget=guest.budget)
        for guest in deal.around(guests)
    ]
    Runner(match, seats).run()
    return deal.seat in match.state.winners


def wins_of(deal: TodaysDeal, first: int, end: int) -> int:
    """Play the matches of a deal from `first` up to `end`; return how many the chair has won."""
    return sum(is_won(deal, number) for number in range(first, end))
