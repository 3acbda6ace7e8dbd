"""The cup: choosing a game, the bracket, the next match, what it is made of, the shelf, and the title."""

from __future__ import annotations

import sqlite3
import time
from pathlib import Path
from typing import TypeVar

import pygame
import pytest

from game.engine.rng import Rng
from game.scenes.base.cups.cup_picture import MIXED
from game.scenes.base.cups.cup_texts import cup_name
from game.scenes.base.cups.cups_board import CupsBoard
from game.scenes.base.match_history import MatchHistory
from game.scenes.base.matches_under_way import matches_under_way
from game.scenes.base.overlays.confirm_scene import ConfirmScene
from game.scenes.cup.bracket_panel import DRAWS
from game.scenes.cup.cup_panels import SayingPanel
from game.scenes.cup.cup_sayings import occasion_of
from game.scenes.cup.cup_scene import CupScene
from game.scenes.pause.notice_scene import NoticeScene
from game.scenes.pause.pause_scene import PauseScene
from game.scenes.result.cup_end import CupEnd, ToldOfCup, told_of_cup
from game.scenes.table.table_scene import TableScene
from game.scenes.title.title_scene import TitleScene
from game.session.cup.bracket import Bracket, CupMatch, CupState, Meeting
from game.session.cup.cup_draw import GUESTS, CupDraw, is_of_cup, place_of
from game.session.plan import TakingBack
from game.session.records.history import rebuild, rename_person
from game.session.records.person_record import PersonRecord
from game.store.bot_files import guest_lines, load_roster
from game.store.history_index import HistoryIndex
from game.store.match_log import MatchLog, read_log
from game.store.settings_file import Settings
from game.store.sqlite_files.index_file import IndexFile
from game.tools.offscreen import explained
from game.variants import with_a_table
from game.view.widgets.widgets import Button
from tests.harness.played import DAY, keep, played
from tests.harness.program import Program, at_rest
from tests.harness.seat_sight import seen_at
from tests.harness.some import some

T = TypeVar("T")


def page(program: Program) -> CupScene:
    if not isinstance(program.top, CupScene):
        program.stack.ways.cup()
    program.frame()
    assert isinstance(program.top, CupScene)
    return program.top


def begun(program: Program, game: str = "Classic") -> CupScene:
    """Begin a cup of a game by the mouse."""
    scene = page(program)
    assert scene.chooser is not None
    program.click(next(each for each in scene.chooser.tiles if each.label == game))
    program.frame()
    return page(program)


def let_bots_play(scene: CupScene) -> int:
    """Let bots play what is due; how many steps that took."""
    steps = 0
    while scene.ponder():
        steps += 1
    return steps


def table(program: Program) -> TableScene:
    assert isinstance(program.top, TableScene)
    return program.top


def finish(program: Program, *, wins: bool) -> CupEnd:
    """Play the match at the table by chance, with deals drawn again until the player wins, or loses."""
    host = table(program).host
    own, done = host.plan.people[0], list(host.match.log)
    for seed in range(500):
        match = host.match.again()
        for entry in done:
            match.submit(entry.seat, entry.action, entry.now)
        luck = Rng(seed)
        while not match.over:
            turn = match.state.turn
            match.submit(turn, luck.choice(match.observe(turn).legal), host.now)
        if (own in match.state.winners) is wins:
            break
    for entry in match.log[len(done) :]:
        host.runner.submit(entry.seat, entry.action)
    assert host.match.over
    program.stack.ways.result(host)
    program.frame()
    assert isinstance(program.top, CupEnd)
    return program.top


def test_a_game_is_chosen_and_the_bracket_drawn(tmp_path: Path) -> None:
    one = at_rest(tmp_path)
    scene = page(one)
    assert scene.chooser is not None
    names = [each.label for each in scene.chooser.tiles]
    assert names == ["Classic", "OONO", "Attack", "Tricks", "Call-Out", "All mixed"]
    assert scene.group.focused is scene.chooser.tiles[0]
    scene = begun(one)
    assert scene.bracket is not None
    assert scene.bracket.draw.games == ("classic",)
    assert scene.group.focused is scene.play
    assert scene.play.label == "Play the first round"
    assert len(list((one.kit.places.data / "cups").iterdir())) == 1


