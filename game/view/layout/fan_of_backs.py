"""The hand of an opponent beside their portrait: `fan_of_backs(box, cards)`."""

from __future__ import annotations

from collections.abc import Sequence

from game.show.motion.card_pose import Pose
from game.view.layout.seat_boxes import SeatBox

BACK = 58.0
"""The width of a card in design pixels, at a seat of usual size."""
MOST_BACKS = 10


def fan_of_backs(box: SeatBox, cards: Sequence[int]) -> list[tuple[int, Pose]]:
    """The hand of an opponent as a small fan beside the portrait; faces once they are open."""
    if box.fan is None or not cards:
        return []
    shown = list(cards[-MOST_BACKS:])
    width = BACK * box.scale
    count = len(shown)
    side = -1 if box.mirrored else 1
    # The fan opens away from the portrait: its first card leans on it.
    spread = min(64.0, 15.0 * (count - 1))
    free = box.fan.w - width * 1.25
    step = min(width * 0.42, free / max(1, count - 1))
    start = box.fan.left + width * 0.62 if side > 0 else box.fan.right - width * 0.62
    found = []
    for place, card in enumerate(shown):
        share = place / (count - 1) if count > 1 else 0.5
        lean = spread * (0.5 - share) * side
        drop = (share - 0.5) ** 2 * 26 * box.scale if count > 1 else 0.0
        x = start + side * step * place
        found.append((card, Pose(x, box.fan.centery + drop, lean, width)))
    return found
