"""What options of games, their values and sets of rules are called where players read it."""

from __future__ import annotations

from collections.abc import Mapping

from game.engine.info import Info
from game.engine.notation.rule_set_text import changed_rules
from game.engine.option_values import Value
from game.engine.options import Option
from game.words.catalogue import Catalogue


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
