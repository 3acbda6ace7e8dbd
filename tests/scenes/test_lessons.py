"""Lessons at the table, by real events: every game's is played to its end by keys, and one by mouse."""

from __future__ import annotations

from functools import partial
from itertools import cycle
from pathlib import Path
from random import Random
from typing import Any

import pygame
import pytest

from game.app import LONGEST_GAP
from game.engine.actions import Action
from game.scenes.lesson.coach_scene import CoachScene
from game.scenes.pause.pause_scene import PauseScene
from game.scenes.result.result_scene import ResultScene
from game.scenes.rules.rule_book_scene import RuleBookScene
from game.scenes.setup.setup_scene import SetupScene
from game.scenes.table.lesson.lesson_scene import LessonScene
from game.scenes.table.table_scene import TableScene
from game.scenes.title.game_card import GameCard
from game.scenes.title.match_choice import MatchChoice
from game.scenes.title.title_scene import TitleScene
from game.session.controllers import BotSeat
from game.session.plan import Plan, Seat
from game.show.guide_notes import SKIPPED
from game.store.platform_folders import assets
from game.store.settings_file import Settings
from game.view.base.colours import AMBER
from game.view.lesson.lesson_bar import BACK, LEAVE, SKIP
from game.view.lesson.veil import HOLES
from game.view.speech.spots import Covering
from game.view.widgets.widgets import Button
from tests.harness.lesson import Lesson
from tests.harness.program import Program, points_between
from tests.harness.seat_sight import seen_at
from tests.harness.some import some

GAMES = sorted(file.stem for file in (assets() / "lessons").glob("*.toml"))


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_played_to_its_end_by_keys(tmp_path: Path, game: str) -> None:
    lesson = Lesson(tmp_path, game)
    scene = lesson.scene
    for number, step in enumerate(scene.lesson.steps):
        assert scene.step == number
        assert lesson.wanted() == step.does
        for part in step.at:
            assert lesson.named(part) is not None, (step.id, part)
        if step.does is not None:
            assert lesson.place_of(step.does) is not None, step.id
        lesson.do_by_keys(step.does)
        assert scene.step == number + 1, step.id
        lesson.until_shown()
    assert isinstance(lesson.top, CoachScene)
    assert lesson.kit.settings.lessons[game]


def test_a_lesson_is_played_by_mouse(tmp_path: Path) -> None:
    lesson = Lesson(tmp_path)
    scene = lesson.scene
    for number, step in enumerate(scene.lesson.steps):
        lesson.point((2, 2))
        lesson.frames(20)
        if step.does is None:
            lesson.click(scene.card.deed_rect.center)
        else:
            where = lesson.place_of(step.does)
            assert where is not None
            lesson.click(where.center)
            picker = lesson.suits_asked()
            if picker is not None:
                lesson.frames(3)
                lesson.click(picker.rects[step.does.suit].center)
        assert scene.step == number + 1, step.id
        lesson.until_shown()
    assert isinstance(lesson.top, CoachScene)


def test_the_button_of_a_choice_is_pointed_at_and_not_what_stands_before_it(tmp_path: Path) -> None:
    lesson = Lesson(tmp_path, "tricks")
    lesson.go_to("order")
    number, deed = lesson.scene.step, lesson.wanted()
    assert deed is not None
    where = lesson.place_of(deed)
    assert where is not None
    lesson.click(where.center)
    assert lesson.scene.step == number + 1


@pytest.mark.parametrize("size", [(1024, 576), (1280, 720)])
@pytest.mark.parametrize("game", GAMES)
def test_the_card_covers_nothing_that_its_step_speaks_of(
    tmp_path: Path, game: str, size: tuple[int, int]
) -> None:
    lesson = Lesson(tmp_path, game, size=size)
    scene = lesson.scene
    for step in some(scene.lesson.steps):
        lesson.frames(2)
        card = scene.card.rect
        lit = [("lit", hole) for hole in scene.veil.holes]
        names = ("top card", "called", "faced", "hint", "choices")
        needed = [(name, rect) for name in names for rect in lesson.rects(name)]
        named = [lesson.named(part) for part in step.at if part.word != "direction"]
        lit += [("named", hole) for hole in named if hole is not None and not lesson.opened()]
        covered = [name for name, box in lit + needed if card.colliderect(box)]
        assert not covered, (step.id, covered)
        lesson.do_by_keys(step.does)
        lesson.until_shown()


@pytest.mark.parametrize("size", [(960, 1000), (1280, 720)])
@pytest.mark.parametrize("game", GAMES)
def test_card_and_tail_leave_the_learners_other_cards_and_plate_free(
    tmp_path: Path, game: str, size: tuple[int, int]
) -> None:
    lesson = Lesson(tmp_path, game, size=size)
    scene = lesson.scene
    for step in some(scene.lesson.steps):
        lesson.frames(2)
        card = scene.card
        meant = step.does.cards if step.does is not None else ()
        held = zip(lesson.rects("hand"), lesson.held(), strict=True)
        mine = [rect for rect, each in held if each not in meant]
        mine += lesson.rects("own plate")
        for box in some(mine):
            assert not card.rect.colliderect(box), step.id
            if card.tail is not None and not any(hole.contains(box) for hole in scene.veil.holes):
                assert not box.clipline(*card.tail), step.id
        lesson.do_by_keys(step.does)
        lesson.until_shown()


