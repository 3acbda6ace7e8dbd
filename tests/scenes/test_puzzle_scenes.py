"""A puzzle about a scene at its table: it is acted, read, seen again, and solved by mouse, keys and pad."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from pathlib import Path

import pytest
from pygame import (
    CONTROLLER_AXIS_TRIGGERRIGHT,
    CONTROLLER_BUTTON_DPAD_LEFT,
    CONTROLLER_BUTTON_X,
    K_ESCAPE,
    K_RETURN,
    K_a,
    K_h,
    K_j,
    K_n,
    K_z,
)

from game.engine.actions import Action
from game.scenes.puzzles.puzzles_scene import PuzzlesScene
from game.session.puzzles import puzzle_files
from game.words.marks import plain
from tests.harness import events
from tests.harness.example_scene import SCENE, put_scene
from tests.harness.program import Program
from tests.harness.puzzling import at_table, attempts, card, offers_calls
from tests.harness.scene_puzzling import (
    asks,
    button,
    calls,
    click_hand,
    done,
    explained,
    kind,
    name,
    opened,
    panel,
    portrait,
    tried,
    watched,
)
from tests.harness.some import some


@pytest.fixture(autouse=True)
def _puzzles(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "shipped"
    put_scene(folder, SCENE, "001")
    put_scene(folder, SCENE.replace('grade = "middle"', 'grade = "hard"'), "002")
    monkeypatch.setattr(puzzle_files, "shipped_puzzles", lambda: folder)


def test_the_scene_is_acted_and_nothing_can_be_called_before_its_end(tmp_path: Path) -> None:
    playing, scene = opened(tmp_path)
    assert scene.bar.goal == "What can be called out?"
    assert scene.bar.below == "Watch what happens."
    assert not offers_calls(scene)
    playing.press(K_a)
    assert not asks(playing)
    playing = watched(tmp_path)
    scene = at_table(playing)
    assert [each.verb for each in done(playing)] == [
        "play", "call", "play", "suit", "play", "say",
    ]  # fmt: skip
    assert scene.host.now == 7500
    assert scene.bar.below == "One accusation is right now. All others are wrong."
    assert calls(playing) == ["accuse"]
    playing.wait(30_000)
    assert (scene.host.now, len(done(playing))) == (7500, 6)


def test_it_is_solved_by_mouse(tmp_path: Path) -> None:
    playing = watched(tmp_path)
    scene = at_table(playing)
    playing.click(button(playing).center)
    playing.click(portrait(playing, 3))
    assert panel(playing).person == 3
    playing.click(kind(playing, "no match").center)
    shown = card(playing)
    assert shown.title == "That's it!"
    told = [plain(each.text) for each in shown.told]
    assert told[0] == f"{name(scene, 3)}: a card that does not match"
    assert f"{name(scene, 3)}'s card did not match." in told[1]
    assert [plain(each.text) for each in shown.more] == [
        f"{name(scene, 1)}'s card had another suit, but the same rank, so it matched.",
        f"{name(scene, 1)} called the spade in time.",
        f"{name(scene, 1)}'s call named the spade that was put down.",
    ]
    assert attempts(playing) == [("callout/001", True)]


@pytest.mark.parametrize("seat", [1, 3])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (720, 1280)])
def test_what_came_of_it_leaves_the_bubble_with_the_rule_in_sight(
    tmp_path: Path, size: tuple[int, int], seat: int
) -> None:
    playing = watched(tmp_path, size)
    scene = at_table(playing)
    playing.click(button(playing).center)
    playing.click(portrait(playing, seat))
    playing.click(kind(playing, "no match").center)
    shown = card(playing)
    playing.picture()
    bubbles = explained(playing, scene)
    assert bubbles
    assert shown.card.collidelist(bubbles) < 0
    assert playing.kit.window.surface.get_rect().contains(shown.card)
    playing.click(shown.buttons[0])  # its buttons went with it
    assert playing.top is not shown


def test_it_is_solved_by_keys_and_the_next_one_follows(tmp_path: Path) -> None:
    playing = watched(tmp_path)
    playing.press(K_a)
    figure = [*panel(playing).people].index(3) + 1
    playing.press(ord(str(figure)), K_n)
    assert card(playing).title == "That's it!"
    playing.press(K_RETURN)
    scene = at_table(playing)
    assert scene.puzzle.id == "002"
    assert done(playing) == []


def test_it_is_solved_by_a_pad(tmp_path: Path) -> None:
    playing = watched(tmp_path)
    playing.post(events.pad_axis(CONTROLLER_AXIS_TRIGGERRIGHT, 32767))
    playing.post(events.pad_axis(CONTROLLER_AXIS_TRIGGERRIGHT, 0))
    # Whoever spoke last is proposed; the others follow.
    for _ in range(4):
        if panel(playing).person == 3:
            break
        playing.pad(CONTROLLER_BUTTON_X)
    assert panel(playing).person == 3
    playing.pad(CONTROLLER_BUTTON_DPAD_LEFT)  # that of the first kind
    assert attempts(playing) == [("callout/001", True)]


def test_a_wrong_accusation_is_a_miss_and_what_seemed_wrong_is_explained(tmp_path: Path) -> None:
    playing = watched(tmp_path)
    scene = at_table(playing)
    playing.click(button(playing).center)
    playing.click(portrait(playing, 1))
    playing.click(kind(playing, "no match").center)
    shown = card(playing)
    assert shown.title == "Not this time"
    name_of = name(scene, 1)
    assert [plain(each.text) for each in shown.told] == [
        f"{name_of}: a card that does not match: there is nothing of that kind to call out now.",
        f"{name_of}'s card had another suit, but the same rank, so it matched.",
    ]
    assert attempts(playing) == [("callout/001", False)]
    playing.click(shown.buttons[1])
    answer = card(playing)
    assert answer.title == "The answer"
    assert plain(answer.told[0].text) == f"{name(scene, 3)}: a card that does not match"
    playing.click(answer.buttons[0])
    assert done(playing) == []
    assert at_table(playing).stage is not None


def test_no_card_can_be_played_and_nothing_else_called(tmp_path: Path) -> None:
    playing = watched(tmp_path)
    click_hand(playing)
    for action in (Action("say", text="oh no"), Action("draw"), Action("one")):
        assert tried(playing, action) is None
    playing.frames(10)
    assert len(done(playing)) == 6
    assert attempts(playing) == []


def by_click(playing: Program, command: str, code: int) -> None:
    playing.click(at_table(playing).bar.rects[command].center)


def by_key(playing: Program, command: str, code: int) -> None:
    playing.press(code)


Ask = Callable[[Program, str, int], None]


@pytest.mark.parametrize("ask", [by_click, by_key])
def test_what_happened_can_be_read(tmp_path: Path, ask: Ask) -> None:
    playing = watched(tmp_path)
    scene = at_table(playing)
    ask(playing, "moves", K_j)
    shown = card(playing)
    assert shown.title == "What happened"
    told = [plain(each.text) for each in shown.told]
    one, two, three = (name(scene, seat) for seat in (1, 2, 3))
    assert told[0] == f"0.5 s: {one} played 5 of spades."
    assert told[1] == f"1.5 s: {one} called 5 of spades."
    assert told[4] == f"5.0 s: {three} played queen of hearts."
    assert told[5] == f"6.0 s: {two}: “I have 2 cards”"
    assert told[6] == f"7.5 s: Time stands still. {name(scene, 4)} is to play."
    playing.press(K_RETURN)
    assert at_table(playing) is scene
    assert attempts(playing) == []


@pytest.mark.parametrize("ask", [by_click, by_key])
def test_it_is_shown_again(tmp_path: Path, ask: Ask) -> None:
    playing = watched(tmp_path)
    scene = at_table(playing)
    ask(playing, "undo", K_z)
    again = at_table(playing)
    assert again is not scene
    assert again.puzzle is scene.puzzle
    assert done(playing) == []
    assert attempts(playing) == []


def test_it_is_shown_again_from_the_list_of_what_happened(tmp_path: Path) -> None:
    playing = watched(tmp_path)
    playing.press(K_j)
    playing.click(card(playing).buttons[1])
    assert done(playing) == []


def test_a_key_that_the_open_panel_has_does_not_show_it_again(tmp_path: Path) -> None:
    playing = watched(tmp_path)
    scene = at_table(playing)
    playing.press(K_a)
    before = [each.label for each in panel(playing).shown]
    playing.press(K_z)
    assert at_table(playing) is scene
    assert [each.label for each in panel(playing).shown] != before


def test_a_press_goes_on_at_once(tmp_path: Path) -> None:
    playing, scene = opened(tmp_path)
    assert scene.stage is not None
    for number in range(1, 7):
        playing.press(K_RETURN)
        playing.frame()
        assert len(done(playing)) == number
    playing.press(K_RETURN)
    playing.frame()
    assert scene.stage.over
    assert attempts(playing) == []


def test_a_hint_names_two_accusations_and_one_is_right(tmp_path: Path) -> None:
    playing = watched(tmp_path)
    scene = at_table(playing)
    playing.press(K_h)
    told = plain(card(playing).told[1].text)
    assert f"{name(scene, 3)}: a card that does not match" in told
    assert f"{name(scene, 1)}: a card that does not match" in told


def test_the_scene_is_left_while_it_is_acted(tmp_path: Path) -> None:
    playing, _ = opened(tmp_path)
    playing.wait(1500)
    playing.press(K_ESCAPE)
    playing.frame()
    assert isinstance(playing.top, PuzzlesScene)


@pytest.mark.parametrize(
    ("size", "scale"),
    [
        ((1280, 720), 1.0),
        ((1920, 1080), 1.0),
        ((720, 1280), 1.0),
        ((1280, 720), 1.5),
        ((720, 1280), 1.5),
    ],
)
def test_nothing_overlaps_at_any_size(tmp_path: Path, size: tuple[int, int], scale: float) -> None:
    playing = watched(tmp_path, size, scale)
    bar, window = at_table(playing).bar, playing.picture().get_rect()
    parts = [*bar.rects.values(), bar.texts["paper"], button(playing)]
    for part in some(parts):
        assert window.contains(part)
    for one, other in some(combinations(parts, 2)):
        assert not one.colliderect(other)
