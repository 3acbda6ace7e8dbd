"""A virtual desktop for tests: a screen (Xvfb) with the program's window, and mouse and keys (xdotool)."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from game.tools.offscreen import explained

ROOT = Path(__file__).resolve().parents[2]
TOOLS = ("Xvfb", "xdotool", "setxkbmap")
MISSING = [tool for tool in TOOLS if shutil.which(tool) is None]
MUST_RUN = "ALL_FOR_ONE_NEEDS_SCREEN" in os.environ
"""CI installs what is needed, and sets this: there nothing is skipped."""

needs_screen = pytest.mark.skipif(
    bool(MISSING) and not MUST_RUN, reason=f"a virtual desktop needs {' and '.join(MISSING)}"
)

PATIENCE = 120.0
"""Seconds to wait for a report before failing; a busy machine may need many."""


@contextmanager
def screen(width: int, height: int) -> Iterator[str]:
    """Start a virtual screen of this size; its DISPLAY."""
    reading, writing = os.pipe()
    command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", f"{width}x{height}x24"]
    # No key repeats itself: on a busy machine it may be long until it is let go.
    command += ["-nolisten", "tcp", "-noreset", "-r"]
    server = subprocess.Popen(command, pass_fds=[writing], stderr=subprocess.DEVNULL)
    os.close(writing)
    try:
        with os.fdopen(reading) as told:
            number = told.readline().strip()
        if not number:
            raise RuntimeError("Xvfb did not start")
        yield f":{number}"
    finally:
        server.terminate()
        server.wait(PATIENCE)


class Running:
    """The program in a process of its own. `now` is the last report of `tests.harness.watched`.

    `program` is the module to run and its arguments, by default the program at its title.
    """

    def __init__(
        self, home: Path, speed: str, *program: str, display: str = "", driver: str = "dummy"
    ) -> None:
        settings = home / "all-for-one" / "settings.json"
        settings.parent.mkdir(parents=True)
        # Of a random deal nobody knows which notes would come, and take the key that is meant for the table.
        told = {"speed": speed, "think": speed, "guides": explained()}
        settings.write_text(json.dumps(told))
        folders = dict.fromkeys(
            ("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME"),
            str(home),
        )
        self.environment = {
            **os.environ,
            **folders,
            "DISPLAY": display,
            "SDL_VIDEODRIVER": driver,
            "SDL_AUDIODRIVER": "dummy",
            "PYGAME_HIDE_SUPPORT_PROMPT": "1",
        }
        self.now: dict[str, Any] = {}
        self.trouble = home / "stderr"
        self._changed = threading.Condition()
        self._process = subprocess.Popen(
            [sys.executable, "-m", *(program or ("tests.harness.watched",))],
            cwd=ROOT,
            env=self.environment,
            stdout=subprocess.PIPE,
            stderr=self.trouble.open("w"),
            text=True,
        )
        threading.Thread(target=self._watch, daemon=True).start()

    def _watch(self) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            with self._changed:
                self.now = json.loads(line)
                self._changed.notify_all()

    def wait(
        self, what: str, holds: Callable[[dict[str, Any]], bool], seconds: float = PATIENCE
    ) -> dict[str, Any]:
        """Wait for a report for which `holds` is true. AssertionError, naming `what`, if none comes."""
        end = time.monotonic() + seconds
        with self._changed:
            while not (self.now and holds(self.now)):
                left = end - time.monotonic()
                alive = self._process.poll() is None or self.now.get("scene") == ""
                if left <= 0 or not alive:
                    raise AssertionError(f"{what} did not come: {self.now}\n{self.stderr()}")
                self._changed.wait(min(left, 1))
            return self.now

    def stderr(self) -> str:
        """Return what the program has written to its standard error."""
        return self.trouble.read_text()

    def signal(self, number: int) -> None:
        """Send the process a signal."""
        self._process.send_signal(number)

    def leave(self) -> tuple[int, str]:
        """Wait for the program's end; return its exit status and its standard error."""
        return self._process.wait(PATIENCE), self.stderr()

    def close(self) -> None:
        """End the program if it still runs."""
        if self._process.poll() is None:
            self._process.terminate()
            self._process.wait(PATIENCE)


