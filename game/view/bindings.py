"""Which key or pad button means what: names of actions on one side, keys on the other.

A binding can be changed with `bind`; prompts ask `key_label` and so always show the one in force.
"""

from __future__ import annotations

from collections.abc import Mapping

import pygame

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
    "full_screen": (pygame.K_F11,),
    # Calls and choices by the verb of the notation; the others' seats, the next clockwise being 1.
    "uno": (pygame.K_u,),
    "challenge": (pygame.K_c,),
    "pass": (pygame.K_k,),
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
    "uno": (pygame.CONTROLLER_BUTTON_LEFTSHOULDER,),
    "challenge": (pygame.CONTROLLER_BUTTON_RIGHTSHOULDER,),
    "pass": (pygame.CONTROLLER_BUTTON_RIGHTSTICK,),
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
_BUTTON_LABELS = {
    pygame.CONTROLLER_BUTTON_A: "A",
    pygame.CONTROLLER_BUTTON_B: "B",
    pygame.CONTROLLER_BUTTON_X: "X",
    pygame.CONTROLLER_BUTTON_Y: "Y",
    pygame.CONTROLLER_BUTTON_BACK: "View",
    pygame.CONTROLLER_BUTTON_START: "Menu",
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: "LB",
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: "RB",
    pygame.CONTROLLER_BUTTON_RIGHTSTICK: "RS",
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: "←",
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: "→",
    pygame.CONTROLLER_BUTTON_DPAD_UP: "↑",
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: "↓",
}


class Bindings:
    """The table in force. The first key of an action is the one that prompts show."""

    def __init__(
        self,
        keys: Mapping[str, tuple[int, ...]] = KEYS,
        buttons: Mapping[str, tuple[int, ...]] = BUTTONS,
    ) -> None:
        self._keys = {name: list(codes) for name, codes in keys.items()}
        self._buttons = {name: list(codes) for name, codes in buttons.items()}

    def bind(self, name: str, key: int) -> None:
        """Make `key` the only key of an action, taking it from whatever had it."""
        for codes in self._keys.values():
            if key in codes:
                codes.remove(key)
        self._keys[name] = [key]

    def for_key(self, key: int) -> str | None:
        """The action that a key means, if any."""
        return _holder(self._keys, key)

    def for_button(self, button: int) -> str | None:
        """The action that a pad's button means, if any."""
        return _holder(self._buttons, button)

    def key_label(self, name: str) -> str:
        """What is printed on the key of an action; empty if no key is bound to it."""
        codes = self._keys.get(name)
        if not codes:
            return ""
        return _KEY_LABELS.get(codes[0]) or pygame.key.name(codes[0]).capitalize()

    def button_label(self, name: str) -> str:
        """What is printed on the pad's button of an action; empty if none is bound to it."""
        codes = self._buttons.get(name)
        return _BUTTON_LABELS.get(codes[0], "") if codes else ""


def _holder(table: Mapping[str, list[int]], code: int) -> str | None:
    for name, codes in table.items():
        if code in codes:
            return name
    return None
