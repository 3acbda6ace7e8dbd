"""The sounds of the program as they are heard together: equally loud by class, never cut off, music softer.

Everything is played through SDL's `disk` driver, which writes what would be heard into a file: 44 100 frames
a second of two 16-bit samples. Loudness is K-weighted as in ITU-R BS.1770 (EBU R128), of the loudest 125 ms.
"""

from __future__ import annotations

import math
import re
import time
import wave
from array import array
from collections.abc import Callable, Iterator, Sequence
from itertools import accumulate
from pathlib import Path

import pygame
import pytest

from game.store.platform_folders import assets
from game.view.base.sound_player import (
    DUCKED,
    DUCKING,
    HIGHEST,
    MUSIC,
    RETURNING,
    VOICES_OF_MIXER,
    Speaker,
)
from game.view.files.tune_files import BARS, read_passage, read_tunes
from game.view.music.sound import LEVELS
from tests.harness.clocks import Clock
from tests.harness.program import Program

SOUNDS = assets() / "sounds"
FULL = 32_768
RATE = 44_100
CLASSES = {
    "cards": ("play", "draw", "gather", "shuffle"),
    "deals": ("deal",),
    "calls": ("turn", "pick", "warning", "call-out", "accuse", "caught", "first", "prize"),
    "hits": ("hit-two", "hit-four", "hit-six", "hit-eight"),
    "refusals": ("refuse",),
    "touches": ("press", "clock", "tick", "focus"),
    "fanfares": ("round", "win", "cup", "lose", "defeat"),
    "voices": tuple(sorted({f"voices/{each.stem[:-2]}" for each in SOUNDS.glob("voices/*")})),
}
"""What is heard on like occasions."""
GAP = 0.15
"""Seconds of silence that part two sounds on the tape; no sound is as long silent within."""
PATIENCE = 120.0
"""Seconds within which whatever is waited for must happen, however loaded the machine is."""


@pytest.fixture
def pace() -> int:
    """ms that the tape rests between two buffers of 11.6 ms: with 1 it runs some ten times as fast as time."""
    return 1


@pytest.fixture
def tape(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, pace: int) -> Iterator[Path]:
    """The file into which everything is played."""
    monkeypatch.setenv("SDL_AUDIODRIVER", "disk")
    monkeypatch.setenv("SDL_DISKAUDIOFILE", str(tmp_path / "tape.raw"))
    monkeypatch.setenv("SDL_DISKAUDIODELAY", str(pace))
    pygame.mixer.quit()
    yield tmp_path / "tape.raw"
    pygame.mixer.quit()


@pytest.fixture
def speaker(tape: Path) -> tuple[Speaker, Clock]:
    """A speaker with the sounds of the program at full volume, and the clock it goes by."""
    clock = Clock()
    speaker = Speaker(SOUNDS, clock)
    for channel in LEVELS:
        speaker.volume(channel, 1.0)
    speaker.open()
    return speaker, clock


def run_out(tape: Path, seconds: float, meanwhile: Callable[[], None] = lambda: None) -> int:
    """Wait until so many more seconds are on the tape; how many frames are on it then."""
    wanted, until = tape.stat().st_size + round(seconds * RATE) * 4, time.monotonic() + PATIENCE
    while tape.stat().st_size < wanted and time.monotonic() < until:
        meanwhile()
        time.sleep(0.002)
    assert tape.stat().st_size >= wanted
    return tape.stat().st_size // 4


def finish() -> None:
    """Let all that plays but music come to its end."""
    channels = [pygame.mixer.Channel(each) for each in range(MUSIC + 1, VOICES_OF_MIXER)]
    until = time.monotonic() + PATIENCE
    while any(each.get_busy() for each in channels) and time.monotonic() < until:
        time.sleep(0.002)
    assert not any(each.get_busy() for each in channels)


def begin_music(player: Speaker) -> None:
    """Let a tune begin, and wait until it has been read."""
    player.music("title")
    player.band.wait()
    player.update()
    player.band.wait()
    player.update()
    assert pygame.mixer.Channel(MUSIC).get_busy()


def files_of(name: str) -> list[str]:
    """The variations of a sound, each by the name by which it alone is played."""
    return sorted(str(file.relative_to(SOUNDS))[:-4] for file in SOUNDS.glob(f"{name}-[0-9].ogg"))


def heard_apart(samples: Sequence[int]) -> list[array[int]]:
    """The sounds on one channel of a tape, parted by silence."""
    parts: list[array[int]] = []
    gap = round(GAP * RATE)
    quiet = bytes(gap * 2)
    data = array("h", samples).tobytes()
    at = 0
    while at < len(data):
        if data[at : at + 2] == b"\0\0":
            run = re.compile(rb"(?:\0\0)+").match(data, at)
            assert run is not None
            at = run.end()
            continue
        # Found at an odd byte, the silence begins with half a sample of the sound.
        end = data.find(quiet, at)
        end = len(data) if end < 0 else end + (end - at) % 2
        parts.append(array("h", data[at:end]))
        at = end
    return parts


