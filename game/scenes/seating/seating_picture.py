"""The picture of the room: cloth, heading, how one comes in, points, games, cards of people, and the bar."""

from __future__ import annotations

from pygame import Rect, Surface

from game.scenes.seating.change_hint import FREE, ON_A_CARD, draw_hint
from game.scenes.seating.seat_card import SeatCard
from game.scenes.seating.seating_layout import ASK, POINTS, SeatingLayout
from game.scenes.seating.sitting_down import SittingDown
from game.session.chairs import Chair
from game.view.base.arranging import Placed
from game.view.base.colours import (
    INK,
    LIGHT,
    PANEL,
    PAPER,
    PAPER_EDGE,
    PAPER_LOW,
    PERSON_COLOURS,
    QUIET_PANEL,
)
from game.view.base.fonts import BOLD, EXTRABOLD, SEMIBOLD
from game.view.base.scene_kit import SceneKit
from game.view.table.portraits import portrait
from game.view.widgets.code_picture import draw_code
from game.view.widgets.focus_group import FocusGroup
from game.view.widgets.widget_boxes import draw_text
from game.view.widgets.widgets import Widget


def draw_seating(
    kit: SceneKit,
    target: Surface,
    page: SeatingLayout,
    placed: Placed,
    group: FocusGroup,
    sitting: SittingDown,
    game: str,
) -> None:
    """Draw what was placed; whoever used a device last may change a seat."""
    plan = sitting.plan
    target.blit(kit.cloth(game), (0, 0))
    target.blit(_dim(kit), (0, 0))
    if "head" in placed:
        draw_text(kit, target, page.heading, placed["head"], soft=True)
    if "panel" in placed:
        _draw_panel(kit, target, page, placed)
    else:
        draw_text(kit, target, page.asked, placed["ask"], soft=True)
    if "points" in placed:
        kit.paint.box(target, placed["points"], PANEL.fade(0.85), radius=20)
        most = max(plan.chairs[place].points for place in page.scores)
        for number, place in enumerate(page.scores, 1):
            room = placed["points", place]
            _draw_points(kit, target, room, (number, most), plan.chairs[place])
    for row in page.choices:
        around = row.rect.inflate(kit.px(8), kit.px(8))
        kit.paint.box(target, around, QUIET_PANEL, radius=20)
    page.bar.draw(kit, target, group)
    others: list[Widget] = [each for each in group.widgets if each not in page.bar.buttons]
    group.draw(kit, target, others)
    focused = group.focused
    if isinstance(focused, SeatCard) and not focused.is_flat(kit):
        own = sitting.own
        mover = plan.chairs[own[0]] if len(own) == 1 else None
        deeds = FREE if focused.chair.closed else ON_A_CARD
        draw_hint(kit, target, focused.rect, sitting.user, mover, deeds)


def _draw_panel(kit: SceneKit, target: Surface, page: SeatingLayout, placed: Placed) -> None:
    """Draw how one comes in: the code to scan, its letters, and what to press."""
    paint = kit.paint
    paint.box(target, placed["panel"], (PAPER, PAPER_LOW), radius=24, edge=PAPER_EDGE, shadow=True)
    if page.code and kit.phones is not None and kit.phones.is_open:
        draw_code(kit, target, placed["code"], kit.phones.link())
        for at, letter in enumerate(page.code):
            tile = placed["letter", at]
            paint.box(target, tile, INK, radius=12)
            paint.text(target, letter, tile.center, ASK, EXTRABOLD, LIGHT, "center")
    draw_text(kit, target, page.asked, placed["ask"], INK, "middle")


def _draw_points(
    kit: SceneKit, target: Surface, room: Rect, standing: tuple[int, int], chair: Chair
) -> None:
    """Draw somebody's place, face, name and points, beside their share of the leader's.

    `standing` has the place, and the most points of anybody.
    """
    px, paint, fonts = kit.px, kit.paint, kit.fonts
    number, most = standing
    ring = PERSON_COLOURS.get(chair.colour, LIGHT)
    radius = room.h // 2 - px(2)
    figures = fonts.width("00", POINTS, BOLD)
    paint.text(target, str(number), room.midleft, POINTS, SEMIBOLD, LIGHT, "midleft")
    face = portrait(kit, chair.portrait, radius, ring)
    left = room.left + figures + px(6)
    target.blit(face, face.get_rect(midleft=(left, room.centery)))
    left += 2 * radius + px(10)
    right = room.right - figures - px(10)
    bar = max(px(40), (right - left) * 2 // 5)
    wide = right - bar - px(10) - left
    size = fonts.fitted(chair.name, POINTS, SEMIBOLD, wide)
    name = fonts.cut(chair.name, size, SEMIBOLD, wide)
    paint.text(target, name, (left, room.centery), size, SEMIBOLD, LIGHT, "midleft")
    high = px(12)
    whole = Rect(right - bar, room.centery - high // 2, bar, high)
    paint.box(target, whole, LIGHT.fade(0.15), radius=6)
    share = Rect(whole.left, whole.top, max(high, bar * chair.points // max(1, most)), high)
    if chair.points:
        paint.box(target, share, ring, radius=6)
    paint.text(target, str(chair.points), room.midright, POINTS, BOLD, LIGHT, "midright")


def _dim(kit: SceneKit) -> Surface:
    def veil() -> Surface:
        picture = Surface(kit.size)
        picture.set_alpha(110)
        return picture

    return kit.paint.keep(("seating", kit.size), veil)
