"""The records and the list of matches: by keys, mouse and pad, in windows of many sizes."""

from __future__ import annotations

import json
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import msgspec
import pygame
import pytest

from game.engine.notation.match_as_text import write_match
from game.engine.problems import Phrase
from game.files.checked_lines import checked_lines
from game.scenes.base.match_history import MatchHistory
from game.scenes.base.scene_stack import Scene
from game.scenes.cup.cup_scene import CupScene
from game.scenes.pause.notice_scene import NoticeScene
from game.scenes.records.empty_panel import EmptyPanel
from game.scenes.records.matches_scene import MatchesScene
from game.scenes.records.month_plot import ACCURACY, POINTS, WINS, MonthPlot
from game.scenes.records.records_scene import RecordsScene
from game.scenes.replay.replay_scene import ReplayScene
from game.scenes.routes import Routes
from game.scenes.rules.rule_book_scene import RuleBookScene
from game.scenes.title.title_scene import TitleScene
from game.scenes.today.today_scene import TodayScene
from game.session.records.history import refresh
from game.session.review.review_file import VERSION, KeptDecision, KeptReview, review_path
from game.store.history_index import HistoryIndex
from game.store.match_folder import ENDED
from game.store.settings_file import Profile, Settings
from game.view.base.scene_kit import SceneKit
from tests.harness import events
from tests.harness.kept import ended
from tests.harness.played import DAY, played
from tests.harness.program import Program
from tests.harness.rules_changed import rules_changed
from tests.harness.seen import Writing, overlapping
from tests.harness.some import some
from tests.harness.taped import tape_of

NOW = time.mktime((2026, 11, 19, 21, 50, 0, 0, 0, -1))
SIZES = [(1280, 720), (1920, 1080), (960, 540), (720, 1280), (2560, 1080)]


ACHIEVED = {0: ("by-symbol", "held-back"), 3: ("by-symbol",), 1: ("cloudburst",)}
"""By the number of a match what Ada achieved in it."""


def history(kit: SceneKit, data: Path) -> MatchHistory:
    """Seventy matches of Ada's, every third won, and one of Eve's."""
    games = ["classic", "oono", "attack"]
    index = HistoryIndex(data)
    index.put(
        played(
            f"{number:03}",
            games[number % 3],
            "Ada* jun milo" if number % 2 else "Ada* ruth",
            ([9, 1, 2] if number % 3 == 0 else [1, 9, 2])[: 3 if number % 2 else 2],
            NOW - number * 3 * DAY,
            over=number % 10 != 9,
            achieved=ACHIEVED.get(number, ()),
        )
        for number in range(70)
    )
    index.put([played("eve", "tricks", "Eve* Ada*", [30, 10], NOW - 200 * DAY)])
    return MatchHistory(kit, data, lambda: NOW)


def at_records(
    folder: Path, size: tuple[int, int] = (1280, 720), scale: float = 1.0, name: str = ""
) -> tuple[Program, RecordsScene]:
    settings = Settings(speed="OFF", think="OFF", text_scale=scale, name=name)
    settings.profiles["Jo"] = Profile("zoe")
    program = Program(folder, size, settings=settings)
    scene = RecordsScene(program.kit, program.stack, history(program.kit, folder / "data"))
    program.stack.push(scene)
    return program, scene


def test_the_record_is_that_of_the_player(tmp_path: Path) -> None:
    _, scene = at_records(tmp_path)
    assert scene.person.name == "Ada"
    assert (scene.record.whole.games, scene.record.whole.wins) == (64, 21)
    assert isinstance(scene.plot, MonthPlot)
    assert [row.match.name for row in scene.recent.rows] == [f"{n:03}" for n in range(6)]


def test_another_person_is_chosen_by_keys_and_by_mouse(tmp_path: Path) -> None:
    program, scene = at_records(tmp_path)
    assert [each.name for each in scene.people] == ["Ada", "Jo", "Eve"]
    program.walk(scene.choice)
    program.press(pygame.K_RIGHT)
    assert scene.person.name == "Jo"
    assert isinstance(scene.plot, EmptyPanel)
    assert "Jo" in scene.plot.sentence
    program.click((scene.choice.rect.right - 5, scene.choice.rect.centery))
    assert scene.person.name == "Eve"
    assert (scene.record.whole.games, scene.record.whole.wins) == (1, 1)
    program.click((scene.choice.rect.left + 5, scene.choice.rect.centery))
    program.press(pygame.K_LEFT)
    assert scene.person.name == "Ada"


