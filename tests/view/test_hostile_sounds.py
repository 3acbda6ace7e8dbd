"""Sounds that somebody hands on: what would be long, or take much memory, is left out before it is decoded."""

from __future__ import annotations

import wave
from io import BytesIO
from pathlib import Path
from random import Random

import pygame
import pytest

from game.engine.problems import Phrase
from game.files.reading import Unreadable
from game.store.platform_folders import assets
from game.tools.fuzzing import hostile_sounds
from game.view.base.sound_player import Speaker
from game.view.files import sound_files
from game.view.files.sound_files import EFFECT, SECTION, Longest, check_sound
from tests.harness.some import some

SOUNDS = assets() / "sounds"


def silence(packets: int, said: int) -> bytes:
    """An Ogg Vorbis of so many packets of silence, which says it has so many samples."""
    first, comment, setup = hostile_sounds._headers()
    pages = [hostile_sounds._page([first], 0, 0, 2), hostile_sounds._page([comment, setup], 1, 0)]
    pages += [hostile_sounds._page([b"\0"] * 255, 2, said)] * (packets // 255)
    return b"".join(pages)


def headed(setup: bytes) -> bytes:
    """An Ogg Vorbis of some silence, with these tables."""
    first, comment, _ = hostile_sounds._headers()
    pages = [hostile_sounds._page([first], 0, 0, 2), hostile_sounds._page([comment], 1, 0)]
    at = len(setup) // 65_025 * 65_025
    for begin in range(0, at, 65_025):
        full = setup[begin : begin + 65_025]
        pages.append(hostile_sounds._page_of(hostile_sounds._FULL, full, 2, -1))
    pages.append(hostile_sounds._page([setup[at:]], 3, 0))
    return b"".join([*pages, hostile_sounds._page([b"\0"] * 9, 4, 900, 4)])


def wav(seconds: float, rate: int = 8000, width: int = 1) -> bytes:
    written = BytesIO()
    with wave.open(written, "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(width)
        file.setframerate(rate)
        file.writeframes(bytes(round(seconds * rate) * width))
    return written.getvalue()


def reason(data: bytes, longest: Longest = EFFECT) -> str:
    with pytest.raises(Unreadable) as told:
        check_sound(data, longest)
    return told.value.phrase.key.removeprefix("problem.reason-")


def test_every_sound_of_the_program_is_let_in() -> None:
    files = list(some(SOUNDS.rglob("*.ogg")))
    for file in files:
        check_sound(file.read_bytes(), SECTION if "music" in file.parts else EFFECT)
    assert files


def test_hours_of_silence_in_a_small_file_are_refused_whatever_it_says() -> None:
    """Five and a half hours took 10 GB."""
    for said in (1, 44_100 * 20_000):
        data = silence(240_000, said)
        assert len(data) < 600_000
        assert reason(data) == "sound-long"
        assert reason(data, SECTION) == "sound-long"


def test_the_limits_are_those_that_are_named() -> None:
    check_sound(wav(10), EFFECT)
    assert reason(wav(10.1)) == "sound-long"
    check_sound(wav(60), SECTION)
    assert reason(wav(60.1), SECTION) == "sound-long"


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"OggS",
        wav(0),
        wav(1, rate=1),
        wav(1)[:20] + b"\2" + wav(1)[21:],
        b"fLaC" + bytes(99),
        b"MThd" + bytes(99),
        b"M.K." * 999,
        silence(510, 900) * 2,
        silence(510, 900)[:-99].replace(b"\x01vorbis", b"\x01vortex"),
    ],
)
def test_what_is_no_sound_is_refused(data: bytes) -> None:
    assert reason(data) == "not-sound"


def test_tables_that_a_few_bits_make_huge_are_refused() -> None:
    for seed in (0, 1, 3, 5, 6):
        assert reason(hostile_sounds._tables(Random(seed))) == "sound-tables"


def test_lengths_that_never_come_to_an_end_are_not_read_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A file of 7 MB, in the place of a sound, took 11 s: its table never says that it has any."""
    setup = b"\x05vorbis\0" + (0x564342 | 1 << 24 | 2 << 40 | 1 << 64).to_bytes(9, "little")
    asked: list[int] = []
    take = sound_files._Bits.take

    def counted(bits: sound_files._Bits, count: int) -> int:
        asked.append(count)
        return take(bits, count)

    monkeypatch.setattr(sound_files._Bits, "take", counted)
    assert reason(headed(setup.ljust(60_000, b"\0"))) == "not-sound"
    assert 0 < len(asked) < 60


def test_a_table_is_no_longer_than_any_encoder_makes_it() -> None:
    """What was known of 64 of them held them whole, with up to 8 MB each."""
    _, _, setup = hostile_sounds._headers()
    check_sound(headed(setup + bytes(9)), EFFECT)
    assert reason(headed(setup.ljust(65_537, b"\0"))) == "not-sound"


@pytest.mark.usefixtures("dummy")
def test_a_sound_that_is_left_out_is_named(tmp_path: Path) -> None:
    (tmp_path / "music" / "long").mkdir(parents=True)
    (tmp_path / "music" / "tunes.toml").write_text('[long]\nbar = 30000\nstrains = "a"')
    for name in ("long.ogg", "music/long/1.ogg"):
        (tmp_path / name).write_bytes(silence(800_000, 44_100 * 20_000))
    told: list[Phrase] = []
    speaker = Speaker(tmp_path)
    speaker.told = told.append
    speaker.play("long")
    speaker.play("not there")
    speaker.music("long")
    speaker.band.wait()
    speaker.update()
    files = [dict(each.values)["file"] for each in told]
    assert files == [str(tmp_path / "long.ogg"), str(tmp_path / "music" / "long" / "1.ogg")]


@pytest.fixture
def dummy(monkeypatch: pytest.MonkeyPatch) -> None:
    pygame.mixer.quit()
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")


@pytest.mark.usefixtures("dummy")
@pytest.mark.parametrize("samples", [0, 1, 2, 3])
def test_a_sound_of_hardly_a_sample_does_not_end_the_program(tmp_path: Path, samples: int) -> None:
    """Found by the fuzzer: the mixer dies of a sound without any."""
    (tmp_path / "short.ogg").write_bytes(wav(samples / 44_100, 44_100, 2))
    speaker = Speaker(tmp_path)
    for higher in (0, 12, 7):
        speaker.play("short", "effects", higher)
    assert pygame.mixer.get_init()


@pytest.mark.usefixtures("dummy")
def test_odd_music_does_not_end_the_program(tmp_path: Path) -> None:
    """Found by the fuzzer: what could be loaded could not be played."""
    (tmp_path / "music" / "odd").mkdir(parents=True)
    (tmp_path / "music" / "tunes.toml").write_text('[odd]\nbar = 30000\nstrains = "a"')
    (tmp_path / "music" / "odd" / "1.ogg").write_bytes(silence(510, 900))
    speaker = Speaker(tmp_path)
    speaker.music("odd")
    speaker.band.wait()
    speaker.update()
    speaker.music(None)
    assert pygame.mixer.get_init()
