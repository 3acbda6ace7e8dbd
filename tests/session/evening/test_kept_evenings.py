"""The logs of evenings: read as they were written, by two programs, and not in the way when damaged."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.engine.problems import Phrase
from game.files.reading import LeftAlone, Unreadable
from game.session.evening.evening_log import MOST_MATCHES, Attendance, EveningLog, Member
from game.session.evening.kept_evenings import (
    MOST_PEOPLE,
    KeptEvenings,
    attendance_row,
    evening_in,
    evening_row,
)
from game.store.match_log import LogContents, MatchLog, read_log
from tests.harness.some import some

ADA, JUN = Member(1, "Ada", "ada", "rose"), Member(2, "Jun", "jun", "green")
EVENING = EveningLog("e1", 100.0, ("classic", "oono", "attack"), True)
WHO = Attendance(1, (ADA, JUN), (2,))


def contents(*rows: Mapping[str, Any]) -> LogContents:
    return LogContents([json.loads(json.dumps(row)) for row in rows], 0, 0, b"")


PEOPLE = st.lists(st.integers(1, 99), max_size=MOST_PEOPLE, unique=True).map(
    lambda numbers: tuple(Member(number, f"P{number}", "ada", "rose") for number in numbers)
)


@given(st.lists(st.tuples(st.integers(1, MOST_MATCHES), PEOPLE), max_size=6), st.booleans())
def test_an_evening_is_read_as_it_was_written(
    noted: list[tuple[int, tuple[Member, ...]]], short: bool
) -> None:
    attendance = tuple(
        Attendance(match, here, tuple(each.number for each in here[:1])) for match, here in noted
    )
    evening = replace(EVENING, short=short, attendance=attendance)
    assert evening_in(contents(evening_row(evening), *map(attendance_row, attendance))) == evening


def test_an_evening_is_kept_noted_and_ended(tmp_path: Path) -> None:
    kept = KeptEvenings(tmp_path)
    assert kept.evenings() == []
    assert kept.begin(EVENING)
    assert kept.evenings() == [EVENING]
    assert kept.note(EVENING, WHO)
    assert kept.note(EVENING, WHO._replace(match=2, resting=()))
    (found,) = kept.evenings()
    assert found.of_match(1) == WHO
    assert found.of_match(3) == WHO._replace(match=3, resting=())
    assert found.members == {1: ADA, 2: JUN}
    assert kept.end(EVENING, 200.0)
    assert kept.evenings()[0].ended
    assert not kept.note(replace(EVENING, id="other"), WHO)


def test_of_two_programs_one_begins_and_one_writes(tmp_path: Path) -> None:
    one, two = KeptEvenings(tmp_path), KeptEvenings(tmp_path)
    assert one.evenings() == two.evenings() == []
    assert one.begin(EVENING)
    assert not two.begin(replace(EVENING, id="e2"))
    path = one.folder / "1.evening"
    log = MatchLog.take_up(path, read_log(path))
    assert log is not None
    assert not two.note(EVENING, WHO)
    log.close()
    assert two.note(EVENING, WHO)


@pytest.mark.parametrize(
    ("change", "error"),
    [
        ({"all-for-one": "cup"}, Unreadable),
        ({"games": []}, Unreadable),
        ({"games": ["classic"] * 8}, Unreadable),
        ({"id": "a/b"}, Unreadable),
        ({"short": 1}, Unreadable),
        ({"format": 9}, LeftAlone),
        ({"games": ["chess"]}, LeftAlone),
    ],
)
def test_what_is_no_evening_is_refused(change: Mapping[str, Any], error: type[Unreadable]) -> None:
    with pytest.raises(error):
        evening_in(contents({**evening_row(EVENING), **change}))


@pytest.mark.parametrize(
    "change",
    [
        {"match": 0}, {"match": 99}, {"here": 1}, {"here": [1]}, {"resting": 1}, {"resting": [5]},
        {"here": [{"number": 0, "name": "Ada"}]}, {"here": [ADA._asdict(), ADA._asdict()]},
        {"here": [{"number": n, "name": "Ada"} for n in range(1, 12)]},
    ],
)  # fmt: skip
def test_who_cannot_be_there_is_refused(change: Mapping[str, Any]) -> None:
    with pytest.raises(Unreadable):
        evening_in(contents(evening_row(EVENING), {**attendance_row(WHO), **change}))


def test_a_damaged_file_is_set_aside_with_one_sentence(tmp_path: Path) -> None:
    kept = KeptEvenings(tmp_path)
    kept.begin(EVENING)
    kept.note(EVENING, WHO)
    path = kept.folder / "1.evening"
    whole = path.read_bytes()
    for end in some(range(len(whole))):
        path.write_bytes(whole[:end])
        told: list[Phrase] = []
        found = KeptEvenings(tmp_path, told.append).evenings()
        if whole[:end].count(b"\n"):
            assert [each.id for each in found] == ["e1"]
            assert told == []
        else:
            assert found == []
            assert [each.key for each in told] == ["problem.evening-lost"] * (end > 0)
        for each in kept.folder.glob("*.broken-*"):
            each.unlink()
