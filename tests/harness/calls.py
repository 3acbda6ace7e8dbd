"""What can be called and said at a table: the open panel, the buttons, what the notices say; and the positions
from which tests of Call-Out begin."""

from __future__ import annotations

from math import hypot
from typing import Any

import pygame

from game.scenes.table.call_controls import GONE_MS
from game.view.calls.call_panel import CallPanel
from game.view.calls.panel_items import Item
from tests.harness import events
from tests.harness.program import Point
from tests.harness.table import Table
from tests.harness.written import Position

OTHERS = ("3H 7H 9H", "3D 7D 9D", "3C 7C 9C", "4H 4D 4C", "5H 5D 5C", "6H 6D 6C", "QH 10H 10D",
          "KH KD KC", "QC 10C AH")  # fmt: skip
"""Hands without spades or wild cards."""


def round_of(hand: str = "4S 5S 6S", turn: int = 0, players: int = 3, **keys: Any) -> Position:
    """A round of Call-Out in which seat 0 holds these cards, and `turn` has just come to its turn."""
    return {"hands": [hand, *OTHERS[: players - 1]], "discard": "8S", "turn": turn, **keys}


def opened(table: Table) -> CallPanel:
    """Return the open panel. AssertionError if there is none."""
    found = table.panel()
    assert found is not None
    return found


def item(table: Table, label: str) -> Point:
    """Return the point to click for an item of the open panel."""
    return next(each.rect.center for each in opened(table).items if label in each.label)


KEYS_KEPT = GONE_MS
"""ms for which the keys of a panel that closed by itself do nothing else."""
PAD_BUTTONS = {
    "pad-left": pygame.CONTROLLER_BUTTON_DPAD_LEFT,
    "pad-up": pygame.CONTROLLER_BUTTON_DPAD_UP,
    "pad-right": pygame.CONTROLLER_BUTTON_DPAD_RIGHT,
    "pad-down": pygame.CONTROLLER_BUTTON_DPAD_DOWN,
    "pad-a": pygame.CONTROLLER_BUTTON_A,
    "pad-x": pygame.CONTROLLER_BUTTON_X,
    "pad-y": pygame.CONTROLLER_BUTTON_Y,
    "pad-lb": pygame.CONTROLLER_BUTTON_LEFTSHOULDER,
    "pad-rb": pygame.CONTROLLER_BUTTON_RIGHTSHOULDER,
}


def choose_by_pad(table: Table, chosen: Item) -> None:
    """Press the button of the pad that an item of the open panel has."""
    table.pad(PAD_BUTTONS[opened(table).button_of(chosen)])


def call_button(table: Table, verb: str) -> Point:
    """Return the point to click for a call's button."""
    return table.call(verb).rect.center


def clauses(table: Table) -> list[str]:
    """Return the clauses named by the notices at the seats."""
    return [each.clause for each in table.explained()]


def squeeze(table: Table, trigger: int) -> None:
    """Pull a trigger of the pad, and let it go."""
    table.post(events.pad_axis(trigger, 32000), events.pad_axis(trigger, 0))


def aim(table: Table, seat: int) -> None:
    """Push the right stick of the pad once towards a portrait, and let it go."""
    middle, portrait = table.middle_area(), table.face(seat)
    x, y = portrait.centerx - middle.centerx, portrait.centery - middle.centery
    far = hypot(x, y)
    for share in (1.0, 0.0):
        table.post(
            events.pad_axis(pygame.CONTROLLER_AXIS_RIGHTX, round(32000 * share * x / far)),
            events.pad_axis(pygame.CONTROLLER_AXIS_RIGHTY, round(32000 * share * y / far)),
        )
