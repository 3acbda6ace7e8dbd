"""A hand is held as its player likes: sorted by a key, moved by dragging; nobody else is told."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.engine.events import Place
from game.show.hand_order import Arrangement
from game.show.presented_table import HAND
from tests.scenes.driving import Seated


@pytest.fixture
def seated(tmp_path: Path) -> Seated:
    seated = Seated(tmp_path, players=2, seed=5)
    assert seated.my_turn()
    seated.wait(600)
    return seated


def faces(seated: Seated) -> list[int]:
    return seated.scene.shown.local.showing.director.presented.cards(Place(HAND, 0))


def test_a_key_sorts_by_suit_by_rank_and_as_drawn(seated: Seated) -> None:
    view, deck = seated.scene.shown.view, seated.scene.host.match.table.deck
    by_suit = view.held
    assert by_suit == sorted(by_suit, key=lambda c: (deck.suit[c] < 0, deck.suit[c], deck.rank[c]))
    seated.press(pygame.K_s)
    held = view.held
    assert held == sorted(held, key=lambda c: (deck.suit[c] < 0, deck.rank[c], deck.suit[c]))
    seated.press(pygame.K_s)
    assert view.held == list(faces(seated))
    assert seated.kit.settings.sorting == "drawn"
    seated.press(pygame.K_s)
    assert view.held == by_suit


def test_a_card_dragged_along_the_hand_stays_where_it_is_let_go(seated: Seated) -> None:
    view = seated.scene.shown.view
    before, log = view.held, len(seated.match.log)
    start = seated.spot(0)
    end = (round(view.fan.rest[4].x * seated.kit.space.scale), start[1])
    seated.point(start)
    seated.button(start, True)
    for share in (0.2, 0.4, 0.6, 0.8, 1.0):
        seated.point((round(start[0] + (end[0] - start[0]) * share), start[1] + 20), held=True)
    seated.button((end[0], start[1] + 20), False)
    assert view.held[4] == before[0]
    assert view.held[:4] == before[1:5]
    assert sorted(view.held) == sorted(before)
    assert len(seated.match.log) == log
    assert seated.agrees()
    seated.press(pygame.K_s)  # and sorting brings the order back
    assert view.held == before


def test_a_card_dragged_to_the_piles_leaves_the_others_as_they_were(seated: Seated) -> None:
    view = seated.scene.shown.view
    held = view.held
    slot = next(s for s, card in enumerate(held) if seated.scene.shown.local.plays(card))
    start, end = seated.spot(slot), seated.middle("discard")
    seated.point(start)
    seated.button(start, True)
    for share in (0.1, 0.2, 0.4, 0.7, 1.0):
        at = tuple(round(a + (b - a) * share) for a, b in zip(start, end, strict=True))
        seated.point(at, held=True)  # type: ignore[arg-type]
    seated.button(end, False)
    if seated.scene.shown.picker is None:
        seated.frame()
        assert view.held == held[:slot] + held[slot + 1 :]


def test_cards_that_come_later_lie_at_the_end_of_ones_own_order(seated: Seated) -> None:
    deck = seated.scene.host.match.table.deck
    cards = [5, 3, 9, 3, 1]
    order = Arrangement(deck, "drawn")
    order.move(cards, 0, 2)
    assert [cards[place] for place in order.places(cards)] == [3, 9, 5, 3, 1]
    more = [*cards, 7, 3]
    assert [more[place] for place in order.places(more)] == [3, 9, 5, 3, 1, 7, 3]
    fewer = [5, 3, 1]
    assert [fewer[place] for place in order.places(fewer)] == [3, 5, 1]
    assert order.next() == "drawn"
    order.forget()
    assert order.places(cards) == [0, 1, 2, 3, 4]


def test_a_card_that_comes_under_the_pointer_is_not_what_was_clicked(seated: Seated) -> None:
    view, shown = seated.scene.shown.view, seated.scene.shown.local.showing.director.presented
    slot = next(
        s for s, card in enumerate(view.held) if len(seated.scene.shown.local.plays(card)) == 1
    )
    card, at = view.held[slot], seated.spot(slot)
    seated.point(at)
    seated.button(at, True)
    shown.zones[Place(HAND, 0)].extend([min(view.held)] * 3)  # they are sorted in before the card
    seated.wait(200)
    assert view.held[slot] != card
    seated.button(at, False)
    assert seated.match.log[-1].action.cards == (card,)


def test_a_dragged_card_is_dropped_as_itself_also_when_others_come(seated: Seated) -> None:
    view, shown = seated.scene.shown.view, seated.scene.shown.local.showing.director.presented
    slot = next(
        s for s, card in enumerate(view.held) if len(seated.scene.shown.local.plays(card)) == 1
    )
    card, start, end = view.held[slot], seated.spot(slot), seated.middle("discard")
    seated.point(start)
    seated.button(start, True)
    seated.point((start[0], start[1] - 200), held=True)
    shown.zones[Place(HAND, 0)].extend([min(view.held)] * 3)
    seated.frame()
    seated.point(end, held=True)
    seated.button(end, False)
    assert seated.match.log[-1].action.cards == (card,)
