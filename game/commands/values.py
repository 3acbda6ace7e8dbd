"""Types of values on the command line: numbers of seconds, folders, sizes."""

from __future__ import annotations

import math
from pathlib import Path
from typing import Any

import click

LONGEST_MEASUREMENT = 3600.0
SMALLEST, LARGEST = (480, 270), (8192, 8192)


class Seconds(click.ParamType[float]):
    """A time that a measurement can take; neither nothing, nor for ever."""

    name = "seconds"

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> float:
        """The number; click's error for any other."""
        try:
            seconds = float(value)
        except ValueError:
            seconds = math.nan
        if not 0 < seconds <= LONGEST_MEASUREMENT:
            self.fail(
                f"{value!r} was given; more than 0 and at most {LONGEST_MEASUREMENT:g} was expected."
            )
        return seconds


class Folder(click.Path):
    """A folder that need not exist. An empty name is none: it would mean the working directory."""

    def __init__(self) -> None:
        super().__init__(path_type=Path, file_okay=False)

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """The path; click's error for an empty one."""
        if value == "":
            self.fail("the name of a folder was expected.", param, ctx)
        return super().convert(value, param, ctx)


class WindowSize(click.ParamType[tuple[int, int]]):
    """Two numbers of pixels, such as 1920x1080."""

    name = "size"

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> tuple[int, int]:
        """Width and height; click's error for what is none, or too much to draw."""
        width, _, height = str(value).partition("x")
        if not all(each.isdecimal() and len(each) < 6 for each in (width, height)):
            self.fail(f"{value}: two numbers were expected, such as 1920x1080.", param, ctx)
        size = int(width), int(height)
        limits = zip(SMALLEST, size, LARGEST, strict=True)
        if not all(low <= each <= high for low, each, high in limits):
            low, high = ("x".join(map(str, each)) for each in (SMALLEST, LARGEST))
            self.fail(f"{value}: from {low} to {high} was expected.", param, ctx)
        return size