def test_a_game_alone_and_its_points(tmp_path: Path) -> None:
    program, scene = at_records(tmp_path)
    program.click(scene.games.tiles[0])
    assert scene.game == "classic"
    assert scene.card.card.figures[0][0] == str(scene.record.games["classic"].games)
    assert {row.match.game for row in scene.recent.rows} == {"classic"}
    plot = scene.plot
    assert isinstance(plot, MonthPlot)
    share = plot.field.spoken
    program.walk(plot.turn)
    program.press(pygame.K_RETURN)
    assert plot.plotted == POINTS
    assert plot.field.spoken != share
    program.press(pygame.K_ESCAPE)
    assert scene.game == ""
    program.press(pygame.K_ESCAPE)
    assert isinstance(program.top, TitleScene)


def reviewed(data: Path, name: str, loss: float, decisions: int = 30) -> None:
    """Keep a review of Ada's of a match, in each decision of which so much of 0.2 was lost."""
    path = review_path(data / ENDED, name, 0)
    path.parent.mkdir(parents=True, exist_ok=True)
    found = [KeptDecision(at, "draw", 0, 0, loss, 0.0, 0.2) for at in range(decisions)]
    kept = KeptReview(VERSION, "x", 0, [*found, KeptDecision(99, "draw", 0, 0, 0.0, 0.0, 0.0)])
    path.write_bytes(checked_lines([msgspec.json.encode(kept)]))


def test_the_accuracy_of_a_game_is_plotted_by_months_once_it_is_read(tmp_path: Path) -> None:
    for name, loss in (("000", 0.05), ("003", 0.15), ("001", 0.2), ("012", 0.0)):
        reviewed(tmp_path / "data", name, loss)
    reviewed(tmp_path / "data", "024", 0.1, decisions=5)
    program, scene = at_records(tmp_path)
    assert scene.due() is None
    program.click(scene.games.tiles[0])
    assert scene.accuracies.left == 4
    assert scene.due() is not None
    while scene.ponder():
        pass
    assert scene.due() is None
    plot = scene.plot
    assert isinstance(plot, MonthPlot)
    assert plot.ways == (WINS, POINTS, ACCURACY)
    program.walk(plot.turn)
    program.press(pygame.K_RETURN)
    assert plot.turn.label == "Accuracy"
    program.press(pygame.K_RETURN)
    assert plot.plotted == ACCURACY
    assert plot.title == "Classic: accuracy"
    told = {said.split(":")[0]: said.split(": ")[1] for said in plot.field.curve.said}
    assert told["November"] == "50% in 2 reviewed matches"
    assert told["October"] == "100% in one reviewed match"
    assert told["September"] == "too few decisions to tell"
    assert told["August"] == "no match reviewed"
    shown = [value for value in plot.field.curve.values if value is not None]
    assert shown == pytest.approx([100, 50])
    program.press(pygame.K_RETURN)
    assert plot.plotted == WINS


def test_a_match_reviewed_meanwhile_counts_and_what_is_plotted_stays(tmp_path: Path) -> None:
    reviewed(tmp_path / "data", "000", 0.05)
    program, scene = at_records(tmp_path)
    program.click(scene.games.tiles[0])
    while scene.ponder():
        pass
    before = scene.plot
    assert isinstance(before, MonthPlot)
    before._turn()
    before._turn()
    reviewed(tmp_path / "data", "003", 0.15)
    scene.resume()
    while scene.ponder():
        pass
    after = scene.plot
    assert isinstance(after, MonthPlot)
    assert after.plotted == ACCURACY
    assert after.field.curve.said[-1] == "November: 50% in 2 reviewed matches"


def test_without_a_review_no_accuracy_is_offered(tmp_path: Path) -> None:
    path = review_path(tmp_path / "data" / ENDED, "000", 0)
    path.parent.mkdir(parents=True)
    path.write_bytes(b"nothing of the kind")
    program, scene = at_records(tmp_path)
    program.click(scene.games.tiles[0])
    while scene.ponder():
        pass
    assert isinstance(scene.plot, MonthPlot)
    assert scene.plot.ways == (WINS, POINTS)


