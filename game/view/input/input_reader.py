"""The reader of pygame's events, the only one: mouse, keys and pads become one stream of `Intent`s.

`for intent in reader.read(pygame.event.get()): ...`. Scenes use the device of an intent only to find the seat
that it belongs to. The meaning of a key or button is in the bindings of its device; `reader.prompt("draw")` is
the label of its keycap. A direction held on a pad repeats without events: `reader.due()` says when to read
again.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any, TypeAlias

import pygame

from game.show.devices import KEY_ZONES, KEYS, MOUSE, Device, DeviceKind
from game.show.waits import soonest
from game.view.input.bindings import (
    Bindings,
    bindable_button,
    bindable_key,
    button_glyph,
)
from game.view.input.intents import Intent, Kind, Point
from game.view.input.key_names import KeyNames
from game.view.input.key_zones import KeptZones, KeyZones, bindable_place
from game.view.input.mouse_reader import MouseReader
from game.view.input.pads import TRIGGERS, Pad, Pads
from game.view.input.usual_bindings import FAR, usual_bindings

if TYPE_CHECKING:  # the first picture must not wait for the rules
    from game.engine.info import Info

Kept: TypeAlias = Mapping[str, Sequence[int]]
"""Codes by the names of actions, as the settings keep them."""

_DIRECTIONS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}
_STICK = {pygame.CONTROLLER_AXIS_LEFTX: 0, pygame.CONTROLLER_AXIS_LEFTY: 1}
_OTHER_STICK = {pygame.CONTROLLER_AXIS_RIGHTX: 0, pygame.CONTROLLER_AXIS_RIGHTY: 1}
_CROSS = {(-1, 0): "pad-left", (1, 0): "pad-right", (0, -1): "pad-up", (0, 1): "pad-down"}
_KINDS = {"confirm": Kind.CONFIRM, "back": Kind.BACK, "menu": Kind.MENU}
_COMMANDING = pygame.KMOD_CTRL | pygame.KMOD_META
"""The keys that make a command of a letter."""
_PLUGS = {Kind.PLUGGED, Kind.UNPLUGGED}
_WINDOW = {
    pygame.QUIT: Kind.QUIT,
    pygame.WINDOWSIZECHANGED: Kind.RESIZED,
    pygame.WINDOWDISPLAYCHANGED: Kind.RESIZED,
    pygame.WINDOWEXPOSED: Kind.EXPOSED,
    pygame.WINDOWSHOWN: Kind.EXPOSED,
    pygame.WINDOWRESTORED: Kind.EXPOSED,
    pygame.WINDOWHIDDEN: Kind.HIDDEN,
    pygame.WINDOWMINIMIZED: Kind.HIDDEN,
    pygame.WINDOWLEAVE: Kind.LEAVE,
}


class InputReader:
    """Turns events into intents. `to_pixels` scales a position in window units to real pixels.

    `infos` returns the declarations of the games whose verbs can be bound; it is called when a binding is first
    needed. `clock` returns ms. `device` is the device that was used last.
    """

    def __init__(
        self,
        to_pixels: Callable[[Point], Point],
        infos: Callable[[], Sequence[Info]] = tuple,
        clock: Callable[[], int] = pygame.time.get_ticks,
    ) -> None:
        self.key_names = KeyNames()
        self._infos = infos
        self._kept: tuple[Kept, Kept] = ({}, {})
        self.pads = Pads()
        self.zones = KeyZones(self.key_name, self.key_names.short, clock)
        self.mouse = MouseReader(to_pixels)
        self.device = MOUSE
        self._clock = clock
        self._catching = False
        self._catching_place = False
        self._typing = False
        self._held: set[int] = set()
        pygame.key.set_repeat(380, 55)

    @cached_property
    def _bindings(self) -> tuple[Bindings, Bindings]:
        both = usual_bindings(self._infos(), self.key_name)
        for bindings, kept in zip(both, self._kept, strict=True):
            bindings.restore(kept)
        return both

    @property
    def keys(self) -> Bindings:
        """The bindings of the keys."""
        return self._bindings[0]

    @property
    def buttons(self) -> Bindings:
        """The bindings of the pads' buttons."""
        return self._bindings[1]

    def key_name(self, key: int) -> str:
        """What is printed on a key."""
        return self.key_names.name(key)

    def restore(self, keys: Kept, buttons: Kept, zones: KeptZones | None = None) -> None:
        """Bind what was kept in the settings."""
        self._kept = (keys, buttons)
        self.zones.restore(zones or {})
        self.__dict__.pop("_bindings", None)

    @property
    def typing(self) -> bool:
        """Whether letters are text (and not commands), as when a name is being written."""
        return self._typing

    def type_text(self, on: bool, where: pygame.Rect | None = None) -> None:
        """Begin or end the writing of text; `where` it appears, for input methods."""
        self._typing = on
        if on:
            pygame.key.start_text_input()
            if where is not None:
                pygame.key.set_text_input_rect(where)

    def catch(self, on: bool = True, *, place: bool = False) -> None:
        """Report the next key or pad button as CAUGHT, whatever its binding.

        With `place` the code of a key is its place (scancode), as for a zone of the keyboard; Escape is
        reported by its place too, though no zone can have it.
        """
        self._catching, self._catching_place = on, place

    @property
    def pointer(self) -> Point | None:
        """Where the mouse is, in real pixels; None outside the window."""
        return self.mouse.pointer

    @property
    def by_pad(self) -> bool:
        """Whether a pad was used last, and prompts show its buttons."""
        return self.device.is_pad

    def due(self) -> int | None:
        """Return in how many ms `read` will have intents without further events; None for never."""
        now = self._clock()
        return soonest(self.zones.due(now), *(each.steering.due(now) for each in self.pads))

    def bindings_of(self, device: Device) -> Bindings:
        """Return the bindings of a device; for the mouse those of the keys. Those of a zone are of places."""
        if device in KEY_ZONES:
            return self.zones[device]
        return self.buttons if device.is_pad else self.keys

    def at_table(self, names: Collection[str]) -> None:
        """Set which actions of a game's table exist now; none away from a table."""
        self.keys.at_table(names)
        self.buttons.at_table(names)
        # The order is that of the game of which most is here: others share some of its verbs.
        infos = sorted(
            self._infos(), key=lambda info: -sum(verb.word in names for verb in info.verbs)
        )
        verbs = [verb for info in infos for verb in info.verbs] if names else []
        calls = [verb for verb in verbs if verb.word in names and (verb.offered or verb.button)]
        calls.sort(key=lambda verb: not verb.offered)
        self.zones.at_table(list(dict.fromkeys(verb.word for verb in calls)))

    def use_zones(self, zones: Collection[Device]) -> None:
        """Set which zones of the keyboard are somebody's own: their keys give intents of the zone.

        All other keys are those of `KEYS`, as are all keys while no zone is in use.
        """
        self.zones.use(zones)
        if self.device in KEY_ZONES and self.device not in zones:
            self.device = KEYS

    def prompt(self, name: str, device: Device | None = None) -> str:
        """Return the label for an action on a device, by default the one used last; "" if it has none.

        Of the whole keyboard, and so for the mouse, no key is told that belongs to a zone in use.
        """
        device = device or self.device
        if device in KEY_ZONES:
            return self.zones.prompt(name, device)
        bindings = self.bindings_of(device)
        if device.is_pad:
            return bindings.label_here(name)
        return bindings.label(name, self.zones.taken if self.zones.used else ())

    def read(self, events: Iterable[pygame.event.Event]) -> list[Intent]:
        """Return the intents of these events, in their order."""
        intents: list[Intent] = []
        pointing: Pad | None = None
        for event in events:
            if pointing is not None and not _leans(event, pointing):
                self._tell_pointing(pointing, intents)
                pointing = None
            intent = self._intent(event)
            if intent is not None:
                self._tell(intent, intents)
            if event.type == pygame.CONTROLLERAXISMOTION and event.axis in _OTHER_STICK:
                pointing = self.pads[event.instance_id]
        if pointing is not None:
            self._tell_pointing(pointing, intents)
        now = self._clock()
        for each in self.pads:
            step = each.steering.repeated(now)
            if step is not None:
                self._tell(Intent(Kind.NAVIGATE, each.device, direction=step), intents)
        for repeated in self.zones.repeated(now):
            self._tell(repeated, intents)
        return intents

    def _tell(self, intent: Intent, intents: list[Intent]) -> None:
        if intent.device.kind is not DeviceKind.WINDOW and intent.kind not in _PLUGS:
            self.device = intent.device
        intents.append(intent)

    def _tell_pointing(self, pad: Pad, intents: list[Intent]) -> None:
        """Append the direction of a pointing stick, once the events of both axes have been read."""
        angle = pad.pointing.pointed()
        if angle is not None:
            self._tell(Intent(Kind.AIM, pad.device, amount=angle), intents)

    def _intent(self, event: pygame.event.Event) -> Intent | None:
        kind = _WINDOW.get(event.type)
        if kind is not None:
            if kind is Kind.LEAVE:
                self.mouse.pointer = None
            return Intent(kind)
        handler = _HANDLERS.get(event.type)
        return handler(self, event) if handler is not None else None

    def _caught(self, code: int, device: Device) -> Intent:
        self._catching = False
        return Intent(Kind.CAUGHT, device, button=code)

    def _key_down(self, event: Any) -> Intent | None:
        # While somebody writes, or binds a key, there are no zones.
        plain = self._catching or self._typing
        zone, intent = self.zones.pressed(event.scancode, silent=plain)
        if zone is not None:
            return intent
        if self._catching:
            return self._catch_key(event)
        if event.key == pygame.K_RETURN and event.mod & pygame.KMOD_ALT:
            return None if self._repeated(event.key) else Intent(Kind.FULL_SCREEN, KEYS)
        name = self.keys.meaning(event.key)
        repeated = self._repeated(event.key)
        if self._typing and event.key == pygame.K_BACKSPACE:
            return Intent(Kind.ERASE, KEYS)
        if self._typing and event.key == pygame.K_a and event.mod & _COMMANDING:
            return Intent(Kind.SELECT_ALL, KEYS)
        letter = chr(event.key) if 33 <= event.key < 127 else ""
        far = FAR.get(name or "", "")
        if far and event.mod & (pygame.KMOD_CTRL | pygame.KMOD_SHIFT) and self.keys.exists(far):
            return Intent(Kind.COMMAND, KEYS, command=far)
        if (name is None and not letter) or (repeated and name not in _DIRECTIONS):
            return None
        if event.mod & _COMMANDING:
            return None
        # Space and letters are text while somebody writes; arrows, Enter and Escape are not.
        if self._typing and 32 <= event.key < 127:
            return None
        if name == "next" and event.mod & pygame.KMOD_SHIFT:
            name = "previous"
        if name is None:
            return Intent(Kind.COMMAND, KEYS, letter=letter)
        return self._named(name, KEYS)._replace(letter=letter)

    def _catch_key(self, event: Any) -> Intent | None:
        if self._repeated(event.key) or not bindable_key(event.key):
            return None
        if not self._catching_place:
            return self._caught(event.key, KEYS)
        known = bindable_place(event.scancode) or event.key == pygame.K_ESCAPE
        return self._caught(event.scancode, KEYS) if known else None

    def _repeated(self, key: int) -> bool:
        repeated = key in self._held
        self._held.add(key)
        return repeated

    def _key_up(self, event: Any) -> Intent | None:
        self._held.discard(event.key)
        self.zones.released(event.scancode)
        return None

    def _keymap_changed(self, _event: Any) -> None:
        self.key_names.forget()
        self.zones.layout.forget()

    def _named(self, name: str, device: Device) -> Intent:
        if name in _DIRECTIONS:
            return Intent(Kind.NAVIGATE, device, direction=_DIRECTIONS[name])
        if name == "full_screen":
            return Intent(Kind.FULL_SCREEN, device)
        if name in _KINDS:
            return Intent(_KINDS[name], device)
        return Intent(Kind.COMMAND, device, command=name)

    def _text(self, event: Any) -> Intent | None:
        return Intent(Kind.TEXT, KEYS, text=event.text) if self._typing else None

    def _compose(self, event: Any) -> Intent | None:
        return Intent(Kind.COMPOSE, KEYS, text=event.text) if self._typing else None

    def _pad_button(self, event: Any) -> Intent | None:
        return self._pressed_on(self.pads[event.instance_id], event.button)

    def _pressed_on(self, pad: Pad, button: int) -> Intent | None:
        if self._catching:
            return self._caught(button, pad.device) if bindable_button(button) else None
        name, glyph = self.bindings_of(pad.device).meaning(button), button_glyph(button)
        if name is None:
            return Intent(Kind.COMMAND, pad.device, letter=glyph) if glyph else None
        if name in _DIRECTIONS:
            pad.steering.hold(_DIRECTIONS[name], self._clock())
        return self._named(name, pad.device)._replace(letter=glyph)

    def _pad_button_up(self, event: Any) -> Intent | None:
        pad = self.pads[event.instance_id]
        name = self.bindings_of(pad.device).meaning(event.button)
        if name in _DIRECTIONS:
            pad.steering.let_go(_DIRECTIONS[name])
        return None

    def _pad_axis(self, event: Any) -> Intent | None:
        pad = self.pads[event.instance_id]
        if event.axis in TRIGGERS:
            button = pad.steering.squeeze(event.axis, event.value)
            return None if button is None else self._pressed_on(pad, button)
        if self._catching:
            return None
        if event.axis in _OTHER_STICK:
            pad.pointing.lean(_OTHER_STICK[event.axis], event.value)
            return None
        if event.axis not in _STICK:
            return None
        step = pad.steering.lean(_STICK[event.axis], event.value, self._clock())
        if step is None:
            return None
        return Intent(Kind.NAVIGATE, pad.device, direction=step, letter=_CROSS[step])

    def _pad_added(self, event: Any) -> Intent | None:
        new = self.pads.added(event.device_index)
        return None if new is None else Intent(Kind.PLUGGED, new)

    def _pad_removed(self, event: Any) -> Intent | None:
        gone = self.pads[event.instance_id].device
        self.pads.removed(event.instance_id)
        if gone == self.device:
            self.device = KEYS
        return Intent(Kind.UNPLUGGED, gone)

    def _focus_lost(self, _event: Any) -> Intent | None:
        """Forget what is held: its release is not reported while another window has the focus."""
        self._held.clear()
        self.zones.clear()
        for each in self.pads:
            each.clear()
        return None


