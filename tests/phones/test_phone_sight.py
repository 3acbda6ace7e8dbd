"""What a phone is shown of a match."""

from __future__ import annotations

import pytest

from game.phones.phone_sight import PhoneSight
from game.session.host import Host
from game.session.plan import Plan, Seat
from game.session.viewpoint import Viewpoint
from game.show.offers.offer import AT_ONCE
from game.variants import VARIANTS
from game.words.catalogue import Catalogue
from tests.harness.written import match_at


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
    assert shown.line == words("phone.match_over" if host.match.over else "phone.over")
    sight.close()


@pytest.mark.parametrize("game", [variant.info.id for variant in VARIANTS])
def test_a_turn_that_has_come_again_can_be_told_from_one_that_lasts(
    game: str, words: Catalogue
) -> None:
    seats = tuple(Seat(f"Bot {n}", "milo", "greedy") for n in range(3))
    host = Host(Plan(game, seats, {}, 7))
    sight = PhoneSight(Viewpoint(host, 0), words, seats, ())
    seen = {0: -1}
    """By the turns that had begun, whose the last of them was."""
    while not host.over:
        host.update(50)
        while host.ponder():
            pass
        now = sight.shown()
        if not now.over:
            in_turn = next(player.seat for player in now.players if player.turn)
            assert seen.setdefault(now.turns, in_turn) in (-1, in_turn)
    assert len(set(seen.values())) == len(seats) + 1
    assert sum(seat == 0 for seat in seen.values()) > 1
    sight.close()


def test_six_things_to_call_come_first_by_the_own_hand_and_suits_stay_apart(
    words: Catalogue,
) -> None:
    match = match_at("callout", {"hands": ["KS QS 9S 7H", "5D 6D 8C"], "discard": "2H", "turn": 1})
    seats = tuple(Seat(f"Bot {n}", "milo", "greedy") for n in range(2))
    sight = PhoneSight(Viewpoint(Host(Plan("callout", seats, {}, 7), match), 0), words, seats, ())
    sheets = {each.kind: each.sheet for each in sight.shown().buttons if each.sheet is not None}
    called = sheets["call"]
    ranks = [each.action.split()[-1] for each in called.items if each.kind == "call"]
    assert called.first == AT_ONCE
    assert ranks[:AT_ONCE] == ["2S", "3S", "4S", "9S", "QS", "KS"]
    assert len(set(ranks)) == 13
    assert [each.suit for each in called.items[13:]] == list(match.table.deck.suits)
    assert sheets["accuse"].first == AT_ONCE < len(sheets["accuse"].items)
    sight.close()