def test_the_months_are_told_one_by_one(tmp_path: Path) -> None:
    program, scene = at_records(tmp_path)
    plot = scene.plot
    assert isinstance(plot, MonthPlot)
    program.walk(plot.field)
    last = plot.field.spoken
    program.press(pygame.K_LEFT)
    before = plot.field.spoken
    assert last != before
    assert "October" in before[0]
    program.press(pygame.K_RIGHT)
    assert plot.field.spoken == last


def test_what_was_achieved_is_shown_and_leads_to_the_rules(tmp_path: Path) -> None:
    program, scene = at_records(tmp_path)
    panel = scene.achievements
    earned = [each for each in panel.cards if each.earned]
    assert panel.note == f"3 of {len(panel.cards)}"
    assert [each.achievement.id for each in earned] == ["by-symbol", "held-back", "cloudburst"]
    program.walk(earned[2])
    assert program.focused.spoken[0] == "Cloudburst"
    program.press(pygame.K_RETURN)
    book = program.top
    assert isinstance(book, RuleBookScene)
    assert (book.rows.info.id, program.focused.spoken[0]) == ("oono", "O-13")
    program.press(pygame.K_ESCAPE)
    open_one = next(each for each in panel.cards if not each.earned)
    program.walk(open_one)
    program.press(pygame.K_RETURN)
    assert program.focused.spoken[0] == open_one.achievement.clause


def test_what_is_not_achieved_says_what_to_do_unless_it_is_hidden(tmp_path: Path) -> None:
    _, scene = at_records(tmp_path)
    cards = {each.achievement.id: each for each in scene.achievements.cards}
    told = "Win a round with a Wild Draw 4 as your last card."
    assert cards["wild-finish"].spoken[:2] == ("With a bang", told)
    assert cards["soaked"].spoken[:2] == ("OONO", "Hidden: it comes as a surprise.")
    # It was hidden until it was earned.
    assert cards["held-back"].spoken[0] == "Held back"


def test_goals_say_how_far_somebody_is_and_lead_there(tmp_path: Path) -> None:
    program, scene = at_records(tmp_path)
    tiles = {each.progress.goal.id: each for each in scene.goals.tiles}
    assert tiles["matches-100"].spoken == (
        "A hundred matches",
        "Finish 100 matches.",
        "64 of 100",
        "Wins the card faces “Night”",
    )
    assert tiles["wins-50"].far == "21 of 50"
    program.walk(tiles["streak-7"])
    assert program.focused.spoken[2] == "0 of 7"
    program.press(pygame.K_RETURN)
    assert isinstance(program.top, TodayScene)
    program.press(pygame.K_ESCAPE)
    # What has no log is forgotten by now, and the page is a new one.
    again = next(each for each in scene.goals.tiles if each.progress.goal.id == "cup")
    program.walk(again, most=120)
    program.press(pygame.K_RETURN)
    assert isinstance(program.top, CupScene)


def test_goals_are_of_all_games(tmp_path: Path) -> None:
    program, scene = at_records(tmp_path)
    scene.games.tiles[0].activate(program.kit)
    assert not any(each in scene.columns.widgets for each in scene.goals.tiles)


def test_a_game_without_a_match_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program, scene = at_records(tmp_path)
    writing = Writing(monkeypatch)
    program.picture()
    told = [text for text, _ in writing.texts]
    assert told.count("not played yet") == 1
    assert "won of 0" not in told
    new = next(each for each in scene.games.tiles if each.game == "callout")
    assert new.rect.contains(writing.place("not played yet"))
    assert not writing.cut


def test_nobody_else_has_achieved_it(tmp_path: Path) -> None:
    _, scene = at_records(tmp_path, name="Eve")
    assert not any(each.earned for each in scene.achievements.cards)


def test_recent_matches_are_searched(tmp_path: Path) -> None:
    program, scene = at_records(tmp_path)
    program.press(pygame.K_f)
    program.write("ruth ATT")
    assert scene.recent.rows
    for row in scene.recent.rows:
        assert row.match.game == "attack"
        assert "ruth" in [seat.player for seat in row.match.seats]
    program.write("nobody")
    assert not scene.recent.rows
    program.press(pygame.K_ESCAPE)
    assert len(scene.recent.rows) == 6
    assert program.top is scene


