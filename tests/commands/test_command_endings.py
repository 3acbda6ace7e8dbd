"""However a command ends, it is with a sentence, and nothing of it stays behind."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from game.commands import commands
from game.files.writing import write_whole
from game.terminal import run_command

MAIN = Path(__file__).resolve().parents[2] / "main.py"
ON_UNIX = pytest.mark.skipif(os.name != "posix", reason="what Unix alone has")
JOBS = ("simulate", "classic", "--jobs", "2", "--matches")


def run(*arguments: str | Path) -> Result:
    return CliRunner().invoke(commands, [str(each) for each in arguments])


def start(*arguments: str | Path, cwd: Path, **how: object) -> subprocess.Popen[str]:
    """A command in a process of its own."""
    environment = {**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    environment |= {name: str(value) for name, value in how.items() if name.isupper()}
    return subprocess.Popen(
        [sys.executable, str(MAIN), *map(str, arguments)],
        cwd=cwd,
        env={**environment, "HOME": str(cwd)},
        stdout=how.get("stdout", subprocess.PIPE),  # type: ignore[call-overload]
        stderr=subprocess.PIPE,
        text=True,
        encoding=how.get("encoding", "utf-8"),
        start_new_session=True,
        preexec_fn=how.get("before"),
    )


def ended(process: subprocess.Popen[str], status: int, says: str) -> None:
    out, trouble = process.communicate(timeout=60)
    assert process.returncode == status, trouble
    assert says in trouble + (out or "")
    assert "Traceback" not in trouble


LONG = "x" * 300
"""A name that is too long for a file."""


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("bench", "engine", "--seconds", "0"), "more than 0"),
        (("bench", "engine", "--seconds", "-1"), "more than 0"),
        (("bench", "engine", "--seconds", "nan"), "more than 0"),
        (("bench", "engine", "--seconds", "inf"), "at most 3600"),
        (("bench", "engine", "--seconds", "soon"), "'soon'"),
        (("shots", ""), "the name of a folder"),
        (("shots", "x", "--size", "1x" + "9" * 5000), "two numbers"),
        (("simulate", "classic", "--save", ""), "the name of a folder"),
        (("simulate", "classic", "--jobs", "100000"), "a whole number from 1 to 64"),
        (("simulate", "classic", "--seed", "9" * 5000), "a whole number, 0 or more"),
        (("monkey", "--without", "1-99999999999"), "from 1 to 250"),
        (("monkey", "--without", "7-3"), "from 1 to 250"),
        (("monkey", "--without", "9" * 5000), "from 1 to 250"),
        (("scenario", ""), "the name of a file or folder was expected"),
        (("replay", ""), "the name of a file was expected"),
        (("scenario", LONG), "cannot be used: it cannot be read (File name too long)"),
        (("history", "export", LONG), "cannot be used: it cannot be read (File name too long)"),
        (("shots", LONG, "--scene", "confirm"), "cannot be used: it cannot be read"),
        (("transcripts", "check", "--folder", LONG), "cannot be used: it cannot be read"),
        (("simulate", "classic", "--save", LONG), "cannot be used: it cannot be read"),
    ],
)
def test_bad_values_end_in_a_sentence(arguments: tuple[str, ...], says: str) -> None:
    result = run(*arguments)
    assert result.exit_code == 2
    assert says in result.output


@ON_UNIX
@pytest.mark.parametrize(
    "arguments", [("--version",), ("simulate", "classic", "--matches", "2"), ("--first-frame",)]
)
def test_output_that_cannot_be_written(tmp_path: Path, arguments: tuple[str, ...]) -> None:
    if not Path("/dev/full").exists():
        pytest.skip("this system has no /dev/full")
    with Path("/dev/full").open("w") as full:
        ended(start(*arguments, cwd=tmp_path, stdout=full), 2, "The output cannot be written")


def test_letters_that_the_terminal_lacks_are_escaped(tmp_path: Path) -> None:
    asked = ("shots", "pictures 😀", "--scene", "title", "--size", "960x540")
    process = start(*asked, cwd=tmp_path, encoding="latin-1", PYTHONIOENCODING="latin-1")
    ended(process, 0, "1 picture in pictures \\U0001f600")


@pytest.mark.parametrize("asked", [("shots", "x", "--scene", "title"), ("monkey", "--events", "2")])
def test_a_driver_that_sdl_does_not_have(tmp_path: Path, asked: tuple[str, ...]) -> None:
    ended(start(*asked, cwd=tmp_path, SDL_VIDEODRIVER="nonsense"), 2, "needs a screen")


def limited() -> None:
    """No file larger than a kilobyte, as on a disk that is nearly full."""
    import resource

    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (1024, 1024))


@ON_UNIX
@pytest.mark.parametrize(
    "asked",
    [
        ("shots", "kept", "--scene", "title", "--size", "960x540"),
        ("simulate", "classic", "--matches", "9", "--save", "kept"),
        (*JOBS, "60", "--save", "kept"),
    ],
)
def test_a_full_disk_leaves_no_half_of_a_file(tmp_path: Path, asked: tuple[str, ...]) -> None:
    ended(start(*asked, cwd=tmp_path, before=limited), 2, "cannot be written: File too large")
    assert list((tmp_path / "kept").iterdir()) == []


@ON_UNIX
def test_a_working_directory_that_is_gone(tmp_path: Path) -> None:
    gone = tmp_path / "gone"
    gone.mkdir()

    def before() -> None:
        os.rmdir(gone)

    ended(start(*JOBS, "30", cwd=gone, before=before), 0, "30 matches")


def anybody(group: int) -> bool:
    """Whether there are processes of a group."""
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True


def until(holds: Callable[[], bool], seconds: float) -> bool:
    end = time.monotonic() + seconds
    while not holds():
        if time.monotonic() > end:
            return False
        time.sleep(0.05)
    return True


@ON_UNIX
@pytest.mark.parametrize(
    ("number", "status"),
    [(signal.SIGTERM, 143), (signal.SIGKILL, -9), (signal.SIGINT, 130)],
    ids=["term", "kill", "ctrl-c"],
)
def test_workers_end_with_the_command(tmp_path: Path, number: int, status: int) -> None:
    process = start(
        *(*JOBS, "1000000", "--save", "kept"),
        cwd=tmp_path,
        before=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
    )
    try:
        assert until(lambda: any(tmp_path.glob("kept/*.jsonl")), 120)
        if number == signal.SIGINT:  # from a terminal it comes to all of them
            os.killpg(process.pid, number)
        else:
            process.send_signal(number)
        assert process.wait(60) == status
        assert until(lambda: not anybody(process.pid), 60)
        assert process.stderr is not None
        assert "Traceback" not in process.stderr.read()
    finally:
        if anybody(process.pid):
            os.killpg(process.pid, signal.SIGKILL)


def test_an_interrupt_while_it_starts_is_no_traceback(
    capsys: pytest.CaptureFixture[str],
) -> None:
    def interrupted() -> None:
        raise KeyboardInterrupt

    with pytest.raises(SystemExit) as left:
        run_command(interrupted)
    assert left.value.code == 130
    assert capsys.readouterr() == ("", "")


def test_what_was_there_stays_when_the_new_cannot_be_written(tmp_path: Path) -> None:
    file = tmp_path / "file"
    write_whole(file, b"old")
    write_whole(file, b"new")
    assert file.read_bytes() == b"new"
    (tmp_path / "folder").mkdir()
    with pytest.raises(OSError, match="folder"):
        write_whole(tmp_path / "folder", b"x")
    with pytest.raises(OSError, match="directory"):
        write_whole(Path(tmp_path.anchor), b"x")
    assert {each.name for each in tmp_path.iterdir()} == {"file", "folder"}


@ON_UNIX
def test_what_is_no_file_keeps_its_place(tmp_path: Path) -> None:
    """The place of a pipe or a device is not taken by a file, though the system would let that be done."""
    pipe, link = tmp_path / "pipe", tmp_path / "link"
    os.mkfifo(pipe)
    link.symlink_to(pipe)
    for path in (pipe, link):
        with pytest.raises(OSError, match="not an ordinary file"):
            write_whole(path, b"x")
        result = run("history", "export", path)
        assert result.exit_code == 2
        assert result.stderr.endswith("cannot be written: it is not an ordinary file.\n")
    assert pipe.is_fifo()
    assert link.is_symlink()
    assert {each.name for each in tmp_path.iterdir()} == {"pipe", "link"}


@ON_UNIX
def test_a_link_stays_one_when_its_file_is_written(tmp_path: Path) -> None:
    (tmp_path / "there").mkdir()
    file, link = tmp_path / "there" / "file", tmp_path / "link"
    link.symlink_to(file)
    for data in (b"old", b"new"):
        write_whole(link, data)
        assert file.read_bytes() == data
    assert link.is_symlink()
    assert list(file.parent.iterdir()) == [file]
