"""Which key or pad button means what: names of actions on one side, keys on the other.

A binding can be changed with `bind_key` and `bind_button`; prompts ask `key_label` and `button_label`, and so
always show the one in force. `kept_keys` and `kept_buttons` are what to write into the settings.

A pad has fewer buttons than there are actions. So a button may have a meaning of its own at the tables where
something can be called (`CALLS`): there that goes before what it means everywhere else. `at_table` says
which calls there are just now.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

import pygame

TRIGGER_LEFT, TRIGGER_RIGHT = 101, 102
"""The triggers, which SDL tells of as axes, as buttons among the others."""

KEYS: Mapping[str, tuple[int, ...]] = {
    "left": (pygame.K_LEFT,),
    "right": (pygame.K_RIGHT,),
    "up": (pygame.K_UP,),
    "down": (pygame.K_DOWN,),
    "confirm": (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE),
    "back": (pygame.K_ESCAPE,),
    "menu": (pygame.K_F10,),
    "next": (pygame.K_TAB,),
    "draw": (pygame.K_d,),
    "why": (pygame.K_w,),
    "rules": (pygame.K_r,),
    "find": (pygame.K_f,),
    "sort": (pygame.K_s,),
    "hint": (pygame.K_h,),
    "guide": (pygame.K_g,),
    "full_screen": (pygame.K_F11,),
    # Calls and choices by the verb of the notation; the others' seats, the next clockwise being 1.
    "uno": (pygame.K_u,),
    "challenge": (pygame.K_c,),
    "pass": (pygame.K_k,),
    "one": (pygame.K_o,),
    "call": (pygame.K_l,),
    "suit": (pygame.K_i,),
    "accuse": (pygame.K_a,),
    "say": (pygame.K_t,),
    "time out": (pygame.K_p,),
    "together": (pygame.K_b,),
    "gather": (pygame.K_m,),
    # While a list is open whose items have figures for keys, the function keys still mean the seats.
    **{
        f"seat {n}": (pygame.K_0 + n, pygame.K_F1 + n - 1, pygame.K_KP1 + n - 1)
        for n in range(1, 10)
    },
}
BUTTONS: Mapping[str, tuple[int, ...]] = {
    "left": (pygame.CONTROLLER_BUTTON_DPAD_LEFT,),
    "right": (pygame.CONTROLLER_BUTTON_DPAD_RIGHT,),
    "up": (pygame.CONTROLLER_BUTTON_DPAD_UP,),
    "down": (pygame.CONTROLLER_BUTTON_DPAD_DOWN,),
    "confirm": (pygame.CONTROLLER_BUTTON_A,),
    "back": (pygame.CONTROLLER_BUTTON_B,),
    "menu": (pygame.CONTROLLER_BUTTON_START,),
    "draw": (pygame.CONTROLLER_BUTTON_X,),
    "why": (pygame.CONTROLLER_BUTTON_Y,),
    "previous": (pygame.CONTROLLER_BUTTON_LEFTSHOULDER,),
    "next": (pygame.CONTROLLER_BUTTON_RIGHTSHOULDER,),
    "rules": (pygame.CONTROLLER_BUTTON_BACK,),
    "hint": (TRIGGER_RIGHT,),
    "sort": (pygame.CONTROLLER_BUTTON_LEFTSTICK,),
    "together": (pygame.CONTROLLER_BUTTON_RIGHTSTICK,),
    "uno": (pygame.CONTROLLER_BUTTON_LEFTSHOULDER,),
    "challenge": (pygame.CONTROLLER_BUTTON_RIGHTSHOULDER,),
    "pass": (TRIGGER_LEFT,),
    "call": (pygame.CONTROLLER_BUTTON_LEFTSHOULDER,),
    "suit": (pygame.CONTROLLER_BUTTON_RIGHTSHOULDER,),
    "one": (TRIGGER_LEFT,),
    "accuse": (TRIGGER_RIGHT,),
    "gather": (pygame.CONTROLLER_BUTTON_LEFTSTICK,),
    "say": (pygame.CONTROLLER_BUTTON_RIGHTSTICK,),
    "more": (pygame.CONTROLLER_BUTTON_BACK,),
}
CALLS: tuple[frozenset[str], ...] = (
    frozenset({"uno", "challenge", "pass"}),
    frozenset({"one", "call", "suit", "accuse", "say", "time out", "gather", "more"}),
)
"""What can be called, by the tables at which it can: those of two tables never meet on one."""

_KEY_LABELS = {
    pygame.K_RETURN: "Enter",
    pygame.K_ESCAPE: "Esc",
    pygame.K_SPACE: "Space",
    pygame.K_TAB: "Tab",
    pygame.K_LEFT: "←",
    pygame.K_RIGHT: "→",
    pygame.K_UP: "↑",
    pygame.K_DOWN: "↓",
}
_GLYPHS = {
    pygame.CONTROLLER_BUTTON_A: "pad-a",
    pygame.CONTROLLER_BUTTON_B: "pad-b",
    pygame.CONTROLLER_BUTTON_X: "pad-x",
    pygame.CONTROLLER_BUTTON_Y: "pad-y",
    pygame.CONTROLLER_BUTTON_BACK: "pad-view",
    pygame.CONTROLLER_BUTTON_START: "pad-menu",
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: "pad-lb",
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: "pad-rb",
    pygame.CONTROLLER_BUTTON_LEFTSTICK: "pad-ls",
    pygame.CONTROLLER_BUTTON_RIGHTSTICK: "pad-rs",
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: "pad-left",
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: "pad-right",
    pygame.CONTROLLER_BUTTON_DPAD_UP: "pad-up",
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: "pad-down",
    TRIGGER_LEFT: "pad-lt",
    TRIGGER_RIGHT: "pad-rt",
}
"""The pictures (under `icons/`) of a pad's buttons: keycaps draw them in the place of letters."""

