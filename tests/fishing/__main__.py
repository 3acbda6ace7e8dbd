"""The program with the test game: `python -m tests.fishing simulate fishing`, or `… watched`."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from tests.fishing.addition import added

if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder, added(Path(folder)):
        if sys.argv[1:] == ["watched"]:
            from tests.harness import watched

            watched.main()
            sys.exit()
        from game.cli import main

        sys.argv[0] = "main.py"
        main()
