"""The tunes as they are written and as they are kept: long enough, of one family, and no bar of them twice."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

import pygame
import pytest

from game.store.platform_folders import assets
from game.variants import VARIANTS
from game.view.files.sound_files import SECTION, check_sound
from game.view.files.tune_files import BARS, LEAD, read_passage, read_tunes
from tests.harness.some import some

BUILD = Path(__file__).parents[2] / "build" / "sound"
MUSIC = assets() / "sounds" / "music"
RATE = 44_100
THREE_MINUTES = 180 * RATE
GAMES = {variant.info.id for variant in VARIANTS}


@pytest.fixture(scope="module")
def arranging() -> Iterator[ModuleType]:
    """How tunes are arranged; it needs nothing but Python."""
    sys.path.insert(0, str(BUILD))
    try:
        yield import_module("arranging")
    finally:
        sys.path.remove(str(BUILD))
        for name in ("arranging", "tunes"):
            sys.modules.pop(name, None)


@pytest.fixture(scope="module")
def tunes(arranging: ModuleType) -> tuple[Any, ...]:
    return tuple(sys.modules["tunes"].TUNES)


@pytest.fixture(scope="module", autouse=True)
def mixer() -> Iterator[None]:
    """A mixer without a device."""
    patch = pytest.MonkeyPatch()
    patch.setenv("SDL_AUDIODRIVER", "dummy")
    pygame.mixer.quit()
    pygame.mixer.init(RATE, -16, 2, allowedchanges=0)
    yield
    pygame.mixer.quit()
    patch.undo()


def test_every_game_the_title_the_lesson_and_the_end_have_a_tune(tunes: tuple[Any, ...]) -> None:
    assert {each.name for each in tunes} == GAMES | {"title", "lesson", "end"}
    assert {each.name for each in tunes if each.game} == GAMES


def test_no_bar_comes_twice_within_three_minutes(
    arranging: ModuleType, tunes: tuple[Any, ...]
) -> None:
    for tune in some(tunes):
        bars = arranging.arranged(tune)
        # A tune goes round, and goes on where it was left: so a bar comes again after a round at the soonest.
        assert len(bars) * tune.bar >= THREE_MINUTES, tune.name
        heard = [each.heard for each in bars]
        assert len(set(heard)) == len(heard), tune.name
        lasts = [
            tuple(each.heard for each in arranging.cadence(tune, won=won, number=number))
            for won in (True, False)
            for number in range(3)
        ]
        assert len(set(lasts)) == len(lasts), tune.name


def test_nor_do_two_tunes_share_a_bar(arranging: ModuleType, tunes: tuple[Any, ...]) -> None:
    seen: dict[object, str] = {}
    shared = [
        (tune.name, bar.heard)
        for tune in tunes
        for bar in arranging.arranged(tune)
        if seen.setdefault(bar.heard, tune.name) != tune.name
    ]
    assert shared == []


def test_all_are_of_one_family(arranging: ModuleType, tunes: tuple[Any, ...]) -> None:
    """Each begins with the same three notes: up a minor third and up a tone, on the beat."""
    for tune in some(tunes):
        first = arranging.arranged(tune)[0].melody
        assert [each.pitch - first[0].pitch for each in first[:3]] == [0, 3, 5], tune.name
        assert first[0].beat == 0


def test_the_notes_of_a_bar_are_in_order_and_within_it(
    arranging: ModuleType, tunes: tuple[Any, ...]
) -> None:
    for tune in some(tunes):
        for bar in some(arranging.arranged(tune)):
            beats = [each.beat for each in bar.melody]
            assert beats, tune.name
            assert beats == sorted(set(beats)), tune.name
            assert beats[0] >= 0
            assert beats[-1] < tune.beats
            assert list(bar.voicing) == sorted(bar.voicing)
            assert all(tune.tonic - 13 <= each.pitch <= tune.tonic + 24 for each in bar.melody)


def test_the_player_is_told_what_was_arranged(
    tunes: tuple[Any, ...], arranging: ModuleType
) -> None:
    kept = read_tunes(MUSIC)
    assert {name: (each.bar, each.strains) for name, each in kept.items()} == {
        each.name: (each.bar, "".join(form[0].lower() for form in arranging.FORM[: each.passes]))
        for each in tunes
    }


def test_every_part_of_every_tune_is_there_and_as_long_as_it_says() -> None:
    for name, tune in some(read_tunes(MUSIC).items()):
        parts = {tune.section(number) for number in range(len(tune.strains))}
        if name in GAMES:
            parts |= {tune.layer(number) for number in range(len(tune.strains))}
        for file in parts:
            passage = read_passage(file, MUSIC)
            assert passage.count == BARS * tune.bar, file
            assert any(passage.part(0, 2_000))
        for won in (True, False):
            endings = tune.cadences(won=won)
            assert len(endings) == (3 if name in GAMES else 0)
            for file in endings:
                passage = read_passage(file, MUSIC)
                assert 2 * tune.bar < passage.count < 12 * RATE
                assert not any(passage.frames[: 1000 * passage.size])
                assert max(passage.part(passage.count - 20, passage.count)) in (0, 255)
        assert set(tune.folder.glob("*.ogg")) == parts | {
            file for won in (True, False) for file in tune.cadences(won=won)
        }


def test_sections_go_over_into_each_other_without_a_step() -> None:
    for _, tune in some(read_tunes(MUSIC).items()):
        before = read_passage(tune.section(len(tune.strains) - 1), MUSIC)
        after = read_passage(tune.section(0), MUSIC)
        end = before.count
        # What the one would have gone on with is what the other begins with, but for the encoding.
        expected, found = (
            memoryview(part).cast("h")
            for part in (before.part(end, end + LEAD // 2), after.part(0, LEAD // 2))
        )
        apart = sum((a - b) ** 2 for a, b in zip(expected, found, strict=True))
        assert apart < 0.05 * sum(a * a for a in expected) + len(expected) * 40**2


def test_all_of_it_is_let_in_and_has_its_size() -> None:
    files = list(some(MUSIC.rglob("*.ogg")))
    for file in files:
        check_sound(file.read_bytes(), SECTION)
    assert sum(file.stat().st_size for file in files) < 16_000_000
