"""The mouse at a table: pointing, clicking, and dragging cards within the hand and onto the piles."""

from __future__ import annotations

from math import hypot

from game.scenes.base.at_table.making_faces import may_make_faces
from game.scenes.table.card_actions import CardActions
from game.scenes.table.hand_focus import HandFocus
from game.show.local_seat import LocalSeat
from game.show.motion.card_pose import Pose
from game.show.table_highlights import FocusAt
from game.view.base.scene_kit import SceneKit
from game.view.cards.hand_fan import FOCUS_SCALE
from game.view.input.intents import Intent
from game.view.speech.occupancy import OFFERS, OWN_PLATE
from game.view.table.rule_marks import RULES
from game.view.table.table_cues import AROUND
from game.view.table.table_view import TableView

TILT = 0.5
MOST_TILT = 22.0
"""The greatest angle in degrees by which a dragged card tilts with its speed."""
LEANS = 0.35
"""The share of the way to its tilt that a dragged card turns with each movement of the mouse."""
REACH = 0.25
"""How far the pointer has to move before another card may get the focus, as a share of a card's width."""
STIRRED = 8
"""How far the pointer has to move after a click before it points at anything again, in design pixels."""
IMPATIENT = 400
"""ms after a click in which another one at the same place is taken for a double click, and does nothing."""
NOTHING = ("", 0)


