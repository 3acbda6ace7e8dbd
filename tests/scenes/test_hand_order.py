"""A hand is held as its player likes: sorted by a key, moved by dragging; nobody else is told."""

from __future__ import annotations

import pygame
import pytest

from game.engine.actions import Action
from game.engine.events import Place
from game.engine.zones import HAND
from tests.harness.program import points_between, still
from tests.harness.table import Sit, Table


@pytest.fixture
def table(sit: Sit) -> Table:
    table = sit(players=2, seed=5)
    assert table.my_turn()
    table.wait(600)
    return table


def faces(table: Table) -> list[int]:
    return table.presented.cards(Place(HAND, 0))


def test_a_key_sorts_by_suit_by_rank_and_as_drawn(table: Table) -> None:
    deck = table.match.table.deck
    by_suit = table.held()
    assert by_suit == sorted(by_suit, key=lambda c: (deck.suit[c] < 0, deck.suit[c], deck.rank[c]))
    table.press(pygame.K_s)
    held = table.held()
    assert held == sorted(held, key=lambda c: (deck.suit[c] < 0, deck.rank[c], deck.suit[c]))
    table.press(pygame.K_s)
    assert table.held() == list(faces(table))
    assert table.kit.settings.sorting == "drawn"
    table.press(pygame.K_s)
    assert table.held() == by_suit


def test_a_card_dragged_along_the_hand_stays_where_it_is_let_go(table: Table) -> None:
    before, log = table.held(), len(table.match.log)
    start = table.spot(0)
    end = (table.rects("hand")[4].centerx, start[1])
    table.drag(start, *points_between((start[0], start[1] + 20), (end[0], start[1] + 20), 5))
    assert table.held()[4] == before[0]
    assert table.held()[:4] == before[1:5]
    assert sorted(table.held()) == sorted(before)
    assert len(table.match.log) == log
    assert table.agrees()
    table.press(pygame.K_s)  # and sorting brings the order back
    assert table.held() == before


def test_a_card_dragged_to_the_piles_leaves_the_others_as_they_were(table: Table) -> None:
    held = table.held()
    deck, plays = table.match.table.deck, table.plays
    slot = next(s for s, card in enumerate(held) if plays(card) and deck.suit[card] >= 0)
    start, end = table.spot(slot), table.middle("discard")
    table.drag(start, *points_between(start, end, 10))
    assert table.suits_asked() is None
    table.frame()
    assert table.held() == held[:slot] + held[slot + 1 :]


@pytest.fixture
def slow(sit: Sit) -> Table:
    """A table at which the person thinks for too long, and whoever says so gives them a card."""
    position = {
        "hands": ["5H 9H KH", "3D 4D 7D", "6C 7C 9C"],
        "discard": "8H",
        "draw": "4S 6S 9S 2S",
        "turn_started": -9000,
    }
    table = sit(game="callout", position=position, settings=still())
    table.frame(0)
    return table


def come(table: Table) -> None:
    """Let a card come that is sorted in before all the others."""
    assert table.scene.host.runner.submit(1, Action("accuse", seat=0, text="too-slow")) is None
    table.frame()
    assert table.codes(table.held()) == "4S 5H 9H KH"


def test_a_card_that_comes_under_the_pointer_is_not_what_was_clicked(slow: Table) -> None:
    slot = slow.slot("9H")
    at = slow.spot(slot)
    slow.point(at)
    slow.button(at, True)
    come(slow)
    assert slow.slot("9H") != slot
    slow.button(at, False)
    assert slow.codes(slow.match.log[-1].action.cards) == "9H"


def test_a_dragged_card_is_dropped_as_itself_also_when_others_come(slow: Table) -> None:
    start, end = slow.spot(slow.slot("9H")), slow.middle("discard")
    slow.point(start)
    slow.button(start, True)
    slow.point((start[0], start[1] - 200), held=True)
    come(slow)
    slow.point(end, held=True)
    slow.button(end, False)
    assert slow.codes(slow.match.log[-1].action.cards) == "9H"
