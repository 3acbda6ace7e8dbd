"""Matches that are watched again: by keys, mouse and pad, in every game, with the eyes that may look."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from game.engine.actions import Action
from game.engine.match import Match
from game.engine.notation.match_as_text import read_text
from game.engine.rng import Rng
from game.scenes.base.watching.watched_match import ENDING, save, tape_of_file
from game.scenes.pause.last_trick_scene import LastTrickScene
from game.scenes.pause.notice_scene import NoticeScene
from game.scenes.pause.pause_scene import PauseScene
from game.scenes.replay.copy_scene import CopyScene
from game.scenes.replay.replay_scene import ReplayScene
from game.scenes.replay.replay_texts import ReplayTexts
from game.scenes.result.end_scene import EndScene
from game.scenes.result.result_scene import ResultScene
from game.scenes.rules.rule_book_scene import RuleBookScene
from game.scenes.table.table_scene import TableScene
from game.scenes.title.title_scene import TitleScene
from game.session.plan import Plan
from game.session.records.ending import ending_of
from game.session.records.history import record_of
from game.session.records.log_reader import kept_match, logged_match
from game.session.replays.tape import Eyes, Tape
from game.session.viewpoint import ONLOOKER
from game.store.deleting import EXPORTED
from game.store.match_folder import MatchFolder
from game.store.match_log import read_log
from game.store.settings_file import Settings
from game.variants import find_variant, with_a_table
from game.words.catalogue import Catalogue
from game.words.sentences import Sentences
from tests.harness.redealt import alike, another, differ, states
from tests.harness.seat_sight import seen_at
from tests.harness.table import Table, bots
from tests.harness.taped import Watching, tape_of

GAMES = [variant.info for variant in with_a_table()]
every_game = pytest.mark.parametrize("game", [info.id for info in GAMES])
MOVING = {"speed": "FAST", "think": "OFF"}


@every_game
def test_it_plays_to_the_end_and_shows_what_happened(tmp_path: Path, game: str) -> None:
    tape = tape_of(game, actions=70)
    watching = Watching(tmp_path, tape, settings=Settings(**MOVING))
    scene = watching.scene
    watching.press(pygame.K_PLUS, pygame.K_PLUS, pygame.K_SPACE)
    assert scene.playback.playing
    assert scene.playback.pace == 4.0
    seen: set[int] = set()
    flew = False
    for _ in range(20_000):
        watching.frame(16)
        flew |= bool(scene.playback.director.flights)
        if not scene.playback.director.busy and watching.at not in seen:
            seen.add(watching.at)
            watching.check_shown()
        if not scene.playback.playing:
            break
    assert watching.at == tape.length
    assert len(seen) > tape.length * 0.9
    assert flew
    watching.wait(4000)
    assert watching.stack.due() is None


@every_game
def test_keys_step_by_actions_rounds_and_to_the_ends(tmp_path: Path, game: str) -> None:
    tape = tape_of(game, actions=500)
    watching = Watching(tmp_path, tape)
    watching.press(pygame.K_TAB)
    while watching.focused is not watching.scene.line:
        watching.press(pygame.K_TAB)
    for wanted in (1, 2, 3):
        watching.press(pygame.K_RIGHT)
        assert watching.at == wanted
        watching.check_shown()
    watching.press(pygame.K_LEFT)
    assert watching.at == 2
    watching.check_shown()
    for keys, mod in (((pygame.K_PAGEDOWN,), 0), ((pygame.K_RIGHT,), pygame.KMOD_SHIFT)):
        before = watching.at
        watching.press(*keys, mod=mod)
        assert watching.at == tape.round_after(before)
        watching.check_shown()
    for key, mod in ((pygame.K_PAGEUP, 0), (pygame.K_LEFT, pygame.KMOD_CTRL)):
        before = watching.at
        watching.press(key, mod=mod)
        assert watching.at == tape.round_before(before)
    watching.press(pygame.K_END)
    assert watching.at == tape.length
    watching.check_shown()
    watching.press(pygame.K_HOME)
    assert watching.at == 0
    watching.press(pygame.K_ESCAPE)
    assert isinstance(watching.top, TitleScene)


def test_the_time_line_is_clicked_and_drawn_along(tmp_path: Path) -> None:
    tape = tape_of("attack", actions=400)
    watching = Watching(tmp_path, tape)
    line = watching.scene.line
    middle = line.bars[0].centery
    for at in (tape.length // 3, tape.length - 5, 4):
        watching.click((line.x(at), middle))
        assert abs(watching.at - at) <= 1
        watching.check_shown()
    start, end = line.x(4), line.x(tape.length // 2)
    seen = []
    watching.point((start, middle))
    watching.button((start, middle), True)
    for x in range(start, end, 25):
        watching.point((x, middle), held=True)
        seen.append(watching.at)
    watching.button((end, middle), False)
    assert seen == sorted(seen)
    assert abs(watching.at - tape.length // 2) < tape.length // 10


def test_a_click_on_a_line_shows_the_table_as_it_was(tmp_path: Path) -> None:
    watching = Watching(tmp_path, tape_of("classic", actions=40), at=20)
    scene = watching.scene
    moves = scene.moves
    row = next(each for each in moves.rows if each.at == 17)
    top = moves.scroll.view.top + moves._tops[moves.rows.index(row)] - moves.scroll.offset
    watching.click((moves.scroll.view.left + 80, top + 6))
    assert watching.at == 17
    watching.check_shown()
    number = moves.rows.index(next(each for each in moves.rows if each.at == 17 and each.clause))
    top = moves.scroll.view.top + moves._tops[number] - moves.scroll.offset
    watching.click((moves.scroll.view.right - 20, top + 6))
    assert isinstance(watching.top, RuleBookScene)
    watching.press(pygame.K_ESCAPE)
    assert watching.top is scene
    while watching.focused is not moves:
        watching.press(pygame.K_TAB)
    watching.press(pygame.K_DOWN)
    assert watching.at == 18
    watching.press(pygame.K_UP, pygame.K_UP)
    assert watching.at == 16


def test_a_pad_does_everything(tmp_path: Path) -> None:
    tape = tape_of("oono", actions=300)
    watching = Watching(tmp_path, tape)
    watching.pad(pygame.CONTROLLER_BUTTON_A)
    assert watching.scene.playback.playing
    watching.pad(pygame.CONTROLLER_BUTTON_A)
    assert not watching.scene.playback.playing
    before = watching.at
    watching.pad(pygame.CONTROLLER_BUTTON_RIGHTSHOULDER)
    assert watching.at == tape.round_after(before)
    watching.pad(pygame.CONTROLLER_BUTTON_Y)
    assert watching.scene.playback.eyes == tape.allowed[1]
    watching.pad(pygame.CONTROLLER_BUTTON_DPAD_UP)
    assert watching.focused is watching.scene.line
    watching.pad(pygame.CONTROLLER_BUTTON_DPAD_LEFT)
    assert watching.at == tape.round_after(before) - 1
    watching.pad(pygame.CONTROLLER_BUTTON_LEFTSTICK)
    assert isinstance(watching.top, CopyScene)
    watching.pad(pygame.CONTROLLER_BUTTON_B, pygame.CONTROLLER_BUTTON_B)
    assert isinstance(watching.top, TitleScene)


@every_game
def test_hands_are_open_as_is_chosen(tmp_path: Path, game: str) -> None:
    tape = tape_of(game, actions=30)
    watching = Watching(tmp_path, tape, at=20)
    found = []
    for _ in tape.allowed:
        found.append(watching.scene.playback.eyes)
        assert watching.scene.bar.hands.label
        watching.picture()
        watching.check_shown()
        watching.press(pygame.K_h)
    assert found == tape.allowed
    assert watching.scene.playback.eyes == found[0]
    assert found[-1] == Eyes(ONLOOKER)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (960, 540), (720, 1280), (2560, 1080)])
@pytest.mark.parametrize("text_scale", [1.0, 2.0])
@pytest.mark.parametrize(("game", "players"), [("classic", 2), ("oono", 10), ("tricks", 4)])
def test_everything_has_its_place_in_any_window(
    tmp_path: Path, size: tuple[int, int], text_scale: float, game: str, players: int
) -> None:
    tape = tape_of(game, players, actions=200)
    watching = Watching(tmp_path, tape, size, at=50, settings=Settings(text_scale=text_scale))
    scene = watching.scene
    window = pygame.Rect((0, 0), size)
    watching.picture()
    shown = [each for each in scene.group.widgets if each.enabled]
    for each in shown:
        assert window.contains(each.rect), each.spoken
    apart = [each.rect for each in shown if each is not scene.back]
    for place, rect in enumerate(apart):
        assert rect.collidelist(apart[:place]) < 0
    assert scene.placed["table"].h > size[1] * 0.4
    if not scene.beside:
        watching.press(pygame.K_j)
        assert scene.moves.enabled
        watching.picture()
        watching.press(pygame.K_ESCAPE)
        assert not scene.moves.enabled
    assert watching.top is scene


def test_the_window_may_change_while_it_plays(tmp_path: Path) -> None:
    watching = Watching(tmp_path, tape_of("tricks", 4), settings=Settings(**MOVING))
    watching.press(pygame.K_SPACE)
    for size in ((1920, 1080), (720, 1280), (1024, 768)):
        watching.wait(400)
        watching.resize(size)
        watching.picture()
    assert watching.scene.playback.playing


class Clipboard:
    """Stands in for the clipboard of the system."""

    text = ""

    def put(self, text: str) -> bool:
        self.text = text
        return True


@pytest.fixture
def clipboard(monkeypatch: pytest.MonkeyPatch) -> Clipboard:
    found = Clipboard()
    monkeypatch.setattr("game.scenes.replay.copying.copy_text", found.put)
    return found


@every_game
def test_match_and_position_are_copied_as_text(
    tmp_path: Path, clipboard: Clipboard, game: str
) -> None:
    tape = tape_of(game, actions=60)
    at = tape.length // 2
    watching = Watching(tmp_path, tape, at=at)
    watching.press(pygame.K_c, pygame.K_RETURN)
    opened = read_text(clipboard.text, find_variant)
    assert opened.play().state.digest() == tape.state(tape.length).digest()
    assert watching.scene.told
    watching.press(pygame.K_c, pygame.K_DOWN, pygame.K_RETURN)
    opened = read_text(clipboard.text, find_variant)
    assert (opened.replay.seed, opened.replay.log) == (None, ())
    assert opened.play().state.hands == tape.state(at).hands
    watching.wait(4000)
    assert not watching.scene.told


@every_game
def test_one_plays_on_from_there_as_practice(tmp_path: Path, game: str) -> None:
    tape = tape_of(game, actions=24)
    while tape.state(tape.length).over:
        tape = tape_of(game, actions=tape.length - 1)
    at = 10
    watching = Watching(tmp_path, tape, at=at)
    watching.press(pygame.K_p)
    table = watching.top
    assert isinstance(table, TableScene)
    host = table.host
    assert list(host.match.log[:at]) == list(tape.log[:at])
    assert host.plan.people == (0,)
    assert host.plan.branched
    for _ in range(400):
        watching.frame(500)
        if host.over:
            break
        viewpoint = seen_at(table).viewpoint
        if viewpoint.in_turn:
            viewpoint.do(viewpoint.observation.legal[-1])
    assert len(host.match.log) > at
    watching.stack.ways.title()
    folder = MatchFolder(watching.kit.places.data)
    logs = [*folder.under_way.glob("*.match"), *folder.ended.glob("*.match")]
    contents = read_log(logs[0])
    kept = kept_match(contents)
    assert kept.match.log == host.match.log
    assert kept.plan.branched
    ending = ending_of(kept.match)
    assert not record_of(logs[0].name, logged_match(contents), ending).counted


def test_nobody_plays_on_or_copies_the_match_while_it_is_played(
    tmp_path: Path, clipboard: Clipboard
) -> None:
    tape = tape_of("classic", actions=12, running=True)
    watching = Watching(tmp_path, tape, at=12)
    watching.press(pygame.K_p)
    assert watching.scene.told
    watching.press(pygame.K_c)
    assert isinstance(watching.top, CopyScene)
    assert watching.top.file not in watching.top.group.widgets
    watching.press(pygame.K_RETURN)
    assert "?" in clipboard.text
    assert "[Deal" not in clipboard.text


def saved_by_keys(watching: Watching) -> str:
    """What is told after the match was saved as a file."""
    watching.press(pygame.K_c)
    assert isinstance(watching.top, CopyScene)
    while watching.focused is not watching.top.file:
        watching.press(pygame.K_DOWN)
    watching.press(pygame.K_RETURN)
    assert isinstance(watching.top, NoticeScene)
    return watching.top.sentence


@every_game
def test_a_match_is_saved_as_a_file_that_is_opened_again(tmp_path: Path, game: str) -> None:
    tape = tape_of(game, actions=30)
    watching = Watching(tmp_path, tape)
    told = saved_by_keys(watching)
    (file,) = (watching.kit.places.data / EXPORTED).iterdir()
    assert str(file) in told
    assert file.suffix == ENDING
    assert tape_of_file(file).log == tape.log
    watching.press(pygame.K_RETURN)
    saved_by_keys(watching)  # the same match is not kept twice
    assert list(file.parent.iterdir()) == [file]
    watching.stack.ways.watch_file(file)
    assert isinstance(watching.top, ReplayScene)
    assert watching.top.tape.log == tape.log


def test_another_match_does_not_take_a_file_away(tmp_path: Path) -> None:
    files = {save(tape_of("classic", actions=count), tmp_path) for count in (5, 6, 7)}
    assert len(files) == 3
    assert sorted(tape_of_file(each).length for each in files) == [5, 6, 7]


def test_that_a_match_cannot_be_saved_is_told(tmp_path: Path) -> None:
    watching = Watching(tmp_path, tape_of("classic", actions=5))
    folder = watching.kit.places.data / EXPORTED
    folder.parent.mkdir(parents=True, exist_ok=True)
    folder.write_text("a file where the folder would be")
    assert str(folder) in saved_by_keys(watching)


def test_the_match_at_the_table_is_watched_from_the_pause(tmp_path: Path) -> None:
    table = Table(tmp_path, settings=Settings(speed="OFF", think="OFF"))
    table.stack.ways.table(table.plan)
    table.wait(200)
    scene = table.top
    table.press(pygame.K_F10)
    assert isinstance(table.top, PauseScene)
    watch = next(each for each in table.top.menu.widgets if "Watch" in each.spoken[0])
    table.click(watch)
    replay = table.top
    assert isinstance(replay, ReplayScene)
    assert replay.tape.running
    assert replay.playback.eyes == Eyes(0)
    table.press(pygame.K_h)
    assert replay.playback.eyes == Eyes(ONLOOKER)
    table.press(pygame.K_ESCAPE)
    assert isinstance(table.top, PauseScene)
    table.press(pygame.K_ESCAPE)
    assert table.top is scene


def test_a_match_that_is_over_is_watched_from_its_result(tmp_path: Path) -> None:
    table = Table(tmp_path, settings=Settings(speed="OFF", think="OFF"))
    table.stack.ways.table(Plan("classic", tuple(bots(3)), {}, 5))
    until(table, lambda: isinstance(table.top, EndScene | ResultScene))
    result = table.top
    assert isinstance(result, EndScene | ResultScene)
    table.click(result.watch)
    replay = table.top
    assert isinstance(replay, ReplayScene)
    assert not replay.tape.running
    assert replay.playback.eyes.all
    assert replay.playback.at == 0
    table.press(pygame.K_ESCAPE)
    assert table.top is result


def until(table: Table, done: Callable[[], bool]) -> None:
    for _ in range(3000):
        table.frame(200)
        if done():
            return
    raise AssertionError("it does not happen")


def frames_of(
    watching: Watching, tape: Tape, clipboard: Clipboard
) -> Iterator[tuple[bytes, list[str]]]:
    """Yield what is seen and read of a match that is played: every place, every pair of eyes, and the text."""
    watching.stack.ways.watch_tape(tape)
    scene = watching.scene
    for eyes in tape.allowed:
        assert scene.playback.eyes == eyes
        watching.press(pygame.K_HOME)
        for _ in range(tape.length + 1):
            yield watching.pixels(), [row.text + row.clause for row in scene.moves.rows]
            watching.press(pygame.K_RIGHT)
            watching.frame(25)
            yield watching.pixels(), list(watching.ear.heard)
            watching.wait(1500)
        watching.press(pygame.K_c, pygame.K_RETURN)
        yield b"", [clipboard.text]
        watching.wait(4000)
        watching.press(pygame.K_h)
    watching.press(pygame.K_ESCAPE)
    watching.ear.heard.clear()


@every_game
@pytest.mark.parametrize("people", [1, 2])
def test_a_match_that_is_played_is_shown_alike_whatever_is_hidden(
    tmp_path: Path, clipboard: Clipboard, game: str, people: int
) -> None:
    plan = Plan(game, tape_of(game, actions=1, people=people).plan.seats, {}, 3)
    viewer = 0 if people == 1 else ONLOOKER
    luck, compared = Rng(8), 0
    room = Watching(
        tmp_path, tape_of(game, actions=1), settings=Settings(speed="FAST", think="OFF")
    )
    room.press(pygame.K_ESCAPE)
    for state in (each for seed in range(4, 14) for each in states(plan, seed, every=3)):
        other = another(plan, state, viewer, luck)
        action = alike(plan, state, other, viewer)
        if action is None or not differ(state, other):
            continue
        told = []
        for each in (state, other):
            match = Match.from_state(find_variant(game), each.clone())
            assert isinstance(match.submit(state.turn, action, state.now), list)
            tape = Tape(plan, match, running=True)
            room.press(pygame.K_F9)
            told.append(list(frames_of(room, tape, clipboard)))
        for number, (one, two) in enumerate(zip(*told, strict=True)):
            assert one == two, f"frame {number} tells of what is hidden"
        compared += 1
        if compared == 2:
            return
    raise AssertionError("too few worlds can be compared")


def test_with_all_hands_open_the_check_would_find_it(
    tmp_path: Path, clipboard: Clipboard, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Tape, "allowed", [Eyes(0, all=True)])
    with pytest.raises(AssertionError, match="tells of what is hidden"):
        test_a_match_that_is_played_is_shown_alike_whatever_is_hidden(
            tmp_path, clipboard, "oono", 1
        )


@every_game
def test_the_list_at_the_table_opens_to_the_whole_match(tmp_path: Path, game: str) -> None:
    info = find_variant(game).info
    table = Table(
        tmp_path, game=game, players=max(3, info.min_players), settings=Settings(speed="OFF")
    )
    table.stack.ways.table(table.plan)
    scene = table.top
    assert isinstance(scene, TableScene)
    until(table, lambda: len(scene.host.match.log) > 0 or seen_at(scene).in_turn())
    seen_at(scene).skip_guide()  # a tip may lie over the list
    table.picture()
    log = seen_at(scene).area("log")
    table.click(log.center)
    replay = table.top
    assert isinstance(replay, ReplayScene)
    assert replay.listed
    assert replay.group.focused is replay.moves
    assert replay.tape.running
    assert replay.playback.at == replay.tape.length == len(scene.host.match.log)
    table.press(pygame.K_ESCAPE)
    if replay is table.top:
        table.press(pygame.K_ESCAPE)
    assert table.top is scene
    table.press(pygame.K_j)
    assert isinstance(table.top, ReplayScene)


def test_the_last_trick_can_be_looked_at(tmp_path: Path) -> None:
    position = {
        "hands": ["AS KS", "AH KH", "AD KD"],
        "turn": 0,
        "bidder": 0,
        "bids": [7, "pass", "pass"],
        "trump": "S",
        "centre": "9C",
    }
    table = Table(
        tmp_path, game="tricks", position=position, settings=Settings(speed="OFF", think="OFF")
    )
    table.press(pygame.K_l)
    assert table.top is table.scene  # there has been none
    table.viewpoint.do(Action("play", (table.scene.host.match.table.deck.index["AS"],)))
    table.wait(2000)
    table.press(pygame.K_l)
    shown = table.top
    assert isinstance(shown, LastTrickScene)
    deck = table.scene.host.match.table.deck
    assert deck.codes[shown.trick.cards[0]] == "AS"
    assert shown.trick.seats == (0, 1, 2)
    assert shown.trick.winner == 0
    table.picture()
    table.press(pygame.K_ESCAPE)
    taken = table.area("taken")
    table.click(taken.center)
    assert isinstance(table.top, LastTrickScene)
    table.pad(pygame.CONTROLLER_BUTTON_B)
    table.pad(pygame.CONTROLLER_BUTTON_X)
    assert isinstance(table.top, LastTrickScene)


def test_the_lines_of_other_rounds_are_made_meanwhile(tmp_path: Path) -> None:
    tape = tape_of("attack", actions=400)
    assert len(tape.rounds) > 1
    watching = Watching(tmp_path, tape)
    shown = list(watching.scene.moves.rows)
    for _ in tape.rounds[1:]:
        assert watching.stack.ponder()
    assert not watching.stack.ponder()
    assert watching.scene.moves.rows == shown
    watching.press(pygame.K_PAGEDOWN)
    assert watching.scene.moves.rows[0].at == tape.rounds[1].first
    watching.press(pygame.K_h)
    assert watching.stack.ponder()


@pytest.mark.parametrize(
    ("played", "said"),
    [(0, "A position"), (1, "From a position: 1 turn"), (5, "From a position: 5 turns")],
)
def test_of_a_position_it_says_only_how_many_turns_there_are(
    words: Catalogue, played: int, said: str
) -> None:
    tape = tape_of("classic", actions=20)
    match = Match.from_state(tape.variant, tape.state(10))
    for entry in tape.log[10 : 10 + played]:
        assert isinstance(match.submit(entry.seat, entry.action, entry.now), list)
    part = Tape(tape.plan, match)
    texts = ReplayTexts(words, part, Sentences(words, part.table))
    assert texts.length == said


def test_a_match_that_has_just_begun_takes_no_whole_minute(words: Catalogue) -> None:
    tape = tape_of("classic", actions=1)
    assert tape.log[-1].now < 30_000
    texts = ReplayTexts(words, tape, Sentences(words, tape.table))
    assert texts.length == "1 round, under a minute"