def test_a_search_leaves_the_rest_of_the_record_as_it_stands(tmp_path: Path) -> None:
    logs = tmp_path / "data" / "history"
    logs.mkdir(parents=True)
    for number in range(70):
        (logs / f"{number:03}").touch()
    program, scene = at_records(tmp_path)
    plot = scene.plot
    assert isinstance(plot, MonthPlot)
    program.walk(plot.field)
    program.press(pygame.K_LEFT)
    month = plot.field.spoken
    program.press(pygame.K_f)
    program.write("ruth")
    assert {row.match.seats[1].player for row in scene.recent.rows} == {"ruth"}
    assert isinstance(scene.plot, MonthPlot)
    assert scene.plot.field.spoken == month
    program.press(pygame.K_TAB)
    assert program.focused is scene.recent.rows[0]
    program.press(pygame.K_ESCAPE)
    assert program.focused is scene.recent.rows[0]
    assert len({row.match.seats[1].player for row in scene.recent.rows}) == 2


def test_somebody_without_a_name_is_told_of(tmp_path: Path) -> None:
    program = Program(tmp_path)
    HistoryIndex(tmp_path / "data").put([played("1", "classic", "Ada* * jun", [9, 5, 1], NOW)])
    past = MatchHistory(program.kit, tmp_path / "data", lambda: NOW)
    program.stack.push(RecordsScene(program.kit, program.stack, past))
    scene = program.top
    assert isinstance(scene, RecordsScene)
    (row,) = scene.recent.rows
    assert row.spoken[-2:] == (program.kit.words("ui.match.somebody"), "jun")


@pytest.mark.parametrize("size", [(1280, 800), (960, 1000), (720, 1280), (2560, 1080)])
def test_without_a_match_no_paper_is_empty(tmp_path: Path, size: tuple[int, int]) -> None:
    program = Program(tmp_path, size)
    empty = MatchHistory(program.kit, tmp_path / "none")
    scene = RecordsScene(program.kit, program.stack, empty)
    program.stack.push(scene)
    program.frame()
    for panel in some(scene.columns.panels):
        assert panel is not scene.recent
        assert panel.rect.h < 1.5 * panel.height(panel.rect.w)
    before = program.focused
    program.press(pygame.K_f)
    assert program.focused is before
    assert not scene.find.writing


def test_the_matches_are_exported_and_the_files_are_named(tmp_path: Path) -> None:
    program, scene = at_records(tmp_path)
    program.click(scene.export)
    told = program.top
    assert isinstance(told, NoticeScene)
    folder = tmp_path / "data" / "exported"
    table, rows = sorted(folder.iterdir())
    assert str(table) in told.sentence
    assert str(rows) in told.sentence
    assert len(json.loads(rows.read_text())) == 71
    assert len(table.read_text().splitlines()) == 1 + sum(
        len(e.seats) for e in scene.history.find()
    )


def test_an_export_passes_over_logs_that_are_no_good(tmp_path: Path) -> None:
    for seed in range(30):
        ended(tmp_path / "data", "classic", seed, person=False, whole=False)
    logs = sorted((tmp_path / "data" / "history").iterdir())
    for each in logs[4:10]:  # those that are read first, after the twenty newest
        each.write_text("no good")
    program = Program(tmp_path, first=lambda kit, stack: RecordsScene(kit, stack))
    scene = program.top
    assert isinstance(scene, RecordsScene)
    program.click(scene.export)
    assert isinstance(program.top, NoticeScene)
    rows = json.loads((tmp_path / "data" / "exported" / "all-for-one-matches.json").read_text())
    assert {each["match"] for each in rows} == {each.name for each in (*logs[:4], *logs[10:])}


def test_an_export_that_fails_is_told(tmp_path: Path) -> None:
    program, scene = at_records(tmp_path)
    (tmp_path / "data" / "exported").write_text("in the way")
    program.click(scene.export)
    told = program.top
    assert isinstance(told, NoticeScene)
    assert "exported" in told.sentence


def matches(program: Program, scene: RecordsScene) -> MatchesScene:
    program.click(scene.all)
    listed = program.top
    assert isinstance(listed, MatchesScene)
    return listed


