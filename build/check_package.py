"""Start the packaged program as a player would, and see it work: `python build/check_package.py`.

It must say its version, let bots play one round of every game, and open its window to the first
frame (under Xvfb where no screen is). It runs in an empty folder, with none of Python's variables set.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from game import __version__  # noqa: E402
from game.variants import VARIANTS  # noqa: E402

PROGRAM = ROOT / "dist" / "all-for-one" / ("all-for-one.exe" if os.name == "nt" else "all-for-one")
NEVER_SHIPPED = (
    "freesansbold*",
    "numpy",
    "libcrypto*",
    "libssl*",
    "libstdc++*",
    "hypothesis",
    "fontTools",
    "readme",
    "zoneinfo",
)
LOCALES = ("root.dat", "en.dat", "en_001.dat", "en_GB.dat")
"""What is shipped of Babel's data: the rules of the languages that the program speaks."""


def start(folder: Path, *arguments: str, screen: bool = False) -> str:
    """What the program prints. CalledProcessError if it fails, TimeoutExpired if it hangs."""
    command = [str(PROGRAM), *arguments]
    if screen and sys.platform.startswith("linux") and not os.environ.get("DISPLAY"):
        command = [shutil.which("xvfb-run") or "xvfb-run", "-a", *command]
    plain = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    plain |= {"HOME": str(folder), "SDL_AUDIODRIVER": "dummy"}
    done = subprocess.run(
        command, cwd=folder, env=plain, capture_output=True, text=True, timeout=60, check=False
    )
    if done.returncode or (done.stderr and not screen):
        sys.exit(f"{' '.join(command)} ended with {done.returncode}:\n{done.stdout}{done.stderr}")
    return done.stdout


def check(folder: Path) -> None:
    """Everything that can be seen of the program without playing it."""
    version = start(folder, "--version")
    assert __version__ in version, version
    for variant in VARIANTS:
        game, players = variant.info.id, str(variant.info.min_players)
        report = json.loads(
            start(folder, "simulate", game, "--players", players, "--matches", "1", "--json")
        )
        assert report["rounds"] >= 1, report
        assert not report["errors"], report
        print(f"{game}: bots played a round of {report['actions']} actions")
    # More than one process: the program starts itself again, as a worker.
    shared = start(folder, "simulate", game, "--matches", "60", "--jobs", "2", "--json")
    assert not json.loads(shared)["errors"], shared
    # The index of the matches is a database.
    history = start(folder, "history", "rebuild")
    assert history, "history rebuild says nothing"
    picture = start(folder, "shots", "pictures", "--scene", "title")
    assert (folder / "pictures" / "title.png").stat().st_size > 10_000, picture
    # The server for phones starts with it.
    coming = start(folder, "shots", "pictures", "--scene", "phones-join")
    assert (folder / "pictures" / "phones-join.png").stat().st_size > 10_000, coming
    frame = start(folder, "--first-frame", screen=True)
    assert "first frame" in frame, frame
    print(f"window: {frame.splitlines()[-1]}")
    unwanted = [file for name in NEVER_SHIPPED for file in PROGRAM.parent.rglob(name)]
    assert not unwanted, unwanted
    locales = {file.name for file in PROGRAM.parent.rglob("locale-data/*.dat")}
    assert locales == set(LOCALES), locales


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as home:
        check(Path(home))
