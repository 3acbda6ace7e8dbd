"""Where a match turned: how it is reached, worked out and kept, and what is done with it by any device."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from game.bots.judgement import PARTS
from game.scenes.pause.pause_scene import PauseScene
from game.scenes.replay.replay_scene import ReplayScene
from game.scenes.review.review_scene import ReviewScene
from game.scenes.review.review_texts import ReviewTexts
from game.scenes.table.table_scene import TableScene
from game.scenes.title.title_scene import TitleScene
from game.session.replays.tape import Tape
from game.session.review.review_file import read_review, review_path, write_review
from game.store.language_files import load_words
from game.store.match_folder import ENDED
from game.store.platform_folders import assets
from game.store.settings_file import Settings
from game.tools.poses.review_scripts import made_up, tape_of
from game.view.widgets.widgets import Button
from game.words.catalogue import Catalogue
from tests.harness.bot_play import tape_of_bots
from tests.harness.played import keep, played
from tests.harness.program import Program
from tests.harness.seen import Writing
from tests.harness.some import some

LOG = "20261101-101500-classic.match"


class Reviewed(Program):
    """The program in which a match is reviewed."""

    @property
    def review(self) -> ReviewScene:
        assert isinstance(self.top, ReviewScene)
        return self.top

    def work_it_out(self) -> None:
        """Let it be worked out, in steps as between frames."""
        for _ in range(100_000):
            if not self.review.ponder():
                break
        self.frame()


@pytest.fixture
def program(tmp_path: Path) -> Reviewed:
    return Reviewed(tmp_path)


@pytest.fixture(scope="module")
def tape() -> Tape:
    return tape_of("classic", 4)


def show(program: Reviewed, tape: Tape, losses: int, *, fine: bool = False) -> ReviewScene:
    """Show a review with so many turning points."""
    review = made_up(tape, losses, fine=fine)
    scene = ReviewScene(program.kit, program.stack, tape, review=review)
    program.stack.push(scene)
    program.frame()
    return scene


def opened(scene: ReviewScene) -> list[int]:
    return [card.number for card in scene.cards if card.open]


def test_the_largest_loss_is_open_and_its_button_has_the_focus(
    program: Reviewed, tape: Tape
) -> None:
    scene = show(program, tape, 3)
    assert len(scene.cards) == 3
    assert opened(scene) == [2]
    assert scene.group.focused is scene.cards[1].play


def test_the_keys_go_to_another_turn_and_open_it(program: Reviewed, tape: Tape) -> None:
    scene = show(program, tape, 3)
    program.press(pygame.K_LEFT)
    assert scene.group.focused is scene.cards[0]
    program.press(pygame.K_RETURN)
    assert opened(scene) == [1]
    assert scene.group.focused is scene.cards[0].play
    program.press(pygame.K_ESCAPE)
    assert program.top is not scene


def test_a_click_opens_a_turn(program: Reviewed, tape: Tape) -> None:
    scene = show(program, tape, 3)
    program.click(scene.cards[2].rect.center)
    assert opened(scene) == [3]


def test_the_numbers_on_the_curve_open_turns(program: Reviewed, tape: Tape) -> None:
    scene = show(program, tape, 3)
    chart = scene.chart
    assert chart.enabled
    assert chart.adjust(program.kit, -1)
    assert opened(scene) == [1]
    assert not chart.adjust(program.kit, -1)
    chart.press(program.kit, chart.rect.midright)
    assert opened(scene) == [3]


@pytest.mark.parametrize("language", ["English", "עברית"])
def test_the_chances_stand_beside_the_plot_at_the_side_where_lines_begin(
    tmp_path: Path, tape: Tape, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = Reviewed(tmp_path)
    folder = tmp_path / "strings"
    folder.mkdir()
    (folder / "language.ftl").write_text(f"language-name = {language}\n", "utf-8")
    program.kit.words = Catalogue.load(folder, assets() / "strings" / "en")
    scene = show(program, tape, 3)
    writing = Writing(monkeypatch)
    program.picture()
    plot = scene.chart.parts["plot"]
    nought = writing.place(program.kit.words("ui.review.per_cent", count=0))
    assert scene.chart.rect.contains(nought)
    if language == "English":
        assert scene.chart.rect.left < nought.left < nought.right < plot.left
    else:
        assert plot.right < nought.left < nought.right < scene.chart.rect.right


def test_few_turns_are_numbered_however_many_there_were(
    program: Reviewed, tape: Tape, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = show(program, tape, 3)
    writing = Writing(monkeypatch)
    for total in (9, 250, 20_000):
        assert scene.review is not None
        scene.chart.show(scene.review, total, ended=True)
        writing.clear()
        program.picture()
        axis = scene.chart.parts["axis"]
        on_it = [text for text, rect in writing.texts if rect.top == axis.top]
        assert program.kit.words("ui.review.turn", number=1) in on_it
        assert len(on_it) <= 12


def test_the_bar_while_it_is_worked_out_stands_below_what_is_said(program: Reviewed) -> None:
    scene = ReviewScene(program.kit, program.stack, tape_of_bots("classic", "easy normal"))
    program.stack.push(scene)
    program.frame()
    bar, said, paper = (scene.placed[key] for key in ("progress", ("said", 0), "said"))
    assert said.bottom <= bar.top < bar.bottom < paper.bottom
    assert (bar.left, bar.right) == (said.left, said.right)
    program.work_it_out()
    assert "progress" not in scene.placed


def test_play_it_better_is_the_log_up_to_that_action(program: Reviewed, tape: Tape) -> None:
    """The same position with the same cards, and one's own move."""
    scene = show(program, tape, 3)
    assert scene.review is not None
    decision = scene.review.turning_points[1]
    program.press(pygame.K_RETURN)
    program.frame()
    assert isinstance(program.top, TableScene)
    match = program.top.host.match
    assert tuple(match.log) == tape.log[: decision.at]
    assert match.state.hands == tape.state(decision.at).hands
    assert match.state.turn == 0
    assert program.top.host.plan.for_practice
    assert decision.judged.best in match.observe(0).legal