def test_all_matches_are_filtered_and_searched(tmp_path: Path) -> None:
    program, scene = at_records(tmp_path)
    listed = matches(program, scene)
    assert listed.list.count == 71
    program.walk(listed.game)
    program.press(pygame.K_RIGHT)
    assert listed.list.count == 24
    program.walk(listed.end)
    program.press(pygame.K_RIGHT, pygame.K_RIGHT)
    left = listed.list.chosen
    assert left is not None
    assert not left.match.over
    assert left.match.game == "classic"
    program.walk(listed.player)
    program.press(pygame.K_RIGHT, pygame.K_RIGHT)
    assert listed.list.count == 0
    assert not listed.list.enabled
    program.press(pygame.K_f)
    program.write("eve")
    program.walk(listed.game)
    program.press(pygame.K_LEFT)
    program.walk(listed.end)
    program.press(pygame.K_LEFT, pygame.K_LEFT)
    program.walk(listed.player)
    program.press(pygame.K_RIGHT)
    assert [row.match.name for row in [listed.list.chosen] if row] == ["eve"]
    program.press(pygame.K_ESCAPE, pygame.K_ESCAPE)
    assert program.top is scene


def test_filters_without_room_in_one_row_stand_in_two(tmp_path: Path) -> None:
    program, scene = at_records(tmp_path)
    listed = matches(program, scene)
    game, player, end, rules = (each.rect for each in listed.filters)
    assert (game.y, end.y) == (player.y, rules.y)
    assert game.bottom < end.y
    program.resize((2560, 1080))
    assert len({each.rect.y for each in listed.filters}) == 1


def test_all_matches_are_filtered_by_their_rules(tmp_path: Path) -> None:
    program, scene = at_records(tmp_path)
    index = HistoryIndex(tmp_path / "data")
    for name, options in (("x", '{"jump_in": true}'), ("y", '{"call": true, "rounds": 3}')):
        match = played(name, "classic", "Ada* jun", [1, 0], NOW - 300 * DAY)
        index.put([match._replace(options=options)])
    program.kit.settings.sets["classic"] = {"Sunday": "classic jump_in"}
    listed = matches(program, scene)
    assert listed.list.count == 73
    program.walk(listed.rules)
    shown = []
    for _ in listed.rules.labels:
        shown.append((listed.rules.value, listed.list.count))
        program.press(pygame.K_RIGHT)
    assert shown == [
        ("Any", 73),
        ("As written", 71),
        ("House rules", 2),
        ("Classic: Call One", 1),
        ("Sunday", 1),
    ]


def test_the_record_is_of_as_written_and_of_each_set_apart(tmp_path: Path) -> None:
    program, scene = at_records(tmp_path)
    assert scene.rules not in scene.head
    before = scene.record.whole
    index = HistoryIndex(tmp_path / "data")
    for name, options in (("x", '{"jump_in": true}'), ("y", '{"call": true, "rounds": 3}')):
        match = played(name, "classic", "Ada* jun", [1, 0], NOW - 300 * DAY)
        index.put([match._replace(options=options)])
    program.kit.settings.sets["classic"] = {"Sunday": "classic jump_in"}
    program.stack.push(RecordsScene(program.kit, program.stack, scene.history))
    again = program.top
    assert isinstance(again, RecordsScene)
    shown = []
    program.walk(again.rules)
    for _ in again.rules.labels:
        shown.append((again.rules.value, again.record.whole.games, len(again.recent.rows)))
        program.press(pygame.K_RIGHT)
    assert shown[0][:2] == ("As written", before.games)
    assert shown[1:] == [("House rules", 2, 2), ("Classic: Call One", 1, 1), ("Sunday", 1, 1)]


def test_who_only_plays_by_house_rules_sees_those_first(tmp_path: Path) -> None:
    program, scene = at_records(tmp_path)
    index = HistoryIndex(tmp_path / "data")
    match = played("x", "classic", "Zoe* jun", [1, 0], NOW - 300 * DAY)
    index.put([match._replace(options='{"jump_in": true}')])
    program.stack.push(RecordsScene(program.kit, program.stack, scene.history))
    again = program.top
    assert isinstance(again, RecordsScene)
    place = [each.name for each in again.people].index("Zoe")
    again._choose(place)
    assert (again.rules.value, again.record.whole.games) == ("House rules", 1)


