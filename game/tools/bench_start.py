"""Benchmark of the start: from starting the process to the first frame, beside a bare pygame-ce script.

Both are started several times in turn, in the same environment and with a window of the same size; the time
ends with the line that each prints after its first frame. Entering each game from its setup is measured as
well, which should take no longer.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any

from game.files.reading import detail_of
from game.store.platform_folders import assets
from game.tools import bench_enter_game as entering
from game.tools.timing import Contestant, compete, ratio
from game.variants import with_a_table
from game.view.base.window import NoDisplay
from game.words.path_names import named

PROGRAM = "program"
BARE = "bare script"
PACKAGED = "package"
TARGET = 2.0
PACKAGE_TARGET = 1.2
"""The most that the start of a package may take, as a multiple of the source's."""
ENTERING_TARGET = 1.0
"""The most that entering a game may take, as a multiple of the program's start."""
ENTERINGS = 5
"""Rounds in which each game is entered once, and the program started once."""
LEAST_TIME = 5.0
"""Seconds given to each at least: a start takes some tenths."""

BARE_SCRIPT = """
import sys
import pygame
pygame.display.init()
window = pygame.Window("bare", (int(sys.argv[1]), int(sys.argv[2])), resizable=True, allow_high_dpi=True)
surface = window.get_surface()
card = pygame.image.load_sized_svg(sys.argv[3], (200, 300)).convert(32, pygame.SRCALPHA)
surface.blit(card, (100, 100))
window.flip()
print("first frame", flush=True)
"""


class NoStart(NoDisplay):
    """The program did not come to its first frame; the message says what it said."""


def run(seconds: float) -> dict[str, Any]:
    """Start both again and again for `seconds` each (at least 5), then enter each game. In ms, medians.

    `ratio` is the program's time as a multiple of the bare script's. A packaged program, which has no
    Python beside it, is measured alone. NoStart if no frame is drawn.
    """
    environment = _environment()
    program = [sys.executable, "--first-frame"]
    if not getattr(sys, "frozen", False):
        program.insert(1, str(assets().parent / "main.py"))
    width, height, driver = _first_line(program, environment)[1].split()[-3:]
    card = next((assets() / "cards").rglob("*.svg"))
    bare = [sys.executable, "-c", BARE_SCRIPT, width, height, str(card)]
    contestants = [_starts(PROGRAM, program, environment)]
    if len(program) == 3:
        contestants.append(_starts(BARE, bare, environment))
    turns = 5
    measured = compete(contestants, max(seconds, LEAST_TIME), turns)
    report: dict[str, Any] = {
        "window": f"{width} × {height}",
        "driver": driver,
        "measures": {name: measure.figures() for name, measure in measured.items()},
    }
    if BARE in measured:
        times = ratio(measured[PROGRAM], measured[BARE])
        report |= {"ratio": times, "target": f"at most {TARGET:g}", "met": times <= TARGET}
    report["entering"] = entered = _entering(program, (int(width), int(height)), environment)
    report["entering_target"] = f"at most {ENTERING_TARGET:g} of the program's start"
    report["entering_met"] = all(each["ratio"] <= ENTERING_TARGET for each in entered.values())
    return report


def run_package(package: Path, seconds: float) -> dict[str, Any]:
    """Start a packaged program and this one in turn, as `run` does. NoStart if either draws no frame."""
    environment = _environment()
    source = [sys.executable, str(assets().parent / "main.py"), "--first-frame"]
    packed = [str(package), "--first-frame"]
    driver = _first_line(packed, environment)[1].split()[-1]
    contestants = [_starts(PROGRAM, source, environment), _starts(PACKAGED, packed, environment)]
    measured = compete(contestants, max(seconds, LEAST_TIME), 5)
    times = ratio(measured[PACKAGED], measured[PROGRAM])
    return {
        "driver": driver,
        "measures": {name: measure.figures() for name, measure in measured.items()},
        "ratio": times,
        "target": f"at most {PACKAGE_TARGET:g}",
        "met": times <= PACKAGE_TARGET,
    }


def _entering(
    program: list[str], size: tuple[int, int], environment: dict[str, str]
) -> dict[str, dict[str, Any]]:
    """Each game entered several times: medians in ms, and as multiples of a start in the same round."""
    games = [each.info.id for each in with_a_table()]
    taken: dict[str, list[tuple[entering.Entered, float]]] = {game: [] for game in games}
    for _ in range(ENTERINGS):
        start = 1000 * _first_line(program, environment)[0]
        for game in games:
            taken[game].append((entering.in_new_process(game, size, environment), start))
    return {
        game: {
            "first_frame_ms": round(median(each.first_frame for each, _ in samples), 1),
            "dealing_ms": round(median(each.dealing for each, _ in samples), 1),
            "ratio": round(median(each.first_frame / start for each, start in samples), 3),
        }
        for game, samples in taken.items()
    }


def _starts(name: str, command: list[str], environment: dict[str, str]) -> Contestant:
    def chunk(seconds: float) -> float:
        began = perf_counter()
        taken = []
        while perf_counter() - began < seconds:
            taken.append(_first_line(command, environment)[0])
        return 1000 * sum(taken) / len(taken)

    return Contestant(name, "ms", chunk)


def _first_line(command: list[str], environment: dict[str, str]) -> tuple[float, str]:
    """Seconds until the command's first line of output, and that line."""
    began = perf_counter()
    try:
        started = subprocess.Popen(
            command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )
    except OSError as error:
        raise NoStart(f"{named(command[0])} cannot be started: {detail_of(error)}.") from None
    with started as process:
        assert process.stdout is not None
        line = process.stdout.readline()
        taken = perf_counter() - began
        _, trouble = process.communicate()
    if not line.startswith("first frame"):
        raise NoStart(f"The program drew no frame: {(line or trouble).strip()}")
    return taken, line


def _environment() -> dict[str, str]:
    """Ours, but pygame says nothing, nothing goes through OpenGL, and a screen is not needed.

    Python keeps what it compiles, as it does for a player, who starts the program more than once.
    """
    environment = {**os.environ, "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    environment["SDL_FRAMEBUFFER_ACCELERATION"] = "0"
    screens = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")
    if sys.platform.startswith("linux") and not any(map(os.environ.get, screens)):
        environment["SDL_VIDEODRIVER"] = "dummy"
    return environment
