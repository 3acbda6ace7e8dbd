"""Letters that the program's own fonts do not have: other scripts, emoji, and none at all."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

import pygame
import pytest
from fontTools.ttLib import TTFont

from game.store.platform_folders import assets
from game.view.base.colours import LIGHT
from game.view.base.fonts import BOLD, TITLE, Fonts, font_file
from game.view.base.space import Space
from game.view.lettering import fallback_fonts
from game.view.lettering.fallback_fonts import OWN, FallbackFonts
from game.view.lettering.font_coverage import NoFont, coverage
from game.words.people_texts import isolated

FILES = [
    *(font_file(face) for face in (BOLD, TITLE)),
    *(assets() / "fonts" / name for name in OWN),
]


@pytest.fixture
def fonts(monkeypatch: pytest.MonkeyPatch) -> Fonts:
    """Fonts on a computer that has none of its own."""
    monkeypatch.setattr(fallback_fonts, "_of_system", lambda: ())
    return Fonts(Space(1280, 720, 1.0, 1.0))


def ink(fonts: Fonts, text: str, face: str = BOLD) -> int:
    """How many pixels of a text are seen."""
    return pygame.mask.from_surface(fonts.text(text, 40, face, LIGHT), 100).count()


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_the_letters_of_a_font_are_those_of_its_table(file: Path) -> None:
    wanted = TTFont(file).getBestCmap()
    assert coverage(file.read_bytes()) == frozenset(wanted)


@pytest.mark.parametrize("size", [0, 3, 12, 40, 300])
def test_a_file_that_is_cut_off_is_no_font(size: int) -> None:
    with pytest.raises(NoFont):
        coverage(FILES[0].read_bytes()[:size])


def test_damaged_tables_are_no_font_or_have_other_letters() -> None:
    data = bytearray(FILES[1].read_bytes())
    places = [
        *range(300),
        *range(300, len(data), 97),
    ]  # the head, which lists the tables, byte by byte
    read = 0
    for place in places:
        data[place] ^= 0xFF
        with suppress(NoFont):
            assert len(coverage(bytes(data))) <= 0x110000
            read += 1
        data[place] ^= 0xFF
    assert 0 < read < len(places)


@pytest.mark.parametrize("name", ["עדה", "علي", "🐱", "❤️", "Zoë 🐱", "a\u0301"])
@pytest.mark.parametrize("face", [BOLD, TITLE])
def test_every_computer_shows_hebrew_arabic_and_some_emoji(
    fonts: Fonts, name: str, face: str
) -> None:
    assert ink(fonts, name, face) > 60
    assert fonts.text(name, 40, face, LIGHT).get_width() == fonts.width(name, 40, face)


def test_a_line_is_as_high_as_any_other(fonts: Fonts) -> None:
    heights = {
        fonts.text(each, 40, BOLD, LIGHT).get_height() for each in ("Ada", "علي", "🐱", "王")
    }
    assert len(heights) == 1


def test_a_letter_that_no_font_has_is_a_box_and_an_emoji_is_left_out(fonts: Fonts) -> None:
    assert fonts.width("王王", 40, BOLD) == 2 * fonts.width("王", 40, BOLD) > 0
    assert fonts.width("a🇩🇪", 40, BOLD) == fonts.width("a", 40, BOLD)
    assert ink(fonts, "🇩🇪")  # what is nothing but one is not invisible


def test_a_tone_of_skin_that_no_font_has_is_left_out(fonts: Fonts) -> None:
    assert fonts.width("👍🏽", 40, BOLD) == fonts.width("👍", 40, BOLD)


def test_letters_of_arabic_are_joined(fonts: Fonts) -> None:
    joined, apart = "محمد", "\u200c".join("محمد")
    assert ink(fonts, joined) != ink(fonts, apart)
    # The letters of a word are one piece of ink, and those that are not joined are four.
    pieces = [
        len(
            pygame.mask.from_surface(fonts.text(each, 80, BOLD, LIGHT), 100).connected_components(
                40
            )
        )
        for each in (joined, apart)
    ]
    assert pieces[0] < pieces[1]


def test_a_name_from_right_to_left_moves_nothing_else(fonts: Fonts) -> None:
    """What comes before and after it is where it would be for any name as wide."""
    name, rest = "עדה", " plays 7"
    line = fonts.text(isolated(name) + rest, 40, BOLD, LIGHT)
    wide = fonts.width(name, 40, BOLD)
    behind = line.subsurface((wide, 0, line.get_width() - wide, line.get_height()))
    assert pygame.image.tobytes(behind, "RGBA") == pygame.image.tobytes(
        fonts.text(rest, 40, BOLD, LIGHT), "RGBA"
    )


def test_plain_letters_are_drawn_as_ever(fonts: Fonts) -> None:
    font = pygame.font.Font(str(font_file(BOLD)), fonts.space.text_px(40))
    for text in ("Ada plays 7.", "Łukasz, Ευγενία, Дарья – “7…”"):
        drawn = font.render(text, True, LIGHT[:3])
        assert pygame.image.tobytes(fonts.text(text, 40, BOLD, LIGHT), "RGBA") == (
            pygame.image.tobytes(drawn, "RGBA")
        )


def test_what_cannot_be_read_has_no_letters(tmp_path: Path) -> None:
    for file in (tmp_path / "missing.ttf", tmp_path):
        assert fallback_fonts.letters_of(file) == frozenset()
    assert FallbackFonts().find("A") is not None


def test_signs_of_no_script_are_drawn_whatever_was_drawn_before(
    fonts: Fonts, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A font that was left at the script of one text measured dots of another wider than it drew them."""
    scripts: list[str] = []

    class Noted(pygame.font.Font):
        def set_script(self, script_code: str, /) -> None:
            scripts.append(script_code)
            super().set_script(script_code)

    monkeypatch.setattr(FallbackFonts, "font", lambda self, file, px: Noted(file.path, px))
    for text in ("ع", "،"):
        fonts.width(text, 40, BOLD)
    assert scripts == ["Arab", "Zyyy"]
