"""Themes and card backs that cannot be used: a few notices in the window, and how many more there are."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.scenes.base.goals.odd_looks import odd_looks
from game.scenes.base.goals.things import ThingKind, Things, all_things, thing_name
from game.scenes.base.remembered_table import player_name
from game.scenes.pause.notice_scene import NoticeScene
from game.scenes.settings.setting_rows import look_rows
from game.scenes.settings.settings_scene import SettingsScene
from game.store.platform_folders import assets
from game.view.base.scene_kit import MOST_ALIKE
from game.view.widgets.picture_row import PictureRow
from tests.harness.program import Program


@pytest.fixture
def looks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The program's files, to which a test adds some."""
    copy = tmp_path / "assets"
    shutil.copytree(assets(), copy, ignore=shutil.ignore_patterns("music", "voices"))
    monkeypatch.setattr("game.view.base.scene_kit.assets", lambda: copy)
    monkeypatch.setattr("game.scenes.settings.setting_rows.assets", lambda: copy)
    for part in ("goals.things", "goals.odd_looks"):
        monkeypatch.setattr(f"game.scenes.base.{part}.assets", lambda: copy)
    forget()
    yield copy
    forget()


def forget() -> None:
    """Forget what was read of the files of looks, which stay as they are while the program runs."""
    all_things.cache_clear()
    odd_looks.cache_clear()


def put_away(program: Program) -> list[str]:
    """Read all notices that the settings give; return their sentences."""
    program.stack.ways.settings()
    program.frames(2)
    read: list[str] = []
    while isinstance(program.top, NoticeScene):
        read.append(program.top.sentence)
        program.press(pygame.K_RETURN)
        program.frames(2)
    assert isinstance(program.top, SettingsScene)
    program.press(pygame.K_ESCAPE)
    return read


@pytest.mark.parametrize(
    ("beyond", "last"),
    [(33, "There are 33 more messages like these."), (1, "There is 1 more message like these.")],
)
def test_of_many_bad_backs_a_few_are_told_and_how_many_more_there_are(
    tmp_path: Path, looks: Path, beyond: int, last: str
) -> None:
    """Each of them was a card of its own, at every look at the settings."""
    for number in range(MOST_ALIKE + beyond):
        (looks / "cards" / "backs" / f"odd{number:02}.toml").write_text('picture = "odd.svg"\n')
    program = Program(tmp_path / "home")
    *told, more = put_away(program)
    assert [sentence.count("odd") > 0 for sentence in told] == [True] * MOST_ALIKE
    assert more == last
    assert put_away(program) == []


def test_one_bad_back_is_told_alone(tmp_path: Path, looks: Path) -> None:
    (looks / "cards" / "backs" / "odd.toml").write_text('picture = "odd.svg"\n')
    (told,) = put_away(Program(tmp_path / "home"))
    assert "odd.toml cannot be used" in told


def themed(looks: Path, old: str, new: str) -> None:
    """Put a theme in the place of one of the program's that differs from it in one place."""
    text = (looks / "themes" / "rose.toml").read_text("utf-8")
    assert text.count(old) == 1
    (looks / "themes" / "rose.toml").write_bytes(text.replace(old, new).encode())


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        (
            'won_by = "deeds-15"',
            'games = ["oono"]',
            "games names oono, which copper.toml names",
        ),
        (
            'won_by = "deeds-15"',
            'games = ["clasic"]',
            "games names 'clasic', which is no game here",
        ),
        (
            'won_by = "deeds-15"',
            'games = []\nwon_by = "streak-8"',
            "won_by is 'streak-8', which is no goal here",
        ),
    ],
)
def test_what_a_theme_names_in_vain_is_one_sentence_and_the_theme_can_be_chosen(
    tmp_path: Path, looks: Path, old: str, new: str, says: str
) -> None:
    themed(looks, old, new)
    program = Program(tmp_path / "home")
    (told,) = put_away(program)
    assert says in told
    assert "rose.toml" in told
    program.kit.settings.theme = "rose"
    assert program.kit.theme.name == "rose"


def test_a_theme_whose_weave_is_no_picture_but_itself_is_refused(
    tmp_path: Path, looks: Path
) -> None:
    themed(looks, 'picture = "weave-scales.svg"', 'picture = "rose.toml"')
    program = Program(tmp_path / "home")
    (told,) = put_away(program)
    assert "rose.toml cannot be used: weave.picture is 'rose.toml'" in told
    assert "it is not an SVG picture that can be drawn" in told


def test_the_file_of_a_portrait_that_cannot_be_used_is_told(tmp_path: Path, looks: Path) -> None:
    """Nobody was told: the portrait was free."""
    (looks / "portraits" / "pip.toml").write_text('win_by = "cup"\n')
    (told,) = put_away(Program(tmp_path / "home"))
    assert "pip.toml cannot be used: it has no use for win_by" in told


def test_line_ends_of_windows_are_as_good_as_others(tmp_path: Path, looks: Path) -> None:
    file = looks / "themes" / "rose.toml"
    file.write_bytes(file.read_bytes().replace(b"\n", b"\r\n"))
    program = Program(tmp_path / "home")
    assert put_away(program) == []
    program.kit.settings.theme = "rose"
    assert program.kit.theme.name == "rose"


def test_a_look_without_a_message_is_called_as_its_file_is(tmp_path: Path, looks: Path) -> None:
    """It had no name."""
    theme = (looks / "themes" / "copper.toml").read_text().replace('"oono"', "")
    (looks / "themes" / "dark-wood__2.toml").write_text(theme)
    shutil.copy(looks / "cards" / "backs" / "rosette.toml", looks / "cards" / "backs" / "leaf.toml")
    program = Program(tmp_path / "home")
    things = Things.of(program.kit, player_name(program.kit))
    rows = [row for line in look_rows(program.kit, things, lambda: None, 1) for row in line]
    words = program.kit.words
    assert thing_name(words, ThingKind.THEME, "dark-wood__2") == "dark wood 2"
    assert thing_name(words, ThingKind.BACK, "leaf") == "leaf"
    assert thing_name(words, ThingKind.BACK, "rosette") == words("back.rosette")
    shown = {each.name for row in rows if isinstance(row, PictureRow) for each in row.tiles}
    assert {"dark wood 2", "leaf", words("back.rosette")} <= shown
