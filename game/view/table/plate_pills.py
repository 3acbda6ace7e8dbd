"""The numbers at a player's plate, each in a pill: of cards in the hand, of cards gathered, and the total."""

from __future__ import annotations

from typing import NamedTuple

import pygame
from pygame import FRect, Rect, Surface

from game.engine.cards import UNKNOWN
from game.view.base.colours import (
    AMBER,
    AMBER_FILL,
    INK,
    LIGHT,
    LINE,
    PANEL,
    PAPER,
    PAPER_LOW,
    Colour,
)
from game.view.base.fonts import BOLD, TITLE
from game.view.base.scene_kit import SceneKit
from game.view.base.svg_shapes import Fill
from game.view.cards.card_art import CardArt
from game.view.layout.plate_lines import PlateLine, two_lines
from game.view.layout.seat_boxes import SeatBox
from game.view.table.plate_content import PlateContent
from game.view.widgets.figures import plain_number

SIZE, TOTAL_SIZE, NAME_SIZE = 31.0, 24.0, 28.0
CUP_GAP = 0.3
"""Between the cup and a total below a name, as a share of the height of its figures."""
BURDEN = (Colour.hex("#ffa183"), Colour.hex("#f2744f"))
"""The ground of the number of cards while they fall on somebody."""
SWELLS = 0.12
"""By how much that number is larger for a moment when one of them has landed."""
APART = 6.0
"""Between this and the number of cards in the hand."""
PICTURE, LOWER = 0.5, 3
"""The height of the pile's cards, as a share of the pill's, and by how much one lies lower than the other."""


def gathered_size(kit: SceneKit, text: str) -> tuple[int, int]:
    """Return width and height of the pill with how many cards are gathered, in real pixels; 0 of none.

    They are beside a small crosswise pile (`Info.gathers`).
    """
    if not text:
        return 0, 0
    high = round(kit.fonts.height(SIZE, TITLE) * 0.98)
    return kit.fonts.width(text, SIZE, TITLE) + round(high * PICTURE * 1.4) + kit.px(34), high


def apart(kit: SceneKit, box: SeatBox, plate: Rect, text: str) -> Rect:
    """Where the number gathered stands outside a plate: at the foot of the hand's backs, or else below it."""
    pill = Rect((0, 0), gathered_size(kit, text))
    if box.fan is not None:
        pill.midbottom = (kit.rect(box.fan).centerx, plate.top + kit.px(2))
    else:
        pill.midtop = (plate.centerx, plate.bottom - kit.px(2))
    return pill


def draw_gathered(kit: SceneKit, art: CardArt, target: Surface, pill: Rect, text: str) -> None:
    """Draw the pill with how many cards are gathered."""
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


def count_size(kit: SceneKit, standing: PlateContent) -> tuple[int, int]:
    """Return width and height of the pill with the number of cards in the hand, in real pixels."""
    text = kit.fonts.width(standing.plate.count, SIZE, TITLE)
    high = round(kit.fonts.height(SIZE, TITLE) * 0.98)
    return text + round(high * 0.5) + kit.px(34), high


def draw_count(
    kit: SceneKit, art: CardArt, target: Surface, pill: Rect, standing: PlateContent
) -> None:
    """Draw the pill with the number of cards in the hand."""
    _count(kit, art, target, pill, standing, pill.h, SIZE)


def draw_swollen_count(
    kit: SceneKit, art: CardArt, target: Surface, pill: Rect, standing: PlateContent
) -> None:
    """Draw that pill larger, over the one that is there."""
    high, larger = pill.h, pill.inflate(round(pill.w * SWELLS), round(pill.h * SWELLS))
    _count(kit, art, target, larger, standing, high, SIZE * (1 + SWELLS))


def _count(
    kit: SceneKit,
    art: CardArt,
    target: Surface,
    pill: Rect,
    standing: PlateContent,
    high: int,
    size: float,
) -> None:
    """Draw a pill with the number of cards in the hand; `high` is how high it usually is."""
    px, paint = kit.px, kit.paint
    fill: Fill = BURDEN if standing.burdened else (PAPER, PAPER_LOW)
    paint.pill(target, pill, AMBER_FILL if standing.plate.alert else fill)
    back = kit.pictures.svg(art.name(UNKNOWN), round(high * 0.5), round(high * 0.5 * 1.4))
    target.blit(back, back.get_rect(midleft=(pill.left + px(12), pill.centery)))
    middle = (pill.right - px(14), pill.centery)
    paint.text(target, standing.plate.count, middle, size, TITLE, INK, "midright")


