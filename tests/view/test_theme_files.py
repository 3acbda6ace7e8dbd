"""Themes and card backs: those that come with the program are good, and a bad one is one sentence."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from game.store.language_files import load_words
from game.store.platform_folders import assets
from game.variants import VARIANTS
from game.view.base.theme_files import LookError, names, read_back, read_portrait, read_theme
from tests.harness.problem_sentences import said, tells
from tests.harness.program import Program

THEMES, BACKS = assets() / "themes", assets() / "cards" / "backs"


def test_there_are_three_themes_and_four_backs() -> None:
    themes = [read_theme(THEMES / f"{name}.toml") for name in names(THEMES)]
    backs = [read_back(BACKS / f"{name}.toml") for name in names(BACKS)]
    words = load_words()
    assert len({words(f"theme.{theme.id}") for theme in themes}) == 10
    assert all(f"theme.{theme.id}" in words for theme in themes)
    assert len({theme.weave for theme in themes}) == 8
    assert all(f"back.{back.id}" in words for back in backs)
    assert (
        len({words(f"back.{back.id}") for back in backs})
        == len({back.picture for back in backs})
        == 9
    )


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('pool = "#4f8577"', "", "colours.pool is missing"),
        ("#2b5a50", "#2b5a5", "colours.middle is '#2b5a5', but must be a colour like"),
        ('"#2b5a50"', "7", "colours.middle is 7"),
        ('wood = "', 'wod = "', "no use for colours.wod"),
        ("weave-plain.svg", "velvet.svg", "weave.picture is 'velvet.svg', and the"),
        ("weave-plain.svg", "../x.svg", "leads out of the folder"),
        ("weave-plain.svg", "/etc/passwd", "leads out of the folder"),
        ("weave-plain.svg", "a/b.svg", "cannot be read"),
        ("weave-plain.svg", ".", "it is a folder"),
        ("size = 8", "size = 0", "weave.size is 0"),
        ("size = 8", "size = true", "weave.size is true"),
        ("weave-plain.svg", "", "weave.picture is ''"),
        ("[colours]", "[colours", "line 5"),
        ("[colours]", "", "no use for pool"),
    ],
)
def test_what_is_wrong_with_a_theme_is_one_sentence(
    tmp_path: Path, old: str, new: str, told: str
) -> None:
    shutil.copy(THEMES / "weave-plain.svg", tmp_path)
    text = (THEMES / "teal.toml").read_text("utf-8")
    assert old in text
    file = tmp_path / "odd.toml"
    file.write_text(text.replace(old, new), "utf-8")
    with tells(LookError) as caught:
        read_theme(file)
    sentence = said(caught.value)
    assert str(file) in sentence
    assert told in sentence
    assert sentence.endswith(".")


def test_what_is_wrong_with_a_back_is_one_sentence(tmp_path: Path) -> None:
    file = tmp_path / "odd.toml"
    file.write_text('picture = "odd.svg"\n')
    with tells(LookError, r"picture is 'odd\.svg'"):
        read_back(file)
    with tells(LookError, r"none\.toml"):
        read_back(tmp_path / "none.toml")


def test_what_is_wrong_with_a_portrait_is_one_sentence(tmp_path: Path) -> None:
    file = tmp_path / "odd.toml"
    file.write_text('won_by = "cup"\n')
    assert read_portrait(file) == ("odd", "cup")
    for text, told in (("won_by = 3\n", "won_by is 3"), ('won_bye = "cup"\n', "won_bye")):
        file.write_text(text)
        with tells(LookError, told):
            read_portrait(file)


@pytest.fixture
def spoiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The program's pictures, with a broken theme and a broken back among them."""
    copy = tmp_path / "assets"
    shutil.copytree(assets(), copy, ignore=shutil.ignore_patterns("music", "voices"))
    (copy / "themes" / "night.toml").write_text("[colours]\n")
    (copy / "cards" / "backs" / "tide.toml").write_text("picture = 3\n")
    monkeypatch.setattr("game.view.base.scene_kit.assets", lambda: copy)
    return copy


def test_a_broken_look_gives_way_to_another_and_is_told(tmp_path: Path, spoiled: Path) -> None:
    kit = Program(tmp_path).kit
    kit.settings.theme, kit.settings.back = "night", "tide"
    assert kit.theme.name == "teal"
    assert kit.back == "rosette"
    first, second = kit.notices
    assert "night.toml cannot be used: colours.pool is missing." in first
    assert "“Evening teal” is used instead" in first
    assert "tide.toml" in second
    assert kit.theme.name == "teal"
    assert len(kit.notices) == 2  # told once


def test_a_look_that_is_gone_gives_way_too(tmp_path: Path) -> None:
    kit = Program(tmp_path).kit
    kit.settings.theme = "gone"
    assert kit.theme.name == "teal"
    assert "gone.toml" in kit.notices[0]


def test_each_game_has_its_own_table_unless_one_is_chosen(tmp_path: Path) -> None:
    kit = Program(tmp_path).kit
    laid = {game.info.id: kit.theme_of(game.info.id).name for game in VARIANTS}
    assert (laid["classic"], laid["callout"], laid["tricks"]) == ("teal", "wine", "night")
    assert kit.theme_of("a game to come").name == kit.theme.name == "teal"
    kit.settings.theme = "night"
    assert {kit.theme_of(game.info.id).name for game in VARIANTS} == {"night"}


def test_no_game_has_two_themes_and_every_theme_knows_its_games() -> None:
    folder = assets() / "themes"
    named = [game for each in names(folder) for game in read_theme(folder / f"{each}.toml").games]
    assert len(set(named)) == len(named)
    assert set(named) <= {variant.info.id for variant in VARIANTS}


def test_the_games_of_a_theme_are_a_list(tmp_path: Path) -> None:
    shutil.copytree(assets() / "themes", tmp_path, dirs_exist_ok=True)
    file = tmp_path / "wine.toml"
    file.write_text(re.sub(r"games = .*", 'games = "callout"', file.read_text("utf-8")), "utf-8")
    with tells(LookError, r"wine\.toml.*games is 'callout', but must be a list of texts"):
        read_theme(file)
