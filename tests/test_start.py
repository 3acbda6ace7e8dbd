"""Starting the program where something is missing: it works, or says in a sentence what to do."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

MAIN = Path(__file__).resolve().parents[1] / "main.py"


def start(folder: Path, *options: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run to the first frame from another working directory, with only this environment."""
    kept = {name: os.environ[name] for name in ("PATH", "SYSTEMROOT") if name in os.environ}
    home = {"HOME": str(folder), "PYTHONUTF8": "1", **environment}
    return subprocess.run(
        [sys.executable, str(MAIN), *options, "--first-frame"],
        capture_output=True,
        text=True,
        cwd=folder,
        env={**kept, **home},
        check=False,
        timeout=300,
    )


def test_it_starts_from_any_folder_without_a_sound_device(tmp_path: Path) -> None:
    done = start(tmp_path, SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="nothing")
    assert done.returncode == 0, done.stderr
    assert "first frame" in done.stdout
    assert "Traceback" not in done.stderr


def test_its_window_is_known_by_the_name_in_the_desktop_file(tmp_path: Path) -> None:
    kept = {name: value for name, value in os.environ.items() if "WMCLASS" not in name}
    names = [f"os.environ['SDL_VIDEO_{each}_WMCLASS']" for each in ("X11", "WAYLAND")]
    command = [sys.executable, "-c", f"import os, game.app; print({', '.join(names)})"]
    done = subprocess.run(command, capture_output=True, text=True, cwd=MAIN.parent, env=kept)
    entry = (MAIN.parent / "build" / "linux" / "app.desktop.in").read_text(encoding="utf-8")
    assert done.stdout.split() == ["all-for-one"] * 2, done.stderr
    assert "StartupWMClass=all-for-one\n" in entry


@pytest.mark.parametrize("option", [["--data-dir", "portable"], ["--data-dir=portable"]])
def test_a_portable_copy_keeps_everything_in_its_folder(tmp_path: Path, option: list[str]) -> None:
    settings = tmp_path / "portable" / "settings"
    settings.mkdir(parents=True)
    (settings / "settings.json").write_text("damaged")
    done = start(tmp_path, *option, SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy")
    assert done.returncode == 0, done.stderr
    assert str(settings / "settings.json") in done.stderr
    assert {each.name for each in tmp_path.iterdir()} == {"portable"}


def test_a_portable_copy_needs_a_folder(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, str(MAIN), "--data-dir"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 2
    assert done.stderr == "--data-dir: the name of a folder was expected.\n"


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere there is always a screen")
def test_without_a_screen_it_says_what_to_do(tmp_path: Path) -> None:
    done = start(tmp_path)
    assert done.returncode == 2
    assert "Traceback" not in done.stderr
    sentences = [line for line in done.stderr.splitlines() if line.startswith("All for One needs")]
    assert len(sentences) == 1
    assert "DISPLAY" in sentences[0]


def test_a_home_that_cannot_be_written_is_told_in_a_sentence(tmp_path: Path) -> None:
    # A file where the home should be: nobody, not even root, can make a folder in it.
    file = tmp_path / "home"
    file.write_text("")
    home = str(file)
    done = start(
        tmp_path, SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy", HOME=home, APPDATA=home
    )
    assert done.returncode == 0, done.stderr
    assert "first frame" in done.stdout
    assert "Traceback" not in done.stderr


def test_the_first_picture_waits_for_no_rules_and_no_matches(tmp_path: Path) -> None:
    """What is imported before it: no game, no host, no bot, and none of the packages that take long."""
    command = [sys.executable, "-X", "importtime", str(MAIN), "--first-frame"]
    drivers = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    environment = {**os.environ, **drivers, "HOME": str(tmp_path), "PYTHONUTF8": "1"}
    done = subprocess.run(
        command, capture_output=True, text=True, env=environment, check=True, timeout=300
    )
    assert "first frame" in done.stdout
    loaded = {line.rpartition("|")[2].strip() for line in done.stderr.splitlines()}
    assert "game.scenes.title.title_backdrop" in loaded
    rooms = ("game.variants", "game.bots", "game.session", "game.phones.phones")
    slow = ("multiprocessing", "fluent.runtime", "segno", "websockets")
    assert not [name for name in (*rooms, *slow, "game.engine.match") if name in loaded]
