"""The options of the house rules, and the record of those that hold at a table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Self

from game.engine.option_values import Value
from game.engine.options import Option, Options
from game.engine.table import Table

DRAW_UNTIL = Option(
    "draw_until",
    False,
    "H-1",
    later=True,
    group="drawing",
    brings=("play_drawn",),
    mark="step-on",
)
JUMP_IN = Option("jump_in", False, "H-4", later=True, mark="bolt")
DRAW4 = Option(
    "draw4",
    "any",
    "H-3",
    choices=("any", "no-colour", "doubt"),
    later=True,
    group="draws",
    mark="find",
)
SEVEN_ZERO = Option("seven_zero", False, "H-5", later=True, mark="turned")
LAST_CARD = Option(
    "last_card",
    "any",
    "H-6",
    choices=("any", "no-wild", "number"),
    later=True,
    group="ending",
    mark="crown",
)
CALL_PENALTY = Option(
    "call_penalty",
    2,
    "H-9",
    low=1,
    high=4,
    later=True,
    group="calls",
    idle_by=(("call", False),),
    mark="speech",
)
HAND = Option("hand", 7, "H-10", low=3, high=15, later=True, mark="copy")


def stacking(*values: str) -> Option:
    """Declare what may be played while cards are faced (H-2); the first value is the usual one."""
    return Option(
        "stacking", values[0], "H-2", choices=values, later=True, group="draws", mark="plus"
    )


def scoring(*values: str) -> Option:
    """Declare what a round counts (H-8); the first value is the usual one."""
    return Option(
        "scoring", values[0], "H-8", choices=values, later=True, group="scoring", mark="trophy"
    )


@dataclass(frozen=True, slots=True)
class House:
    """The house rules of a table that change what may be played, drawn, called or doubted.

    `by_choice` tells that who can play may draw all the same, `doubts` and `no_colour` which of the two holds
    for a Draw 4.
    """

    draw_until: bool
    stacking: str
    doubts: bool
    no_colour: bool
    jump_in: bool
    seven_zero: bool
    last_card: str
    by_choice: bool
    call: bool
    call_penalty: int

    @classmethod
    def of(cls, options: Options) -> Self:
        """Return the rules that these options set; those that a game has not are as usual."""
        get = options.get
        return cls(
            draw_until=get("draw_until", False),
            stacking=get("stacking", "none"),
            doubts=get("draw4") == "doubt",
            no_colour=get("draw4") == "no-colour",
            jump_in=get("jump_in", False),
            seven_zero=get("seven_zero", False),
            last_card=get("last_card", "any"),
            by_choice=get("voluntary_draw", not get("must_play", False)),
            call=get("call", True),
            call_penalty=get("call_penalty", 2),
        )


def house_of(table: Table, usual: Mapping[str, Value]) -> House | None:
    """Return the house rules of a table; None if all these options have their usual values.

    None is what a search meets most: the rules as written ask nothing else.
    """
    options = table.options
    if all(options[name] == value for name, value in usual.items()):
        return None
    return House.of(options)


def usual_values(*options: Option) -> dict[str, Value]:
    """Return the usual value of each of these options, by name."""
    return {option.name: option.default for option in options}