@pytest.mark.parametrize("size", [(1024, 576), (1280, 720), (1920, 1080), (960, 1000)])
@pytest.mark.parametrize(
    ("game", "step"), [("classic", "reverse"), ("tricks", "follow"), ("callout", "ace")]
)
def test_the_card_covers_nobody_of_whom_the_coach_speaks(
    tmp_path: Path, game: str, step: str, size: tuple[int, int]
) -> None:
    lesson = Lesson(tmp_path, game, size=size)
    scene = lesson.scene
    lesson.go_to(step)
    words, key = lesson.kit.words, f"{game}.lesson.{step}"
    named = [at for at in range(1, len(scene.seats)) if words.mentions(key, f"seat{at}")]
    assert named
    for seat in named:
        for rect in lesson.rects(f"player {seat}"):
            assert not scene.card.rect.colliderect(rect)


@pytest.mark.parametrize(("game", "before"), [("classic", "number"), ("callout", "last")])
def test_the_coach_waits_for_nothing_that_only_pulses(
    tmp_path: Path, game: str, before: str
) -> None:
    """The pile or a call pulses for seconds where it is to be noticed: the table rests all the same."""
    lesson = Lesson(tmp_path, game, settings=Settings())
    scene = lesson.scene
    lesson.go_to(before)
    lesson.do_by_keys(scene.now.does)
    while lesson.others_act():
        lesson.frame()
    lesson.wait(700)
    assert lesson.said()
    assert lesson.anything_moves()


@pytest.mark.parametrize("game", GAMES)
def test_no_key_or_click_does_anything_before_the_coach_has_spoken(
    tmp_path: Path, game: str
) -> None:
    lesson = Lesson(tmp_path, game, settings=Settings())
    scene = lesson.scene
    at = lesson.kit.size[0] // 2, lesson.kit.size[1] - 60
    tries = [
        partial(lesson.press, pygame.K_RETURN),
        partial(lesson.press, pygame.K_d),
        partial(lesson.button, at, True),
        partial(lesson.button, at, False),
    ]
    for number in range(4):
        for attempt in cycle(tries):
            if lesson.said():
                break
            assert lesson.shown() or (lesson.focus() is None and not lesson.on_pile())
            attempt()
            assert scene.step == number
            assert not lesson.glows()
        lesson.until_shown()
        lesson.do_by_keys(scene.now.does)
        assert scene.step == number + 1


def spot(lesson: Lesson, slot: int) -> tuple[int, int]:
    """Return a point on the card at a slot of the hand that no other card covers."""
    box = lesson.rects("hand")[slot]
    return box.left + 8, box.top + 20


def test_after_another_card_the_key_does_what_the_coach_says(tmp_path: Path) -> None:
    lesson = Lesson(tmp_path, size=(1024, 576))
    scene = lesson.scene
    lesson.go_to("colour")
    wanted = lesson.focus()
    slot = lesson.held().index(scene.lesson.table("en").deck.index["Y4"])
    assert slot != wanted
    for _ in range(2):  # the second click means the same card, though another one has the focus
        lesson.click(spot(lesson, slot))
        lesson.frames(3)
        assert scene.step == 1
        assert scene.text.note
        assert lesson.focus() == wanted
    lesson.point(spot(lesson, slot))
    lesson.point((2, 2))
    lesson.press(pygame.K_RETURN)
    assert scene.step == 2
    assert lesson.verbs == ["play"]


@pytest.mark.parametrize(("game", "step"), [("tricks", "bid"), ("classic", "draw")])
def test_after_something_else_the_choice_or_the_pile_has_the_focus_again(
    tmp_path: Path, game: str, step: str
) -> None:
    lesson = Lesson(tmp_path, game)
    scene = lesson.scene
    lesson.go_to(step)
    number = scene.step
    lesson.click(spot(lesson, 0))
    assert scene.step == number
    lesson.press(pygame.K_RETURN)
    assert scene.step == number + 1


def test_marking_by_mouse_moves_nothing_away_from_it(tmp_path: Path) -> None:
    """Neither do cards on the way take the focus, nor does a marked card pass it on to the next one."""
    lesson = Lesson(tmp_path, "callout")
    scene = lesson.scene
    lesson.go_to("alike")
    slots = [slot for slot, card in enumerate(lesson.held()) if card in scene.now.does.cards]
    number = scene.step

    def go(start: tuple[int, int], to: str) -> tuple[int, int]:
        target = lesson.pills()[to]
        for at in points_between(start, target.center, 60):
            lesson.point(at)
            lesson.frame()
        assert lesson.pills()[to].colliderect(target)
        return target.center

    first = lesson.focus()
    assert first == slots[0]
    at = go(spot(lesson, 0), "gather")
    lesson.click(at)
    lesson.frames(3)
    assert lesson.gathered() == (first,)
    assert lesson.focus() == first
    assert (
        "gather" not in lesson.pills()
    )  # "Unmark" with the key by which the coach has the other one marked
    assert scene.text.otherwise == lesson.kit.words("lesson.click_other")
    other = spot(lesson, slots[1])
    lesson.click(other)
    lesson.frames(3)
    assert lesson.focus() == slots[1]
    lesson.click(go(other, "hint"))
    assert scene.step == number + 1


