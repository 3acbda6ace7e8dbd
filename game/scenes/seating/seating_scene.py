"""Sitting down: each chair is a person's, a bot's or free; people press a button on what they play with."""

from __future__ import annotations

from functools import partial
from typing import Any

from pygame import Surface

from game.engine.options import SetupError
from game.engine.variant import Variant
from game.scenes.base.button_bar import ButtonBar
from game.scenes.base.game_heading import draw_heading
from game.scenes.base.game_titles import game_title
from game.scenes.base.guest_list import GuestWish, read_roster
from game.scenes.base.phone_door import phones_of
from game.scenes.base.remembered_table import RememberedTable
from game.scenes.base.scene_stack import Scene, Stack
from game.scenes.seating.chair_scene import ChairScene
from game.scenes.seating.change_hint import draw_hint
from game.scenes.seating.device_tile import draw_tile
from game.scenes.seating.guest_chairs import GuestChairs
from game.scenes.seating.hands_rows import HandsRows
from game.scenes.seating.phone_chairs import PhoneChairs
from game.scenes.seating.seat_card import SeatCard
from game.scenes.seating.seating_layout import SeatingLayout
from game.scenes.seating.share_scene import ShareScene
from game.scenes.seating.shown_devices import offered_devices, owners, shown_devices
from game.scenes.seating.usual_chairs import left_as, remember_people, sat_down
from game.show.devices import KEY_ZONES, MOUSE, Device, DeviceKind, phone
from game.show.tween import Tween
from game.view.base.colours import LIGHT, PANEL
from game.view.base.fonts import BOLD
from game.view.base.scene_kit import SceneKit
from game.view.input.intents import Intent, Kind
from game.view.widgets.choice_row import ChoiceRow
from game.view.widgets.focus_group import FocusGroup
from game.view.widgets.widgets import Button, Widget

WELCOME = 1600
"""ms for which somebody who has just sat down is welcomed."""


