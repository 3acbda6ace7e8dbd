"""Options of a game, declared once for menus, files, the command line and the rules."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from game.engine.option_values import Value
from game.engine.problems import Phrase, Problem

Options: TypeAlias = Mapping[str, Any]
"""The options of a match by name; each value has the type of its declared default."""


class SetupError(Problem):
    """A match cannot be set up; `clause` is the rule (mostly G-11)."""

    def __init__(self, phrase: Phrase, clause: str = "G-11") -> None:
        super().__init__(phrase)
        self.clause = clause


_WHOLE = re.compile(r"-?[0-9]{1,18}")

GROUPS = ("drawing", "draws", "calls", "ending", "scoring", "extras")
"""What rules are about, in the order in which a set-up shows them."""


@dataclass(frozen=True, slots=True)
class Option:
    """The declaration of one option: its name, the values it may have, and the clause that speaks of it.

    The type is that of `default`. Numbers run from `low` to `high`, or are one of `also` (such as a 0 that
    switches something off); if there are `choices`, the value is one of them. A tuple may hold any texts. An
    option that is not `offered` appears in no menu and has no message: it holds data of a language, which is
    kept as an option so that replays have it. A list that is `dispensable` may be empty in a language. An
    option that a game got `later` is written with a match only where its value is not the usual one, so that
    matches of before are written as they were. What matters only with so many `players` is offered to them only
    (0: to all). `group` is what it is about (GROUPS). Who switches it on gets the switches that it `brings`,
    which can be switched off again; it has no effect while another option has a value of `idle_by`.
    `mark` is the name of the icon that stands for it at a table.
    """

    name: str
    default: Value
    clause: str
    low: int = 0
    high: int = 0
    also: tuple[int, ...] = ()
    choices: tuple[str | int, ...] = ()
    offered: bool = True
    dispensable: bool = False
    players: int = 0
    later: bool = False
    group: str = "extras"
    brings: tuple[str, ...] = ()
    idle_by: tuple[tuple[str, Value], ...] = ()
    mark: str = "book"

    def idle(self, options: Options) -> bool:
        """Return whether it has no effect with the other options as they are."""
        return any(name in options and options[name] == value for name, value in self.idle_by)

    def allowed(self) -> Phrase:
        """The phrase for the values it may have."""
        if isinstance(self.default, bool):
            return Phrase("problem.option-switch")
        if self.choices:
            return Phrase("problem.option-choices", choices=tuple(map(str, self.choices)))
        if isinstance(self.default, int):
            if not self.also:
                return Phrase("problem.option-span", low=self.low, high=self.high)
            also = tuple(map(str, self.also))
            return Phrase("problem.option-span-also", also=also, low=self.low, high=self.high)
        texts = isinstance(self.default, tuple)
        return Phrase("problem.option-texts" if texts else "problem.option-text")

    def accept(self, value: object) -> Value:
        """Return the value as the rules read it. Raises SetupError if it is not allowed."""
        if isinstance(self.default, tuple):
            if isinstance(value, Sequence) and not isinstance(value, str):
                texts = tuple(value)
                if all(isinstance(text, str) for text in texts):
                    return texts
        elif isinstance(self.default, bool):
            if isinstance(value, bool):
                return value
        elif isinstance(self.default, int):
            if isinstance(value, int) and not isinstance(value, bool) and self._in_range(value):
                return value
        elif isinstance(value, str) and (not self.choices or value in self.choices):
            return value
        raise self._refusal(self._shown(value))

    def _refusal(self, value: str | Phrase) -> SetupError:
        return SetupError(
            Phrase(
                "problem.option-value",
                option=self.name,
                value=value or Phrase("problem.option-empty"),
                allowed=self.allowed(),
            )
        )

    def _shown(self, value: object) -> str | Phrase:
        if isinstance(value, bool):
            return str(value).lower()
        # Where a text is wrong because it is one, "3" must not look like 3.
        wrong = isinstance(value, str) and not isinstance(self.default, str)
        return Phrase("problem.option-given-text", text=str(value)) if wrong else str(value)

    def _in_range(self, value: int) -> bool:
        if self.choices:
            return value in self.choices
        return self.low <= value <= self.high or value in self.also

    def parse(self, text: str) -> Value:
        """Return the value that a command line's text stands for. Raises SetupError if it is not allowed."""
        if isinstance(self.default, bool):
            if text in ("true", "false"):
                return text == "true"
        elif isinstance(self.default, int):
            # Not all that Python takes for a number: 5_0 is none that a person writes.
            if _WHOLE.fullmatch(text) is None:
                raise self._refusal(text)
            return self.accept(int(text))
        elif isinstance(self.default, tuple):
            return tuple(part.strip() for part in text.split(",") if part.strip())
        else:
            return self.accept(text)
        raise self._refusal(text)


def unknown_option(name: str, declared: Sequence[Option]) -> SetupError:
    """Return the problem of an option's name that is not declared."""
    options = tuple(sorted(option.name for option in declared))
    if not options:
        return SetupError(Phrase("problem.option-unknown-none", option=name))
    return SetupError(Phrase("problem.option-unknown", option=name, options=options))


def settle(declared: Sequence[Option], given: Mapping[str, object]) -> dict[str, Value]:
    """Return the value of every option: that in `given`, checked, or the default.

    Raises SetupError for a value that is not allowed and for a name that is not declared.
    """
    names = {option.name for option in declared}
    for name in given:
        if name not in names:
            raise unknown_option(name, declared)
    return {
        option.name: option.accept(given[option.name]) if option.name in given else option.default
        for option in declared
    }