def test_only_the_wanted_card_says_by_which_key_it_is_played(tmp_path: Path) -> None:
    lesson = Lesson(tmp_path)
    lesson.go_to("colour")
    assert lesson.boxes("hint")
    lesson.press(pygame.K_RIGHT)
    lesson.frames(3)
    assert lesson.focus() is not None
    assert not lesson.boxes("hint")


def test_a_confirmation_of_nothing_raises_no_card_and_gets_no_answer(tmp_path: Path) -> None:
    lesson = Lesson(tmp_path, "callout")
    scene = lesson.scene
    lesson.go_to("silent")
    lesson.press(pygame.K_RETURN)
    assert lesson.glows()
    assert lesson.focus() is None
    assert scene.text.note == ""


@pytest.mark.parametrize(
    ("game", "step"), [("callout", "suit"), ("classic", "wild"), ("callout", "silent")]
)
def test_what_is_asked_for_is_marked_in_what_has_opened(
    tmp_path: Path, game: str, step: str
) -> None:
    lesson = Lesson(tmp_path, game)
    scene = lesson.scene
    lesson.go_to(step)
    if step != "suit":  # that panel opens by itself
        lesson.press(pygame.K_RETURN) if game == "classic" else lesson.key("accuse")
        lesson.until_shown()
    picker, panel, deed = lesson.suits_asked(), lesson.panel(), scene.now.does
    if picker is not None:
        rects = list(picker.rects)
        asked = rects[deed.suit]
    else:
        rects = [each.rect for each in panel.shown]
        asked = next(each.rect for each in panel.shown if each.says(deed))
        assert scene.text.key == next(each.key for each in panel.shown if each.rect == asked)
    picture = lesson.picture()
    ringed = [each for each in rects if picture.get_at((each.centerx, each.top + 1)) == AMBER]
    assert ringed == [asked]


def test_the_colour_that_is_asked_for_has_the_focus_and_its_key_is_named(tmp_path: Path) -> None:
    lesson = Lesson(tmp_path, "oono")
    scene = lesson.scene
    lesson.go_to("four")
    number = scene.step
    lesson.press(pygame.K_RETURN)
    lesson.frames(4)
    assert lesson.suits_asked() is not None
    assert scene.text.key == "Enter"
    lesson.press(pygame.K_RIGHT)
    lesson.frames(2)
    assert scene.text.key == ""
    lesson.press(pygame.K_LEFT, pygame.K_RETURN)
    lesson.until_shown()
    assert scene.step == number + 1


def test_in_a_panel_about_somebody_else_that_person_is_asked_for_first(tmp_path: Path) -> None:
    lesson = Lesson(tmp_path, "callout")
    scene = lesson.scene
    lesson.go_to("silent")
    lesson.key("accuse")
    panel = lesson.panel()
    lesson.press(pygame.K_2)
    lesson.frames(3)
    assert lesson.asked_for() == panel.people_at[scene.now.does.seat]
    assert scene.text.key == ""


def test_an_answer_goes_once_what_is_asked_for_has_begun(tmp_path: Path) -> None:
    lesson = Lesson(tmp_path, "callout")
    scene = lesson.scene
    lesson.go_to("silent")
    lesson.click(spot(lesson, 0))
    assert scene.text.note
    lesson.key("accuse")
    lesson.frames(3)
    assert scene.text.note == ""
    lesson.press(pygame.K_b)  # a bad word: the answer is to any wrong accusation
    assert "the mistake is the spade" in scene.text.text
    assert scene.text.note == ""