@pytest.mark.parametrize("size", [(960, 1000), (1080, 1920), (720, 1280)])
def test_in_a_high_window_the_rounds_fill_the_height_and_arrows_follow_the_lines(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    one = at_rest(tmp_path, size=size)
    panel = begun(one).bracket_panel
    assert panel is not None
    tiles, group = panel.tiles, page(one).group
    whole = tiles[1].rect.unionall([each.rect for each in tiles.values()])
    assert whole.h >= 0.85 * panel.rect.h
    for number, onwards in some({1: 5, 2: 5, 3: 6, 4: 6, 5: 7, 6: 7}.items()):
        group.focused = tiles[number]
        assert group.towards((1, 0)) is tiles[onwards]
        assert tiles[number].rect.right < tiles[onwards].rect.left
    for number, backwards in some({5: (1, 2), 6: (3, 4), 7: (5, 6)}.items()):
        group.focused = tiles[number]
        assert group.towards((-1, 0)) in [tiles[each] for each in backwards]


def said(scene: CupScene) -> list[str]:
    """The lines on the paper below the bracket."""
    panel = scene.panels[1]
    assert isinstance(panel, SayingPanel)
    return panel.lines


def quoted(scene: CupScene, slot: int, occasion: str) -> str:
    """What a guest says on an occasion."""
    assert scene.bracket is not None
    guest = load_roster()[scene.bracket.draw.guests[slot - 1]]
    return guest_lines(guest, scene.kit.words, occasion)[0]


@pytest.mark.parametrize(
    ("month", "name"),
    [
        (1, "The Winter Cup"), (2, "The Winter Cup"), (3, "The Spring Cup"), (6, "The Summer Cup"),
        (8, "The Summer Cup"), (9, "The Autumn Cup"), (11, "The Autumn Cup"), (12, "The Winter Cup"),
    ],
)  # fmt: skip
def test_a_cup_is_called_by_the_season_in_which_it_began(
    tmp_path: Path, month: int, name: str
) -> None:
    scene = page(at_rest(tmp_path))
    assert scene.heading == "The cup"
    began = time.mktime((2026, month, 15, 12, 0, 0, 0, 0, -1))
    draw = CupDraw("x", "Ada", "ada", began, ("classic",), 1, ("ruth",) * GUESTS)
    assert cup_name(scene.kit.words, Bracket(draw, ())) == name


def test_every_guest_of_a_meeting_in_focus_says_a_line_of_it(tmp_path: Path) -> None:
    one = at_rest(tmp_path)
    scene = begun(one)
    before = said(scene)
    assert scene.bracket_panel is not None
    assert quoted(scene, 1, "cup_meets") in before[-1]
    let_bots_play(scene)
    assert scene.bracket is not None
    for number in (2, 3, 4):
        one.walk(scene.bracket_panel.tiles[number])
        meeting = scene.bracket.meetings[number]
        assert meeting.winner is not None
        assert meeting.loser is not None
        found = said(scene)
        assert quoted(scene, meeting.winner, "cup_through") in "".join(found)
        assert quoted(scene, meeting.loser, "cup_out") in "".join(found)
    one.walk(scene.bracket_panel.tiles[7])  # nobody is known to meet there
    assert said(scene) == before
    one.walk(scene.play)
    assert said(scene) == before


@pytest.mark.parametrize(
    ("wins", "occasion"),
    [
        ((), "cup_meets"),
        ((1,), "cup_ahead"),
        ((0,), "cup_behind"),
        ((0, 1), "cup_level"),
        ((1, 1), "cup_through"),
        ((0, 0), "cup_out"),
    ],
)
def test_what_a_guest_says_goes_by_how_the_meeting_stands(
    wins: tuple[int, ...], occasion: str
) -> None:
    matches = tuple(CupMatch("", "classic", 0.0, winner, False) for winner in wins)
    assert occasion_of(Meeting(1, (0, 1), matches), 1) == occasion
    others = tuple(match._replace(winner=match.winner + 2) for match in matches)
    waits = occasion in ("cup_meets", "cup_ahead", "cup_behind", "cup_level")
    assert occasion_of(Meeting(2, (2, 3), others), 3) == ("cup_waits" if waits else occasion)
    last = "cup_champion" if occasion == "cup_through" else occasion
    assert occasion_of(Meeting(7, (0, 1), matches), 1) == last


def test_it_is_told_how_the_player_and_whom_they_meet_stand_with_each_other(
    tmp_path: Path,
) -> None:
    one = at_rest(tmp_path)
    scene = begun(one)
    assert scene.bracket is not None
    other = scene.bracket.draw.guests[0]
    name = scene.board.seat(scene.bracket, 1).name
    assert not any("so far" in line for line in said(scene))
    now = scene.board.history.now()
    keep(
        one.kit.places.data,
        [played(f"{n}", "oono", f"Ada* {other}", [n, 1], now - n * DAY) for n in (0, 2, 3)],
    )
    one.stack.ways.cup()
    again = page(one)
    assert f"Head to head: you 2, {name} 1" in said(again)
    assert again.bracket_panel is not None
    one.walk(again.bracket_panel.tiles[1])
    assert f"Head to head: you 2, {name} 1" in said(again)


def test_a_meeting_that_has_ended_draws_its_line_in_half_a_second(tmp_path: Path) -> None:
    settings = Settings(think="OFF", guides=explained())
    one = Program(tmp_path, settings=settings)
    scene = begun(one)
    panel = scene.bracket_panel
    assert panel is not None
    one.wait(1000)
    assert not panel.moving
    while scene.bracket is not None and scene.bracket.meetings[2].winner is None:
        assert scene.ponder()
    assert panel.moving
    assert scene.due() == 0
    scene.update(DRAWS - 1)
    assert panel.moving
    scene.update(1)
    assert not panel.moving
    while scene.bracket.meetings[3].winner is None:
        assert scene.ponder()
    assert panel.moving
    one.press(pygame.K_DOWN)
    assert not panel.moving


@pytest.mark.parametrize("still", [Settings(reduced_motion=True), Settings(speed="OFF")])
def test_no_line_is_drawn_bit_by_bit_where_nothing_moves(tmp_path: Path, still: Settings) -> None:
    still.think, still.guides = "OFF", explained()
    scene = begun(Program(tmp_path, settings=still))
    while scene.bracket is not None and scene.bracket.meetings[2].winner is None:
        assert scene.ponder()
    scene.update(1)
    assert scene.bracket_panel is not None
    assert not scene.bracket_panel.moving


@pytest.mark.parametrize("by", ["keys", "pad"])
def test_a_cup_is_begun_and_played_by_keys_or_pad(tmp_path: Path, by: str) -> None:
    one = at_rest(tmp_path)
    page(one)
    press = (
        (lambda: one.press(pygame.K_RETURN))
        if by == "keys"
        else (lambda: one.pad(pygame.CONTROLLER_BUTTON_A))
    )
    press()
    one.frame()
    assert page(one).bracket is not None
    press()
    one.frame()
    assert is_of_cup(table(one).host.plan)


def test_bots_really_play_and_it_is_kept(tmp_path: Path) -> None:
    one = at_rest(tmp_path)
    scene = begun(one)
    assert let_bots_play(scene) > 0
    assert scene.bracket is not None
    assert all(scene.bracket.meetings[each].winner is not None for each in (2, 3, 4))
    assert scene.bracket.bots_next is None
    data = one.kit.places.data
    records = HistoryIndex(data).find()
    assert 6 <= len(records) <= 9
    assert not any(each.counted for each in records)
    before = scene.bracket.meetings
    rebuild(data)
    one.stack.ways.title()
    scene = page(one)
    assert scene.bracket is not None
    assert scene.bracket.meetings == before
    watched = scene.bracket_panel
    assert watched is not None
    one.click(watched.tiles[2])
    one.frame()
    assert type(one.top).__name__ == "ReplayScene"


def test_a_match_of_a_cup_counts_once_and_leads_back_to_the_bracket(tmp_path: Path) -> None:
    one = at_rest(tmp_path)
    one.click(begun(one).play)
    one.frame()
    plan = table(one).host.plan
    place = place_of(plan.part)
    assert place is not None
    assert (place.meeting, place.match) == (1, 1)
    assert plan.taking_back is TakingBack.OFF
    one.press(pygame.K_h)
    said = seen_at(table(one)).told()
    assert said is not None
    assert said.text == "No hints in a cup: it counts."
    end = finish(one, wins=True)
    other = next(seat.name for seat in plan.seats if not seat.person)
    assert end.texts["next"].text == f"Next in the cup: match 2 against {other}"
    one.click(end.on)
    scene = page(one)
    assert scene.bracket is not None
    assert scene.bracket.meetings[1].wins(0) == 1
    own = [each for each in HistoryIndex(one.kit.places.data).find() if each.counted]
    assert PersonRecord.of(own, "Ada", 2e9).games["classic"].games == 1


def test_who_is_knocked_out_may_begin_another_cup(tmp_path: Path) -> None:
    one = at_rest(tmp_path)
    begun(one)
    for number in (1, 2):
        one.click(page(one).play)
        one.frame()
        end = finish(one, wins=False)
        assert ("knocks you out" in end.texts["next"].text) is (number == 2)
        one.click(end.on)
    scene = page(one)
    assert scene.bracket is not None
    assert scene.bracket.state is CupState.LOST
    assert scene.foot == [scene.new]
    one.click(scene.new)
    again = begun(one, "OONO")
    assert again.bracket is not None
    assert again.bracket.draw.games == ("oono",)
    assert len(again.board.brackets) == 2


def test_a_whole_cup_is_won_and_stands_on_the_shelf(tmp_path: Path) -> None:
    one = at_rest(tmp_path)
    scene = begun(one)
    for number, wins in enumerate((False, True, True, True, True, True, True), 1):
        let_bots_play(page(one))
        one.click(page(one).play)
        one.frame()
        end = finish(one, wins=wins)
        assert "cup" not in one.ear.heard
        won = end.texts["headline"].text == "You won the cup!"
        assert won is (number == 7)
        one.click(end.on)
        assert number == 7 or page(one).board.won == []
    scene = page(one)
    assert scene.bracket is not None
    assert scene.bracket.state is CupState.WON
    assert scene.bracket.champion == 0
    assert one.ear.heard.count("cup") == 1
    assert end.texts["achieved"].text.startswith("You earned “Champion”")
    (text,) = scene.shelf.texts
    beaten = [scene.board.seat(scene.bracket, slot).name for slot in scene.bracket.beaten]
    assert text.text.startswith("Silver, Classic, ")
    assert all(name in text.text for name in some(beaten))
    one.stack.ways.title()
    one.frames(3)
    title = one.top
    assert isinstance(title, TitleScene)
    assert title.cup is not None
    assert title.cup.below == "Begin one"
    page(one)
    assert one.ear.heard.count("cup") == 1, "it is won once"


def test_a_cup_that_has_just_been_won_is_seen_to_be_until_a_press(tmp_path: Path) -> None:
    one = Program(tmp_path, settings=Settings(think="OFF", guides=explained()))
    begun(one)
    for _ in range(6):
        let_bots_play(page(one))
        one.click(page(one).play)
        one.frame()
        one.click(finish(one, wins=True).on)
        one.frame()
    scene = page(one)
    assert scene.bracket is not None
    assert scene.bracket.state is CupState.WON
    panel = scene.bracket_panel
    assert panel is not None
    one.wait(DRAWS)
    assert panel.moving
    pictures = set()
    for _ in range(3):
        one.wait(160)
        one.app.draw()
        pictures.add(one.kit.window.surface.get_view("2").raw)
    assert len(pictures) == 3
    one.press(pygame.K_DOWN)
    assert not panel.moving


def test_a_match_that_is_left_waits_under_continue_as_the_cups(tmp_path: Path) -> None:
    one = at_rest(tmp_path)
    one.click(begun(one).play)
    one.frame()
    one.stack.ways.title()
    one.frames(3)
    title = one.top
    assert isinstance(title, TitleScene)
    assert title.go_on is not None
    assert title.go_on.what == "The cup: One: Classic"
    assert title.cup is not None
    assert title.cup.below == "First round"
    one.click(title.cup)
    scene = page(one)
    assert scene.play.label == "Continue your match"
    one.click(scene.play)
    one.frame()
    assert isinstance(one.top, PauseScene)
    assert is_of_cup(one.top.plan)
    assert one.top.deal == ""


def test_a_match_played_once_more_is_practice_and_the_first_is_lost(tmp_path: Path) -> None:
    one = at_rest(tmp_path)
    one.click(begun(one).play)
    one.frame()
    plan = table(one).host.plan
    one.stack.ways.rematch(plan)
    one.frame()
    assert table(one).host.plan.for_practice
    one.stack.ways.title()
    scene = page(one)
    assert scene.bracket is not None
    assert scene.bracket.meetings[1].wins(1) == 1
    assert scene.bracket.lost == 1
    assert not any(is_of_cup(each.kept.plan) for each in matches_under_way(one.kit).going)


def test_a_cup_is_given_up_after_a_question(tmp_path: Path) -> None:
    one = at_rest(tmp_path)
    scene = begun(one)
    one.click(scene.give_up)
    one.frame()
    asked = one.top
    assert isinstance(asked, ConfirmScene)
    buttons = [each for each in asked.group.widgets if isinstance(each, Button)]
    one.click(next(each for each in buttons if each.label == "Give it up"))
    scene = page(one)
    assert scene.bracket is not None
    assert scene.bracket.state is CupState.GIVEN_UP
    assert scene.foot == [scene.new]


def test_each_profile_has_a_cup_of_its_own_by_whatever_name(tmp_path: Path) -> None:
    one = at_rest(tmp_path)
    begun(one)
    rename_person(one.kit.places.data, "Ada", "Eve")
    one.kit.settings.name = "Eve"
    one.stack.ways.title()
    assert page(one).bracket is not None
    one.kit.settings.name = "Ben"
    one.stack.ways.title()
    assert page(one).bracket is None


def test_two_programs_begin_one_cup(tmp_path: Path) -> None:
    one = at_rest(tmp_path)
    scene = page(one)
    other = CupScene(one.kit, one.stack)
    scene._begin(["classic"])
    other._begin(["oono"])
    assert other.bracket is not None
    assert other.bracket.draw.games == ("classic",)
    assert len(list((one.kit.places.data / "cups").iterdir())) == 1


def there(found: T | None) -> T:
    assert found is not None
    return found


def told(program: Program) -> list[str]:
    """Close all notices; return their sentences."""
    found = []
    program.frame()
    while isinstance(program.top, NoticeScene):
        found.append(program.top.sentence)
        program.click(program.top.good)
        program.frame()
    return found


def test_nothing_is_played_while_the_history_cannot_be_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By its draw alone every match of a cup would be open: bots would play the first one for ever."""
    one = at_rest(tmp_path)
    begun(one)
    HistoryIndex(one.kit.places.data).put([])
    one.stack.ways.title()
    monkeypatch.setattr(IndexFile, "opened", refused)
    one.stack.ways.cup()
    told(one)
    scene = page(one)
    assert not scene.ponder()
    assert scene.due() is None
    for _ in range(2):
        one.click(scene.play)
        assert [each.split(".")[0] for each in told(one)] == [
            "Your list of matches cannot be read now (no luck)"
        ]
        assert one.top is scene
    monkeypatch.undo()
    one.click(scene.play)
    one.frame()
    assert is_of_cup(table(one).host.plan)


def refused(file: IndexFile) -> None:
    raise sqlite3.OperationalError("no luck")


def test_bots_stop_where_what_they_have_played_is_not_found_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    one = at_rest(tmp_path)
    scene = begun(one)
    monkeypatch.setattr("game.scenes.base.cups.cups_board.logged_of", lambda record: None)
    logs = one.kit.places.data / "history"
    while scene.ponder():
        assert not logs.exists() or len(list(logs.iterdir())) < 2
    assert len(list(logs.iterdir())) == 1
    assert scene.due() is None


def test_the_focus_and_a_held_press_outlive_the_matches_of_bots(tmp_path: Path) -> None:
    one = at_rest(tmp_path)
    scene = begun(one)
    panel = there(scene.bracket_panel)
    tile = panel.tiles[2]
    scene.group.focus(one.kit, tile)
    one.frame()
    one.button(tile.rect.center, down=True)
    logs = one.kit.places.data / "history"
    while not logs.exists() or len(list(logs.iterdir())) < 1:
        assert scene.ponder()
    one.frame()
    assert scene.group.focused is tile
    one.button(tile.rect.center, down=False)
    one.frame()
    assert type(one.top).__name__ == "ReplayScene"


def test_two_guests_of_a_cup_never_look_alike(tmp_path: Path) -> None:
    """One who has the portrait that the player has by now comes as somebody else, who is not there yet."""
    one = at_rest(tmp_path)
    bracket = there(begun(one).bracket)
    roster = load_roster()
    for id in some(bracket.draw.guests):
        one.kit.settings.portrait = roster[id].portrait
        board = CupsBoard.of(one.kit)
        found = {board.seat(bracket, slot).portrait for slot in range(8)}
        assert len(found) == 8


def test_a_cup_that_cannot_be_given_up_is_told_each_time(tmp_path: Path) -> None:
    one = at_rest(tmp_path)
    scene = begun(one)
    path = one.kit.places.data / "cups" / "1.cup"
    log = there(MatchLog.take_up(path, read_log(path)))
    for _ in range(2):
        scene._give_up()
        (sentence,) = told(one)
        assert "another window of the program has it" in sentence
    log.close()
    scene._give_up()
    assert told(one) == []
    assert there(scene.bracket).state is CupState.GIVEN_UP


def test_no_cup_is_read_or_begun_where_no_matches_are_kept(tmp_path: Path) -> None:
    one = at_rest(tmp_path)
    begun(one)
    one.kit.keeps_matches = False
    board = CupsBoard.of(one.kit)
    assert board.brackets == []
    assert not board.begin(["classic"])
    assert len(list((one.kit.places.data / "cups").iterdir())) == 1


def test_the_end_of_a_match_says_nothing_of_what_it_does_not_know(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    one = at_rest(tmp_path)
    scene = begun(one)
    bracket = there(scene.bracket)
    plan = scene.board.plan(bracket, there(bracket.next))
    own = plan.people
    name = next(seat.name for seat in plan.seats if not seat.person)
    told = told_of_cup(one.kit, plan, own)
    assert (told.headline, told.next) == ("", f"Next in the cup: match 2 against {name}")
    assert told.meeting == f"Best of three: you 1, {name} 0"
    monkeypatch.setattr(MatchHistory, "left", 1)
    assert told_of_cup(one.kit, plan, own) == ToldOfCup()
    monkeypatch.undo()
    assert scene.board.give_up(bracket)
    told = told_of_cup(one.kit, plan, own)
    assert (told.headline, told.next) == ("", "You have given up this cup.")


def test_each_game_has_a_sign_of_its_own_on_a_cup(tmp_path: Path) -> None:
    """Not by its place among the games: a game that is added changes no cup that was won."""
    kit = at_rest(tmp_path).kit
    signs = [each.info.sign for each in with_a_table()]
    assert len({*signs, MIXED}) == len(signs) + 1
    assert all(kit.pictures.has(f"shapes/{each}") for each in some(signs))
