"""A match that was left goes on from the title, however the program has ended."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pygame
import pytest

from game.engine.replay import write
from game.scenes.base.matches_under_way import matches_under_way
from game.scenes.couch.corners_scene import CornersScene
from game.scenes.pause.coming_back_scene import ComingBackScene
from game.scenes.pause.notice_scene import NoticeScene
from game.scenes.pause.pause_scene import PauseScene
from game.scenes.setup.setup_scene import SetupScene
from game.scenes.table.table_scene import TableScene
from game.scenes.title.cup_pill import CupPill
from game.scenes.title.game_card import GameCard
from game.scenes.title.match_choice import MatchChoice
from game.scenes.title.puzzle_pill import PuzzlePill
from game.scenes.title.title_scene import TitleScene
from game.session.plan import Plan, Seat
from game.show.devices import LEFT_KEYS, MOUSE, RIGHT_KEYS
from game.show.handover import Curtain
from game.show.seating import Hands, Seating
from game.store.match_log import is_free
from game.store.settings_file import Settings
from game.view.widgets.widgets import Widget
from tests.harness import events
from tests.harness.corner_sight import corners_at
from tests.harness.kept import ended as ended_by_bots
from tests.harness.program import Program
from tests.harness.rules_changed import rules_changed
from tests.harness.seat_sight import seen_at
from tests.harness.seen import Writing, overlapping
from tests.harness.some import some

PEOPLE = (
    Seat("Ada", "ada", "", "rose"),
    Seat("Ruth", "ruth", "ruth"),
    Seat("Mei", "mei", "", "sky"),
)


def title(program: Program) -> TitleScene:
    assert isinstance(program.top, TitleScene)
    return program.top


def table(program: Program) -> TableScene:
    assert isinstance(program.top, TableScene)
    return program.top


def play_some(program: Program, most: int = 12) -> list[str]:
    """Play what is legal until so many actions are done; return the match as text."""
    scene = table(program)
    match = scene.host.match
    while len(match.log) < most:
        viewpoint = seen_at(scene).viewpoint
        if viewpoint.in_turn and not scene.host.over:
            assert viewpoint.do(viewpoint.observation.legal[0]) is None
        program.frame(100)
        assert program.top is scene
    return list(write(match))


def leave(program: Program) -> None:
    """Leave the table by the pause menu, which asks nothing."""
    while not isinstance(program.top, PauseScene):
        program.press(pygame.K_ESCAPE)
    program.walk(program.top.menu.widgets[-1])
    program.press(pygame.K_RETURN)
    assert isinstance(program.top, TitleScene)


def test_a_match_that_was_left_goes_on_paused(tmp_path: Path) -> None:
    program = Program(tmp_path)
    assert title(program).go_on is None
    program.click(title(program).quick)
    played = play_some(program)
    plan = table(program).host.plan
    leave(program)
    button = title(program).go_on
    assert button is not None
    assert program.focused is button
    program.press(pygame.K_RETURN)
    pause = program.top
    assert isinstance(pause, PauseScene)
    assert pause.why
    program.press(pygame.K_ESCAPE)
    host = table(program).host
    assert host.plan == plan
    assert list(write(host.match)) == played
    play_some(program, len(host.match.log) + 6)
    leave(program)
    (again,) = matches_under_way(program.kit).going
    assert len(again.kept.match.log) >= len(host.match.log)


@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
def test_what_goes_on_is_named_as_far_as_there_is_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: float
) -> None:
    program = Program(tmp_path)
    program.stack.ways.table(
        Plan("attack", (Seat("Ada", "ada"), Seat("Ruth", "ruth", "greedy")), {"rounds": 3}, 1)
    )
    play_some(program, 4)
    leave(program)
    again = Program(tmp_path, settings=Settings(text_scale=text))
    writing = Writing(monkeypatch)
    again.picture()
    card = title(again).go_on
    assert card is not None
    said = [each for each, rect in writing.seen if card.rect.contains(rect)]
    assert any("Attack" in each for each in said)
    assert not [each for each in said if "…" in each]


def test_a_closed_window_loses_nothing(tmp_path: Path) -> None:
    program = Program(tmp_path)
    program.click(title(program).quick)
    play_some(program)
    host = table(program).host
    path = host.keeper.log.path  # type: ignore[union-attr]
    assert not is_free(path)
    events.post(events.window(pygame.QUIT))
    # This runs by the clock: where a frame takes long, a bot plays a card more before the end.
    program.app.run()
    assert is_free(path)
    again = Program(tmp_path)
    assert title(again).go_on is not None
    (kept,) = matches_under_way(again.kit).going
    assert list(write(kept.kept.match)) == list(write(host.match))


def test_each_game_keeps_its_own_match(tmp_path: Path) -> None:
    program = Program(tmp_path)
    for place in (0, 1):
        program.click(title(program).cards[place])
        assert isinstance(program.top, SetupScene)
        program.click(program.top.deal)
        play_some(program, 4)
        leave(program)
    scene = title(program)
    assert [card.info.id for card in scene.cards if card.under_way] == ["classic", "oono"]
    assert scene.go_on is not None
    assert scene.go_on.each.kept.plan.game == "oono"
    program.click(scene.cards[0])
    choice = program.top
    assert isinstance(choice, MatchChoice)
    assert choice.last is not None
    program.click(choice.new)
    assert isinstance(program.top, SetupScene)
    program.press(pygame.K_ESCAPE)
    program.click(scene.cards[0])
    program.press(pygame.K_RETURN)
    program.press(pygame.K_ESCAPE)
    assert table(program).host.plan.game == "classic"


def test_a_new_game_puts_the_one_before_away(tmp_path: Path) -> None:
    program = Program(tmp_path)
    program.click(title(program).quick)
    first = table(program).host
    play_some(program, 4)
    while not isinstance(program.top, PauseScene):
        program.press(pygame.K_ESCAPE)
    pause = program.top
    new = next(
        each for each in pause.menu.widgets if each.spoken[0] == program.kit.words("ui.pause.new")
    )
    program.click(new)
    assert pause.question
    program.click(pause.group.widgets[1])
    assert table(program).host is not first
    assert len(list((tmp_path / "data" / "history").iterdir())) == 1
    assert len(list((tmp_path / "data" / "matches").iterdir())) == 1


def open_for_two(program: Program, seating: Seating) -> None:
    program.stack.ways.table(Plan("classic", PEOPLE, {}, 3), seating)


def test_what_is_wrong_about_a_kept_seating_is_left_out() -> None:
    row = Seating({0: frozenset({LEFT_KEYS}), 2: frozenset({MOUSE})}, Hands.CORNERS).row()
    assert Seating.taken_up(row, [0, 2]).hands is Hands.CORNERS
    wrong = {"hands": ["CORNERS"], "corners": {}, "devices": {"0": row["devices"]["0"], "2": 7}}
    found = Seating.taken_up(wrong, [0, 2])
    assert (found.hands, found.corners) == (Seating().hands, Seating().corners)
    assert list(found.devices) == [0]


def test_the_title_comes_back_with_the_game_that_was_played(tmp_path: Path) -> None:
    program = Program(tmp_path)
    program.kit.keeps_matches = False
    for place in (3, 1):
        program.click(title(program).cards[place])
        assert isinstance(program.top, SetupScene)
        program.click(program.top.deal)
        assert isinstance(program.top, TableScene)
        program.stack.ways.title()
        assert program.focused is title(program).cards[place]


@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (1024, 768), (1080, 1920)])
@pytest.mark.parametrize("scale", [1.0, 1.25, 1.5, 2.0])
def test_nothing_of_the_title_is_cut(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], scale: float
) -> None:
    program = Program(tmp_path, size, settings=Settings(speed="OFF", think="OFF", text_scale=scale))
    for kept in (False, True):
        if kept:
            program.click(title(program).quick)
            program.stack.ways.title()
        scene, window = title(program), pygame.Rect((0, 0), size)
        assert (scene.go_on is not None) == kept
        writing = Writing(monkeypatch)
        for widget in scene.group.widgets:
            program.walk(widget)
            writing.clear()
            program.picture()
            assert window.contains(widget.rect)
            named = widget.spoken[0].split(": ")[-1] in [text for text, _ in writing.seen]
            assert named or isinstance(
                widget, CupPill | PuzzlePill
            )  # its picture alone may have room
            assert writing.cut == []
            assert all(widget.rect.contains(rect) for _, rect in own(writing, widget))
            assert overlapping(writing.seen, 4) == []


def own(writing: Writing, widget: Widget) -> list[tuple[str, pygame.Rect]]:
    """Where the words of a button were written; those of games may be scrolled away below it."""
    if isinstance(widget, GameCard):
        return []
    return [(text, rect) for text, rect in writing.seen if widget.rect.collidepoint(rect.center)]


def test_closed_hands_stay_closed_turn_by_turn(tmp_path: Path) -> None:
    program = Program(tmp_path)
    open_for_two(program, Seating())
    program.stack.ways.title()
    button = title(program).go_on
    assert button is not None
    program.click(button)
    program.press(pygame.K_ESCAPE)
    turns = table(program).turns
    assert turns is not None
    assert turns.handover.curtain is Curtain.HANGING


def test_people_in_corners_are_asked_for_their_devices(tmp_path: Path) -> None:
    program = Program(tmp_path)
    devices = {0: frozenset({RIGHT_KEYS}), 2: frozenset({MOUSE})}
    open_for_two(program, Seating(devices, Hands.CORNERS))
    program.stack.ways.title()
    button = title(program).go_on
    assert button is not None
    program.click(button)
    asked = program.top
    assert isinstance(asked, ComingBackScene)
    assert asked.missing == [0]
    program.picture()
    program.post(*events.key_at(pygame.KSCAN_W, pygame.K_w))
    program.press(pygame.K_RETURN)
    corners = program.top
    assert isinstance(corners, CornersScene)
    assert corners.seating.devices == {0: frozenset({LEFT_KEYS}), 2: frozenset({MOUSE})}
    assert not any(corner.is_open() for corner in corners_at(corners).values())
    assert corners.host.keeper is not None


def test_a_match_that_is_over_is_no_longer_under_way(tmp_path: Path) -> None:
    program = Program(tmp_path)
    program.click(title(program).quick)
    scene = table(program)
    while not scene.host.match.over:
        viewpoint = seen_at(scene).viewpoint
        if scene.host.over:
            scene.host.next_round()
        elif viewpoint.in_turn:
            viewpoint.do(viewpoint.observation.legal[0])
        scene.host.update(2000)
    won = 0 in scene.host.match.state.winners
    program.stack.ways.title()
    assert title(program).go_on is None
    told = program.kit.words("ui.title.wins", count=1)
    assert (title(program).pill.player.below == told) == won
    assert len(list((tmp_path / "data" / "history").glob("*.match"))) == 1
    assert list((tmp_path / "data" / "matches").iterdir()) == []


def test_a_damaged_end_is_told_and_kept(tmp_path: Path) -> None:
    program = Program(tmp_path)
    program.click(title(program).quick)
    play_some(program, 6)
    log = table(program).host.match.log
    leave(program)
    (path,) = (tmp_path / "data" / "matches").iterdir()
    whole = path.read_bytes()
    path.write_bytes(whole[:-4])
    again = Program(tmp_path)
    button = title(again).go_on
    assert button is not None
    again.click(button)
    again.press(pygame.K_ESCAPE)
    assert isinstance(again.top, NoticeScene)
    assert path.name in again.top.sentence
    again.press(pygame.K_RETURN)
    assert table(again).host.match.log[: len(log) - 1] == log[:-1]
    (aside,) = path.parent.glob("*.cut-*")
    assert whole.endswith(aside.read_bytes() + whole[-4:])


def test_a_newer_match_is_left_alone_and_told_of(tmp_path: Path) -> None:
    from game.files.checked_lines import checked_line

    folder = tmp_path / "data" / "matches"
    folder.mkdir(parents=True)
    content = checked_line(b'{"all-for-one":"match","format":2,"what":"ever"}', 0)[0]
    (folder / "later.match").write_bytes(content)
    program = Program(tmp_path)
    program.frame()
    assert isinstance(program.top, NoticeScene)
    assert "later.match" in program.top.sentence
    assert [each.read_bytes() for each in folder.iterdir()] == [content]


PROGRAM = """
import sys
from datetime import date
from pathlib import Path
from tests.harness.kept import ended as ended_by_bots
from tests.harness.program import Program
from tests.harness.rules_changed import rules_changed
from tests.harness.seen import Writing, overlapping
from tests.scenes.test_continue import play_some

