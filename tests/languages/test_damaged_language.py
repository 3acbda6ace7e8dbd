"""A language whose files or entries are missing or damaged: what it lacks is English, and all can be opened."""

from __future__ import annotations

import shutil
import tempfile
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

import pygame
import pytest

from game.scenes.base.scene_stack import Scene
from game.scenes.guests.guests_scene import GuestsScene
from game.scenes.routes import Routes
from game.scenes.rules.rule_book_scene import RuleBookScene
from game.scenes.settings.settings_scene import PAGES, SettingsScene
from game.scenes.setup.setup_scene import SetupScene
from game.scenes.table.lesson.lesson_scene import LessonScene
from game.scenes.table.table_scene import TableScene
from game.scenes.title.title_scene import TitleScene
from game.session.plan import Plan, Seat
from game.store import talk_options
from game.store.language_files import known_languages, load_words
from game.store.platform_folders import assets
from game.store.settings_file import Settings
from game.store.talk_options import load_talk
from game.tools.offscreen import Offscreen
from game.tools.shots import Shot
from game.tools.standard_shots import chosen
from game.variants import VARIANTS
from game.words.card_comparison import load_comparison
from game.words.catalogue import Catalogue, languages
from game.words.entries import Damaged
from game.words.rule_files import COMMON, HOUSE, PARTNERS, load_quick, load_rules
from tests.harness.program import Program
from tests.harness.shared_words import forget_words, shared_words
from tests.harness.some import some
from tests.harness.table import Table
from tests.languages.addition import spoken
from tests.languages.damaging import damage
from tests.languages.made_up import NAME

GAMES = [variant.info.id for variant in VARIANTS]
SEEDS = range(6)
SHARED = (COMMON, HOUSE, PARTNERS)
"""The files with rules that games share."""
ENGLISH = shared_words()


@pytest.fixture(scope="module")
def whole() -> Iterator[Path]:
    """The folder of the language, which each test leaves as it was."""
    with tempfile.TemporaryDirectory() as folder, spoken(Path(folder) / "assets") as own:
        yield own


@pytest.fixture
def language(whole: Path, tmp_path: Path) -> Iterator[Path]:
    kept = tmp_path / "whole"
    shutil.copytree(whole, kept)
    talk_options.forget()
    yield whole
    shutil.rmtree(whole)
    shutil.copytree(kept, whole)
    talk_options.forget()
    forget_words()


def own_words() -> tuple[Catalogue, list[Damaged]]:
    """The words of the language, and a list of what is told of its other files."""
    return load_words(NAME), []


def clauses(folders: list[Path], game: str, told: list[Damaged]) -> dict[str, tuple[object, ...]]:
    found = load_rules(folders, game, told.append)
    return {each.id: (each.text, each.cards) for part in found for each in part.clauses}


def damaged(seed: int, language: Path) -> None:
    damage(language, Random(seed))


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("game", GAMES)
def test_each_rule_is_in_the_language_or_in_english(language: Path, game: str, seed: int) -> None:
    words, told = own_words()
    whole = clauses(words.folders, game, told)
    quick = load_quick(words.folders, game, told.append)
    assert not told
    damaged(seed, language)
    found = clauses(words.folders, game, told)
    english = clauses(ENGLISH.folders, game, [])
    assert list(found) == list(english)
    strange = [each for id, each in found.items() if each not in (whole[id], english[id])]
    # A byte that is damaged within a text leaves a text, which nobody can tell from another.
    files = [file.read_text("utf-8", "replace") for file in (language / "rules").glob("*.toml")]
    assert all(any(str(text) in file for file in files) for text, _ in strange)
    in_short = load_quick(words.folders, game, told.append)
    in_english = load_quick(ENGLISH.folders, game)
    for each, *known in zip(in_short, quick, in_english, strict=True):
        assert each in known
    assert {each.file for each in told} <= {f"rules/{each}.toml" for each in (game, *SHARED)}


@pytest.mark.parametrize("seed", SEEDS)
def test_each_card_of_the_comparison_is_in_the_language_or_in_english(
    language: Path, seed: int
) -> None:
    words, told = own_words()
    whole = load_comparison(words.folders, told.append)
    assert not told
    damaged(seed, language)
    english = load_comparison(ENGLISH.folders)
    for card, own, usual in zip(
        load_comparison(words.folders, told.append), whole, english, strict=True
    ):
        assert card.name in (own.name, usual.name)
        assert card.pictures == usual.pictures
        assert card.effects.keys() == usual.effects.keys()
        for game, effect in card.effects.items():
            assert effect in (own.effects[game], usual.effects[game])


@pytest.mark.parametrize("seed", range(4 * len(SEEDS)))
def test_each_list_of_talk_is_in_the_language_or_in_english(language: Path, seed: int) -> None:
    whole, english = load_talk(NAME), load_talk()
    assert not whole.damages
    damaged(seed, language)
    talk_options.forget()
    talk = load_talk(NAME)
    assert talk.lists.keys() == english.lists.keys()
    for name, texts in talk.lists.items():
        # Of a list some texts may have been left out, or have become another.
        own = texts != english.lists[name] and set(texts) <= {*whole.lists[name], "x"}
        assert own or texts == english.lists[name]
    for variant in VARIANTS:
        options = talk_options.talk_options(variant, NAME)
        assert variant.table(variant.info.min_players, options).options.keys() >= options.keys()


