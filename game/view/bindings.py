"""Which key or pad button means what: names of actions on one side, keys on the other.

A binding can be changed with `bind_key` and `bind_button`; prompts ask `key_label` and `button_label`, and so
always show the one in force. `kept_keys` and `kept_buttons` are what to write into the settings.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

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
    **{f"seat {n}": (pygame.K_0 + n, pygame.K_KP1 + n - 1) for n in range(1, 10)},
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
    "rules": (pygame.CONTROLLER_BUTTON_BACK,),
    "sort": (pygame.CONTROLLER_BUTTON_LEFTSTICK,),
    "uno": (pygame.CONTROLLER_BUTTON_LEFTSHOULDER,),
    "challenge": (pygame.CONTROLLER_BUTTON_RIGHTSHOULDER,),
    "pass": (pygame.CONTROLLER_BUTTON_RIGHTSTICK,),
    "one": (TRIGGER_LEFT,),
    "accuse": (TRIGGER_RIGHT,),
}

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

    A key means one action only. Binding it to another gives the one that had it the other's old key, if it
    would have none left: nothing can be lost by exchanging two.
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

    @property
    def names(self) -> tuple[str, ...]:
        """Every action that can have a key or a button."""
        return tuple(dict.fromkeys([*self._first_keys, *self._first_buttons]))

    def bind_key(self, name: str, key: int) -> str:
        """Make `key` the only key of an action; the name of the action it was taken from, or ""."""
        return _bind(self._keys, name, key)

    def bind_button(self, name: str, button: int) -> str:
        """Make `button` the only one of an action; the name of the action it was taken from, or ""."""
        return _bind(self._buttons, name, button)

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
        _restore(self._keys, keys)
        _restore(self._buttons, buttons)

    def for_key(self, key: int) -> str | None:
        """The action that a key means, if any."""
        return _holder(self._keys, key)

    def for_button(self, button: int) -> str | None:
        """The action that a pad's button means, if any."""
        return _holder(self._buttons, button)

    def key_label(self, name: str) -> str:
        """What is printed on the key of an action; empty if no key is bound to it."""
        codes = self._keys.get(name)
        return key_name(codes[0]) if codes else ""

    def button_label(self, name: str) -> str:
        """The picture of the pad's button of an action; empty if none is bound to it."""
        codes = self._buttons.get(name)
        return _GLYPHS.get(codes[0], "") if codes else ""


def is_glyph(label: str) -> bool:
    """Whether a label is the name of a picture, as those of a pad's buttons are."""
    return label.startswith("pad-")


def _bind(table: dict[str, list[int]], name: str, code: int) -> str:
    before = table.get(name, [])
    holder = _holder(table, code)
    table[name] = [code]
    if holder is None or holder == name:
        return ""
    table[holder].remove(code)
    if not table[holder]:
        table[holder] = before[:1]
    return holder


def _changed(
    table: Mapping[str, list[int]], first: Mapping[str, tuple[int, ...]]
) -> dict[str, list[int]]:
    return {
        name: list(codes) for name, codes in table.items() if codes != list(first.get(name, ()))
    }


def _restore(table: dict[str, list[int]], kept: Mapping[str, Sequence[int]]) -> None:
    taken = {code for codes in kept.values() for code in codes}
    for name, codes in table.items():
        if name in kept:
            table[name] = list(kept[name])
        else:
            table[name] = [code for code in codes if code not in taken]


def _holder(table: Mapping[str, list[int]], code: int) -> str | None:
    for name, codes in table.items():
        if code in codes:
            return name
    return None
