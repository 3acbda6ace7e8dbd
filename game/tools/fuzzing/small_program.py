"""The program in a small window in memory, for the fuzzer; it is made once a process."""

from __future__ import annotations

from functools import cache
from random import Random

from game.store.settings_file import Settings
from game.tools.offscreen import Offscreen, explained

SHAPES = ((640, 360), (360, 640), (960, 400))

THOUGHTS = 20
"""How often bots think for some ms between two frames, at most."""


@cache
def small_program() -> Offscreen:
    """Return the program, in which nothing moves and no bot takes time to think."""
    return Offscreen(
        SHAPES[0], Settings(faces_told=True, guides=explained(), speed="OFF", think="OFF")
    )


def reshaped(luck: Random) -> Offscreen:
    """Return the program in a window of any shape, with text of any size."""
    program = small_program()
    program.canvas.resize(luck.choice(SHAPES))
    program.kit.settings.text_scale = luck.choice((1.0, 1.5, 2.0))
    program.kit.window.refresh()
    program.kit.resize()
    return program


def think(program: Offscreen) -> None:
    """Let bots think as between two frames."""
    for _ in range(THOUGHTS):
        if not program.stack.ponder():
            return
