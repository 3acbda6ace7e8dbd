"""Every scene in the made-up language, with usual and with large text: no English, and nothing cut."""

from __future__ import annotations

import re
import tempfile
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path

import pygame
import pytest

from game.scenes.base.guest_names import PLAYER_PORTRAIT, PORTRAITS
from game.scenes.pause.pause_scene import PauseScene
from game.scenes.settings.settings_scene import PAGES, SettingsScene
from game.scenes.setup.house_rules_scene import HouseRulesScene
from game.scenes.setup.setup_scene import SetupScene
from game.scenes.table.table_scene import TableScene
from game.scenes.title.title_scene import TitleScene
from game.store.language_files import load_words
from game.store.licence_files import load_works
from game.store.platform_folders import assets
from game.store.publisher_file import load_publisher
from game.store.settings_file import Settings
from game.tools import shot_scripts, shots
from game.tools.drawn.checked_shots import faults
from game.tools.standard_shots import standard
from game.variants import VARIANTS, with_a_table
from game.view.base.window import LEAST_SIZE
from game.words.catalogue import Catalogue
from game.words.entries import read_entries
from game.words.rule_files import load_rules
from tests.harness.program import Program
from tests.harness.shared_words import shared_words
from tests.languages.addition import spoken
from tests.languages.made_up import NAME
from tests.languages.reading import written

ENGLISH = shared_words()
NAMES = {ENGLISH(f"person.{each}") for each in (PLAYER_PORTRAIT, *PORTRAITS)}
"""The pictures' players: their names were given by people."""
TYPED = {"wild"}
"""What is written into the search."""
OF_THE_LISTS = {"i", "lub"}
"""The words of Polish lists, which are the CLDR's."""
MARKS = {
    word
    for variant in with_a_table()
    for each in variant.achievements
    for word in re.findall(r"[^\W\d_]+", each.mark)
}
"""The few letters on the cards of achievements, which are signs as those of the cards of a game are."""
CREDITS = "credits"
CREDITED = {
    word
    for work in load_works(assets() / "licences")
    for text in (work.name, work.by, work.licence, *load_publisher())
    for word in re.findall(r"[^\W\d_]+", text)
}
"""On that page: the names of works, of those who made them, and of licences, and addresses."""
GIVEN = {"notice"}
"""Scenes that show a sentence which the picture hands to them."""
HIGHER = (1024, 768)
LONG_NOTICE = ("ui.pause.interrupted", "problem.settings-not-kept")
"""Two sentences that are as long as the longest notice."""
ALIKE = {"deal", "first", "drag", "hand", "match"}
"""Scenes that show the same texts as others, but for one of them each."""


def scenes() -> list[shots.Shot]:
    """The pictures of the program that differ in their texts."""
    found: dict[str, shots.Shot] = {}
    for shot in standard():
        if shot.size != shots.USUAL or shot.scene in GIVEN or shot.settings.get("text_scale"):
            continue
        game = shot.name.split("-")[1] if "-" in shot.name and shot.scene != "settings" else ""
        found.setdefault(
            shot.scene if shot.scene in ALIKE else game + shot.scene + _page(shot), shot
        )
    return list(found.values())


def _page(shot: shots.Shot) -> str:
    return shot.name if shot.scene == "settings" else ""


SCENES = scenes()


@pytest.fixture(scope="module")
def language() -> Iterator[Path]:
    with tempfile.TemporaryDirectory() as folder, spoken(Path(folder) / "assets") as own:
        yield own


@pytest.fixture(scope="module")
def words(language: Path) -> Catalogue:
    return load_words(NAME)


def test_it_is_complete_and_sound(language: Path, words: Catalogue) -> None:
    english = read_entries(ENGLISH.folder).by_id
    assert read_entries(language).by_id.keys() == english.keys()
    assert words.language == NAME
    assert not words.damages
    ours = {file.relative_to(language) for file in language.rglob("*.toml")}
    assert ours == {file.relative_to(ENGLISH.folder) for file in ENGLISH.folder.rglob("*.toml")}


@pytest.mark.parametrize("game", [variant.info.id for variant in VARIANTS])
def test_its_rules_have_the_same_clauses(words: Catalogue, game: str) -> None:
    ours = [clause for section in load_rules(words.folders, game) for clause in section.clauses]
    english = [c for section in load_rules(ENGLISH.folders, game) for c in section.clauses]
    assert [clause.id for clause in ours] == [clause.id for clause in english]
    assert not {clause.text for clause in ours} & {clause.text for clause in english}


