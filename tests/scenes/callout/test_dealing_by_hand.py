"""Call-Out: the dealer deals card by card, and answers for the first card."""

from __future__ import annotations

import pygame
import pytest

from game.engine.match import Match
from game.engine.out_of_turn import ClockKind
from game.store.talk_options import talk_options
from game.variants import find_variant
from tests.harness.calls import clauses
from tests.harness.clock_drawing import tell_rings
from tests.harness.table import Sit


def test_the_dealer_deals_by_hand(sit: Sit) -> None:
    position = {"hands": ["", "", ""], "discard": "", "phase": "deal", "dealer": 0, "turn": 1}
    table = sit(position=position, deal="by hand")
    table.frame()
    table.press(pygame.K_1)
    table.press(pygame.K_0)
    assert [len(hand) for hand in table.match.state.hands] == [1, 1, 0]
    table.click(table.portrait(2))
    assert [len(hand) for hand in table.match.state.hands] == [1, 1, 1]
    for verb in ("deal", "done", "look"):
        table.wait(2500 if verb == "done" else 700)
        table.click(next(each for each in table.choices() if each.verb == verb).rect.center)
    assert table.match.state.phase == "play"


def deal_with_a_spade(dealer: int) -> int:
    """A seed whose first card is a spade that this dealer has to call, among three."""
    variant = find_variant("callout")
    for seed in range(1, 400):
        match = Match(variant, variant.table(3, talk_options(variant)), seed)
        if [each.seat for each in match.state.owed] == [dealer]:
            return seed
    raise AssertionError("there is no such seed")


def test_a_dealer_is_told_to_call_the_first_card_once_it_is_seen(
    sit: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    rings: list[ClockKind] = []
    tell_rings(monkeypatch, lambda clock, at: rings.append(clock.kind))
    table = sit(seed=deal_with_a_spade(0))
    for _ in range(12):
        table.frame()
        table.picture()
    assert table.viewpoint.due_call("call") is not None
    assert not table.settled()
    assert ClockKind.CALL not in rings
    assert clauses(table) == []
    table.dealt().frame()
    table.picture()
    assert ClockKind.CALL in rings
    assert clauses(table) == ["L-29"]
    (told,) = [each.text for each in table.explained()]
    assert "you have to call the" in told


def test_nobody_is_told_what_another_dealer_has_to_call(sit: Sit) -> None:
    table = sit(seed=deal_with_a_spade(1)).dealt()
    table.frame()
    assert clauses(table) == []
