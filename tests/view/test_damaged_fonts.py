"""Fonts that were damaged on their way: SDL opened them all the same, and died at the first question."""

from __future__ import annotations

import struct
import tracemalloc
from collections.abc import Iterator, Sequence
from pathlib import Path

import pygame
import pytest

from game.files.reading import AssetError
from game.store.platform_folders import assets
from game.view.base import fonts
from game.view.base.fonts import BOLD, EXTRABOLD, MEDIUM, SEMIBOLD, TITLE, Fonts, font_file
from game.view.base.space import Space
from game.view.lettering import fallback_fonts
from game.view.lettering.fallback_fonts import OWN, FallbackFonts, forget_fonts, letters_of
from game.view.lettering.font_coverage import coverage, is_whole
from tests.harness.problem_sentences import tells

FACES = (MEDIUM, SEMIBOLD, BOLD, EXTRABOLD, TITLE)
WHOLE = font_file(SEMIBOLD).read_bytes()
DAMAGED = {
    "nothing": b"",
    "a page": b"<html>not found</html>" * 9,
    "half": WHOLE[: len(WHOLE) // 2],
    "its beginning": WHOLE[:12],
    "zeros": bytes(len(WHOLE)),
    "a letter": WHOLE[:50_000] + bytes([WHOLE[50_000] ^ 1]) + WHOLE[50_001:],
}
ALEF = "\u05d0"


@pytest.fixture(autouse=True)
def anew() -> Iterator[None]:
    """Let fonts be read anew, before and after."""
    pygame.font.init()
    kept = (fonts._face.cache_clear, forget_fonts)
    for forget in kept:
        forget()
    yield
    for forget in kept:
        forget()


def test_all_that_come_with_the_program_are_whole() -> None:
    files = [*map(font_file, FACES), *(assets() / "fonts" / name for name in OWN)]
    assert [file.name for file in files if not is_whole(file.read_bytes())] == []


@pytest.mark.parametrize("name", DAMAGED)
def test_a_face_that_is_damaged_is_named(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "face.ttf"
    file.write_bytes(DAMAGED[name])
    monkeypatch.setattr(fonts, "font_file", lambda face: file)
    with tells(AssetError, r"face\.ttf cannot be used: it is damaged"):
        Fonts(Space(960, 540, 1.0, 1.0)).height(20, SEMIBOLD)


def headless(file: Path) -> bytes:
    """Return a font that lists its letters, and has no table with its measures."""
    return file.read_bytes().replace(b"head", b"xxxx", 1)


def test_a_font_of_the_system_that_is_none_is_passed_over(tmp_path: Path) -> None:
    bad = tmp_path / "DejaVuSans.ttf"
    bad.write_bytes(headless(assets() / "fonts" / "hebrew.ttf"))
    assert ord(ALEF) in letters_of(bad)
    assert FallbackFonts([bad]).find(ALEF) is None
    good = assets() / "fonts" / "hebrew.ttf"
    found = FallbackFonts([bad, good]).find(ALEF)
    assert found is not None
    assert found.path == good


def test_a_font_that_cannot_be_drawn_is_read_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bad = tmp_path / "DejaVuSans.ttf"
    bad.write_bytes(headless(assets() / "fonts" / "hebrew.ttf"))
    read, usual = list[Path](), fallback_fonts.read_bytes

    def noted(path: Path, *, limit: int) -> bytes:
        read.append(path)
        return usual(path, limit=limit)

    monkeypatch.setattr(fallback_fonts, "read_bytes", noted)
    fonts_there = FallbackFonts([bad])
    assert [fonts_there.find(letter) for letter in ("\u05d0", "\u05d1", "\u05d2")] == [None] * 3
    assert read == [bad]


def claiming(groups: Sequence[tuple[int, int]]) -> bytes:
    """Return a font that lists its letters, in ranges from the first to the last of each, and nothing else."""
    ranges = b"".join(struct.pack(">LLL", first, last, 1) for first, last in groups)
    table = struct.pack(">HHLLL", 12, 0, 16 + len(ranges), 0, len(groups)) + ranges
    head = struct.pack(">LHHHH4sLLL", 0x10000, 1, 16, 0, 0, b"cmap", 0, 28, 12 + len(table))
    return head + struct.pack(">HHHHL", 0, 1, 3, 10, 12) + table


def test_a_font_that_says_it_has_a_million_letters_takes_no_room_for_each() -> None:
    data = claiming([(0, 0x10FFFF)] * 20)
    tracemalloc.start()
    letters = coverage(data)
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert len(letters) == 0x110000
    assert most < 1 << 16


def test_ranges_that_lie_over_each_other_are_taken_once() -> None:
    letters = coverage(claiming([(65, 70), (68, 72), (66, 67), (90, 90)]))
    assert letters == {*range(65, 73), 90}
    assert 73 not in letters
    assert 64 not in letters


def test_of_a_font_only_the_list_of_letters_is_read_to_look_for_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def never(path: Path, *, limit: int) -> bytes:
        raise AssertionError(path)

    monkeypatch.setattr(fallback_fonts, "read_bytes", never)
    file = tmp_path / "DejaVuSans.ttf"
    file.write_bytes((assets() / "fonts" / "hebrew.ttf").read_bytes())
    assert ord(ALEF) in letters_of(file)
    assert FallbackFonts([file]).find("A") is None


def test_fonts_for_which_there_is_no_room_are_passed_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = (assets() / "fonts" / "hebrew.ttf").read_bytes()
    files = [tmp_path / "one.ttf", tmp_path / "two.ttf"]
    files[0].write_bytes(headless(assets() / "fonts" / "hebrew.ttf"))
    files[1].write_bytes(whole)
    # The first, which cannot be drawn, takes no room of the second.
    monkeypatch.setattr(fallback_fonts, "MOST_KEPT", len(whole))
    assert FallbackFonts(files).find(ALEF) is not None
    forget_fonts()
    monkeypatch.setattr(fallback_fonts, "MOST_KEPT", len(whole) - 1)
    assert FallbackFonts(files).find(ALEF) is None


def test_one_of_ours_that_is_damaged_has_no_letters(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "fonts").mkdir()
    monkeypatch.setattr(fallback_fonts, "assets", lambda: tmp_path)
    whole = (assets() / "fonts" / "hebrew.ttf").read_bytes()
    for number, data in enumerate((whole, whole[:-300] + bytes(300))):
        file = tmp_path / "fonts" / f"{number}.ttf"
        file.write_bytes(data)
        assert bool(letters_of(file)) == (number == 0)
