"""Sounds by name: `sound.play("play")`, `sound.music("title")`, `sound.volume("effects", 0.6)`.

A sound that does not come with the program is decoded by a process of its own, and silent until that has come
back. Without a sound device everything is silent. The device is opened by `open`, or by the first sound, so
that the first picture need not wait for it.

The mixer adds up what plays and cuts off what is too high, which crackles. So it is known of each sound how
high it goes from moment to moment, and where several would together go too high, all are played softer.
"""

from __future__ import annotations

import random
from array import array
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from game.engine.problems import Phrase
from game.files.reading import Unreadable
from game.view.base.quiet_stderr import hushed
from game.view.files.decoded_sounds import decoded, decoded_at_once, read_sound
from game.view.files.made_apart import Apart
from game.view.files.sound_files import EFFECT
from game.view.music.samples import raised
from game.view.music.sound import LEVELS, MASTER, Sound

if TYPE_CHECKING:
    from game.view.music.music_player import MusicPlayer

TOGETHER = 40
"""ms within which a sound is not started again, so that cards that land together make one sound."""

RATE, BITS = 44100, -16
"""The rate and the bits of a sample (signed) that the device is asked for."""

VOICES_OF_MIXER = 17
MUSIC = 0
"""The channel of the mixer on which music plays; sounds have the others."""
SOON = 30
"""ms after which it is looked again whether music has been read."""
CHANNELS = 2
OCTAVE = 12
"""Semitones; nothing is played higher than this."""

VOLUMES = {"effects": "effects", "calls": "effects", "voices": "voices"}
"""The channels on which sounds are played, and which of LEVELS each goes by."""

FAR_EAR = 0.45
"""How much less the other ear hears of what comes from an edge of the table."""
FOREGROUND = frozenset({"calls", "voices"})
"""The channels for which music steps back."""

DUCKED = 0.35
"""The share of its volume that music keeps meanwhile (−9 dB)."""

DUCKING, RETURNING = 120, 700
"""ms in which music goes from its volume to that share, and back."""

STEP = 20
"""ms between two steps of the volume of music on its way."""

MUSIC_PEAK = 0.5
"""The highest that any music goes at full volume, as a share of full scale."""

HIGHEST = 0.84
"""The share of full scale that all sounds together may reach."""

MOMENT = 16
"""ms for each of which the height of a sound is known; the mixer may begin a sound as much too late."""


@dataclass(frozen=True, slots=True)
class _Take:
    """One variation of a sound; `heights` are the shares of full scale that it reaches, by the MOMENT."""

    sound: pygame.mixer.Sound
    heights: tuple[float, ...]

    @property
    def length(self) -> int:
        """How long it plays, in ms."""
        return round(self.sound.get_length() * 1000)


