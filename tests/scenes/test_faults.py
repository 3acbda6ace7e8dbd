"""A fault of the program: the match is saved, a report is written, and one goes on from the title."""

from __future__ import annotations

import json
import platform
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame
import pytest
from click.testing import CliRunner

from game import __version__
from game.commands.open_file import open_file
from game.fault_handling import MOST_FAULTS, GaveUp
from game.scenes.base.matches_under_way import matches_under_way
from game.scenes.base.scene_stack import Scene
from game.scenes.pause.notice_scene import NoticeScene
from game.scenes.setup.setup_scene import SetupScene
from game.scenes.table.table_scene import TableScene
from game.scenes.title.title_scene import TitleScene
from game.session.records.log_reader import kept_match
from game.store import talk_options
from game.store.fault_reports import MOST_REPORTS, message_of, report_rows, write_report
from game.store.match_log import read_log
from game.store.platform_folders import assets, use_assets
from game.store.settings_file import Settings
from game.store.talk_options import load_talk
from tests.harness.example_identity import EXAMPLE, NOBODYS, identity_file
from tests.harness.program import Program
from tests.harness.seat_sight import seen_at

SECRET = "Grace Hopper"


def broken(*_args: Any, **_more: Any) -> Any:
    raise RuntimeError(f"put in on purpose by {SECRET} in /home/grace/cards")


def playing(folder: Path) -> tuple[Program, TableScene]:
    """Return the program at a table at which something has been done."""
    program = Program(
        folder, settings=Settings(speed="OFF", think="OFF", name=SECRET), reports=True
    )
    title = program.top
    assert isinstance(title, TitleScene)
    program.click(title.cards[0])
    assert isinstance(program.top, SetupScene)
    program.click(program.top.deal)
    scene = program.top
    assert isinstance(scene, TableScene)
    while len(scene.host.match.log) < 6:
        seen = seen_at(scene)
        if seen.in_turn():
            seen.viewpoint.do(seen.viewpoint.observation.legal[0])
        program.frame(100)
    return program, scene


def reports(folder: Path) -> list[Path]:
    return sorted((folder / "state" / "reports").glob("*"))


def at_title_again(program: Program) -> str:
    """Let the program go on to the title; return the sentence of the notice that is read there."""
    program.frames(2)
    notice = program.top
    assert isinstance(notice, NoticeScene)
    program.picture()
    program.press(pygame.K_RETURN)
    assert isinstance(program.top, TitleScene)
    return notice.sentence


@pytest.mark.parametrize("where", ["update", "handle", "draw", "due", "pause"])
def test_a_fault_at_the_table_costs_nothing(
    tmp_path: Path, where: str, capsys: pytest.CaptureFixture[str]
) -> None:
    program, scene = playing(tmp_path)
    done = list(scene.host.match.log)
    setattr(scene, where, broken)
    scene.dirty = True
    if where == "due":
        program.app.step()
    elif where == "pause":
        program.press(pygame.K_F10)
    program.press(pygame.K_LEFT)
    program.app.draw()
    sentence = at_title_again(program)
    (report,) = reports(tmp_path)
    assert str(report) in sentence
    assert "Your match is saved" in sentence
    assert capsys.readouterr().err == sentence + "\n"
    (under_way,) = matches_under_way(program.kit).going
    assert under_way.kept.match.log[: len(done)] == done
    title = program.top
    assert isinstance(title, TitleScene)
    assert title.go_on is not None
    program.click(title.go_on)
    program.press(pygame.K_ESCAPE)
    again = program.top
    assert isinstance(again, TableScene)
    assert again is not scene
    assert again.host.match.log[: len(done)] == done


