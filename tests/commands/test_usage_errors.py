"""How a command was called wrongly is told in one sentence, in the program's own words."""

from __future__ import annotations

import os
import shutil
import signal
import stat
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from game.commands import commands
from game.store.platform_folders import assets, use_assets
from game.terminal import INTERRUPTED
from game.tools.worker_pool import interrupts_held
from game.words.counted import counted
from tests.harness.some import some

MAIN = Path(__file__).resolve().parents[2] / "main.py"
ON_UNIX = pytest.mark.skipif(os.name != "posix", reason="what Unix alone has")


def run(*arguments: str | Path) -> Result:
    return CliRunner().invoke(commands, [str(each) for each in arguments])


def refused(*arguments: str | Path) -> str:
    """The one line that a command says where it is called wrongly."""
    done = run(*arguments)
    assert done.exit_code == 2, done.output
    assert done.stdout == ""
    (sentence,) = done.stderr.splitlines()
    return sentence


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("simulat",), "There is no command 'simulat'; did you mean simulate?"),
        (("cook",), "There is no command 'cook'; the commands are scenario, simulate, "),
        (
            ("history", "cook"),
            "There is no command 'cook'; the commands are export, list, rebuild.",
        ),
        (("history",), "A command was expected; the commands are export, list, rebuild."),
        (("soak", "--seeds", "3"), "There is no option '--seeds'; did you mean --seed?"),
        (("soak", "--x"), "There is no option '--x'; the options are --rounds, --seed, "),
        (("soak", "--seed"), "--seed: a value was expected."),
        (("soak", "--json=1"), "--json: no value was expected."),
        (("simulate",), "GAME is missing; give "),
        (("scenario",), "PATH is missing; give "),
        (("soak", "a\nb"), r"'a\nb' is more than was expected; give "),
        (("soak", "--seed", "x" * 999), "--seed: 'xxxx"),
        (("soak", "--seed", "-1"), "'-1' was given; a whole number, 0 or more, was expected."),
        (("soak", "--jobs", "1.5"), "'1.5' was given; a whole number from 1 to 64 was expected."),
        (
            ("simulate", "classic", "--players", "four"),
            "--players: 'four' was given; a whole number ",
        ),
        (
            ("bench", "cook"),
            "WHAT: 'cook' was given; one of engine, search, frames, start, phones ",
        ),
        (("duel", "classic", "a", "b", "--alpha", "0.5"), "a number more than 0 and less than 0.5"),
        (("duel", "classic", "a", "b", "--sprt", "1"), "--sprt: '1' was given; two shares of wins"),
        (
            ("duel", "classic", "hard:" + "9" * 5000, "easy"),
            "after the colon a number of iterations",
        ),
    ],
    ids=lambda given: " ".join(given)[:40] if isinstance(given, tuple) else "",
)
def test_wrong_calls(arguments: tuple[str, ...], says: str) -> None:
    sentence = refused(*arguments)
    assert says in sentence
    assert len(sentence) < 300


@pytest.mark.parametrize("empty", ["", " ", "\t \n"])
@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("simulate",), "GAME: the name of a game"),
        (("simulate", "classic", "--bots"), "--bots: the name of a bot was expected, or several"),
        (("ladder", "classic", "--bots"), "--bots: the name of a bot was expected, or several"),
        (("duel", "classic", "greedy"), "B: the name of a bot"),
        (("bots", "blunders", "classic", "--bot"), "--bot: the name of a bot"),
        (("fuzz", "--kinds"), "--kinds: the name of a kind was expected, or several"),
        (("shots", "x", "--scene"), "--scene: the name of a scene"),
        (("shots", "x", "--language"), "--language: the name of a language"),
        (("history", "list", "--game"), "--game: the name of a game"),
        (("history", "list", "--player"), "--player: the name of a player"),
        (("history", "export"), "FILE: the name of a file"),
        (("transcripts", "check"), "GAME: the name of a game"),
        (("transcripts", "check", "--folder"), "--folder: the name of a folder"),
        (("simulate", "classic", "--save"), "--save: the name of a folder"),
        (("tour",), "DIR: the name of a folder"),
        (("open",), "FILE: the name of a file"),
        (("replay",), "FILE: the name of a file"),
        (("bots", "check"), "FILE: the name of a file"),
        (("bots", "table"), "PAGE: the name of a file"),
        (("bench", "start", "--package"), "--package: the name of a file"),
        (("scenario",), "PATH: the name of a file or folder"),
    ],
    ids=lambda given: " ".join(given) if isinstance(given, tuple) else "",
)
def test_empty_names(arguments: tuple[str, ...], says: str, empty: str) -> None:
    sentence = refused(*arguments, empty)
    assert sentence.startswith(says)
    assert " was expected" in sentence


@pytest.mark.parametrize("names", [",", ",,", " , ", "greedy,", "greedy,,random", ",random"])
def test_empty_names_among_others(names: str) -> None:
    assert refused("simulate", "classic", "--bots", names).startswith("--bots: ")
    assert refused("fuzz", "--kinds", names).startswith("--kinds: ")


def test_an_option_of_the_rules_has_a_name() -> None:
    for given in ("", "=", " =3", "=3"):
        sentence = refused("simulate", "classic", "--option", given)
        assert sentence.endswith("NAME=VALUE was expected.")


READERS = [
    ("open", "--check"),
    ("replay",),
    ("replay", "--check"),
    ("scenario",),
    ("bots", "check"),
    ("bots", "table"),
    ("bench", "start", "--package"),
]


