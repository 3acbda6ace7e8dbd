"""Rules named on the table: a click on the tag, or the key of the rule book, opens the book there."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.scenes.rules.rule_book_scene import RuleBookScene
from game.store.settings_file import Settings
from tests.harness.seen import Writing
from tests.harness.table import Table

QUICK = {"speed": "OFF", "guides": {"oono": ["*"], "classic": ["*"]}}


def seated(folder: Path, game: str, players: int = 4, **wishes: object) -> Table:
    return Table(folder, game=game, players=players, settings=Settings(**{**QUICK, **wishes}))  # type: ignore[arg-type]


def opened(table: Table) -> str:
    """Where the rule book has been opened; the table is on top again after."""
    book = table.top
    assert isinstance(book, RuleBookScene)
    clause = book.group.focused.spoken[0]
    table.press(pygame.K_ESCAPE)
    assert table.top is table.scene
    return clause


def tag(table: Table) -> tuple[int, int]:
    """The middle of the tag that was named last."""
    table.picture()
    return table.clause_tag()


def test_a_notice_at_a_seat(tmp_path: Path) -> None:
    table = seated(tmp_path, "oono")
    assert table.my_turn()
    table.explain(2, "Two cards, for nothing was called.", "O-17")
    before = len(table.match.log)
    table.click(tag(table))
    assert opened(table) == "O-17"
    table.press(pygame.K_r)
    assert opened(table) == "O-17"
    assert len(table.match.log) == before
    table.forget_notices()
    table.press(pygame.K_r)
    assert opened(table) != "O-17"


def test_the_answer_to_a_call_that_is_refused(tmp_path: Path) -> None:
    table = seated(tmp_path, "oono", players=2)
    assert table.my_turn()
    table.press(pygame.K_c)
    assert table.call_answer().clause == "O-17"
    table.click(tag(table))
    assert opened(table) == "O-17"


def test_of_two_answers_the_later_one_is_shown(tmp_path: Path) -> None:
    table = seated(tmp_path, "oono", players=2)
    assert table.my_turn()
    table.press(pygame.K_d)
    assert table.answer() is not None
    table.press(pygame.K_c)
    assert table.answer() is None
    assert table.call_answer() is not None
    table.press(pygame.K_d)
    table.frame()
    assert table.answer() is not None
    assert table.call_answer() is None


def test_a_note_of_the_guide_stays_while_its_rule_is_read(tmp_path: Path) -> None:
    table = seated(tmp_path, "classic", guides={})
    assert table.my_turn()
    table.wait(300)
    told = table.told()
    assert told is not None
    clause = told.clause
    assert clause
    table.click(tag(table))
    assert opened(table) == clause
    assert table.told() == told
    table.press(pygame.K_r)
    assert opened(table) == clause


def test_a_click_beside_the_tag_is_no_question(tmp_path: Path) -> None:
    table = seated(tmp_path, "oono")
    assert table.my_turn()
    table.explain(2, "Two cards, for nothing was called.", "O-17")
    x, y = tag(table)
    table.click((x, y + table.kit.px(90)))
    assert table.top is table.scene


def test_a_tag_says_that_it_is_a_rules_number(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = seated(tmp_path, "oono")
    assert table.my_turn()
    table.explain(2, "Two cards, for nothing was called.", "O-17")
    writing = Writing(monkeypatch)
    table.picture()
    assert "Rule O-17" in [line for line, _ in writing.texts]
