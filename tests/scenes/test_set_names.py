"""The name of one's own set of rules stays with its matches, whatever the set is called later."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from game.engine.notation.match_as_text import write_match
from game.engine.notation.rule_set_text import rule_set
from game.scenes.base.match_history import MatchHistory
from game.scenes.base.matches_under_way import matches_under_way
from game.scenes.base.watching.watched_match import as_text, tape_of_log_contents, tape_of_text
from game.scenes.pause.pause_scene import PauseScene
from game.scenes.records.matches_scene import MatchesScene
from game.scenes.replay.replay_scene import ReplayScene
from game.scenes.result.details_scene import DetailsScene
from game.scenes.setup.setup_scene import SetupScene
from game.scenes.table.table_scene import TableScene
from game.scenes.title.unfinished_scene import UnfinishedScene
from game.session.host import Host
from game.session.outcome import outcome_of
from game.session.plan import Plan, Seat
from game.session.records.history import refresh
from game.session.records.log_reader import kept_match
from game.store.fault_reports import report_rows
from game.store.history_index import HistoryIndex
from game.store.match_folder import MatchFolder
from game.store.match_log import read_log
from game.store.settings_file import Settings
from game.variants import find_variant
from game.words.people_texts import KEPT_NAME, length, shown
from tests.harness.kept import kept, play, watched_plan
from tests.harness.program import Program
from tests.harness.seen import Writing
from tests.scenes.test_continue import leave, play_some
from tests.scenes.test_hostile_texts import TEXTS

LINE = "classic draw4=doubt jump_in"
OPTIONS = {"jump_in": True, "draw4": "doubt", "rounds": 1}
SEATS = (Seat("Ada", "ada"), Seat("Ruth", "ruth", "greedy"))


def with_sets(**sets: str) -> Settings:
    return Settings(speed="OFF", think="OFF", sets={"classic": sets})


def plan_of(set_name: str | None) -> Plan:
    return Plan("classic", SEATS, dict(OPTIONS), 3, set_name=set_name)


def pause_of(program: Program) -> PauseScene:
    while not isinstance(program.top, PauseScene):
        program.press(pygame.K_ESCAPE)
    return program.top


def dealt_by(folder: Path, sets: dict[str, str], chosen: str) -> Program:
    """A table at which the set was chosen at the set-up, by its name."""
    program = Program(folder, settings=with_sets(**sets))
    program.stack.ways.setup("classic")
    setup = program.top
    assert isinstance(setup, SetupScene)
    program.walk(setup.options.preset)
    while setup.options.preset.value != chosen:
        program.press(pygame.K_LEFT)
    program.walk(setup.deal)
    program.press(pygame.K_RETURN)
    assert isinstance(program.top, TableScene)
    return program


def test_of_two_sets_with_the_same_rules_the_match_has_the_name_that_was_chosen(
    tmp_path: Path,
) -> None:
    program = dealt_by(tmp_path, {"Sunday": LINE, "Monday": LINE}, "Monday")
    assert pause_of(program).house_in_short == "House rules: Monday"
    ((_, path),) = MatchFolder(program.kit.places.data).logs_under_way()
    assert read_log(path).rows[0]["set_name"] == "Monday"


def test_the_set_that_was_chosen_last_is_chosen_again(tmp_path: Path) -> None:
    """Only its rules were kept, and of two sets with these the first was dealt after a restart."""
    dealt_by(tmp_path, {"Sunday": LINE, "Monday": LINE}, "Monday")
    again = Program(tmp_path, settings=Settings.load(tmp_path / "settings")[0])
    again.stack.ways.setup("classic")
    setup = again.top
    assert isinstance(setup, SetupScene)
    assert setup.options.preset.value == "Monday"
    assert setup.invitation.plan(again.kit, 1).set_name == "Monday"


@pytest.mark.parametrize("later", [{}, {"Renamed": LINE}, {"Monday": "classic call"}])
def test_a_match_that_goes_on_keeps_the_name_of_a_set_that_is_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, later: dict[str, str]
) -> None:
    program = dealt_by(tmp_path, {"Monday": LINE}, "Monday")
    play_some(program, 4)
    program.kit.settings.sets = {"classic": later}
    assert pause_of(program).house_in_short == "House rules: Monday"
    leave(program)
    found = matches_under_way(program.kit)
    listed = UnfinishedScene(program.kit, program.stack, found, lambda: None)
    (panel,) = listed.panels
    assert panel.state.endswith(" · House rules: Monday")
    program.frames(3)
    writing = Writing(monkeypatch)
    program.picture()
    assert "Classic · Monday" in [text.removeprefix("One: ") for text, _ in writing.seen]


def test_a_set_of_ours_is_not_called_as_ones_own_that_has_its_rules(tmp_path: Path) -> None:
    program = dealt_by(tmp_path, {}, "As on the box")
    plan = program.top.host.plan  # type: ignore[attr-defined]
    assert plan.set_name == ""
    line = rule_set(find_variant("classic").info, plan.options)
    program.kit.settings.sets["classic"] = {"Mine": line}
    assert pause_of(program).house_in_short == "House rules: As on the box"


def test_as_written_a_log_says_nothing_of_names(tmp_path: Path) -> None:
    program = Program(tmp_path, settings=with_sets(Plain="classic"))
    program.stack.ways.setup("classic")
    assert isinstance(program.top, SetupScene)
    plan = program.top.invitation.plan(program.kit, 1)
    assert plan.set_name is None
    assert PauseScene(program.kit, program.stack, plan).house == ""


def test_a_name_of_somebody_elses_is_told_apart_from_ours(tmp_path: Path) -> None:
    program = Program(tmp_path)
    pause = PauseScene(program.kit, program.stack, plan_of("as on the BOX"))
    assert pause.house_in_short == "House rules: as on the BOX (your own)"


def ended(folder: Path, set_name: str | None) -> Path:
    host = Host(plan_of(set_name))
    journal = kept(host, folder)
    journal.ended()
    journal.close()
    path = MatchFolder(folder).end(journal.log.path)
    assert path is not None
    return path


def test_records_and_the_replay_show_it(tmp_path: Path) -> None:
    program = Program(tmp_path, settings=with_sets(Other=LINE))
    path = ended(program.kit.places.data, "Monday")
    refresh(program.kit.places.data)
    program.stack.push(MatchesScene(program.kit, program.stack, MatchHistory.of(program.kit)))
    listed = program.top
    assert isinstance(listed, MatchesScene)
    assert listed.list.spoken[1].endswith(" · Monday")
    tape = tape_of_log_contents(read_log(path), running=False)
    program.stack.push(ReplayScene(program.kit, program.stack, tape))
    assert program.top.texts.length.endswith(" · House rules: Monday")  # type: ignore[attr-defined]


def test_the_result_says_it(tmp_path: Path) -> None:
    program = Program(tmp_path)
    plan = replace(watched_plan("classic", ("easy", "easy"), options=OPTIONS), set_name="Monday")
    host = Host(plan)
    play(host, 5_000)
    assert host.match.over
    outcome = outcome_of(host.plan, host.match, [])
    sheet = DetailsScene(program.kit, program.stack, outcome, [])
    assert sheet._subline.text.endswith("House rules “Monday”.")


def test_records_go_by_the_rules_and_not_by_the_name(tmp_path: Path) -> None:
    for name in ("Monday", "Sunday", "", None):
        ended(tmp_path, name)
    refresh(tmp_path)
    index = HistoryIndex(tmp_path)
    assert sorted(each.set_name for each in index.find()) == ["", "", "Monday", "Sunday"]
    assert index.rule_sets() == [LINE]


def test_a_text_takes_it_elsewhere_and_back(tmp_path: Path) -> None:
    tape = tape_of_log_contents(read_log(ended(tmp_path, 'Mon"day ] é')), running=False)
    text = as_text(tape)
    assert '[HouseName "Mon\\"day ] é"]\n' in text
    again = tape_of_text(text)
    assert again.plan.set_name == 'Mon"day ] é'
    assert as_text(again) == text


def test_a_text_without_it_is_called_as_the_rules_are_here(tmp_path: Path) -> None:
    program = Program(tmp_path, settings=with_sets(Mine=LINE))
    tape = tape_of_text(write_match(Host(plan_of("Monday")).match))
    assert tape.plan.set_name is None
    pause = PauseScene(program.kit, program.stack, tape.plan)
    assert pause.house_in_short == "House rules: Mine"


@pytest.mark.parametrize("text", TEXTS, ids=lambda each: ascii(each)[1:12])
def test_whatever_a_name_is_it_is_shown_in_a_safe_form(tmp_path: Path, text: str) -> None:
    program = Program(tmp_path)
    path = ended(program.kit.places.data, text)
    refresh(program.kit.places.data)
    plan = kept_match(read_log(path)).plan
    assert plan.set_name is not None
    assert shown(plan.set_name) == plan.set_name
    assert length(plan.set_name) <= KEPT_NAME
    (match,) = HistoryIndex(program.kit.places.data).find()
    assert match.set_name == plan.set_name
    written = write_match(Host(plan).match, set_name=text)
    assert tape_of_text(written).plan.set_name == plan.set_name
    program.stack.ways.pause(plan)
    pause = program.top
    assert isinstance(pause, PauseScene)
    assert plan.set_name in pause.house
    program.frame()


@pytest.mark.parametrize("value", [None, 7, True, ["Monday"], {"a": 1}])
def test_what_is_no_name_is_none(tmp_path: Path, value: object) -> None:
    contents = read_log(ended(tmp_path, "Monday"))
    contents.rows[0]["set_name"] = json.loads(json.dumps(value))
    assert kept_match(contents).plan == replace(plan_of(None), seats=SEATS)


def test_a_report_of_a_fault_does_not_tell_it(tmp_path: Path) -> None:
    rows = read_log(ended(tmp_path, "Rumpelstilz")).rows
    error = ValueError("it cannot be that Rumpelstilz is in 3 rounds")
    assert "Rumpelstilz" not in json.dumps(report_rows(error, "table", "1", rows, {"greedy"}))
