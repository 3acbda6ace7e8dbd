"""A small table with everybody who sits at it, seen from above."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin

from pygame import Rect, Surface

from game.session.plan import Seat
from game.view.base.colours import AMBER, INK, LIGHT, Colour
from game.view.base.fonts import BOLD
from game.view.base.scene_kit import SceneKit
from game.view.table.portraits import CREAM, portrait

WOOD, CLOTH = (Colour.hex("#8a5a35"), Colour.hex("#5f3b20")), Colour.hex("#2b5a50")
LARGE, SMALLEST = 48.0, 28.0
NAME = 19.0
NAMED = 6
"""With more people their names have no room."""


def draw_preview(kit: SceneKit, target: Surface, rect: Rect, seats: Sequence[Seat]) -> None:
    """Draw the table in a rectangle; the first of the `seats` sits at the bottom, the others clockwise."""
    px = kit.px
    named = len(seats) <= NAMED
    label = kit.fonts.height(NAME, BOLD) if named else 0
    radius = min(px(LARGE if named else (LARGE + SMALLEST) / 2), rect.h // 7, rect.w // 7)
    table = rect.inflate(-2 * radius - px(8), -2 * radius - px(8) - label)
    table.h = min(table.h, round(table.w * 0.8))
    table.center = (rect.centerx, rect.centery - label // 2)
    kit.paint.pill(target, table, WOOD, shadow=True)
    kit.paint.pill(target, table.inflate(-px(26), -px(26)), CLOTH)
    for place, seat in enumerate(seats):
        angle = pi / 2 + place * 2 * pi / max(1, len(seats))
        x = round(table.centerx + cos(angle) * table.w / 2)
        y = round(table.centery + sin(angle) * table.h / 2)
        face = portrait(kit, seat.portrait, radius, AMBER if seat.person else CREAM)
        target.blit(face, face.get_rect(center=(x, y)))
        if named:
            _draw_name(kit, target, rect, (x, y + radius), seat.name)


def _draw_name(
    kit: SceneKit, target: Surface, within: Rect, at: tuple[int, int], name: str
) -> None:
    room = within.w // 2 - kit.px(20)
    size = kit.fonts.fitted(name, NAME, BOLD, room)
    name = kit.fonts.cut(name, size, BOLD, room)
    pill = Rect(0, 0, kit.fonts.width(name, size, BOLD) + kit.px(22), kit.fonts.height(NAME, BOLD))
    pill.center = at
    pill.clamp_ip(within)
    kit.paint.pill(target, pill, INK)
    kit.paint.text(target, name, pill.center, size, BOLD, LIGHT, "center")
