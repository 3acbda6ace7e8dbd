"""What is asked for is played, as loud as was chosen; without a device nothing raises.

SDL's `disk` driver writes what would be heard into a file: 44 100 frames a second of two 16-bit samples.
"""

from __future__ import annotations

import array
import math
import os
import random
import time
import wave
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pygame
import pytest

from game.store.platform_folders import assets
from game.view.base import sound_player as sound
from game.view.base.sound_player import MUSIC, TOGETHER, Speaker
from game.view.music.samples import raised
from game.view.music.sound import LEVELS, Sound
from tests.harness.clocks import Clock

LOUD = 12_000


@pytest.fixture
def quiet() -> Iterator[None]:
    """The mixer closed before, and closed after."""
    pygame.mixer.quit()
    yield
    pygame.mixer.quit()


@pytest.fixture
def tape(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, quiet: None) -> Path:
    """The file into which everything is played."""
    monkeypatch.setenv("SDL_AUDIODRIVER", "disk")
    monkeypatch.setenv("SDL_DISKAUDIOFILE", str(tmp_path / "tape.raw"))
    monkeypatch.setenv("SDL_DISKAUDIODELAY", "2")
    return tmp_path / "tape.raw"


@pytest.fixture
def nothing(monkeypatch: pytest.MonkeyPatch, quiet: None) -> None:
    """No device at all."""
    monkeypatch.setenv("SDL_AUDIODRIVER", "none-such")


def write_tone(file: Path, level: int = LOUD, seconds: float = 0.2) -> None:
    """A square wave, which keeps its height whatever is done to it but made louder or softer."""
    file.parent.mkdir(parents=True, exist_ok=True)
    half = array.array("h", [level] * 100 + [-level] * 100)
    with wave.open(str(file), "wb") as out:
        out.setnchannels(1)
        out.setsampwidth(2)
        out.setframerate(44_100)
        out.writeframes((half * round(seconds * 220.5)).tobytes())


def speaker_with(folder: Path, **tones: int) -> tuple[Speaker, Clock]:
    """A speaker that has these sounds, by name with `_` for `-`, each at its own level."""
    clock = Clock()
    speaker = Speaker(folder, clock)
    for name, level in tones.items():
        # The mixer goes by what a sound's file holds, not by what it is called.
        write_tone(folder / f"{name.replace('_', '-')}.ogg", level)
    return speaker, clock


def heard(tape: Path) -> int:
    """The loudest sample on the tape, once everything has been played."""
    until = time.monotonic() + 120
    while pygame.mixer.get_busy() and time.monotonic() < until:
        time.sleep(0.01)
    pygame.mixer.quit()
    return max(map(abs, array.array("h", tape.read_bytes())), default=0)


def test_what_is_asked_for_is_played(tape: Path, tmp_path: Path) -> None:
    speaker, _ = speaker_with(tmp_path, knock=LOUD)
    speaker.play("knock")
    assert heard(tape) == pytest.approx(LOUD * LEVELS["effects"], rel=0.03)


@pytest.mark.parametrize(("side", "left", "right"), [(-1.0, 1.0, 0.55), (0.5, 0.775, 1.0)])
def test_the_far_ear_hears_less_of_what_comes_from_a_side(
    tape: Path, tmp_path: Path, side: float, left: float, right: float
) -> None:
    speaker, _ = speaker_with(tmp_path, knock=LOUD)
    speaker.play("knock", side=side)
    assert heard(tape) == pytest.approx(LOUD * LEVELS["effects"], rel=0.03)
    samples = array.array("h", tape.read_bytes())
    ears = [max(map(abs, samples[ear::2])) for ear in (0, 1)]
    loud = LOUD * LEVELS["effects"]
    assert ears == [pytest.approx(loud * share, rel=0.03) for share in (left, right)]


@pytest.mark.parametrize("level", [0.25, 0.5, 1.0])
def test_each_channel_has_its_own_volume(tape: Path, tmp_path: Path, level: float) -> None:
    speaker, _ = speaker_with(tmp_path, knock=LOUD)
    speaker.volume("effects", 0)
    speaker.volume("voices", level)
    speaker.play("knock")
    speaker.play("knock", "voices")
    assert heard(tape) == pytest.approx(LOUD * level, rel=0.03)


