"""What calls for attention in the middle: the pile with nothing to play, and where a dragged card belongs."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import FRect, Surface

from game.show.card_pose import Pose
from game.show.pulse import Pulse
from game.show.shown_seat import ShownSeat
from game.show.table_highlights import TableHighlights
from game.view.base.colours import AMBER, LIGHT
from game.view.base.scene_kit import SceneKit
from game.view.speech.occupancy import Occupancy

AROUND = (260, 220)
"""Design pixels around the middle within which a dropped card is played."""
NEAR, FAR = 4.0, 22.0
"""How far the ring round the pile goes, in design pixels."""
RADIUS, LINE = 14.0, 5.0
BESIDE = 12.0
"""How far from where a card may be dropped the line round it is."""


class TableCues:
    """Draws the cues of one table, by its highlights."""

    def __init__(self, kit: SceneKit, occupancy: Occupancy, local: ShownSeat) -> None:
        self.kit, self.occupancy, self.local = kit, occupancy, local
        self._pulse = Pulse()

    @property
    def highlights(self) -> TableHighlights:
        """What stands out at the table now."""
        return self.local.sight.highlights

    @property
    def moving(self) -> bool:
        """Whether the pile pulses."""
        return self._pulse.moving

    def advance(self, dt: int) -> None:
        """Let `dt` ms pass."""
        self._pulse.follow(wanted=self.highlights.to_draw)
        self._pulse.advance(dt, still=self.kit.unmoved)

    def draw(self, target: Surface, held: Sequence[int]) -> None:
        """Draw them; `held` are the cards of the hand in displayed order."""
        drag = self.highlights.own.drag
        if drag is not None:
            slot, pose = drag
            if slot < len(held) and held[slot] in (self.highlights.playable or ()):
                self._draw_target(target, pose)
        elif self.highlights.to_draw and not self.highlights.own.on_pile:
            self._draw_call(target)

    def _draw_call(self, target: Surface) -> None:
        """A ring that goes away from the pile."""
        share, pile = self._pulse.share, self.occupancy.box("draw pile")
        if pile is None:
            return
        self.kit.paint.glow(target, self.kit.rect(pile), RADIUS)
        self._line(target, pile, NEAR + (FAR - NEAR) * share, round(1 - share, 1))

    def _draw_target(self, target: Surface, pose: Pose) -> None:
        """A line where the card may be dropped, which shines when it is near enough."""
        middle = self.occupancy.box("middle")
        if middle is None:
            return
        pile = self.occupancy.box("discard pile")
        where, radius = (pile, RADIUS) if pile is not None else (middle, middle.w / 2)
        over = middle.inflate(*AROUND).collidepoint(pose.x, pose.y)
        if over:
            rect = self.kit.rect(where.inflate(2 * BESIDE, 2 * BESIDE))
            self.kit.paint.glow(target, rect, radius + BESIDE)
        self._line(target, where, BESIDE, 1.0 if over else 0.55, radius, over=over)

    def _line(
        self,
        target: Surface,
        where: FRect,
        out: float,
        opacity: float,
        radius: float = RADIUS,
        *,
        over: bool = True,
    ) -> None:
        # Few sizes, as each is a picture of its own.
        out = round(out / 2) * 2
        if opacity > 0:
            colour = (AMBER if over else LIGHT).fade(opacity)
            rect = self.kit.rect(where.inflate(2 * out, 2 * out))
            self.kit.paint.box(
                target, rect, None, radius=radius + out, line=colour, line_width=LINE
            )
