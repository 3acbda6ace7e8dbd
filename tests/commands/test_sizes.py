"""Files that are too large, or hold too much, are told of in a sentence, at a cost in proportion."""

from __future__ import annotations

import tracemalloc
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner

from game.commands import commands
from game.engine import replay
from game.engine.notation.match_as_text import write_match
from game.files.checked_lines import checked_lines
from game.files.toml_files import parse_toml
from game.scenes.base.watching.watched_match import LARGEST
from game.variants import find_variant
from tests.harness.taped import tape_of

K = 1 << 10
M = K * K
MATCH = tape_of("callout", actions=30).match(30)
TEXT = write_match(MATCH)
LINES = "\n".join(replay.write(MATCH))
HEAD, *REST = LINES.split("\n")
SCENARIO = 'game = "oono"\nclauses = ["O-10"]\ntitle = "x"\n'


def tagged(value: str) -> str:
    return TEXT.replace("[Rules", f'[Event "{value}"]\n[Rules', 1)


def moved(text: str) -> str:
    return TEXT.replace("\n2. ", f"\n2. 0 0 {text}\n3. ", 1)


def log(*rows: bytes) -> bytes:
    return checked_lines(rows)


CASES: dict[str, tuple[Callable[[], str | bytes], str]] = {
    "a tag": (lambda: tagged("x" * 14 * M), "letters"),
    "a tag of escapes": (lambda: tagged(r"\\" * 7 * M), "letters"),
    "a tag in a text that may be": (
        lambda: tagged("x" * 3 * M),
        "letters, and a line has 65536 at most",
    ),
    "a tag without an end": (
        lambda: TEXT.replace("[Rules", '[Event "' + "x" * 60 * K + "\n[Rules", 1),
        "line 2: ",
    ),
    "tags": (
        lambda: TEXT.replace("[Rules", "".join(f'[T{n} "x"]\n' for n in range(1000)) + "[Rules", 1),
        "there are more than 250 tags",
    ),
    "talk": (lambda: moved("say " + "x" * M), "letters, and a line has 65536 at most"),
    "actions": (
        lambda: TEXT + "".join(f"{n}. 0 0 draw\n" for n in range(120_000)),
        "there are more than 100000 lines",
    ),
    "a comment": (lambda: TEXT + ";" * M, "letters, and a line has 65536 at most"),
    "a position": (
        lambda: (
            f'[Game "oono"]\n[Rules "{find_variant("oono").info.rules}"]\n\nhands = ["'
            + "R1 " * 20 * K
            + '", "R2"]\ndiscard = "R3"\n'
        ),
        "R1 is there 20480 times",
    ),
    "a line of a replay": (
        lambda: HEAD[:-1] + ',"x":[' + "[]," * M + "[]]}",
        "letters, and a line has 262144 at most",
    ),
    "talk in a replay": (
        lambda: f'{HEAD}\n{{"at":0,"seat":0,"does":"say {"x" * M}"}}',
        "letters, and a line has 262144 at most",
    ),
    "lists in a replay": (
        lambda: HEAD + ('\n{"at":[' + "[]," * 80 * K + "0]}") * 9,
        "line 2: at is neither a number nor a text",
    ),
    "lines of a replay": (
        lambda: HEAD + "\n{}" * 300_000,
        "it has more than 100000 lines",
    ),
    "a number in a replay": (
        lambda: HEAD.replace('"players":3', '"players":["' + "9" * 100 * K + '"]'),
        'players is ["999',
    ),
    "values of a log": (
        lambda: log(b'{"all-for-one":"match"}', *[b'{"x":[' + b"0," * 500_000 + b"0]}"] * 3),
        "it holds more than 1,000,000 values",
    ),
    "lines of a log": (
        lambda: log(b'{"all-for-one":"match"}', *[b"{}"] * 100_000),
        "it has more than 100,000 lines",
    ),
    "said in a replay": (
        lambda: HEAD + '\n{"at":0,"seat":0,"does":"say x"}' * 20_001,
        "line 20002: more than 20000 things are said in it",
    ),
    "anything": (lambda: bytes(LARGEST + 1), "it is larger than 16,384 kB"),
}


@pytest.mark.parametrize("name", CASES)
def test_what_is_too_large_is_told_at_little_cost(tmp_path: Path, name: str) -> None:
    made, said = CASES[name]
    content = made()
    content = content if isinstance(content, bytes) else content.encode()
    file = tmp_path / "evening.oneplay"
    file.write_bytes(content)
    tracemalloc.start()
    try:
        told = CliRunner().invoke(commands, ["open", str(file), "--check"])
        most = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    assert told.exit_code == (2 if name == "anything" else 1)
    assert said in told.stderr
    assert told.stderr.count("\n") == 1
    assert len(told.stderr) < 1000
    assert most < max(6 * len(content), 60 * M), f"{most / M:.0f} MB"


@pytest.mark.parametrize(
    "text",
    [
        'x = """' + "a" * 1000 * K + '"""',
        'x = """' + '""a' * 300 * K,
        'x = """' + r"\"" * 500 * K + '"""',
        "x = " + "9" * 1000 * K,
        "x = " + "9_" * 500 * K,
        'x = "' + "a" * 1000 * K,
        SCENARIO + '[position]\nhands = ["' + "R1 " * 300 * K + '"]\n',
    ],
    ids=["text", "quotes", "escapes", "figures", "groups", "open", "hands"],
)
def test_a_large_scenario_takes_little(tmp_path: Path, text: str) -> None:
    file = tmp_path / "one.toml"
    file.write_text(text, encoding="utf-8")
    tracemalloc.start()
    try:
        told = CliRunner().invoke(commands, ["scenario", str(file)])
        most = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    assert told.exit_code == 1
    assert "1 failed" in told.stdout
    assert most < 30 * len(text), f"{most / M:.0f} MB"


def test_texts_with_any_quotes_are_read_as_ever() -> None:
    text = 'x = """a"b""c\\"""d"""\ny = "1.2.3"\nz = """e""""\n'
    assert parse_toml(text) == {"x": 'a"b""c"""d', "y": "1.2.3", "z": 'e"'}


def test_a_long_match_is_read(tmp_path: Path) -> None:
    """One of as many actions as a long evening has, with every list of words."""
    match = tape_of("classic", 10, 6000, options={"rounds": 99}).match(6000)
    assert len(match.log) == 6000
    for name, text in (("a", write_match(match)), ("b", "\n".join(replay.write(match)))):
        file = tmp_path / name
        file.write_text(text, encoding="utf-8")
        assert CliRunner().invoke(commands, ["open", str(file), "--check"]).exit_code == 0