def test_volume_is_kept_within_bounds(tmp_path: Path) -> None:
    speaker, _ = speaker_with(tmp_path)
    speaker.volume("voices", 7)
    speaker.volume("effects", -1)
    assert speaker.levels == {**LEVELS, "voices": 1.0, "effects": 0.0}
    with pytest.raises(KeyError):
        speaker.volume("trumpets", 0.5)


def test_no_variation_comes_twice_running(
    tape: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    speaker, clock = speaker_with(tmp_path, tap_1=4_000, tap_2=8_000, tap_3=12_000)
    monkeypatch.setattr(speaker, "_shuffle", random.Random(1))
    played = []
    for _ in range(60):
        clock.now += TOGETHER
        speaker.play("tap")
        played.append(speaker._last["tap"][1])
    assert len(set(map(id, played))) == 3
    assert all(one is not other for one, other in pairwise(played))


def test_a_sound_is_not_heaped_upon_itself(tape: Path, tmp_path: Path) -> None:
    speaker, _ = speaker_with(tmp_path, tap=LOUD // 2)
    for _ in range(8):
        speaker.play("tap")
    assert heard(tape) == pytest.approx(LOUD // 2 * LEVELS["effects"], rel=0.03)


def test_more_sounds_than_the_mixer_has_room_for(tape: Path, tmp_path: Path) -> None:
    speaker, clock = speaker_with(tmp_path, tap=200)
    for _ in range(3 * sound.VOICES_OF_MIXER):
        clock.now += TOGETHER
        speaker.play("tap")
    assert heard(tape) > 0


def usual_music(speaker: Speaker) -> None:
    """Let music of the program begin."""
    speaker.music("title")
    speaker.band.wait()
    speaker.update()


def test_music_is_played_until_it_is_let_go(tape: Path) -> None:
    speaker = Speaker(assets() / "sounds")
    usual_music(speaker)
    channel = pygame.mixer.Channel(MUSIC)
    assert channel.get_busy()
    speaker.volume("music", 1.0)
    assert channel.get_volume() == pytest.approx(1.0, abs=0.01)
    speaker.music(None)
    until = time.monotonic() + 120
    while channel.get_busy() and time.monotonic() < until:
        time.sleep(0.01)
    assert not channel.get_busy()
    assert heard(tape) > 0


def test_music_that_is_turned_down_stops_and_comes_back(tape: Path) -> None:
    speaker = Speaker(assets() / "sounds")
    speaker.volume("music", 0)
    speaker.music("title")
    assert not pygame.mixer.get_init()
    speaker.volume("music", 0.5)
    usual_music(speaker)
    channel = pygame.mixer.Channel(MUSIC)
    assert channel.get_busy()
    assert channel.get_volume() == pytest.approx(0.5, abs=0.01)
    speaker.volume("music", 0)
    until = time.monotonic() + 120
    while channel.get_busy() and time.monotonic() < until:
        time.sleep(0.01)
    assert not channel.get_busy()


def test_what_cannot_be_played_is_silent(tape: Path, tmp_path: Path) -> None:
    speaker, _ = speaker_with(tmp_path)
    (tmp_path / "music" / "torn").mkdir(parents=True)
    (tmp_path / "music" / "tunes.toml").write_text('[torn]\nbar = 30000\nstrains = "a"')
    for file in (tmp_path / "torn.ogg", tmp_path / "music" / "torn" / "1.ogg"):
        file.write_bytes(b"OggS, and no more")
    for name in ("torn", "missing"):
        speaker.play(name)
        speaker.music(name)
        speaker.band.wait()
        speaker.update()
    assert heard(tape) == 0


def test_without_a_device_nothing_raises(nothing: None) -> None:
    for player in (Speaker(assets() / "sounds"), Sound()):
        player.play("play")
        player.music("title")
        player.tense(True)
        player.cadence(won=True)
        player.update()
        player.volume("music", 0.2)
        player.volume("effects", 0.2)
        player.play("voices/ada", "voices")
        player.music(None)
    assert os.environ["SDL_AUDIODRIVER"] == "none-such"
    assert not pygame.mixer.get_init()


def test_the_device_is_opened_by_the_first_sound_only(tape: Path) -> None:
    speaker = Speaker(assets() / "sounds")
    speaker.volume("effects", 0.1)
    speaker.volume("music", 0.1)
    assert not pygame.mixer.get_init()
    speaker.play("tick")
    assert pygame.mixer.get_init()


def test_a_raised_sound_has_as_many_more_swings_in_as_much_less_time() -> None:
    frames = 4410
    wave_of = [round(9000 * math.sin(place * math.tau / 100)) for place in range(frames)]
    tone = array.array("h", [sample for each in wave_of for sample in (each, -each)])
    octave = array.array("h", raised(tone.tobytes(), 2.0, 2))
    assert len(octave) == pytest.approx(len(tone) / 2, abs=4)
    left, right = octave[::2], octave[1::2]
    assert left[:1000].tolist() == pytest.approx(wave_of[:2000:2], abs=2)
    assert [-each for each in right] == pytest.approx(left.tolist(), abs=1)
    same = array.array("h", raised(tone.tobytes(), 1.0, 2))
    assert same.tolist() == tone[: len(same)].tolist()
    assert raised(b"", 1.5, 2) == b""


@pytest.mark.parametrize("channels", [1, 2, 6])
def test_a_raised_sound_keeps_its_channels_apart(channels: int) -> None:
    frames = array.array("h", [100 * channel for channel in range(channels)] * 90)
    octave = array.array("h", raised(frames.tobytes(), 2.0, channels))
    assert octave.tolist() == frames[: 44 * channels].tolist()


@pytest.mark.parametrize(("higher", "times"), [(0, 1.0), (7, 2 ** (7 / 12)), (12, 2.0), (30, 2.0)])
def test_what_is_to_sound_higher_is_heard_higher(
    tape: Path, tmp_path: Path, higher: int, times: float
) -> None:
    speaker, _ = speaker_with(tmp_path, knock=LOUD)
    speaker.play("knock", higher=higher)
    assert heard(tape) == pytest.approx(LOUD * LEVELS["effects"], rel=0.03)
    left = [each for each in array.array("h", tape.read_bytes())[::2] if each]
    swings = sum((before < 0) != (after < 0) for before, after in pairwise(left))
    assert len(left) == pytest.approx(0.2 * 44_100 / times, rel=0.01)
    assert swings == pytest.approx(0.2 * 44_100 / 100, rel=0.03)


def test_what_rises_is_always_the_same_variation(tape: Path, tmp_path: Path) -> None:
    speaker, clock = speaker_with(tmp_path, knock=1000, knock_1=LOUD)
    for _ in range(6):
        speaker.play("knock", higher=1)
        clock.now += TOGETHER
    assert heard(tape) <= 6_000


def test_the_master_volume_is_that_of_all_together(tape: Path, tmp_path: Path) -> None:
    speaker, _ = speaker_with(tmp_path, knock=LOUD)
    speaker.volume("effects", 0.8)
    speaker.volume("master", 0.5)
    speaker.play("knock")
    assert heard(tape) == pytest.approx(LOUD * 0.4, rel=0.03)


def test_music_goes_by_the_master_volume_too(tape: Path) -> None:
    speaker = Speaker(assets() / "sounds")
    speaker.volume("music", 0.5)
    usual_music(speaker)
    channel = pygame.mixer.Channel(MUSIC)
    speaker.volume("master", 0.5)
    assert channel.get_volume() == pytest.approx(0.25, abs=0.01)
    speaker.volume("master", 0)
    until = time.monotonic() + 120
    while channel.get_busy() and time.monotonic() < until:
        time.sleep(0.01)
    assert not channel.get_busy()


def test_in_mono_both_ears_hear_the_same(tape: Path) -> None:
    """And what was open is opened anew, with the music going on."""
    speaker = Speaker(assets() / "sounds")
    speaker.open()
    speaker.play("play")
    usual_music(speaker)
    speaker.mono(True)
    speaker.mono(True)
    speaker.band.wait()
    speaker.update()
    assert (pygame.mixer.get_init() or (0, 0, 0))[2] == 1
    assert pygame.mixer.Channel(MUSIC).get_busy()
    speaker.play("play")
    speaker.mono(False)
    assert (pygame.mixer.get_init() or (0, 0, 0))[2] == 2
    speaker.band.wait()
