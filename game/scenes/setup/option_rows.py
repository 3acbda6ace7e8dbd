"""Rows for the options that a game declares; they depend on no particular game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import accumulate
from typing import TypeVar

from game.engine.option_values import Value
from game.engine.options import Option
from game.view.widgets.choice_row import ChoiceRow
from game.words.catalogue import Catalogue
from game.words.named_things import Join, Several
from game.words.option_words import value_label

R = TypeVar("R", bound=ChoiceRow)

MOST_VALUES = 120
"""A range of more numbers than this is offered in steps of ten."""
GLANCE = 64
"""The number of letters that are shown of a list."""


def values_of(option: Option) -> list[Value]:
    """Return the values that a row offers for an option; none if it holds a list."""
    if isinstance(option.default, bool):
        return [False, True]
    if option.choices:
        return list(option.choices)
    if isinstance(option.default, int):
        step = 10 if option.high - option.low > MOST_VALUES else 1
        return [*option.also, *range(option.low, option.high + 1, step)]
    return []


def place_of(option: Option, value: Value) -> int:
    """Return the place of a value, or of the one nearest to it, among those that a row offers."""
    values = values_of(option)
    return values.index(value) if value in values else _nearest(values, value)


def option_row(
    words: Catalogue,
    game: str,
    option: Option,
    value: Value,
    changed: Callable[[Value], None],
    make: Callable[..., R],
) -> R | None:
    """Return the row of an option with its present value, as `make` makes it; None if it holds a list."""
    values = values_of(option)
    if not values:
        return None
    key = f"{game}.option.{option.name}"
    return make(
        words(f"{key}.name"),
        [value_label(words, game, option, each) for each in values],
        place_of(option, value),
        lambda place: changed(values[place]),
        help=words(f"{key}.help"),
        clause=option.clause,
    )


def list_row(
    words: Catalogue,
    game: str,
    option: Option,
    usual: Sequence[str],
    value: Value | None,
    changed: Callable[[Value | None], None],
) -> ChoiceRow:
    """Return the row of an option that holds a list: the `usual` one (None), an empty one, or the player's own.

    Own lists come from files; texts are not typed in a menu.
    """
    key = f"{game}.option.{option.name}"
    lists: list[Value | None] = [None, ()]
    labels = [words("ui.setup.list.usual", count=len(usual)), words("ui.setup.list.none")]
    if value not in lists and isinstance(value, tuple):
        lists.append(value)
        labels.append(words("ui.setup.list.own", count=len(value)))

    def help() -> str:
        chosen = lists[row.chosen]
        texts = usual if chosen is None else chosen if isinstance(chosen, tuple) else ()
        said = words(f"{key}.help")
        if not texts:
            return said
        shown = _beginning(texts)
        ends = "whole" if len(shown) == len(texts) else "beginning"
        return words(f"ui.setup.list.{ends}", help=said, texts=Several(shown, Join.COMMA))

    def choose(place: int) -> None:
        row.help = help()
        changed(lists[place])

    row = ChoiceRow(words(f"{key}.name"), labels, lists.index(value), choose, clause=option.clause)
    row.help = help()
    return row


def _beginning(texts: Sequence[str]) -> tuple[str, ...]:
    """Return as many of the texts as have GLANCE letters together, at least one."""
    ends = list(accumulate(len(text) + 2 for text in texts))
    if ends[-1] <= GLANCE + 2:
        return tuple(texts)
    return tuple(texts[: max(1, sum(end <= GLANCE for end in ends))])


def _nearest(values: list[Value], value: Value) -> int:
    numbers = [
        abs(each - value) for each in values if isinstance(each, int) and isinstance(value, int)
    ]
    return numbers.index(min(numbers)) if numbers else 0
