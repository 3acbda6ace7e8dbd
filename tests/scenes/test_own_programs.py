"""Bots that are programs, in the window: asked about before anything is started, played with, and ended."""

from __future__ import annotations

from pathlib import Path
from time import monotonic

import pygame
import pytest

from game.scenes.guests.guests_scene import GuestsScene
from game.scenes.pause.notice_scene import NoticeScene
from game.scenes.pause.program_scene import ProgramScene
from game.scenes.pause.who_plays_scene import WhoPlaysScene
from game.scenes.setup.setup_scene import SetupScene
from game.scenes.table.table_scene import TableScene
from game.session.programs.process_bot import ProcessBot
from game.session.programs.programs import process_bots
from game.store.settings_file import LastTable, Settings
from tests.harness.own_programs import be_patient, confirmed, is_gone, write_program
from tests.harness.program import Program, still
from tests.harness.seat_sight import seen_at
from tests.harness.seen import Writing, overlapping

EXAMPLE = Path(__file__).resolve().parents[2] / "docs" / "example-bot" / "wanda.py"
MARKS = "open('started', 'w').close()\n"


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    be_patient(monkeypatch)


def bots(folder: Path) -> Path:
    return folder / "data" / "bots"


def write(folder: Path, source: str | None = None, more: str = "") -> None:
    plays = EXAMPLE.read_text(encoding="utf-8") if source is None else source
    write_program(bots(folder), MARKS + plays, more=more)


def remembered(folder: Path) -> Settings:
    """Settings of somebody who has played against Wanda alone, and confirmed her program as it is now."""
    settings = still()
    settings.games["classic"] = LastTable(["wanda"], {"rounds": 1}, 3)
    write(folder)
    settings.programs = confirmed(write_program(bots(folder), MARKS + EXAMPLE.read_text("utf-8")))
    return settings


def at_setup(folder: Path, settings: Settings) -> Program:
    program = Program(folder, settings=settings)
    program.stack.ways.setup("classic")
    program.frame()
    assert isinstance(program.top, SetupScene)
    return program


def deal(program: Program) -> None:
    assert isinstance(program.top, SetupScene)
    program.walk(program.top.deal)
    program.press(pygame.K_RETURN)


def question(program: Program) -> ProgramScene:
    assert isinstance(program.top, ProgramScene)
    return program.top


def table(program: Program) -> TableScene:
    assert isinstance(program.top, TableScene)
    return program.top


def bot_of(program: Program) -> ProcessBot:
    ((_, bot),) = process_bots(table(program).host.runner.controllers)
    return bot


def until(program: Program, happened: object, within: float = 120) -> None:
    """Let frames pass, and bots think between them, until something has happened."""
    end = monotonic() + within
    while not happened():  # type: ignore[operator]
        assert monotonic() < end
        program.frame()
        if program.stack:
            program.stack.top.ponder()


def started(folder: Path) -> bool:
    return (bots(folder) / "started").exists()


def test_whoever_invites_a_program_is_shown_its_command_and_asked_once(tmp_path: Path) -> None:
    write(tmp_path)
    program = at_setup(tmp_path, still())
    program.walk(program.top.table.chips[0])  # type: ignore[attr-defined]
    program.press(pygame.K_RETURN)
    guests = program.top
    assert isinstance(guests, GuestsScene)
    before = list(guests.invited.bots)

    def invite() -> None:
        program.walk(next(each for each in guests.grid.cards if each.id == "wanda"))
        program.press(pygame.K_RETURN)

    invite()
    assert question(program).command.endswith("wanda.py")
    assert program.focused is question(program).leave
    program.press(pygame.K_RETURN)
    assert program.top is guests
    invite()
    program.press(pygame.K_ESCAPE)
    assert guests.invited.bots == before
    assert not program.kit.settings.programs

    invite()
    program.walk(question(program).start)
    program.press(pygame.K_RETURN)
    assert program.top is guests
    assert guests.invited.bots == [*before, "wanda"]
    assert not started(tmp_path)
    invite()
    assert guests.invited.bots == before
    invite()
    assert guests.invited.bots == [*before, "wanda"]
    program.click(guests.done)
    deal(program)
    assert bot_of(program).talk.process
    kept, _ = Settings.load(program.kit.places.settings)
    assert len(kept.programs["wanda"]) == 1


def test_a_program_plays_until_the_table_is_left(tmp_path: Path) -> None:
    program = at_setup(tmp_path, remembered(tmp_path))
    deal(program)
    process = bot_of(program).talk.process
    assert process is not None

    def played() -> bool:
        host, person = table(program).host, seen_at(table(program)).viewpoint
        if person.in_turn:
            assert person.do(person.observation.legal[0]) is None
        return len([entry for entry in host.match.log if entry.seat == 1]) > 2

    until(program, played)
    assert not program.kit.notices
    program.stack.ways.title()
    program.frame()
    assert is_gone(process)


