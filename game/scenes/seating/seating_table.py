"""The table of the sitting-down screen: who sits where, whether it can be dealt, and what is kept of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.engine.variant import Variant
from game.scenes.base.game_titles import game_title
from game.scenes.base.guest_list import GuestWish, read_roster
from game.scenes.base.phone_door import phones_of
from game.scenes.base.remembered_table import RememberedTable, refused
from game.scenes.seating.guest_chairs import GuestChairs
from game.scenes.seating.phone_chairs import PhoneChairs
from game.scenes.seating.shown_devices import offered_devices
from game.scenes.seating.usual_chairs import left_as, remember_people, sat_down
from game.session.plan import Plan
from game.show.devices import phone
from game.show.seating import Seating
from game.view.base.scene_kit import SceneKit


class SeatingTable:
    """The chairs of a game's table as they were left. `changed` is told the chair that a phone changes."""

    def __init__(
        self,
        kit: SceneKit,
        variant: Variant[Any],
        remembered: RememberedTable,
        changed: Callable[[int], None],
    ) -> None:
        self.kit, self.variant, self.remembered = kit, variant, remembered
        self.timed = variant.info.timed
        known = [phone(number) for number in kit.phones.guests] if kit.phones is not None else []
        self.plan = sat_down(kit, remembered, [*offered_devices(kit), *known])
        self._found = left_as(self.plan, remembered.bots)
        self.guests = GuestChairs(kit.words, self.plan, read_roster(kit), remembered.level)
        title = game_title(kit.words, variant.info.id)
        self.door = PhoneChairs(
            kit.words, self.plan, title, changed, lambda place: self.guests.step(place, 1)
        )

    @property
    def trouble(self) -> str:
        """Why this table cannot be dealt, in a sentence; "" if it can."""
        words, chairs = self.kit.words, self.plan.chairs
        if chairs.missing:
            return words("ui.seating.missing", count=chairs.missing)
        trouble = self.plan.trouble(timed=self.timed)
        if trouble:
            return words(f"ui.seating.device_{trouble}")
        return refused(words, self.variant, len(chairs.taken), self.remembered.options)

    @property
    def wish(self) -> GuestWish:
        """The guests that are asked for: as many as have chairs beside the people here."""
        chairs = self.plan.chairs
        bots = [chairs[place].bot for place in chairs.bots]
        people = tuple(seat for seat in chairs.seats() if seat.person)
        least = max(0, self.variant.info.min_players - len(people))
        return GuestWish(bots, self.guests.level, people, least, len(chairs) - len(people))

    def seat_guests(self, bots: list[str], level: str) -> None:
        """Let the guests that were chosen sit down."""
        self.guests.reread(read_roster(self.kit))
        self.guests.seat_all(bots, level)
        self.remembered.level = level

    def open_door(self) -> None:
        """Let people with phones sit down here."""
        phones_of(self.kit).door = self.door

    def close_door(self) -> None:
        """Let nobody with a phone sit down here any more."""
        phones = self.kit.phones
        if phones is not None and phones.door is self.door:
            phones.door = None

    def send_away(self) -> None:
        """Take their seats from phones whose people have left, or have another device."""
        phones = self.kit.phones
        here = set(self.plan.devices.values())
        for number in list(phones.guests) if phones is not None else []:
            if phones is not None and phone(number) not in here:
                phones.send_away(number)

    def deal(self, seed: int | None) -> tuple[Plan, Seating]:
        """Remember everything, and return what is to be played, and by whom."""
        remember_people(self.kit, self.plan.chairs)
        self._leave_as_it_is()
        self.remembered.keep(self.kit)
        plan = self.remembered.seated(self.kit, self.plan.chairs.seats(), seed)
        return plan, self.plan.seating(timed=self.timed)

    def put_aside(self) -> None:
        """Remember who sits where, if that has changed."""
        if left_as(self.plan, self.remembered.bots) != self._found:
            self._leave_as_it_is()
            self.remembered.put_aside(self.kit)

    def _leave_as_it_is(self) -> None:
        self.remembered.seating = self._found = left_as(self.plan, self.remembered.bots)
