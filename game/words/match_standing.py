"""How far a match has come, in words: which of its rounds is played, and when it ends.

Whether there are rounds to count is read from the options that games share by name: `rounds` (0: any number)
and `target`, a total at which the match ends (0: none).
"""

from __future__ import annotations

from collections.abc import Mapping

from game.engine.option_values import Value
from game.words.catalogue import Catalogue


def _number(options: Mapping[str, Value], name: str) -> int:
    value = options.get(name, 0)
    return value if isinstance(value, int) else 0


def several_rounds(options: Mapping[str, Value]) -> bool:
    """Whether a match with these options may have more than one round."""
    return _number(options, "rounds") != 1


def round_line(words: Catalogue, number: int, options: Mapping[str, Value]) -> str:
    """Return which round is played, counted from 1; "" in a match of one."""
    rounds = _number(options, "rounds")
    if not several_rounds(options):
        return ""
    if rounds:
        return words("table.round_of", number=number, rounds=rounds)
    return words("table.round", number=number)


def target_line(words: Catalogue, options: Mapping[str, Value]) -> str:
    """Return at which total the match ends; "" if there is none, or only one round is played."""
    target = _number(options, "target")
    return words("table.ends_at", count=target) if target and several_rounds(options) else ""


def standing_lines(words: Catalogue, number: int, options: Mapping[str, Value]) -> tuple[str, ...]:
    """Return both, without what there is not."""
    lines = round_line(words, number, options), target_line(words, options)
    return tuple(each for each in lines if each)


def standing_sentence(words: Catalogue, number: int, options: Mapping[str, Value]) -> str:
    """Return both in one line; "" in a match of one round."""
    lines = standing_lines(words, number, options)
    if len(lines) < 2:
        return lines[0] if lines else ""
    return words("table.standing", first=lines[0], second=lines[1])
