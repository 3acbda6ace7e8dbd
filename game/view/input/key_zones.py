"""Zones of the keyboard, with each of which one person plays: their keys, by place, and what these mean.

A key of a zone is known by its place (SDL's scancode), and not by its letter: the left hand finds W A S D at
the same place on every keyboard, whatever is printed there and whether Num Lock is on or off. `KeyZones` has
the bindings of the three zones, and turns the keys of those in use into intents.

A plain keyboard reports any two keys that are held together; a third may be lost if it shares wires with both.
So nothing here needs two keys at once: no modifier, no chord, no hold. A key counts when it goes down, and what
others hold down on their zones, modifiers included, changes nothing about it.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from typing import Any, TypeAlias, cast

import pygame

from game.show.devices import KEY_ZONES, LEFT_KEYS, NUMBER_KEYS, RIGHT_KEYS, Device
from game.show.waits import soonest
from game.view.input.bindings import Bindings
from game.view.input.intents import Intent, Kind
from game.view.input.pads import Steering, Step
from game.view.input.usual_bindings import CALLS, LOOK

KeptZones: TypeAlias = Mapping[str, Mapping[str, Sequence[int]]]
"""Places by the names of zones and of actions, as the settings keep them."""

ZONE_NAMES: Mapping[Device, str] = {LEFT_KEYS: "left", RIGHT_KEYS: "right", NUMBER_KEYS: "number"}
"""The names of the zones in the settings, in messages and in pictures."""

_ACTIONS = (
    "left", "right", "up", "down", "confirm", "back", "draw", LOOK, *CALLS, "more", "menu",
)  # fmt: skip

_PLACES: Mapping[Device, tuple[int, ...]] = {
    LEFT_KEYS: (
        pygame.KSCAN_A, pygame.KSCAN_D, pygame.KSCAN_W, pygame.KSCAN_S,
        pygame.KSCAN_E, pygame.KSCAN_F, pygame.KSCAN_R, pygame.KSCAN_Q,
        pygame.KSCAN_Z, pygame.KSCAN_X, pygame.KSCAN_C, pygame.KSCAN_V,
        pygame.KSCAN_T, pygame.KSCAN_G,
    ),
    RIGHT_KEYS: (
        pygame.KSCAN_J, pygame.KSCAN_L, pygame.KSCAN_I, pygame.KSCAN_K,
        pygame.KSCAN_O, pygame.KSCAN_SEMICOLON, pygame.KSCAN_P, pygame.KSCAN_U,
        pygame.KSCAN_M, pygame.KSCAN_COMMA, pygame.KSCAN_PERIOD, pygame.KSCAN_SLASH,
        pygame.KSCAN_Y, pygame.KSCAN_H,
    ),
    NUMBER_KEYS: (
        pygame.KSCAN_KP_4, pygame.KSCAN_KP_6, pygame.KSCAN_KP_8, pygame.KSCAN_KP_5,
        pygame.KSCAN_KP_ENTER, pygame.KSCAN_KP_PERIOD, pygame.KSCAN_KP_PLUS, pygame.KSCAN_KP_7,
        pygame.KSCAN_KP_1, pygame.KSCAN_KP_2, pygame.KSCAN_KP_3, pygame.KSCAN_KP_0,
        pygame.KSCAN_KP_9, pygame.KSCAN_KP_MULTIPLY,
    ),
}  # fmt: skip
"""The default places of `_ACTIONS`: four directions in an inverted T, the others on the keys around it."""

USUAL_PLACES: Mapping[Device, Mapping[str, tuple[int, ...]]] = {
    zone: {name: (place,) for name, place in zip(_ACTIONS, places, strict=True)}
    for zone, places in _PLACES.items()
}
"""The default places of each zone's actions."""