class SeatingScene(Scene):
    """The chairs of one game's table. `remembered` has its options, and the bots that sit there at first."""

    def __init__(
        self,
        kit: SceneKit,
        stack: Stack,
        variant: Variant[Any],
        remembered: RememberedTable,
        seed: int | None = None,
    ) -> None:
        super().__init__(kit, stack)
        self.variant, self.info = variant, variant.info
        self.remembered = remembered
        self.seed = seed
        known = [phone(number) for number in kit.phones.guests] if kit.phones is not None else []
        self.seating_plan = sat_down(kit, remembered, [*offered_devices(kit), *known])
        self._found = left_as(self.seating_plan, remembered.bots)
        title = game_title(kit.words, self.info.id)
        self.guests = GuestChairs(kit.words, self.seating_plan, read_roster(kit), remembered.level)
        words = kit.words
        self.door = PhoneChairs(
            words, self.seating_plan, title, self._rebuild, lambda place: self.guests.step(place, 1)
        )
        self.trouble = ""
        self.deal = Button(words("ui.setup.deal"), self._deal, primary=True, icon="cards", size=34)
        self.leave = Button(words("ui.seating.leave"), self._leave_own, command="draw")
        self.invite = Button(words("ui.guests.open"), self._choose_guests, icon="robot")
        self.phones = Button(words("ui.phones.open"), self._let_phones_in, icon="phone")
        self.rules = Button(words("ui.setup.rules"), self._rules, command="rules")
        self.back = Button(words("ui.back"), stack.pop, command="back")
        self.bar = ButtonBar(
            self.deal, [self.phones, self.leave, self.rules, self.back], detailed=True
        )
        self.rows = HandsRows(words, self.seating_plan, self._tell, timed=self.info.timed)
        self.cards: list[SeatCard] = []
        self.areas = SeatingLayout(kit, self.info.id)
        self._user: Device = kit.reader.device
        self._welcomed: int | None = None
        self._dealt = False
        self._welcome = Tween(0)
        self.group = FocusGroup([self.deal])
        self._rebuild(0)

    def _rebuild(self, focus: int | None = None) -> None:
        """Make the cards anew, and keep the focus, or set it to a chair."""
        before = self.cards.index(self.group.focused) if self.group.focused in self.cards else None
        former = self.group.focused
        seating_plan = self.seating_plan
        self.cards = [
            SeatCard(
                place + 1,
                seating_plan.chairs[place],
                seating_plan.devices.get(place),
                self._is_shared(place),
                self.guests.levels,
                partial(self._open, place),
                partial(self._next_guest, place),
            )
            for place in range(len(seating_plan.chairs))
        ]
        wanted: Widget = former
        place = focus if focus is not None else before
        if place is not None:
            wanted = self.cards[place]
        self.group = FocusGroup(self._widgets(), wanted)
        self._tell()
        self.layout()
        self._send_away()
        self.dirty = True

    def _is_shared(self, place: int) -> bool:
        device = self.seating_plan.devices.get(place)
        return device is not None and self.seating_plan.is_shared(device)

    def _widgets(self) -> list[Widget]:
        return [self.invite, *self.rows.asked, *self.cards, *self.bar.buttons]

    def _tell(self) -> None:
        """Say in words who sits where, and how many."""
        words, chairs = self.kit.words, self.seating_plan.chairs
        for place, card in enumerate(self.cards):
            card.tell(self.kit)
            if place == self._welcomed:
                card.kind = words("ui.seating.welcome")
        self.deal.detail = words("ui.seating.who", people=len(chairs.people), bots=len(chairs.bots))
        self.trouble = self._check()
        if self.trouble:
            self.deal.detail = self.trouble
        widgets = self._widgets()
        if widgets != self.group.widgets:
            focused = self.group.focused if self.group.focused in widgets else self.rows.hands
            self.group = FocusGroup(widgets, focused)
            self.layout()

    def _check(self) -> str:
        """Return why this table cannot be dealt, in a sentence; "" if it can."""
        words, chairs = self.kit.words, self.seating_plan.chairs
        if chairs.missing:
            return words("ui.seating.missing", count=chairs.missing)
        trouble = self.seating_plan.trouble(timed=self.info.timed)
        if trouble:
            return words(f"ui.seating.device_{trouble}")
        try:
            self.variant.table(len(chairs.taken), self.remembered.options)
        except SetupError as error:
            return self.kit.words.phrase(error.phrase)
        return ""

    def _next_guest(self, place: int, step: int) -> None:
        self.guests.step(place, step)
        self._rebuild(place)

    def _open(self, place: int) -> None:
        """Sit down on a free chair, perhaps with the device that was used for it; change a taken one."""
        kit, seating_plan, changed = self.kit, self.seating_plan, partial(self._rebuild, place)
        if seating_plan.chairs[place].closed:
            seating_plan.chairs.seat_person(place)
            self._rebuild(place)
            if seating_plan.places_of(self._user) and not self.info.timed:
                self.stack.push(
                    ShareScene(kit, self.stack, seating_plan, place, self._user, changed)
                )
            return
        self.stack.push(
            ChairScene(kit, self.stack, self.guests, place, changed, timed=self.info.timed)
        )

    def _choose_guests(self) -> None:
        """Choose the bots who play with the people here."""
        chairs = self.seating_plan.chairs
        bots = [chairs[place].bot for place in chairs.bots]
        people = tuple(seat for seat in chairs.seats() if seat.person)
        least = max(0, self.info.min_players - len(people))
        most = len(chairs) - len(people)
        wish = GuestWish(bots, self.guests.level, people, least, most)
        self.stack.ways.guests(self.info.id, wish, self._chosen)

    def _chosen(self, bots: list[str], level: str) -> None:
        """Let the guests that were chosen sit down."""
        self.guests.reread(read_roster(self.kit))
        self.guests.seat_all(bots, level)
        self.remembered.level = level
        self._rebuild()

    def _join(self, device: Device) -> None:
        place = self.seating_plan.sit_down(device)
        if place is None:
            self.kit.sound.play("refuse")
            return
        self.kit.sound.play("press")
        self._welcomed, self._welcome = place, Tween(WELCOME)
        self._rebuild(place)

    def _leave_own(self) -> None:
        """Leave the seat of whoever has pressed the button, or that in focus."""
        own = self.seating_plan.places_of(self._user)
        place = own[0] if own else None
        if len(own) != 1 and self.group.focused in self.cards:
            place = self.cards.index(self.group.focused)
        if place is not None and not self.seating_plan.chairs[place].closed:
            self.seating_plan.leave(place)
            self._rebuild(place)

    def _let_phones_in(self) -> None:
        self._open_door()
        self.stack.ways.phones()

    def _open_door(self) -> None:
        """Let people with phones sit down here."""
        phones_of(self.kit).door = self.door

    def _send_away(self) -> None:
        """Take their seats from phones whose people have left, or have another device."""
        phones = self.kit.phones
        here = set(self.seating_plan.devices.values())
        for number in list(phones.guests) if phones is not None else []:
            if phones is not None and phone(number) not in here:
                phones.send_away(number)

    def _rules(self) -> None:
        self.stack.ways.rules(self.info.id)

    def _deal(self) -> None:
        self._tell()
        if self.trouble:
            self.kit.sound.play("refuse")
            return
        remember_people(self.kit, self.seating_plan.chairs)
        self._leave_as_it_is()
        self.remembered.keep(self.kit)
        self._dealt = True
        plan = self.remembered.seated(self.kit, self.seating_plan.chairs.seats(), self.seed)
        self.stack.ways.table(plan, self.seating_plan.seating(timed=self.info.timed))

    def resume(self) -> None:
        self._dealt = False
        self.kit.reader.use_zones(KEY_ZONES)
        if self.kit.phones is not None:
            self._open_door()
        self._tell()

    def pause(self) -> None:
        self.kit.reader.use_zones(())
        if not self._dealt and left_as(self.seating_plan, self.remembered.bots) != self._found:
            self._leave_as_it_is()
            self.remembered.put_aside(self.kit)

    def close(self) -> None:
        phones = self.kit.phones
        if phones is not None and phones.door is self.door:
            phones.door = None

    def _leave_as_it_is(self) -> None:
        """Remember who sits where."""
        self.remembered.seating = self._found = left_as(self.seating_plan, self.remembered.bots)

    def update(self, dt: int) -> None:
        if self._welcomed is not None:
            self._welcome.advance(dt)
            if self._welcome.done:
                self._welcomed = None
                self._tell()
                self.dirty = True

    def due(self) -> int | None:
        if self._welcomed is None:
            return None
        return max(0, self._welcome.duration - self._welcome.elapsed)

    def layout(self) -> None:
        devices = shown_devices(self.kit, self.seating_plan)
        self.areas.place(self.cards, self.rows.asked, self.invite, self.bar, devices)

    def handle(self, intent: Intent) -> None:
        device = intent.device
        if intent.kind in (Kind.UNPLUGGED, Kind.PLUGGED):
            self._plugged(intent)
            return
        if device.is_phone:
            return
        if intent.deliberate:
            self._user = device
        own = device.is_pad or device in KEY_ZONES
        if own and not self.seating_plan.places_of(device):
            if intent.deliberate and intent.kind is not Kind.NAVIGATE:
                self._join(device)
            return
        if device.kind is DeviceKind.MOUSE and intent.kind is Kind.PRESS and self._on_tile(intent):
            return
        if intent.kind is Kind.MENU:
            self._deal()
        elif intent.kind is Kind.COMMAND and intent.command == "draw":
            self._leave_own()
        elif intent.kind is Kind.COMMAND and intent.command == "rules":
            self._rules()
        elif intent.kind is Kind.BACK:
            self.stack.pop()
        elif self.group.handle(self.kit, intent):
            self.dirty = True

    def _on_tile(self, intent: Intent) -> bool:
        """The mouse sits down by a click on its own tile."""
        on = next(
            (device for device, rect in self.areas.tiles if rect.collidepoint(intent.pos)), None
        )
        if on == MOUSE and not self.seating_plan.places_of(MOUSE):
            self._join(MOUSE)
        return on is not None

    def _plugged(self, intent: Intent) -> None:
        if intent.kind is Kind.UNPLUGGED:
            for place in self.seating_plan.places_of(intent.device):
                self.seating_plan.drop(place)
        self._rebuild()

    def draw(self, target: Surface) -> None:
        kit, px = self.kit, self.kit.px
        target.blit(kit.cloth(self.info.id), (0, 0))
        target.blit(self._dim(), (0, 0))
        if self.areas.head.h:
            draw_heading(kit, target, self.info.id, self.areas.head)
        ask = kit.words("ui.seating.press")
        size = kit.fonts.fitted(ask, 38, BOLD, self.areas.ask.w)
        kit.paint.soft_text(target, ask, self.areas.ask.midleft, size, BOLD, LIGHT, "midleft")
        for device, rect in self.areas.tiles:
            draw_tile(kit, target, rect, device, owners(self.seating_plan, device))
        for row in self.group.widgets:
            if isinstance(row, ChoiceRow):
                kit.paint.box(target, row.rect.inflate(px(8), px(8)), PANEL.fade(0.6), radius=20)
        self.bar.draw(kit, target, self.group)
        beside = [each for each in self.group.widgets if each not in self.bar.buttons]
        self.group.draw(kit, target, beside)
        focused = self.group.focused
        if isinstance(focused, SeatCard) and not focused.is_flat(kit):
            own = self.seating_plan.places_of(self._user)
            mover = self.seating_plan.chairs[own[0]] if len(own) == 1 else None
            draw_hint(kit, target, focused.rect, self._user, mover)

    def _dim(self) -> Surface:
        def veil() -> Surface:
            picture = Surface(self.kit.size)
            picture.set_alpha(110)
            return picture

        return self.kit.paint.keep(("seating", self.kit.size), veil)