class TableMouse:
    """The mouse at one table. What is clicked is returned by `release`."""

    def __init__(
        self,
        kit: SceneKit,
        local: LocalSeat,
        view: TableView,
        focus: HandFocus,
        card_actions: CardActions,
    ) -> None:
        self.kit, self.local, self.view = kit, local, view
        self.focus, self.card_actions = focus, card_actions
        self.leads = False
        """Whether the mouse was the last device to set the focus."""
        self._came: tuple[int, int] | None = None
        self._pressed = NOTHING
        self._arranged: list[int] = []
        self._clicked: tuple[int, int] | None = None
        """Where something was clicked, until the pointer moves away or there is another click."""
        self._held = 0
        """How many cards were in the hand then."""
        self._impatient = 0

    @property
    def due(self) -> int | None:
        """In how many ms a click at the same place counts again; None if it does."""
        return self._impatient or None

    def advance(self, dt: int) -> None:
        """Let `dt` ms pass."""
        self._impatient = max(0, self._impatient - dt)

    def _rests(self, pos: tuple[int, int]) -> bool:
        """Whether the pointer is still where it clicked."""
        if self._clicked is None:
            return False
        far = hypot(pos[0] - self._clicked[0], pos[1] - self._clicked[1])
        return far <= self.kit.px(STIRRED)

    @property
    def parted(self) -> bool:
        """Whether the card that was clicked is gone, perhaps with a copy of it in its place."""
        gone = self._clicked is not None and len(self.view.hand.held) < self._held
        return gone and self.local.own.focus is not None

    def _under(self, pos: tuple[int, int]) -> tuple[str, int]:
        """Return what is under the pointer, as `TableView.what_is_at`.

        The hand spreads around the card in focus, which may move that card away from the pointer: it keeps the
        focus until the pointer has moved further than REACH.
        """
        what = self.view.what_is_at(pos)
        focus = self.local.own.focus
        if focus is None or self._came is None or what[0] not in ("hand", ""):
            return what
        far = hypot(pos[0] - self._came[0], pos[1] - self._came[1])
        return ("hand", focus) if far <= self.kit.px(self.view.hand.fan.width * REACH) else what

    def point(self, pos: tuple[int, int]) -> None:
        """Set the focus to what is under the pointer, but for a card that slid there after a click."""
        self.leads = True
        if self._rests(pos):
            return
        self._clicked = None
        what, slot = self._under(pos)
        if self.view.remarks.attracts(pos):
            return
        if what == "hand":
            if slot != self.local.own.focus:
                self._came = pos
            self.focus.on(slot)
        elif what == "draw" and self.local.highlights.may_draw:
            self.focus.on(None, FocusAt.PILE)
        elif what == RULES:
            self.focus.on(None, FocusAt.RULES)
        elif what == OWN_PLATE and may_make_faces(self.local):
            self.focus.on(None, FocusAt.PLATE)
        elif what not in OFFERS and (what or not self.view.remarks.spans(pos)):
            self.focus.on(None)

    def follow(self) -> None:
        """Follow a change of the hand: what was pointed at, pressed or dragged stays so.

        A card that came under the pointer a moment before the click must not be played. If the card has left
        the hand, the press is forgotten and the focus goes to what is under the pointer; after a click it goes
        to nothing, as nobody has chosen the card that slides there.
        """
        pointer = self.kit.input.pointer if self.leads else None
        if self.focus.lost or self.parted:
            clicked = self.parted
            self._held = 0
            self.forget()
            self.let_go()
            self._came = None
            self.focus.follow()
            if pointer is not None and clicked:
                self.focus.on(None)
            elif pointer is not None:
                self.point(pointer)
            return
        self.focus.follow()
        self._came = pointer
        own = self.local.own
        slot = own.focus or 0
        if self._pressed[0] == "hand":
            self._pressed = ("hand", slot)
        if own.drag is not None:
            self.local.hold(drag=(slot, own.drag[1]))

    def give_way(self) -> None:
        """Leave the focus to something else, until the pointer moves; a click still means what is under it."""
        self.leads, self._came, self._clicked = False, None, None

    def leave(self) -> None:
        """Handle the pointer's leaving the window."""
        if self.leads:
            self.focus.on(None)

    def press(self, intent: Intent) -> None:
        """Handle a button pressed; the right one asks why a card cannot be played."""
        if self._impatient and self._rests(intent.pos):
            self.forget()
            return
        self._clicked = None
        self.point(intent.pos)
        what = self._under(intent.pos)
        self._pressed = what if intent.button == 1 else NOTHING
        if intent.button == 3 and what[0] == "hand":
            self.card_actions.why()

    def release(self, intent: Intent) -> tuple[str, int]:
        """Handle a button released; return what was clicked, as `TableView.what_is_at`."""
        if intent.button != 1:
            return NOTHING
        pressed, self._pressed = self._pressed, NOTHING
        drag = self.local.own.drag
        if drag is not None:
            self._drop(drag)
            return NOTHING
        what = self._under(intent.pos)
        if what != pressed:
            return NOTHING
        if what[0] in ("hand", "draw", "hint", "together"):
            self._clicked, self._impatient = intent.pos, IMPATIENT
            self._held = len(self.view.hand.held)
        return what

    def forget(self) -> None:
        """Ignore the button that is down when it is released."""
        self._pressed = NOTHING

    def drag(self, intent: Intent) -> None:
        """Handle a movement with the button down: the card follows the pointer and tilts."""
        what, slot = self._pressed
        if what != "hand" or slot >= len(self.view.hand.held):
            return
        x, y = self.view.design(intent.pos)
        old = self.local.own.drag
        speed = x - old[1].x if old is not None else 0.0
        lean = old[1].angle if old is not None else 0.0
        wished = max(-MOST_TILT, min(MOST_TILT, -speed * TILT))
        width = self.view.hand.fan.width * FOCUS_SCALE
        pose = Pose(x, y, lean + (wished - lean) * LEANS, width)
        if old is None:
            self._arranged = self.view.arrangement.kept
        slot = self._make_room(slot, x, y)
        self.local.hold(drag=(slot, pose))
        self.local.say(None)

    def _make_room(self, slot: int, x: float, y: float) -> int:
        """Return the slot of the hand that a dragged card is over, after moving the others aside for it."""
        to = self.view.hand.fan.slot_at(x, y)
        if to is None or to == slot:
            return slot
        self.view.hand.rearrange(slot, to)
        self._pressed = ("hand", to)
        self.focus.on(to)
        return to

    def _drop(self, drag: tuple[int, Pose]) -> None:
        """Drop a dragged card: over the piles it is played, over the hand it stays, elsewhere it goes back."""
        slot, pose = drag
        face = self.view.hand.held[slot] if slot < len(self.view.hand.held) else None
        stays = self.view.hand.fan.slot_at(pose.x, pose.y) is not None
        self.let_go(stays)
        held = self.view.hand.held
        if stays or face not in held:
            return
        middle = self.view.occupancy.box("middle")
        if middle is not None and middle.inflate(*AROUND).collidepoint(pose.x, pose.y):
            self.view.paths.dropped = (face, pose)
            self.card_actions.drop(held.index(face))

    def let_go(self, stays: bool = False) -> None:
        """End a drag; the hand gets its former order, unless the card `stays` where it is."""
        if self.local.own.drag is not None and not stays:
            self.view.arrangement.kept = self._arranged
        self.local.hold(drag=None)
