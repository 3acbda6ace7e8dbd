"""Types of values on the command line: numbers, names, files and folders, sizes; each says what it expected."""

from __future__ import annotations

import math
from datetime import date
from pathlib import Path
from typing import Any, NoReturn

import click

from game.commands.common import as_reason
from game.files.reading import Unreadable, check_file, check_name
from game.session.today.day import read_day
from game.words.path_names import named, quoted

LONGEST_MEASUREMENT = 3600.0
SMALLEST, LARGEST = (480, 270), (8192, 8192)
LARGEST_FILE = 1 << 40
"""Bytes; how much of a file is read is for its reader to say."""
MOST_DIGITS = 18
"""Digits of a number: what has more is none that anybody means."""


def instead_of(value: Any, expected: str) -> str:
    """Return the sentence about a value that was given where `expected` says what was."""
    given = f"{quoted(str(value))} was given; " if str(value).strip() else ""
    return f"{given}{expected}."


class Value(click.ParamType[Any]):
    """A type whose `expected` says what was, in a sentence with what was given."""

    expected = ""

    def refuse(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> NoReturn:
        """Raise click's error for a value that is none of this type."""
        self.fail(instead_of(value, self.expected), param, ctx)


class Whole(Value):
    """A whole number, `least` or more and at most `most`, where these are given."""

    name = "number"

    def __init__(self, least: int | None = None, most: int | None = None) -> None:
        self._least, self._most = least, most
        self.expected = "a whole number was expected"
        if least is not None and most is not None:
            self.expected = f"a whole number from {least} to {most} was expected"
        elif least is not None:
            self.expected = f"a whole number, {least} or more, was expected"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        """The number; click's error for what is none, or not in the bounds."""
        text = str(value).strip()
        if not text.removeprefix("-").isdecimal() or len(text) > MOST_DIGITS:
            self.refuse(value, param, ctx)
        number = int(text)
        if (self._least is not None and number < self._least) or (
            self._most is not None and number > self._most
        ):
            self.refuse(value, param, ctx)
        return number


class Between(Value):
    """A number more than `low` and less than `high`, or `high` itself if that may be."""

    name = "number"

    def __init__(self, low: float, high: float, *, with_high: bool = False) -> None:
        self._low, self._high, self._with_high = low, high, with_high
        most = "at most" if with_high else "less than"
        self.expected = f"a number more than {low:g} and {most} {high:g} was expected"

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> float:
        """The number; click's error for any other."""
        try:
            number = float(value)
        except ValueError:
            number = math.nan
        if not self._low < number <= self._high or (number == self._high and not self._with_high):
            self.refuse(value, param, ctx)
        return number


class Seconds(Between):
    """A time that a measurement can take; neither nothing, nor for ever."""

    name = "seconds"

    def __init__(self) -> None:
        super().__init__(0, LONGEST_MEASUREMENT, with_high=True)


class Day(Value):
    """A day of the calendar."""

    name = "date"
    expected = "a day such as 2026-11-24 was expected"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> date:
        """The day; click's error for what is none."""
        found = value if isinstance(value, date) else read_day(str(value).strip())
        if found is None:
            self.refuse(value, param, ctx)
        return found


class OneOf(click.Choice[str]):
    """One of some words."""

    def get_invalid_choice_message(self, value: Any, ctx: click.Context | None) -> str:
        """The sentence that names the words."""
        return instead_of(value, f"one of {', '.join(self.choices)} was expected")


class Name(Value):
    """A text that is not blank: `what` it is the name of."""

    name = "name"

    def __init__(self, what: str) -> None:
        self.expected = f"the name of {what} was expected"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        """The text; click's error for a blank one."""
        if not str(value).strip():
            self.refuse(value, param, ctx)
        return str(value)


class NameList(Value):
    """Names with commas between them, none of them blank: `what` each is the name of."""

    name = "names"

    def __init__(self, what: str) -> None:
        self.expected = f"the name of {what} was expected, or several with commas between them"

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> tuple[str, ...]:
        """The names; click's error if one of them is blank."""
        if isinstance(value, tuple):
            return value
        names = tuple(each.strip() for each in str(value).split(","))
        if not all(names):
            self.refuse(value if str(value).strip(" ,") else "", param, ctx)
        return names


class NewFile(Value):
    """A file that need not exist, and may have a name that no file can have: its reader says that."""

    name = "file"
    expected = "the name of a file was expected"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Path:
        """The path; click's error for an empty one: it would mean the working directory."""
        if not str(value).strip():
            self.refuse(value, param, ctx)
        return Path(value)


class PlacedFile(NewFile):
    """A file that need not exist, where the system says what is there."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Path:
        """The path; click's error for a name that is too long, or in a folder that may not be looked into."""
        path = super().convert(value, param, ctx)
        try:
            check_name(path)
        except Unreadable as error:
            self.fail(f"{named(path)} cannot be used: {as_reason(error)}.", param, ctx)
        return path


class InputFile(PlacedFile):
    """An ordinary file that exists and can be read; a folder only if it may be one."""

    def __init__(self, *, or_folder: bool = False) -> None:
        self._or_folder = or_folder
        if or_folder:
            self.expected = "the name of a file or folder was expected"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Path:
        """The path; click's error for what is no such file."""
        path = super().convert(value, param, ctx)
        if not (self._or_folder and path.is_dir()):
            try:
                check_file(path, limit=LARGEST_FILE)
            except Unreadable as error:
                self.fail(f"{named(path)} cannot be used: {as_reason(error)}.", param, ctx)
        return path


class Folder(PlacedFile):
    """A folder that need not exist."""

    name = "folder"
    expected = "the name of a folder was expected"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Path:
        """The path; click's error for an empty one, and for what is no folder."""
        path = super().convert(value, param, ctx)
        if path.exists() and not path.is_dir():
            self.fail(f"{named(path)} is not a folder.", param, ctx)
        return path


class WindowSize(Value):
    """Two numbers of pixels, such as 1920x1080."""

    name = "size"
    expected = "two numbers were expected, such as 1920x1080"

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> tuple[int, int]:
        """Width and height; click's error for what is none, or too much to draw."""
        width, _, height = str(value).partition("x")
        if not all(each.isdecimal() and len(each) < 6 for each in (width, height)):
            self.refuse(value, param, ctx)
        size = int(width), int(height)
        limits = zip(SMALLEST, size, LARGEST, strict=True)
        if not all(low <= each <= high for low, each, high in limits):
            low, high = ("x".join(map(str, each)) for each in (SMALLEST, LARGEST))
            self.fail(instead_of(value, f"a size from {low} to {high} was expected"), param, ctx)
        return size
