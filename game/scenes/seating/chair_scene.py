"""Changing one chair: who sits there, the name, portrait, colour and place."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec.structs import replace
from pygame import Surface

from game.scenes.base.guest_names import PLAYER_PORTRAIT, PORTRAITS, WON_PORTRAITS, name_apart
from game.scenes.base.letter_grid import write_by_pad
from game.scenes.base.overlays.paper_overlay import Overlay, card_box
from game.scenes.base.party.guest_chairs import GuestChairs
from game.scenes.base.party.usual_chairs import known_people
from game.scenes.base.scene_stack import Stack
from game.scenes.seating.sitting_down import sits_down
from game.session.chairs import Chair
from game.show.devices import KEY_ZONES, MOUSE, Device
from game.view.base.boxes import Box, ColumnBox, FirstBox, LeafBox, WrapBox
from game.view.base.colours import INK, PERSON_COLOURS
from game.view.base.fonts import TITLE
from game.view.base.scene_kit import SceneKit
from game.view.input.device_names import device_name
from game.view.input.intents import Intent
from game.view.table.portraits import CREAM, portrait
from game.view.widgets.choice_row import ChoiceRow
from game.view.widgets.focus_group import FocusGroup
from game.view.widgets.text_field import TextField
from game.view.widgets.widget_boxes import button_box, in_order, line_high, row_box, settle
from game.view.widgets.widgets import Button, Row
from game.words.named_things import Several

WIDTH, FACE, NAME = 26.5, 84.0, 64.0
"""The width of the rows in heights of a line, the radius of the portrait, and the size of the name."""


class ChairScene(Overlay):
    """The rows of one chair over the sitting-down screen; `changed` is called after every change."""

    def __init__(
        self,
        kit: SceneKit,
        stack: Stack,
        guests: GuestChairs,
        place: int,
        changed: Callable[[], None],
        *,
        timed: bool,
    ) -> None:
        super().__init__(kit, stack)
        self.guests, self.place = guests, place
        self.seating_plan = seating_plan = guests.seating_plan
        self._changed = changed
        self._timed = timed
        self._devices: list[Device] = []
        self._offered = guests.offered(place)
        self._profiles = known_people(kit)
        worn = {guests.seating_plan.chairs[place].portrait}
        worn |= {each.portrait for each in self._profiles.values()}
        self._faces = [
            PLAYER_PORTRAIT,
            *PORTRAITS,
            *(each for each in WON_PORTRAITS if each in worn),
        ]
        self._colours = list(PERSON_COLOURS)
        words, chair = kit.words, seating_plan.chairs[place]
        self.who = ChoiceRow(
            words("ui.seating.who_sits"),
            [
                words("ui.seating.person"),
                *(guest.name for guest in self._offered),
                words("ui.seating.closed"),
            ],
            self._sits(),
            self._seat,
        )
        self.device = ChoiceRow(words("ui.seating.plays_with"), [""], 0, self._give)
        self._offer_devices()
        self.known = ChoiceRow(words("ui.seating.known"), [""], 0, self._become)
        self._meet()
        self.name = TextField(words("ui.seating.name"), chair.name, self._rename)
        self.face = ChoiceRow(
            words("ui.seating.portrait"),
            [words(f"person.{each}") for each in self._faces],
            self._faces.index(chair.portrait),
            lambda at: self._dress(self._faces[at], self._chair.colour),
        )
        self.colour = ChoiceRow(
            words("ui.seating.colour"),
            [words(f"colour.{each}") for each in self._colours],
            self._colours.index(chair.colour),
            lambda at: self._dress(self._chair.portrait, self._colours[at]),
        )
        places = [str(number + 1) for number in range(len(seating_plan.chairs))]
        self.at = ChoiceRow(words("ui.seating.place"), places, place, self._move)
        self.done = Button(words("ui.seating.done"), stack.pop, primary=True, shadow=False)
        self.leave = Button(words("ui.seating.empty_seat"), self._empty, shadow=False)
        self.group = FocusGroup([self.who])

    @property
    def _chair(self) -> Chair:
        return self.seating_plan.chairs[self.place]

    def _rows(self) -> list[Row]:
        known = [self.known] if len(self.known.labels) > 1 else []
        device = [self.device] if self._chair.person else []
        return [self.who, *device, *known, self.name, self.face, self.colour, self.at]

    def _offer_devices(self) -> None:
        """Offer what can be played with: what nobody has, and what can be shared."""
        offered = [MOUSE, *KEY_ZONES, *self.kit.input.pads.devices]
        own = self.seating_plan.devices.get(self.place)
        if own is not None and own not in offered:
            offered.insert(0, own)
        self._devices, labels = [], [self.kit.words("ui.seating.waiting")]
        for device in offered:
            others = [place for place in self.seating_plan.places_of(device) if place != self.place]
            if others and self._timed:
                continue
            self._devices.append(device)
            labels.append(self._device_label(device, others))
        self.device.labels = labels
        self.device.chosen = 1 + self._devices.index(own) if own in self._devices else 0

    def _device_label(self, device: Device, others: Sequence[int]) -> str:
        words = self.kit.words
        name = device_name(words, self.kit.input.pads, device)
        if not others:
            return name
        names = Several(tuple(self.seating_plan.chairs[place].name for place in others))
        return words("ui.seating.shared_with", device=name, names=names)

    def _sits(self) -> int:
        chair = self.seating_plan.chairs[self.place]
        if chair.person:
            return 0
        bots = [guest.bot for guest in self._offered]
        return 1 + bots.index(chair.bot) if chair.bot else 1 + len(bots)

    def _meet(self) -> None:
        """Offer the people who have played here before."""
        chair = self.seating_plan.chairs[self.place]
        names = [chair.name, *(name for name in self._profiles if name != chair.name)]
        self.known.labels, self.known.chosen = names, 0

    def _seat(self, at: int) -> None:
        if at == 0:
            self.seating_plan.chairs.seat_person(self.place)
        elif at <= len(self._offered):
            self.guests.seat(self.place, self._offered[at - 1])
            self.name.text = self._chair.name
            self.face.chosen = self._faces.index(self._chair.portrait)
        else:
            self.seating_plan.leave(self.place)
        self._offer_devices()
        self.layout()
        self._changed()

    def _empty(self) -> None:
        """Leave the chair free, as one press does in the room."""
        self.seating_plan.leave(self.place)
        self._changed()
        self.stack.pop()

    def _give(self, at: int) -> None:
        device = self._devices[at - 1] if at else None
        if device in KEY_ZONES:
            self.seating_plan.take_keys(self.place, device)
        elif device is not None:
            self.seating_plan.share(self.place, device)
        else:
            self.seating_plan.drop(self.place)
        self._changed()

    def _become(self, at: int) -> None:
        name = self.known.labels[at]
        profile = self._profiles.get(name)
        self.name.text = name
        self._rename(name)
        if profile is not None:
            self._dress(profile.portrait, profile.colour)

    def _rename(self, name: str) -> None:
        """Take over a name; who is called as a guest of ours looks so too, and no bot beside them does."""
        chairs = self.seating_plan.chairs
        chairs.name(self.place, name)
        face = self.guests.guest_called(name) if self._chair.person else ""
        others = [chairs[other].portrait for other in chairs.people if other != self.place]
        if face and face not in others:
            self.guests.make_way(name, face)
            self._dress(face, self._chair.colour)
        else:
            self._changed()

    def close(self) -> None:
        """Let nobody have the name of somebody else who is here."""
        chairs, own = self.seating_plan.chairs, self._chair
        others = [chairs[other].name for other in chairs.people if other != self.place]
        if own.person and (apart := name_apart(own.name, others)) != own.name:
            chairs.name(self.place, apart)
            self._changed()

    def _dress(self, face: str, colour: str) -> None:
        self.seating_plan.chairs.dress(self.place, face, colour)
        self.face.chosen = self._faces.index(face)
        self.colour.chosen = self._colours.index(colour)
        self._changed()

    def _move(self, at: int) -> None:
        self.seating_plan.swap(self.place, at)
        self.place = at
        self._changed()

    def layout(self) -> None:
        title = self.kit.fonts.height(NAME, TITLE) / self.kit.space.scale
        usual = self._card(max(2 * FACE, title) + 22, 14)
        lower = self._card(title, 12)
        lowest = self._card(title, 4, low=True)
        placed = settle(self.kit, self.kit.arrange(FirstBox((usual, lower, lowest))))
        self.card, self._head = placed["card"], placed["head"]
        self.group.regroup(in_order(placed), self.who)

    def _card(self, head: float, gap: float, *, low: bool = False) -> Box:
        """The portrait and the name, in such a height, the rows, and the button."""
        kit, wide = self.kit, WIDTH * line_high(self.kit)
        rows = (replace(row_box(kit, each), share=0) for each in self._rows())
        high, air = (0.0, 6.0) if low else (76.0, 20.0)
        # The way down from the rows leads to the wide one.
        done = button_box(kit, self.done, high=high, air=air, least=400)
        leave = button_box(kit, self.leave, high=high, air=air)
        below = WrapBox((done, leave), 18, spread="middle", line_gap=8)
        first = LeafBox(wide, head, 0, key="head")
        return card_box(ColumnBox((first, *rows, below), gap), low=low)

    def handle(self, intent: Intent) -> None:
        if self.seating_plan.is_new(intent.device):
            if sits_down(intent):
                self._join(intent.device)
        elif not write_by_pad(self.kit, self.stack, self.group, intent):
            super().handle(intent)

    def _join(self, device: Device) -> None:
        """Let a device sit down that nobody has: on this chair, if its person has none, else in the room."""
        plan = self.seating_plan
        if self._chair.person and self.place not in plan.devices:
            plan.give(self.place, device)
        elif plan.sit_down(device) is None:
            self.kit.sound.play("refuse")
            return
        self.kit.sound.play("press")
        self._offer_devices()
        self.layout()
        self._changed()

    def resume(self) -> None:
        self.kit.input.use_zones(KEY_ZONES)

    def pause(self) -> None:
        self.kit.input.type_text(False)
        self.kit.input.use_zones(())

    def draw_card(self, target: Surface) -> None:
        kit, px, chair = self.kit, self.kit.px, self.seating_plan.chairs[self.place]
        radius = min(px(FACE), (self._head.h - px(12)) // 2)
        ring = PERSON_COLOURS[chair.colour] if chair.person else CREAM
        face = portrait(kit, chair.portrait, radius, ring)
        target.blit(face, face.get_rect(midleft=(self._head.left, self._head.centery - px(6))))
        left = self._head.left + 2 * radius + px(26)
        size = kit.fonts.fitted(chair.name, NAME, TITLE, self._head.right - left)
        at = (left, self._head.centery - px(6))
        kit.paint.text(target, chair.name, at, size, TITLE, INK, "midleft")
        self.group.draw(kit, target)
