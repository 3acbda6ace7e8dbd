"""Options that several commands have: the same name, the same default, the same words in their help."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import click

from game.commands.values import Name, Whole

Command = TypeVar("Command", bound=Callable[..., Any])


def count(flag: str, default: int, help: str, *, least: int = 1) -> Callable[[Command], Command]:
    """An option for a whole number, `least` or more."""
    return click.option(flag, default=default, show_default=True, type=Whole(least), help=help)


def jobs(help: str = "Number of processes.") -> Callable[[Command], Command]:
    """The option `--jobs`."""
    return click.option("--jobs", default=1, show_default=True, type=Whole(1, 64), help=help)


def as_json(what: str = "report") -> Callable[[Command], Command]:
    """The flag `--json`, with which a command prints its report, or what else it says, for programs."""
    return click.option("--json", "as_json", is_flag=True, help=f"Print the {what} as JSON.")


def first_seed(help: str = "First seed.") -> Callable[[Command], Command]:
    """The option `--seed`."""
    return count("--seed", 1, help, least=0)


def first_deal() -> Callable[[Command], Command]:
    """The option `--seed` of what deals: the number of the first deal."""
    return first_seed("Number of the first deal.")


def rules_options() -> Callable[[Command], Command]:
    """The options `--set SET` and `--option NAME=VALUE`, which may be repeated.

    `rules` is the set of rules that was given (None: as written), and `options` are the texts of the others.
    """
    one_set = click.option(
        "--set",
        "rules",
        type=Name("a set of rules"),
        metavar="SET",
        help="A set of rules, by its name or its line.",
    )
    options = click.option(
        "--option",
        "options",
        multiple=True,
        metavar="NAME=VALUE",
        help="An option of the rules, whatever the set says; may be repeated.",
    )
    return lambda command: one_set(options(command))