def _filtered(
    samples: Sequence[float], ahead: tuple[float, ...], back: tuple[float, ...]
) -> list[float]:
    (b0, b1, b2), (a1, a2) = ahead, back
    x1 = x2 = y1 = y2 = 0.0
    found = []
    for x in samples:
        y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2
        x1, x2, y1, y2 = x, x1, y, y1
        found.append(y)
    return found


def loudness(samples: Sequence[int], seconds: float = 0.125) -> float:
    """The K-weighted power of the loudest stretch of that length, in dB below full scale."""
    k, q = math.tan(math.pi * 1681.974450955533 / RATE), 0.7071752369554196
    high = 10 ** (3.999843853973347 / 20)
    bent, whole = high**0.4996667741545416 * k / q, 1 + k / q + k * k
    ahead = (
        (high + bent + k * k) / whole,
        2 * (k * k - high) / whole,
        (high - bent + k * k) / whole,
    )
    shelf = _filtered(samples, ahead, (2 * (k * k - 1) / whole, (1 - k / q + k * k) / whole))
    k, q = math.tan(math.pi * 38.13547087602444 / RATE), 0.5003270373238773
    whole = 1 + k / q + k * k
    back = (2 * (k * k - 1) / whole, (1 - k / q + k * k) / whole)
    weighted = _filtered(shelf, (1, -2, 1), back)
    window = round(seconds * RATE)
    summed = [0.0, *accumulate(each * each for each in (*weighted, *[0.0] * window))]
    loudest = max(after - before for before, after in zip(summed, summed[window:], strict=False))
    return 10 * math.log10(loudest / window / FULL**2)


def test_every_effect_is_of_a_class() -> None:
    there = {each.stem[:-2] for each in SOUNDS.glob("*.ogg")}
    assert there == {name for names in CLASSES.values() for name in names if "/" not in name}


def test_sounds_of_a_class_are_equally_loud(tape: Path, speaker: tuple[Speaker, Clock]) -> None:
    player, clock = speaker
    played: list[tuple[str, str]] = []
    for kind, names in CLASSES.items():
        for number, name in enumerate(names):
            files = files_of(name)
            # Of the many voices two syllables each, so that all syllables have their turn.
            if kind == "voices":
                files = [files[number % len(files)], files[(number + 2) % len(files)]]
            for file in files:
                clock.now += 10_000
                player.play(file, "voices" if kind == "voices" else "effects")
                played.append((kind, file))
                finish()
                run_out(tape, 1.3 * GAP)
    pygame.mixer.quit()
    sounds = heard_apart(array("h", tape.read_bytes())[::2])
    assert len(sounds) == len(played)
    for kind in CLASSES:
        levels = {
            file: loudness(heard)
            for (each, file), heard in zip(played, sounds, strict=True)
            if each == kind
        }
        usual = sum(levels.values()) / len(levels)
        assert {file: level for file, level in levels.items() if abs(level - usual) > 2} == {}, kind


@pytest.mark.parametrize(
    "names",
    [
        ("play", "refuse", "accuse", "warning", "call-out", "deal"),
        ("play", "draw", "gather", "pick", "voices/otis", "voices/walt"),
        ("accuse", "voices/kofi", "voices/otis", "voices/emil", "voices/walt", "lose"),
        ("win", "round", "turn", "shuffle", "press", "clock"),
    ],
    ids=lambda names: names[0],
)
@pytest.mark.parametrize("apart", [0, 30], ids=lambda ms: f"{ms} ms apart")
@pytest.mark.parametrize("pace", [5])
@pytest.mark.parametrize(
    ("music", "least"), [(LEVELS["music"], 0.2), (1.0, 0.15)], ids=["usual music", "full music"]
)
def test_six_sounds_at_once_over_music_are_not_cut_off(
    tape: Path,
    speaker: tuple[Speaker, Clock],
    names: tuple[str, ...],
    apart: int,
    music: float,
    least: float,
) -> None:
    """The louder somebody wants the music, the less room is left for the sounds, whichever takes meet."""
    player, clock = speaker
    player.volume("music", music)
    for name in names:
        player._variations(name)  # read now, and not while the tape runs on
    begin_music(player)
    at = run_out(tape, 1.0)
    for name in names:
        player.play(name, "voices" if "/" in name else "effects")
        if apart:
            # The tape runs faster than the clock: what is played next must be as late on it.
            run_out(tape, apart / 1000)
        clock.now += apart
    finish()
    pygame.mixer.quit()
    samples = array("h", tape.read_bytes())[2 * at :]
    assert max(max(samples), -min(samples)) < FULL - 1
    # Nor are they so soft that they are lost.
    assert max(max(samples), -min(samples)) > least * FULL


