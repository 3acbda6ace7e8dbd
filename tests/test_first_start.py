"""The first start on a desktop, with a window manager and without one."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

from game.view.base.window import LEAST_SIZE
from tests.harness import desktop
from tests.harness.desktop import PATIENCE, ROOT

MANAGER = "openbox"
LONG_PATIENCE = 3 * PATIENCE
"""Seconds for each step: a first start reads everything from a disk that others may be using."""

pytestmark = desktop.needs_screen


def wait(holds: Callable[[], bool]) -> None:
    """Wait until a desktop has come so far; asking may fail before."""
    end = time.monotonic() + LONG_PATIENCE
    while time.monotonic() < end:
        with suppress(subprocess.CalledProcessError):
            if holds():
                return
        time.sleep(0.1)
    raise AssertionError("it never came so far")


class Window:
    """The program as it is, started on a display by somebody who has never started it."""

    def __init__(self, display: str, home: Path) -> None:
        folders = ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME")
        self.environment = {
            **{name: value for name, value in os.environ.items() if name not in folders},
            "HOME": str(home),
            "DISPLAY": display,
            "SDL_VIDEODRIVER": "x11",
            "SDL_AUDIODRIVER": "dummy",
            # SDL waits up to half a minute for a session bus that does not answer; there is none here.
            "DBUS_SESSION_BUS_ADDRESS": "disabled:",
        }
        self.process = subprocess.Popen(
            [sys.executable, str(ROOT / "main.py")],
            env=self.environment,
            stderr=subprocess.PIPE,
            text=True,
        )
        self.id = ""

    def shown(self) -> bool:
        """Whether the program's window is on the display by now."""
        if self.process.poll() is not None:
            raise AssertionError(f"it ended with {self.ended()}")
        found = self.xdotool("search", "--onlyvisible", "--pid", str(self.process.pid))
        self.id = found.split()[-1]
        return True

    def xdotool(self, *arguments: str) -> str:
        """Let the desktop's hands do something."""
        command = ["xdotool", *arguments]
        return subprocess.check_output(
            command, env=self.environment, text=True, timeout=LONG_PATIENCE
        )

    @property
    def size(self) -> tuple[int, int]:
        """Width and height in pixels."""
        told = self.xdotool("getwindowgeometry", "--shell", self.id)
        values = dict(line.split("=") for line in told.split())
        return int(values["WIDTH"]), int(values["HEIGHT"])

    def wait(self, holds: Callable[[], bool]) -> None:
        """Wait until the desktop has come so far; asking may fail before."""
        wait(holds)

    def close(self) -> None:
        """Have the manager close the window, as somebody does: whatever does not answer is pressed again.

        The first key on a display can change the keyboard's map, for which a manager takes its keys anew; one
        that is pressed just then is none of its own, and goes to the window.
        """
        end = time.monotonic() + LONG_PATIENCE
        while self.process.poll() is None and time.monotonic() < end:
            with suppress(subprocess.CalledProcessError):  # the window may be gone by now
                self.xdotool("key", "--clearmodifiers", "alt+F4")
            with suppress(subprocess.TimeoutExpired):
                self.process.wait(20)

    def ended(self) -> tuple[int, str]:
        """The exit status, and what the program complained of."""
        _, trouble = self.process.communicate(timeout=LONG_PATIENCE)
        return self.process.returncode, trouble


@contextmanager
def managed(display: str) -> Iterator[None]:
    """A small window manager on a display, which it has taken over before a program is started there.

    A window that is opened while a manager takes over may wait for good to be shown.
    """
    environment = {**os.environ, "DISPLAY": display}
    manager = subprocess.Popen(
        [MANAGER, "--sm-disable"], env=environment, stderr=subprocess.DEVNULL
    )
    question = ["xdotool", "get_num_desktops"]  # only a manager has an answer
    try:
        wait(
            lambda: bool(
                subprocess.check_output(question, env=environment, stderr=subprocess.DEVNULL)
            )
        )
        yield
    finally:
        manager.terminate()
        manager.wait(120)


@contextmanager
def started(display: str, home: Path) -> Iterator[Window]:
    window = Window(display, home)
    try:
        window.wait(window.shown)
        yield window
    finally:
        window.process.kill()
        window.process.wait(120)


def test_without_a_window_manager(tmp_path: Path) -> None:
    with desktop.screen(1280, 800) as display, started(display, tmp_path) as window:
        assert all(side >= least for side, least in zip(window.size, LEAST_SIZE, strict=True))
        window.process.send_signal(signal.SIGINT)
        assert window.ended() == (130, "")


@pytest.mark.skipif(
    shutil.which(MANAGER) is None and not desktop.MUST_RUN, reason=f"{MANAGER} is not installed"
)
def test_with_a_window_manager(tmp_path: Path) -> None:
    """It keeps the window's least size, and its way of closing a window ends the program."""
    with (
        desktop.screen(1280, 800) as display,
        managed(display),
        started(display, tmp_path) as window,
    ):
        window.wait(lambda: window.xdotool("getactivewindow").strip() == window.id)
        window.xdotool("windowsize", window.id, "1100", "700")
        window.wait(lambda: window.size == (1100, 700))
        window.xdotool("windowsize", window.id, "300", "200")
        window.wait(lambda: window.size == LEAST_SIZE)
        window.close()
        assert window.ended() == (0, "")
    (kept,) = tmp_path.rglob("settings.json")
    assert "format" in json.loads(kept.read_text())
