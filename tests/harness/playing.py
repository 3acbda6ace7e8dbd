"""Playing on at a table in which the person is in turn: one turn by keys alone, or by mouse alone."""

from __future__ import annotations

import pygame

from tests.harness.table import Table

LAST_CALL = "uno"
"""What a person says before the last card but one, where the game has a word for it."""


def play_by_keys(table: Table) -> None:
    """Take one turn of a shedding game: say what the game wants said, play what can be, or draw or keep."""
    playable = table.playable()
    assert playable is not None
    if _last_but_one(table):
        table.press(pygame.K_u)
    if not playable:
        table.press(pygame.K_k if table.choices() else pygame.K_d)
        return
    focus_a_card(table, playable)
    table.press(pygame.K_RETURN)
    if table.suits_asked() is not None:
        table.press(pygame.K_RIGHT, pygame.K_SPACE)
    assert table.suits_asked() is None


def play_by_mouse(table: Table) -> None:
    """The same by clicks; where there are choices beside the cards, those as well, every other time."""
    playable = table.playable()
    assert playable is not None
    if _last_but_one(table):
        table.click(table.call(LAST_CALL).rect.center)
    if table.choices() and len(table.match.log) % 2:
        table.click(table.choices()[0].rect.center)
        return
    slots = [slot for slot, card in enumerate(table.held()) if card in playable]
    table.click(table.spot(slots[0]) if slots else table.middle("draw"))
    asked = table.suits_asked()
    if asked is not None:
        table.click(asked.rects[2].center)
    assert table.suits_asked() is None


def focus_a_card(table: Table, wanted: frozenset[int]) -> None:
    """Move the focus by keys to the next card of the hand that is one of these."""
    for _ in range(len(table.held()) + 1):
        focus = table.focus()
        if focus is not None and table.held()[focus] in wanted:
            return
        table.press(pygame.K_RIGHT)
    raise AssertionError("no such card can be reached")


def reach(table: Table, code: str) -> None:
    """Move the focus by keys to a card, by its name in the notation."""
    focus_a_card(table, frozenset({table.match.table.deck.index[code]}))


def _last_but_one(table: Table) -> bool:
    return bool(len(table.held()) == 2 and table.playable() and table.calls())
