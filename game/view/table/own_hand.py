"""The hand of the player at the bottom of a table: `OwnHand` has its fan, moves its cards and draws them."""

from __future__ import annotations

from collections.abc import Sequence
from math import pi, sin

from pygame import FRect, Rect, Surface

from game.engine.cards import UNKNOWN
from game.engine.events import Place
from game.engine.zones import HAND
from game.show.motion.card_pose import Pose
from game.show.motion.tween import Speed, Tween
from game.show.shown_seat import ShownSeat
from game.show.table_highlights import TableHighlights
from game.view.base.scene_kit import SceneKit
from game.view.base.still_layer import Piece
from game.view.cards.card_art import CardArt
from game.view.cards.card_sprites import Mark
from game.view.cards.hand_fan import FOCUS_SCALE, Fan, HandMotion
from game.view.layout.table_layout import Placement
from game.view.speech.occupancy import FOCUSED_CARD, HAND_ROOM, PANEL, PANEL_ROOM, Occupancy
from game.view.speech.spots import Covering

SHAKE, SHAKE_WIDE = 340, 11.0
"""ms for which a refused card shakes, and how far, in design pixels."""
DRAGGED, FOCUSED, LYING = 30.0, 24.0, 6.0
"""How high cards seem to be above the table, by their shadows."""


