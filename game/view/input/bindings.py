"""Bindings of actions, by name, to codes of keys and of pad buttons.

`bind` changes a binding; prompts use `label`, and so always show the present one. `kept` is what to write into
the settings. `usual_bindings` has those that come with the program.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence

import pygame

from game.words.catalogue import Catalogue

TRIGGER_LEFT, TRIGGER_RIGHT = 101, 102
"""Codes for the triggers, which SDL reports as axes."""

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
"""The pictures, under `icons/`, of pad buttons, which keycaps show instead of letters."""

BUTTON_NAMES = {glyph.removeprefix("pad-"): button for button, glyph in GLYPHS.items()}
"""The buttons by the names that verbs are declared with."""

_MODIFIERS = frozenset(
    {
        pygame.K_LSHIFT, pygame.K_RSHIFT, pygame.K_LCTRL, pygame.K_RCTRL, pygame.K_LALT, pygame.K_RALT,
        pygame.K_LMETA, pygame.K_RMETA, pygame.K_CAPSLOCK, pygame.K_NUMLOCK, pygame.K_MODE,
    }
)  # fmt: skip


def bindable_key(key: int) -> bool:
    """Return whether a key can be bound; modifier keys cannot."""
    return key not in _MODIFIERS


def bindable_button(button: int) -> bool:
    """Return whether a pad button can be bound, which is if it has a picture."""
    return button in GLYPHS


def button_glyph(button: int) -> str:
    """The picture that stands for a pad's button; empty if it has none."""
    return GLYPHS.get(button, "")


def is_glyph(label: str) -> bool:
    """Whether a label is the name of a picture, as those of a pad's buttons are."""
    return label.startswith("pad-")


def in_a_sentence(label: str, words: Catalogue) -> str:
    """Return a label as it is written in a sentence, where no picture of a button can stand."""
    return words(f"key.{label}") if is_glyph(label) else label


class Bindings:
    """The bindings of one kind of device. Prompts show the first code of an action.

    `usual` is the default table. `tables` holds, for each game, the set of actions that exist at its table
    alone; actions that never exist at the same table may share a code. If `shadows`, such an action may take a
    code that has another meaning on every screen. Binding a code takes it from the action that had it, which
    gets the other's old code if it would have none left, so that exchanging two codes loses neither.
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
        self._codes_here: dict[str, int | None] = {}
        """The codes of the prompts that were asked for since the bindings or the table changed last."""
        self.reset()

    def at_table(self, names: Collection[str]) -> None:
        """Set which actions of a game's table exist now; none away from a table."""
        self._here = frozenset(names)
        self._codes_here.clear()

    def exists(self, name: str) -> bool:
        """Return whether an action of some tables exists at the present one."""
        return name in self._here

    @property
    def names(self) -> tuple[str, ...]:
        """Every action that can have a code."""
        return tuple(self._usual)

    def reset(self) -> None:
        """Restore the defaults."""
        self._codes = {name: list(codes) for name, codes in self._usual.items()}
        self._codes_here.clear()

    @property
    def kept(self) -> dict[str, list[int]]:
        """Return the codes of the actions whose bindings are not the defaults."""
        return {
            name: list(codes)
            for name, codes in self._codes.items()
            if codes != list(self._usual.get(name, ()))
        }

    def restore(self, kept: Mapping[str, Sequence[int]]) -> None:
        """Bind what `kept` returned; unknown actions are ignored."""
        self.reset()
        for name, codes in kept.items():
            if name in self._codes:
                self._codes[name] = list(codes)
                for other in self._unshared(name):
                    if other not in kept:
                        self._codes[other] = [c for c in self._codes[other] if c not in codes]
        self._codes_here.clear()

    def bind(self, name: str, code: int) -> str:
        """Make a code the only one of an action; return the action that it was taken from, or ""."""
        before = self.codes(name)
        self._codes[name] = [code]
        self._codes_here.clear()
        rivals = self._rivals(name)
        taken = [other for other in self._holders(code) if other != name and other in rivals]
        for other in taken:
            self._lose(other, code, before)
        return taken[0] if taken else ""

    def give_up(self, code: int, instead: Sequence[int]) -> None:
        """Take a code from all actions; one that would have none left gets the first of `instead`."""
        for name in self._holders(code):
            self._lose(name, code, instead)

    def _lose(self, name: str, code: int, instead: Sequence[int]) -> None:
        self._codes_here.clear()
        self._codes[name].remove(code)
        if not self._codes[name]:
            taken = {each for other in self._unshared(name) for each in self._codes[other]}
            self._codes[name] = [each for each in instead[:1] if each not in taken]

    def codes(self, name: str) -> tuple[int, ...]:
        """Return all codes of an action, that of its prompt first."""
        return tuple(self._codes.get(name, ()))

    def meaning(self, code: int) -> str | None:
        """Return the action that a code stands for now, or None."""
        holders = self._holders(code)
        here = [name for name in holders if name in self._here and self._at_tables(name)]
        anywhere = [name for name in holders if not self._at_tables(name)]
        return next(iter(here + anywhere), None)

    def label(self, name: str, taken: Collection[int] = ()) -> str:
        """Return the label of an action's first key, or the picture of its button; "" if it has none.

        Codes that are `taken` mean something else now.
        """
        codes = (code for code in self._codes.get(name, ()) if code not in taken)
        return next(map(self._label, codes), "")

    def labels(self, name: str) -> list[str]:
        """Return the labels of all keys of an action."""
        return [self._label(code) for code in self._codes.get(name, ())]

    def label_here(self, name: str) -> str:
        """Return the label of the first code that stands for an action now; "" if none does."""
        if name not in self._codes_here:
            codes = self._codes.get(name, ())
            self._codes_here[name] = next((c for c in codes if self.meaning(c) == name), None)
        code = self._codes_here[name]
        return "" if code is None else self._label(code)

    def _holders(self, code: int) -> list[str]:
        return [name for name, codes in self._codes.items() if code in codes]

    def _at_tables(self, name: str) -> bool:
        return any(name in table for table in self._tables)

    def _unshared(self, name: str) -> list[str]:
        """Return the others that never have the same code, not even by default.

        What exists at some tables alone may have that of an action of every screen, and comes before it there.
        """
        rivals = [other for other in self._rivals(name) if other != name]
        if self._shadows and not self._at_tables(name):
            return [other for other in rivals if not self._at_tables(other)]
        return rivals

    def _rivals(self, name: str) -> list[str]:
        """Return the actions that cannot share a code with this one, as both can exist at the same time."""
        meeting = frozenset().union(*(table for table in self._tables if name in table))
        if not meeting:
            return list(self._codes)
        return [
            other
            for other in self._codes
            if other in meeting or (not self._shadows and not self._at_tables(other))
        ]
