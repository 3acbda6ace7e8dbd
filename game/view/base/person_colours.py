"""The colours of people at one screen: rings, lines, cursors and devices. Bots have none."""

from __future__ import annotations

from collections.abc import Mapping

from game.view.base.colours import Colour

PERSON_COLOURS: Mapping[str, Colour] = {
    "rose": Colour.hex("#ff8aa6"),
    "sky": Colour.hex("#6dbaff"),
    "green": Colour.hex("#66d692"),
    "violet": Colour.hex("#bda2ff"),
    "indigo": Colour.hex("#8fa6ff"),
    "silver": Colour.hex("#d5dce8"),
    "turquoise": Colour.hex("#48d7d2"),
    "orchid": Colour.hex("#f59be6"),
    "sand": Colour.hex("#dfb98c"),
    "lime": Colour.hex("#c6e15c"),
}
"""The colours by name, in the order in which they are given out."""