def test_it_has_three_plurals_cases_and_another_order(words: Catalogue) -> None:
    forms = {words("table.left", count=count).replace(str(count), "") for count in (1, 3, 5)}
    assert len(forms) == 3
    drew = words("ui.title.quick_detail", game="Skat", count=2)
    assert drew.index("2") < drew.index("Skat")


@pytest.mark.parametrize("scale", [1.0, 1.5])
@pytest.mark.parametrize("shot", [pytest.param(each, id=each.name) for each in SCENES])
def test_a_scene_can_be_read(
    language: Path, shot: shots.Shot, scale: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    wishes = {**shot.settings, "language": NAME, "text_scale": scale}
    with written(monkeypatch) as lines:
        found = list(faults(replace(shot, settings=wishes)))
    assert lines.texts
    assert not found
    credited = CREDITED if shot.name.endswith(CREDITS) else set()
    assert not lines.foreign(NAMES | TYPED | OF_THE_LISTS | MARKS | credited)
    assert not lines.cut
    assert not lines.outside


@pytest.mark.parametrize("size", [shots.USUAL, HIGHER, LEAST_SIZE])
@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_a_long_notice_can_be_read(
    language: Path,
    words: Catalogue,
    scale: float,
    size: tuple[int, int],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    told = " ".join(map(words, LONG_NOTICE))
    wishes = {"language": NAME, "text_scale": scale}
    with written(monkeypatch) as lines:
        shots.Shot("notice", "notice", partial(shot_scripts.told, told), size, wishes).take()
    # The title behind it may be cut in the least window; the notice leaves out whole lines.
    assert set(told.split()) <= {word for line in lines.texts for word in line.split()}
    assert not lines.outside


@pytest.mark.parametrize("scale", [1.0, 1.5])
@pytest.mark.parametrize("game", [variant.info.id for variant in with_a_table()])
def test_a_game_can_be_set_up_and_begun_by_keys(
    language: Path, tmp_path: Path, game: str, scale: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever row has the focus: its help, its choices, and the table after them."""
    settings = Settings(speed="OFF", think="OFF", language=NAME, text_scale=scale)
    with written(monkeypatch) as lines:
        program = Program(tmp_path, settings=settings)
        title = program.top
        assert isinstance(title, TitleScene)
        program.walk(next(card for card in title.cards if card.info.id == game))
        program.press(pygame.K_RETURN)
        setup = program.top
        assert isinstance(setup, SetupScene)
        for widget in setup.group.widgets:
            program.walk(widget)
        program.walk(setup.options.house)
        program.press(pygame.K_RETURN)
        house = program.top
        assert isinstance(house, HouseRulesScene)
        for widget in house.group.widgets:
            if widget.enabled:
                program.walk(widget)
        program.press(pygame.K_ESCAPE)
        program.walk(setup.options.preset)
        program.press(*[pygame.K_RIGHT] * len(setup.options.choices.sets))
        program.walk(setup.deal)
        program.press(pygame.K_RETURN)
        assert isinstance(program.top, TableScene)
        program.press(pygame.K_h, pygame.K_w)
        program.frames(30)
        while not isinstance(program.top, PauseScene):
            program.press(pygame.K_ESCAPE)
        for widget in program.top.group.widgets:
            program.walk(widget)
    assert not lines.foreign(OF_THE_LISTS)
    assert not lines.cut
    assert not lines.outside


@pytest.mark.parametrize("scale", [1.0, 1.5])
@pytest.mark.parametrize("page", PAGES)
def test_every_setting_is_explained(
    language: Path, tmp_path: Path, page: str, scale: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = Settings(speed="OFF", think="OFF", language=NAME, text_scale=scale)
    with written(monkeypatch) as lines:
        program = Program(
            tmp_path, settings=settings, first=lambda kit, stack: SettingsScene(kit, stack, page)
        )
        scene = program.top
        assert isinstance(scene, SettingsScene)
        for row in [each for line in scene.sheet.rows for each in line]:
            if row.enabled:
                program.walk(row, most=200)
    assert not lines.foreign(OF_THE_LISTS | (CREDITED if page == CREDITS else set()))
    assert not lines.cut
    assert not lines.outside


@pytest.mark.parametrize("scene", ["title", "setup-oono", "settings-pad", "result-tricks"])
def test_and_in_another_window(language: Path, scene: str, monkeypatch: pytest.MonkeyPatch) -> None:
    (shot,) = [each for each in SCENES if each.name == scene]
    wishes = {**shot.settings, "language": NAME}
    with written(monkeypatch) as lines:
        replace(shot, size=HIGHER, settings=wishes).take()
    assert not lines.foreign(NAMES | OF_THE_LISTS)
    assert not lines.cut
    assert not lines.outside
