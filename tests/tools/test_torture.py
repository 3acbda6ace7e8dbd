"""The torture finds what is lost, and nothing is."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from game.store import match_log
from game.tools.torture.cuts import cuts
from game.tools.torture.kills import kills

ROOT = Path(__file__).resolve().parents[2]


def test_a_short_torture_loses_nothing() -> None:
    asked = ["--kills", "8", "--cuts", "60", "--mutations", "40", "--seed", "3", "--json"]
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
    assert report["cuts"] == 60
    assert sum(report["mutations"].values()) == 40


def test_lines_that_are_not_read_are_missed(monkeypatch: pytest.MonkeyPatch) -> None:
    real = match_log.whole_lines

    def forgetful(content: bytes) -> Any:
        found = real(content)
        return found._replace(lines=found.lines[:-1] or found.lines)

    monkeypatch.setattr(match_log, "whole_lines", forgetful)
    assert any("synced actions are lost" in wrong for wrong in cuts(40, 1))


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere the change is not in the programs")
def test_actions_that_are_written_too_late_are_missed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A log that keeps the last lines to itself loses them when its program is killed."""
    real = match_log.MatchLog._write

    def lazy(log: match_log.MatchLog) -> None:
        if len(log._waiting) > 5:
            real(log)

    monkeypatch.setattr(match_log.MatchLog, "_write", lazy)
    *_, total = kills(4, 1)
    assert any("are lost" in wrong for wrong in total.wrong)
