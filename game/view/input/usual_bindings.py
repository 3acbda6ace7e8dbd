"""The bindings that come with the program: `usual_bindings(infos, key_name)`.

They are made from the actions that every screen has, those of some tables and of replays, and the verbs of the
games.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING

import pygame

from game.view.input.bindings import (
    BUTTON_NAMES,
    TRIGGER_LEFT,
    TRIGGER_RIGHT,
    Bindings,
    button_glyph,
)

if TYPE_CHECKING:  # the first picture must not wait for the rules
    from game.engine.info import Info
    from game.engine.verbs import Verb

CALLS = tuple(f"call_{n}" for n in range(1, 5))
"""The keys for what the game at the table lets people say: its first verb that is offered, its second …"""
LOOK = "look_hand"
"""Opens and closes one's own hand where hands lie closed."""
LOOK_TOO = "look_hand_too"
"""The same for the other of two people who share a pad."""

STAND_IN = "stand_in"
"""Lets a bot play for somebody whose phone is away: a function key, as these are everybody's. On a pad it comes
before all else that its button means, as long as a phone is away.
"""


def _figures(number: int) -> tuple[int, ...]:
    """Return the keys for the seat with a number: figure, function key (unless it is taken), number pad."""
    pad = pygame.K_KP1 + number - 1  # the nought comes after the nine
    if number == 10:
        return pygame.K_0, pad
    return pygame.K_0 + number, pygame.K_F1 + number - 1, pad


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
    "undo": (pygame.K_z, pygame.K_BACKSPACE),
    "full_screen": (pygame.K_F11,),
    "together": (pygame.K_b,),
    "gather": (pygame.K_m,),
    "moves": (pygame.K_j,),
    "face": (pygame.K_y,),
    LOOK: (pygame.K_e,),
    STAND_IN: (pygame.K_F12,),
    # The others' seats, the next clockwise being 1; where people hand the screen on, all seats by number. While
    # a list is open whose items have figures for keys, the function keys still mean the seats.
    **{f"seat {n}": _figures(n) for n in range(1, 11)},
}
"""The default keys of the actions on every screen."""

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
    "moves": (TRIGGER_LEFT,),
    "sort": (pygame.CONTROLLER_BUTTON_LEFTSTICK,),
    "together": (pygame.CONTROLLER_BUTTON_RIGHTSTICK,),
}
"""The default pad buttons of the actions on every screen."""

AT_FREE_TABLES: Mapping[str, tuple[int, ...]] = {
    "gather": (pygame.CONTROLLER_BUTTON_LEFTSTICK,),
    "more": (pygame.CONTROLLER_BUTTON_BACK,),
}
"""The default pad buttons of further actions at a table where mistakes can be played."""

WITHOUT_CLOCK: Mapping[str, tuple[int, ...]] = {"undo": (pygame.CONTROLLER_BUTTON_RIGHTSTICK,)}
"""The default pad buttons of further actions where no clock runs: several cards are not played there."""

AT_CORNERS: Mapping[str, tuple[int, ...]] = {
    LOOK: (TRIGGER_RIGHT,),
    CALLS[0]: (pygame.CONTROLLER_BUTTON_Y,),
    CALLS[1]: (pygame.CONTROLLER_BUTTON_LEFTSHOULDER,),
    CALLS[2]: (pygame.CONTROLLER_BUTTON_RIGHTSHOULDER,),
    CALLS[3]: (TRIGGER_LEFT,),
}
"""The default pad buttons of further actions where everybody plays from a corner: those of the games' verbs
would be too many for one pad, and its shoulders are nearest to hand."""

AT_SHARED_CORNERS: Mapping[str, tuple[int, ...]] = {
    **{name: codes for name, codes in AT_CORNERS.items() if name != CALLS[3]},
    LOOK_TOO: AT_CORNERS[CALLS[3]],
}
"""The same where two people share a pad: each has a button to look, and there are fewer for calls."""

AT_TRICK_TABLES: Mapping[str, tuple[int, ...]] = {"last_trick": (pygame.K_l,)}
"""The default keys of further actions at a table where tricks are taken."""

AT_REPLAYS: Mapping[str, tuple[int, ...]] = {
    "round_back": (pygame.K_PAGEUP,),
    "round_on": (pygame.K_PAGEDOWN,),
    "to_start": (pygame.K_HOME,),
    "to_end": (pygame.K_END,),
    "hands": (pygame.K_h,),
    "copy": (pygame.K_c,),
    "play_on": (pygame.K_p,),
    "slower": (pygame.K_MINUS, pygame.K_KP_MINUS),
    "faster": (pygame.K_PLUS, pygame.K_EQUALS, pygame.K_KP_PLUS),
}
"""The default keys of further actions where a match is watched again."""