_MODIFIERS = frozenset(
    {
        pygame.K_LSHIFT, pygame.K_RSHIFT, pygame.K_LCTRL, pygame.K_RCTRL, pygame.K_LALT, pygame.K_RALT,
        pygame.K_LMETA, pygame.K_RMETA, pygame.K_CAPSLOCK, pygame.K_NUMLOCK, pygame.K_MODE,
    }
)  # fmt: skip


def bindable_key(key: int) -> bool:
    """Whether a key can be bound: not those that only change what others mean."""
    return key not in _MODIFIERS


def bindable_button(button: int) -> bool:
    """Whether a pad's button can be bound: those that have a picture to be shown by."""
    return button in _GLYPHS


def key_name(key: int) -> str:
    """What is printed on a key."""
    return _KEY_LABELS.get(key) or pygame.key.name(key).capitalize()


class Bindings:
    """The table in force. The first key of an action is the one that prompts show.

    A key means one action only, a pad's button one of each room: everywhere, and at each kind of table. Binding
    it to another gives the one that had it the other's old key, if it would have none left: nothing can be
    lost by exchanging two.
    """

    def __init__(
        self,
        keys: Mapping[str, tuple[int, ...]] = KEYS,
        buttons: Mapping[str, tuple[int, ...]] = BUTTONS,
    ) -> None:
        self._first_keys = keys
        self._first_buttons = buttons
        self._keys = {name: list(codes) for name, codes in keys.items()}
        self._buttons = {name: list(codes) for name, codes in buttons.items()}
        self._calls: frozenset[str] = frozenset()

    def at_table(self, calls: Collection[str]) -> None:
        """Just now these can be called (by their verbs): none of them away from a table."""
        self._calls = frozenset(calls)

    @property
    def names(self) -> tuple[str, ...]:
        """Every action that can have a key or a button."""
        return tuple(dict.fromkeys([*self._first_keys, *self._first_buttons]))

    def bind_key(self, name: str, key: int) -> str:
        """Make `key` the only key of an action; the name of the action it was taken from, or ""."""
        return _bind(self._keys, name, key, list(self._keys))

    def bind_button(self, name: str, button: int) -> str:
        """Make `button` the only one of an action; the name of the action it was taken from, or ""."""
        return _bind(self._buttons, name, button, _rivals(name, self._buttons))

    def reset_keys(self) -> None:
        """The keys as they came."""
        self._keys = {name: list(codes) for name, codes in self._first_keys.items()}

    def reset_buttons(self) -> None:
        """The pad's buttons as they came."""
        self._buttons = {name: list(codes) for name, codes in self._first_buttons.items()}

    @property
    def kept_keys(self) -> dict[str, list[int]]:
        """The keys of the actions that are not as they came."""
        return _changed(self._keys, self._first_keys)

    @property
    def kept_buttons(self) -> dict[str, list[int]]:
        """The buttons of the actions that are not as they came."""
        return _changed(self._buttons, self._first_buttons)

    def restore(
        self, keys: Mapping[str, Sequence[int]], buttons: Mapping[str, Sequence[int]]
    ) -> None:
        """Bind what was kept; actions that are not known any more are passed over."""
        self.reset_keys()
        self.reset_buttons()
        for name, codes in keys.items():
            _take(self._keys, name, codes, [other for other in self._keys if other not in keys])
        for name, codes in buttons.items():
            others = [other for other in _rivals(name, self._buttons) if other not in buttons]
            _take(self._buttons, name, codes, others)

    def for_key(self, key: int) -> str | None:
        """The action that a key means, if any."""
        return next(iter(_holders(self._keys, key)), None)

    def for_button(self, button: int) -> str | None:
        """The action that a pad's button means just now, if any."""
        holders = _holders(self._buttons, button)
        here = [name for name in holders if _room(name) and name in self._calls]
        anywhere = [name for name in holders if not _room(name)]
        return next(iter(here + anywhere), None)

    def key_label(self, name: str) -> str:
        """What is printed on the key of an action; empty if no key is bound to it."""
        codes = self._keys.get(name)
        return key_name(codes[0]) if codes else ""

    def key_labels(self, name: str) -> list[str]:
        """What is printed on each of the keys of an action."""
        return [key_name(code) for code in self._keys.get(name, ())]

    def button_label(self, name: str) -> str:
        """The picture of the pad's button of an action; empty if none is bound to it."""
        codes = self._buttons.get(name)
        return button_glyph(codes[0]) if codes else ""

    def button_here(self, name: str) -> str:
        """The picture of the pad's button that means an action just now; empty if none does."""
        found = (code for code in self._buttons.get(name, ()) if self.for_button(code) == name)
        return button_glyph(next(found, -1))


