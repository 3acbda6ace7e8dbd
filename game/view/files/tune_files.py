"""Tunes as files: `read_tunes(folder)` says which there are, `read_passage(file)` decodes a part of one.

`tunes.toml` has a table for each tune: the frames of its `bar`, and its `strains`, a letter for each section in
turn. The sections are `<tune>/1.ogg`, `2.ogg` …; of a game's tune there are a layer for tense moments, by
strain (`a-tense.ogg`), and cadences (`won-1.ogg`, `lost-1.ogg` …). Each file has LEAD frames at either end that
are those of its neighbours, as an encoder smears the ends.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

import pygame

from game.files.reading import unreadable
from game.files.toml_files import read_toml
from game.view.files.decoded_sounds import decoded, read_sound
from game.view.files.sound_files import SECTION

LEAD = 4096
"""Frames before and after what is played."""
BARS = 8
"""Bars of a section."""
SHORTEST, LONGEST = 22_050, SECTION.seconds * 44_100 // BARS
"""Frames of a bar: half a second to an eighth of the longest section."""
MOST_SECTIONS = 64
WIDTH = 2
"""Bytes of a sample."""

_STRAINS = re.compile(r"[a-z]{1,%d}" % MOST_SECTIONS)  # noqa: UP031 - braces


@dataclass(frozen=True, slots=True)
class TuneFile:
    """A tune: its folder, the frames of a bar, and the strain of each section in turn."""

    folder: Path
    bar: int
    strains: str

    def section(self, number: int) -> Path:
        """The file of a section, counted from 0."""
        return self.folder / f"{number + 1}.ogg"

    def layer(self, number: int) -> Path:
        """The file of the layer that a section has in tense moments."""
        return self.folder / f"{self.strains[number]}-tense.ogg"

    def cadences(self, *, won: bool) -> list[Path]:
        """The files of the cadences for a round that was won or lost; none if there are none."""
        return _cadences(self.folder, won)


@lru_cache(maxsize=64)
def _cadences(folder: Path, won: bool) -> list[Path]:
    # They are asked for in every frame in which one is due.
    return sorted(folder.glob(f"{'won' if won else 'lost'}-[0-9].ogg"))


@dataclass(frozen=True, slots=True)
class Passage:
    """Decoded frames between LEAD others at either end, `size` bytes each."""

    frames: bytes
    size: int

    def part(self, start: int, end: int) -> bytes:
        """The frames from one to another, counted from where the passage begins."""
        return self.frames[(LEAD + start) * self.size : (LEAD + end) * self.size]

    @property
    def count(self) -> int:
        """How many frames it has."""
        return len(self.frames) // self.size - 2 * LEAD


def read_tunes(folder: Path) -> dict[str, TuneFile]:
    """Return the tunes of a folder by name. Raises Unreadable if their file cannot be used."""
    found = {}
    for name, table in read_toml(folder / "tunes.toml", within=folder).items():
        values = table if isinstance(table, dict) else {}
        bar, strains = values.get("bar"), values.get("strains")
        if not isinstance(bar, int) or not SHORTEST <= bar <= LONGEST:
            raise unreadable("tune", tune=name)
        if not isinstance(strains, str) or not _STRAINS.fullmatch(strains):
            raise unreadable("tune", tune=name)
        found[name] = TuneFile(folder / name, bar, strains)
    return found


def read_passage(file: Path, within: Path, least: int = 1) -> Passage:
    """Return what is in a file, of at least so many frames; this may wait. Raises Unreadable."""
    frames = decoded(read_sound(file, SECTION, within=within))
    _, _, channels = pygame.mixer.get_init() or (0, 0, 1)
    found = Passage(frames, WIDTH * channels)
    if found.count < least:
        raise unreadable("sound-short")
    if found.count > SECTION.seconds * 48_000:  # its packets held more than it said
        raise unreadable("sound-long", seconds=SECTION.seconds)
    return found
