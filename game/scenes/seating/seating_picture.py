"""The picture of the sitting-down screen: cloth, heading, tiles of devices, rows, cards and the bar."""

from __future__ import annotations

from pygame import Surface

from game.scenes.base.game_heading import draw_heading
from game.scenes.seating.change_hint import draw_hint
from game.scenes.seating.device_tile import draw_tile
from game.scenes.seating.seat_card import SeatCard
from game.scenes.seating.seating_layout import SeatingLayout
from game.scenes.seating.shown_devices import owners
from game.scenes.seating.sitting_down import SittingDown
from game.view.base.arranging import Placed
from game.view.base.colours import PANEL
from game.view.base.scene_kit import SceneKit
from game.view.widgets.focus_group import FocusGroup
from game.view.widgets.widget_boxes import draw_text


def draw_seating(
    kit: SceneKit,
    target: Surface,
    page: SeatingLayout,
    placed: Placed,
    group: FocusGroup,
    sitting: SittingDown,
) -> None:
    """Draw what was placed; whoever used a device last may change a seat."""
    plan = sitting.plan
    target.blit(kit.cloth(page.game), (0, 0))
    target.blit(_dim(kit), (0, 0))
    if "head" in placed:
        draw_heading(kit, target, page.game, placed["head"])
    draw_text(kit, target, page.ask, placed["ask"], soft=True)
    for device in page.devices:
        draw_tile(kit, target, placed[device], device, owners(plan, device))
    for row in page.choices:
        around = row.rect.inflate(kit.px(8), kit.px(8))
        kit.paint.box(target, around, PANEL.fade(0.6), radius=20)
    page.bar.draw(kit, target, group)
    group.draw(kit, target, [each for each in group.widgets if each not in page.bar.buttons])
    focused = group.focused
    if isinstance(focused, SeatCard) and not focused.is_flat(kit):
        own = sitting.own
        mover = plan.chairs[own[0]] if len(own) == 1 else None
        draw_hint(kit, target, focused.rect, sitting.user, mover)


def _dim(kit: SceneKit) -> Surface:
    def veil() -> Surface:
        picture = Surface(kit.size)
        picture.set_alpha(110)
        return picture

    return kit.paint.keep(("seating", kit.size), veil)
