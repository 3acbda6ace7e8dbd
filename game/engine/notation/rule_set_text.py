"""Rule sets as text: one line with the id of a game and the options that differ from the rules as written."""

from __future__ import annotations

from collections.abc import Mapping

from game.engine.info import Info

LENGTHS = ("rounds", "target", "minutes")
"""The options that say how long a match lasts, which are no part of a rule set."""
PARTNERS = "partners"
"""The option that says who plays with whom, which is none either."""


def rule_set(info: Info, options: Mapping[str, object]) -> str:
    """Return the line of the rule set by which a match with these options is played.

    As written it is the id of the game alone. What differs follows in the order in which the game lists its
    options, as `NAME=VALUE`; a switch that is on is its name. Options that are not given have their default.
    Lengths, partners, and lists of words are left out, so that one set always has the same line.
    """
    words = [info.id]
    for option in info.options:
        value = options.get(option.name, option.default)
        if option.name in (*LENGTHS, PARTNERS) or isinstance(option.default, tuple):
            continue
        if value != option.default:
            words.append(option.name if value is True else f"{option.name}={_text(value)}")
    return " ".join(words)


def _text(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