@pytest.mark.parametrize("size", [(1024, 576), (1280, 720)])
def test_the_seats_that_can_be_chosen_are_seen_and_not_covered(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    lesson = Lesson(tmp_path, "oono", size=size)
    scene = lesson.scene
    lesson.go_to("challenge")
    lesson.key("challenge")
    lesson.frames(4)
    for seat in (1, 2, 3):
        portrait = lesson.rect(f"portrait {seat}")
        assert any(hole.contains(portrait) for hole in scene.veil.holes), seat
        assert not scene.card.rect.colliderect(portrait), seat
    lesson.click(lesson.rect("portrait 2").center)
    assert lesson.verbs[-1] == "challenge"


@pytest.mark.parametrize("size", [(1024, 576), (1280, 720)])
@pytest.mark.parametrize("step", ["silent", "wrong", "suit"])
def test_while_a_panel_is_open_the_card_covers_nothing_that_is_spoken_of(
    tmp_path: Path, step: str, size: tuple[int, int]
) -> None:
    lesson = Lesson(tmp_path, "callout", size=size)
    scene = lesson.scene
    lesson.go_to(step)
    if not lesson.opened():
        lesson.key("accuse")
        lesson.frames(4)
    assert lesson.opened()
    for part in scene.now.at:
        named = lesson.named(part)
        assert named is not None
        assert not scene.card.rect.colliderect(named), part
        assert named in scene.veil.holes, part


@pytest.mark.parametrize("size", [(1024, 576), (1280, 720)])
def test_what_is_faced_is_not_said_over_the_card_once_a_colour_was_asked_for(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    lesson = Lesson(tmp_path, "oono", size=size)
    lesson.go_to("four")
    before = lesson.boxes("faced")
    assert before
    lesson.press(pygame.K_RETURN)
    lesson.frames(4)
    assert not lesson.boxes("faced")
    lesson.press(pygame.K_LEFT, pygame.K_RETURN)  # the colour beside the one that is asked for
    lesson.frames(4)
    assert lesson.boxes("faced") == before
    assert not before[0].colliderect(lesson.boxes("card in focus")[0])


def at_the_third_step(folder: Path) -> Lesson:
    lesson = Lesson(folder)
    for _ in range(2):
        lesson.do_by_keys(lesson.scene.now.does)
        lesson.until_shown()
    return lesson


def test_something_else_that_is_allowed_is_answered_in_words(tmp_path: Path) -> None:
    lesson = at_the_third_step(tmp_path)
    scene = lesson.scene
    also = lesson.kit.words("lesson.also_allowed")
    assert scene.text.note == ""
    lesson.press(pygame.K_RIGHT, pygame.K_RIGHT, pygame.K_RIGHT, pygame.K_RETURN)  # the blue 9
    assert scene.text.note == also
    assert scene.step == 2


def test_a_click_on_another_card_is_answered_too(tmp_path: Path) -> None:
    lesson = at_the_third_step(tmp_path)
    scene = lesson.scene
    slot = lesson.held().index(lesson.match.table.deck.index["B9"])
    lesson.click(lesson.rects("hand")[slot].center)
    assert scene.text.note == lesson.kit.words("lesson.also_allowed")
    assert scene.step == 2


def test_to_play_without_the_call_that_is_asked_for_is_answered_with_what_follows(
    tmp_path: Path,
) -> None:
    lesson = Lesson(tmp_path, "oono")
    scene = lesson.scene
    lesson.go_to("uno")
    held = lesson.held()
    lesson.click(spot(lesson, held.index(scene.lesson.table("en").deck.index["B7"])))
    assert "draw two" in scene.text.note
    assert scene.text.note != lesson.kit.words("lesson.also_allowed")
    assert not lesson.verbs.count("uno")
    assert len(lesson.held()) == 2


def test_a_colour_that_is_not_asked_for_is_answered_in_words(tmp_path: Path) -> None:
    lesson = Lesson(tmp_path)
    scene = lesson.scene
    while scene.now.id != "wild":
        lesson.do_by_keys(scene.now.does)
        lesson.until_shown()
    number = scene.step
    lesson.press(pygame.K_RETURN, pygame.K_RIGHT, pygame.K_RETURN)  # the second colour
    lesson.frames(3)
    assert scene.step == number
    assert scene.text.note == lesson.kit.words("lesson.also_allowed")
    scene.begin(number, ready=True)
    lesson.until_shown()
    assert scene.text.note == ""


def test_a_step_with_other_cards_says_so(tmp_path: Path) -> None:
    lesson = Lesson(tmp_path)
    scene = lesson.scene
    new = lesson.kit.words("lesson.new_cards")
    for number, step in some(enumerate(scene.lesson.steps)):
        dealt = number > 0 and step.position is not None
        assert scene.step == number
        assert scene.text.note == (new if dealt else "")
        lesson.do_by_keys(step.does)
        lesson.until_shown()


@pytest.mark.parametrize("step", [0, 1])
def test_the_clause_on_the_card_opens_its_rule_and_the_step_stays(
    tmp_path: Path, step: int
) -> None:
    lesson = Lesson(tmp_path)
    scene = lesson.scene
    scene.begin(step, ready=True)
    lesson.until_shown()
    lesson.click(scene.card.clause_rect.center)
    assert isinstance(lesson.top, RuleBookScene)
    lesson.press(pygame.K_ESCAPE)
    assert lesson.top is scene
    assert scene.step == step
    assert not lesson.match.log


def test_what_is_not_asked_for_is_not_done_and_the_deed_glows(tmp_path: Path) -> None:
    lesson = Lesson(tmp_path)
    scene = lesson.scene
    lesson.press(pygame.K_RETURN)
    lesson.until_shown()
    log = lesson.match.log
    lesson.press(pygame.K_d)  # to draw, where the red 7 is to be played
    assert not log
    assert lesson.glows()
    lesson.frames(80)
    assert not lesson.glows()
    lesson.press(pygame.K_RIGHT, pygame.K_RETURN)  # another card
    assert not log
    assert lesson.glows()
    assert lesson.answer() is None
    lesson.click(lesson.kit.rect(lesson.face(1)).center)
    lesson.press(pygame.K_h, pygame.K_s, pygame.K_j, pygame.K_z, pygame.K_w)
    assert lesson.top is scene
    assert not log
    assert scene.step == 1


def test_a_wrong_choice_is_answered_by_a_sentence_and_shows_no_call_as_made(tmp_path: Path) -> None:
    lesson = Lesson(tmp_path, "callout")
    scene = lesson.scene
    lesson.go_to("silent")
    silent = scene.step
    lesson.key("accuse")
    panel = lesson.panel()
    assert panel is not None
    assert panel.focus is not None
    assert panel.shown[panel.focus].says(Action("accuse", text="uncalled-spade"))
    # While the panel has the keys, the pills with the same keys are not there.
    before = scene.text.text
    lesson.press(pygame.K_n)
    assert scene.step == silent
    assert "No: " in scene.text.text != before
    assert not any(each.pressed for each in lesson.calls())
    assert lesson.opened(), "it asks again at once"
    lesson.press(pygame.K_RETURN)
    assert scene.step == silent + 1
    lesson.until_shown()
    assert "No: " not in scene.text.text


def test_a_card_that_does_not_go_is_answered_with_the_reason(tmp_path: Path) -> None:
    lesson = Lesson(tmp_path)
    scene = lesson.scene
    lesson.press(pygame.K_RETURN)
    lesson.until_shown()
    hand = lesson.held()
    slot = next(slot for slot, card in enumerate(hand) if lesson.why_not(card))
    why = lesson.why_not(hand[slot])
    assert why is not None
    wrong = lesson.rects("hand")[slot]
    lesson.click((wrong.left + 8, wrong.top + 20))  # below the veil
    assert why.clause in scene.text.note
    assert lesson.kit.words("lesson.also_allowed") not in scene.text.note
    assert not lesson.match.log
    scene.begin(1, ready=True)
    lesson.until_shown()
    assert scene.text.note == ""
    while lesson.focus() != slot:
        lesson.press(pygame.K_RIGHT)
    lesson.press(pygame.K_RETURN)
    assert why.clause in scene.text.note


def test_a_mistake_that_could_be_played_is_answered_with_the_reason(tmp_path: Path) -> None:
    lesson = Lesson(tmp_path, "callout")
    scene = lesson.scene
    held = lesson.held()
    slot = held.index(scene.lesson.table("en").deck.index["2D"])
    while lesson.focus() != slot:
        lesson.press(pygame.K_RIGHT)
    lesson.press(pygame.K_RETURN)
    assert "L-4" in scene.text.note
    assert not lesson.match.log


def test_the_learner_is_you_on_the_plate_and_in_the_moves(tmp_path: Path) -> None:
    lesson = Lesson(tmp_path, "classic")
    lesson.frames(30)
    assert lesson.said_on_plate(0) == lesson.kit.words("table.your_turn")


def test_while_the_clock_stands_nobody_was_fast(tmp_path: Path) -> None:
    lesson = Lesson(tmp_path, "callout")
    scene = lesson.scene
    lesson.go_to("suit")
    lesson.do_by_keys(scene.now.does)
    lesson.frames(30)
    told = [each.text for each in lesson.notices()]
    assert any("You were first." in each for each in told), "the learner alone looks at the screen"
    assert not any("0.00" in each for each in told)


def test_the_way_out_lies_where_the_menu_is_in_play(tmp_path: Path) -> None:
    for game in GAMES:
        lesson = Lesson(tmp_path, game)
        out = lesson.scene.bar.rects["back"]
        boxes = [lesson.kit.rect(lesson.seat_box(seat)) for seat in some(lesson.others())]
        assert out.collidelist(boxes) < 0


def test_back_shows_the_step_before_with_its_cards(tmp_path: Path) -> None:
    lesson = Lesson(tmp_path)
    scene = lesson.scene
    for _ in range(3):
        lesson.do_by_keys(scene.now.does)
        lesson.until_shown()
    assert scene.step == 3
    lesson.press(pygame.K_b)
    assert lesson.until_shown()
    assert scene.step == 2
    assert lesson.verbs == ["play"]
    lesson.do_by_keys(scene.now.does)
    lesson.until_shown()
    assert scene.step == 3
    lesson.click(scene.bar.rects[BACK].center)
    lesson.until_shown()
    assert scene.step == 2


@pytest.mark.parametrize("reduced", [False, True])
def test_the_hole_glides_to_the_next_thing_but_not_with_reduced_motion(
    tmp_path: Path, reduced: bool
) -> None:
    settings = Settings(think="OFF", reduced_motion=reduced)
    lesson = Lesson(tmp_path, settings=settings)
    lesson.wait(400)  # until the veil has fallen
    veil = lesson.scene.veil
    before = veil.holes
    assert before
    assert not veil.moving
    moved = [lesson.kit.design(hole.move(90, 0)) for hole in before]
    lesson.lying().report(HOLES, *moved, cover=Covering.FREELY)
    veil.show(lesson.lying())
    assert veil.moving is not reduced
    lesson.wait(320)
    assert not veil.moving


def test_a_lesson_is_begun_and_played_on_by_pad(tmp_path: Path) -> None:
    lesson = Lesson(tmp_path)
    scene = lesson.scene
    lesson.pad(pygame.CONTROLLER_BUTTON_A)
    lesson.until_shown()
    lesson.pad(pygame.CONTROLLER_BUTTON_A)
    lesson.until_shown()
    assert lesson.verbs == ["play", *lesson.verbs[1:]]
    assert scene.step == 2
    lesson.pad(pygame.CONTROLLER_BUTTON_LEFTSTICK)
    lesson.until_shown()
    assert scene.step == 1
    lesson.pad(pygame.CONTROLLER_BUTTON_RIGHTSTICK)
    lesson.until_shown()
    assert scene.step == 2
    lesson.pad(pygame.CONTROLLER_BUTTON_B)
    assert isinstance(lesson.top, TitleScene)


def test_back_does_nothing_at_the_first_step(tmp_path: Path) -> None:
    lesson = Lesson(tmp_path)
    lesson.press(pygame.K_b)
    assert lesson.scene.step == 0
    assert lesson.shown()


@pytest.mark.parametrize("game", GAMES)
def test_every_step_can_be_skipped(tmp_path: Path, game: str) -> None:
    lesson = Lesson(tmp_path, game)
    scene = lesson.scene
    for number in range(len(scene.lesson.steps)):
        assert scene.step == number
        if number % 2:
            lesson.press(pygame.K_n)
        else:
            lesson.click(scene.bar.rects[SKIP].center)
        lesson.until_shown()
    assert isinstance(lesson.top, CoachScene)


def test_the_lesson_is_left_without_being_asked(tmp_path: Path) -> None:
    lesson = Lesson(tmp_path)
    lesson.press(pygame.K_ESCAPE)
    assert isinstance(lesson.top, TitleScene)
    lesson.stack.ways.lesson("classic")
    lesson.until_shown()
    lesson.click(lesson.scene.bar.rects[LEAVE].center)
    assert isinstance(lesson.top, TitleScene)


def test_a_lesson_waits_for_whoever_learns_where_a_match_would_pause(tmp_path: Path) -> None:
    lesson = Lesson(tmp_path)
    scene = lesson.scene
    lesson.frame(LONGEST_GAP + 1)
    assert lesson.top is scene
    lesson.do_by_keys(scene.now.does)
    assert scene.step == 1


def test_time_passes_as_the_lesson_says_however_slow_the_clock_is_set(tmp_path: Path) -> None:
    lesson = Lesson(tmp_path, "callout", settings=Settings(think="OFF", slowing=4.0))
    scene = lesson.scene
    step = next(n for n, each in enumerate(scene.lesson.steps) if any(d.wait for d in each.first))
    scene.begin(step)
    lesson.until_shown()
    _, then = scene.lesson.played_to(step, scene.host.match.table)
    assert scene.host.now == then
    assert lesson.wanted() == scene.now.does


@pytest.mark.parametrize("reduced", [False, True])
def test_motion_is_reduced_at_the_table_of_a_lesson_too(tmp_path: Path, reduced: bool) -> None:
    lesson = Lesson(tmp_path, settings=Settings(reduced_motion=reduced))
    assert lesson.scene.room.feelings.upright is reduced
    lesson.scene.begin(1)
    lesson.until_shown()
    assert lesson.scene.room.feelings.upright is reduced


def to_the_end(lesson: Lesson) -> None:
    while lesson.until_shown():
        lesson.press(pygame.K_n)


def test_after_the_lesson_comes_the_first_game(tmp_path: Path) -> None:
    lesson = Lesson(tmp_path)
    to_the_end(lesson)
    assert isinstance(lesson.top, CoachScene)
    lesson.press(pygame.K_RETURN)
    assert isinstance(lesson.top, TableScene)
    assert not lesson.top.host.plan.for_practice


def test_the_lesson_can_be_taken_once_more_and_left_at_its_end(tmp_path: Path) -> None:
    lesson = Lesson(tmp_path)
    to_the_end(lesson)
    lesson.press(pygame.K_RIGHT, pygame.K_RETURN)
    lesson.until_shown()
    assert lesson.scene.step == 0
    to_the_end(lesson)
    lesson.press(pygame.K_ESCAPE)
    assert isinstance(lesson.top, TitleScene)


def test_no_lesson_is_kept_as_a_match(tmp_path: Path) -> None:
    lesson = Lesson(tmp_path)
    to_the_end(lesson)
    assert not list((tmp_path / "data").rglob("*.log"))
    assert not lesson.kit.settings.games


def test_the_lesson_is_begun_from_the_rule_book_and_leads_back_to_it(tmp_path: Path) -> None:
    program = Program(tmp_path)
    program.stack.ways.rules("oono")
    book = program.top
    assert isinstance(book, RuleBookScene)
    program.press(pygame.K_UP)
    assert program.focused is book.rows.lesson
    program.press(pygame.K_RETURN)
    assert isinstance(program.top, LessonScene)
    assert program.top.lesson.game == "oono"
    program.press(pygame.K_ESCAPE)
    assert program.top is book


def test_from_the_middle_of_a_match_the_lesson_leads_back_to_it(tmp_path: Path) -> None:
    program = Program(tmp_path)
    plan = Plan("classic", (Seat("Ada", "ada"), Seat("Jun", "jun", "jun")), {}, 1)
    program.stack.ways.table(plan)
    table = program.top
    program.stack.ways.lesson("classic")
    assert isinstance(program.top, LessonScene)
    for _ in range(3000):
        if isinstance(program.top, CoachScene):
            break
        program.press(pygame.K_n)
    assert isinstance(program.top, CoachScene)
    assert len(program.top.buttons) == 2
    program.press(pygame.K_ESCAPE)
    assert program.top is table


def practice(folder: Path, game: str = "callout") -> Lesson:
    lesson = Lesson(folder, game)
    lesson.kit.chance = Random(5)
    to_the_end(lesson)
    lesson.press(pygame.K_RETURN)
    return lesson


def test_a_game_against_the_clock_is_practised_with_a_slow_one(tmp_path: Path) -> None:
    lesson = practice(tmp_path)
    table = lesson.top
    assert isinstance(table, TableScene)
    seen = seen_at(table)
    seen.hurry()
    began = table.host.now
    lesson.wait(800)
    assert table.host.now - began == pytest.approx(200, abs=5)
    assert seen.marks_playable()
    bots = [each for each in table.host.runner.controllers if isinstance(each, BotSeat)]
    assert len(bots) == len(table.host.plan.seats) - 1
    assert all(bot.bot.temper.honesty < 0.5 for bot in bots)  # type: ignore[attr-defined]


def test_bots_that_are_practised_with_make_many_mistakes(tmp_path: Path) -> None:
    """A mistake in every eight turns or so, where a careful bot makes hardly any."""
    lesson = practice(tmp_path)
    lesson.drawn_every = 50
    table = lesson.top
    assert isinstance(table, TableScene)
    seen, mistakes = seen_at(table), set()
    for _ in range(1200):
        if lesson.top is not table:
            break
        if seen.in_turn():
            seen.draw_card()
        lesson.frame(100)
        open_now: list[Any] = table.host.match.state.mistakes  # type: ignore[attr-defined]
        mistakes |= {(each.since, each.kind) for each in open_now if each.seat != 0}
    turns = sum(each.seat != 0 for each in table.host.match.log)
    assert turns > 15
    assert len(mistakes) > turns / 12


def test_nothing_is_kept_of_practising(tmp_path: Path) -> None:
    lesson = practice(tmp_path)
    assert isinstance(lesson.top, TableScene)
    assert lesson.top.host.keeper is None
    lesson.wait(3000)
    assert not list((tmp_path / "data").rglob("*.log"))
    assert not lesson.kit.settings.games
    lesson.stack.ways.title()
    assert isinstance(lesson.top, TitleScene)
    assert lesson.top.go_on is None


def test_who_leaves_practice_is_told_that_it_is_not_saved(tmp_path: Path) -> None:
    lesson = practice(tmp_path)
    assert isinstance(lesson.top, TableScene)
    lesson.top.pause_game()
    pause = lesson.top
    assert isinstance(pause, PauseScene)
    label = lesson.kit.words("ui.pause.title")
    (way,) = [each for each in pause.group.widgets if label in each.spoken]
    way.activate(lesson.kit)
    assert pause.question == lesson.kit.words("ui.pause.question_practice")


def until_result(lesson: Program) -> None:
    """Let bots play on to the result of the round."""
    for _ in range(20_000):  # how long a round of bots takes is chance
        if isinstance(lesson.top, ResultScene):
            break
        lesson.frame(100)
    lesson.wait(3000)
    assert isinstance(lesson.top, ResultScene)


def test_after_a_round_of_practice_the_usual_clock_is_offered(tmp_path: Path) -> None:
    lesson = practice(tmp_path)
    lesson.drawn_every = 50
    table = lesson.top
    assert isinstance(table, TableScene)
    host = table.host
    host.seat_bot(0, "greedy")
    until_result(lesson)
    lesson.press(pygame.K_RETURN)
    assert isinstance(lesson.top, CoachScene)
    lesson.press(pygame.K_RIGHT, pygame.K_RETURN)
    assert lesson.top is table
    assert host.match.state.round == 2
    until_result(lesson)
    lesson.press(pygame.K_RETURN, pygame.K_RETURN)
    assert isinstance(lesson.top, TableScene)
    assert lesson.top.host is not host
    assert lesson.top.host.gentle == 1
    assert lesson.top.host.keeper is not None


def first_start(folder: Path) -> Program:
    return Program(folder, offers=True)


def card_of(program: Program, game: str) -> GameCard:
    assert isinstance(program.stack.first, TitleScene)
    return next(each for each in program.stack.first.cards if each.info.id == game)


def test_a_lesson_is_offered_before_a_first_game_and_only_once(tmp_path: Path) -> None:
    program = first_start(tmp_path)
    program.click(card_of(program, "classic"))
    assert isinstance(program.top, CoachScene)
    program.press(pygame.K_RIGHT, pygame.K_RETURN)
    assert isinstance(program.top, SetupScene)
    program.press(pygame.K_ESCAPE)
    program.click(card_of(program, "classic"))
    assert isinstance(program.top, SetupScene)
    kept, _ = Settings.load(tmp_path / "settings")
    assert kept.lessons == {"classic": False}


def test_the_offer_is_made_before_a_quick_game_too_and_taken(tmp_path: Path) -> None:
    program = first_start(tmp_path)
    title = program.top
    assert isinstance(title, TitleScene)
    program.click(title.quick)
    assert isinstance(program.top, CoachScene)
    program.press(pygame.K_RETURN)
    assert isinstance(program.top, LessonScene)


def test_an_offer_that_is_not_answered_is_made_again(tmp_path: Path) -> None:
    program = first_start(tmp_path)
    for _ in range(2):
        program.click(card_of(program, "classic"))
        assert isinstance(program.top, CoachScene)
        program.press(pygame.K_ESCAPE)
        assert isinstance(program.top, TitleScene)


def test_a_lesson_that_cannot_be_used_is_not_offered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import game.scenes.lesson.lesson_offer as offer

    bad = tmp_path / "lessons"
    bad.mkdir()
    (bad / "classic.toml").write_text("coach = 3\n")
    monkeypatch.setattr(offer, "assets", lambda: tmp_path)
    program = first_start(tmp_path)
    program.click(card_of(program, "classic"))
    program.frames(3)
    assert not isinstance(program.top, CoachScene)


def test_the_choice_of_matches_offers_the_lesson_before_a_new_one(tmp_path: Path) -> None:
    program = first_start(tmp_path)
    program.stack.push(MatchChoice(program.kit, program.stack, "classic", [], lambda: None, 1))
    choice = program.top
    assert isinstance(choice, MatchChoice)
    program.click(choice.new)
    assert isinstance(program.top, CoachScene)
    program.press(pygame.K_RIGHT, pygame.K_RETURN)
    assert isinstance(program.top, SetupScene)


def test_the_lesson_is_begun_from_set_up_and_leads_back_to_it(tmp_path: Path) -> None:
    program = Program(tmp_path)
    program.stack.ways.setup("attack")
    setup = program.top
    assert isinstance(setup, SetupScene)
    label = program.kit.words("ui.setup.lesson")
    (button,) = [each for each in setup.bar.others if each.label == label]
    program.click(button)
    assert isinstance(program.top, LessonScene)
    assert program.top.lesson.game == "attack"
    program.press(pygame.K_ESCAPE)
    assert program.top is setup


def test_the_lesson_is_begun_from_the_pause_menu_and_leads_back_to_the_match(
    tmp_path: Path,
) -> None:
    program = Program(tmp_path)
    program.kit.settings.guides["oono"] = [SKIPPED]  # Escape would put a note away first
    plan = Plan("oono", (Seat("Ada", "ada"), Seat("Jun", "jun", "jun")), {}, 1)
    program.stack.ways.table(plan)
    table = program.top
    program.frames(3)
    program.press(pygame.K_ESCAPE)
    pause = program.top
    assert isinstance(pause, PauseScene)
    label = program.kit.words("ui.pause.lesson")
    (button,) = [
        each for each in pause.menu.widgets if isinstance(each, Button) and each.label == label
    ]
    program.click(button)
    assert isinstance(program.top, LessonScene)
    program.press(pygame.K_ESCAPE)
    assert program.top is pause
    program.press(pygame.K_ESCAPE)
    assert program.top is table


def test_cards_that_are_to_be_played_together_are_marked_by_mouse(tmp_path: Path) -> None:
    lesson = Lesson(tmp_path, "callout")
    lesson.go_to("alike")
    scene = lesson.scene
    lesson.frames(4)
    assert not lesson.boxes("together"), "its key leads back here"
    assert scene.text.key == lesson.kit.input.prompt("gather")
    lesson.click(lesson.rect("gather").center)
    assert len(lesson.gathered()) == 1
    assert not lesson.glows(), "that was right"
    lesson.frames(4)
    assert lesson.focus() == 1, "the button stays under the mouse"
    lesson.click(spot(lesson, 2))
    assert len(lesson.gathered()) == 2
    lesson.frames(4)
    lesson.click(lesson.rect("hint").center)
    assert lesson.verbs == ["play"]
    assert len(lesson.match.log[-1].action.cards) == 2


def test_one_of_two_cards_is_not_enough(tmp_path: Path) -> None:
    lesson = Lesson(tmp_path, "callout")
    lesson.go_to("alike")
    lesson.press(pygame.K_RETURN)
    assert lesson.verbs == []
    assert lesson.scene.text.note == lesson.kit.words("callout.lesson.alike.instead")


def test_who_called_the_time_out_ends_it_by_the_same_button(tmp_path: Path) -> None:
    lesson = Lesson(tmp_path, "callout")
    lesson.go_to("time_out")
    button = lesson.rect("call time out")
    lesson.click(button.center)
    assert lesson.verbs[-1] == "time out"
    lesson.until_shown()
    assert lesson.scene.text.key == lesson.kit.input.prompt("time out")
    ended, step = lesson.match.log, lesson.scene.step
    lesson.click(button.center)
    assert ended[-1].action.verb == "time in"
    assert lesson.scene.step == step + 1


def test_after_a_wrong_reason_the_panel_asks_again(tmp_path: Path) -> None:
    lesson = Lesson(tmp_path, "callout")
    scene = lesson.scene
    lesson.go_to("wrong")
    step = scene.step
    lesson.key("accuse")
    lesson.frames(3)
    lesson.press(pygame.K_b)
    lesson.frames(3)
    assert lesson.opened()
    assert "the mistake is the card on top" in scene.text.text
    lesson.press(pygame.K_n)  # "no match", and not "Skip step"
    lesson.frames(3)
    assert lesson.verbs[-1] == "accuse"
    assert scene.step == step + 1


def test_a_draw_is_answered_where_a_card_is_asked_for(tmp_path: Path) -> None:
    lesson = Lesson(tmp_path, "callout")
    lesson.until_shown()
    pile = lesson.rect("pile")
    lesson.click(pile.center)
    assert lesson.scene.text.note.startswith("You may do that too")
    assert lesson.verbs == []
