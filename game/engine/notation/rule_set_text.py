"""Rule sets as text: one line with the id of a game and the options that differ from the rules as written."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import NamedTuple

from game.engine.info import Info
from game.engine.option_values import LONGEST_SET, Value
from game.engine.options import Option, SetupError
from game.engine.problems import Phrase, presentable

LENGTHS = ("rounds", "target", "minutes")
"""The options that say how long a match lasts, which are no part of a rule set."""
PARTNERS = "partners"
"""The option that says who plays with whom, which is none either."""

_LETTERS = re.compile(r"[A-Za-z0-9_=. -]+")
_BLANKS = re.compile(r"[^\S\r\n]+")
_AROUND = re.compile(r"^[\s\ufeff\u200b\"'`\u2018-\u201f]+|[\s\ufeff\u200b\"'`\u2018-\u201f]+$")
"""What other programs put around a line that they show or send: quotes, and marks that nobody sees."""
_LONGEST_COPIED = 10 * LONGEST_SET
"""A longer text is not tidied up: no line is left of it, whatever stands around one."""
_SHOWN = 40
"""Letters of a word of a line in a sentence."""


class RuleSet(NamedTuple):
    """What a line says: the value of every rule of a game, and the words that this program does not know."""

    options: dict[str, Value]
    unknown: tuple[str, ...]


def rules_of(info: Info) -> tuple[Option, ...]:
    """Return the options of a game that rule sets are about: no lengths, no partners, no lists of texts."""
    return tuple(
        option
        for option in info.options
        if option.name not in (*LENGTHS, PARTNERS) and not isinstance(option.default, tuple)
    )


def with_lengths(options: Mapping[str, Value], lengths: Mapping[str, int]) -> dict[str, Value]:
    """Return options with other lengths of those that they have: 0, for no end by it, where none is given."""
    chosen = {name: lengths.get(name, 0) for name in LENGTHS if name in options}
    return {**options, **chosen}


def changed_rules(info: Info, options: Mapping[str, object]) -> tuple[Option, ...]:
    """Return the rules that are not as written by these options, in the order in which the game lists them."""
    return tuple(
        option
        for option in rules_of(info)
        if options.get(option.name, option.default) != option.default
    )


def rule_set(info: Info, options: Mapping[str, object]) -> str:
    """Return the line of the rule set by which a match with these options is played.

    As written it is the id of the game alone. What differs follows in the order in which the game lists its
    options, as `NAME=VALUE`; a switch that is on is its name. Options that are not given have their default.
    Lengths, partners, and lists of words are left out, so that one set always has the same line.
    """
    words = [info.id]
    for option in changed_rules(info, options):
        value = options[option.name]
        words.append(option.name if value is True else f"{option.name}={_text(value)}")
    return " ".join(words)


def is_line_of_rules(line: str) -> bool:
    """Return whether a text is a line, of the letters and the length that one of a rule set may have."""
    return len(line) <= LONGEST_SET and _LETTERS.fullmatch(line) is not None


def read_rule_set(info: Info, line: str) -> RuleSet:
    """Return what a line says of the rules of a game. Raises SetupError for what is no set of this game.

    Quotes and blanks around it, a final line end, which blanks they are, and the case of letters do not matter.
    What the game has no rule for, as in a set of a newer program, is named and left out.
    """
    if len(line) <= _LONGEST_COPIED:
        line = _BLANKS.sub(" ", _AROUND.sub("", line))
    if not is_line_of_rules(line):
        raise SetupError(_no_line(info, line))
    words = line.lower().split(" ")
    if words[0] != info.id:
        found = presentable(words[0], _SHOWN)
        raise SetupError(Phrase("problem.set-other-game", found=found, game=info.id))
    known = {option.name: option for option in rules_of(info)}
    options: dict[str, Value] = {name: option.default for name, option in known.items()}
    unknown: list[str] = []
    rest = [word for word in words[1:] if word]
    while rest:
        word = rest.pop(0)
        name, given, value = word.partition("=")
        if name in known:
            value = _whole(known[name], value, rest) if given else "true"
            options[name] = known[name].parse(value)
        else:
            unknown.append(presentable(name or word, _SHOWN))
    return RuleSet(options, tuple(dict.fromkeys(unknown)))


def _no_line(info: Info, text: str) -> Phrase:
    """Return what is wrong with a text that is no line. What does not begin with the game's id is none."""
    begins = text.lstrip().lower()
    if re.match(re.escape(info.id) + r"(?![a-z0-9_-])", begins) is None:
        return Phrase("problem.set-none")
    if len(text) > LONGEST_SET:
        return Phrase("problem.set-long", most=LONGEST_SET)
    odd = [word for word in text.split() if not _LETTERS.fullmatch(word)]
    if not odd:
        return Phrase("problem.set-lines")
    return Phrase("problem.set-word", found=presentable(odd[0], _SHOWN))


def _whole(option: Option, value: str, rest: list[str]) -> str:
    """Return a value with as many of the words behind it as belong to it, which are taken from `rest`."""
    for choice in option.choices:
        first, *others = str(choice).split(" ")
        if others and value == first and rest[: len(others)] == others:
            del rest[: len(others)]
            return str(choice)
    return value


def _text(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