@pytest.mark.parametrize("pace", [5])
def test_what_would_be_cut_off_is_made_softer_instead(tape: Path, tmp_path: Path) -> None:
    clock, height = Clock(), 12_000
    player = Speaker(tmp_path, clock)
    player.volume("effects", 1.0)
    for number in range(6):
        with wave.open(str(tmp_path / f"push-{chr(97 + number)}.ogg"), "wb") as out:
            out.setparams((1, 2, RATE, 0, "NONE", ""))
            out.writeframes(array("h", [height] * 9 * RATE).tobytes())
    tops = []
    for number in range(6):
        player.play(f"push-{chr(97 + number)}")
        clock.now += 30
        end = 4 * run_out(tape, 0.3)
        with tape.open("rb") as file:
            file.seek(end - 400)
            tops.append(max(array("h", file.read(400))))
    room = HIGHEST * FULL  # as no music plays
    assert tops[:2] == pytest.approx([height, 2 * height], rel=0.02)
    assert tops[2:] == pytest.approx([room] * 4, rel=0.05)


def test_one_sound_is_as_loud_beside_others_as_alone_where_there_is_room(
    speaker: tuple[Speaker, Clock],
) -> None:
    player, clock = speaker
    player.play("tick")
    player.play("focus")
    assert {round(take.sound.get_volume(), 2) for _, take in player._playing} == {1.0}
    for name in ("play", "refuse", "accuse", "warning"):
        player.play(name)
    assert all(take.sound.get_volume() < 1 for _, take in player._playing)
    # Much later nothing of that is left.
    clock.now += 5_000
    player.play("play")
    ((_, take),) = player._playing
    assert take.sound.get_volume() == 1


@pytest.mark.parametrize(("name", "channel"), [("voices/ada", "voices"), ("call-out", "calls")])
def test_music_steps_back_for_voices_and_calls(
    tape: Path, speaker: tuple[Speaker, Clock], name: str, channel: str
) -> None:
    player, clock = speaker
    player.volume("music", 0.8)
    begin_music(player)
    assert player.due is None
    player.play(name, channel)
    ((_, take),) = player._playing
    volumes = []
    while (due := player.due) is not None:
        clock.now += min(due, 50)
        player.update()
        volumes.append((clock.now, pygame.mixer.Channel(MUSIC).get_volume() / 0.8))
        assert len(volumes) < 200
    ducked = [now for now, volume in volumes if volume <= DUCKED + 0.01]
    assert ducked[0] <= DUCKING + 50
    assert ducked[-1] >= take.length - 50
    back = [now for now, volume in volumes if volume >= 0.98]
    assert take.length < back[0] <= take.length + RETURNING + 50 < take.length + 1000


def test_the_main_loop_lets_music_step_back_and_come_again(tape: Path, tmp_path: Path) -> None:
    program = Program(tmp_path)
    program.kit.sound = player = Speaker(SOUNDS, program.clock)
    begin_music(player)
    program.frame()
    usual = pygame.mixer.Channel(MUSIC).get_volume()
    player.play("call-out", "calls")
    program.wait(2 * DUCKING)
    assert pygame.mixer.Channel(MUSIC).get_volume() < 0.5 * usual
    program.wait(2_000)
    assert pygame.mixer.Channel(MUSIC).get_volume() == usual
    assert player.due is None


def test_music_keeps_its_volume_under_cards(speaker: tuple[Speaker, Clock]) -> None:
    player, clock = speaker
    begin_music(player)
    for name in ("play", "draw", "press", "turn"):
        player.play(name)
        clock.now += 30
        player.update()
        assert player.due is None
    assert pygame.mixer.Channel(MUSIC).get_volume() == 1


@pytest.mark.parametrize("pace", [5])
def test_stepping_back_is_heard_on_the_tape(tape: Path, speaker: tuple[Speaker, Clock]) -> None:
    player, clock = speaker
    begin_music(player)
    tune = read_tunes(SOUNDS / "music")["title"]
    passage = read_passage(tune.section(0), SOUNDS / "music")
    original = array("h", passage.part(0, BARS * tune.bar))[::2]
    begun = run_out(tape, 1.5, player.update)
    player.volume("voices", 0.01)
    player.play("voices/ada", "voices")
    clock.now += DUCKING
    player.update()
    run_out(tape, 0.3, player.update)
    soft = run_out(tape, 1.2, player.update)
    clock.now += 1000
    player.update()
    run_out(tape, 0.3, player.update)
    again = run_out(tape, 1.2, player.update)
    pygame.mixer.quit()
    heard = array("h", tape.read_bytes())[::2]
    first = next(n for n, each in enumerate(heard) if abs(each) > 200)
    before = next(n for n, each in enumerate(original) if abs(each) > 200)

    def share(end: int) -> float:
        """How loud the second before that frame is, of the music as it is in its file."""
        power = sum(each * each for each in heard[end - RATE : end])
        start = end - RATE - first + before
        return math.sqrt(power / sum(each * each for each in original[start : start + RATE]))

    assert share(begun) == pytest.approx(1, abs=0.05)
    assert share(soft) == pytest.approx(DUCKED, abs=0.05)
    assert share(again) == pytest.approx(1, abs=0.05)
