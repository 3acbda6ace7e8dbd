"""Which key or pad button means what: names of actions on one side, codes of keys on the other.

`usual_bindings(infos)` makes the tables for the keys and for the pads, of what every screen knows and of the
verbs that the games declare. A binding can be changed with `bind`; prompts ask `label`, and so always show the
one in force. `kept` is what to write into the settings.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

import pygame

from game.words.catalogue import Catalogue

if TYPE_CHECKING:  # the first picture must not wait for the rules
    from game.engine.info import Info
    from game.engine.verbs import Verb

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
    "together": (pygame.K_b,),
    "gather": (pygame.K_m,),
    # The others' seats, the next clockwise being 1. While a list is open whose items have figures for keys,
    # the function keys still mean the seats.
    **{
        f"seat {n}": (pygame.K_0 + n, pygame.K_F1 + n - 1, pygame.K_KP1 + n - 1)
        for n in range(1, 10)
    },
}
"""What a key means on every screen."""

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
}
"""What a pad's button means on every screen."""

AT_FREE_TABLES: Mapping[str, tuple[int, ...]] = {
    "gather": (pygame.CONTROLLER_BUTTON_LEFTSTICK,),
    "more": (pygame.CONTROLLER_BUTTON_BACK,),
}
"""What a pad's button means besides at a table where mistakes can be played."""

GLYPHS: Mapping[int, str] = {
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

BUTTON_NAMES = {glyph.removeprefix("pad-"): button for button, glyph in GLYPHS.items()}
"""The buttons by the names that verbs are declared with."""

_OF_THE_PAD = re.compile(r"\[(.)\]")
"""What SDL calls the keys of the number pad."""

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
    return button in GLYPHS


def key_name(words: Catalogue, key: int) -> str:
    """What is printed on a key: its message, or what the system calls it."""
    name = pygame.key.name(key)
    if on_pad := _OF_THE_PAD.fullmatch(name):
        return words("key.pad", key=on_pad[1])
    message = f"key.{name}"
    # Letters and function keys are printed alike for everybody.
    return words(message) if message in words else name.upper()


def button_glyph(button: int) -> str:
    """The picture that stands for a pad's button; empty if it has none."""
    return GLYPHS.get(button, "")


def is_glyph(label: str) -> bool:
    """Whether a label is the name of a picture, as those of a pad's buttons are."""
    return label.startswith("pad-")


class Bindings:
    """The table in force for one kind of device. The first code of an action is the one that prompts show.

    `usual` is the table as it comes, `tables` the names that have a meaning at one game's table alone, a set a
    game: actions that never meet at one table may share a code. What is meant there `shadows` what a code
    means everywhere else, if that is allowed on this device. Binding a code to another action gives the one
    that had it the other's old code, if it would have none left: nothing can be lost by exchanging two.
    """

    def __init__(
        self,
        usual: Mapping[str, tuple[int, ...]],
        label: Callable[[int], str],
        tables: Sequence[frozenset[str]] = (),
        *,
        shadows: bool = False,
    ) -> None:
        self._usual = usual
        self._label = label
        self._tables = tables
        self._shadows = shadows
        self._codes: dict[str, list[int]] = {}
        self._here: frozenset[str] = frozenset()
        self.reset()

    def at_table(self, names: Collection[str]) -> None:
        """Just now these can be done that belong to a game's table: none of them away from a table."""
        self._here = frozenset(names)

    @property
    def names(self) -> tuple[str, ...]:
        """Every action that can have a code."""
        return tuple(self._usual)

    def reset(self) -> None:
        """Everything as it came."""
        self._codes = {name: list(codes) for name, codes in self._usual.items()}

    @property
    def kept(self) -> dict[str, list[int]]:
        """The codes of the actions that are not as they came."""
        return {
            name: list(codes)
            for name, codes in self._codes.items()
            if codes != list(self._usual.get(name, ()))
        }

    def restore(self, kept: Mapping[str, Sequence[int]]) -> None:
        """Bind what was kept; actions that are not known any more are passed over."""
        self.reset()
        for name, codes in kept.items():
            if name in self._codes:
                self._codes[name] = list(codes)
                for other in self._rivals(name):
                    if other not in kept:
                        self._codes[other] = [c for c in self._codes[other] if c not in codes]

    def bind(self, name: str, code: int) -> str:
        """Make a code the only one of an action; the name of the action it was taken from, or ""."""
        before = self._codes.get(name, [])
        self._codes[name] = [code]
        rivals = self._rivals(name)
        taken = [other for other in self._holders(code) if other != name and other in rivals]
        for other in taken:
            self._codes[other].remove(code)
            if not self._codes[other]:
                self._codes[other] = before[:1]
        return taken[0] if taken else ""

    def meaning(self, code: int) -> str | None:
        """The action that a code means just now, if any."""
        holders = self._holders(code)
        here = [name for name in holders if name in self._here and self._at_tables(name)]
        anywhere = [name for name in holders if not self._at_tables(name)]
        return next(iter(here + anywhere), None)

    def label(self, name: str) -> str:
        """What is printed on the key, or the picture of the button, of an action; empty if it has none."""
        codes = self._codes.get(name)
        return self._label(codes[0]) if codes else ""

    def labels(self, name: str) -> list[str]:
        """What is printed on each of the keys of an action."""
        return [self._label(code) for code in self._codes.get(name, ())]

    def label_here(self, name: str) -> str:
        """The label of the code that means an action just now; empty if none does."""
        codes = self._codes.get(name, ())
        return next((self._label(code) for code in codes if self.meaning(code) == name), "")

    def _holders(self, code: int) -> list[str]:
        return [name for name, codes in self._codes.items() if code in codes]

    def _at_tables(self, name: str) -> bool:
        return any(name in table for table in self._tables)

    def _rivals(self, name: str) -> list[str]:
        """The actions that cannot have a code with another one, for they can be meant at one time."""
        meeting = frozenset().union(*(table for table in self._tables if name in table))
        if not meeting:
            return list(self._codes)
        return [
            other
            for other in self._codes
            if other in meeting or (not self._shadows and not self._at_tables(other))
        ]


def usual_bindings(
    infos: Iterable[Info], key_name: Callable[[int], str]
) -> tuple[Bindings, Bindings]:
    """The bindings of the keys and of the pads as they come, with the verbs of these games.

    A verb whose usual key is taken at its own table, or on every screen, has none until one is bound to it.
    """
    verbs: dict[str, Verb] = {}
    tables: list[frozenset[str]] = []
    for info in infos:
        own = {
            v.word: v for v in info.verbs if v.word not in KEYS and (v.offered or v.key or v.button)
        }
        verbs = {**own, **verbs}
        free = frozenset(AT_FREE_TABLES) if info.mistakes_can_be_played else frozenset()
        tables.append(frozenset(own) | free)
    names = dict.fromkeys([*KEYS, *BUTTONS, *AT_FREE_TABLES])
    before = list(names).index("together")
    names = dict.fromkeys([*list(names)[:before], *verbs, *list(names)[before:]])
    keys = {name: KEYS.get(name, ()) for name in names}
    buttons = {name: BUTTONS.get(name, AT_FREE_TABLES.get(name, ())) for name in names}
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
