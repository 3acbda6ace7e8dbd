"""The logs of draws: read as they were written, begun once, and never in the way when they are damaged."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.engine.problems import Phrase
from game.files.reading import Unreadable
from game.session.cup.cup_draw import LARGEST_SEED, CupDraw, drawn_guests
from game.session.cup.kept_cups import KeptCups, draw_in, draw_row
from game.session.cup.ladder import ladder
from game.session.records.small_logs import MOST_FILES
from game.store.match_log import LogContents, MatchLog, read_log

LADDER = ladder(["classic"])[:8]
DRAW = CupDraw("c1", "Ada", "ada", 100.0, ("classic",), 9, drawn_guests(LADDER[:7], 9))


def contents(*rows: Mapping[str, Any]) -> LogContents:
    return LogContents([json.loads(json.dumps(row)) for row in rows], 0, 0, b"")


GAMES = st.lists(st.sampled_from(("classic", "oono", "tricks")), min_size=1, unique=True)


@given(st.integers(0, LARGEST_SEED), st.floats(0, 1e10), GAMES)
def test_a_draw_is_read_as_it_was_written(seed: int, began: float, games: list[str]) -> None:
    guests = drawn_guests(LADDER, seed)
    draw = CupDraw(f"{seed:x}", "Ada", "ada", round(began, 3), tuple(games), seed, guests)
    assert draw_in(contents(draw_row(draw))) == draw


def test_a_cup_is_kept_and_given_up(tmp_path: Path) -> None:
    cups = KeptCups(tmp_path)
    assert cups.draws() == []
    assert cups.begin(DRAW)
    other = replace(DRAW, id="c2", began=50.0)
    assert cups.draws() == [DRAW]
    assert cups.begin(other)
    assert cups.draws() == [other, DRAW]
    assert cups.give_up(DRAW, 200.0)
    assert cups.draws() == [other, replace(DRAW, given_up=True)]
    assert not cups.give_up(replace(DRAW, id="c3"), 200.0)


def test_of_two_programs_that_begin_one_at_once_one_does(tmp_path: Path) -> None:
    one, two = KeptCups(tmp_path), KeptCups(tmp_path)
    assert one.draws() == two.draws() == []
    assert one.begin(DRAW)
    assert not two.begin(replace(DRAW, id="c2"))
    assert two.draws() == [DRAW]


def test_a_cup_that_another_program_has_is_not_given_up(tmp_path: Path) -> None:
    cups = KeptCups(tmp_path)
    cups.begin(DRAW)
    path = cups.folder / "1.cup"
    log = MatchLog.take_up(path, read_log(path))
    assert log is not None
    assert not cups.give_up(DRAW, 200.0)
    log.close()
    assert cups.draws() == [DRAW]


@pytest.mark.parametrize(
    "change",
    [
        {"all-for-one": "match"},
        {"guests": ["a"] * 7},
        {"guests": list("abcdef")},
        {"games": []},
        {"games": ["classic", "classic"]},
        {"id": "../../x"},
        {"id": 5},
        {"seed": -1},
        {"seed": LARGEST_SEED + 1},
        {"began": "yesterday"},
        {"portrait": 7},
        {"player": 7},
    ],
)
def test_what_is_no_draw_is_refused(change: dict[str, Any]) -> None:
    with pytest.raises(Unreadable):
        draw_in(contents({**draw_row(DRAW), **change}))


def test_every_cut_is_a_draw_or_set_aside(tmp_path: Path) -> None:
    """A power cut may leave any beginning of the file: what was whole in it is still there.

    An empty one stays: another program may be about to write into it.
    """
    cups = KeptCups(tmp_path)
    cups.begin(DRAW)
    cups.give_up(DRAW, 200.0)
    path = cups.folder / "1.cup"
    content = path.read_bytes()
    first = content.index(b"\n") + 1
    read: list[tuple[list[CupDraw], int, bool]] = []
    for end in range(len(content) + 1):
        path.write_bytes(content[:end])
        told: list[Phrase] = []
        read.append((KeptCups(tmp_path, told.append).draws(), len(told), path.exists()))
    assert read[0] == ([], 0, True)
    assert read[1:first] == [([], 1, False)] * (first - 1)
    assert read[first:-1] == [([DRAW], 0, True)] * (len(content) - first)
    assert read[-1] == ([replace(DRAW, given_up=True)], 0, True)


def test_what_only_a_newer_program_reads_stays(tmp_path: Path) -> None:
    cups = KeptCups(tmp_path)
    for number, change in enumerate(({"format": 2}, {"games": ["whist"]}), 1):
        log = MatchLog.create(cups.folder / f"{number}.cup")
        log.append({**draw_row(DRAW), **change})
        log.close()
    told: list[Phrase] = []
    assert KeptCups(tmp_path, told.append).draws() == []
    assert [each.key for each in told] == ["problem.cup-left"] * 2
    assert len(list(cups.folder.iterdir())) == 2
    assert cups.draws() == []
    assert cups.begin(DRAW)
    assert (cups.folder / "3.cup").exists()


def test_what_is_damaged_is_kept_under_another_name(tmp_path: Path) -> None:
    cups = KeptCups(tmp_path)
    for number in (1, 2):
        cups.folder.mkdir(exist_ok=True)
        (cups.folder / "1.cup").write_bytes(b"nonsense")
        told: list[Phrase] = []
        assert KeptCups(tmp_path, told.append).draws() == []
        assert [each.key for each in told] == ["problem.cup-lost"]
        assert (cups.folder / f"1.broken-{number}.cup").read_bytes() == b"nonsense"


def test_a_cup_with_a_guest_who_has_gone_stays(tmp_path: Path) -> None:
    cups = KeptCups(tmp_path)
    log = MatchLog.create(cups.folder / "1.cup")
    log.append({**draw_row(DRAW), "guests": ["nobody", *DRAW.guests[1:]]})
    log.close()
    told: list[Phrase] = []
    assert KeptCups(tmp_path, told.append).draws() == []
    assert [each.key for each in told] == ["problem.cup-left"]
    assert log.path.exists()


def test_a_new_cup_is_read_whatever_numbers_there_are(tmp_path: Path) -> None:
    cups = KeptCups(tmp_path)
    cups.folder.mkdir()
    for number in (1, 3, 999_999_999):
        log = MatchLog.create(cups.folder / f"{number}.cup")
        log.append(draw_row(replace(DRAW, id=f"c{number}")))
        log.close()
    assert len(cups.draws()) == 3
    other = KeptCups(tmp_path)
    other.draws()
    assert cups.begin(replace(DRAW, id="new"))
    assert not other.begin(replace(DRAW, id="newer"))
    assert "new" in [each.id for each in cups.draws()]


def test_a_copy_of_a_file_is_no_other_cup(tmp_path: Path) -> None:
    cups = KeptCups(tmp_path)
    cups.begin(DRAW)
    first = cups.folder / "1.cup"
    (cups.folder / "2.cup").write_bytes(first.read_bytes())
    assert cups.give_up(DRAW, 200.0)
    assert len(cups.draws()) == 1


def test_no_large_file_is_read(tmp_path: Path) -> None:
    cups = KeptCups(tmp_path)
    cups.begin(DRAW)
    path = cups.folder / "1.cup"
    path.write_bytes(path.read_bytes() + b"x" * (64 << 10))
    told: list[Phrase] = []
    assert KeptCups(tmp_path, told.append).draws() == []
    assert len(told) == 1


def test_of_very_many_files_the_last_are_read(tmp_path: Path) -> None:
    cups = KeptCups(tmp_path)
    cups.folder.mkdir()
    for number in range(2, MOST_FILES + 2):
        file = cups.folder / f"{number}.cup"
        file.write_bytes(b"")
        os.utime(file, (1000, 1000))
    assert cups.draws() == []
    assert cups.begin(DRAW)
    assert cups.draws() == [DRAW]


def test_what_the_system_says_is_told_where_a_cup_cannot_be_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    cups = KeptCups(tmp_path)
    cups.begin(DRAW)
    cups.draws()
    monkeypatch.setattr(os, "write", lambda handle, line: 0)  # as on a full disk
    with pytest.raises(OSError, match="No space left"):
        cups.begin(replace(DRAW, id="c2"))
    with pytest.raises(OSError, match="No space left"):
        cups.give_up(DRAW, 200.0)
