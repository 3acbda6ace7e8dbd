"""Puzzles: chosen on their page and tried at the table, by mouse, keys and pad; what came of it is kept."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable, Iterator
from datetime import date, timedelta
from itertools import combinations
from pathlib import Path

import pytest
from pygame import (
    CONTROLLER_BUTTON_A,
    CONTROLLER_BUTTON_B,
    CONTROLLER_BUTTON_DPAD_RIGHT,
    CONTROLLER_BUTTON_Y,
    K_ESCAPE,
    K_RETURN,
    K_RIGHT,
    K_SPACE,
    K_b,
    K_d,
    K_h,
    K_j,
)

from game.scenes.base.puzzles.puzzle_board import PuzzleBoard
from game.scenes.pause.notice_scene import NoticeScene
from game.scenes.puzzles.puzzles_scene import PuzzlesScene
from game.scenes.title.title_scene import TitleScene
from game.session.puzzles import puzzle_files
from game.session.puzzles.attempts import Attempt, KeptAttempts
from game.session.puzzles.puzzle_progress import todays_puzzle
from game.session.today.day import use_day
from game.show.devices import pad
from game.store.platform_folders import assets
from game.store.settings_file import Settings
from game.view.base.scene_kit import SceneKit
from game.words.marks import plain
from tests.harness.example_puzzle import TEXT, put_example, put_shipped
from tests.harness.program import Program, at_rest
from tests.harness.puzzling import (
    at_table,
    attempts,
    card,
    focus,
    is_advised,
    offers_calls,
    page,
    play,
)
from tests.harness.seen import Writing
from tests.harness.some import some

AGAIN = """\
game = "callout"
seat = 0
asks = "out"
answers = ["play 8S 8S"]
proof = "certain"
grade = "hard"
share = 0.1
worlds = 1

[position]
hands = ["8S 8S 8H 7C", "? ? ?"]
turn = 0
discard = "5S"
draw = "?x60"

[reached]
draw = 0
"play 8S" = 0
"play 8S 8S" = 1

