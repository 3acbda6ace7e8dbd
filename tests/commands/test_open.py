"""The command `open`: texts, replays and logs are opened; of a bad one it says what is wrong, and where."""

from __future__ import annotations

import gc
import json
from pathlib import Path

import pygame
import pytest
from click.testing import CliRunner, Result

from game.cli import SAVED, main
from game.commands import commands
from game.engine import replay
from game.engine.notation.match_as_text import write_match, write_position_text
from game.engine.problems import Phrase
from game.scenes.base.watching.watched_match import ENDING, save, tape_of_file
from game.scenes.pause.notice_scene import NoticeScene
from game.scenes.replay.replay_scene import ReplayScene
from game.scenes.table.table_scene import TableScene
from game.session.host import Host
from game.session.replays.tape import Eyes
from game.session.viewpoint import ONLOOKER
from game.store.match_folder import MatchFolder
from game.variants import VARIANTS
from tests.harness import events
from tests.harness.kept import BEGAN, kept, play, watched_plan
from tests.harness.program import Program
from tests.harness.taped import tape_of
from tests.harness.written import match_at

NOTHING = dict.fromkeys(("kind", "game", "players", "actions", "turn"))
"""What is told of a file with no match in it."""


def run(*arguments: str | Path) -> Result:
    return CliRunner().invoke(commands, ["open", *map(str, arguments)])


@pytest.mark.parametrize("game", [variant.info.id for variant in VARIANTS])
def test_what_is_opened_is_told(tmp_path: Path, game: str) -> None:
    tape = tape_of(game, actions=40)
    match = tape.match(tape.length)
    texts = {
        "match.txt": write_match(match),
        "match.jsonl": "\n".join(replay.write(match)),
        "position.txt": write_position_text(tape.variant, match.state),
    }
    for name, text in texts.items():
        file = tmp_path / name
        file.write_text(text, "utf-8")
        told = run(file, "--check", "--json")
        assert told.exit_code == 0, told.output
        position = name.startswith("position")
        assert json.loads(told.stdout) == {
            "kind": "position" if position else "match",
            "game": game,
            "players": 3,
            "actions": 0 if position else tape.length,
            "turn": match.state.turn,
            "ok": True,
        }
        assert game in run(file, "--check").stdout


def test_a_match_that_is_over_is_finished(tmp_path: Path) -> None:
    file = tmp_path / "match.txt"
    tape = tape_of("classic")
    file.write_text(write_match(tape.match(tape.length)), "utf-8")
    assert run(file, "--check").stdout.endswith("actions, finished\n")


