"""What the commands share: errors, a bar of progress, sentences, figures as lines."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from datetime import datetime
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import click

from game.engine.problems import Problem
from game.files.standard_streams import acting_stderr
from game.store.language_files import load_words
from game.store.platform_folders import assets
from game.view.base.window import NoDisplay
from game.words.catalogue import Catalogue
from game.words.path_names import named
from game.words.people_texts import isolated, length, shown

Part = TypeVar("Part")

LONGEST_SENTENCE = 600
"""Letters of what is wrong with a file."""
MOST_TOLD = 10
"""How much of what went wrong is told."""


class CommandError(click.ClickException):
    """An error that the user can correct. The message is one sentence; the exit status is 2."""

    exit_code = 2


def say(text: str, *, err: bool = False, end: str = "\n") -> None:
    """Print a text at once, on standard error if it is about what is wrong.

    Click's own way to print goes around the guarded streams where it thinks that it knows the encoding better.
    """
    print(text, end=end, file=sys.stderr if err else sys.stdout, flush=True)


def watched(
    parts: Iterator[Part], total: int, label: str, size: Callable[[Part], int] = lambda part: 1
) -> Iterator[Part]:
    """The parts as they are done, with a bar of how many of all there are so far if somebody sees it."""
    stream = acting_stderr()
    if stream is None:
        yield from parts
        return
    with click.progressbar(length=total, label=label, file=stream) as bar:
        for part in parts:
            yield part
            bar.update(size(part))


def make_folder(folder: Path | None) -> None:
    """Make the folder that results go into, if one is wanted. Raises CommandError."""
    if folder is not None:
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise CommandError(
                f"The folder {named(folder)} cannot be made: {error.strerror}."
            ) from None


def tell_errors(sentences: Sequence[str]) -> None:
    """Say what went wrong on standard error; of very much, the beginning, and how much more there is."""
    for sentence in sentences[:MOST_TOLD]:
        say(sentence, err=True)
    more = len(sentences) - MOST_TOLD
    if more > 0:
        say(f"There {'is' if more == 1 else 'are'} {more} more like these.", err=True)


@contextmanager
def on_a_screen() -> Iterator[None]:
    """Tell in a sentence where there is no screen for what is done meanwhile."""
    try:
        yield
    except NoDisplay as error:
        raise CommandError(str(error)) from None


def seat_row(name: str, bot: str, level: str) -> dict[str, str]:
    """Return who plays a seat as --json tells it: `bot` is "" for a person."""
    return {"name": name, "bot": bot, "level": level}


def called(name: str) -> str:
    """Return a player's name as it may stand in a terminal; of somebody who has none any more, that."""
    return isolated(shown(name)) or "somebody"


def columns(rows: Sequence[Sequence[str]]) -> Iterator[str]:
    """Yield a line for each row of a table, in which what belongs together stands below each other."""
    wide = [max(map(length, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        cells = (cell + " " * (most - length(cell)) for cell, most in zip(row, wide, strict=True))
        yield "  ".join(cells).rstrip()


def moment(seconds: float) -> str:
    """Return a time since 1970 as a date and a time of the day here, in the form of ISO 8601."""
    return datetime.fromtimestamp(int(seconds)).astimezone().isoformat()


def english(problem: Problem) -> str:
    """Return the English sentence of a problem."""
    return _english_words(assets()).phrase(problem.phrase)


@cache
def _english_words(come_with: Path) -> Catalogue:
    """The words of English among the assets there, read once: thousands of files may be told of."""
    return load_words()


def as_reason(problem: Problem) -> str:
    """Return a problem in English as the end of a sentence, whose full stop follows."""
    return english(problem).removesuffix(".")


def lines(figures: dict[str, Any], prefix: str = "") -> str:
    """The figures of a nested mapping, one a line, each with the names that lead to it."""
    found = []
    for name, value in figures.items():
        if isinstance(value, dict):
            found.append(lines(value, f"{prefix}{name}."))
        else:
            shown = f"{value:.4g}" if isinstance(value, float) else value
            found.append(f"{prefix}{name}: {shown}")
    return "\n".join(found)