class Desktop(Running):
    """The program in a window on a virtual screen, and its input by xdotool."""

    def __init__(self, display: str, home: Path, speed: str, *program: str) -> None:
        super().__init__(home, speed, *program, display=display, driver="x11")
        self.wait("the title", lambda now: now["still"])
        found = self.xdotool("search", "--sync", "--pid", str(self._process.pid), "--onlyvisible")
        self.window = found.split()[-1]
        # There is no window manager here to give the keys to a window.
        self.xdotool("windowfocus", "--sync", self.window)

    def xdotool(self, *arguments: str) -> str:
        """Run xdotool."""
        done = subprocess.run(
            ["xdotool", *arguments],
            env=self.environment,
            check=True,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
        )
        return done.stdout

    def point(self, at: tuple[int, int]) -> None:
        """Move the mouse to a point of the window."""
        self.xdotool("mousemove", "--window", self.window, *map(str, at))

    def click(self, at: tuple[int, int]) -> None:
        """Click there."""
        self.point(at)
        self.xdotool("click", "1")

    def drag(self, start: tuple[int, int], end: tuple[int, int]) -> None:
        """Press at one point, move in steps, let go at another."""
        self.point(start)
        self.xdotool("mousedown", "1")
        for step in range(1, 9):
            share = step / 8
            self.point(
                tuple(round(a + (b - a) * share) for a, b in zip(start, end, strict=True))  # type: ignore[arg-type]
            )
        self.xdotool("mouseup", "1")

    def key(self, *names: str) -> None:
        """Press keys, one after the other."""
        self.xdotool("key", *names)

    def layout(self, name: str) -> None:
        """Choose a layout of the keyboard, such as `fr`."""
        subprocess.run(
            ["setxkbmap", name],
            env=self.environment,
            check=True,
            capture_output=True,
            timeout=PATIENCE,
        )

    def hold(self, name: str, down: bool) -> None:
        """Press a key and keep it down, or let it go."""
        self.xdotool("keydown" if down else "keyup", name)

    def widget(self, label: str) -> tuple[int, int]:
        """Where the widget lies that says this text, or else begins with it."""
        for each in sorted(self.now["widgets"], key=lambda each: each["says"] != label):
            if each["says"].startswith(label):
                return each["at"]
        raise AssertionError(f"nothing says {label!r}: {self.now['widgets']}")

    def focus(self, label: str, key: str = "Tab") -> None:
        """Press a key until the widget that begins with this text has the focus."""
        scene = self.now["scene"]
        for _ in range(60):
            assert self.now["scene"] == scene, f"not {scene} any more: {self.now}"
            focused = next(each for each in self.now["widgets"] if each["focused"])
            if focused["says"].startswith(label):
                return
            before = focused["says"], focused["at"]
            self.key(key)
            self.wait("another focus", lambda now, before=before: _focused(now) != before)  # type: ignore[misc]
        raise AssertionError(f"{key} never reaches {label!r}: {self.now}")


def ready(now: dict[str, Any]) -> bool:
    """Whether the round is over, or the player is to do something."""
    return now["scene"] in ("ResultScene", "EndScene") or (
        now["scene"] == "TableScene" and now["table"]["ready"]
    )


def moved_on(actions: int) -> Callable[[dict[str, Any]], bool]:
    """Whether more has happened than so many actions, or a suit is being picked."""
    return lambda now: (
        now["scene"] != "TableScene" or now["table"]["actions"] > actions or now["table"]["picking"]
    )


def _focused(now: dict[str, Any]) -> tuple[str, Any]:
    focused = next(each for each in now["widgets"] if each["focused"])
    return focused["says"], focused["at"]