class Speaker(Sound):
    """Plays `<folder>/<name>.ogg`, or any of its variations `<name>-1.ogg`, `<name>-2.ogg` …

    Music are the tunes in `<folder>/music` (`MusicPlayer`). `clock` gives ms.
    """

    def __init__(self, folder: Path, clock: Callable[[], int] = pygame.time.get_ticks) -> None:
        self.folder = folder
        self.levels = dict(LEVELS)
        self._clock = clock
        self._loaded: dict[str, list[_Take]] = {}
        self._last: dict[str, tuple[int, _Take]] = {}
        self._playing: list[tuple[int, _Take]] = []
        """What has been begun, and when, as far as it still sounds."""
        self._latest = MUSIC
        """The channel of the mixer that has been used last."""
        self._foreground = 0
        """The ms at which the last sound ends for which music steps back."""
        self._share = 1.0
        """The share of its volume that music has."""
        self._updated = 0
        self._open: bool | None = None
        self._channels = CHANNELS
        """How many channels the mixer has: one if both ears hear the same."""
        self._raised: dict[tuple[str, int], _Take] = {}
        self._apart = Apart(self._decode)
        """Sounds that are not known, as samples."""
        self._names: dict[Path, str] = {}
        """What those are called."""
        self._shuffle = random.Random()
        self.told: Callable[[Phrase], object] = lambda phrase: None
        """Called with the phrase about a file that is left out."""

    @cached_property
    def band(self) -> MusicPlayer:
        """The tunes. What plays them is imported with the first one: the first picture does without."""
        from game.view.music.music_player import MusicPlayer

        return MusicPlayer(self.folder / "music", MUSIC)

    def open(self) -> None:
        """Open the device now, so that the first sound need not wait for it."""
        self._device()

    def play(self, name: str, channel: str = "effects", higher: int = 0, side: float = 0.0) -> None:
        """Play a sound, never the same variation twice running; a name without a file is silent.

        One that is `higher` is always the same variation, so that what is heard rises evenly. From a `side` it
        is softer in the other ear, but never gone there.
        """
        level = self._level(VOLUMES[channel])
        if level <= 0 or not self._device():
            return
        takes, now = self._variations(name), self._clock()
        began, before = self._last.get(name, (now - TOGETHER, None))
        if not takes or now - began < TOGETHER:
            return
        if higher > 0:
            chosen = self._higher(name, takes[0], min(higher, OCTAVE))
        else:
            chosen = self._shuffle.choice([each for each in takes if each is not before] or takes)
        self._last[name] = (now, chosen)
        # Each sound has its volume before it begins, so that the mixer never has it louder.
        chosen.sound.set_volume(level)
        self._playing = [(at, take) for at, take in self._playing if now < at + take.length]
        self._playing.append((now, chosen))
        self._make_room(now)
        heard_by = self._channel()
        heard_by.play(chosen.sound)
        heard_by.set_volume(1 - FAR_EAR * max(0.0, side), 1 - FAR_EAR * max(0.0, -side))
        music = self.band.wanted is not None and self._level("music") > 0
        if music and channel in FOREGROUND:
            if self._share == 1 and self._foreground <= now:
                self._updated = now
            self._foreground = max(self._foreground, now + chosen.length)

    def _channel(self) -> pygame.mixer.Channel:
        """A free channel of the mixer, or the one that comes next, whose sound is cut off."""
        numbers = range(MUSIC + 1, VOICES_OF_MIXER)
        free = (each for each in numbers if not pygame.mixer.Channel(each).get_busy())
        self._latest = next(free, self._latest % (VOICES_OF_MIXER - 1) + 1)
        return pygame.mixer.Channel(self._latest)

    def music(self, name: str | None) -> None:
        """Let a tune come, and go on until another does; None lets it go."""
        if name != self.band.wanted:
            self.band.play(name)
            if name is not None:
                self._play_on()

    def wait(self) -> None:
        """Wait until no file is being read."""
        self._apart.wait()
        self.band.wait()

    def tense(self, on: bool) -> None:
        """Let the tune have a layer more, from the next bar on, or no longer."""
        self.band.tense = on

    def cadence(self, *, won: bool) -> None:
        """Let the tune close at the next bar, as after a round that was won or lost."""
        self.band.end(won=won)

    def volume(self, channel: str, level: float) -> None:
        """Set how loud one of LEVELS is: music at once, the others from the next sound on.

        Raises KeyError for another.
        """
        if channel not in self.levels:
            raise KeyError(channel)
        before = self._level("music")
        self.levels[channel] = min(1.0, max(0.0, level))
        after = self._level("music")
        if after != before and self.band.wanted is not None:
            if after > 0:
                self._play_on()
                self._loud()
            else:
                self.band.silence()

    def _level(self, channel: str) -> float:
        """How loud one of LEVELS is, with all together."""
        return self.levels[channel] * self.levels[MASTER]

    def mono(self, on: bool) -> None:
        """Let both ears hear the same, or each its own; what has been read is read again."""
        channels = 1 if on else CHANNELS
        if channels == self._channels:
            return
        self._channels = channels
        if self._open:
            self.band.forget()
            pygame.mixer.quit()
            self._loaded.clear()
            self._apart = Apart(self._decode)
            self._raised.clear()
            self._last.clear()
            self._playing.clear()
            self._open = None
            self._play_on()

    def update(self) -> None:
        """Let music go on, step back for what is to be understood, and come again within RETURNING ms."""
        self._take_in()
        if self._open and self._level("music") > 0:
            self._play_on()
        if self._share == 1 and self._foreground <= self._clock():
            return
        now = self._clock()
        passed, self._updated = now - self._updated, now
        if now < self._foreground:
            share = max(DUCKED, self._share - passed * (1 - DUCKED) / DUCKING)
        else:
            back = min(passed, now - self._foreground)
            share = min(1.0, self._share + back * (1 - DUCKED) / RETURNING)
        if share != self._share:
            self._share = share
            self._loud()

    @property
    def due(self) -> int | None:
        """In how many ms `update` has something to do; None if that can wait."""
        left = self._foreground - self._clock()
        if left > 0 and self._share <= DUCKED:
            return left
        if left > 0 or self._share < 1:
            return STEP
        return SOON if self.band.reading else None

    def _play_on(self) -> None:
        """Let the tune that is wanted go on."""
        if self._level("music") > 0 and self._device():
            if self.band.update():
                self._loud()
            while self.band.troubles:
                self._leave_out(*self.band.troubles.pop())

    def _loud(self) -> None:
        """Let music be as loud as it is to be now."""
        if self._open:
            pygame.mixer.Channel(MUSIC).set_volume(self._level("music") * self._share)

    def _make_room(self, now: int) -> None:
        """Play all that sounds softer, if together it would go higher than HIGHEST."""
        music = self._level("music") if self.band.wanted is not None else 0.0
        room = HIGHEST - MUSIC_PEAK * music
        tops: dict[int, float] = {}
        for at, take in self._playing:
            level, first = take.sound.get_volume(), (now - at) // MOMENT
            for number, height in enumerate(take.heights[first:]):
                tops[number] = tops.get(number, 0.0) + level * height
        top = max(tops.values(), default=0.0)
        if top > room:
            for sound in {id(take): take.sound for _, take in self._playing}.values():
                sound.set_volume(sound.get_volume() * room / top)

    def _device(self) -> bool:
        if self._open is None:
            try:
                with hushed():
                    # Music is cut by the frame, so the mixer must have the rate it is asked for.
                    pygame.mixer.init(RATE, BITS, self._channels, 512, allowedchanges=0)
                pygame.mixer.set_num_channels(VOICES_OF_MIXER)
            except pygame.error:
                self._open = False
            else:
                self._open = True
        return self._open

    def _variations(self, name: str) -> list[_Take]:
        """The variations of a sound, without those that are still being decoded apart."""
        self._take_in()
        if name not in self._loaded:
            self._loaded[name] = []
            for file in (
                self.folder / f"{name}.ogg",
                *sorted(self.folder.glob(f"{name}-[0-9]*.ogg")),
            ):
                self._read(file, name)
        return self._loaded[name]

    def _read(self, file: Path, name: str) -> None:
        """Take in a variation of a sound, now if it is known and later if not; none if there is no file."""
        try:
            data = read_sound(file, EFFECT, within=self.folder)
            samples = decoded_at_once(data)
            if samples is not None:
                self._add(file, name, samples)
            else:
                self._names[file] = name
                self._apart.want(file)
        except Unreadable as error:
            if file.exists():
                self._leave_out(file, error.phrase)

    def _decode(self, file: Path) -> bytes:
        return decoded(read_sound(file, EFFECT, within=self.folder))

    def _take_in(self) -> None:
        """Take over what has been decoded apart."""
        for file, made in self._apart.arrived():
            if isinstance(made, Phrase):
                self._leave_out(file, made)
            else:
                self._add(file, self._names[file], made)

    def _add(self, file: Path, name: str, samples: bytes) -> None:
        sound = pygame.mixer.Sound(buffer=samples)
        if sound.get_length() > EFFECT.seconds:  # its packets held more than it said
            self._leave_out(file, Phrase("problem.reason-sound-long", seconds=EFFECT.seconds))
        else:
            self._loaded[name].append(_Take(sound, _heights(sound)))

    def _leave_out(self, file: Path, reason: Phrase) -> None:
        self.told(Phrase("problem.file-sound", file=str(file), reason=reason))

    def _higher(self, name: str, take: _Take, semitones: int) -> _Take:
        """Return a sound so many semitones higher, made once."""
        key = (name, semitones)
        if key not in self._raised:
            frames = raised(take.sound.get_raw(), 2 ** (semitones / OCTAVE), _channels())
            # Of the shortest sounds nothing is left.
            sound = pygame.mixer.Sound(buffer=frames) if frames else take.sound
            self._raised[key] = _Take(sound, _heights(sound))
        return self._raised[key]


def _channels() -> int:
    """The channels of the mixer, which may have been given others than it was asked for."""
    return (pygame.mixer.get_init() or (RATE, BITS, CHANNELS))[2]


def _heights(sound: pygame.mixer.Sound) -> tuple[float, ...]:
    """How high a sound goes in each MOMENT, the ones before and after it counted in."""
    rate, _, channels = pygame.mixer.get_init() or (RATE, BITS, CHANNELS)
    samples, step = array("h", sound.get_raw()), rate * MOMENT // 1000 * channels
    tops = [
        max(max(part), -min(part)) / 32768
        for start in range(0, len(samples), step)
        if (part := samples[start : start + step])
    ]
    return tuple(max(tops[max(0, n - 1) : n + 2]) for n in range(len(tops)))
