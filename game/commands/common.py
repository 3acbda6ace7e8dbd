"""What the commands share: errors, a bar of progress, sentences, figures as lines."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

import click

from game.engine.problems import Problem
from game.store.language_files import load_words
from game.view.base.window import NoDisplay

Part = TypeVar("Part")

JOBS = click.IntRange(1, 64)


class CommandError(click.ClickException):
    """An error that the user can correct. The message is one sentence; the exit status is 2."""

    exit_code = 2


def watched(
    parts: Iterator[Part], total: int, label: str, size: Callable[[Part], int] = lambda part: 1
) -> Iterator[Part]:
    """The parts as they are done, with a bar of how many of all there are so far if somebody sees it."""
    if not sys.stderr.isatty():
        yield from parts
        return
    with click.progressbar(length=total, label=label, file=sys.stderr) as bar:
        for part in parts:
            yield part
            bar.update(size(part))


@contextmanager
def on_a_screen() -> Iterator[None]:
    """Tell in a sentence where there is no screen for what is done meanwhile."""
    try:
        yield
    except NoDisplay as error:
        raise CommandError(str(error)) from None


def english(problem: Problem) -> str:
    """Return the English sentence of a problem."""
    return load_words().phrase(problem.phrase)


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
