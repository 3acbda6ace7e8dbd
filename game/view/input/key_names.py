"""What is printed on keys, in the words of a language: `KeyNames`."""

from __future__ import annotations

import re

import pygame

from game.words.catalogue import Catalogue

_OF_THE_PAD = re.compile(r"\[(.)\]")
"""What SDL calls the keys of the number pad."""


class KeyNames:
    """The names of keys in these `words`, or those that SDL has while there are none.

    A table asks for a dozen in each frame, so each is worked out once for its language and its keyboard.
    """

    def __init__(self) -> None:
        self._words: Catalogue | None = None
        self._known: dict[int, str] = {}

    @property
    def words(self) -> Catalogue | None:
        """The words that keys are named with."""
        return self._words

    @words.setter
    def words(self, words: Catalogue) -> None:
        self._words = words
        self.forget()

    def forget(self) -> None:
        """Work out all names again: the keyboard is another."""
        self._known.clear()

    def name(self, key: int) -> str:
        """Return the label of a key: its message, or the name that the system has for it."""
        if key not in self._known:
            self._known[key] = self._name(key)
        return self._known[key]

    def _name(self, key: int) -> str:
        name, words = pygame.key.name(key), self._words
        if words is None:
            return name
        if on_pad := _OF_THE_PAD.fullmatch(name):
            return words("key.pad", key=on_pad[1])
        message = f"key.{name}"
        # Letters and function keys are printed alike for everybody.
        return words(message) if message in words else name.upper()

    def short(self, key: int) -> str:
        """Return the label where only keys of the number pad can be meant: "8" and not "Num 8"."""
        if self._words is not None and (on_pad := _OF_THE_PAD.fullmatch(pygame.key.name(key))):
            return on_pad[1]
        return self.name(pygame.K_RETURN if key == pygame.K_KP_ENTER else key)
