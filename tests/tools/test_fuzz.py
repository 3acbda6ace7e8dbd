"""A short run of the fuzzer, and that it notices what goes wrong; `main.py fuzz` is the long one."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest
from click.testing import CliRunner

from game.commands import commands
from game.session.runner import Runner
from game.tools.fuzzing.file_mutations import CHANGES, mutated, put, swollen
from game.tools.fuzzing.file_readers import KINDS, START
from game.tools.fuzzing.fuzzer import FileFault, Tried, fuzz

BROKEN = "tests.tools.broken_readers"
PATIENCE = 5
"""Whether each file keeps to its seconds is asked by `main.py fuzz`, on a machine that does nothing else."""

TALKS = ("answers", "phones")
"""Kinds of which each is a whole match."""


@pytest.mark.parametrize(
    ("kinds", "count"), [(sorted(KINDS.keys() - {START, *TALKS}), 20), (TALKS, 6)]
)
def test_whatever_stands_in_a_file_or_is_said_it_is_read_or_told_of(
    kinds: Sequence[str], count: int
) -> None:
    tried = Tried()
    for kind, fault in fuzz(kinds, 1, count * len(kinds), patience=PATIENCE):
        tried.files[kind] += 1
        assert fault is None, str(fault)
    assert tried.files == dict.fromkeys(kinds, count)


SUBMIT = Runner.submit


def _plays_for_another(self: Runner, seat: int, *of: Any) -> Any:
    return SUBMIT(self, (seat + 1) % self.match.table.players if seat >= 0 else seat, *of)


def _believed(line: bytes) -> tuple[int, dict[str, Any]]:
    answer: dict[str, Any] = json.loads(line)
    return answer["ask"], answer


FAULTS = [
    (
        "phones",
        "game.phones.reception.fault",
        lambda *_: None,
        "a name that may not be shown",
        0,
    ),
    (
        "phones",
        "game.phones.phone_actions.fault",
        lambda *_: None,
        "said that may not be shown",
        8,
    ),
    (
        "phones",
        "game.session.runner.Runner.submit",
        _plays_for_another,
        "who does not sit there",
        8,
    ),
    (
        "phones",
        "game.words.sentences.shortened",
        lambda text, _: f"kind.{text}",
        "keys of messages",
        23,
    ),
    (
        "answers",
        "game.session.programs.program_messages.fault",
        lambda *_: None,
        "said that may not be",
        8,
    ),
    ("answers", "game.session.programs.program_talk.read_answer", _believed, "list indices", 0),
]


@pytest.mark.parametrize(("kind", "place", "broken", "told", "first"), FAULTS)
def test_it_finds_what_phones_and_programs_once_broke(
    kind: str,
    place: str,
    broken: Callable[..., Any],
    told: str,
    first: int,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Put back in, a fault is found by some of a hundred seeds; the `first` is one that finds it today."""
    monkeypatch.setattr(place, broken)

    def tried() -> None:
        for seed in range(first, first + 100):
            KINDS[kind](tmp_path, Random(f"{kind} {seed}"))

    with pytest.raises((AssertionError, ValueError, TypeError, LookupError), match=told):
        tried()


def test_a_letter_of_many_code_points_is_not_cut_in_two() -> None:
    tried = fuzz(["names"], 719692, 1, patience=PATIENCE)
    assert [str(fault) for _, fault in tried if fault is not None] == []


def test_whatever_stands_in_the_settings_the_program_starts() -> None:
    tried = fuzz([START], 1, 6, patience=PATIENCE)
    assert [str(fault) for _, fault in tried if fault is not None] == []