_DIRECTIONS: Mapping[str, Step] = {
    "left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1),
}  # fmt: skip
_KINDS = {"confirm": Kind.CONFIRM, "back": Kind.BACK, "menu": Kind.MENU}
_NO_CHARACTER = 1 << 30
"""Added by SDL to the places of keys that write nothing, to make their keycodes."""
_CHARACTERS = range(33, 0x3000)
"""The characters that keys of any alphabet may be named by."""
_SCANCODES = 512
_FIXED = frozenset(
    {
        pygame.KSCAN_UNKNOWN, pygame.KSCAN_ESCAPE,
        *range(pygame.KSCAN_F1, pygame.KSCAN_F12 + 1),
        pygame.KSCAN_CAPSLOCK, pygame.KSCAN_NUMLOCK, pygame.KSCAN_MODE,
        *range(pygame.KSCAN_LCTRL, pygame.KSCAN_RMETA + 1),
    }
)  # fmt: skip


def bindable_place(place: int) -> bool:
    """Return whether a zone can have this key.

    Modifiers cannot be bound; Escape and the function keys are everybody's, as they pause and fill the screen.
    """
    return place not in _FIXED and place < _SCANCODES


class Layout:
    """The keyboard's layout: which keycode each place has. It is asked for when first needed."""

    def __init__(self) -> None:
        self._keys: dict[int, int] = {}

    def forget(self) -> None:
        """Ask anew, as the person has chosen another layout."""
        self._keys.clear()

    def key(self, place: int) -> int:
        """Return the keycode of the key at a place; without a display that of the US layout."""
        if not self._keys:
            # pygame tells places of keys, but not keys of places.
            places = cast(Sequence[int], pygame.key.ScancodeWrapper(cast(Any, range(_SCANCODES))))
            for key in (*_CHARACTERS, *(_NO_CHARACTER | each for each in range(_SCANCODES))):
                self._keys.setdefault(places[key], key)
        return self._keys.get(place, _NO_CHARACTER | place)


