"""Setup rows, results and the rule book: generic over the games, and true to what they are given."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame
import pytest

from game.engine.options import Option
from game.engine.table_facts import Tally
from game.engine.variant import Variant
from game.scenes.base.remembered_table import RememberedTable
from game.scenes.base.scene_stack import Scene, Stack
from game.scenes.result.details_scene import DetailsScene
from game.scenes.result.end_scene import EndScene
from game.scenes.result.end_words import EndTold, EndWords
from game.scenes.result.result_texts import headline
from game.scenes.setup.option_rows import list_row, option_row, values_of
from game.scenes.setup.setup_scene import SetupScene
from game.session.outcome import Outcome, SeatResult
from game.store.platform_folders import assets
from game.store.settings_file import LastTable, Settings
from game.variants import VARIANTS, find_variant
from game.view.base.scene_kit import SceneKit
from game.view.widgets.choice_row import ChoiceRow
from game.words.catalogue import Catalogue
from game.words.rule_files import RulesError, load_rules
from tests.harness.problem_sentences import tells
from tests.harness.program import Program
from tests.harness.some import some

EVERY_GAME = pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.info.id)


@EVERY_GAME
def test_the_rule_book_has_every_clause_once(variant: Variant[Any]) -> None:
    sections = load_rules([assets() / "strings" / "en"], variant.info.id)
    ids = [clause.id for section in sections for clause in section.clauses]
    assert sorted(ids) == sorted(variant.clauses())


def test_bad_rules_are_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "rules").mkdir()
    (tmp_path / "rules" / "odd.toml").write_text('[[section]]\ntitle = "A"\nC-1 = 3\n')
    (tmp_path / "rules" / "common.toml").write_text('[[section]]\ntitle = "A"\nG-1 = "x"\n')
    with tells(RulesError, r"odd\.toml.*C-1"):
        load_rules([tmp_path], "odd")
    (tmp_path / "rules" / "odd.toml").write_text("section = [1]\n")
    with tells(RulesError, r"odd\.toml.*a section has no title or no clause"):
        load_rules([tmp_path], "odd")


@EVERY_GAME
def test_every_option_has_a_row_with_its_words(variant: Variant[Any], words: Catalogue) -> None:
    for option in some(each for each in variant.info.options if each.offered):
        chosen: list[object] = []
        row: ChoiceRow | None
        if isinstance(option.default, tuple):
            row = list_row(words, variant.info.id, option, option.default, None, chosen.append)
            assert option.default[0] in row.help
        else:
            row = option_row(
                words, variant.info.id, option, option.default, chosen.append, ChoiceRow
            )
        assert isinstance(row, ChoiceRow)
        # A number that switches something off says so in words.
        assert "0" not in row.labels
        for text in (row.label, row.help, *row.labels):
            assert f"{variant.info.id}.option" not in text, text
        assert row.clause
        for value in values_of(option):
            assert option.accept(value) == value


@EVERY_GAME
def test_the_words_of_every_game_are_there(variant: Variant[Any], words: Catalogue) -> None:
    assert f"{variant.info.id}.line" in words


def test_long_ranges_go_in_steps_and_keep_what_lies_between() -> None:
    option = Option("target", 0, "O-1", low=50, high=1000, also=(0,))
    values = values_of(option)
    assert values[:3] == [0, 50, 60]
    assert values[-1] == 1000


def test_kept_settings_that_no_longer_fit_give_the_usual_table(tmp_path: Path) -> None:
    info = find_variant("classic").info
    odd = LastTable(["nobody"] * 20, {"rounds": 1000, "gone": 1}, -5)
    program = Program(tmp_path, settings=Settings(games={"classic": odd}))
    invitation = RememberedTable.last(program.kit, info)
    assert invitation.bots == ["ruth", "jun", "milo"]
    assert invitation.options["rounds"] == 1


class _Under(Scene):
    """A table that is over."""


def decided(kit: SceneKit, winners: tuple[int, ...], *, over: bool) -> Outcome:
    invitation = RememberedTable.last(kit, find_variant("classic").info)
    plan = invitation.plan(kit, seed=1)
    standings = tuple(
        SeatResult(seat, 0, place in winners, (0,) * 3 * place, Tally(int(place in winners)))
        for place, seat in enumerate(plan.seats)
    )
    return Outcome(plan, 1, over, standings)


def test_a_headline_names_the_winner(tmp_path: Path) -> None:
    kit = Program(tmp_path).kit
    told = [headline(kit.words, decided(kit, (1,), over=over)) for over in (False, True)]
    assert told == ["Ruth wins the round", "Ruth wins"]


def test_a_shared_match_names_all_and_leads_to_the_setup(tmp_path: Path) -> None:
    def first(kit: SceneKit, stack: Stack) -> EndScene:
        stack.push(_Under(kit, stack))
        return EndScene(kit, stack, EndTold(decided(kit, (0, 1, 3), over=True), EndWords()))

    program = Program(tmp_path, first=first)
    scene = program.top
    assert isinstance(scene, EndScene)
    assert scene.texts["headline"].text == "You, Ruth and Milo tie for the win"
    program.click(scene.change)
    assert isinstance(program.top, SetupScene)
    assert len(program.stack) == 2


@pytest.mark.parametrize("size", [(1280, 720), (960, 540), (540, 960), (2560, 1080)])
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_results_fit_into_every_window(tmp_path: Path, size: tuple[int, int], scale: float) -> None:
    settings = Settings(
        speed="OFF", think="OFF", text_scale=scale, games={"classic": LastTable(["greedy"] * 9)}
    )

    def first(kit: SceneKit, stack: Stack) -> DetailsScene:
        stack.push(_Under(kit, stack))
        return DetailsScene(kit, stack, decided(kit, (1,), over=True), ())

    program = Program(tmp_path, size, settings=settings, first=first)
    scene = program.top
    assert isinstance(scene, DetailsScene)
    window = pygame.Rect((0, 0), size)
    for rect in (
        scene.card,
        *(pane.scroll.view for pane in scene.panes),
        *(each.rect for each in scene.group.widgets),
    ):
        assert window.contains(rect), rect
    assert scene.panes[0].scroll.view.h >= scene.kit.px(90)
    for one in scene.group.widgets:
        assert all(not one.rect.colliderect(pane.scroll.view) for pane in scene.panes)
        assert one.rect.w >= one.natural_width(program.kit)  # type: ignore[attr-defined]
    program.press(*[pygame.K_UP] * 20)
    program.press(*[pygame.K_DOWN] * 20)
    assert all(pane.scroll.offset == pane.scroll.most for pane in scene.panes)
