"""Sounds by name: `sound.play("play")`, `sound.volume("effects", 0.6)`.

Without a sound device nothing is heard and nothing breaks. The device is opened by the first sound
and not before, so that the first picture need not wait for it.
"""

from __future__ import annotations

import os
import random
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Protocol

import pygame

CHANNELS = ("effects", "voices", "music")


class Sound(Protocol):
    """What a scene may ask of the sound."""

    def play(self, name: str, channel: str = "effects") -> None:
        """Play one of the variations of a sound."""

    def volume(self, channel: str, level: float) -> None:
        """Set how loud one of CHANNELS is, 0.0 to 1.0."""


class Silence:
    """The player where there is no device: takes everything, plays nothing."""

    def play(self, name: str, channel: str = "effects") -> None:
        """Nothing is heard."""

    def volume(self, channel: str, level: float) -> None:
        """Nothing changes."""


class Speaker:
    """Plays `<folder>/<name>.ogg`, or any of its variations `<name>-1.ogg`, `<name>-2.ogg` …"""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.levels = dict.fromkeys(CHANNELS, 0.8)
        self._found: dict[str, list[Path]] = {}
        self._loaded: dict[str, list[pygame.mixer.Sound]] = {}
        self._open: bool | None = None
        self._shuffle = random.Random()

    def play(self, name: str, channel: str = "effects") -> None:
        """Play a sound, a different variation each time; a name without a file is silent."""
        level = self.levels[channel]
        if level <= 0 or not self._files(name) or not self._device():
            return
        sounds = self._variations(name)
        if sounds:
            chosen = self._shuffle.choice(sounds)
            chosen.set_volume(level)
            chosen.play()

    def volume(self, channel: str, level: float) -> None:
        """Set how loud a channel is from the next sound on."""
        self.levels[channel] = level

    def _device(self) -> bool:
        if self._open is None:
            try:
                with _hushed():
                    pygame.mixer.init(44100, -16, 2, 512)
            except pygame.error:
                self._open = False
            else:
                self._open = True
        return self._open

    def _variations(self, name: str) -> list[pygame.mixer.Sound]:
        if name not in self._loaded:
            self._loaded[name] = [pygame.mixer.Sound(file) for file in self._files(name)]
        return self._loaded[name]

    def _files(self, name: str) -> list[Path]:
        if name not in self._found:
            one, several = self.folder / f"{name}.ogg", self.folder.glob(f"{name}-*.ogg")
            self._found[name] = [file for file in (one, *sorted(several)) if file.is_file()]
        return self._found[name]


@contextmanager
def _hushed() -> Iterator[None]:
    """Keep what the system's sound library writes to the terminal, when there is no device, off it."""
    try:
        kept = os.dup(2)
    except OSError:  # there is no terminal, as in a windowed program
        yield
        return
    nowhere = os.open(os.devnull, os.O_WRONLY)
    try:
        os.dup2(nowhere, 2)
        yield
    finally:
        os.dup2(kept, 2)
        os.close(nowhere)
        os.close(kept)
