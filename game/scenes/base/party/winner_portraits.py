"""The portraits of the winners of a round, a match or an evening, each with a crown, beside each other."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect, Surface

from game.show.feelings import HAPPY
from game.view.base.colours import AMBER, RUST
from game.view.base.scene_kit import SceneKit
from game.view.table.portraits import portrait

HIGH, RADIUS, STEP, MOST = 200, 80, 190, 5
"""The height of all, the radius of a portrait, how far the next is (design pixels), and the most of them."""
LARGER = 4.0
"""How many times as large they are at most where there is room."""
CROWN, EDGE, DOWN = 64, 4, 84
"""The size of the crown and the width of its edge, and how far down the middles of the portraits are."""


def draw_winners(kit: SceneKit, target: Surface, portraits: Sequence[str], room: Rect) -> None:
    """Draw them in the middle of an area in real pixels, larger in one that is higher than HIGH."""
    shown = portraits[:MOST]
    times = min(LARGER, room.h / kit.px(HIGH), room.w / kit.px(STEP * len(shown)))
    times = max(1.0, times)

    def px(design: float) -> int:
        return kit.px(design * times)

    radius, step = px(RADIUS), px(STEP)
    x = room.centerx - step * (len(shown) - 1) // 2
    for face in shown:
        around = Rect(0, 0, 2 * radius, 2 * radius)
        around.center = x, room.centery - px(HIGH) // 2 + px(DOWN)
        kit.paint.ring(target, around, radius / kit.space.scale, AMBER, gap=0)
        target.blit(portrait(kit, face, radius, look=HAPPY), around)
        gold = AMBER.mix(RUST, 0.15)
        crown = kit.pictures.outlined("icons/crown", px(CROWN), gold, px(EDGE))
        target.blit(crown, crown.get_rect(center=(x, around.top - px(10))))
        x += step
