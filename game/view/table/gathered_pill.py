"""The number of cards that a seat has gathered, beside a small crosswise pile (`Info.gathers`)."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from game.engine.cards import UNKNOWN
from game.view.base.colours import LIGHT, PANEL
from game.view.base.fonts import TITLE
from game.view.base.scene_kit import SceneKit
from game.view.cards.card_art import CardArt
from game.view.layout.seat_boxes import SeatBox

SIZE = 31.0
APART = 6.0
"""Between this and the number of cards in the hand."""
PICTURE, LOWER = 0.5, 3
"""The height of the pile's cards, as a share of the pill's, and by how much one lies lower than the other."""


def gathered_size(kit: SceneKit, text: str) -> tuple[int, int]:
    """Return width and height of the pill with a number, in real pixels; of none they are 0."""
    if not text:
        return 0, 0
    high = round(kit.fonts.height(SIZE, TITLE) * 0.98)
    return kit.fonts.width(text, SIZE, TITLE) + round(high * PICTURE * 1.4) + kit.px(34), high


def apart(kit: SceneKit, box: SeatBox, plate: Rect, text: str) -> Rect:
    """Where a number stands outside a plate: at the foot of the hand's backs, or else below the plate."""
    pill = Rect((0, 0), gathered_size(kit, text))
    if box.fan is not None:
        pill.midbottom = (kit.rect(box.fan).centerx, plate.top + kit.px(2))
    else:
        pill.midtop = (plate.centerx, plate.bottom - kit.px(2))
    return pill


def draw_gathered(kit: SceneKit, art: CardArt, target: Surface, pill: Rect, text: str) -> None:
    """Draw the pill of a number."""
    px, paint = kit.px, kit.paint
    paint.pill(target, pill, PANEL.fade(0.9), line=LIGHT.fade(0.35))
    side = round(pill.h * PICTURE)
    back = kit.pictures.svg(art.name(UNKNOWN), side, round(side * 1.4))
    across = pygame.transform.rotate(back, 90)
    at = across.get_rect(midleft=(pill.left + px(10), pill.centery))
    for step in (1, -1):
        target.blit(across, at.move(0, step * px(LOWER)))
    middle = (pill.right - px(14), pill.centery)
    paint.text(target, text, middle, SIZE, TITLE, LIGHT, "midright")