@ON_UNIX
@pytest.mark.parametrize("command", READERS, ids=" ".join)
def test_what_is_no_ordinary_file(tmp_path: Path, command: tuple[str, ...]) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    for file in (pipe, Path("/dev/zero"), tmp_path / "none", pipe / "below"):
        assert f"{file} cannot be " in refused(*command, file)
    if command != ("scenario",):
        assert "it is a folder, not a file" in refused(*command, tmp_path)
    assert stat.S_ISFIFO(pipe.stat().st_mode)


@ON_UNIX
def test_a_package_that_is_no_program(tmp_path: Path) -> None:
    file = tmp_path / "package"
    file.write_text("no program")
    assert "cannot be started: Permission denied" in refused("bench", "start", "--package", file)
    file.chmod(0o755)
    assert "cannot be started: Exec format error" in refused("bench", "start", "--package", file)


@ON_UNIX
@pytest.mark.parametrize(
    "arguments",
    [
        ("simulate", "classic", "--matches", "100000"),
        ("soak", "--rounds", "100000"),
        ("fuzz", "--kinds", "names", "--count", "100000"),
        ("duel", "classic", "greedy", "random", "--deals", "100000"),
    ],
    ids=" ".join,
)
def test_an_interrupt_is_no_fault(tmp_path: Path, arguments: tuple[str, ...]) -> None:
    """The bar of progress says when the command is in the middle of its work."""
    import pty

    own, its = pty.openpty()
    process = subprocess.Popen(
        [sys.executable, str(MAIN), *arguments],
        cwd=tmp_path,
        env={**os.environ, "HOME": str(tmp_path), "TERM": "xterm"},
        stdout=subprocess.PIPE,
        stderr=its,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
    )
    os.close(its)
    written = b""
    while b"%" not in written:
        written += os.read(own, 1 << 16)
    process.send_signal(signal.SIGINT)
    try:
        while part := os.read(own, 1 << 16):
            written += part
    except OSError:  # the other end is closed
        pass
    os.close(own)
    assert process.communicate(timeout=60) == (b"", None)
    assert process.returncode == INTERRUPTED
    assert b"Traceback" not in written
    assert b"Abort" not in written


def test_an_interrupt_waits_while_a_process_is_started() -> None:
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    reached = []
    try:
        with pytest.raises(KeyboardInterrupt), interrupts_held():  # noqa: PT012 - told at its end
            signal.raise_signal(signal.SIGINT)
            reached.append("its end")
        assert reached == ["its end"]
        with interrupts_held():
            pass
    finally:
        signal.signal(signal.SIGINT, before)


def test_one_of_a_kind_is_no_plural() -> None:
    assert counted(1, "match") == "1 match"
    assert counted(0, "match") == "0 matches"
    assert [counted(2, each) for each in ("action", "hash")] == ["2 actions", "2 hashes"]
    done = run("simulate", "classic", "--matches", "1")
    assert "4 players, 1 match, " in done.stdout
    done = run("history", "rebuild")
    assert done.stdout == "0 matches, 0 skipped\n"


@pytest.mark.parametrize(
    ("damaged", "arguments"),
    [
        ("presets/oono.toml", ("simulate", "oono", "--set", "as-on-the-box", "--matches", "1")),
        ("today/dealing-1.toml", ("today",)),
    ],
)
def test_a_damaged_file_of_the_program_is_one_sentence(
    tmp_path: Path, damaged: str, arguments: tuple[str, ...]
) -> None:
    for folder in ("bots", "cards", "presets", "strings", "today"):
        shutil.copytree(assets() / folder, tmp_path / folder)
    (tmp_path / damaged).write_bytes(b"zz = [")
    use_assets(tmp_path)
    try:
        sentence = refused(*arguments)
    finally:
        use_assets(None)
    assert str(tmp_path / damaged) in sentence
    assert sentence.endswith("Please install the game again.")


def lacking(folder: Path, lacks: str) -> None:
    """Make assets of which English lacks the files of a pattern; the first of them is there and empty."""
    for each in assets().iterdir():
        if each.name != "strings":
            (folder / each.name).symlink_to(each)
    shutil.copytree(assets() / "strings", folder / "strings")
    first, *others = sorted((folder / "strings" / "en").glob(lacks))
    first.write_bytes(b"")
    for each in others:
        each.unlink()


@pytest.mark.parametrize("lacks", ["problems.ftl", "*.ftl"])
def test_without_its_english_the_program_says_so_in_place_of_every_sentence(
    lacks: str, tmp_path: Path
) -> None:
    """It said "–", or ended with a traceback where no message was left at all."""
    bad = tmp_path / "bad.toml"
    bad.write_text("name = 7\n")
    (tmp_path / "assets").mkdir()
    lacking(tmp_path / "assets", lacks)
    use_assets(tmp_path / "assets")
    try:
        told = [
            refused("replay", tmp_path / "nothing"),
            refused("scenario", "/nowhere"),
            *run("bots", "check", bad).stderr.splitlines(),
        ]
        checked = run("words", "check", "en")
    finally:
        use_assets(None)
    assert len(told) > 2
    assert all("problems.ftl" in each for each in told) == (lacks == "problems.ftl")
    for sentence in some(told):
        assert sentence.endswith("the program is not installed completely.")
    assert checked.exit_code == (1 if lacks == "problems.ftl" else 2)
    said = checked.stdout if lacks == "problems.ftl" else checked.stderr
    assert "is not installed completely." in said
