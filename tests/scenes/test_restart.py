"""A deal is restarted, a setup is changed, and what was chosen and not dealt is still there."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.scenes.base.matches_under_way import matches_under_way
from game.scenes.pause.pause_scene import PauseScene
from game.scenes.result.end_scene import EndScene
from game.scenes.result.result_scene import ResultScene
from game.scenes.result.result_texts import subline
from game.scenes.setup.setup_scene import SetupScene
from game.scenes.table.table_scene import TableScene
from game.scenes.title.title_scene import TitleScene
from game.session.plan import TakingBack
from game.session.records.log_reader import kept_match
from game.show.presented_table import Presented
from game.store.match_folder import MatchFolder
from game.store.match_log import read_log
from game.store.settings_file import Settings
from game.view.widgets.widgets import Button
from tests.harness import events
from tests.harness.program import Program, still
from tests.harness.seat_sight import seen_at
from tests.harness.table import Sit


def table(program: Program) -> TableScene:
    assert isinstance(program.top, TableScene)
    return program.top


def dealt(program: Program, game: str = "classic") -> TableScene:
    setup(program, game)
    assert isinstance(program.top, SetupScene)
    program.click(program.top.deal)
    return table(program)


def setup(program: Program, game: str = "classic") -> SetupScene:
    title = program.top
    assert isinstance(title, TitleScene)
    program.click(next(card for card in title.cards if card.info.id == game))
    assert isinstance(program.top, SetupScene)
    return program.top


def play_one(program: Program) -> None:
    """Play what is legal until the person has acted twice, or the round is over."""
    scene = table(program)
    done = 0
    while done < 2 and program.top is scene:
        seen = seen_at(scene)
        if seen.in_turn():
            seen.viewpoint.do(seen.viewpoint.observation.legal[0])
            done += 1
        program.frame(100)


def pause(program: Program) -> PauseScene:
    while not isinstance(program.top, PauseScene):
        program.press(pygame.K_ESCAPE)
    return program.top


def choose(program: Program, key: str) -> None:
    scene = pause(program)
    label = program.kit.words(key)
    program.click(next(each for each in scene.menu.widgets if each.spoken[0] == label))


def ended(folder: Path) -> list[Path]:
    return list(MatchFolder(folder / "data").ended_logs().values())


def test_a_deal_is_restarted_and_the_match_before_stays_as_one_that_was_left(
    tmp_path: Path,
) -> None:
    program = Program(tmp_path)
    first = dealt(program).host
    opening = list(first.match.opening)
    play_one(program)
    done = list(first.match.log)
    choose(program, "ui.pause.restart")
    question = program.top
    assert isinstance(question, PauseScene)
    assert question.question == program.kit.words("ui.pause.question_kept")
    assert question.title == program.kit.words("ui.pause.restart") + "?"
    assert table_below(program) is first
    program.press(pygame.K_RIGHT, pygame.K_DOWN, pygame.K_RETURN)
    again = table(program).host
    assert again is not first
    assert (again.plan, again.match.opening) == (first.plan, opening)
    assert not again.match.log
    (left,) = ended(tmp_path)
    found = kept_match(read_log(left))
    assert not found.match.over
    assert found.match.log == done


def table_below(program: Program) -> object:
    """The host of the table that the pause menu covers."""
    scene = program.stack._scenes[-2]
    assert isinstance(scene, TableScene)
    return scene.host


def test_restarting_can_be_thought_better_of(tmp_path: Path) -> None:
    program = Program(tmp_path)
    first = dealt(program).host
    play_one(program)
    choose(program, "ui.pause.restart")
    program.press(pygame.K_ESCAPE, pygame.K_ESCAPE)
    assert table(program).host is first
    assert ended(tmp_path) == []


def test_changing_the_setup_lets_the_match_be_continued(tmp_path: Path) -> None:
    program = Program(tmp_path)
    first = dealt(program, "oono").host
    play_one(program)
    choose(program, "ui.pause.change")
    assert isinstance(program.top, SetupScene)
    assert program.top.info.id == "oono"
    (kept,) = matches_under_way(program.kit).going
    assert kept.kept.match.log == first.match.log


def test_after_a_match_the_same_deal_is_played_again(sit: Sit) -> None:
    game = sit(players=2, seed=4, settings=still(), rounds=1)
    opening = list(game.match.opening)
    while game.my_turn():
        game.do(game.viewpoint.observation.legal[0])
        game.frame()
    result = game.top
    assert isinstance(result, EndScene | ResultScene)
    assert result.outcome.match_over
    game.wait(600)
    game.walk(result.restart)
    game.press(pygame.K_RETURN)
    assert table(game).host.match.opening == opening
    assert table(game).host.plan == result.outcome.plan


def test_what_was_chosen_and_not_dealt_is_still_there(tmp_path: Path) -> None:
    program = Program(tmp_path)
    scene = setup(program, "oono")
    program.walk(scene.table.opponents)
    program.press(pygame.K_RIGHT)
    program.walk(scene.options.back)
    program.press(pygame.K_RIGHT, pygame.K_RIGHT)
    program.walk(scene.options.number)
    program.press(pygame.K_RETURN)
    program.write("000042")
    program.press(pygame.K_RETURN)
    chosen = scene.invitation.kept()
    assert (len(chosen.bots), chosen.back, chosen.number) == (4, "practice", 42)
    program.press(pygame.K_ESCAPE)
    again = setup(program, "oono")
    assert again is not scene
    assert again.invitation.kept() == chosen
    assert again.options.number.number == 42
    assert len(again.table.chips) == 4
    events.post(events.window(pygame.QUIT))
    program.app.run()
    settings, trouble = Settings.load(program.kit.places.settings)
    assert trouble is None
    other = Program(tmp_path, settings=settings)
    assert setup(other, "oono").invitation.kept() == chosen
    other.click(other.top.deal)  # type: ignore[attr-defined]
    plan = table(other).host.plan
    assert (plan.seed, plan.taking_back) == (42, TakingBack.PRACTICE)


def test_looking_at_a_setup_chooses_nothing(tmp_path: Path) -> None:
    program = Program(tmp_path)
    setup(program, "tricks")
    program.press(pygame.K_ESCAPE)
    assert program.kit.settings.games == {}


def test_a_game_that_was_only_set_up_is_not_the_one_played_last(tmp_path: Path) -> None:
    program = Program(tmp_path)
    dealt(program, "classic")
    choose(program, "ui.pause.title")
    scene = setup(program, "attack")
    program.walk(scene.table.opponents)
    program.press(pygame.K_LEFT, pygame.K_ESCAPE)
    assert list(program.kit.settings.games) == ["attack", "classic"]


@pytest.mark.parametrize("game", ["classic", "oono", "attack", "tricks"])
def test_to_practise_all_hands_are_shown_and_anything_is_taken_back(sit: Sit, game: str) -> None:
    scene = sit(game=game, seed=3, taking_back=TakingBack.PRACTICE).dealt()
    turns = 0
    while turns < 3 and scene.my_turn():
        viewpoint = scene.viewpoint
        truth = Presented.of(viewpoint.variant, viewpoint.shown_state, scene.seat, sees_hands=True)
        assert scene.presented.shows() == truth.shows()
        assert viewpoint.shown_state.hands == scene.match.state.hands
        assert viewpoint.observation.state.hands != scene.match.state.hands
        scene.do(viewpoint.observation.legal[0])
        turns += 1
    assert scene.my_turn()
    own = len(scene.done_by())
    while own:
        scene.press(pygame.K_z)
        own -= 1
        assert len(scene.done_by()) == own
        truth = Presented.of(viewpoint.variant, viewpoint.shown_state, scene.seat, sees_hands=True)
        assert scene.presented.shows() == truth.shows()


def test_the_result_says_that_it_was_practice(sit: Sit) -> None:
    back = TakingBack.PRACTICE
    scene = sit(players=2, seed=4, settings=still(), taking_back=back, rounds=1)
    while scene.my_turn():
        scene.do(scene.viewpoint.observation.legal[0])
        scene.frame()
    result = scene.top
    assert isinstance(result, EndScene | ResultScene)
    assert subline(result.kit.words, result.outcome).endswith(
        "Practice: this match does not count."
    )
    assert all(isinstance(each, Button) for each in result.group.widgets)
