"""The torture finds what is lost, and nothing is."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from game.session.cup import kept_cups
from game.session.cup.bot_matches import BotMatch
from game.session.evening import kept_evenings
from game.session.evening.kept_evenings import KeptEvenings
from game.session.goals.unlocked import KeptUnlocks
from game.session.host import Host
from game.session.records import log_reader
from game.session.records.ending import KEY, ending_in
from game.store import match_log
from game.tools.torture.cup_cuts import cup_fault, draw_bytes, some_draw
from game.tools.torture.cup_kills import cup_kills
from game.tools.torture.cuts import cuts
from game.tools.torture.evening_cuts import evening_bytes, evening_fault
from game.tools.torture.evening_kills import evening_kills
from game.tools.torture.kills import kills
from game.words.counted import counted

ROOT = Path(__file__).resolve().parents[2]


def test_a_short_torture_loses_nothing() -> None:
    asked = [
        "--kills",
        "8",
        "--cuts",
        "60",
        "--mutations",
        "40",
        "--cups",
        "4",
        "--evenings",
        "6",
        "--seed",
        "3",
        "--json",
    ]
    environment = {**os.environ, "SDL_VIDEODRIVER": "dummy"}
    done = subprocess.run(
        [sys.executable, "main.py", "torture", *asked],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    report = json.loads(done.stdout)
    assert report["faults"] == []
    assert report["kills"] >= 8
    assert report["actions"] > 0
    assert report["cup_kills"] >= 4
    assert report["cups"] > 0
    assert report["cup_matches"] > 0
    assert report["evening_kills"] >= 6
    assert report["evenings"] > 0
    assert report["cuts"] == 60
    assert report["mutations"] == 40
    assert report["lost"] == 0


def test_lines_that_are_not_read_are_missed(monkeypatch: pytest.MonkeyPatch) -> None:
    real = match_log.whole_lines

    def forgetful(content: bytes) -> Any:
        found = real(content)
        return found._replace(lines=found.lines[:-1] or found.lines)

    monkeypatch.setattr(match_log, "whole_lines", forgetful)
    found = [wrong for wrong in cuts(40, 1) if wrong is not None]
    lost = next(wrong for wrong in found if "synced action" in wrong.what)
    assert lost.what.endswith(f"{counted(lost.lost, 'synced action')} lost")
    number = int(lost.again.split()[5])
    *_, again = cuts(number, 1)
    assert again == lost


def test_an_ending_that_is_not_the_matchs_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    ending = Host.ending
    monkeypatch.setattr(
        Host, "ending", lambda host: ending(host)._replace(length=host.match.state.now + 1)
    )
    assert any("ended otherwise" in wrong.what for wrong in cuts(40, 1) if wrong)


def test_an_ending_that_stands_on_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """A reader that takes the last line about an end for the truth, whatever follows it."""
    monkeypatch.setattr(
        log_reader,
        "ending_in",
        lambda rows, players: ending_in([row for row in rows if KEY in row], players),
    )
    assert any(
        "has gone on" in wrong.what or "otherwise" in wrong.what for wrong in cuts(200, 1) if wrong
    )


def test_every_cut_of_a_draw_is_tried_and_one_that_is_not_read_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    draw = some_draw(1)
    content = draw_bytes(draw)
    first = content.index(b"\n") + 1
    for end in range(len(content) + 1):
        assert cup_fault(tmp_path / f"{end}", draw, content[:end], end) == ""
    monkeypatch.setattr(kept_cups, "LARGEST", first - 1)
    assert "is lost" in cup_fault(tmp_path / "one", draw, content[:first], first)
    assert any("is lost" in wrong.what for wrong in cuts(40, 1) if wrong)


def test_every_cut_of_an_evening_is_tried_and_one_that_is_not_read_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    content = evening_bytes()
    first = content.index(b"\n") + 1
    for end in range(len(content) + 1):
        assert evening_fault(tmp_path / f"{end}", content[:end], end) == ""
    monkeypatch.setattr(kept_evenings, "LARGEST", first - 1)
    assert "is lost" in evening_fault(tmp_path / "one", content[:first], first)


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere the change is not in the programs")
def test_a_program_that_ends_by_itself_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def failing(log: match_log.MatchLog, row: object) -> None:
        raise RuntimeError("a fault on purpose")

    monkeypatch.setattr(match_log.MatchLog, "append", failing)
    *_, total = kills(1, 1)
    assert any("ended by itself" in wrong.what for wrong in total.wrong)


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere the change is not in the programs")
def test_actions_that_are_written_too_late_are_missed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A log that keeps the last lines to itself loses them when its program is killed."""
    real = match_log.MatchLog._write

    def lazy(log: match_log.MatchLog) -> None:
        if len(log._waiting) > 5:
            real(log)

    monkeypatch.setattr(match_log.MatchLog, "_write", lazy)
    # Where the machine is busy some programs are killed before they have done anything.
    assert any(
        wrong.what.endswith(" lost") and wrong.lost > 0
        for total in kills(60, 1)
        for wrong in total.wrong
    )


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere the change is not in the programs")
def test_results_of_cups_that_are_kept_too_late_are_missed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A program that tells of a match before its log is written loses it when it is killed."""
    monkeypatch.setattr(BotMatch, "keep", lambda match, data, now: None)
    assert any("is lost" in wrong.what for total in cup_kills(60, 1) for wrong in total.wrong)


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere the change is not in the programs")
def test_who_was_there_is_missed_where_it_is_not_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """A program that tells of who is there, and does not write it, is found out."""
    monkeypatch.setattr(KeptEvenings, "note", lambda kept, evening, who: True)
    wrong = (each.what for total in evening_kills(20, 1) for each in total.wrong)
    assert any("it is lost who was there" in what for what in wrong)


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere the change is not in the programs")
def test_turns_of_the_switch_are_missed_where_they_say_otherwise(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    real = KeptUnlocks.turn
    monkeypatch.setattr(
        KeptUnlocks, "turn", lambda kept, turn: real(kept, turn._replace(on=not turn.on))
    )
    wrong = (each.what for total in evening_kills(20, 1) for each in total.wrong)
    assert any("of the switch is lost" in what for what in wrong)
