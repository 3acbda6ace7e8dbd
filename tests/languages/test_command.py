"""The program with the made-up language in it, as a command."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def test_pictures_are_taken_as_the_documentation_says(tmp_path: Path) -> None:
    command = "python -m tests.languages shots DIR --language xx"
    assert command in (ROOT / "docs" / "adding-a-translation.md").read_text("utf-8")
    words = command.replace("DIR", str(tmp_path / "pictures")).split()[1:]
    done = subprocess.run(
        [sys.executable, *words, "--scene", "settings-pad", "--scene", "rules-oono"],
        cwd=ROOT, capture_output=True, text=True, check=False, timeout=120,
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, "")
    taken = sorted(file.name for file in (tmp_path / "pictures").iterdir())
    assert taken == ["rules-oono.png", "settings-pad.png"]