@pytest.mark.parametrize("asked", ["content", "moving"])
def test_nor_does_one_in_asking_whether_to_draw(
    tmp_path: Path, asked: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    program, scene = playing(tmp_path)
    while scene.moving:
        program.frame()
    with monkeypatch.context() as patched:
        patched.setattr(type(scene), asked, property(broken))
        program.app.step()
    at_title_again(program)
    assert len(reports(tmp_path)) == 1


@pytest.mark.parametrize(
    ("changes", "says"),
    [({}, f" You can send it to {EXAMPLE['contact']}."), (NOBODYS, "")],
    ids=["published", "nobodys"],
)
def test_whoever_publishes_it_is_named_for_the_report(
    tmp_path: Path, changes: dict[str, str], says: str
) -> None:
    copy = tmp_path / "program" / "assets"
    shutil.copytree(assets(), copy)
    (copy.parent / "build").mkdir()
    (copy.parent / "build" / "identity.toml").write_text(identity_file(**changes), encoding="utf-8")
    use_assets(copy)
    try:
        program, scene = playing(tmp_path)
        scene.update = broken  # type: ignore[method-assign]
        sentence = at_title_again(program)
    finally:
        use_assets(None)
    (report,) = reports(tmp_path)
    assert sentence.endswith(f"{report}.{says}")


def test_a_report_is_the_match_with_what_happened_and_nothing_personal(tmp_path: Path) -> None:
    program, scene = playing(tmp_path)
    scene.host.seat_bot(0, "kofi")
    scene.host.seat_person(0)
    done = list(scene.host.match.log)
    scene.update = broken  # type: ignore[method-assign]
    program.frame()
    (report,) = reports(tmp_path)
    contents = read_log(report)
    found = kept_match(contents)
    assert found.match.log == done
    assert found.match.state.digest() == scene.host.match.state.digest()
    assert found.plan.seats[0].name == "P1"
    assert [seat.bot for seat in found.plan.seats] == [seat.bot for seat in scene.host.plan.seats]
    told = contents.rows[0]["report"]
    assert told["program"] == __version__
    assert told["python"] == platform.python_version()
    assert told["platform"] == platform.platform()
    assert told["scene"] == "TableScene"
    assert told["error"] == "RuntimeError: put in on purpose by … in …"
    assert told["trace"][-1].endswith(":broken")
    assert any(each.startswith("game/app.py:") for each in told["trace"])
    text = report.read_text()
    assert SECRET not in text
    assert str(tmp_path) not in text
    assert "grace" not in text.lower()


def test_a_report_is_opened_and_played_again(tmp_path: Path) -> None:
    program, scene = playing(tmp_path)
    seen = seen_at(scene)
    for _ in range(200):
        if seen.in_turn():
            legal = seen.viewpoint.observation.legal
            plays = [each for each in legal if each.verb == "play"]
            seen.viewpoint.do((plays or legal)[0])
            if seen.viewpoint.take_back() is None:
                break
        program.frame()
    else:
        raise AssertionError
    scene.update = broken  # type: ignore[method-assign]
    program.frame()
    (report,) = reports(tmp_path)
    done = CliRunner().invoke(open_file, [str(report), "--check", "--json"])
    assert done.exit_code == 0, done.output
    told = json.loads(done.output)
    assert told["actions"] == len(scene.host.match.log)
    assert told["turn"] == 0
    assert b'"undo ' in report.read_bytes()


def test_a_fault_away_from_the_table_is_reported_too(tmp_path: Path) -> None:
    program = Program(tmp_path, reports=True)
    title = program.top
    assert isinstance(title, TitleScene)
    program.click(title.cards[0])
    assert isinstance(program.top, SetupScene)
    program.top.draw = broken  # type: ignore[method-assign]
    program.press(pygame.K_DOWN)
    program.app.draw()
    sentence = at_title_again(program)
    (report,) = reports(tmp_path)
    assert str(report) in sentence
    assert "match" not in sentence.split(str(report))[0]
    assert read_log(report).rows[0]["report"]["scene"] == "SetupScene"


def test_what_cannot_be_written_is_told(tmp_path: Path) -> None:
    program, scene = playing(tmp_path)
    (tmp_path / "state").write_text("in the way")
    scene.handle = broken  # type: ignore[method-assign]
    program.press(pygame.K_LEFT)
    assert "no report could be written" in at_title_again(program)


@pytest.mark.parametrize("where", ["update", "draw"])
def test_a_title_that_is_at_fault_itself_ends_the_program(
    tmp_path: Path, where: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = Program(tmp_path, reports=True)
    monkeypatch.setattr(TitleScene, where, broken)

    def go_on() -> None:
        for _ in range(50):
            program.top.dirty = True
            program.frame()

    with pytest.raises(GaveUp):
        go_on()
    assert len(reports(tmp_path)) == MOST_FAULTS


def with_a_bad_picture(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> tuple[Program, Callable[..., None]]:
    """A program one of whose pictures is damaged, and what draws that."""
    program = Program(folder, reports=True)
    monkeypatch.setattr(program.kit.pictures, "folder", folder)
    (folder / "odd.svg").write_text("<svg")

    def draw(*_: object) -> None:
        program.kit.pictures.svg("odd", 40, 40)

    return program, draw


def test_a_picture_of_the_program_that_cannot_be_used_is_named_and_not_reported(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """It said only that something went wrong, and kept a report that nobody could do anything about."""
    program, draw = with_a_bad_picture(tmp_path, monkeypatch)
    program.top.draw = draw  # type: ignore[method-assign]
    program.top.dirty = True
    program.frame()
    assert str(tmp_path / "odd.svg") in at_title_again(program)
    assert "install the game again" in capsys.readouterr().err
    assert not reports(tmp_path)


def test_a_picture_without_which_there_is_no_title_is_told_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The same sentence stood there three times."""
    program, draw = with_a_bad_picture(tmp_path, monkeypatch)
    monkeypatch.setattr(TitleScene, "draw", draw)
    monkeypatch.setattr(NoticeScene, "draw", draw)

    def go_on() -> None:
        for _ in range(50):
            program.top.dirty = True
            program.frame()

    with pytest.raises(GaveUp):
        go_on()
    assert capsys.readouterr().err.count("odd.svg") == 1


def test_talk_of_the_program_that_is_damaged_is_named_and_not_reported(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A report was kept, and what was told named no file."""
    copy = tmp_path / "assets"
    shutil.copytree(assets(), copy, ignore=shutil.ignore_patterns("sounds", "cards", "portraits"))
    for name in ("sounds", "cards", "portraits"):
        (copy / name).symlink_to(assets() / name)
    (copy / "strings" / "en" / "talk.toml").write_text("<html>")
    program = Program(tmp_path / "player", reports=True)
    use_assets(copy)
    talk_options.forget()
    try:
        program.top.handle = lambda _: load_talk()  # type: ignore[method-assign]
        program.press(pygame.K_RETURN)
        told = at_title_again(program)
    finally:
        use_assets(None)
        talk_options.forget()
    assert "talk.toml" in told
    assert "Please install the game again" in capsys.readouterr().err
    assert not reports(tmp_path / "player")


def test_faults_far_apart_do_not_end_it(tmp_path: Path) -> None:
    program = Program(tmp_path, reports=True)
    for _ in range(MOST_FAULTS + 1):
        program.top.handle = broken  # type: ignore[method-assign]
        program.press(pygame.K_LEFT)
        at_title_again(program)
        program.frames(70)
    assert len(reports(tmp_path)) == MOST_FAULTS + 1


def test_without_reports_a_fault_is_raised(tmp_path: Path) -> None:
    program = Program(tmp_path)
    program.top.handle = broken  # type: ignore[method-assign]
    with pytest.raises(RuntimeError):
        program.press(pygame.K_LEFT)
    assert isinstance(program.top, Scene)


def _fault(make: Callable[[], Any]) -> Exception:
    try:
        make()
    except Exception as error:
        return error
    raise AssertionError


def test_own_bots_have_no_names_and_few_reports_are_kept(tmp_path: Path) -> None:
    seats = [
        {"name": "Ada", "portrait": "ada", "colour": "rose"},
        {"name": "Ruth", "portrait": "ruth", "bot": "ruth"},
        {"name": "Uncle Bob", "portrait": "nora", "bot": "uncle-bob"},
    ]
    head = {"names": ["Ada", "Ruth", "Uncle Bob"], "seats": seats, "began": 1.0}
    sits = {"sits": 1, "name": "Aunt May", "portrait": "mei", "bot": ""}
    error = _fault(lambda: {}["Aunt May"])
    rows = report_rows(error, "TableScene", "1", [head, sits, {"seating": {"pad": "x"}}], {"ruth"})
    assert rows[0]["names"] == ["P1", "Ruth", "P3"]
    assert rows[0]["seats"] == [{"name": "P1"}, seats[1], {"name": "P3", "bot": "own"}]
    assert "began" not in rows[0]
    assert rows[1:] == [{"sits": 1, "name": "P2"}]
    assert message_of(error, {"Aunt May"}) == "KeyError: '…'"
    for number in range(MOST_REPORTS + 3):
        write_report(tmp_path, rows, 1_800_000_000.0 + number)
    assert len(list(tmp_path.iterdir())) == MOST_REPORTS