@pytest.mark.parametrize("seed", SEEDS)
def test_the_program_can_be_used_in_it(
    language: Path, tmp_path: Path, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    damaged(seed, language)
    talk_options.forget()
    shown: list[str] = []
    call = Catalogue.__call__

    def noted(self: Catalogue, key: str, /, **values: object) -> str:
        text = call(self, key, **values)
        shown.append(key if text == key else "")
        return text

    monkeypatch.setattr(Catalogue, "__call__", noted)
    told: list[str] = []
    monkeypatch.setattr(Routes, "notice", lambda _, sentence: told.append(sentence))
    settings = Settings(speed="OFF", think="OFF", language=NAME)
    program = Program(tmp_path / "program", settings=settings)
    for game in GAMES:
        program.stack.ways.rules(game)
        book = program.top
        assert isinstance(book, RuleBookScene)
        program.press(pygame.K_DOWN, pygame.K_DOWN)
        program.click(book.compare)
        program.picture()
        program.stack.pop()
        program.stack.ways.setup(game)
        program.picture()
        program.stack.pop()
    for page in PAGES:
        program.stack.push(SettingsScene(program.kit, program.stack, page))
        program.picture()
        program.stack.pop()
    for game in GAMES:
        program.stack.ways.lesson(game)
        program.frames(5)
        program.picture()
        assert isinstance(program.top, LessonScene)
        program.stack.ways.title()
        names = (Seat("Ada", "ada"), Seat("Ruth", "ruth", "ruth"), Seat("Jun", "jun", "jun"))
        program.stack.ways.table(Plan(game, names, {}, seed))
        program.press(pygame.K_h, pygame.K_w, pygame.K_t)
        program.frames(40)
        program.picture()
        assert isinstance(program.top, TableScene)
        program.stack.ways.title()
    told += program.kit.notices
    assert isinstance(program.top, TitleScene)
    assert not [key for key in shown if key]
    files = {each.file for each in program.kit.words.damages}
    assert told
    named = Counter(file for file in files for sentence in told if f"in {file} " in sentence)
    assert set(named.values()) <= {1}, told


@pytest.mark.parametrize("seed", SEEDS)
def test_pictures_in_it_are_of_their_scenes_and_its_damages_are_told_once(
    language: Path, seed: int
) -> None:
    damaged(seed, language)
    talk_options.forget()
    told: list[str] = []
    for shot in some(chosen(["settings", "setup-oono", "guests-oono", "rules-oono"], (960, 540))):
        shown: list[Scene] = []

        def posed(room: Offscreen, shot: Shot = shot, shown: list[Scene] = shown) -> None:
            shot.pose(room)
            shown.append(room.top)

        forget_words()
        replace(shot.speaking(NAME), pose=posed).take(told.append)
        assert isinstance(shown[0], SettingsScene | SetupScene | GuestsScene | RuleBookScene)
    assert told


def test_a_book_of_rules_in_short_alone_is_english_in_the_rest(
    language: Path, tmp_path: Path
) -> None:
    file = language / "rules" / "classic.toml"
    text = file.read_text("utf-8")
    alone = text[text.index("[[quick]]") : text.index("[[section]]")]
    file.write_text(alone, encoding="utf-8")
    for shared in SHARED:
        (language / "rules" / f"{shared}.toml").unlink()
    words, told = own_words()
    assert clauses(words.folders, "classic", told) == clauses(ENGLISH.folders, "classic", [])
    titles = [section.title for section in load_rules(words.folders, "classic")]
    assert titles == [section.title for section in load_rules(ENGLISH.folders, "classic")]
    ours, english = (load_quick(each, "classic") for each in (words.folders, ENGLISH.folders))
    assert {each.text for each in ours}.isdisjoint({each.text for each in english})
    assert not told
    program = Program(tmp_path / "program", settings=Settings(language=NAME))
    program.stack.ways.rules("classic")
    assert isinstance(program.top, RuleBookScene)


def test_a_damaged_list_of_talk_is_told_of_at_the_table(language: Path, tmp_path: Path) -> None:
    file = language / "talk.toml"
    file.write_text('phrases = 7\nbad_words = ["źle"]\n', encoding="utf-8")
    talk_options.forget()
    settings = Settings(speed="OFF", think="OFF", language=NAME)
    table = Table(tmp_path / "program", game="callout", settings=settings)
    assert load_talk(NAME).lists["phrases"] == load_talk().lists["phrases"]
    assert table.match.table.options["bad_words"] == ("źle",)
    table.press(pygame.K_t)
    assert table.kit.words.damages[-1].file == "talk.toml"


@pytest.mark.parametrize("file", ["talk.toml", "rules/classic.toml", "oono.ftl"])
def test_one_file_makes_a_language(language: Path, tmp_path: Path, file: str) -> None:
    for other in [each for each in language.rglob("*.*") if each != language / file]:
        other.unlink()
    assert NAME in known_languages()
    assert languages(assets() / "strings")[NAME] == NAME
    program = Program(tmp_path / "program", settings=Settings(language=NAME))
    program.stack.ways.rules("classic")
    assert isinstance(program.top, RuleBookScene)
    assert not program.kit.words.damages


@pytest.mark.parametrize("rows", ["", "abc" * 20, " ".join("abcdefghij")])
def test_letters_that_cannot_be_shown_are_english(
    language: Path, tmp_path: Path, rows: str
) -> None:
    from game.scenes.base.letter_grid import _rows

    for file in language.glob("*.ftl"):
        kept = [
            line for line in file.read_text("utf-8").split("\n") if "ui-letters-rows" not in line
        ]
        file.write_text("\n".join(kept), encoding="utf-8")
    (language / "zz.ftl").write_text(f'ui-letters-rows = {{ "{rows}" }}\n', encoding="utf-8")
    words = load_words(NAME)
    small = ["".join(letter for letter, _ in row) for row in _rows(words)]
    assert small == ENGLISH("ui.letters.rows").split()
    assert [each.id for each in words.damages] == ["ui-letters-rows"]