class OwnHand:
    """The cards of the seat `near`, as a local seat's highlights and arrangement have them."""

    def __init__(
        self, kit: SceneKit, local: ShownSeat, art: CardArt, occupancy: Occupancy, near: int
    ) -> None:
        self.kit, self.art, self.near, self.occupancy = kit, art, near, occupancy
        self.director = local.director
        self.local, self.arrangement = local, local.arrangement
        self.motion = HandMotion()
        self._shake = Tween(0)
        self._piece: Piece | None = None
        """The hand as it lay still last."""

    @property
    def highlights(self) -> TableHighlights:
        """What stands out at the table now."""
        return self.local.sight.highlights

    def place(self, placement: Placement) -> None:
        """Place the hand in a layout; its cards are there at once."""
        self.area, self.least = placement["hand"], placement.card
        calls = placement.places.get("calls")
        self._below_calls = (
            calls is not None and calls.left < self.area.right and self.area.left < calls.right
        )
        self.settle()

    def report_room(self, placement: Placement) -> None:
        """Report the invisible areas that stay free for cards and panels."""
        room, panel = FRect(placement["hand"]), placement.places.get("panel")
        if panel is not None:  # the own corner lies above it: cards are lifted up to there
            bottom, room.top = room.bottom, placement["own"].bottom
            room.h = bottom - room.top
            self.occupancy.report(PANEL_ROOM, panel)
        self.occupancy.report(HAND_ROOM, room)

    @property
    def held(self) -> list[int]:
        """The player's cards in displayed order."""
        return self.arrangement.arranged(self.director.presented.cards(Place(HAND, self.near)))

    def rearrange(self, slot: int, to: int) -> None:
        """Move the card at one slot of the hand to another."""
        cards = self.director.presented.cards(Place(HAND, self.near))
        self.arrangement.move(cards, slot, to)
        self.aim()

    def _lifted(self, held: Sequence[int]) -> frozenset[int]:
        gathered, faces = frozenset(self.highlights.own.gathered), self.highlights.lifted
        if faces is None:
            return gathered
        return gathered | {slot for slot, card in enumerate(held) if card in faces}

    @property
    def _low(self) -> bool:
        """Whether the card in focus is not lifted, because there are buttons or a panel above the hand."""
        choosing = self.highlights.choosing and not self.highlights.playable
        return self._below_calls or self._below_panel or choosing

    @property
    def _below_panel(self) -> bool:
        """Whether a panel is open into which the card in focus would rise."""
        panel, focus = self.occupancy.box(PANEL), self.highlights.own.focus
        if panel is None or focus is None or focus >= self.fan.count:
            return False
        card, half = self.fan.rest[focus], self.fan.width * FOCUS_SCALE / 2
        return card.x + half > panel.left and card.x - half < panel.right

    def _marks(self, cards: Sequence[int]) -> list[Mark]:
        """Return the marks of cards, by slot."""
        own, lifted = self.highlights.own, self.highlights.lifted
        focus = None if own.asked else own.focus

        def mark(slot: int, card: int) -> Mark:
            barred = lifted is not None and card not in lifted
            if slot in own.gathered:
                return Mark.FOCUS
            if slot == focus:
                return Mark.BARRED if barred else Mark.FOCUS
            if lifted is None:
                return Mark.PLAIN
            return Mark.VEILED if barred else Mark.LEGAL

        return [mark(slot, card) for slot, card in enumerate(cards)]

    def at(self, x: float, y: float) -> int | None:
        """Return the slot at a point in design pixels, or None; a hand that is turned over has none."""
        if self.highlights.own.turned:
            return None
        lifted = self._lifted(self.motion.cards)
        return self.fan.pick(x, y, self.highlights.own.focus, lifted, self._low)

    def report(self) -> None:
        """Report where the cards belong, and the one in focus."""
        boxes = []
        for pose in self.motion.targets:
            box = FRect(0, 0, pose.width, pose.height)
            box.center = (pose.x, pose.y)
            boxes.append(box)
        self.occupancy.report("hand", *boxes, cover=Covering.NEVER)
        focus = self.highlights.own.focus
        focused = boxes[focus : focus + 1] if focus is not None else []
        self.occupancy.report(FOCUSED_CARD, *focused, cover=Covering.FREELY)

    def aim(self) -> None:
        """Take over the cards that there are, and let them go to where they belong."""
        held = self.held
        if not held:
            self.arrangement.forget()
        self.fan = Fan.of(self.area, len(held), self.least)
        poses = self.fan.poses(self.highlights.own.focus, self._lifted(held), self._low)
        if poses != self.motion.targets:
            self._foresee(held, poses)
        self.motion.aim(held, poses)

    def _foresee(self, held: Sequence[int], poses: Sequence[Pose]) -> None:
        """Wish for the pictures of the cards as they will lie."""
        hidden = self.highlights.hidden
        lying = zip(held, poses, self._marks(held), strict=True)
        self.art.wish_later(
            (UNKNOWN if hidden else card, pose, _lift(mark), mark) for card, pose, mark in lying
        )

    @property
    def _at_once(self) -> bool:
        return self.kit.settings.reduced_motion or self.kit.speed is Speed.OFF

    def shake(self) -> None:
        """Shake the card in focus, as for a refusal."""
        if not self._at_once:
            self._shake = Tween(SHAKE)

    @property
    def still(self) -> bool:
        """Whether nothing moves."""
        return self.motion.still and self._shake.done

    def advance(self, dt: int) -> None:
        """Let `dt` ms pass."""
        self._shake.advance(dt)
        self.aim()
        if self._at_once:
            self.motion.settle()
        else:
            self.motion.advance(dt)

    def settle(self) -> None:
        """Put the cards where they belong at once, and shake none."""
        self._shake.finish()
        self.aim()
        self.motion.settle()

    def piece(self) -> Piece:
        """Return the hand as a piece of the still layer."""
        marks = tuple(self._marks(self.motion.cards))
        hidden = self.highlights.hidden
        key = (tuple(self.motion.cards), tuple(self.motion.poses), marks, hidden, self.kit.space)
        if self._piece is None or self._piece.key != key:
            looks = zip(self.motion.poses, marks, strict=True)
            reaches = [self.art.reach(pose, _lift(mark), mark) for pose, mark in looks]
            self._piece = Piece("hand", key, Rect(reaches[0]).unionall(reaches), self.draw)
        return self._piece

    def draw(self, target: Surface, moving: bool = False) -> None:
        """Draw the cards but for the one that is dragged; `moving` ones more quickly."""
        drag, focus = self.highlights.own.drag, self.highlights.own.focus
        hidden, marks = self.highlights.hidden, self._marks(self.motion.cards)
        for slot in self.fan.order(focus):
            if drag is not None and drag[0] == slot:
                continue
            card, pose = self.motion.cards[slot], self.motion.poses[slot]
            resting = pose == self.motion.targets[slot]
            if slot == focus and not self._shake.done:
                t = self._shake.t
                pose = pose._replace(x=pose.x + sin(t * 6 * pi) * SHAKE_WIDE * (1 - t))
            mark = marks[slot]
            lift = _lift(mark)
            face, going = UNKNOWN if hidden else card, moving and not resting
            self.art.draw(target, face, pose, lift=lift, mark=mark, moving=going, hasty=moving)

    def draw_dragged(self, target: Surface) -> None:
        """Draw the card that is dragged, if one is."""
        if self.highlights.own.drag is not None:
            slot, pose = self.highlights.own.drag
            if slot < len(self.motion.cards):
                card = self.motion.cards[slot]
                self.art.draw(target, card, pose, lift=DRAGGED, moving=True)


def _lift(mark: Mark) -> float:
    """How high a card of the hand seems to be above the table."""
    return FOCUSED if mark is Mark.FOCUS else LYING
