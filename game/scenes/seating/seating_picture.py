"""The picture of the room: cloth, heading, how one comes in, points, games, cards of people, and the bar."""

from __future__ import annotations

from pygame import Surface

from game.scenes.base.party.points_row import PointsRow, draw_points
from game.scenes.seating.chair_deeds import ChairDeeds
from game.scenes.seating.change_hint import draw_hint, draw_note
from game.scenes.seating.deed_keys import FREE, ON_A_CARD
from game.scenes.seating.seat_card import SeatCard
from game.scenes.seating.seating_layout import ASK, POINTS, SeatingLayout
from game.scenes.seating.sitting_down import SittingDown
from game.session.evening.points import ranks
from game.view.base.arranging import Placed
from game.view.base.colours import (
    INK,
    LIGHT,
    PANEL,
    PAPER,
    PAPER_EDGE,
    PAPER_LOW,
    QUIET_PANEL,
)
from game.view.base.fonts import EXTRABOLD
from game.view.base.scene_kit import SceneKit
from game.view.widgets.choice_row import ChoiceRow
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
    chairs: ChairDeeds,
) -> None:
    """Draw what was placed; whoever used a device last may change a seat."""
    plan = sitting.plan
    target.blit(kit.cloth(chairs.game), (0, 0))
    target.blit(_dim(kit), (0, 0))
    if "head" in placed:
        draw_text(kit, target, page.heading, placed["head"], soft=True)
    focused = group.focused
    note = focused.help if isinstance(focused, ChoiceRow) else ""
    if "panel" in placed:
        _draw_panel(kit, target, page, placed)
    elif not note:  # which hangs over it
        draw_text(kit, target, page.asked, placed["ask"], soft=True)
    if "points" in placed:
        kit.paint.box(target, placed["points"], PANEL.fade(0.85), radius=20)
        totals = [plan.chairs[place].points for place in page.scores]
        lines = []
        for place, number in zip(page.scores, ranks(totals), strict=True):
            chair = plan.chairs[place]
            told = (number, chair.name, chair.portrait, chair.colour, chair.points, max(totals))
            lines.append((placed["points", place], PointsRow(*told)))
        draw_points(kit, target, lines, POINTS)
    for row in page.choices:
        around = row.rect.inflate(kit.px(8), kit.px(8))
        kit.paint.box(target, around, QUIET_PANEL, radius=20)
    page.bar.draw(kit, target, group)
    others: list[Widget] = [each for each in group.widgets if each not in page.bar.buttons]
    group.draw(kit, target, others)
    if note:
        draw_note(kit, target, focused.rect, note)
    if isinstance(focused, SeatCard) and not focused.is_flat(kit):
        own = sitting.own
        mover = plan.chairs[own[0]] if len(own) == 1 else None
        may_sit = focused.chair.closed or chairs.is_for_keys(page.cards.index(focused))
        deeds = FREE if may_sit else ON_A_CARD
        cards = focused.rect.unionall([each.rect for each in page.cards])
        draw_hint(kit, target, focused.rect, cards, sitting.user, mover, deeds)


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
    if "address" in placed:
        draw_text(kit, target, page.typed, placed["address"], INK, "middle")
    draw_text(kit, target, page.asked, placed["ask"], INK, "middle")


def _dim(kit: SceneKit) -> Surface:
    def veil() -> Surface:
        picture = Surface(kit.size)
        picture.set_alpha(110)
        return picture

    return kit.paint.keep(("seating", kit.size), veil)
