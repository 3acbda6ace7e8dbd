"""Sounds by name: `sound.play("play")`, `sound.music("evening")`, `sound.volume("effects", 0.6)`.

Without a sound device everything is silent. The device is opened by `open`, or by the first sound, so that the
first picture need not wait for it.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Protocol

import pygame

from game.files.reading import Unreadable, check_file
from game.view.base.quiet_stderr import hushed

LEVELS = {"effects": 0.8, "voices": 0.7, "music": 0.5}
"""The channels and their default volumes, 0.0 to 1.0."""

FADE = 1200
"""ms in which music fades in and out."""

TOGETHER = 40
"""ms within which a sound is not started again, so that cards that land together make one sound."""

VOICES_OF_MIXER = 16


class Sound(Protocol):
    """The interface of sound for scenes."""

    def open(self) -> None:
        """Open the device now, so that the first sound need not wait for it."""

    def play(self, name: str, channel: str = "effects") -> None:
        """Play one of the variations of a sound."""

    def music(self, name: str | None) -> None:
        """Let a piece of music come, again and again until another does; None lets it go."""

    def volume(self, channel: str, level: float) -> None:
        """Set how loud one of LEVELS is, 0.0 to 1.0."""


class Silence:
    """The sound without a device: every method does nothing."""

    def open(self) -> None:
        """Do nothing."""

    def play(self, name: str, channel: str = "effects") -> None:
        """Nothing is heard."""

    def music(self, name: str | None) -> None:
        """Nothing is heard."""

    def volume(self, channel: str, level: float) -> None:
        """Do nothing."""


class Speaker:
    """Plays `<folder>/<name>.ogg`, or any of its variations `<name>-1.ogg`, `<name>-2.ogg` …

    Music is `<folder>/music/<name>.ogg`. `clock` gives ms.
    """

    def __init__(self, folder: Path, clock: Callable[[], int] = pygame.time.get_ticks) -> None:
        self.folder = folder
        self.levels = dict(LEVELS)
        self._clock = clock
        self._loaded: dict[str, list[pygame.mixer.Sound]] = {}
        self._last: dict[str, tuple[int, pygame.mixer.Sound]] = {}
        self._piece: str | None = None
        self._open: bool | None = None
        self._shuffle = random.Random()

    def open(self) -> None:
        """Open the device now, so that the first sound need not wait for it."""
        self._device()

    def play(self, name: str, channel: str = "effects") -> None:
        """Play a sound, never the same variation twice running; a name without a file is silent."""
        level = self.levels[channel]
        if level <= 0 or not self._device():
            return
        sounds, now = self._variations(name), self._clock()
        began, before = self._last.get(name, (now - TOGETHER, None))
        if not sounds or now - began < TOGETHER:
            return
        chosen = self._shuffle.choice([each for each in sounds if each is not before] or sounds)
        self._last[name] = (now, chosen)
        # When all mixer channels are busy, the sound that has played longest is cut off.
        mixed = pygame.mixer.find_channel(force=True)
        mixed.play(chosen)
        mixed.set_volume(level)

    def music(self, name: str | None) -> None:
        """Let a piece of music come, again and again until another does; None lets it go."""
        if name != self._piece:
            self._piece = name
            self._change_music()

    def volume(self, channel: str, level: float) -> None:
        """Set how loud a channel is: music at once, the others from the next sound on.

        Raises KeyError for a channel that is not one of LEVELS.
        """
        before = self.levels[channel]
        self.levels[channel] = level = min(1.0, max(0.0, level))
        if channel == "music" and self._piece is not None:
            if (before > 0) != (level > 0):
                self._change_music()
            elif level > 0 and self._device():
                pygame.mixer.music.set_volume(level)

    def _change_music(self) -> None:
        level = self.levels["music"]
        if self._piece is None or level <= 0:
            if self._open:
                pygame.mixer.music.fadeout(FADE)
            return
        file = self.folder / "music" / f"{self._piece}.ogg"
        if self._device():
            try:
                check_file(file, within=self.folder)
                pygame.mixer.music.load(file)
            except (Unreadable, pygame.error):
                return
            pygame.mixer.music.set_volume(level)
            pygame.mixer.music.play(-1, fade_ms=FADE)

    def _device(self) -> bool:
        if self._open is None:
            try:
                with hushed():
                    pygame.mixer.init(44100, -16, 2, 512)
                pygame.mixer.set_num_channels(VOICES_OF_MIXER)
            except pygame.error:
                self._open = False
            else:
                self._open = True
        return self._open

    def _variations(self, name: str) -> list[pygame.mixer.Sound]:
        if name not in self._loaded:
            files = [self.folder / f"{name}.ogg", *sorted(self.folder.glob(f"{name}-[0-9]*.ogg"))]
            self._loaded[name] = [sound for file in files if (sound := _read(file, self.folder))]
        return self._loaded[name]


def _read(file: Path, folder: Path) -> pygame.mixer.Sound | None:
    try:
        check_file(file, within=folder)
        return pygame.mixer.Sound(file)
    except (Unreadable, pygame.error):
        return None
