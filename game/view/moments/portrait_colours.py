"""The colours of the clothes in the portraits, by the portraits' names."""

from __future__ import annotations

from collections.abc import Mapping

from game.view.base.colours import INK, LIGHT, Colour

SHIRTS: Mapping[str, Colour] = {
    "ada": Colour.hex("#cf5a36"),
    "ruth": Colour.hex("#4b7aa0"),
    "jun": Colour.hex("#4c8a4f"),
    "milo": Colour.hex("#dca032"),
    "emil": Colour.hex("#765195"),
    "nora": Colour.hex("#2f6f68"),
    "walt": Colour.hex("#8a3d3f"),
    "sana": Colour.hex("#2f7f86"),
    "kofi": Colour.hex("#2c5f8f"),
    "mei": Colour.hex("#5560a8"),
    "ravi": Colour.hex("#3a4a63"),
    "inga": Colour.hex("#2f3d5c"),
    "theo": Colour.hex("#d0a93c"),
    "zoe": Colour.hex("#b8487a"),
    "otis": Colour.hex("#6d7a3a"),
    "lola": Colour.hex("#2a7f86"),
    "vera": Colour.hex("#7a2e4a"),
    "hugo": Colour.hex("#22365c"),
    "pip": Colour.hex("#7a2e8a"),
    "otto": Colour.hex("#4a2f5e"),
    "odette": Colour.hex("#b3303c"),
    "luna": Colour.hex("#2f3a78"),
}
"""Lola's is that of her headband, Odette's that of her beret: their shirts are nearly white."""
LEAST_CONTRAST = 4.5


def banner_colour(portrait: str) -> Colour:
    """Return the colour of somebody's clothes, as dark as light text on it needs; INK for nobody known."""
    colour = SHIRTS.get(portrait, INK)
    while LIGHT.contrast(colour) < LEAST_CONTRAST:
        colour = colour.mix(Colour(0, 0, 0), 0.06)
    return colour
