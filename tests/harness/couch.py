"""The program with a table of corners open, each person with a device of their own."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pygame
from pygame import FRect

from game.engine.match import Match
from game.engine.option_values import Value
from game.scenes.base.scene_stack import Stack
from game.scenes.couch.corners_scene import CornersScene, open_corners
from game.session.host import Host
from game.session.plan import Plan, Seat, TakingBack
from game.show import devices
from game.show.devices import KEY_ZONES, KEYS, Device
from game.show.presented_table import Presented
from game.show.seating import Corners, Hands, Seating
from game.store.settings_file import Settings
from game.view.base.scene_kit import SceneKit
from game.view.corners.corner_content import CornerContent
from game.view.corners.corner_motion import CornerMotion
from game.view.corners.edge_signs import EdgeSigns
from game.view.input.key_zones import USUAL_PLACES
from game.view.speech.notice_places import Notice
from tests.harness import events
from tests.harness.corner_sight import CornerSight, corners_at
from tests.harness.pads import VirtualPad
from tests.harness.program import Point, Program, still
from tests.harness.table import bots
from tests.harness.written import Position, match_at

PAD = Device(devices.DeviceKind.PAD, -1)
"""Stands for the next virtual pad in a list of devices."""
NAMES = ("Ada", "Ruth", "Jun", "Milo", "Emil", "Inga", "Kofi", "Mei", "Otis", "Lola")
BUTTONS = {
    "left": pygame.CONTROLLER_BUTTON_DPAD_LEFT,
    "right": pygame.CONTROLLER_BUTTON_DPAD_RIGHT,
    "up": pygame.CONTROLLER_BUTTON_DPAD_UP,
    "down": pygame.CONTROLLER_BUTTON_DPAD_DOWN,
    "confirm": pygame.CONTROLLER_BUTTON_A,
    "back": pygame.CONTROLLER_BUTTON_B,
    "draw": pygame.CONTROLLER_BUTTON_X,
    "menu": pygame.CONTROLLER_BUTTON_START,
    "more": pygame.CONTROLLER_BUTTON_BACK,
    "call_1": pygame.CONTROLLER_BUTTON_Y,
    "call_2": pygame.CONTROLLER_BUTTON_LEFTSHOULDER,
    "call_3": pygame.CONTROLLER_BUTTON_RIGHTSHOULDER,
}
"""The usual buttons of a pad at a corner."""
KEYBOARD = {
    "left": pygame.K_LEFT,
    "right": pygame.K_RIGHT,
    "up": pygame.K_UP,
    "down": pygame.K_DOWN,
    "confirm": pygame.K_RETURN,
    "back": pygame.K_ESCAPE,
    "draw": pygame.K_d,
    "look_hand": pygame.K_e,
    "menu": pygame.K_F10,
    "sort": pygame.K_s,
}
"""The usual keys of the whole keyboard."""


class Couch(Program):
    """People at one screen, the first seats being theirs; `bot_count` bots sit after them.

    `position` says where the match begins; without it the cards are dealt by `seed`. If `shared`, every PAD is
    the same one.
    """

    drawn_every = 5  # as at other tables

    def __init__(
        self,
        folder: Path,
        used: Sequence[Device],
        *,
        game: str = "classic",
        bot_count: int = 0,
        position: Position | None = None,
        seed: int = 1,
        corners: Corners = Corners.SEVERAL,
        size: Point = (1280, 720),
        settings: Settings | None = None,
        options: Mapping[str, Value] | None = None,
        shared: bool = False,
        taking_back: TakingBack = TakingBack.OFF,
    ) -> None:
        self._shared = shared
        people = [Seat(name, name.lower()) for name in NAMES[: len(used)]]
        guests = [Seat("Bot " + each.name, each.portrait, each.bot) for each in bots(bot_count)]
        self.plan = Plan(
            game, (*people, *guests), dict(options or {}), seed, taking_back=taking_back
        )
        self.pads: dict[int, VirtualPad] = {}
        self.plugs = ExitStack()

        def first(kit: SceneKit, stack: Stack) -> CornersScene:
            kit.input.pads.open()
            self.used = tuple(map(self._plugged, used))
            devices = {seat: frozenset({device}) for seat, device in enumerate(self.used)}
            self.seating = Seating(devices, Hands.CORNERS, corners)
            return self._scene(kit, stack, position)

        super().__init__(folder, size, settings=settings or still(), first=first)

    def _plugged(self, device: Device) -> Device:
        """Return the device, or a virtual pad that is plugged in for PAD."""
        if device != PAD:
            return device
        if self._shared and self.pads:
            return devices.pad(*self.pads)
        pad = self.plugs.enter_context(VirtualPad())
        self.pads[pad.instance] = pad
        return devices.pad(pad.instance)

    def _scene(self, kit: SceneKit, stack: Stack, position: Position | None) -> CornersScene:
        if position is None:
            self.scene = open_corners(kit, stack, self.plan, self.seating)
        else:
            names = [seat.name for seat in self.plan.seats]
            match = match_at(self.plan.game, position, self.plan.options, names)
            self.scene = CornersScene(kit, stack, Host(self.plan, match), self.seating)
        return self.scene

    def deal_anew(self, position: Position | None) -> None:
        """Begin at a position, or deal the plan, instead of the present table."""
        self.stack.reset(self._scene(self.kit, self.stack, position))

    @property
    def match(self) -> Match:
        return self.scene.host.match

    def motion(self, seat: int) -> CornerMotion:
        """Where the cards and the cursor of a corner are on their way."""
        return self.scene.view.motions[seat]

    def gliding(self) -> bool:
        """Whether a card or a cursor of a corner is on its way."""
        return self.scene.view.gliding

    def pulses(self, seat: int) -> bool:
        """Whether the ring round a prompt of a corner that is due moves."""
        return self.scene.view.pulses[seat].moving

    def moves(self) -> list[str]:
        """The recent moves, as they are told to all."""
        return list(self.scene.view.director.log)

    def notices(self) -> list[Notice]:
        """What is said or explained at the seats, the oldest first."""
        return list(self.scene.speech.notices.shown)

    @property
    def presented(self) -> Presented[Any]:
        """What is shown to all as lying where."""
        return self.scene.view.director.presented

    def drawn(self, seat: int) -> CornerContent:
        """What a corner showed when it was drawn last."""
        return self.scene._shown[seat]

    def look(self, seat: int) -> str:
        """How the portrait of a bot looks on its plate; "" for as usual."""
        return self.scene.view._standing(seat).look

    def put_on(self, looks: Mapping[int, str]) -> None:
        """Let portraits look like this, by seat, past the match."""
        for local in self.scene.room.seats:
            local.expressions = replace(local.expressions, looks=looks)

    def box(self, name: str) -> FRect | None:
        """The box of a piece or bubble in the middle, in design pixels, or None if it is not there."""
        return self.scene.view.occupancy.box(name)

    def counts(self) -> list[list[int]]:
        """How many cards each seat is shown to hold, as it is shown to each person."""
        return [local.showing.presented.counts() for local in self.scene.room.seats]

    def plate_counts(self) -> list[list[int]]:
        """How many cards are counted on each plate, as each person sees it drawn now."""
        seats = self.scene.room.seats
        return [[len(plate.cards) for plate in local.sight.table.plates] for local in seats]

    def busy(self) -> list[bool]:
        """Whether it is still being shown to each person what has happened."""
        return [local.showing.director.busy for local in self.scene.room.seats]

    def corner(self, seat: int) -> CornerSight:
        """The corner of a seat."""
        return corners_at(self.scene)[seat]

    def do(self, seat: int, *actions: str) -> None:
        """Press keys or buttons of the seat's own device, by the names of the bindings, one in each frame."""
        for action in actions:
            self.send(seat, action)
            self.frame()

    def send(self, seat: int, action: str) -> None:
        """Press a key or button and let it go, behind what has been done before in this frame."""
        device = self.used[seat]
        if device in KEY_ZONES:
            (place,) = USUAL_PLACES[device][action]
            events.post(*events.key_at(place))
        elif device == KEYS:
            events.post(*events.key(KEYBOARD[action]))
        elif action == "look_hand":
            for share in (1.0, -1.0):
                self.pads[device.number].axis(pygame.CONTROLLER_AXIS_TRIGGERRIGHT, share)
                pygame.event.pump()
        else:
            self.pads[device.number].press(BUTTONS[action])

    def go_to(self, seat: int, slot: int) -> None:
        """Move the cursor of a corner to a slot by its own device."""
        corner = self.corner(seat)
        for _ in range(60):
            if corner.cursor() == slot and corner.on_cards():
                return
            self.do(seat, "right")
        raise AssertionError(f"slot {slot} cannot be reached")

    @property
    def signs(self) -> EdgeSigns:
        """The signs on the table's edge, once they have been drawn."""
        return self.scene.view.signs

    def click_part(self, seat: int, part: str, number: int = 0) -> None:
        """Click with the mouse on a slot, the eye or a prompt of a corner."""
        corner = self.corner(seat)
        box = corner.box()
        content = corner.content()
        areas = {
            "slot": box.slots(len(content.faces)),
            "eye": [box.eye],
            "item": box.items(len(content.items), content.across),
        }
        self.click(self.kit.rect(areas[part][number]).center)


@contextmanager
def couch(folder: Path, used: Sequence[Device], **how: Any) -> Iterator[Couch]:
    """Sit people down with these devices (see `Couch`), with a virtual pad for each PAD."""
    made = Couch(folder, used, **how)
    with made.plugs:
        made.frames(3)
        yield made