AT_LESSONS: Mapping[str, tuple[int, ...]] = {
    "lesson_back": (pygame.K_b,),
    "lesson_skip": (pygame.K_n,),
}
"""The default keys of further actions in a lesson."""

AT_MATCHES: Mapping[str, tuple[int, ...]] = {"paste": (pygame.K_p,)}
"""The default keys of further actions at the list of all matches."""

FURTHER_BUTTONS: Mapping[str, tuple[int, ...]] = {
    STAND_IN: (pygame.CONTROLLER_BUTTON_LEFTSTICK,),
    "last_trick": (pygame.CONTROLLER_BUTTON_X,),
    "round_back": (pygame.CONTROLLER_BUTTON_LEFTSHOULDER,),
    "round_on": (pygame.CONTROLLER_BUTTON_RIGHTSHOULDER,),
    "hands": (pygame.CONTROLLER_BUTTON_Y,),
    "copy": (pygame.CONTROLLER_BUTTON_LEFTSTICK,),
    "play_on": (pygame.CONTROLLER_BUTTON_X,),
    "slower": (TRIGGER_LEFT,),
    "faster": (TRIGGER_RIGHT,),
    "lesson_back": (pygame.CONTROLLER_BUTTON_LEFTSTICK,),
    "lesson_skip": (pygame.CONTROLLER_BUTTON_RIGHTSTICK,),
    "paste": (pygame.CONTROLLER_BUTTON_X,),
}
"""The default pad buttons of the same actions."""

FAR = {"left": "round_back", "right": "round_on"}
"""The actions that Shift or Ctrl make of others, where there are such."""


def usual_bindings(
    infos: Iterable[Info], key_name: Callable[[int], str]
) -> tuple[Bindings, Bindings]:
    """Return the default bindings of the keys and of the pads, with the verbs of these games.

    `key_name` gives what is printed on a key.

    A verb whose default key is taken at its own table or on every screen has none until one is bound to it.
    """
    verbs: dict[str, Verb] = {}
    tables: list[frozenset[str]] = []
    for info in infos:
        own = {
            v.word: v for v in info.verbs if v.word not in KEYS and (v.offered or v.key or v.button)
        }
        verbs = {**own, **verbs}
        free = frozenset(AT_FREE_TABLES) if info.mistakes_can_be_played else frozenset()
        calm = frozenset() if info.timed else frozenset(WITHOUT_CLOCK)
        taking = frozenset(AT_TRICK_TABLES) if info.has_last_trick else frozenset()
        tables.append(frozenset(own) | free | calm | taking)
    tables += [frozenset(AT_CORNERS), frozenset(AT_SHARED_CORNERS), frozenset(AT_REPLAYS)]
    tables += [frozenset(AT_LESSONS), frozenset(AT_MATCHES), frozenset({STAND_IN})]
    at_screens = (*AT_FREE_TABLES, *AT_TRICK_TABLES, *AT_REPLAYS, *AT_LESSONS, *AT_MATCHES)
    names = dict.fromkeys([*KEYS, *BUTTONS, *at_screens])
    before = list(names).index("together")
    further = {**AT_CORNERS, **AT_SHARED_CORNERS}
    # At a corner its own actions come before the games' verbs, which have the same buttons at a table.
    names = dict.fromkeys([*list(names)[:before], *further, *verbs, *list(names)[before:]])
    own_keys = {**AT_TRICK_TABLES, **AT_REPLAYS, **AT_LESSONS, **AT_MATCHES, **KEYS}
    keys = {
        name: own_keys.get(name, ()) for name in names if name != LOOK_TOO
    }  # it is a pad's alone
    further = {**AT_FREE_TABLES, **WITHOUT_CLOCK, **further, **FURTHER_BUTTONS}
    buttons = {name: BUTTONS.get(name, further.get(name, ())) for name in names}
    everywhere = {code for codes in KEYS.values() for code in codes}
    for word, verb in verbs.items():
        meeting = frozenset().union(*(table for table in tables if word in table))
        beside = {code for other in meeting for code in keys.get(other, ())}
        if verb.key and ord(verb.key) not in everywhere | beside:
            keys[word] = (ord(verb.key),)
        if verb.button:
            buttons[word] = (BUTTON_NAMES[verb.button],)
    return (
        # Marking a card has a key on every screen: it is an action of the hand, like sorting.
        Bindings(keys, key_name, [table - frozenset(KEYS) for table in tables]),
        Bindings(buttons, button_glyph, tables, shadows=True),
    )