[from]
deal = 1
action = 1
"""
"""Written by hand, and proved by nobody: what can be done at its table is what counts."""
DAY = date(2026, 11, 24)


@pytest.fixture(autouse=True)
def _puzzles(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """It is DAY, and there are two puzzles of one game."""
    folder = tmp_path / "shipped"
    put_example(folder, "001")
    put_example(folder, "002", TEXT.replace('grade = "middle"', 'grade = "hard"'))
    monkeypatch.setattr(puzzle_files, "shipped_puzzles", lambda: folder)
    use_day(DAY)
    yield
    use_day(None)


def test_today_s_is_solved_by_mouse_from_the_title_to_the_streak(tmp_path: Path) -> None:
    playing = at_rest(tmp_path)
    playing.frames(2)
    title = playing.top
    assert isinstance(title, TitleScene)
    assert title.puzzle is not None
    assert title.puzzle.below == "Not solved yet"
    playing.click(title.puzzle)
    scene = page(playing)
    assert scene.panel.told == "The same for everybody today."
    todays = scene.board.today
    playing.click(scene.today)
    assert at_table(playing).bar.goal == "Win the last trick."
    play(playing, "9D")
    shown = card(playing)
    assert shown.title == "That's it!"
    assert [each.text for each in shown.told][1] == "1 day in a row"
    assert attempts(playing) == [(todays, True)]
    playing.press(K_ESCAPE)
    scene = page(playing)
    assert scene.panel.told == "Solved. The next one comes tomorrow."
    assert scene.tiles.tiles[0].told == "1 of 2"
    playing.press(K_ESCAPE)
    playing.frames(3)
    title = playing.top
    assert isinstance(title, TitleScene)
    assert title.puzzle is not None
    assert title.puzzle.below == "Solved"


def test_the_page_is_read_once_when_it_is_opened_and_when_it_comes_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    playing = at_rest(tmp_path)
    playing.frames(2)
    read: list[Path] = []
    attempts_of = KeptAttempts.attempts

    def counting(kept: KeptAttempts) -> list[Attempt]:
        read.append(kept.folder)
        return attempts_of(kept)

    monkeypatch.setattr(KeptAttempts, "attempts", counting)
    scene = page(playing)
    assert len(read) == 1
    assert scene.group.focused is scene.today
    playing.click(scene.today)
    at_table(playing)
    assert len(read) == 1
    playing.press(K_ESCAPE)
    assert page(playing) is scene
    assert len(read) == 2


def test_a_miss_says_why_and_trying_again_is_another_attempt(tmp_path: Path) -> None:
    playing = at_rest(tmp_path)
    playing.click(page(playing).next)
    key = at_table(playing).puzzle.key
    play(playing, "AS")
    shown = card(playing)
    assert shown.title == "Not this time"
    assert "works in only 2 of 6 possible deals" in shown.told[0].text
    assert "It fails, for example, if Ruth has" in shown.told[1].text
    playing.click(shown.buttons[0])
    assert at_table(playing).puzzle.key == key
    play(playing, "9D")
    shown = card(playing)
    assert shown.title == "That's it!"
    assert "works in every possible deal" in shown.told[0].text
    assert attempts(playing) == [(key, False), (key, True)]
    playing.press(K_ESCAPE)
    scene = page(playing)
    assert {each.key: each.state for each in scene.chips.chips}[key] == "solved"
    assert scene.board.progress[key].back == DAY + timedelta(1)


def test_a_missed_one_comes_back_the_next_day(tmp_path: Path) -> None:
    playing = at_rest(tmp_path)
    playing.click(page(playing).next)
    key = at_table(playing).puzzle.key
    play(playing, "AS")
    card(playing)
    playing.press(K_ESCAPE)
    assert page(playing).chips.note == ""
    playing.press(K_ESCAPE)
    use_day(DAY + timedelta(1))
    scene = page(playing)
    assert scene.chips.note == "1 to repeat today"
    assert scene.board.next(scene.game) == key


def test_the_answer_is_shown_and_the_next_puzzle_follows(tmp_path: Path) -> None:
    playing = at_rest(tmp_path)
    playing.click(page(playing).next)
    key = at_table(playing).puzzle.key
    play(playing, "AS")
    playing.click(card(playing).buttons[1])
    shown = card(playing)
    assert shown.title == "The answer"
    assert "9 of diamonds" in shown.told[0].text
    assert "ace of spades" in shown.more[0].text
    playing.click(shown.buttons[1])
    assert at_table(playing).puzzle.key != key


def test_back_from_the_second_puzzle_leads_to_the_page_as_it_stands_now(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    playing = at_rest(tmp_path)
    scene = page(playing)
    before = len(playing.stack)
    boards: list[PuzzleBoard] = []
    made = PuzzleBoard.of

    def counting(kit: SceneKit) -> PuzzleBoard:
        boards.append(made(kit))
        return boards[-1]

    monkeypatch.setattr(PuzzleBoard, "of", counting)
    playing.click(scene.next)
    first = at_table(playing)
    play(playing, "AS")
    playing.click(card(playing).buttons[2])
    second = at_table(playing)
    assert second.puzzle.key != first.puzzle.key
    play(playing, "AS")
    playing.click(card(playing).buttons[0])
    assert at_table(playing).puzzle.key == second.puzzle.key
    play(playing, "9D")
    card(playing)
    assert len(playing.stack) == before + 2
    assert boards == []
    playing.press(K_ESCAPE)
    assert page(playing) is scene
    assert len(playing.stack) == before
    assert boards == [scene.board]
    states = {each.key: each.state for each in scene.chips.chips}
    assert states == {first.puzzle.key: "missed", second.puzzle.key: "solved"}


def test_today_s_is_of_the_day_on_which_it_was_opened(tmp_path: Path) -> None:
    playing = at_rest(tmp_path)
    scene = page(playing)
    playing.click(scene.today)
    use_day(DAY + timedelta(1))
    play(playing, "9D")
    shown = card(playing)
    assert [each.text for each in shown.told][1] == "1 day in a row"
    assert [each.day for each in KeptAttempts(playing.kit.places.data).attempts()] == [DAY]


def test_another_puzzle_missed_after_midnight_comes_back_a_day_after_that(tmp_path: Path) -> None:
    playing = at_rest(tmp_path)
    other = next(
        key for key in page(playing).board.keys["tricks"] if key != page(playing).board.today
    )
    playing.stack.ways.puzzle(page(playing).board, other)
    at_table(playing)
    use_day(DAY + timedelta(1))
    play(playing, "AS")
    card(playing)
    playing.press(K_ESCAPE)
    assert page(playing).chips.note == ""


def test_puzzles_that_are_added_leave_the_streak_as_it_is(tmp_path: Path) -> None:
    playing = at_rest(tmp_path)
    playing.click(page(playing).today)
    play(playing, "9D")
    card(playing)
    playing.press(K_ESCAPE)
    todays = page(playing).board.today
    playing.press(K_ESCAPE)
    for name in some(["000", "003", "004", "005"]):
        put_example(tmp_path / "shipped", name)
    scene = page(playing)
    assert scene.board.today != todays
    assert scene.panel.note == "1 day in a row"
    assert scene.panel.told == "Solved. The next one comes tomorrow."


def test_a_draw_has_its_name(tmp_path: Path) -> None:
    put_shipped(tmp_path / "shipped", "classic/001")
    playing = at_rest(tmp_path)
    playing.stack.ways.puzzle(page(playing).board, "classic/001")
    at_table(playing)
    playing.press(K_d)
    told = [each.text for each in card(playing).told]
    assert told == ["Draw: at best, your turn ends with 5 cards left."]


def test_after_the_right_card_the_rest_of_the_turn_is_seen(tmp_path: Path) -> None:
    put_shipped(tmp_path / "shipped", "classic/001")
    playing = at_rest(tmp_path)
    playing.stack.ways.puzzle(page(playing).board, "classic/001")
    scene = at_table(playing)
    play(playing, "G+2")
    playing.frames(20)
    assert card(playing).title == "That's it!"
    own = [each.action.cards for each in scene.host.match.log if each.seat == scene.puzzle.seat]
    index = scene.puzzle.table.deck.index
    assert own == [(index[code],) for code in ("G+2", "Y+2", "Yskip", "Y8")]
    assert playing.ear.heard.count("win") == 1
    assert attempts(playing) == [("classic/001", True)]


def test_a_press_leaves_out_the_rest_of_the_turn(tmp_path: Path) -> None:
    put_shipped(tmp_path / "shipped", "classic/001")
    playing = Program(tmp_path, settings=Settings(speed="SLOW"))
    playing.stack.ways.puzzle(page(playing).board, "classic/001")
    scene = at_table(playing)
    playing.wait(500)
    play(playing, "G+2")
    playing.press(K_SPACE)
    playing.frames(4)
    assert card(playing).title == "That's it!"
    assert len(scene.host.match.log) == 1


def test_the_answer_tells_the_whole_turn_and_what_others_leave(tmp_path: Path) -> None:
    put_shipped(tmp_path / "shipped", "classic/001")
    playing = at_rest(tmp_path)
    playing.stack.ways.puzzle(page(playing).board, "classic/001")
    at_table(playing)
    playing.press(K_d)
    words = playing.kit.words
    show = next(
        each for each in card(playing).group.widgets if each.spoken[0] == words("ui.puzzles.show")
    )
    playing.click(show)
    told = [plain(each.text) for each in card(playing).told]
    assert told == [
        "Play green Pickup 2: works, whatever the others hold.",
        "The whole turn: Play green Pickup 2 · Play yellow Pickup 2 · Play yellow Skip · Play yellow 8",
    ]
    others = [plain(each.text) for each in card(playing).more]
    assert others[0] == "Play yellow Pickup 2: at best, your turn ends with one card left."


def test_what_helps_is_written_on_its_pill_in_large_text(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    put_shipped(tmp_path / "shipped", "callout/001")
    playing = at_rest(tmp_path, scale=2.0)
    playing.stack.ways.puzzle(page(playing).board, "callout/001")
    bar = at_table(playing).bar
    writing = Writing(monkeypatch)
    playing.picture()
    pills = {bar.label(command): rect for command, rect in bar.rects.items()}
    for label, pill in some(pills.items()):
        assert pill.contains(writing.place(label).inflate(0, -8)), label


def calling(tmp_path: Path) -> Program:
    """At the table of the written puzzle of Call-Out."""
    file = tmp_path / "shipped" / "callout" / "001.toml"
    file.parent.mkdir()
    file.write_text(AGAIN, "utf-8")
    playing = at_rest(tmp_path)
    playing.stack.ways.puzzle(page(playing).board, "callout/001")
    at_table(playing)
    return playing


def test_in_a_game_of_calls_nothing_is_called_and_no_rule_broken(tmp_path: Path) -> None:
    playing = calling(tmp_path)
    scene = at_table(playing)
    assert not offers_calls(scene)
    play(playing, "7C")
    playing.frames(20)
    assert at_table(playing) is scene
    assert attempts(playing) == []
    play(playing, "8S")
    assert card(playing).title == "Not this time"
    assert attempts(playing) == [("callout/001", False)]


def test_in_a_game_without_steps_nothing_is_called_either(tmp_path: Path) -> None:
    playing = at_rest(tmp_path)
    key = next(each.stem for each in sorted((assets() / "puzzles" / "oono").glob("*.toml")))
    folder = tmp_path / "shipped" / "oono"
    folder.mkdir()
    shutil.copy(assets() / "puzzles" / "oono" / f"{key}.toml", folder)
    playing.stack.ways.puzzle(page(playing).board, f"oono/{key}")
    assert not offers_calls(at_table(playing))
    # Nobody passes there: the button of that opens the unseen cards instead.
    assert playing.kit.input.prompt("moves", pad(1)) == "pad-lt"


def test_cards_that_are_equal_are_played_together(tmp_path: Path) -> None:
    playing = calling(tmp_path)
    focus(playing, "8S", lambda: playing.press(K_RIGHT))
    playing.press(K_b)
    shown = card(playing)
    assert shown.title == "That's it!"
    assert plain(shown.told[0].text) == "Play two 8s of spades: works, whatever the others hold."


def test_a_move_after_which_somebody_could_go_out_is_told_as_one(tmp_path: Path) -> None:
    put_shipped(tmp_path / "shipped", "attack/002")
    playing = at_rest(tmp_path)
    playing.stack.ways.puzzle(page(playing).board, "attack/002")
    assert at_table(playing).bar.goal == "Let nobody go out before your next turn."
    play(playing, "QS")
    told = [plain(each.text) for each in card(playing).told]
    assert told[0] == "Play queen of spades: somebody could go out first."
    assert re.fullmatch(r"For example: (\w+ (plays [^·]+|draws)( · )?)+\.", told[1])
    playing.click(card(playing).buttons[1])
    told = [plain(each.text) for each in card(playing).told]
    assert told == [
        "Play 10 of hearts: works, whatever the others hold.",
        "Ruth keeps at least one card until your next turn.",
    ]
    more = [plain(each.text) for each in card(playing).more]
    assert more[0] == "Any other move: somebody could go out first."
    assert re.fullmatch(r"After “Play [^”]+”, for example: (\w+ plays [^·]+( · )?)+\.", more[1])


@pytest.mark.parametrize(
    ("key", "answer", "goes"),
    [
        ("oono/006", "W+4 as B", "No unseen card can go on it."),
        ("oono/001", "W+4 as G", "Of the unseen cards, only Draw 4 can go on it."),
    ],
)
def test_a_right_answer_tells_which_cards_could_have_gone_on_it(
    tmp_path: Path, key: str, answer: str, goes: str
) -> None:
    put_shipped(tmp_path / "shipped", key)
    playing = at_rest(tmp_path)
    playing.stack.ways.puzzle(page(playing).board, key)
    texts = at_table(playing).texts
    found = next(each for each in texts.puzzle.reached if each in texts.puzzle.answers)
    assert texts.puzzle.variant.text(texts.puzzle.state(), found) == f"play {answer}"
    assert [plain(each) for each in texts.answers()][1] == goes


@pytest.mark.parametrize(
    ("key", "code", "right", "others"),
    [
        (
            "tricks/020",
            "QC",
            ["jack of clubs", "queen of clubs"],
            ["Any other move: works in only 6 of 7 possible deals."],
        ),
        (
            "tricks/039",
            "JH",
            ["jack of hearts", "queen of hearts"],
            [
                "Play jack of clubs: works in only 3 of 6 possible deals.",
                "Play king of spades: works in only 3 of 6 possible deals.",
                "Play 9 of diamonds: works in only 2 of 6 possible deals.",
            ],
        ),
    ],
)
def test_all_right_moves_are_told_and_the_others_one_by_one_where_they_differ(
    tmp_path: Path, key: str, code: str, right: list[str], others: list[str]
) -> None:
    put_shipped(tmp_path / "shipped", key)
    playing = at_rest(tmp_path)
    playing.stack.ways.puzzle(page(playing).board, key)
    play(playing, code)
    shown = card(playing)
    assert shown.title == "That's it!"
    told = [plain(each.text) for each in shown.told]
    for name, line in some(zip(right, told, strict=True)):
        assert line.startswith(f"Play {name}: works in every possible deal")
    assert [plain(each.text) for each in shown.more] == others


def by_click(playing: Program) -> None:
    playing.click(at_table(playing).bar.rects["moves"].center)


@pytest.mark.parametrize(
    "ask", [by_click, lambda playing: playing.press(K_j)], ids=["mouse", "keys"]
)
def test_the_cards_that_are_not_seen_are_told(
    tmp_path: Path, ask: Callable[[Program], None]
) -> None:
    playing = at_rest(tmp_path)
    playing.click(page(playing).today)
    scene = at_table(playing)
    ask(playing)
    shown = card(playing)
    assert shown.title == "Unseen cards"
    assert [plain(each.text) for each in shown.told] == [
        "These lie face down, or are in somebody else's hand:",
        "9, 10",
        "9, 10, jack, queen, king, ace",
        "10, jack, queen, king, ace",
        "9, 10, jack, queen, king, ace",  # the jack is the one card
        "Joker",
    ]
    playing.press(K_RETURN)
    playing.frames(2)
    assert playing.top is scene
    assert attempts(playing) == []


def test_a_hint_names_two_moves(tmp_path: Path) -> None:
    playing = at_rest(tmp_path)
    playing.click(page(playing).today)
    at_table(playing)
    playing.press(K_h)
    told = card(playing).told[1].text
    assert told.count("“Play ") == 2
    assert "”." in told


def test_a_puzzle_is_solved_by_keys_alone(tmp_path: Path) -> None:
    playing = at_rest(tmp_path)
    scene = page(playing)
    playing.walk(scene.chips.chips[1])
    playing.press(K_RETURN)
    assert at_table(playing).puzzle.id == "002"
    playing.press(K_h)
    shown = card(playing)
    assert shown.title == "Hint"
    assert "One of these two is right" in shown.told[1].text
    playing.press(K_RETURN)
    focus(playing, "9D", lambda: playing.press(K_RIGHT))
    playing.press(K_RETURN)
    assert card(playing).title == "That's it!"
    assert attempts(playing) == [("tricks/002", True)]
    playing.press(K_RETURN)
    assert at_table(playing).puzzle.id == "001"


def test_a_puzzle_is_solved_by_a_pad_alone(tmp_path: Path) -> None:
    playing = at_rest(tmp_path)
    page(playing)
    playing.pad(CONTROLLER_BUTTON_A)
    focus(playing, "9D", lambda: playing.pad(CONTROLLER_BUTTON_DPAD_RIGHT))
    playing.pad(CONTROLLER_BUTTON_A)
    assert card(playing).title == "That's it!"
    playing.pad(CONTROLLER_BUTTON_B)
    assert isinstance(page(playing), PuzzlesScene)


def test_a_pad_asks_for_the_hint_of_the_puzzle(tmp_path: Path) -> None:
    playing = at_rest(tmp_path)
    page(playing)
    playing.pad(CONTROLLER_BUTTON_A)
    scene = at_table(playing)
    focus(playing, "9D", lambda: playing.pad(CONTROLLER_BUTTON_DPAD_RIGHT))
    playing.pad(CONTROLLER_BUTTON_Y)
    assert card(playing).title == "Hint"
    assert not is_advised(scene)


def test_the_table_is_left_by_its_way_back(tmp_path: Path) -> None:
    playing = at_rest(tmp_path)
    playing.click(page(playing).today)
    playing.click(at_table(playing).bar.rects["back"].center)
    playing.frame()
    assert isinstance(playing.top, PuzzlesScene)
    assert attempts(playing) == []


def test_nobody_goes_on_at_the_table(tmp_path: Path) -> None:
    playing = at_rest(tmp_path)
    playing.click(page(playing).today)
    scene = at_table(playing)
    playing.wait(20_000)
    assert not scene.host.match.log
    play(playing, "9D")
    playing.wait(20_000)
    assert len(scene.host.match.log) == 1


def test_a_damaged_puzzle_is_told_of_and_left_out(tmp_path: Path) -> None:
    put_example(tmp_path / "shipped", "003", "nothing")
    playing = at_rest(tmp_path)
    playing.stack.ways.puzzles()
    playing.frame()
    assert isinstance(playing.top, NoticeScene)
    playing.press(K_RETURN)
    scene = page(playing)
    assert [each.label for each in scene.chips.chips] == ["1", "2"]


def test_a_damaged_puzzle_is_neither_next_nor_counted(tmp_path: Path) -> None:
    put_example(tmp_path / "shipped", "000", "nothing")
    playing = at_rest(tmp_path)
    playing.stack.ways.puzzles()
    playing.frame()
    playing.press(K_RETURN)
    scene = page(playing)
    assert [each.label for each in scene.chips.chips] == ["2", "3"]
    assert scene.tiles.tiles[0].told == "0 of 2"
    playing.click(scene.next)
    assert at_table(playing).puzzle.id == "001"
    play(playing, "9D")
    playing.click(card(playing).buttons[0])
    assert at_table(playing).puzzle.id == "002"
    play(playing, "9D")
    playing.click(card(playing).buttons[0])
    assert at_table(playing).puzzle.id == "001"


def test_in_place_of_a_damaged_one_today_s_is_the_next(tmp_path: Path) -> None:
    drawn = todays_puzzle(["tricks/001", "tricks/002"], DAY)
    put_example(tmp_path / "shipped", drawn.partition("/")[2], "nothing")
    playing = at_rest(tmp_path)
    (other,) = {"tricks/001", "tricks/002"} - {drawn}
    playing.stack.ways.puzzles()
    playing.frame()
    assert isinstance(playing.top, NoticeScene)
    playing.press(K_RETURN)
    scene = page(playing)
    assert scene.panel.told == "The same for everybody today."
    playing.click(scene.today)
    assert at_table(playing).puzzle.key == other
    play(playing, "9D")
    playing.press(K_ESCAPE)
    scene = page(playing)
    assert scene.panel.told == "Solved. The next one comes tomorrow."
    assert scene.board.streak == 1


def test_where_no_puzzle_can_be_used_the_page_is_left(tmp_path: Path) -> None:
    for name in some(("001", "002")):
        put_example(tmp_path / "shipped", name, "nothing")
    playing = at_rest(tmp_path)
    playing.stack.ways.puzzles()
    playing.frame()
    for _ in some(range(2)):
        assert isinstance(playing.top, NoticeScene)
        playing.press(K_RETURN)
        playing.frame()
    scene = page(playing)
    assert scene.tiles.tiles[0].told == "0 of 0"
    assert scene.panel.told == "It cannot be read. Please install the game again."
    assert not scene.today.enabled
    assert not scene.next.enabled
    assert scene.group.focused is scene.back
    playing.click(scene.today)
    playing.click(scene.next)
    playing.frame()
    assert playing.top is scene
    playing.press(K_ESCAPE)
    playing.frame()
    assert isinstance(playing.top, TitleScene)


def test_without_puzzles_nothing_is_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(puzzle_files, "shipped_puzzles", lambda: tmp_path / "none")
    playing = at_rest(tmp_path)
    playing.frames(2)
    title = playing.top
    assert isinstance(title, TitleScene)
    assert title.puzzle is None


@pytest.mark.parametrize(
    ("size", "scale"),
    [
        ((1280, 720), 1.0),
        ((1920, 1080), 1.0),
        ((960, 1000), 1.0),
        ((720, 1280), 1.0),
        ((1280, 720), 2.0),
        ((720, 1280), 2.0),
    ],
)
def test_nothing_overlaps_at_any_size(tmp_path: Path, size: tuple[int, int], scale: float) -> None:
    playing = at_rest(tmp_path, size, scale)
    scene = page(playing)
    widgets = [each.rect for each in scene.group.widgets if each not in scene.foot]
    playing.click(scene.next)
    bar = at_table(playing).bar
    window = playing.picture().get_rect()
    parts = [*bar.rects.values(), bar.texts["paper"]]
    assert [window.contains(each) for each in parts] == [True] * 4
    for rects in (widgets, parts):
        pairs = list(combinations(rects, 2))
        assert pairs
        assert not [pair for pair in pairs if pair[0].colliderect(pair[1])]
