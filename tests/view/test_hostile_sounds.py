"""Sounds that somebody hands on: what would be long, or take much memory, is left out before it is decoded."""

from __future__ import annotations

import multiprocessing
import wave
from io import BytesIO
from pathlib import Path
from random import Random
from typing import Any

import pygame
import pytest

from game.engine.problems import Phrase
from game.files.reading import Unreadable
from game.store.platform_folders import assets
from game.tools.fuzzing import hostile_sounds
from game.view.base.sound_player import MUSIC, Speaker
from game.view.files import decoded_sounds, made_apart, sound_files
from game.view.files.sound_files import EFFECT, SECTION, Longest, check_sound
from tests.harness.some import some

SOUNDS = assets() / "sounds"


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let decoding take long: on a busy machine it does."""
    monkeypatch.setattr(made_apart, "STARTING", 120)
    monkeypatch.setattr(made_apart, "SECONDS", 120)


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
    speaker.wait()
    speaker.update()
    files = [dict(each.values)["file"] for each in told]
    assert files == [str(tmp_path / "long.ogg"), str(tmp_path / "music" / "long" / "1.ogg")]


def foreign(name: str) -> bytes:
    """A sound of the program, as somebody else's encoder would number its stream."""
    data = (SOUNDS / f"{name}.ogg").read_bytes()
    pages, at = [], 0
    while at < len(data):
        lengths = data[at + 27 : at + 27 + data[at + 26]]
        end = at + 27 + len(lengths) + sum(lengths)
        page = data[at:end]
        pages.append(hostile_sounds._sealed(page[:14] + b"else" + page[18:]))
        at = end
    return b"".join(pages)


def put_sounds(folder: Path, effect: bytes, section: bytes) -> list[Path]:
    """Put an effect and a tune of one section there, each called "odd", and return the files."""
    (folder / "music" / "odd").mkdir(parents=True)
    (folder / "music" / "tunes.toml").write_text('[odd]\nbar = 30000\nstrains = "a"')
    files = [folder / "odd.ogg", folder / "music" / "odd" / "1.ogg"]
    for file, data in zip(files, (effect, section), strict=True):
        file.write_bytes(data)
    return files


def heard(speaker: Speaker) -> list[Phrase]:
    """Play what is called "odd", as an effect, a voice and a tune; return what is told of it."""
    told: list[Phrase] = []
    speaker.told = told.append
    for _ in range(2):
        for channel in ("effects", "voices"):
            speaker.play("odd", channel)
        speaker.music("odd")
        speaker.wait()
        speaker.update()
    return told


@pytest.mark.usefixtures("dummy")
def test_a_sound_over_which_the_decoder_dies_is_left_out_and_named(tmp_path: Path) -> None:
    """A bit turned over in 5 kB ended the program, with a segmentation fault."""
    damaged = hostile_sounds.flipped(Random(1))
    check_sound(damaged, EFFECT)
    files = put_sounds(tmp_path, damaged, damaged)
    told = [dict(each.values) for each in heard(Speaker(tmp_path))]
    assert sorted(each["file"] for each in told) == sorted(map(str, files))
    for each in told:
        assert isinstance(each["reason"], Phrase)
        assert each["reason"].key == "problem.reason-sound-costs"


@pytest.mark.usefixtures("dummy")
def test_a_sound_that_takes_too_long_is_left_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(made_apart, "SECONDS", 0)
    put_sounds(tmp_path, foreign("win-1"), foreign("music/title/1"))
    assert len(heard(Speaker(tmp_path))) == 2


@pytest.mark.usefixtures("dummy")
def test_a_sound_of_somebody_else_is_played_once_it_has_been_decoded_apart(tmp_path: Path) -> None:
    put_sounds(tmp_path, foreign("win-1"), foreign("music/title/1"))
    speaker = Speaker(tmp_path)
    speaker.play("odd")
    assert not pygame.mixer.get_busy()
    assert heard(speaker) == []
    assert pygame.mixer.Channel(MUSIC).get_busy()
    # It is what the mixer itself would make of it, in both forms in which it is opened.
    for mono in (False, True):
        speaker.mono(mono)
        assert heard(speaker) == []
        (take,) = speaker._loaded["odd"]
        assert take.sound.get_raw() == pygame.mixer.Sound(SOUNDS / "win-1.ogg").get_raw()


@pytest.mark.usefixtures("dummy")
def test_sounds_of_the_program_need_no_other_process(monkeypatch: pytest.MonkeyPatch) -> None:
    def never(*_: object) -> bytes:
        raise AssertionError("another process was begun")

    monkeypatch.setattr(decoded_sounds, "made_apart", never)
    speaker = Speaker(SOUNDS)
    speaker.play("win")
    assert speaker._loaded["win"]
    speaker.music("title")
    speaker.wait()
    speaker.update()
    assert pygame.mixer.Channel(MUSIC).get_busy()


def test_there_is_one_process_for_files_from_outside_at_a_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two at once had twice the memory that a file may take."""
    alive: list[int] = []
    said = made_apart._said

    def counted(*of: Any) -> bytes:
        alive.append(len(multiprocessing.active_children()))
        return said(*of)

    monkeypatch.setattr(made_apart, "_said", counted)
    before = len(multiprocessing.active_children())
    apart = made_apart.Apart(lambda path: made_apart.made_apart(bytes.upper, path.name.encode()))
    for name in ("a", "b"):
        apart.want(tmp_path / name)
    apart.wait()
    assert dict(apart.arrived()) == {tmp_path / "a": b"A", tmp_path / "b": b"B"}
    assert [each - before for each in alive] == [1, 1, 1, 1]


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