def total_pill(
    kit: SceneKit, portrait: FRect, standing: PlateContent, lie: tuple[float, float]
) -> Rect | None:
    """Return where the total is drawn, on the rim of a portrait; None if it is not.

    `lie` is its middle from that of the portrait, as a share of the radius.
    """
    if standing.total is None:
        return None
    rect, size = kit.rect(portrait), _total_size(kit)
    high = round(kit.fonts.height(size, TITLE) * 0.98)
    text = kit.fonts.width(plain_number(standing.total), size, TITLE)
    pill = Rect(0, 0, text + round(high * 0.58) + kit.px(22), high)
    radius = rect.w / 2
    pill.center = (round(rect.centerx + lie[0] * radius), round(rect.centery + lie[1] * radius))
    return pill


def draw_total(
    kit: SceneKit, target: Surface, where: FRect, standing: PlateContent, lie: tuple[float, float]
) -> None:
    """Draw the total at its `total_pill`."""
    pill = total_pill(kit, where, standing, lie)
    if standing.total is None or pill is None:
        return
    px, cup = kit.px, round(pill.h * 0.58)
    kit.paint.pill(target, pill, PANEL.fade(0.94), line=LINE)
    picture = kit.pictures.tinted("icons/trophy", cup, cup, AMBER)
    target.blit(picture, picture.get_rect(midleft=(pill.left + px(8), pill.centery)))
    at, text = (pill.right - px(9), pill.centery), plain_number(standing.total)
    kit.paint.text(target, text, at, _total_size(kit), TITLE, LIGHT, "midright")


class NamedTotal(NamedTuple):
    """A name with the total below it: their rectangles and the sizes of their letters, in real pixels."""

    name: Rect
    name_px: int
    total: Rect
    total_px: int

    @property
    def wide(self) -> int:
        """The width of both."""
        return max(self.name.w, self.total.w)


def named_total(kit: SceneKit, name: str, standing: PlateContent, room: Rect) -> NamedTotal:
    """Return where a name and the total are in a room as high as a plate, in letters it has the height for."""
    placed = kit.boxes.arrange(two_lines(kit, NAME_SIZE, TOTAL_SIZE), room)
    lines = {line.line: (line.px, at) for line, at in placed.items() if isinstance(line, PlateLine)}
    (name_px, above), (total_px, below) = lines["name"], lines["label"]
    figures = kit.fonts.real_width(plain_number(standing.total or 0), total_px, TITLE)
    return NamedTotal(
        Rect(room.left, above.top, kit.fonts.real_width(name, name_px, BOLD), above.h),
        name_px,
        Rect(room.left, below.top, below.h + round(below.h * CUP_GAP) + figures, below.h),
        total_px,
    )


def draw_named_total(
    kit: SceneKit, target: Surface, name: str, standing: PlateContent, room: Rect, ink: Colour
) -> None:
    """Draw a name and the total with its cup below it, where `named_total` says."""
    fonts, paint, lines = kit.fonts, kit.paint, named_total(kit, name, standing, room)
    at = lines.name.left, lines.name.top - fonts.letters(lines.name_px, BOLD)[0]
    paint.text(target, name, at, NAME_SIZE, BOLD, ink, px=lines.name_px)
    cup, total = lines.total.h, lines.total
    target.blit(kit.pictures.tinted("icons/trophy", cup, cup, AMBER), total)
    text, low = plain_number(standing.total or 0), fonts.letters(lines.total_px, TITLE)[0]
    left = total.left + cup + round(cup * CUP_GAP)
    paint.text(target, text, (left, total.top - low), TOTAL_SIZE, TITLE, LIGHT, px=lines.total_px)


def _total_size(kit: SceneKit) -> float:
    return kit.space.steady(TOTAL_SIZE)
