"""House rules tried from the rule book, by real events: at a table, under the rule, and back to its row."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest
from pygame import CONTROLLER_BUTTON_A, CONTROLLER_BUTTON_B, K_DOWN, K_ESCAPE, K_RETURN, K_RIGHT

from game.engine.actions import Action
from game.scenes.pause.shown_hand_scene import ShownHandScene
from game.scenes.rules.rule_book_scene import RuleBookScene
from game.scenes.table.lesson.lesson_scene import LessonScene
from game.scenes.title.title_scene import TitleScene
from game.store.lesson_files import HOUSE, tried_rules
from game.store.platform_folders import assets
from game.store.preset_files import load_presets
from game.store.settings_file import Settings
from game.variants import VARIANTS, find_variant
from tests.harness.lesson import Lesson
from tests.harness.program import Program

LESSONS = assets() / "lessons"
TRIED = [
    (file.stem, rule)
    for file in sorted((LESSONS / HOUSE).glob("*.toml"))
    for rule in tried_rules(LESSONS, file.stem)
]


class Trying(Lesson):
    """The program with a rule book of a game open, in which a rule is tried."""

    def __init__(self, folder: Path, game: str = "classic", **how: object) -> None:
        Program.__init__(self, folder, **how)  # type: ignore[arg-type]
        self.stack.ways.rules(game)
        self.frame()

    @property
    def book(self) -> RuleBookScene:
        top = self.top
        assert isinstance(top, RuleBookScene)
        return top

    def look_at_hands(self) -> int:
        """Go on from each hand that is shown, until a step is or the book; return how many there were."""
        for shown in range(9):
            over = not self.until_shown()
            if not isinstance(self.top, ShownHandScene):
                return shown
            assert over
            self.press(K_RETURN)
            self.frame()
        raise AssertionError("there is no end of hands")

    def played(self) -> Iterator[Action]:
        """Play all steps by keys; yield each deed once it is done."""
        scene = self.scene
        for number, step in enumerate(scene.lesson.steps):
            assert scene.step == number
            for part in step.at:
                where = self.named(part)
                assert where is not None, (step.id, part)
                if part.word != "direction":
                    assert not scene.card.rect.colliderect(where), (step.id, part)
            self.do_by_keys(step.does)
            assert scene.step == number + 1, step.id
            if step.does is not None:
                yield step.does
            self.look_at_hands()


@pytest.mark.parametrize(("game", "rule"), TRIED)
def test_every_rule_is_tried_to_its_end_by_keys(tmp_path: Path, game: str, rule: str) -> None:
    trying = Trying(tmp_path, game)
    row = trying.book.rows.tries[rule]
    trying.book.group.focus(trying.kit, row)
    trying.press(K_RETURN)
    trying.until_shown()
    options = find_variant(game).info.options
    assert set(trying.match.table.options) >= {each.name for each in options if each.name == rule}
    assert list(trying.played())
    assert trying.focused is row  # of the book, where it was
    assert isinstance(trying.top, RuleBookScene)
    assert not trying.kit.settings.lessons  # of the game itself nothing has been learned


def test_it_is_tried_by_mouse_and_leads_back_to_its_row(tmp_path: Path) -> None:
    trying = Trying(tmp_path, "classic")
    book, row = trying.book, trying.book.rows.tries["stacking"]
    book.group.focus(trying.kit, row)
    book.sheet.show_above(trying.kit, row, rows=1)
    trying.frame()
    place = row.rect.copy()
    trying.click(row)
    trying.until_shown()
    step = trying.scene.now
    assert step.does is not None
    where = trying.place_of(step.does)
    assert where is not None
    trying.click(where.center)
    trying.until_shown()
    assert trying.match.state.facing == 0
    trying.click(trying.scene.card.deed_rect.center)
    assert not trying.until_shown()
    assert trying.top is book
    assert trying.focused is row
    assert row.rect == place


@pytest.mark.parametrize("size", [(1280, 720), (960, 1000)])
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_it_stands_beside_its_rule_and_is_reached_by_the_arrows(
    tmp_path: Path, size: tuple[int, int], scale: float
) -> None:
    settings = Settings(speed="OFF", think="OFF", text_scale=scale)
    trying = Trying(tmp_path, "classic", size=size, settings=settings)
    book = trying.book
    for house in book.rows.changeable:
        row = next(
            (each for each in book.rows.tries.values() if each.rule == house.rule.title), None
        )
        if row is None:
            continue
        book.group.focus(trying.kit, house)
        book.sheet.follow(trying.kit, house)
        trying.press(K_RIGHT)
        assert trying.focused is row
        assert row.rect.left >= house.rect.right
        assert book.sheet.rect.contains(row.rect.clip(book.sheet.rect))
        assert row.rect.right <= book.sheet.scroll.view.right
    trying.press(K_DOWN)
    assert trying.focused is not None


def test_it_is_left_at_any_time(tmp_path: Path) -> None:
    trying = Trying(tmp_path, "classic", settings=Settings())
    row = trying.book.rows.tries["jump_in"]
    trying.book.group.focus(trying.kit, row)
    for ms in (0, 400, 3000):
        trying.press(K_RETURN)
        trying.wait(ms)
        assert isinstance(trying.top, LessonScene)
        trying.press(K_ESCAPE)
        assert isinstance(trying.top, RuleBookScene)
        assert trying.focused is row
    trying.press(K_ESCAPE)
    assert isinstance(trying.top, TitleScene)


def test_it_is_tried_by_pad(tmp_path: Path) -> None:
    trying = Trying(tmp_path, "classic")
    row = trying.book.rows.tries["stacking"]
    trying.book.group.focus(trying.kit, row)
    trying.pad(CONTROLLER_BUTTON_A)
    trying.until_shown()
    for _ in trying.scene.lesson.steps:
        trying.pad(CONTROLLER_BUTTON_A)
        trying.until_shown()
    assert isinstance(trying.top, RuleBookScene)
    trying.pad(CONTROLLER_BUTTON_A)
    trying.until_shown()
    trying.pad(CONTROLLER_BUTTON_B)
    assert isinstance(trying.top, RuleBookScene)
    assert trying.focused is row


def test_a_doubt_that_is_tried_shows_the_hand(tmp_path: Path) -> None:
    lesson = Trying(tmp_path, "classic")
    lesson.book.group.focus(lesson.kit, lesson.book.rows.tries["draw4"])
    lesson.press(K_RETURN)
    lesson.until_shown()
    drew, scene, deck = [], lesson.scene, lesson.match.table.deck
    for number in range(2):
        lesson.do_by_keys(Action("doubt"))
        drew.append([len(hand) for hand in lesson.match.state.hands])
        assert not lesson.until_shown()
        shown = lesson.top
        assert isinstance(shown, ShownHandScene)
        red = [card for card in shown.cards if deck.suit[card] == deck.suits.index("R")]
        assert bool(red) == (number == 0)
        assert scene.step == number + 1  # which waits below the hand
        lesson.press(K_RETURN)
        lesson.until_shown()
    assert [hands[0] for hands in drew] == [3, 9]
    assert drew[0][3] == 7


def test_a_seven_asks_whose_hand_is_taken_and_only_one_answer_will_do(tmp_path: Path) -> None:
    lesson = Trying(tmp_path, "classic")
    lesson.book.group.focus(lesson.kit, lesson.book.rows.tries["seven_zero"])
    lesson.press(K_RETURN)
    lesson.until_shown()
    lesson.press(K_RETURN)
    lesson.until_shown()
    panel = lesson.panel()
    assert panel is not None
    deed = lesson.wanted()
    assert deed is not None
    assert panel.in_focus.action == deed
    assert lesson.asked_for() == panel.in_focus.rect
    lesson.press(pygame.K_1)  # another one's hand
    assert lesson.scene.step == 0
    assert lesson.glows()
    lesson.do_by_keys(deed)
    assert lesson.scene.step == 1


@pytest.mark.parametrize("game", [each.info.id for each in VARIANTS])
def test_every_rule_with_a_picture_can_be_tried(game: str) -> None:
    pictured = set(load_presets(assets() / "presets", find_variant(game)).pictures)
    # How many packs there are is seen in no move, nor how long something may take; a deal is no position.
    other = {"decks", "turn_seconds", "call_seconds", "catch_seconds", "deal"}
    assert pictured - other == set(tried_rules(LESSONS, game))
    own = {each.name for each in find_variant(game).info.options if each.clause[0] in "HP"}
    assert own - pictured <= {"target"}
