"""Tunes on a channel of the mixer, a bar after the other: `MusicPlayer.play("title")`.

A tune is decoded section by section, in a thread, and handed to the mixer bar by bar, the next one while one
plays: so it changes at the bar, and never pauses. Where what follows is not what would have gone on (another
tune, the layer of tense moments, a cadence), one goes over into the other within JOIN or TURN frames.

Each tune goes on where it was left, so that nobody hears its bars again before it has come round.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from threading import Thread

import pygame

from game.engine.problems import Phrase
from game.files.reading import Unreadable
from game.view.files.tune_files import BARS, LEAD, Passage, TuneFile, read_passage, read_tunes
from game.view.music.samples import joined, laid_under, loud_until, mixed

USUAL = "title"
"""The tune of whatever has none of its own."""
JOIN, TURN = 1024, 4000
"""Frames in which one goes over into the other: within a tune, and between two. No more than LEAD."""
QUIET = 1 << 9
"""What is no higher (1/64 of full scale) is left of a cadence that dies away: the next tune begins over it. The
cadences die away for three seconds, which would else be silence for whoever listens to the end of a match.
"""
KEPT = 4
"""Files that stay decoded: a section and the next one, the layer of either; 3 MB each."""
FADE = 900
"""ms in which music fades away if it is to be silent."""


@dataclass(frozen=True, slots=True)
class _Bar:
    """A bar that is played, or is to be: which one, the sound, and the frames that would follow it."""

    tune: str
    section: int
    bar: int
    tense: bool
    sound: pygame.mixer.Sound
    after: bytes
    last: bool = False
    """Whether it is a cadence."""


class MusicPlayer:
    """Plays tunes of a folder on one channel of the mixer, which must be open before `update`."""

    def __init__(self, folder: Path, channel: int) -> None:
        self.folder = folder
        self.tense = False
        """Whether the layer of tense moments is to be heard."""
        self.troubles: list[tuple[Path, Phrase]] = []
        """Files that are left out, and why, for whoever tells of it to take away."""
        self._number = channel
        self._tunes: dict[str, TuneFile] | None = None
        self._wanted: str | None = None
        self._cadence: bool | None = None
        self._cadences: dict[tuple[str, bool], int] = {}
        self._next_section: dict[str, int] = {}
        self._passages: dict[Path, Passage | None] = {}
        self._loading: Thread | None = None
        self._arrived: list[tuple[Path, Passage | None]] = []
        """What the thread has read, to be taken over by `update`."""
        self._now: _Bar | None = None
        self._queued: _Bar | None = None

    def play(self, name: str | None) -> None:
        """Let a tune come at the next bar; None lets what plays fade away."""
        if name == self._wanted:
            return
        self._wanted = name
        if name is None:
            self._cadence = None
            self.silence()

    @property
    def wanted(self) -> str | None:
        """The tune that is to be heard."""
        return self._wanted

    def end(self, *, won: bool) -> None:
        """Let the tune that plays close at the next bar with its cadence, if it has one; then it may go on."""
        if self._now is not None and not self._now.last:
            self._cadence = won

    def silence(self) -> None:
        """Let what plays fade away; what is wanted comes again with the next `update`, once that is over."""
        if pygame.mixer.get_init():
            pygame.mixer.Channel(self._number).fadeout(FADE)

    def forget(self) -> None:
        """Give up what has been read, as the mixer is to be another; `update` begins anew."""
        self.wait()
        self._arrived.clear()
        self._passages.clear()
        self._now = self._queued = None

    def wait(self) -> None:
        """Wait until nothing is being read."""
        if self._loading is not None:
            self._loading.join()
            self._loading = None

    @property
    def reading(self) -> bool:
        """Whether a file is being read, or has been read and not been taken over."""
        return bool(self._arrived) or (self._loading is not None and self._loading.is_alive())

    def update(self) -> bool:
        """See to it that the next bar is there; return whether one has been begun out of silence.

        To be called at least once a bar.
        """
        self._take_in()
        channel = pygame.mixer.Channel(self._number)
        if self._wanted is None:
            return False
        playing = channel.get_sound()
        if playing is None:
            self._now = self._queued = None
            return self._begin(channel)
        if self._queued is not None and playing is self._queued.sound:
            self._now, self._queued = self._queued, None
            self._enter(self._now)
        now = self._now
        if now is None or playing is not now.sound:
            return False  # it fades away, and was forgotten
        bar = self._following(now)
        if bar is not None and not self._same(bar, self._queued):
            self._queued = self._made(bar, now)
            if self._queued is not None:
                channel.queue(self._queued.sound)
        return False

    # Which bar comes: (tune, section, bar, tense), or a cadence.

    def _tune(self, name: str) -> tuple[str, TuneFile] | None:
        """The tune of that name, or the one for what has none; None if there is not even that."""
        if self._tunes is None:
            try:
                self._tunes = read_tunes(self.folder)
            except Unreadable as error:
                self._tunes = {}
                file = self.folder / "tunes.toml"
                if file.exists():
                    self.troubles.append((file, error.phrase))
        name = name if name in self._tunes else USUAL
        return (name, self._tunes[name]) if name in self._tunes else None

    def _begin(self, channel: pygame.mixer.Channel) -> bool:
        """Begin a tune where nothing plays."""
        found = self._tune(self._wanted or USUAL)
        if found is None:
            return False
        name, tune = found
        bar = self._made((name, self._section(tune, self._next_section.get(name, 0)), 0), None)
        if bar is None:
            return False
        channel.play(bar.sound)
        self._now = bar
        self._enter(bar)
        return True

    def _enter(self, bar: _Bar) -> None:
        """Take note of a bar that has begun, and read ahead."""
        if bar.last:
            self._cadence = None
            return
        tune = self._tunes[bar.tune] if self._tunes else None
        if tune is not None:
            after = self._section(tune, bar.section + 1)
            self._next_section[bar.tune] = after
            self._ready(tune, after)

    def _following(self, now: _Bar) -> tuple[str, int, int] | None:
        """Return which bar is to follow one that plays; None if none can yet."""
        found = self._tune(self._wanted or USUAL)
        if found is None:
            return None
        name, tune = found
        if self._cadence is not None and not now.last:
            own = self._tune(now.tune)
            files = self._cadence_files(own[1], won=self._cadence) if own else []
            if files:
                turn = self._cadences.get((now.tune, self._cadence), 0)
                return now.tune, -1 - turn % len(files), int(self._cadence)
            self._cadence = None
        if now.last or name != now.tune:
            section = self._section(tune, self._next_section.get(name, 0))
            if self._ready(tune, section):
                return name, section, 0
            if now.last:
                return None
            name, tune = now.tune, (self._tunes or {})[now.tune]
        if now.bar + 1 < BARS:
            return name, now.section, now.bar + 1
        return name, self._section(tune, now.section + 1), 0

    def _cadence_files(self, tune: TuneFile, *, won: bool) -> list[Path]:
        """The files of the cadences that are not left out."""
        files = tune.cadences(won=won)
        return [each for each in files if self._passages.get(each, self) is not None]

    def _section(self, tune: TuneFile, number: int) -> int:
        """Return that section, or the next one that is not left out."""
        count = len(tune.strains)
        good = (
            each % count
            for each in range(number, number + count)
            if self._passages.get(tune.section(each % count), self) is not None
        )
        return next(good, number % count)

    def _same(self, bar: tuple[str, int, int], queued: _Bar | None) -> bool:
        if queued is None or (queued.tune, queued.section, queued.bar) != bar:
            return False
        return queued.last or queued.tense == self._tense_at(bar)

    def _tense_at(self, bar: tuple[str, int, int]) -> bool:
        """Whether a bar is to have the layer more, and it is there."""
        name, section, _ = bar
        tune = (self._tunes or {}).get(name)
        if not self.tense or tune is None or section < 0:
            return False
        return self._passage(tune.layer(section), BARS * tune.bar) is not None

    def _made(self, which: tuple[str, int, int], before: _Bar | None) -> _Bar | None:
        """Make a bar that follows another one; None if it is not read yet."""
        name, section, number = which
        tune = (self._tunes or {})[name]
        _, _, channels = pygame.mixer.get_init() or (0, 0, 2)
        if section < 0:
            won = bool(number)
            files = self._cadence_files(tune, won=won)
            passage = self._passage(files[(-1 - section) % len(files)], tune.bar) if files else None
            if passage is None or before is None:
                return None
            self._cadences[name, won] = -section
            whole = passage.part(0, passage.count)
            end = loud_until(whole, QUIET, channels) * passage.size
            frames = joined(before.after[: JOIN * passage.size], whole[:end], channels)
            return _Bar(name, section, number, False, _sound(frames), whole[end:], last=True)
        passage = self._passage(tune.section(section), BARS * tune.bar)
        if passage is None:
            return None
        start, end = number * tune.bar, (number + 1) * tune.bar
        frames, after = passage.part(start, end), passage.part(end, end + LEAD)
        tense = self._tense_at(which)
        layer = self._passages.get(tune.layer(section)) if tense else None
        if layer is not None:
            frames = mixed(frames, layer.part(start, end))
            after = mixed(after, layer.part(end, end + LEAD))
        goes_on = before is not None and before.tune == name and not before.last
        if before is None:
            frames = joined(bytes(JOIN * passage.size), frames, channels)
        elif before.last:
            grown = joined(bytes(TURN * passage.size), frames, channels)
            frames = laid_under(before.after, grown)
        elif not goes_on:
            frames = joined(before.after[: TURN * passage.size], frames, channels)
        elif before.tense != tense or (tense and number == 0):
            frames = joined(before.after[: JOIN * passage.size], frames, channels)
        return _Bar(name, section, number, tense, _sound(frames), after)

    # Reading.

    def _ready(self, tune: TuneFile, section: int) -> bool:
        return self._passage(tune.section(section), BARS * tune.bar) is not None

    def _passage(self, file: Path, least: int) -> Passage | None:
        """Return what is in a file; None if that is not known yet, or it is left out."""
        if file in self._passages:
            found = self._passages.pop(file)
            self._passages[file] = found  # the last that was asked for
            return found
        if self._loading is None or not self._loading.is_alive():
            self._loading = Thread(target=self._load, args=(file, least), name="music")
            self._loading.start()
        return None

    def _load(self, file: Path, least: int) -> None:
        try:
            found: Passage | None = read_passage(file, self.folder, least)
        except Unreadable as error:
            found = None
            if file.exists() and pygame.mixer.get_init():
                self.troubles.append((file, error.phrase))
        self._arrived.append((file, found))

    def _take_in(self) -> None:
        """Take over what has been read; what has not been asked for the longest is given up."""
        while self._arrived:
            file, found = self._arrived.pop(0)
            self._passages[file] = found
            kept = [each for each, read in self._passages.items() if read is not None]
            for old in kept[:-KEPT]:
                del self._passages[old]


def _sound(frames: bytes) -> pygame.mixer.Sound:
    return pygame.mixer.Sound(buffer=frames)