@pytest.mark.parametrize("by", ["key", "click", "pad"])
def test_a_match_is_pasted_into_the_list_and_watched(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, by: str
) -> None:
    clipboard = [""]
    monkeypatch.setattr("game.view.input.clipboard.pygame.scrap.get_text", lambda: clipboard[0])
    program, scene = at_records(tmp_path)
    listed = matches(program, scene)

    def paste() -> Scene:
        if by == "key":
            program.press(pygame.K_p)
        elif by == "click":
            program.click(listed.paste)
        else:
            program.pad(pygame.CONTROLLER_BUTTON_X)
        return program.top

    told = paste()
    assert isinstance(told, NoticeScene)
    assert told.sentence == program.kit.words.phrase(Phrase("problem.no-match-to-paste"))
    program.press(pygame.K_ESCAPE)
    tape = tape_of("attack", actions=30)
    clipboard[0] = write_match(tape.match(tape.length))
    watched = paste()
    assert isinstance(watched, ReplayScene)
    assert watched.tape.log == tape.log
    program.press(pygame.K_ESCAPE)
    assert program.top is listed


def test_what_is_written_into_the_search_pastes_nothing(tmp_path: Path) -> None:
    program, scene = at_records(tmp_path)
    listed = matches(program, scene)
    program.press(pygame.K_f, pygame.K_p)
    program.write("p")
    assert program.top is listed
    assert listed.search.text == "p"


def test_the_list_is_gone_through_by_keys_wheel_and_pad(tmp_path: Path) -> None:
    program, scene = at_records(tmp_path)
    listed = matches(program, scene)
    program.walk(listed.list)
    program.press(*[pygame.K_DOWN] * 30)
    assert listed.list.at == 30
    assert listed.list.scroll.offset > 0
    program.pad(*[pygame.CONTROLLER_BUTTON_RIGHTSHOULDER] * 12)
    assert listed.list.at == 70
    last = listed.list.chosen
    assert last is not None
    assert last.match.name == "069"
    program.pad(pygame.CONTROLLER_BUTTON_DPAD_DOWN)
    assert program.focused is not listed.list
    middle = listed.list.rect.center
    program.point(middle)
    here = listed.list.at
    program.post(events.wheel(6))
    assert listed.list.at < here
    program.pad(pygame.CONTROLLER_BUTTON_B)
    assert program.top is scene


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_nothing_is_cut_and_nothing_lies_over_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], scale: float
) -> None:
    program, scene = at_records(tmp_path, size, scale)
    window, writing = pygame.Rect((0, 0), size), Writing(monkeypatch)
    for widget in some([each for each in scene.group.widgets if each.enabled]):
        program.walk(widget)
        writing.clear()
        program.picture()
        assert widget.rect.colliderect(window)
        assert widget.clip is None or widget.rect.colliderect(widget.clip)
        assert writing.cut == []
        assert overlapping(writing.seen, 4) == []


def test_the_title_leads_to_the_records_and_the_profile(tmp_path: Path) -> None:
    program = Program(tmp_path)
    title = program.top
    assert isinstance(title, TitleScene)
    program.click(title.pill.records)
    assert isinstance(program.top, RecordsScene)
    program.press(pygame.K_ESCAPE)
    program.walk(title.pill.records)
    program.pad(pygame.CONTROLLER_BUTTON_A)
    assert isinstance(program.top, RecordsScene)
    program.pad(pygame.CONTROLLER_BUTTON_START)
    assert program.top is title


def test_matches_that_the_index_lacks_are_read_while_the_screen_is_shown(tmp_path: Path) -> None:
    for seed in range(22):
        ended(tmp_path / "data", "classic", seed, person=True)
    settings = Settings(speed="OFF", think="OFF", name="Ruth")
    program = Program(
        tmp_path, settings=settings, first=lambda kit, stack: RecordsScene(kit, stack)
    )
    scene = program.top
    assert isinstance(scene, RecordsScene)
    assert scene.record.whole.games == 20
    assert scene.due() is not None
    while program.stack.ponder():
        continue
    assert scene.record.whole.games == 22
    assert scene.due() is None


