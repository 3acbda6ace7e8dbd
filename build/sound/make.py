"""Makes all the sounds of the game again: `python build/sound/make.py [folder [names…]]`.

The same scripts, on the same versions of numpy and the encoder, always write the same bytes. The folder is
`assets/sounds` unless given. Effects lie in it as `play-1.ogg` …, syllables as `voices/ada-1.ogg` …, tunes as
`music/title/1.ogg` …, with `music/tunes.toml` about them. With names, only the files that begin with one of
them are made; a tune takes some 15 s. What lies in `assets/sounds` is written down by `known.py`.
"""

import sys
import zlib
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import NamedTuple

import known
import music
import numpy as np
import ogg
import voices
from arranging import FORM
from audio import Wave, at_pitch
from effects import EFFECTS
from level import finished
from tunes import TUNES

MUSIC_QUALITY = 0.0
"""The encoder's quality for music: 6 KB a second."""


class Recipe(NamedTuple):
    """A sound: its file without the suffix, who makes it, how loud, the encoder's quality.

    `pitch` is the factor by which it is played faster, and so higher, than it was made.
    """

    name: str
    make: Callable[[np.random.Generator], Wave]
    level: float
    quality: float
    pitch: float = 1.0

    def wave(self) -> Wave:
        """The sound. Its chance goes by its name: a new sound leaves the others as they are."""
        made = self.make(np.random.default_rng(zlib.crc32(self.name.encode())))
        pitched = made if self.pitch == 1 else at_pitch(made, self.pitch)
        return finished(pitched, self.level)


def recipes() -> Iterator[Recipe]:
    """Every sound there is, but for music."""
    for effect in EFFECTS:
        for number in range(1, effect.variations + 1):
            name, pitch = f"{effect.name}-{number}", effect.pitch(number)
            yield Recipe(name, effect.make, effect.level, 0.5, pitch)
    for voice in voices.VOICES:
        for number, syllable in enumerate(voices.SYLLABLES, start=1):
            speak = partial(voices.spoken, voice=voice.said(number), syllable=syllable)
            yield Recipe(f"voices/{voice.name}-{number}", speak, voices.LEVEL, 0.4)


def about_tunes() -> str:
    """What the player must know of tunes: the samples of a bar, and the strain of each section."""
    tables = (
        f'[{tune.name}]\nbar = {tune.bar}\nstrains = "'
        + "".join(strain.lower() for strain, *_ in FORM[: tune.passes])
        + '"\n'
        for tune in TUNES
    )
    return "# Made by build/sound/make.py.\n\n" + "\n".join(tables)


def main() -> None:
    """Write every sound, or those that are named."""
    folder = Path(sys.argv[1]).resolve() if len(sys.argv) > 1 else known.SOUNDS
    wanted = tuple(sys.argv[2:]) or ("",)
    count = size = 0
    for recipe in recipes():
        if recipe.name.startswith(wanted):
            size += ogg.write(folder / f"{recipe.name}.ogg", recipe.wave(), recipe.quality)
            count += 1
    for tune in TUNES:
        if f"music/{tune.name}".startswith(wanted):
            for name, wave in music.recordings(tune):
                file = folder / "music" / tune.name / f"{name}.ogg"
                size += ogg.write(file, wave, MUSIC_QUALITY, f"{tune.name}/{name}")
                count += 1
    if "music/tunes".startswith(wanted):
        (folder / "music").mkdir(parents=True, exist_ok=True)
        (folder / "music" / "tunes.toml").write_text(about_tunes(), encoding="utf-8")
        count += 1
    if folder == known.SOUNDS:
        known.write()
    print(f"{count} files, {size / 1e6:.2f} MB in {folder}")


if __name__ == "__main__":
    main()
