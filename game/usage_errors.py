"""What is wrong with how a command was called, in a sentence, in place of click's usage, hint and message."""

from __future__ import annotations

import re
from difflib import get_close_matches

import click

from game.words.path_names import quoted

_EXTRA = re.compile(r"Got unexpected extra arguments? \((.*)\)", re.DOTALL)
LONGEST = 100
"""Letters of a name for which others like it are looked for."""
_NO_VALUE = "does not take a value"


def sentence(error: click.ClickException) -> str:
    """Return the sentence about an error, which names the option or argument that it is about."""
    match error:
        case click.NoSuchOption():
            return _unknown("option", error.option_name, _options(error.ctx))
        case click.NoSuchCommand():
            return _unknown("command", error.command_name, _commands(error.ctx))
        case click.exceptions.NoArgsIsHelpError():
            return f"A command was expected; {_are('command', _commands(error.ctx))}."
        case click.MissingParameter():
            return f"{_place(error)} is missing{_usage(error.ctx)}."
        case click.BadParameter():
            return f"{_place(error)}: {error.message}"
        case click.BadOptionUsage():
            expected = "no value was" if _NO_VALUE in error.message else "a value was"
            return f"{error.option_name}: {expected} expected."
    extra = _EXTRA.match(error.message)
    if extra is not None and isinstance(error, click.UsageError):
        return f"{quoted(extra[1])} is more than was expected{_usage(error.ctx)}."
    return error.message


def _unknown(kind: str, name: str, known: list[str]) -> str:
    what = f"There is no {kind} {quoted(name)}"
    if like := get_close_matches(name[:LONGEST], known):
        return f"{what}; did you mean {' or '.join(like)}?"
    return f"{what}; {_are(kind, known)}."


def _are(kind: str, names: list[str]) -> str:
    return f"the {kind}s are {', '.join(names)}"


def _options(context: click.Context | None) -> list[str]:
    if context is None:
        return []
    options = [
        each for each in context.command.get_params(context) if each.param_type_name == "option"
    ]
    return [max(each.opts, key=len) for each in options]


def _commands(context: click.Context | None) -> list[str]:
    if context is None or not isinstance(context.command, click.Group):
        return []
    return context.command.list_commands(context)


def _place(error: click.BadParameter) -> str:
    """Return the option or argument that an error is about, as it is called in the help."""
    if error.param is None:
        return "The command line"
    if error.param.param_type_name == "option":
        return max(error.param.opts, key=len)
    return error.param.human_readable_name.upper().strip("[].")


def _usage(context: click.Context | None) -> str:
    """Return the part of a sentence that shows what a command is given."""
    if context is None:
        return ""
    pieces = " ".join(context.command.collect_usage_pieces(context))
    return f"; give {context.command_path} {pieces}".rstrip(".")
