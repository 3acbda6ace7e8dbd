"""The rule book: found by words and by number, by keys and by mouse; the games side by side."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path

import pygame
import pytest

from game.engine.problems import Phrase
from game.scenes.pause.notice_scene import NoticeScene
from game.scenes.rules.comparison_table import CompareTable, EffectCell
from game.scenes.rules.rule_book_scene import RuleBookScene
from game.scenes.setup.setup_scene import SetupScene
from game.store.settings_file import Settings
from game.variants import VARIANTS
from game.view.widgets.choice_row import ChoiceRow
from game.words.card_comparison import Compared, load_comparison
from game.words.rule_files import Clause, RulesError, Section
from game.words.rule_search import find, spans
from game.words.translated_rules import Told
from tests.harness.problem_sentences import tells
from tests.harness.program import Program

SECTIONS = [
    Section("The deal", (Clause("C-1", "Seven cards each."), Clause("C-2", "The rest is a pile."))),
    Section("Playing", (Clause("C-12", "Any card goes."), Clause("G-2", "A pile, as C-1 says."))),
]
SIZES = [(1280, 720), (1920, 1080), (1024, 768), (2560, 1080), (540, 960), (2560, 1440)]


def found(query: str) -> list[str]:
    return [clause.id for section in find(SECTIONS, query) for clause in section.clauses]


@pytest.mark.parametrize(
    ("query", "ids"),
    [
        ("", ["C-1", "C-2", "C-12", "G-2"]),
        ("card", ["C-1", "C-12"]),
        ("cards", ["C-1", "C-12"]),
        ("CARDS seven", ["C-1"]),
        ("pil", ["C-2", "G-2"]),
        ("deal pile", ["C-2"]),
        ("C-1", ["C-1", "G-2"]),
        ("c12", ["C-12"]),
        ("2", ["C-2", "G-2"]),
        ("C-99", []),
        ("giraffe", []),
        ("?!", ["C-1", "C-2", "C-12", "G-2"]),
    ],
)
def test_rules_are_found_by_words_and_by_number(query: str, ids: list[str]) -> None:
    assert found(query) == ids


def test_what_was_found_is_marked() -> None:
    assert spans("Seven cards each", "card each") == [(6, 11), (12, 16)]
    assert spans("Seven cards each", "") == []
    assert spans("On one of 13 cards, see O-13 and O-1.", "o-13") == [(24, 28)]


def open_book(
    folder: Path, game: str = "classic", at: str = "", size: tuple[int, int] = (1280, 720),
    scale: float = 1.0,
) -> tuple[Program, RuleBookScene]:  # fmt: skip
    def first(kit: object, stack: object) -> RuleBookScene:
        return RuleBookScene(kit, stack, game, at)  # type: ignore[arg-type]

    program = Program(
        folder, size, settings=Settings(speed="OFF", think="OFF", text_scale=scale), first=first
    )
    book = program.top
    assert isinstance(book, RuleBookScene)
    return program, book


@pytest.mark.parametrize("game", [variant.info.id for variant in VARIANTS])
def test_it_begins_with_the_rules_in_short(tmp_path: Path, game: str) -> None:
    program, book = open_book(tmp_path, game)
    assert program.focused is book.rows.quick[0]
    ids = {row.id for row in book.rows.clauses}
    assert {row.rule.clause for row in book.rows.quick} <= ids
    for row in book.rows.quick:
        assert row.rule.cards or row.rule.icon
    last = book.rows.quick[-1]
    program.walk(last)
    assert book.sheet.scroll.view.contains(last.rect)
    program.press(pygame.K_RETURN)
    assert program.focused.spoken[0] == last.rule.clause


def test_what_the_cards_do_shows_the_cards(tmp_path: Path) -> None:
    _, book = open_book(tmp_path, "oono", "O-14")
    shown = {row.id: row.cards for row in book.rows.clauses if row.cards}
    assert shown["O-14"] == ("colour/R+2", "colour/B+2")
    assert set(shown) >= {f"O-{number}" for number in range(8, 16)}


def test_the_rules_in_short_by_mouse(tmp_path: Path) -> None:
    program, book = open_book(tmp_path, "callout", "L-9")
    program.click(book.marks[0])
    assert program.focused is book.rows.quick[0]
    program.click(book.rows.quick[1])
    assert program.focused.spoken[0] == "L-4"


def test_searching_by_keys(tmp_path: Path) -> None:
    program, book = open_book(tmp_path)
    program.press(pygame.K_f)
    program.write("skip turn")
    assert "C-11" in [row.id for row in book.rows.clauses]
    found = len(book.rows.clauses)
    program.press(pygame.K_RETURN)
    assert program.focused is book.rows.clauses[0]
    opened = book.rows.clauses[0].id
    program.press(pygame.K_RETURN)
    # It stands among all the others now.
    assert len(book.rows.clauses) > found
    assert program.focused.spoken[0] == opened
    assert not book.search.text


def test_searching_by_mouse(tmp_path: Path) -> None:
    program, book = open_book(tmp_path)
    program.click(book.search)
    program.write("c9")
    assert book.rows.clauses[0].id == "C-9"
    program.click(book.rows.clauses[0])
    assert program.focused.spoken[0] == "C-9"
    assert len(book.rows.clauses) == 42


def test_escape_leaves_the_search_first(tmp_path: Path) -> None:
    program, book = open_book(tmp_path)
    program.press(pygame.K_f)
    program.write("giraffe")
    assert not book.rows.clauses
    assert program.focused is book.search
    program.press(pygame.K_ESCAPE)
    assert len(book.rows.clauses) == 42
    program.press(pygame.K_f)
    program.write("wild")
    program.press(pygame.K_RETURN, pygame.K_ESCAPE)
    assert program.stack.top is book
    assert len(book.rows.clauses) == 42
    program.press(pygame.K_ESCAPE)
    assert not program.stack


def test_letters_are_commands_again_after_the_search(tmp_path: Path) -> None:
    program, _ = open_book(tmp_path)
    program.press(pygame.K_f)
    assert program.kit.input.typing
    program.press(pygame.K_DOWN)
    assert not program.kit.input.typing
    program.press(pygame.K_r)
    assert not program.stack


@pytest.mark.parametrize("id", ["C-1", "C-9", "G-13"])
def test_it_opens_at_the_clause_that_was_asked_for(tmp_path: Path, id: str) -> None:
    program, book = open_book(tmp_path, at=id)
    assert program.focused.spoken[0] == id
    assert book.sheet.scroll.view.contains(program.focused.rect)


def test_from_an_option_to_its_rule(tmp_path: Path) -> None:
    program = Program(tmp_path)
    program.press(pygame.K_RETURN)
    setup = program.top
    assert isinstance(setup, SetupScene)
    # The presets stand first, and are no rule.
    row = next(each for rows in setup.options.rows for each in rows if each.clause)
    program.walk(row)
    program.press(pygame.K_r)
    assert isinstance(program.top, RuleBookScene)
    assert program.focused.spoken[0] == row.clause


def test_from_the_tag_on_an_option_to_its_rule(tmp_path: Path) -> None:
    program = Program(tmp_path)
    program.press(pygame.K_RETURN)
    setup = program.top
    assert isinstance(setup, SetupScene)
    rows = [each for rows in setup.options.rows for each in rows if isinstance(each, ChoiceRow)]
    tagged = [row for row in rows if row.clause and row._tag(program.kit) is not None]
    assert tagged
    for row in tagged:
        program.walk(row)  # it may have to be scrolled to
        tag, before = row._tag(program.kit), row.chosen
        assert tag is not None
        program.click(tag.center)
        assert isinstance(program.top, RuleBookScene)
        assert program.focused.spoken[0] == row.clause
        program.press(pygame.K_ESCAPE)
        assert program.top is setup
        assert row.chosen == before


def test_a_rule_longer_than_the_sheet_is_read_by_arrows(tmp_path: Path) -> None:
    program, book = open_book(tmp_path, "callout", "L-24", (960, 540), 2.0)
    row, view = program.focused, book.sheet.scroll.view
    assert row.rect.h > view.h
    steps = 0
    while row.rect.bottom > view.bottom:
        program.press(pygame.K_DOWN)
        assert program.focused is row
        steps += 1
        assert steps < 30
    program.press(pygame.K_DOWN)
    assert program.focused is not row
    program.press(pygame.K_UP)
    assert program.focused is row
    assert view.top < row.rect.bottom <= view.bottom


def test_from_the_comparison_into_the_rules_of_another_game_and_back(tmp_path: Path) -> None:
    program, book = open_book(tmp_path)
    program.click(book.compare)
    assert isinstance(book.table, CompareTable)
    cell = next(each for each in book.table.cells if each.clause == "O-5")
    program.click(cell)
    other = program.top
    assert isinstance(other, RuleBookScene)
    assert other.rows.info.id == "oono"
    assert program.focused.spoken[0] == "O-5"
    program.press(pygame.K_ESCAPE)
    assert program.top is book
    assert program.focused is cell
    program.press(pygame.K_ESCAPE)
    assert book.table is None
    assert program.focused in [*book.rows.quick, *book.rows.clauses, book.compare]


def test_sets_of_rules_are_compared_after_the_games(tmp_path: Path) -> None:
    settings = Settings(sets={"classic": {"Ours": "classic stacking=up jump_in"}})
    program = Program(tmp_path, settings=settings)
    program.stack.ways.rules("classic")
    book = program.top
    assert isinstance(book, RuleBookScene)
    program.click(book.compare)
    assert book.compare.label == "Sets of rules"
    program.click(book.compare)
    table = book.table
    assert table is not None
    assert book.compare.label == "Rules"
    assert [each.title for each in table.columns] == [
        "Ours", "As written", "As on the box", "Wild evening",
    ]  # fmt: skip
    said = {(cell.column, cell.card): cell for cell in table.cells}
    ours, written = said["Ours", "Stack draws"], said["As written", "Stack draws"]
    assert (ours.effect.quiet, written.effect.quiet) == (False, True)
    assert ours.effect.text != written.effect.text
    assert ours.clause == "H-2"
    assert ("Ours", "Penalty for no call") not in said  # every set has that as written
    program.click(ours)
    inner = program.top
    assert isinstance(inner, RuleBookScene)
    assert program.focused.spoken[0] == "H-2"
    program.press(pygame.K_ESCAPE)
    assert program.top is book
    program.press(pygame.K_ESCAPE)
    assert book.table is None
    assert book.compare.label == "Side by side"


def test_a_game_with_one_set_alone_compares_none(tmp_path: Path) -> None:
    program, book = open_book(tmp_path, game="tricks")
    program.click(book.compare)
    assert book.compare.label == "Rules"
    program.click(book.compare)
    assert book.table is None


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_the_comparison_can_be_read_in_every_window(
    tmp_path: Path, size: tuple[int, int], scale: float
) -> None:
    program, book = open_book(tmp_path, size=size, scale=scale)
    program.click(book.compare)
    table, kit = book.table, program.kit
    assert table is not None
    window = pygame.Rect((0, 0), size)
    assert len(table.cells) == 14 * len(table.columns)
    for widget in (book.search, book.compare, book.back):
        assert window.contains(widget.rect), widget.spoken
        assert not widget.rect.colliderect(table.rect)
    for cell in table.cells:
        assert table.rect.left < cell.rect.left < cell.rect.right < table.rect.right
        room = cell.rect.w - 2 * kit.px(16)
        for word in cell.effect.text.split():
            assert kit.fonts.width(word, 23) <= room, word
    last = table.cells[-1]
    book.group.focus(kit, last)
    table.follow(kit, last)
    assert table.scroll.view.top <= last.rect.top < last.rect.bottom <= table.scroll.view.bottom


@pytest.mark.parametrize("size", [(1920, 1080), (720, 1280)])
def test_a_game_that_the_comparison_says_nothing_of_has_no_column(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    own = VARIANTS[0].info.id

    def without_it(folders: Sequence[Path], told: Told) -> list[Compared]:
        return [
            replace(card, effects={game: e for game, e in card.effects.items() if game != own})
            for card in load_comparison(folders, told)
        ]

    monkeypatch.setattr("game.scenes.rules.comparisons.load_comparison", without_it)
    program, book = open_book(tmp_path, size=size)
    assert book.rows.info.id == own
    program.click(book.compare)
    program.stack.draw(program.kit.window.surface)
    assert book.table is not None
    assert own not in [column.id for column in book.table.columns]
    assert len(book.table.cells) == 14 * len(book.table.columns) > 0
    assert program.focused is book.table.cells[0]


def test_a_comparison_is_about_the_same_games_in_every_card(tmp_path: Path) -> None:
    text = "[[card]]\nname = '{}'\npictures = []\n{} = {{ clause = 'C-5', text = 'x' }}\n"
    (tmp_path / "rules").mkdir()
    (tmp_path / "rules" / "compare.toml").write_text(
        text.format("7", "one") + text.format("8", "two")
    )
    with tells(RulesError, r"compare\.toml.*8 is not about the same games as 7"):
        load_comparison([tmp_path])


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "card is missing"),
        ("card = 3", "card is 3, but must be a list of tables"),
        ("[[card]]\npictures = []", "card.name is missing"),
        (
            "[[card]]\nname = '7'\npictures = []\none = 3",
            "card.one is 3, but must be a table",
        ),
        ("[[card]]\nname = '7'\npictures = 3", "card.pictures is 3, but must be a list of texts"),
    ],
)
def test_what_is_wrong_in_a_comparison_is_told(tmp_path: Path, text: str, told: str) -> None:
    (tmp_path / "rules").mkdir()
    (tmp_path / "rules" / "compare.toml").write_text(text, "utf-8")
    with tells(RulesError, rf"compare\.toml cannot be used: {told}"):
        load_comparison([tmp_path])


def test_arrows_move_along_the_cards_and_the_games(tmp_path: Path) -> None:
    program, book = open_book(tmp_path, size=(1920, 1080))
    program.click(book.compare)
    assert book.table is not None
    cells = book.table.cells
    program.walk(cells[0], most=90)
    program.press(pygame.K_RIGHT)
    assert program.focused is cells[1]
    program.press(pygame.K_DOWN)
    below = program.focused
    assert isinstance(below, EffectCell)
    assert (below.column, below.card) == (cells[1].column, "3")


def test_the_window_may_change_while_the_book_is_open(tmp_path: Path) -> None:
    program, book = open_book(tmp_path)
    program.press(pygame.K_f)
    program.write("draw")
    turn = partial(program.click, book.compare)
    for step in (lambda: None, turn):
        step()
        for size in SIZES:
            program.resize(size)
            assert pygame.Rect((0, 0), size).contains(book.back.rect)


@pytest.mark.parametrize("name", ["load_rules", "load_comparison"])
def test_english_rules_that_cannot_be_read_are_a_notice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    program, book = open_book(tmp_path)

    def damaged(*where: object) -> None:
        raise RulesError(Phrase("problem.file-rules", file="rules", reason="damaged"))

    module = "rule_rows" if name == "load_rules" else "comparisons"
    monkeypatch.setattr(f"game.scenes.rules.{module}.{name}", damaged)
    if name == "load_comparison":
        program.click(book.compare)
        assert book.table is None
    else:
        before = book.rows.info
        program.click(book.arrows.both[0])
        assert isinstance(program.top, NoticeScene)
        program.press(pygame.K_RETURN)
        assert program.top is book
        assert book.rows.info == before
        program.stack.ways.rules("oono")
    assert isinstance(program.top, NoticeScene)
    assert "The rules rules cannot be used: damaged." in program.top.sentence


@pytest.mark.parametrize("game", ["classic", "oono", "attack"])
@pytest.mark.parametrize("size", [(1280, 720), (540, 960)])
def test_every_house_rule_is_told_in_short_with_a_picture(
    tmp_path: Path, game: str, size: tuple[int, int]
) -> None:
    program = Program(tmp_path, size)
    program.stack.ways.rules(game)
    book = program.top
    assert isinstance(book, RuleBookScene)
    options = next(each.info.options for each in VARIANTS if each.info.id == game)
    wanted = {each.clause for each in options if each.clause.startswith("H-")}
    wanted -= {each.clause for each in options if each.name == "target"} - {"H-8"}
    shown = {row.rule.clause for row in book.rows.changeable}
    assert wanted <= shown
    for row in book.rows.changeable:
        assert row.parts
        assert 0 < len(row.rule.text.split(". ")) <= 3
    row = book.rows.changeable[-1]
    program.walk(row, most=200)
    assert book.sheet.scroll.view.contains(row.rect)
    program.press(pygame.K_RETURN)
    assert program.focused in book.rows.clauses


def test_the_tag_of_a_rule_in_short_names_the_clause_that_a_press_opens(tmp_path: Path) -> None:
    program = Program(tmp_path, (1280, 720))
    program.stack.ways.rules("classic", options={"stacking": "same", "call": True})
    book = program.top
    assert isinstance(book, RuleBookScene)
    changed = [row for row in book.rows.quick if row.here]
    assert len(changed) >= 3
    row = next(row for row in changed if row.rule.clause == "C-15")
    assert row.clause == "H-9"
    assert row.spoken[2] == "H-9"
    program.walk(row, most=200)
    program.press(pygame.K_RETURN)
    assert program.focused.id == "H-9"
