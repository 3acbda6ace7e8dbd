"""The folder of the player's files that is given on the command line."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

MAIN = Path(__file__).resolve().parents[2] / "main.py"


@pytest.mark.parametrize("command", [(), ("history", "list"), ("--help",), ("--first-frame",)])
@pytest.mark.parametrize("where", ["file", "file/below", " ", "x" * 300])
def test_a_wrong_folder_for_the_data(tmp_path: Path, command: tuple[str, ...], where: str) -> None:
    (tmp_path / "file").write_text("x")
    done = subprocess.run(
        [sys.executable, str(MAIN), "--data-dir", where, *command],
        cwd=tmp_path,
        env={**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"},
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=60,
        check=False,
    )
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.startswith("--data-dir: ")
    assert where.strip()[:100] in done.stderr
    assert "folder" in done.stderr
    assert done.stderr.count("\n") == 1
    assert {each.name for each in tmp_path.iterdir()} == {"file"}


def test_a_folder_that_can_only_be_read_is_looked_at(tmp_path: Path) -> None:
    """As that of a copy which lies on a disc: under /proc nobody may write, root included."""
    where = Path("/proc/self") if Path("/proc/self").is_dir() else tmp_path
    done = subprocess.run(
        [sys.executable, str(MAIN), "--data-dir", str(where), "history", "list", "--json"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=60,
        check=False,
    )
    assert (done.returncode, done.stdout.strip()) == (0, "[]")
