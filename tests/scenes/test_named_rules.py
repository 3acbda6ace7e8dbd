"""Rules named on the table: a click on the tag, or the key of the rule book, opens the book there."""

from __future__ import annotations

from pathlib import Path

import pygame

from game.scenes.rules.rule_book_scene import RuleBookScene
from game.store.settings_file import Settings
from tests.scenes.driving import Seated

QUICK = {"speed": "OFF", "guides": {"oono": ["*"], "classic": ["*"]}}


def seated(folder: Path, game: str, players: int = 4, **wishes: object) -> Seated:
    return Seated(folder, game=game, players=players, settings=Settings(**{**QUICK, **wishes}))  # type: ignore[arg-type]


def opened(seat: Seated) -> str:
    """Where the rule book has been opened; the table is on top again after."""
    book = seat.top
    assert isinstance(book, RuleBookScene)
    clause = book.group.focused.spoken.partition(":")[0]
    seat.press(pygame.K_ESCAPE)
    assert seat.top is seat.scene
    return clause


def tag(seat: Seated) -> tuple[int, int]:
    """The middle of the tag that was named last."""
    seat.stack.draw(seat.kit.window.surface)
    clause, rect = next(iter(seat.scene.shown.named._named()))
    return seat.scene.shown.named.bubbles.chip(rect, clause).center


def test_a_notice_at_a_seat(tmp_path: Path) -> None:
    seat = seated(tmp_path, "oono")
    assert seat.my_turn()
    seat.scene.shown.furniture.notices.explain(2, "Two cards, for nothing was called.", "O-17")
    before = len(seat.match.log)
    seat.click(tag(seat))
    assert opened(seat) == "O-17"
    seat.press(pygame.K_r)
    assert opened(seat) == "O-17"
    assert len(seat.match.log) == before
    seat.scene.shown.furniture.notices.forget()
    seat.press(pygame.K_r)
    assert opened(seat) != "O-17"


def test_the_answer_to_a_call_that_is_refused(tmp_path: Path) -> None:
    seat = seated(tmp_path, "oono", players=2)
    assert seat.my_turn()
    seat.press(pygame.K_c)
    assert seat.scene.shown.furniture.calling.answered.clause == "O-17"
    seat.click(tag(seat))
    assert opened(seat) == "O-17"


def test_a_note_of_the_guide_stays_while_its_rule_is_read(tmp_path: Path) -> None:
    seat = seated(tmp_path, "classic", guides={})
    assert seat.my_turn()
    seat.wait(300)
    coach = seat.scene.shown.coach
    assert coach.shown
    clause, text = coach.clause, coach.text
    assert clause
    seat.click(tag(seat))
    assert opened(seat) == clause
    assert coach.text == text
    seat.press(pygame.K_r)
    assert opened(seat) == clause


def test_a_click_beside_the_tag_is_no_question(tmp_path: Path) -> None:
    seat = seated(tmp_path, "oono")
    assert seat.my_turn()
    seat.scene.shown.furniture.notices.explain(2, "Two cards, for nothing was called.", "O-17")
    x, y = tag(seat)
    seat.click((x, y + seat.kit.px(90)))
    assert seat.top is seat.scene
