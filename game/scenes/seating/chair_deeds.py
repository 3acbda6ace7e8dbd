"""What is done with the chairs of the room: they are taken, changed, emptied, given to bots, and moved."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from game.scenes.base.party.seating_table import SeatingTable
from game.scenes.base.scene_stack import Stack
from game.scenes.seating.chair_scene import ChairScene
from game.scenes.seating.deed_keys import ON_A_CARD, binding_of
from game.scenes.seating.share_scene import ShareScene
from game.scenes.seating.sitting_down import SittingDown
from game.show.devices import KEYS, MOUSE, Device
from game.show.seating import Hands
from game.view.base.scene_kit import SceneKit


class ChairDeeds:
    """The deeds at one table, for whoever is `sitting` down. A `place` of None is no chair: nothing is done.

    `changed` is called with the chair that has changed, and that has the focus from now on. With `deals` Deal
    has it instead, if one can: after somebody has sat down with the whole keyboard.
    """

    def __init__(
        self,
        kit: SceneKit,
        stack: Stack,
        table: SeatingTable,
        sitting: SittingDown,
        changed: Callable[..., None],
    ) -> None:
        self._kit, self._stack = kit, stack
        self._table, self._plan, self._guests = table, table.plan, table.guests
        self._sitting, self._changed = sitting, changed

    @property
    def game(self) -> str:
        """The id of the game of the table."""
        return self._table.variant.info.id

    def open(self, place: int) -> None:
        """Sit down on a free chair, perhaps with the device that was used for it; change a taken one.

        Whoever presses a key at somebody who waits for a device is that one, with the keyboard.
        """
        plan, changed, timed = self._plan, partial(self._changed, place), self._table.timed
        if not (plan.chairs[place].closed or self.is_for_keys(place)):
            scene = ChairScene(self._kit, self._stack, self._guests, place, changed, timed=timed)
            self._stack.push(scene)
            return
        user, own = self._sitting.user, self._sitting.own
        plan.chairs.seat_person(place)
        at_desk = user in (MOUSE, KEYS) and not own
        if at_desk:
            plan.give(place, user)
        self._changed(place, deals=at_desk and user == KEYS)
        # All at once only pads can be shared.
        if own and not timed and (user.is_pad or plan.hands is not Hands.CORNERS):
            self._stack.push(ShareScene(self._kit, self._stack, plan, place, user, changed))

    def is_for_keys(self, place: int) -> bool:
        """Whether somebody waits on a chair for a device, and the keyboard, used last, is nobody's."""
        keys = self._sitting.user == KEYS and not self._sitting.own
        return keys and place in self._plan.waiting

    @property
    def first(self) -> int:
        """The chair on which one would sit down first: of somebody who waits for a device, or a free one."""
        plan = self._plan
        free = (place for place in self._table.shown if plan.chairs[place].closed)
        return next(iter(plan.waiting), next(free, 0))

    def by_bindings(
        self, place: int | None, chooser: Device, pressed: Device
    ) -> Mapping[object, Callable[[], object]]:
        """Return what one press on a device does with a chair, by the bindings of that device.

        The `chooser` is the device that moves the focus.
        """
        deeds: Mapping[str, Callable[[], object]] = {
            "empty": partial(self.empty, place, chooser),
            "bot": partial(self.seat_bot, place),
            "move": partial(self.move, place),
        }
        return {
            binding: does for name, does in deeds.items() for binding in self._by(name, pressed)
        }

    def _by(self, deed: str, pressed: Device) -> Sequence[str]:
        """Return the bindings for a deed: a pad's is the one that is told, as its other buttons lie near."""
        bindings = ON_A_CARD[deed]
        return [binding_of(self._kit, bindings, pressed)] if pressed.is_pad else bindings

    def next_guest(self, place: int, step: int) -> None:
        """Let the next guest sit on a bot's chair, or the one before."""
        self._guests.step(place, step)
        self._changed(place)

    def empty(self, place: int | None, chooser: Device) -> None:
        """Empty a chair that whoever pressed the button has chosen, as the `chooser`, or else their own."""
        own = next(iter(self._sitting.own), None)
        if place is None or (own is not None and chooser != self._sitting.user):
            place = own
        if place is not None and not self._plan.chairs[place].closed:
            self._plan.leave(place)
            self._changed(place)

    def seat_bot(self, place: int | None) -> None:
        """Let a guest sit on a chair; where one does already, the next."""
        if place is None:
            return
        if self._plan.chairs[place].bot:
            self._guests.step(place, 1)
        else:
            self._guests.seat(place, self._guests.offered(place)[0])
        self._changed(place)

    def move(self, place: int | None) -> None:
        """Let whoever sits on a chair change places with the next one, clockwise."""
        if place is not None and not self._plan.chairs[place].closed:
            other = (place + 1) % len(self._table.shown)
            self._plan.swap(place, other)
            self._changed(other)
