"""What is read of the log of a match, and what is refused: no match, a newer one, odd values."""

from __future__ import annotations

import os
from collections.abc import Mapping
from json import dumps
from pathlib import Path

import pytest

from game.engine.actions import TABLE
from game.engine.notation.replay_reader import MOST_SAID
from game.engine.problems import Phrase
from game.files.checked_lines import checked_line, checked_lines
from game.files.reading import LeftAlone, Unreadable
from game.session.host import Host
from game.session.records.log_reader import (
    FORMAT,
    MOST_SAT_DOWN,
    Newer,
    OlderRules,
    logged_match,
)
from game.store.match_log import read_log
from game.variants import VARIANTS
from tests.harness.kept import goes_on, kept, play, read, watched_plan


@pytest.mark.parametrize("away", ["0", [True], {"0": 1}, 5, [0, "x"]])
def test_who_is_away_is_told_by_seats_alone(tmp_path: Path, away: object) -> None:
    host = Host(watched_plan("classic", ("normal", "normal"), 2))
    journal = kept(host, tmp_path)
    journal.log.append({"away": away})
    with pytest.raises(Unreadable):
        read(journal.log.path.read_bytes())


def test_what_is_no_match_and_what_is_a_newer_one_is_refused(tmp_path: Path) -> None:
    host = Host(watched_plan("oono", ("normal", "normal"), 4))
    journal = kept(host, tmp_path)
    head = read_log(journal.log.path).rows[0]
    journal.log.close()

    newer = [f"problem.reason-match-{each}" for each in ("newer", "format", "game", "option")]

    def refused(**changes: object) -> str:
        row = {**head, **changes}
        with pytest.raises(Unreadable) as caught:
            read(checked_line(dumps(row).encode(), 0)[0])
        assert isinstance(caught.value, Newer) == (caught.value.phrase.key in newer)
        assert isinstance(caught.value, OlderRules) == (changes.get("rules") == 0)
        return caught.value.phrase.key

    assert refused(format=99) == "problem.reason-match-newer"
    assert refused(rules=0) == "problem.reason-match-rules"
    assert refused(rules=99) == "problem.reason-match-newer"
    assert refused(rules="1") == "problem.reason-match-unplayable"
    for odd in ("1", "2", 1.0, True, False, 0, -1, None, [1], {}):
        assert refused(format=odd) == "problem.reason-match-format", odd
    assert refused(format=1 << 60) == "problem.reason-match-newer"
    with pytest.raises(LeftAlone, match="reason-number"):
        read(checked_line(dumps({**head, "format": 10**100}).encode(), 0)[0])
    assert refused(game="chess") == "problem.reason-match-game"
    assert refused(game=7) == "problem.reason-value"
    assert refused(options={"gravity": True}) == "problem.reason-match-option"
    assert refused(seed="x") == "problem.reason-value"
    assert refused(options={"rounds": -5}) == "problem.reason-match-unplayable"
    assert refused(**{"all-for-one": "replay"}) == "problem.reason-no-log"
    up = [{"name": "Ada", "portrait": os.path.join("..", "..", "etc")}] * 2
    assert refused(seats=up) == "problem.reason-value"


@pytest.mark.parametrize("odd", [[[1, 2]], "corners", 7, True])
def test_devices_that_are_none_are_left_out(tmp_path: Path, odd: object) -> None:
    """Whoever went on with such a match was told of a fault of the program."""
    host = Host(watched_plan("oono", ("normal", "normal"), 4))
    journal = kept(host, tmp_path)
    play(host, 2)
    journal.seated({"hands": "CORNERS"})
    content = journal.log.path.read_bytes()
    assert read(content).seating == {"hands": "CORNERS"}
    journal.seated(odd)  # type: ignore[arg-type]
    assert read(journal.log.path.read_bytes()).seating is None


KEPT = sorted((Path(__file__).parent / "kept").glob("*.match"))
"""A match of every game in every format that has ever been written: game-format.match."""


@pytest.mark.parametrize("file", KEPT, ids=lambda each: each.stem)
def test_matches_of_every_format_go_on(file: Path) -> None:
    host = goes_on(read(file.read_bytes()))
    assert host.plan.game == file.stem.partition("-")[0]
    done = len(host.match.log)
    assert done == file.read_bytes().count(b'"does":')
    play(host, done + 20)
    assert len(host.match.log) >= done + 20 or host.match.over


def test_there_is_a_kept_match_of_every_game_in_every_format() -> None:
    wanted = {f"{v.info.id}-{number}" for v in VARIANTS for number in range(1, FORMAT + 1)}
    assert {file.stem for file in KEPT} == wanted


def test_a_log_that_does_not_say_its_format_is_none(tmp_path: Path) -> None:
    path = tmp_path / "odd.match"
    path.write_bytes(checked_lines((b'{"all-for-one":"match"}', b"{}")))
    with pytest.raises(Unreadable) as refused:
        logged_match(read_log(path))
    assert refused.value.phrase.key == "problem.reason-no-log"


SITS: dict[str, object] = {"sits": 1, "name": "Jun", "bot": "jun", "portrait": "jun"}


def _log(folder: Path, *rows: Mapping[str, object]) -> bytes:
    """Return the log of a match that has just been dealt, with these lines behind its first one."""
    host = Host(watched_plan("callout", ("normal", "normal", "normal"), 2))
    head = read_log(kept(host, folder).log.path).rows[0]
    return checked_lines(dumps(row).encode() for row in (head, *rows))


@pytest.mark.parametrize(
    ("row", "most", "what"),
    [
        (SITS, MOST_SAT_DOWN, "match-sat-down"),
        ({"at": 0, "seat": 0, "does": "say x"}, MOST_SAID, "match-said"),
    ],
    ids=["seats", "talk"],
)
def test_a_log_of_more_than_a_table_comes_to_is_refused(
    tmp_path: Path, row: Mapping[str, object], most: int, what: str
) -> None:
    with pytest.raises(Unreadable) as refused:
        read(_log(tmp_path, *[row] * (most + 1)))
    assert refused.value.phrase == Phrase(f"problem.reason-{what}", most=most)


def test_who_sat_down_before_something_was_taken_back_plays_from_there_on(tmp_path: Path) -> None:
    says = {"at": 0, "seat": 0, "does": "say x"}
    undo = {"at": 0, "seat": TABLE, "does": "undo 2"}
    rows = [says, SITS, says, says, SITS, undo, says, SITS, says]
    numbers = [each.number for each in read(_log(tmp_path, *rows)).under_way.sat_down]
    assert numbers == [1, 1, 2]