def test_a_table_for_a_number_without_end_is_told_of(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    lines = list(replay.write(tape_of("oono", actions=2).match(2)))
    lines[0] = json.dumps({**json.loads(lines[0]), "players": 10**400})
    file.write_text("\n".join(lines), "utf-8")
    told = run(file, "--check")
    assert told.exit_code == 1
    assert "line 1: players is a number of more than 25 digits" in told.stderr


def test_a_log_is_opened_and_hides_hands_while_it_may_go_on(tmp_path: Path) -> None:
    host = Host(watched_plan("classic", ("easy", "easy")))
    journal = kept(host, tmp_path)
    play(host, 12)
    path = journal.log.path
    assert json.loads(run(path, "--check", "--json").stdout)["actions"] == len(host.match.log)
    assert tape_of_file(path).allowed == [Eyes(ONLOOKER)]
    journal.close()
    ended = MatchFolder(tmp_path).end(path)
    assert ended is not None
    assert Eyes(0, all=True) in tape_of_file(ended).allowed
    assert tape_of_file(ended).began == BEGAN


def test_of_a_bad_file_it_says_what_and_where(tmp_path: Path) -> None:
    file = tmp_path / "bad.txt"
    good = write_match(tape_of("classic", actions=9).match(9))
    line = next(n for n, each in enumerate(good.splitlines(), 1) if each.startswith("4. "))
    for text, said in (
        (good.replace("\n4. ", "\n4. x"), f"line {line}: "),
        (good.replace("\n4. ", "\n4. 99999999 0 play R5\n; "), "is refused by"),
        (good.replace('"classic"', '"chess"'), "there is no game chess"),
        ("What a fine evening!", "holds no match"),
        ('{"all-for-one": "replay"}', "format"),
        ("", ""),
    ):
        file.write_text(text, "utf-8")
        told = run(file, "--check")
        assert told.exit_code == 1  # a fault was found in it
        assert str(file) in told.stderr
        assert said in told.stderr
        assert "Traceback" not in told.output
        assert told.stderr.count("\n") == 1
        in_short = run(file, "--check", "--json")
        assert (in_short.exit_code, in_short.stderr) == (1, told.stderr)
        what = told.stderr.removesuffix("\n")
        assert json.loads(in_short.stdout) == {**NOTHING, "ok": False, "what": what}
        assert run(file).exit_code == 2  # it cannot be shown


def test_a_file_that_is_not_there_is_no_fault_of_it_but_a_bad_name(tmp_path: Path) -> None:
    for file in (tmp_path / "none", tmp_path):
        told = run(file, "--check", "--json")
        assert told.exit_code == 2
        assert told.stderr.startswith(f"{file} cannot be opened: ")
        what = told.stderr.removesuffix("\n")
        assert json.loads(told.stdout) == {**NOTHING, "ok": False, "what": what}
    told = run(tmp_path / "none", "--json")
    assert (told.exit_code, told.stdout) == (2, "")


def test_a_position_that_the_game_cannot_have_is_refused_by_its_key(tmp_path: Path) -> None:
    """Draws are faced, and no draw card lies on top."""
    file = tmp_path / "position.txt"
    match = match_at("oono", {"hands": ["R1 G5", "R2 B6"], "discard": "R3"})
    good = write_position_text(match.variant, match.state)
    file.write_text(good.replace("facing = 0", "facing = 2"), "utf-8")
    told = run(file, "--check")
    line = next(n for n, each in enumerate(good.splitlines(), 1) if each.startswith("facing"))
    wrong = "the key facing: no cards are to be drawn for R3 on top."
    assert (told.exit_code, told.stdout) == (1, "")
    assert told.stderr == f"{file}: line {line}: {wrong}\n"


def test_a_text_is_pasted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tape = tape_of("attack", actions=30)
    program = Program(tmp_path)
    monkeypatch.setattr(
        "game.view.input.clipboard.pygame.scrap.get_text",
        lambda: write_match(tape.match(tape.length)),
    )
    program.stack.ways.paste()
    watched = program.top
    assert isinstance(watched, ReplayScene)
    assert watched.tape.log == tape.log
    monkeypatch.setattr("game.view.input.clipboard.pygame.scrap.get_text", lambda: "Hello")
    program.stack.ways.paste()
    assert isinstance(program.top, NoticeScene)


def test_a_log_that_cannot_be_read_is_told_of(tmp_path: Path) -> None:
    program = Program(tmp_path)
    program.stack.ways.watch_log(tmp_path / "none.match")
    assert isinstance(program.top, NoticeScene)


def test_a_file_that_cannot_be_opened_is_told_of_in_the_window(tmp_path: Path) -> None:
    program = Program(tmp_path)
    for content in (b"What a fine evening!", b"\x00\xff", None):
        file = tmp_path / "evening.oneplay"
        file.unlink(missing_ok=True)
        if content is not None:
            file.write_bytes(content)
        program.stack.ways.watch_file(file)
        assert isinstance(program.top, NoticeScene)
        assert str(file) in program.top.sentence
        program.stack.pop()


def test_a_window_says_in_its_language_what_is_wrong_with_a_file(tmp_path: Path) -> None:
    """The details, which are in English, are told in a terminal."""
    match = tape_of("classic", actions=9).match(9)
    good, lines = write_match(match), list(replay.write(match))
    line = next(n for n, each in enumerate(good.splitlines(), 1) if each.startswith("4. "))
    faults = [
        (good.replace("\n4. ", "\n4. x"), "match-line", line),
        (good.replace("\n4. ", "\n4. 99999999 0 play R5\n; "), "match-line", line),
        (good.replace('[Rules "1"]', '[Rules "99"]'), "match-newer", 0),
        (good.replace('[Rules "1"]', '[Rules "0"]'), "match-rules", 0),
        ("\n".join([*lines[:3], lines[3][:-2]]), "match-line", 4),
        (lines[0].replace('"format":1', '"format":99'), "match-newer", 0),
        (lines[0].replace('"players":3', '"players":30'), "match-setup", 0),
        ('{"all-for-one": "something else"}', "no-log", 0),
        (write_position_text(match.variant, match.state.seen_from(0)), "match-hidden", 0),
    ]
    program = Program(tmp_path)
    file = tmp_path / "evening.oneplay"
    for text, reason, number in faults:
        assert text not in (good, lines[0])
        file.write_text(text, "utf-8")
        program.stack.ways.watch_file(file)
        assert isinstance(program.top, NoticeScene)
        expected = Phrase(f"problem.reason-{reason}", **({"line": number} if number else {}))
        sentence = Phrase("problem.open-file", file=str(file), reason=expected)
        assert program.top.sentence == program.kit.words.phrase(sentence)
        program.stack.pop()


def test_a_saved_match_is_dropped_on_the_title_and_on_no_table(tmp_path: Path) -> None:
    program = Program(tmp_path)
    file = save(tape_of("oono", actions=12), tmp_path)
    program.post(events.dropped(str(file)))
    watched = program.top
    assert isinstance(watched, ReplayScene)
    assert watched.tape.length == 12
    program.press(pygame.K_ESCAPE)
    program.press(pygame.K_RETURN, pygame.K_RETURN)
    table = program.top
    assert isinstance(table, TableScene)
    program.post(events.dropped(str(file)))
    assert program.top is table


@pytest.mark.parametrize("name", ["one.oneplay", "ONE.ONEPLAY"])
def test_the_program_is_started_with_a_saved_match(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    opened: list[Path | None] = []

    def run(*, file: Path | None = None) -> int:
        assert not gc.isenabled()
        gc.enable()  # as the program does once its first picture is shown
        opened.append(file)
        return 0

    monkeypatch.setattr("game.app.run", run)
    monkeypatch.setattr("sys.argv", ["all-for-one", str(tmp_path / name)])
    with pytest.raises(SystemExit) as end:
        main()
    assert end.value.code == 0
    assert opened == [tmp_path / name]


def test_saved_matches_have_one_ending() -> None:
    assert SAVED == ENDING