def _leans(event: pygame.event.Event, pad: Pad) -> bool:
    """Return whether an event is a movement of the pointing stick of this pad."""
    return (
        event.type == pygame.CONTROLLERAXISMOTION
        and event.axis in _OTHER_STICK
        and event.instance_id == pad.device.number
    )


_HANDLERS: dict[int, Callable[[InputReader, pygame.event.Event], Intent | None]] = {
    pygame.KEYDOWN: InputReader._key_down,
    pygame.KEYUP: InputReader._key_up,
    pygame.KEYMAPCHANGED: InputReader._keymap_changed,
    pygame.TEXTINPUT: InputReader._text,
    pygame.TEXTEDITING: InputReader._compose,
    pygame.MOUSEMOTION: lambda reader, event: reader.mouse.moved(event),
    pygame.MOUSEBUTTONDOWN: lambda reader, event: reader.mouse.pressed(event),
    pygame.MOUSEBUTTONUP: lambda reader, event: reader.mouse.released(event),
    pygame.MOUSEWHEEL: lambda reader, event: reader.mouse.rolled(event),
    pygame.CONTROLLERBUTTONDOWN: InputReader._pad_button,
    pygame.CONTROLLERBUTTONUP: InputReader._pad_button_up,
    pygame.CONTROLLERAXISMOTION: InputReader._pad_axis,
    pygame.CONTROLLERDEVICEADDED: InputReader._pad_added,
    pygame.CONTROLLERDEVICEREMOVED: InputReader._pad_removed,
    pygame.WINDOWFOCUSLOST: InputReader._focus_lost,
    pygame.DROPFILE: lambda _, event: Intent(Kind.DROPPED, text=event.file),
}