def button_glyph(button: int) -> str:
    """The picture that stands for a pad's button; empty if it has none."""
    return _GLYPHS.get(button, "")


def is_glyph(label: str) -> bool:
    """Whether a label is the name of a picture, as those of a pad's buttons are."""
    return label.startswith("pad-")


def _room(name: str) -> frozenset[str]:
    """The calls with which an action shares its tables; none for what is meant everywhere."""
    return next((calls for calls in CALLS if name in calls), frozenset())


def _rivals(name: str, table: Mapping[str, list[int]]) -> list[str]:
    """The actions that cannot have a button with another: of its room, or all if it is meant everywhere."""
    room = _room(name)
    return [other for other in table if not room or other in room]


def _bind(table: dict[str, list[int]], name: str, code: int, rivals: Sequence[str]) -> str:
    before = table.get(name, [])
    table[name] = [code]
    taken = [other for other in _holders(table, code) if other != name and other in rivals]
    for other in taken:
        table[other].remove(code)
        if not table[other]:
            table[other] = before[:1]
    return taken[0] if taken else ""


def _take(
    table: dict[str, list[int]], name: str, codes: Sequence[int], others: Sequence[str]
) -> None:
    """Give an action its codes, of which the others then have none."""
    if name not in table:
        return
    table[name] = list(codes)
    for other in others:
        table[other] = [code for code in table[other] if code not in codes]


def _changed(
    table: Mapping[str, list[int]], first: Mapping[str, tuple[int, ...]]
) -> dict[str, list[int]]:
    return {
        name: list(codes) for name, codes in table.items() if codes != list(first.get(name, ()))
    }


def _holders(table: Mapping[str, list[int]], code: int) -> list[str]:
    return [name for name, codes in table.items() if code in codes]