class KeyZones:
    """The three zones. `used` are those in use; `clock` returns ms, and `label` what is printed on a key."""

    def __init__(
        self, label: Callable[[int], str], short: Callable[[int], str], clock: Callable[[], int]
    ) -> None:
        self.layout = Layout()
        self.used: frozenset[Device] = frozenset()
        self._clock = clock
        self._calls: tuple[str, ...] = ()
        self._held: set[int] = set()
        self._steering = {zone: Steering() for zone in KEY_ZONES}
        self._bindings = {
            # On the number pad it goes without saying which of the two keys with an 8 is meant.
            zone: Bindings(usual, self._labels(short if zone == NUMBER_KEYS else label))
            for zone, usual in USUAL_PLACES.items()
        }

    def _labels(self, label: Callable[[int], str]) -> Callable[[int], str]:
        return lambda place: label(self.layout.key(place))

    def __getitem__(self, zone: Device) -> Bindings:
        """The bindings of a zone, whose codes are places. Change them by `bind`."""
        return self._bindings[zone]

    def printed(self, zone: Device) -> dict[int, str]:
        """Return the places of a zone's keys, and what is printed on each."""
        bindings = self._bindings[zone]
        return {
            place: label
            for name in bindings.names
            for place, label in zip(bindings.codes(name), bindings.labels(name), strict=True)
        }

    @property
    def taken(self) -> frozenset[int]:
        """The keycodes of the keys of the zones in use: they mean nothing else."""
        used = (self._bindings[zone] for zone in self.used)
        places = {place for each in used for name in each.names for place in each.codes(name)}
        return frozenset(map(self.layout.key, places))

    def holder(self, place: int) -> tuple[Device, str] | None:
        """Return the zone and the action that have a place, or None."""
        for zone, bindings in self._bindings.items():
            name = bindings.meaning(place)
            if name is not None:
                return zone, name
        return None

    def bind(self, zone: Device, name: str, place: int) -> tuple[Device, str] | None:
        """Make a place the only one of an action; return the zone and action that it was taken from, or None.

        That action gets the old place of this one if it would have none left, even in another zone.
        """
        holder = self.holder(place)
        before = self._bindings[zone].codes(name)
        self._bindings[zone].bind(name, place)
        if holder is None or holder == (zone, name):
            return None
        if holder[0] != zone:
            self._bindings[holder[0]].give_up(place, before)
        return holder

    @property
    def kept(self) -> dict[str, dict[str, list[int]]]:
        """The places, by zone and action, that are not the defaults."""
        kept = {ZONE_NAMES[zone]: bindings.kept for zone, bindings in self._bindings.items()}
        return {name: changed for name, changed in kept.items() if changed}

    def restore(self, kept: KeptZones) -> None:
        """Bind what `kept` returned; unknown zones and actions, and keys that no zone can have, are ignored."""
        self.reset()
        chosen = {
            zone: {
                action: [place for place in places if bindable_place(place)]
                for action, places in kept.get(name, {}).items()
                if action in _ACTIONS
            }
            for zone, name in ZONE_NAMES.items()
        }
        for zone, wanted in chosen.items():
            self._bindings[zone].restore(wanted)
        for zone, wanted in chosen.items():
            for place in (place for places in wanted.values() for place in places):
                for other in KEY_ZONES:
                    if other != zone and self._bindings[other].meaning(place) not in chosen[other]:
                        self._bindings[other].give_up(place, ())

    def reset(self) -> None:
        """Restore the defaults of all zones."""
        for bindings in self._bindings.values():
            bindings.reset()

    def use(self, zones: Collection[Device]) -> None:
        """Set which zones are in use; what is held on their keys no longer repeats."""
        self.used = frozenset(zones)
        for each in self._steering.values():
            each.clear()

    def at_table(self, calls: Sequence[str]) -> None:
        """Set what the keys for calls say: the verbs of the game at the table, or nothing away from one."""
        self._calls = tuple(calls[: len(CALLS)])

    def prompt(self, name: str, zone: Device) -> str:
        """Return the label for an action, or for a verb of the game at the table; "" if it has no key."""
        if name in self._calls:
            name = CALLS[self._calls.index(name)]
        return self._bindings[zone].label(name)

    def pressed(self, place: int, *, silent: bool = False) -> tuple[Device | None, Intent | None]:
        """Handle a key that is down: the zone in use that it belongs to, or None, and what it means.

        It means something when it goes down alone, and nothing while it is held or if `silent`.
        """
        repeated = place in self._held
        self._held.add(place)
        holder = self.holder(place)
        if silent or holder is None or holder[0] not in self.used:
            return None, None
        zone, name = holder
        if repeated:
            return zone, None
        if name in _DIRECTIONS:
            step = self._steering[zone].hold(_DIRECTIONS[name], self._clock())
            return zone, Intent(Kind.NAVIGATE, zone, direction=step)
        if name in _KINDS:
            return zone, Intent(_KINDS[name], zone)
        if name in CALLS and CALLS.index(name) < len(self._calls):
            name = self._calls[CALLS.index(name)]
        return zone, Intent(Kind.COMMAND, zone, command=name)

    def released(self, place: int) -> None:
        """Handle a key that has been let go."""
        self._held.discard(place)
        holder = self.holder(place)
        if holder is not None and holder[1] in _DIRECTIONS:
            self._steering[holder[0]].let_go(_DIRECTIONS[holder[1]])

    def clear(self) -> None:
        """Forget what is held, as when the window loses the focus."""
        self._held.clear()
        for each in self._steering.values():
            each.clear()

    def due(self, now: int) -> int | None:
        """In how many ms a held direction repeats; None while none is held."""
        return soonest(*(each.due(now) for each in self._steering.values()))

    def repeated(self, now: int) -> Iterator[Intent]:
        """The repetitions of held directions that are due by `now`.

        Each zone repeats by itself: the system repeats only the key that anybody pressed last.
        """
        for zone, steering in self._steering.items():
            step = steering.repeated(now)
            if step is not None:
                yield Intent(Kind.NAVIGATE, zone, direction=step)
