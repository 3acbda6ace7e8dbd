"""A virtual screen, and pictures of it."""

from __future__ import annotations

import os
import shutil
import struct
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pygame
from packing.trouble import Trouble

SIZE = 1280, 800
HEADER = struct.Struct(">25I")
WIDTH, HEIGHT, LINE, COLOURS = 4, 5, 12, 19
"""Places of numbers in the head of a picture by X (XWD)."""
COLOUR_SIZE = 12


class Display:
    """A screen: its name for DISPLAY ("": the desktop's own), and the file that shows what is on it."""

    def __init__(self, name: str, pixels: Path | None) -> None:
        self.name = name
        self._pixels = pixels

    def picture(self) -> pygame.Surface | None:
        """Return what is on the screen; None where that cannot be seen."""
        if self._pixels is None:
            return None
        data = self._pixels.read_bytes()
        head = HEADER.unpack_from(data)
        begin = head[0] + head[COLOURS] * COLOUR_SIZE
        size = head[WIDTH], head[HEIGHT]
        rows = data[begin : begin + head[LINE] * size[1]]
        picture = pygame.image.frombytes(rows, size, "BGRA")
        picture.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MAX)  # X leaves the alpha at 0
        return picture


@contextmanager
def virtual_screen(folder: Path) -> Iterator[Display]:
    """Start a virtual screen on Linux; elsewhere there is a screen. Raises Trouble."""
    if not sys.platform.startswith("linux"):
        yield Display("", None)
        return
    if shutil.which("Xvfb") is None:
        raise Trouble("Xvfb is missing, on whose screen the program is tried: install xvfb.")
    reading, writing = os.pipe()
    command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", f"{SIZE[0]}x{SIZE[1]}x24"]
    command += ["-fbdir", str(folder), "-nolisten", "tcp", "-noreset", "-ac"]
    server = subprocess.Popen(command, pass_fds=[writing], stderr=subprocess.DEVNULL)
    os.close(writing)
    try:
        with os.fdopen(reading) as told:
            number = told.readline().strip()
        if not number:
            raise Trouble("Xvfb did not start.")
        yield Display(f":{number}", folder / "Xvfb_screen0")
    finally:
        server.terminate()
        server.wait(10)
