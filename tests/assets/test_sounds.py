"""The sounds are there for all that is asked for, clean at their ends, evenly loud, and can be made again."""

from __future__ import annotations

import array
import math
import re
import subprocess
import sys
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

import pygame
import pytest

from game.show.soundscape import LANDINGS
from game.variants import all_verbs
from game.view.files.known_sounds import DIGITS, KNOWN
from tests.harness.some import some

ROOT = Path(__file__).parents[2]
SOUNDS = ROOT / "assets" / "sounds"
FILES = sorted(SOUNDS.rglob("*.ogg"))
SHORT = [file for file in FILES if "music" not in file.parts]
FULL = 32_768
ASKED = re.compile(r"""sound(?:\.play)?\(\s*["']([a-z-]+)["']""")


@pytest.fixture(scope="module", autouse=True)
def mono() -> Iterator[None]:
    """A mixer without a device that reads one sample a frame."""
    patch = pytest.MonkeyPatch()
    patch.setenv("SDL_AUDIODRIVER", "dummy")
    pygame.mixer.quit()
    pygame.mixer.init(44_100, -16, 1)
    yield
    pygame.mixer.quit()
    patch.undo()


def read(file: Path) -> array.array[int]:
    return array.array("h", pygame.mixer.Sound(file).get_raw())


def names() -> set[str]:
    return {re.sub(r"-\d+$", "", file.stem) for file in SHORT if file.parent == SOUNDS}


def test_everything_that_is_asked_for_is_there() -> None:
    asked = set(LANDINGS.values()) | {verb.sound for verb in all_verbs().values() if verb.sound}
    for source in (ROOT / "game").rglob("*.py"):
        if source.name != "sound.py":
            asked |= set(ASKED.findall(source.read_text(encoding="utf-8")))
    assert asked <= names()


def test_there_are_variations() -> None:
    for name in some(names()):
        files = sorted(SOUNDS.glob(f"{name}-[0-9].ogg"))
        assert 3 <= len(files) <= 5, name
        assert len({file.read_bytes() for file in files}) == len(files), name


def test_every_portrait_has_a_voice() -> None:
    for portrait in some((ROOT / "assets" / "portraits").glob("*.svg")):
        assert len(list((SOUNDS / "voices").glob(f"{portrait.stem}-[0-9].ogg"))) >= 4, portrait


def test_the_program_knows_its_sounds() -> None:
    """So none of them is decoded by a process of its own. If not: build/sound/known.py."""
    digests = {sha256(file.read_bytes()).hexdigest()[:DIGITS] for file in some(FILES)}
    assert digests == set(KNOWN.split())


def test_all_of_it_is_small() -> None:
    assert sum(file.stat().st_size for file in SHORT) < 3_000_000


@pytest.mark.parametrize("file", SHORT, ids=lambda file: file.stem)
def test_a_sound_is_clean(file: Path) -> None:
    wave = read(file)
    # Only the fanfare for a cup is longer: nothing goes on while it is looked at.
    assert len(wave) < (3.3 if file.stem.startswith(("cup-", "win-")) else 2.2) * 44_100
    assert 0.05 * FULL < max(map(abs, wave)) < 0.9 * FULL
    # No offset, and no click where it begins and ends.
    assert abs(sum(wave)) / len(wave) < 0.003 * FULL
    assert max(map(abs, wave[:8])) < 0.01 * FULL
    assert max(map(abs, wave[-8:])) < 0.01 * FULL


def test_variations_are_about_equally_loud() -> None:
    for name in some(names()):
        power = []
        for file in SOUNDS.glob(f"{name}-[0-9].ogg"):
            power.append(10 * math.log10(sum(each * each for each in read(file))))
        assert max(power) - min(power) < 4, name


def note(file: Path, lowest: float, highest: float) -> float:
    """The strongest frequency between two where a sound begins, by steps of 0.4 %."""
    wave = read(file)
    loud = 0.4 * max(wave)
    start = next(n for n, each in enumerate(wave) if each > loud)
    part = wave[start : start + 4_000 : 2]

    def power(pitch: float) -> float:
        turn = 2 * math.pi * pitch / 22_050
        across = sum(each * math.cos(turn * n) for n, each in enumerate(part))
        up = sum(each * math.sin(turn * n) for n, each in enumerate(part))
        return across * across + up * up

    steps = round(math.log(highest / lowest) / 0.004)
    return max((lowest * math.exp(0.004 * step) for step in range(steps)), key=power)


def test_variations_differ_in_pitch_by_up_to_four_percent() -> None:
    knocks = [note(SOUNDS / f"warning-{number}.ogg", 660, 820) for number in (1, 2, 3)]
    assert knocks == sorted(knocks)
    assert knocks[2] / knocks[0] == pytest.approx(1.04 / 0.96, abs=0.025)


def test_tuned_variations_stay_in_tune_with_the_music() -> None:
    for name, tuned in (("pick", 880.0), ("turn", 523.25)):
        for file in some(SOUNDS.glob(f"{name}-[0-9].ogg")):
            assert note(file, tuned * 0.85, tuned * 1.15) == pytest.approx(tuned, rel=0.015), file


def test_making_a_sound_again_gives_the_same(tmp_path: Path) -> None:
    pytest.importorskip("numpy")
    pytest.importorskip("soundfile")
    three = ("play", "warning", "voices/ada")
    for folder in ("one", "other"):
        script = [sys.executable, ROOT / "build" / "sound" / "make.py", tmp_path / folder, *three]
        subprocess.run(script, check=True, capture_output=True)
    for file in some((tmp_path / "one").rglob("*.ogg")):
        name = file.relative_to(tmp_path / "one")
        assert file.read_bytes() == (tmp_path / "other" / name).read_bytes(), name
        # Another machine's encoder may round otherwise; the ear must not notice.
        made, kept = read(file), read(SOUNDS / name)
        assert len(made) == len(kept), name
        assert max(abs(a - b) for a, b in zip(made, kept, strict=True)) < 0.02 * FULL, name
