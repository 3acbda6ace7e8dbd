"""The program with the test language in it: `python -m tests.languages shots DIR --language xx`."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from game.cli import main
from tests.languages.addition import spoken

if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder, spoken(Path(folder) / "assets"):
        sys.argv[0] = "main.py"
        main()