def test_from_the_menu_of_what_is_played_better_one_gets_back_to_the_review(
    program: Reviewed, tape: Tape
) -> None:
    show(program, tape, 3)
    program.press(pygame.K_RETURN)
    program.frame()
    table = program.top
    assert isinstance(table, TableScene)
    program.press(pygame.K_F10)
    menu = program.top
    assert isinstance(menu, PauseScene)
    words = program.kit.words
    labels = [each.label for each in menu.menu.widgets if isinstance(each, Button)]
    assert words("ui.pause.change") not in labels
    back = next(
        each
        for each in menu.menu.widgets
        if isinstance(each, Button) and each.label == words("ui.pause.to_review")
    )
    program.click(back.rect.center)
    assert program.review.tape is tape
    program.press(pygame.K_ESCAPE)
    assert isinstance(program.top, TitleScene)
    assert program.stack.ways.back_to_review(table.host.plan.again) is None


def test_a_match_without_a_clear_mistake_tells_what_luck_changed_most(
    program: Reviewed, tape: Tape
) -> None:
    words = program.kit.words
    scene = show(program, tape, 0)
    assert scene.cards == []
    assert scene.review is not None
    swing = scene.review.swing
    assert swing is not None
    assert scene.lone is not None
    assert scene.lone.change == scene.texts.from_to(swing.before, swing.after)
    assert scene.lone.rect.w > 0
    assert scene.said[0] == words("ui.review.none", name=scene.texts.sentences.name(0))
    assert scene.texts.outcome(scene.review) in scene.said
    assert scene.group.focused is scene.watching
    program.press(pygame.K_RETURN)  # it is watched from there
    program.frame()
    assert isinstance(program.top, ReplayScene)
    assert program.top.playback.at == scene.lone.moment.at > 0


