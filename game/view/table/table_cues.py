"""What calls for attention: the pile with nothing to play, where a dragged card goes, a card that may jump."""

from __future__ import annotations

from pygame import FRect, Rect, Surface

from game.show.devices import DeviceKind
from game.show.motion.card_pose import Pose
from game.show.motion.pulse import Pulse
from game.show.shown_seat import ShownSeat
from game.show.table_highlights import FocusAt, TableHighlights
from game.view.base.colours import AMBER, AMBER_FILL, INK, LIGHT, PANEL
from game.view.base.fonts import BOLD
from game.view.base.scene_kit import SceneKit
from game.view.cards.hand_fan import HandMotion
from game.view.input.intents import Intent, Kind
from game.view.speech.occupancy import Occupancy

AROUND = (260, 220)
"""Design pixels around the middle within which a dropped card is played."""
NEAR, FAR = 4.0, 22.0
"""How far the ring round the pile goes, in design pixels."""
RADIUS, LINE = 14.0, 5.0
BESIDE = 12.0
"""How far from where a card may be dropped the line round it is."""
JUMP = "jump"
"""What the occupancy calls the word above a card that may be played out of turn."""
JUMP_SIZE, ABOVE, SIDE, KEY_SIZE = 26.0, 8.0, 18.0, 22.0
"""The size of that word, how far it is above the card, the room beside it, and the size of a key."""


class TableCues:
    """Draws the cues of one table, by its highlights."""

    def __init__(self, kit: SceneKit, occupancy: Occupancy, local: ShownSeat) -> None:
        self.kit, self.occupancy, self.local = kit, occupancy, local
        self._pulse = Pulse()
        self._look = Rect(0, 0, 0, 0)
        """Where it stands that a hand can be looked at again, in real pixels."""

    @property
    def highlights(self) -> TableHighlights:
        """What stands out at the table now."""
        return self.local.sight.highlights

    @property
    def moving(self) -> bool:
        """Whether the pile or a card pulses."""
        return self._pulse.moving

    @property
    def to_jump(self) -> bool:
        """Whether the player may jump in, and wants to be shown that (H-4)."""
        light = self.highlights
        return bool(light.jumps) and light.lifted is not None

    def advance(self, dt: int) -> None:
        """Let `dt` ms pass."""
        self._pulse.follow(wanted=self.highlights.to_draw or self.to_jump)
        self._pulse.advance(dt, still=self.kit.unmoved)

    def draw(self, target: Surface, hand: HandMotion) -> None:
        """Draw them; `hand` has the cards as they lie, in displayed order."""
        self._look = Rect(0, 0, 0, 0)
        if self.highlights.own.may_look:
            self._draw_look(target, hand)
        drag, held = self.highlights.own.drag, hand.cards
        if self.to_jump and drag is None:
            self._draw_jump(target, hand)
        if drag is not None:
            slot, pose = drag
            if slot < len(held) and held[slot] in (self.highlights.playable or ()):
                self._draw_target(target, pose)
        elif self.highlights.to_draw and self.highlights.own.at is not FocusAt.PILE:
            self._draw_call(target)

    def _draw_call(self, target: Surface) -> None:
        """A ring that goes away from the pile."""
        share, pile = self._pulse.share, self.occupancy.box("draw pile")
        if pile is None:
            return
        self.kit.paint.glow(target, self.kit.rect(pile), RADIUS)
        self._line(target, pile, NEAR + (FAR - NEAR) * share, round(1 - share, 1))

    def _draw_jump(self, target: Surface, hand: HandMotion) -> None:
        """Say above a card that it may jump in, with a ring that goes away from that."""
        kit, px, word = self.kit, self.kit.px, self.kit.words("table.jump")
        lifted = [
            pose
            for card, pose in zip(hand.cards, hand.poses, strict=True)
            if card in self.highlights.jumps
        ]
        if not lifted:
            return
        pose, fonts = lifted[-1], kit.fonts  # of several the one that nothing covers
        high = fonts.height(JUMP_SIZE, BOLD) + px(10)
        bolt = round(high * 0.62)
        wide = fonts.width(word, JUMP_SIZE, BOLD) + bolt + px(6) + 2 * px(SIDE)
        pill = Rect(0, 0, wide, high)
        top = kit.rect(FRect(pose.x, pose.y - pose.height / 2 - ABOVE, 0, 0)).topleft
        pill.midbottom = top
        pill.clamp_ip(target.get_rect())
        share = self._pulse.share
        self._line(target, kit.design(pill), NEAR + (FAR - NEAR) * share, round(1 - share, 1), high)
        kit.paint.pill(target, pill, AMBER_FILL, line=INK, line_width=2, shadow=True)
        icon = kit.pictures.tinted("icons/bolt", bolt, bolt, INK)
        at = icon.get_rect(midleft=(pill.left + px(SIDE), pill.centery))
        target.blit(icon, at)
        kit.paint.text(
            target, word, (at.right + px(6), pill.centery), JUMP_SIZE, BOLD, INK, "midleft"
        )

    def looks_at(self, intent: Intent) -> bool:
        """Whether a click is on what says that the hand can be looked at again."""
        main = intent.kind is Kind.PRESS and intent.button == 1
        return main and self._look.collidepoint(intent.pos)

    def _draw_look(self, target: Surface, hand: HandMotion) -> None:
        """Say over a hand that is turned over, whatever is in it, that its person may look, to jump in."""
        kit, px, device = self.kit, self.kit.px, self.kit.input.device
        word, key = kit.words("table.look_to_jump"), kit.input.prompt("confirm")
        by_mouse = device.kind is DeviceKind.MOUSE or not key
        cap = 0 if by_mouse else kit.paint.keycap_size(key, KEY_SIZE)[0] + px(10)
        room = target.get_width() - cap - 4 * px(SIDE)
        size = kit.fonts.fitted(word, JUMP_SIZE, BOLD, room)
        high = max(kit.fonts.height(size, BOLD), cap and kit.paint.keycap_size(key, KEY_SIZE)[1])
        pill = Rect(0, 0, kit.fonts.width(word, size, BOLD) + cap + 2 * px(SIDE), high + px(12))
        middle = [(pose.x, pose.y) for pose in hand.poses]
        if not middle:
            return
        x = sum(each[0] for each in middle) / len(middle)
        pill.center = kit.rect(FRect(x, middle[0][1], 0, 0)).topleft
        pill.clamp_ip(target.get_rect())
        self._look = pill
        kit.paint.pill(target, pill, PANEL.fade(1.0), line=AMBER, shadow=True)
        if not by_mouse:
            kit.paint.keycap(target, key, (pill.left + px(SIDE), pill.centery), KEY_SIZE)
        at = pill.right - px(SIDE), pill.centery
        kit.paint.text(target, word, at, size, BOLD, LIGHT, "midright")

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
