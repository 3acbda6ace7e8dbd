"""What moves in a corner: the backs of its cards on the cloth, and the cursor along its slots."""

from __future__ import annotations

from collections.abc import Hashable

from pygame import FRect

from game.show.motion.card_pose import Pose
from game.show.motion.tween import lerp
from game.view.cards.hand_fan import GLIDE
from game.view.corners.corner_boxes import CornerBox
from game.view.corners.corner_content import CornerContent, CornerPart

MARKED = 14.0
"""How far the back of a marked card stands out more, in design pixels."""
ARRIVED = 0.5
"""The distance in design pixels at which what moves is where it belongs."""


class CornerMotion:
    """The backs and the cursor of one corner, which approach their places; lengths are design pixels.

    `poses` are those of the backs on the page, by slot. `cursor` is the area of the slot in focus, None if
    something else has the focus. A corner that lies elsewhere than before, or shows another number of rows, has
    everything in its place at once.
    """

    def __init__(self) -> None:
        self.poses: tuple[Pose, ...] = ()
        self.cursor: FRect | None = None
        self._targets: tuple[Pose, ...] = ()
        self._slot: FRect | None = None
        self._where: Hashable = None

    @property
    def still(self) -> bool:
        """Whether nothing moves."""
        return self.poses == self._targets and self.cursor == self._slot

    @property
    def shown(self) -> Hashable:
        """What distinguishes the picture of what moves from another."""
        return self.poses, tuple(self.cursor) if self.cursor is not None else None

    def aim(self, box: CornerBox, content: CornerContent) -> None:
        """Set where everything belongs; a back that was not there before is in its place at once."""
        count = len(content.faces)
        slots = box.slots(count)
        at = content.cursor if content.focus is CornerPart.RAIL else None
        out = MARKED if box.upper else -MARKED
        self._targets = tuple(
            Pose(back.centerx, back.centery + out * (place in content.marked), 0.0, back.w)
            for place, back in enumerate(box.backs(count, at))
        )
        self._slot = slots[at] if at is not None and at < count else None
        self.poses = (*self.poses[:count], *self._targets[len(self.poses) :])
        if self.cursor is None or self._slot is None:
            self.cursor = self._slot
        where = (tuple(box.rect), slots[0].h if slots else 0.0, content.page)
        if where != self._where:
            self._where = where
            self.settle()

    def settle(self) -> None:
        """Put everything in its place at once."""
        self.poses, self.cursor = self._targets, self._slot

    def advance(self, dt: int) -> None:
        """Let `dt` ms pass."""
        share = 1 - 0.34 ** (dt / GLIDE)
        self.poses = tuple(
            target if pose.near(target) else pose.towards(target, share)
            for pose, target in zip(self.poses, self._targets, strict=True)
        )
        if self.cursor is not None and self._slot is not None:
            moved = [lerp(a, b, share) for a, b in zip(self.cursor, self._slot, strict=True)]
            arrived = all(abs(a - b) < ARRIVED for a, b in zip(moved, self._slot, strict=True))
            self.cursor = self._slot if arrived else FRect(*moved)