def test_without_a_large_change_the_sentences_stand_alone(program: Reviewed, tape: Tape) -> None:
    review = made_up(tape, 0)
    same = [
        replace(each, judged=each.judged._replace(value=PARTS // 4)) for each in review.decisions
    ]
    calm = replace(review, end=PARTS // 4, decisions=tuple(same))
    scene = ReviewScene(program.kit, program.stack, tape, review=calm)
    program.stack.push(scene)
    program.frame()
    assert scene.lone is None
    assert "said" in scene.placed


def test_small_slips_are_told_in_sum(program: Reviewed, tape: Tape) -> None:
    review = made_up(tape, 0)
    first, *rest = review.decisions
    slip = replace(first, judged=first.judged._replace(choice=-PARTS // 50))
    scene = ReviewScene(
        program.kit, program.stack, tape, review=replace(review, decisions=(slip, *rest))
    )
    assert program.kit.words("ui.review.slips", count=2) in scene.said


def test_a_fine_move_is_shown_where_nothing_was_lost(program: Reviewed, tape: Tape) -> None:
    scene = show(program, tape, 0, fine=True)
    assert scene.lone is not None
    assert scene.review is not None
    fine = scene.review.fine_move
    assert fine is not None
    assert fine.usual is not None
    assert scene.texts.deed(fine.usual) in scene.lone.deed.text
    assert scene.lone.rect.w > 0


def test_else_the_move_by_which_most_was_won_is(program: Reviewed, tape: Tape) -> None:
    review = made_up(tape, 0, fine=True)
    plain = tuple(replace(each, usual=None) for each in review.decisions)
    scene = ReviewScene(program.kit, program.stack, tape, review=replace(review, decisions=plain))
    assert scene.lone is not None
    words = program.kit.words
    assert scene.lone.change == words("ui.review.best")
    assert scene.lone.deed.text == words("ui.review.best_by", count=8)


def test_the_accuracy_stands_beside_that_of_the_reviews_before(program: Reviewed) -> None:
    tape, data = tape_of("classic", 4), program.kit.places.data
    tape.kept_as = LOG
    logs = [f"2026{month}01-101500-classic.match" for month in ("09", "10", "12")]  # one is later
    keep(data, [played(Path(each).stem, "classic", "Ada* jun", [1, 0], 0.0) for each in logs])
    reviews = [made_up(tape, number) for number in range(3)]
    for log, review in zip(logs, reviews, strict=True):
        write_review(review_path(data / ENDED, log, 0), review, tape)
    scene = ReviewScene(program.kit, program.stack, tape, review=reviews[0])
    judged = [each.judged for review in reviews[:2] for each in review.decisions]
    lost, room = sum(each.loss for each in judged), sum(each.room for each in judged)
    told = {"count": 100, "before": round(100 * (1 - lost / room))}
    assert told["before"] < 100
    assert scene.said[-1] == program.kit.words("ui.review.accuracy_lately", **told)


def test_it_is_worked_out_between_frames_and_kept_beside_the_log(program: Reviewed) -> None:
    tape = tape_of_bots("classic", "easy normal")
    tape.kept_as = LOG
    path = review_path(program.kit.places.data / ENDED, LOG, 0)
    program.stack.ways.review(tape)
    program.frame()
    assert program.review.walk is not None
    assert program.review.said == (
        program.kit.words("ui.review.working", done=0, all=program.review.walk.total),
    )
    assert program.review.due() is not None
    program.work_it_out()
    assert program.review.walk is None
    assert program.review.due() is None
    kept = read_review(path, tape, 0)
    assert kept is not None
    assert kept == program.review.review
    program.press(pygame.K_ESCAPE)
    program.stack.ways.review(tape)
    program.frame()
    assert program.review.walk is None
    assert program.review.review == kept


def test_a_damaged_review_is_worked_out_again(program: Reviewed) -> None:
    tape = tape_of_bots("attack", "easy normal")
    tape.kept_as = LOG
    path = review_path(program.kit.places.data / ENDED, LOG, 0)
    path.parent.mkdir(parents=True)
    path.write_bytes(b"12 00000000 {}\n")
    program.stack.ways.review(tape)
    assert program.review.walk is not None
    program.work_it_out()
    assert read_review(path, tape, 0) == program.review.review


def test_the_replay_leads_to_it_and_it_back(program: Reviewed) -> None:
    tape = tape_of_bots("oono", "easy normal")
    program.stack.ways.watch_tape(tape)
    program.frame()
    replay = program.top
    assert isinstance(replay, ReplayScene)
    replay.bar.review.activate(program.kit)
    program.frame()
    program.review.watching.activate(program.kit)
    program.frame()
    assert program.top is replay


def test_a_match_under_way_is_not_reviewed(program: Reviewed) -> None:
    """Nobody may look into it before it is over."""
    whole = tape_of_bots("oono", "easy normal")
    left = Tape(whole.plan, whole.match(8), running=True)
    program.stack.ways.watch_tape(left)
    program.frame()
    replay = program.top
    assert isinstance(replay, ReplayScene)
    assert replay.bar.review not in replay.group.widgets
    assert replay.bar.review not in replay.placed


def test_each_of_several_people_has_a_review(program: Reviewed) -> None:
    tape = tape_of_bots("classic", "easy normal normal", people=2)
    program.stack.ways.review(tape)
    program.frame()
    scene = program.review
    assert scene.whose in scene.buttons
    assert scene.seat == 0
    scene.whose.activate(program.kit)
    program.frame()
    assert scene.seat == 1
    name = tape.plan.seats[1].name
    assert name in scene.whose.label
    program.work_it_out()
    assert scene.review is not None
    assert scene.review.seat == 1
    assert name in scene.said[0] or scene.cards


@pytest.mark.parametrize("size", [(1280, 800), (960, 540), (720, 1280)])
def test_everything_is_reached_with_large_text(
    tmp_path: Path, tape: Tape, size: tuple[int, int]
) -> None:
    """At 200 % the page scrolls to what has the focus."""
    program = Reviewed(tmp_path, size, settings=Settings(text_scale=2.0))
    scene = show(program, tape, 3)
    window = program.kit.window.surface.get_rect()
    seen = set()
    for _ in range(12):
        focused = scene.group.focused
        seen.add(focused)
        visible = focused.rect.clip(window)
        assert visible.w == focused.rect.w
        assert visible.h >= min(focused.rect.h, window.h // 3)
        program.press(pygame.K_TAB)
    ready = {each for each in scene.group.widgets if each.enabled}
    assert seen >= ready


def test_the_keys_scroll_to_what_cannot_have_the_focus(tmp_path: Path, tape: Tape) -> None:
    program = Reviewed(tmp_path, (960, 540), settings=Settings(text_scale=2.0))
    scene = show(program, tape, 0, fine=True)
    assert scene.lone is not None
    view = scene.scroll.view
    assert scene.lone.rect.bottom > view.bottom
    for _ in range(6):
        program.press(pygame.K_DOWN)
    assert scene.lone.rect.bottom <= view.bottom
    for _ in range(6):
        program.press(pygame.K_UP)
    assert scene.scroll.offset == 0


def test_what_was_played_and_what_is_better_are_told_in_every_game(tmp_path: Path) -> None:
    words = load_words()
    for game in ("classic", "oono", "attack", "tricks", "callout"):
        tape = tape_of(game, 4)
        texts = ReviewTexts(words, tape, 0)
        review = made_up(tape, 3)
        for each in some(review.turning_points):
            assert texts.told(each)
            assert texts.deed(each.judged.best) in texts.tag(each)
            assert "→" in texts.change(each)
