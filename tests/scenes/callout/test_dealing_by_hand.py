"""Call-Out: the dealer deals card by card."""

from __future__ import annotations

import pygame

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
        choices = table.shown.seat_panels.choices
        place = [each.verb for each in choices.actions].index(verb)
        table.click(choices.buttons[place].rect.center)
    assert table.match.state.phase == "play"
