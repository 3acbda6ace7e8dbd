"""The system asks the program to end, and it does: while it starts, in its main loop, and where that hangs."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

import pytest

from game.asked_to_end import STATUS
from tests.harness.desktop import needs_screen, screen

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there is no such signal")

ROOT = Path(__file__).resolve().parents[1]
IN_TIME = 120.0
"""Seconds in which it must have ended, on a machine with much else to do. What hangs does so for longer."""
LOCALES = ["C", "C.UTF-8"]

STARTS = """
import time
import game.app
from game.cli import main

def hangs(*_):
    print("ready", flush=True)
    time.sleep(1000)
"""
"""The beginning of a program that says when it may be asked to end."""
IN_ORDER = """
from game import asked_to_end

asked_to_end.SOON = 60  # nothing is broken off because the machine is busy
"""
IN_THE_LOOP = (
    STARTS
    + IN_ORDER
    + """
class Ready(game.app.App):
    def step(self):
        if not getattr(self, "told", False) and self.frames > 2:
            self.told = True
            print("ready", flush=True)
        return super().step()

game.app.App = Ready
main()
"""
)
WITH_PHONES = STARTS + (
    IN_ORDER
    + """
from game.phones import server
from game.phones.page_files import page_files
from game.phones.phones import Phones
from game.store.language_files import load_words
from game.store.platform_folders import assets

class Ready(game.app.App):
    def run(self):
        words = load_words()
        self.kit.phones = Phones(lambda: words, page_files(assets()), lambda: (), lambda: None)
        self.kit.phones.let_in(["127.0.0.1"], 0)
        print(self.kit.phones.addresses[0], flush=True)
        super().run()

server.START = server.PATIENCE = 1000  # nobody would be sent away in time
game.app.App = Ready
main()
"""
)
WHILE_STARTING = f"{STARTS}\ngame.app._play = hangs\nmain()\n"
IN_A_FRAME = f"{STARTS}\ngame.app.App.step = hangs\nmain()\n"


WHILE_OPENING = f"""{STARTS}
import sys
from game.scenes.base.watching import watched_match

def reads(path):
    print("ready", flush=True)
    while True:
        path.exists()

watched_match.tape_of_file = reads
sys.argv = ["main.py", "evening.oneplay"]
main()
"""


@contextmanager
def started(
    folder: Path, program: str, *, before: Callable[[], object] | None = None, **environment: str
) -> Iterator[subprocess.Popen[str]]:
    """Run a program that starts the game's, in a folder of its own; it is killed if it does not end.

    `before` is done in its process before it starts.
    """
    folders = ("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME")
    usual = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    given = {**os.environ, **dict.fromkeys(folders, str(folder)), **usual, **environment}
    with subprocess.Popen(
        [sys.executable, "-c", program],
        cwd=ROOT,
        env=given,
        stdout=subprocess.PIPE,
        text=True,
        preexec_fn=before,
    ) as process:
        try:
            yield process
        finally:
            process.kill()


def ended(process: subprocess.Popen[str]) -> int:
    """Ask a program to end; return its exit status."""
    process.send_signal(signal.SIGTERM)
    return process.wait(IN_TIME)


def heard(process: subprocess.Popen[str]) -> str:
    """The next line that a program says."""
    assert process.stdout is not None
    return process.stdout.readline().strip()


@pytest.mark.parametrize("locale", LOCALES)
def test_it_ends_in_order_where_its_loop_runs(tmp_path: Path, locale: str) -> None:
    with started(tmp_path, IN_THE_LOOP, LC_ALL=locale) as process:
        assert heard(process) == "ready"
        assert ended(process) == 0
    assert list(tmp_path.rglob("settings.json"))


@pytest.mark.parametrize("usual", [signal.SIG_DFL, signal.SIG_IGN], ids=["heard", "ignored"])
def test_ctrl_c_ends_it_however_it_was_started(tmp_path: Path, usual: signal.Handlers) -> None:
    before = partial(signal.signal, signal.SIGINT, usual)
    with started(tmp_path, IN_THE_LOOP, before=before) as process:
        assert heard(process) == "ready"
        process.send_signal(signal.SIGINT)
        assert process.wait(IN_TIME) == 130


@needs_screen
@pytest.mark.parametrize("locale", LOCALES)
def test_it_ends_in_order_in_a_window(tmp_path: Path, locale: str) -> None:
    with (
        screen(1280, 720) as display,
        started(tmp_path, IN_THE_LOOP, LC_ALL=locale, DISPLAY=display, SDL_VIDEODRIVER="x11") as p,
    ):
        assert heard(p) == "ready"
        assert ended(p) == 0


@pytest.mark.parametrize("locale", LOCALES)
def test_phones_that_say_nothing_do_not_hold_it_up(tmp_path: Path, locale: str) -> None:
    with started(tmp_path, WITH_PHONES, LC_ALL=locale) as process:
        host, _, port = heard(process).rpartition(":")
        with socket.create_connection((host, int(port)), timeout=IN_TIME) as silent:
            silent.sendall(b"GET / HTTP/1.1\r\n")
            assert ended(process) == 0


@pytest.mark.parametrize(
    "program", [WHILE_STARTING, WHILE_OPENING, IN_A_FRAME], ids=["start", "file", "frame"]
)
def test_it_ends_where_it_hangs(tmp_path: Path, program: str) -> None:
    with started(tmp_path, program) as process:
        assert heard(process) == "ready"
        assert ended(process) == STATUS


def test_a_tool_without_a_main_loop_ends_as_well(tmp_path: Path) -> None:
    program = (
        "import time; from game.view.base.window import open_display; open_display();"
        "print('ready', flush=True); time.sleep(1000)"
    )
    with started(tmp_path, program) as process:
        assert heard(process) == "ready"
        assert ended(process) == -signal.SIGTERM


def test_a_run_of_the_tests_ends_and_no_test_takes_it_for_a_closed_window(tmp_path: Path) -> None:
    program = (
        "import pygame, signal; from tests.harness.usual_signals import use_usual_signals;"
        "use_usual_signals(); pygame.display.init();"
        "signal.raise_signal(signal.SIGTERM); print(pygame.event.get(), flush=True)"
    )
    with started(tmp_path, program) as process:
        assert process.wait(IN_TIME) == -signal.SIGTERM
        assert heard(process) == ""