def test_a_file_that_has_changed_is_asked_about_when_cards_are_dealt(tmp_path: Path) -> None:
    settings = remembered(tmp_path)
    write(tmp_path, more="budget = 2\n")
    program = at_setup(tmp_path, settings)
    deal(program)
    assert "python" in question(program).command
    program.press(pygame.K_ESCAPE)
    assert isinstance(program.top, NoticeScene)
    assert "A beginner plays in its place" in program.top.sentence
    program.press(pygame.K_RETURN)
    assert not process_bots(table(program).host.runner.controllers)
    assert not started(tmp_path)

    program.stack.ways.rematch(table(program).host.plan)
    program.walk(question(program).start)
    program.press(pygame.K_RETURN)
    assert bot_of(program).talk.process
    program.stack.ways.rematch(table(program).host.plan)
    assert isinstance(program.top, TableScene)


def test_a_program_that_dies_is_told_in_a_notice_once(tmp_path: Path) -> None:
    write(tmp_path, "raise SystemExit('no luck')\n")
    settings = still()
    settings.games["classic"] = LastTable(["wanda"], {"rounds": 1}, 3)
    guest = write_program(bots(tmp_path), MARKS + "raise SystemExit('no luck')\n")
    settings.programs = confirmed(guest)
    program = at_setup(tmp_path, settings)
    deal(program)
    scene = table(program)
    person = seen_at(scene).viewpoint
    told: list[str] = []

    def played() -> bool:
        if isinstance(program.top, NoticeScene):
            told.append(program.top.sentence)
            program.press(pygame.K_RETURN)
        elif person.in_turn:
            assert person.do(person.observation.legal[0]) is None
        return len([entry for entry in scene.host.match.log if entry.seat == 1]) > 2

    until(program, played)
    assert told == ["Wanda has stopped running (no luck). A beginner plays on in its place."]


def test_a_seat_that_goes_to_a_program_is_asked_about(tmp_path: Path) -> None:
    settings = remembered(tmp_path)
    settings.programs = {}
    settings.games["classic"] = LastTable(["ruth"], {}, 3)
    program = at_setup(tmp_path, settings)
    deal(program)
    host = table(program).host
    for yes in (False, True):
        program.stack.ways.who_plays(host)
        program.frame()
        scene = program.top
        assert isinstance(scene, WhoPlaysScene)
        row = scene.rows[1]
        program.walk(row)
        for _ in range(40):
            if scene.sits[1] == "wanda":
                break
            program.press(pygame.K_RIGHT)
        program.walk(scene.done)
        program.press(pygame.K_RETURN)
        program.walk(question(program).start if yes else question(program).leave)
        program.press(pygame.K_RETURN)
        if not yes:
            assert isinstance(program.top, NoticeScene)
            program.press(pygame.K_RETURN)
        assert bool(process_bots(table(program).host.runner.controllers)) is yes
        host = table(program).host
        if not yes:
            host.seat_bot(1, "ruth")


@pytest.mark.parametrize(
    ("size", "scale"), [((1280, 720), 1.0), ((960, 540), 1.0), ((960, 540), 2.0), ((540, 960), 2.0)]
)
def test_the_whole_command_can_be_read_in_any_window(
    size: tuple[int, int], scale: float, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    parts = ", ".join(f"'{letter * 28}'" for letter in "abcdefghi")
    file = bots(tmp_path) / "wanda.toml"
    file.parent.mkdir(parents=True)
    file.write_text(f'portrait = "nora"\npolicy = "process"\ncommand = ["python3", {parts}]\n')
    settings = still()
    settings.text_scale = scale
    settings.games["classic"] = LastTable(["wanda"], {}, 3)
    program = Program(tmp_path, size, settings=settings)
    program.stack.ways.setup("classic")
    deal(program)
    writing = Writing(monkeypatch)
    scene = question(program)
    program.picture()
    writing.clear()
    scene.draw(program.kit.window.surface)
    seen = [line for line, _ in writing.seen]
    texts = program.kit.boxes.texts
    lines = {
        box.key: texts.setting(box, *scene.placed[box.key].size).lines
        for box in scene._texts(scene.size)
    }
    for line in (line for text in lines.values() for line in text):
        assert line in seen
    written = "".join(lines["command"]).replace(" ", "")
    assert written == scene.command.replace(" ", "")
    whole = program.kit.window.surface.get_rect()
    assert all(whole.contains(rect) for _, rect in writing.texts)
    assert not overlapping(writing.texts, 4)
