"""What a phone is shown of a match."""

from __future__ import annotations

import pytest

from game.phones.phone_sight import PhoneSight
from game.session.host import Host
from game.session.plan import Plan, Seat
from game.session.viewpoint import Viewpoint
from game.variants import VARIANTS
from game.words.catalogue import Catalogue


@pytest.mark.parametrize("game", [variant.info.id for variant in VARIANTS])
def test_a_round_that_is_over_is_not_paused_while_its_scores_lie_over_the_table(
    game: str, words: Catalogue
) -> None:
    seats = tuple(Seat(f"Bot {n}", "milo", "greedy") for n in range(3))
    host = Host(Plan(game, seats, {}, 7))
    sight = PhoneSight(Viewpoint(host, 0), words, seats, ())
    assert sight.shown(paused=True).paused
    while not host.over:
        host.update(200)
        while host.ponder():
            pass
    shown = sight.shown(paused=True)
    assert (shown.over, shown.paused) == (True, False)
    assert shown.line == words("phone.over")
    sight.close()