program = Program(Path(sys.argv[1]))
program.click(program.top.quick)
play_some(program, 9)
print(len(program.top.host.match.log), flush=True)
while True:
    program.frame(0)
"""


def test_a_program_that_is_killed_loses_no_action(tmp_path: Path) -> None:
    environment = {**os.environ, "SDL_VIDEODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    running = subprocess.Popen(
        [sys.executable, "-c", PROGRAM, str(tmp_path)],
        cwd=Path(__file__).parents[2],
        env=environment,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert running.stdout is not None
    try:
        done = int(running.stdout.readline())
    finally:
        running.kill()
        running.wait(120)
    program = Program(tmp_path)
    assert title(program).go_on is not None
    (each,) = matches_under_way(program.kit).going
    assert len(each.kept.match.log) == done


@pytest.mark.parametrize("size", [(1280, 720), (960, 540), (540, 960), (1920, 1080)])
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_the_match_has_its_place_on_the_title_in_every_window(
    tmp_path: Path, size: tuple[int, int], scale: float
) -> None:
    program = Program(tmp_path, size)
    program.kit.settings.text_scale = scale
    program.kit.resize()
    program.click(title(program).quick)
    program.stack.ways.title()
    program.picture()
    scene = title(program)
    window = pygame.Rect((0, 0), size)
    for one in some(scene.bar):
        assert window.contains(one.rect), one.spoken
        for other in scene.bar:
            assert one is other or not one.rect.colliderect(other.rect)


def test_a_match_that_was_over_when_its_rules_changed_is_put_to_the_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ended_by_bots(tmp_path / "data", "classic", 1, person=True)
    (log,) = (tmp_path / "data" / "history").iterdir()
    (tmp_path / "data" / "matches").mkdir(exist_ok=True)
    log.rename(tmp_path / "data" / "matches" / log.name)
    rules_changed(monkeypatch)
    program = Program(tmp_path)
    assert title(program).matches == ([], [])
    assert log.exists()
