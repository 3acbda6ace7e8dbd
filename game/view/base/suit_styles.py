"""How suits and colours are drawn: a shape for each, and its colours."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from game.view.base.colours import Colour


@dataclass(frozen=True, slots=True)
class SuitStyle:
    """A suit's shape (a picture under `shapes/`), its colour, and the dark one for words on paper."""

    shape: str
    main: Colour
    dark: Colour


SUITS = {
    "R": SuitStyle("flame", Colour.hex("#cf4030"), Colour.hex("#a02419")),
    "Y": SuitStyle("sun", Colour.hex("#f4b526"), Colour.hex("#8a5a00")),
    "G": SuitStyle("leaf", Colour.hex("#23834f"), Colour.hex("#115c34")),
    "B": SuitStyle("drop", Colour.hex("#2a6fc4"), Colour.hex("#174e98")),
    "S": SuitStyle("spade", Colour.hex("#23262f"), Colour.hex("#1c1410")),
    "H": SuitStyle("heart", Colour.hex("#c9303a"), Colour.hex("#9c1f2a")),
    "D": SuitStyle("diamond", Colour.hex("#c9303a"), Colour.hex("#9c1f2a")),
    "C": SuitStyle("club", Colour.hex("#23262f"), Colour.hex("#1c1410")),
}
"""The styles of suits and colours by the letters of the notation."""

FOUR_COLOURS = {
    **SUITS,
    "D": SuitStyle("diamond-four", Colour.hex("#2a6fc4"), Colour.hex("#174e98")),
    "C": SuitStyle("club-four", Colour.hex("#23834f"), Colour.hex("#115c34")),
}
"""The same with a colour of its own for each suit of a French deck."""


def suits(four_colour: bool) -> Mapping[str, SuitStyle]:
    """Return the styles of the suits, by the settings."""
    return FOUR_COLOURS if four_colour else SUITS


def faces(
    deck: str, four_colour: bool, high_contrast: bool = False, night_cards: bool = False
) -> str:
    """Return the folder of a deck's card pictures, by the settings. Dark ones have four colours."""
    if high_contrast or night_cards:
        return f"{deck}-contrast" if high_contrast else f"{deck}-night"
    return f"{deck}4" if four_colour and deck == "french" else deck
