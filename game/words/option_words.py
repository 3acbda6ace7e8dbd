"""What options of games, their values and sets of rules are called where players read it.

`InForce(words, info, options)` is what is said of rules that are not true as written at a table.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import NamedTuple

from game.engine.info import Info
from game.engine.notation.rule_set_text import PARTNERS, changed_rules
from game.engine.option_values import Value
from game.engine.options import Option
from game.words.catalogue import Catalogue
from game.words.named_things import Join, Several


def value_label(words: Catalogue, game: str, option: Option, value: Value) -> str:
    """Return what a value is called: by its own message, if there is one."""
    key = f"{game}.option.{option.name}"
    text = ("no", "yes")[value] if isinstance(value, bool) else str(value)
    own = str(value).lower() if isinstance(value, bool) else text
    if f"{key}.{own}" in words:
        return words(f"{key}.{own}")
    return words(f"ui.setup.{text}") if isinstance(value, bool) else text


def rule_label(words: Catalogue, game: str, option: Option, value: Value) -> str:
    """Return what is in force by an option: its name, and its value if it is no switch that is on."""
    name = words(f"{game}.option.{option.name}.name")
    if value is True:
        return name
    return words("ui.house.rule", name=name, value=value_label(words, game, option, value))


def rules_in_force(words: Catalogue, info: Info, options: Mapping[str, Value]) -> list[str]:
    """Return what is not as written by these options, in the order in which the game lists it."""
    return [
        rule_label(words, info.id, option, options[option.name])
        for option in changed_rules(info, options)
    ]


class ToldHere(NamedTuple):
    """What is said below a rule ("": nothing), and the clause that says what holds instead ("": its own)."""

    text: str = ""
    clause: str = ""


class InForce:
    """The options of the table where the book was opened; `rules` are those that are not as written."""

    def __init__(self, words: Catalogue, info: Info, options: Mapping[str, Value]) -> None:
        self._words, self._game, self._options = words, info.id, options
        self.rules = changed_rules(info, options)
        # Partners are no part of a set of rules, and change clauses all the same.
        partners = [each for each in info.options if each.name == PARTNERS]
        on = [each for each in partners if options.get(each.name, each.default) != each.default]
        self._effective = [each for each in (*self.rules, *on) if not each.idle(options)]

    def clause(self, clause: str, changed: Collection[str]) -> ToldHere:
        """Return what is to be said of a clause, which is not true by the options `changed`."""
        own = [
            rule_label(self._words, self._game, each, self._options[each.name])
            for each in self.rules
            if each.clause == clause
        ]
        others = [each for each in self._replacing(changed) if each.clause != clause]
        return self._here(own, others)

    def in_short(self, changed: Collection[str]) -> ToldHere:
        """Return what is to be said of a rule in short, which is not true by the options `changed`."""
        return self._here([], self._replacing(changed))

    def _replacing(self, changed: Collection[str]) -> list[Option]:
        return [
            each
            for each in self._effective
            if each.name in changed or f"{each.name}={self._options[each.name]}" in changed
        ]

    def _here(self, own: list[str], others: list[Option]) -> ToldHere:
        if not own and not others:
            return ToldHere()
        words, key = self._words, f"{self._game}.option"
        named = [(words(f"{key}.{each.name}.name"), each.clause) for each in others]
        see = [words("ui.rules.see", rule=rule, clause=clause) for rule, clause in named]
        text = words("ui.rules.here", rules=Several((*own, *see), Join.DOT))
        return ToldHere(text, others[0].clause if others else "")