@pytest.mark.parametrize("exported", [False, True])
def test_whoever_is_met_in_a_log_read_later_can_be_chosen(tmp_path: Path, exported: bool) -> None:
    data = tmp_path / "data"
    for seed in range(20):
        ended(data, "classic", seed, person=False, whole=False)
    ended(data, "attack", 1, person=True)  # by its name it is older than the others
    (data / "history" / "20200101-000000-attack.match").write_text("no good")
    program = Program(tmp_path, first=lambda kit, stack: RecordsScene(kit, stack))
    scene = program.top
    assert isinstance(scene, RecordsScene)
    me = scene.person.name
    assert [each.name for each in scene.people] == [me]
    if exported:
        program.click(scene.export)
        program.press(pygame.K_ESCAPE)
    while scene.due() is not None:
        program.stack.ponder()
    assert [each.name for each in scene.people] == [me, "Ruth"]
    program.frame()
    program.press(pygame.K_ESCAPE)  # the notice of the log that is no good
    assert program.top is scene
    program.walk(scene.choice)
    program.press(pygame.K_RIGHT)
    assert scene.record.whole.games == 1


def test_a_match_is_shown_again_where_there_is_a_screen_for_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    watched: list[Path] = []
    monkeypatch.setattr(Routes, "watch_log", lambda self, path: watched.append(path), raising=False)
    for seed in range(2):
        ended(tmp_path / "data", "classic", seed, person=True)
    settings = Settings(speed="OFF", think="OFF", name="Ruth")
    program = Program(tmp_path, settings=settings)
    program.stack.ways.records()
    scene = program.top
    assert isinstance(scene, RecordsScene)
    first, second = scene.recent.rows
    program.click(first)
    program.walk(second)
    program.press(pygame.K_RETURN)
    listed = matches(program, scene)
    program.walk(listed.list)
    program.pad(pygame.CONTROLLER_BUTTON_A)
    program.click((listed.list.rect.centerx, listed.list.rect.top + 90))
    logs = [tmp_path / "data" / "history" / each.match.name for each in (first, second)]
    assert watched == [*logs, logs[0], logs[1]]


@pytest.mark.parametrize("changed", [True, False])
def test_a_match_by_older_rules_is_listed_and_says_why_it_cannot_be_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, changed: bool
) -> None:
    ended(tmp_path / "data", "classic", 1, person=True)
    if changed:
        rules_changed(monkeypatch, ["classic"])
    program = Program(tmp_path, settings=Settings(speed="OFF", think="OFF", name="Ruth"))
    program.stack.ways.records()
    scene = program.top
    assert isinstance(scene, RecordsScene)
    assert scene.record.whole.games == 1
    (row,) = scene.recent.rows
    told = program.kit.words("ui.match.older_rules")
    assert (told in row.spoken) == changed
    assert row.enabled
    program.walk(row)
    program.picture()
    program.press(pygame.K_RETURN)
    if changed:
        assert isinstance(program.top, NoticeScene)
        assert program.top.sentence == told
    else:
        assert isinstance(program.top, ReplayScene)


def test_the_button_of_a_match_by_older_rules_is_dim(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ended(tmp_path / "data", "classic", 1, person=True)
    ended(tmp_path / "data", "oono", 1, person=True)
    rules_changed(monkeypatch, ["oono"])
    program = Program(tmp_path, settings=Settings(speed="OFF", think="OFF", name="Ruth"))
    program.stack.ways.records()
    scene = program.top
    assert isinstance(scene, RecordsScene)
    picture = program.picture()
    darkest = {}
    for row in scene.recent.rows:
        button = pygame.Rect(row.rect.right - program.kit.px(20), 0, 4, 4)
        button.centery = row.rect.centery
        darkest[row.match.game] = sum(pygame.transform.average_color(picture, button)[:3])
    assert darkest["classic"] + 150 < darkest["oono"]


@pytest.mark.parametrize("change", ["began = NULL", "game = x'ff'", "name = CAST(x'ff' AS TEXT)"])
def test_a_damaged_index_is_made_again_without_a_word(tmp_path: Path, change: str) -> None:
    data = tmp_path / "data"
    ended(data, "classic", 1, person=True)
    refresh(data)
    with closing(sqlite3.connect(HistoryIndex(data).path)) as file, file:
        file.execute("PRAGMA foreign_keys = OFF")
        file.execute(f"UPDATE matches SET {change}")
    program = Program(tmp_path)
    program.stack.push(RecordsScene(program.kit, program.stack))
    program.frame()
    assert isinstance(program.top, RecordsScene)
    assert [each.name for each in program.top.history.people()][1:] == ["Ruth"]
    assert len(program.top.history.find()) == 1