@pytest.mark.skipif(sys.platform != "linux", reason="memory is limited on Linux alone")
@pytest.mark.parametrize(
    ("kind", "what"),
    [
        ("raises", "ZeroDivisionError in read, broken_readers.py"),
        ("works for ever", "_TooLong in "),
        ("waits for ever", "_TooLong in "),
        ("takes too much", "MemoryError in read"),
        ("grows", "it takes 6"),
        ("takes much for a moment", "it takes 6"),
        ("works long", "it takes 0."),
        ("dies", "the process died (-6)"),
    ],
)
def test_it_notices_a_reader_that(kind: str, what: str) -> None:
    found = [fault for _, fault in fuzz([kind, "reads"], 7, 4, readers=BROKEN)]
    first, fine, again, last = found
    assert first is not None
    assert again is not None
    assert (first.kind, first.seed) == (kind, 7)
    assert first.file == ("" if kind == "dies" else "file")
    assert what in first.what
    assert what in again.what
    assert again.again == f"main.py fuzz --kinds {kind} --seed 9 --count 1"
    assert (fine, last) == (None, None)


def test_what_is_no_file_has_more_time() -> None:
    assert [fault for _, fault in fuzz(["works long, as it may"], 7, 2, readers=BROKEN)] == [
        None
    ] * 2


def test_who_is_patient_lets_a_file_work_longer() -> None:
    found = fuzz(["works long"], 7, 2, readers=BROKEN, patience=PATIENCE)
    assert [fault for _, fault in found] == [None] * 2


def test_the_same_seed_gives_the_same_file(tmp_path: Path) -> None:
    data = b'{"name": "Dora", "keys": {"draw": [100]}}\n' * 5
    assert mutated(data, Random(3)) == mutated(data, Random(3))
    files = {mutated(data, Random(seed)) for seed in range(200)}
    assert len(files) > 150
    for change in CHANGES:
        change(b"\n", Random(1))


@pytest.mark.skipif(sys.platform != "linux", reason="memory is limited on Linux alone")
def test_it_notices_a_tag_that_takes_a_hundred_times_its_length() -> None:
    """A pattern that keeps a place to come back to for each letter, as that of tags once did.

    Which limit it meets first, of memory or of time, is up to the machine.
    """
    found = [fault for _, fault in fuzz(["greedy tag"], 1, 60, readers=BROKEN) if fault is not None]
    assert found
    assert all(fault.what.startswith(("MemoryError", "it takes", "_TooLong")) for fault in found)


def test_now_and_then_a_file_is_huge() -> None:
    sizes = {len(swollen(b'[Game "oono"]\nhands = ["R1"]\n', Random(seed))) for seed in range(60)}
    assert min(sizes) < 100_000
    assert max(sizes) > 14 << 20


@pytest.mark.skipif(os.name != "posix", reason="what Unix alone has")
def test_now_and_then_it_is_no_file(tmp_path: Path) -> None:
    kinds = set()
    for seed in range(400):
        path = tmp_path / str(seed)
        put(b"{}", path, Random(seed))
        status = path.lstat().st_mode >> 12
        kinds.add(status)
    assert kinds >= {0o1, 0o4, 0o10, 0o12}, "a pipe, a folder, a file, a link"


def test_the_command_says_how_many_it_tried() -> None:
    asked = ["fuzz", "--count", "4", "--kinds", "bots,settings", "--json"]
    result = CliRunner().invoke(commands, asked)
    assert result.exit_code == 0, result.output
    report = json.loads(result.output)
    assert report.pop("seconds") >= 0
    kinds = {"bots": 2, "settings": 2}
    assert report == {"seed": 1, "count": 4, "kinds": kinds, "faults": []}
    result = CliRunner().invoke(commands, ["fuzz", "--kinds", "cats"])
    assert result.exit_code == 2
    assert "there is no kind 'cats'" in result.output


def test_a_fault_says_how_to_see_it_again() -> None:
    fault = FileFault("bots", 12, "ValueError in x", "Traceback …", "mine.toml")
    assert "main.py fuzz --kinds bots --seed 12 --count 1" in str(fault)
    assert Tried(faults=[fault]).report()["faults"] == [
        {"kind": "bots", "file": "mine.toml", "what": "ValueError in x", "again": fault.again}
    ]
