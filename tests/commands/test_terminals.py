"""What commands write can do nothing to a terminal, and needs none."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from game.files.standard_streams import BROKEN_PIPE, harmless
from game.words.path_names import named

MAIN = Path(__file__).resolve().parents[2] / "main.py"
ON_UNIX = pytest.mark.skipif(os.name != "posix", reason="what Unix alone has")
ACTING = "a\x1b[31mred\x07\u202edoc\x9b" + os.fsdecode(b"\xff")
"""A name that colours, rings, runs backwards, and has a byte that is no letter."""
ESCAPED = r"a\x1b[31mred\x07\u202edoc\x9b\xff"
FILES = [
    ("open", "--check"),
    ("replay",),
    ("replay", "--check"),
    ("scenario",),
    ("bots", "check"),
    ("bots", "table"),
    ("bench", "start", "--package"),
]
"""Commands that read a file, before its name."""
NAMES = [
    ("simulate",),
    ("simulate", "classic", "--bots"),
    ("simulate", "classic", "--option"),
    ("simulate", "classic", "--players"),
    ("simulate", "classic", "--matches"),
    ("duel", "classic", "greedy"),
    ("bench",),
    ("bench", "engine", "--seconds"),
    ("shots", "x", "--scene"),
    ("shots", "x", "--size"),
    ("shots", "x", "--language"),
    ("fuzz", "--kinds"),
    ("monkey", "--without"),
    ("transcripts", "check"),
    ("transcripts", "check", "--folder"),
    ("history", "list", "--nothing"),
    (),
]
"""Commands that are given something, before a value that they refuse."""


def environment(home: Path, **variables: str) -> dict[str, str]:
    dummy = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "TERM": "xterm"}
    return {**os.environ, **dummy, "HOME": str(home), "PYTHONIOENCODING": "utf-8", **variables}


def on_a_terminal(
    arguments: Sequence[str | Path], home: Path, **variables: str
) -> tuple[int, bytes]:
    """The exit status of a command on a terminal, and all that it writes there."""
    import pty

    own, its = pty.openpty()
    process = subprocess.Popen(
        [sys.executable, str(MAIN), *map(str, arguments)],
        cwd=home,
        env=environment(home, **variables),
        stdin=its,
        stdout=its,
        stderr=its,
    )
    os.close(its)
    written = b""
    try:
        while part := os.read(own, 1 << 16):
            written += part
    except OSError:  # the other end is closed
        pass
    os.close(own)
    return process.wait(60), written


def acting(written: bytes) -> list[bytes]:
    """What of an output acts on a terminal."""
    text = written.decode("utf-8")
    return [
        letter.encode()
        for letter in text.replace("\r\n", "\n")
        if letter != "\n" and (not letter.isprintable() or letter == "\r")
    ]


@ON_UNIX
@pytest.mark.parametrize("command", FILES, ids=" ".join)
def test_names_of_files_do_nothing_to_a_terminal(tmp_path: Path, command: tuple[str, ...]) -> None:
    for there in (False, True):
        if there:
            (tmp_path / ACTING).write_text("x")
        status, written = on_a_terminal([*command, ACTING], tmp_path)
        assert status in (1, 2)
        assert acting(written) == []
        assert b"Traceback" not in written
        assert named(ACTING).encode() in written or "□".encode() in written


@ON_UNIX
@pytest.mark.parametrize("command", NAMES, ids=" ".join)
def test_values_do_nothing_to_a_terminal(tmp_path: Path, command: tuple[str, ...]) -> None:
    status, written = on_a_terminal([*command, ACTING], tmp_path)
    assert status == 2
    assert acting(written) == []
    assert b"Traceback" not in written


@ON_UNIX
def test_a_name_of_a_file_makes_no_lines(tmp_path: Path) -> None:
    (tmp_path / "a\n9 passed, 0 failed\n.toml").write_text("x")
    process = run(["scenario", "."], tmp_path)
    assert process.stdout.splitlines()[0].startswith(r"ERROR  a\n9 passed, 0 failed\n.toml: ")
    assert len(process.stdout.splitlines()) == 2


@ON_UNIX
def test_json_stays_json(tmp_path: Path) -> None:
    (tmp_path / ACTING).write_text("x")
    process = run(["open", "--check", "--json", ACTING], tmp_path)
    assert json.loads(process.stdout)["what"].startswith(ESCAPED)


def run(
    arguments: Sequence[str], home: Path, how: str = "", **variables: str
) -> subprocess.CompletedProcess[str]:
    """A command as a shell runs it, with what is written behind it."""
    return subprocess.run(
        ["sh", "-c", f'exec "$@" {how}', "sh", sys.executable, str(MAIN), *arguments],
        cwd=home,
        env=environment(home, **variables),
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=60,
        check=False,
    )


@ON_UNIX
@pytest.mark.parametrize("closed", [">&-", "2>&-", "<&- >&- 2>&-"])
@pytest.mark.parametrize(
    ("arguments", "status"),
    [
        (("simulate", "classic", "--matches", "3"), 0),
        (("simulate", "classic", "--matches", "9", "--jobs", "2", "--json"), 0),
        (("soak", "--rounds", "5"), 0),
        (("--help",), 0),
        (("--first-frame",), 0),
        (("simulate", "whist"), 2),
        (("replay", "nothing"), 2),
    ],
    ids=lambda given: " ".join(given) if isinstance(given, tuple) else "",
)
def test_closed_streams(
    tmp_path: Path, arguments: tuple[str, ...], status: int, closed: str
) -> None:
    """What would have been written there is written nowhere else."""
    process = run(arguments, tmp_path, closed)
    assert process.returncode == status
    assert process.stderr == ("" if status == 0 or "2>" in closed else process.stderr)
    assert bool(process.stdout) == (status == 0 and closed == "2>&-")


@ON_UNIX
def test_a_file_does_not_get_the_number_of_a_stream(tmp_path: Path) -> None:
    """A library that writes to standard error would write into it."""
    script = (
        "import os; from game.files.standard_streams import guard_streams; guard_streams();"
        " opened = open('kept', 'w'); os.write(2, b'trouble'); assert opened.fileno() > 2"
    )
    done = subprocess.run(
        ["sh", "-c", 'exec "$@" <&- >&- 2>&-', "sh", sys.executable, "-c", script],
        cwd=tmp_path,
        env={**environment(tmp_path), "PYTHONPATH": str(MAIN.parent)},
        check=False,
    )
    assert done.returncode == 0
    assert (tmp_path / "kept").read_bytes() == b""


@ON_UNIX
@pytest.mark.parametrize("term", ["dumb", "", "xterm"])
def test_a_bar_of_progress_is_for_terminals_that_can_show_it(tmp_path: Path, term: str) -> None:
    asked = ["simulate", "classic", "--matches", "30"]
    status, written = on_a_terminal(asked, tmp_path, TERM=term)
    assert status == 0
    assert (b"\x1b" in written) == (term == "xterm")
    if term != "xterm":
        assert acting(written) == []


@ON_UNIX
@pytest.mark.parametrize(
    "arguments",
    [
        ("bots", "list"),
        ("bots", "list", "--json"),
        ("simulate", "classic", "--matches", "9", "--jobs", "2"),
        ("--help",),
        ("--version",),
    ],
    ids=" ".join,
)
def test_a_broken_pipe_ends_quietly(tmp_path: Path, arguments: tuple[str, ...]) -> None:
    ours, its = os.pipe()
    os.close(ours)
    process = subprocess.Popen(
        [sys.executable, str(MAIN), *arguments],
        cwd=tmp_path,
        env=environment(tmp_path),
        stdout=its,
        stderr=subprocess.PIPE,
    )
    os.close(its)
    assert process.communicate(timeout=60) == (None, b"")
    assert process.returncode == BROKEN_PIPE


@ON_UNIX
def test_trouble_that_nobody_reads_ends_nothing(tmp_path: Path) -> None:
    ours, its = os.pipe()
    os.close(ours)
    process = subprocess.Popen(
        [sys.executable, str(MAIN), "simulate", "whist"],
        cwd=tmp_path,
        env=environment(tmp_path),
        stdout=subprocess.PIPE,
        stderr=its,
    )
    os.close(its)
    assert process.communicate(timeout=60) == (b"", None)
    assert process.returncode == 2


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("plain\ttext\n", "plain\ttext\n"),
        ("a\r\nb", "a\r\nb"),
        ("a\rb", r"a\rb"),
        ("\x1b]0;title\x07", r"\x1b]0;title\x07"),
        ("\u2068שלום\u2069", "\u2068שלום\u2069"),
        ("\u202e\u2067\u200f\u2028", r"\u202e\u2067\u200f\u2028"),
        ("😀 é 👩\u200d🚀", "😀 é 👩\u200d🚀"),
        (ACTING, ESCAPED),
    ],
)
def test_letters_that_act_are_escaped(text: str, written: str) -> None:
    assert harmless(text) == written


def test_names_are_in_one_line_and_not_long() -> None:
    assert named(Path("a\nb\u2069c")) == r"a\nb\u2069c"
    assert named("é 😀") == "é 😀"
    assert len(named("x" * 10_000)) < 410
