"""Scenes over a waiting table: a veil, and a paper card that slides in from below."""

from __future__ import annotations

from math import inf

import pygame
from pygame import Rect, Surface

from game.scenes.base.scene_stack import Scene, Stack
from game.show.devices import DeviceKind
from game.show.motion.tween import Tween, lerp
from game.view.base.box_sizes import Align
from game.view.base.boxes import Box, ColumnBox, StackBox
from game.view.base.colours import AMBER_FILL, INK, PAPER, PAPER_EDGE, PAPER_LOW
from game.view.base.scene_kit import SceneKit
from game.view.input.intents import Intent, Kind
from game.view.widgets.focus_group import FocusGroup

VEIL = 0.58
RISE, RISE_MS = 46, 180
PADDING, AROUND = 56, 20
"""The distances from the edge of a card to what is on it, and to the edge of the window."""


def card_box(
    body: Box,
    *,
    low: bool = False,
    most: float = inf,
    fill: bool = False,
    along: Align = "middle",
) -> Box:
    """Return the box of a card, with the key "card", in the middle of the window; with less air if `low`.

    It is as wide as what is on it, or, if it is to `fill` the window, as `most`. `along` moves it up or down.
    """
    side = PADDING // 2 if low else PADDING
    card = ColumnBox((body,), pad=(PADDING, side, PADDING, side), most=most, key="card")
    return StackBox((card,), across="fill" if fill else "middle", along=along, pad=(AROUND,) * 4)


class Overlay(Scene):
    """A scene on a paper card. Subclasses set `group`, `card` in `layout`, and draw on it in `draw_card`."""

    overlay = True
    group: FocusGroup

    def __init__(self, kit: SceneKit, stack: Stack) -> None:
        super().__init__(kit, stack)
        self.card = Rect(0, 0, 0, 0)
        self.rising = Tween(kit.speed.ms(RISE_MS))
        self.below = 0
        """By how many pixels the card was drawn below where it belongs, as it comes in."""
        self._pressed_below: int | None = None
        """The same when the button of the mouse that is held down was pressed."""

    def _meant(self, intent: Intent) -> Intent:
        """Return an intent with the place that is meant where the card is seen lower than it belongs.

        A button is let go at the place of it at which it was pressed, wherever the card has come to since.
        """
        if intent.device.kind is not DeviceKind.MOUSE:
            return intent
        if intent.kind is Kind.PRESS:
            self._pressed_below = self.below
        below = self.below if self._pressed_below is None else self._pressed_below
        if intent.kind is Kind.RELEASE:
            self._pressed_below = None
        return intent._replace(pos=(intent.pos[0], intent.pos[1] - below))

    def handle(self, intent: Intent) -> None:
        intent = self._meant(intent)
        if self.group.handle(self.kit, intent):
            self.dirty = True
        elif intent.kind in (Kind.BACK, Kind.MENU):
            self.go_back()

    def go_back(self) -> None:
        """Do what Back and Menu mean: close the card."""
        self.stack.pop()

    def update(self, dt: int) -> None:
        if not self.rising.done:
            self.rising.advance(dt)
            self.dirty = True

    def due(self) -> int | None:
        return None if self.rising.done else 0

    def draw(self, target: Surface) -> None:
        risen = self.rising.eased
        self.below = round(lerp(self.kit.px(RISE), 0, risen))
        veil = Surface(target.get_size(), pygame.SRCALPHA)
        veil.fill(INK.fade(VEIL * risen))
        target.blit(veil, (0, 0))
        if risen < 1:
            # The card is drawn at its final place, on a picture of its own that is moved.
            picture = Surface(target.get_size(), pygame.SRCALPHA)
            self._draw_paper(picture)
            self.draw_card(picture)
            picture.set_alpha(round(255 * risen))
            target.blit(picture, (0, self.below))
        else:
            self._draw_paper(target)
            self.draw_card(target)

    def _draw_paper(self, target: Surface) -> None:
        paint, px = self.kit.paint, self.kit.px
        paint.box(target, self.card, (PAPER, PAPER_LOW), radius=36, edge=PAPER_EDGE, shadow=True)
        inner = self.card.inflate(-2 * px(16), -2 * px(16))
        inner.h -= px(4)
        paint.box(target, inner, None, radius=24, line=AMBER_FILL.fade(0.5), line_width=2)

    def draw_card(self, target: Surface) -> None:
        """Draw what is on the card."""
        raise NotImplementedError
